/** A signature and its documentation as elements. What the compiler says is only ever set as text. */
import { EditorView } from '@codemirror/view'
import type { Details, Parameter } from '../answer.ts'

export const tipOf = ({ signature, documentation }: Details): HTMLElement => boxOf(codeOf(signature), documentation)

/** With one parameter standing out. */
export const callTipOf = ({ signature, documentation }: Details, active: Parameter | undefined): HTMLElement => {
  const code = codeOf(signature)
  if (active) {
    const parameter = document.createElement('b')
    parameter.textContent = signature.slice(active.from, active.to)
    code.replaceChildren(signature.slice(0, active.from), parameter, signature.slice(active.to))
  }
  return boxOf(code, documentation)
}

const boxOf = (code: HTMLElement, documentation: string): HTMLElement => {
  const box = document.createElement('div')
  box.className = 'cm-types-tip'
  box.append(code, ...paragraphsOf(documentation))
  return box
}

const codeOf = (text: string): HTMLElement => {
  const code = document.createElement('code')
  code.textContent = text
  return code
}

const paragraphsOf = (text: string): readonly HTMLElement[] =>
  // Every second part stands between fences.
  text.split('```').flatMap((part, index) => {
    if (index % 2 === 0) return part.split(/\n{2,}/).flatMap((prose) => (prose.trim() === '' ? [] : [paragraphOf(prose.trim())]))
    const lines = document.createElement('pre')
    lines.append(codeOf(part.trim()))
    return [lines]
  })

const paragraphOf = (text: string): HTMLElement => {
  const paragraph = document.createElement('p')
  // The same with single backticks.
  paragraph.append(...text.split('`').map((part, index) => (index % 2 === 1 ? codeOf(part) : part)))
  return paragraph
}

/** Only the layout; colours are the editor's. */
export const tipLayout = EditorView.baseTheme({
  '.cm-types-tip': { maxWidth: 'min(36rem, calc(100vw - 2rem))', padding: '0.4rem 0.7rem', overflowWrap: 'anywhere' },
  '.cm-types-tip > code': { whiteSpace: 'pre-wrap' },
  '.cm-types-tip p': { margin: '0.4rem 0 0', whiteSpace: 'pre-line' },
  '.cm-types-tip pre': { margin: '0.4rem 0 0', whiteSpace: 'pre-wrap' },
  '.cm-types-tip .cm-types-count': { float: 'right', marginInlineStart: '1rem', opacity: 0.8 },
  '.cm-completionInfo .cm-types-tip': { padding: 0 },
})
