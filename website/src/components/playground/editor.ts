/**
 * The editor: CodeMirror with TypeScript's grammar, in the colours of the site's code. It knows nothing of pictures: what is wrong, what
 * completes a word and what is marked is given to it.
 * In a chunk of its own, which only the workbench loads.
 */
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, forceLinting, linter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, drawSelection, EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { Mistake, Range } from '../../playground/message.ts'
import { type NumberEvents, numberTip, type NumberTipWords, tweaked } from './number-tip.ts'

export type EditorEvents = NumberEvents & {
  /** The reader wrote something, or undid it. */
  readonly onChange: (code: string) => void
  /** The cursor is in another line, counted from 1. */
  readonly onLine: (line: number) => void
  /** The offset under the pointer; undefined when the pointer leaves. */
  readonly onPoint: (at: number | undefined) => void
}

export type EditorWords = NumberTipWords & { readonly label: string }

export type Editor = {
  readonly code: () => string
  /** Replaces the whole text, in one step of undo. */
  readonly setCode: (code: string) => void
  readonly setMistake: (mistake: Mistake | undefined) => void
  /** Highlights a range of the code; without a range, removes the highlight. */
  readonly mark: (range: Range | undefined, isShown?: boolean) => void
  readonly select: (range: Range) => void
  /** Selects the text of a line, counted from 1. */
  readonly selectLine: (line: number) => void
  /** Adds extensions that are loaded after the editor. */
  readonly extend: (extension: Extension) => void
  readonly focus: () => void
  readonly close: () => void
}

const setMark = StateEffect.define<Range | undefined>()
const marked = StateField.define({
  create: () => Decoration.none,
  update(value, transaction) {
    let next = value.map(transaction.changes)
    for (const effect of transaction.effects) {
      if (!effect.is(setMark)) continue
      const range = effect.value
      next = range && range.from < range.to ? Decoration.set([Decoration.mark({ class: 'pg-marked' }).range(range.from, range.to)]) : Decoration.none
    }
    return next
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** The roles of plugins/highlight. */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--code-type)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-function)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-property)' },
  { tag: [tags.punctuation, tags.operator, tags.bracket], color: 'var(--code-punctuation)' },
  { tag: [tags.comment], color: 'var(--code-faint)', fontStyle: 'italic' },
])

const look = EditorView.theme(
  {
    '&': { height: '100%', color: 'var(--code-text)', backgroundColor: 'var(--code-ground)', fontSize: '0.84rem' },
    '.cm-scroller': { fontFamily: 'var(--face-code)', lineHeight: '1.6' },
    '.cm-content': { padding: '0.8rem 0', caretColor: '#f3bd45' },
    '.cm-cursor, .cm-dropCursor': { borderLeftColor: '#f3bd45', borderLeftWidth: '2px' },
    '.cm-gutters': { backgroundColor: 'var(--code-ground)', color: 'var(--code-faint)', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--code-mark) 45%, transparent)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection': {
      backgroundColor: '#46507a',
    },
    '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--code-mark)', outline: '1px solid var(--code-faint)' },
    '.cm-selectionMatch': { backgroundColor: '#3a4263' },
    '.pg-marked': { backgroundColor: '#5a4a1e', outline: '1px solid #f3bd45', borderRadius: '2px' },
    '.cm-tooltip': { backgroundColor: 'var(--code-bar)', color: 'var(--code-text)', border: '1px solid var(--code-mark)', borderRadius: '6px' },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: '#46507a', color: '#fff' },
    '.cm-diagnostic': { maxWidth: '36rem', fontFamily: 'var(--face-text)', fontSize: '0.85rem', whiteSpace: 'pre-wrap' },
    '.cm-panels': { backgroundColor: 'var(--code-bar)', color: 'var(--code-text)' },
    '.cm-panel.cm-search input, .cm-panel.cm-search button': {
      color: 'var(--code-text)',
      backgroundColor: 'var(--code-mark)',
      backgroundImage: 'none',
      border: 'none',
    },
    '&.cm-focused': { outline: 'none' },
  },
  { dark: true },
)

/** The line of the cursor. */
const lineOf = ({ doc, selection }: EditorState): number => doc.lineAt(selection.main.head).number

export const openEditor = (place: HTMLElement, code: string, events: EditorEvents, words: EditorWords): Editor => {
  let mistake: Mistake | undefined
  const later = new Compartment()

  const mistakes = linter(
    ({ state }): readonly Diagnostic[] => {
      if (!mistake?.range) return []
      const { length } = state.doc
      const from = Math.min(mistake.range.from, length)
      const to = Math.min(Math.max(mistake.range.to, from), length)
      return [{ from, to, severity: 'error', message: [mistake.code, mistake.message].filter(Boolean).join(': ') }]
    },
    { delay: 0 },
  )

  const heard = EditorView.updateListener.of((update) => {
    const line = lineOf(update.state)
    if (line !== lineOf(update.startState)) events.onLine(line)
    if (update.docChanged && !update.transactions.some((one) => one.annotation(tweaked))) events.onChange(update.state.doc.toString())
  })
  const pointed = EditorView.domEventHandlers({
    mousemove: (event, view) => events.onPoint(view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? undefined),
    mouseleave: () => events.onPoint(undefined),
  })

  const view = new EditorView({
    parent: place,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of('  '),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        search({ top: true }),
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({ 'aria-label': words.label, translate: 'no', tabindex: '0' }),
        javascript({ typescript: true }),
        syntaxHighlighting(colours),
        look,
        mistakes,
        marked,
        numberTip(words, events),
        later.of([]),
        heard,
        pointed,
        // Escape, then Tab leaves the editor: CodeMirror gives Tab back for a moment after Escape.
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap, indentWithTab]),
      ],
    }),
  })
  const extensions: Extension[] = []

  return {
    code: () => view.state.doc.toString(),
    setCode: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next }, selection: { anchor: 0 }, scrollIntoView: true }),
    setMistake(next) {
      mistake = next
      // CodeMirror runs linters when the text changes. This error can change without the text.
      view.dispatch({ effects: StateEffect.define<undefined>().of(undefined) })
      forceLinting(view)
    },
    mark(range, isShown = false) {
      const { length } = view.state.doc
      const fits = range && range.to <= length ? range : undefined
      view.dispatch({ effects: [setMark.of(fits), ...(fits && isShown ? [EditorView.scrollIntoView(fits.from, { y: 'nearest' })] : [])] })
    },
    select({ from, to }) {
      const { length } = view.state.doc
      view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) }, scrollIntoView: true })
      view.focus()
    },
    selectLine(number) {
      const { from, to } = view.state.doc.line(Math.min(Math.max(1, number), view.state.doc.lines))
      view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
      view.focus()
    },
    extend(extension) {
      extensions.push(extension)
      view.dispatch({ effects: later.reconfigure([...extensions]) })
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  }
}
