/** The parameters of the call that is being written, above it. It comes with a bracket or a comma, or with Ctrl-Shift-Space; Escape closes it. */
import { Prec, StateEffect, StateField, type Extension } from '@codemirror/state'
import { keymap, showTooltip, ViewPlugin, type EditorView, type Tooltip, type ViewUpdate } from '@codemirror/view'
import type { SignatureHelp } from '../answer.ts'
import type { Types } from '../client.ts'
import type { TypesWords } from '../words.ts'
import { answered } from './answered.ts'
import { callTipOf } from './tip.ts'

const set = StateEffect.define<Tooltip | null>()

const shown = StateField.define<Tooltip | null>({
  create: () => null,
  update: (tooltip, transaction) => {
    for (const effect of transaction.effects) if (effect.is(set)) return effect.value
    return tooltip && transaction.docChanged ? { ...tooltip, pos: transaction.changes.mapPos(tooltip.pos) } : tooltip
  },
  provide: (field) => showTooltip.from(field),
})

export const callHelp = (types: Types, words: TypesWords): Extension => {
  const asker = ViewPlugin.define((view) => new Asker(view, types, words))
  return [
    shown,
    asker,
    // Before Escape leaves the editor; the list of suggestions comes first.
    Prec.high(
      keymap.of([
        { key: 'Mod-Shift-Space', run: (view) => view.plugin(asker)?.start() ?? false },
        { key: 'Escape', run: (view) => view.plugin(asker)?.stop() ?? false },
      ]),
    ),
  ]
}

class Asker {
  private readonly view: EditorView
  private readonly types: Types
  private readonly words: TypesWords
  /** Counts the questions: only the answer to the last one is shown. */
  private turn = 0
  private isAsking = false

  constructor(view: EditorView, types: Types, words: TypesWords) {
    this.view = view
    this.types = types
    this.words = words
  }

  update(update: ViewUpdate): void {
    const isFollowing = (this.isAsking || update.state.field(shown) !== null) && (update.docChanged || update.selectionSet || update.focusChanged)
    if (isFollowing || beginsArgument(update)) void this.ask()
  }

  start(): boolean {
    void this.ask()
    return true
  }

  /** Returns false if nothing was open. */
  stop(): boolean {
    const isOpen = this.view.state.field(shown) !== null
    this.destroy()
    if (isOpen) this.view.dispatch({ effects: set.of(null) })
    return isOpen
  }

  destroy(): void {
    this.turn++
    this.isAsking = false
  }

  private async ask(): Promise<void> {
    const turn = ++this.turn
    this.isAsking = true
    const { state } = this.view
    const help = await answered(state, this.types, () => this.types.signatureHelp(state.selection.main.head))
    if (turn !== this.turn) return
    this.isAsking = false
    const tooltip = help && this.view.hasFocus ? tooltipOf(help, this.words) : null
    if (tooltip || this.view.state.field(shown)) this.view.dispatch({ effects: set.of(tooltip) })
  }
}

const beginsArgument = ({ state, transactions }: ViewUpdate): boolean => {
  const { head } = state.selection.main
  return transactions.some((transaction) => transaction.docChanged && transaction.isUserEvent('input.type')) && /[(,]/.test(state.sliceDoc(head - 1, head))
}

const tooltipOf = ({ from, signatures, activeSignature, activeParameter }: SignatureHelp, words: TypesWords): Tooltip | null => {
  const signature = signatures[activeSignature]
  if (!signature) return null
  return {
    pos: from,
    above: true,
    create: () => {
      const dom = callTipOf(signature, signature.parameters[activeParameter])
      if (signatures.length > 1) {
        const count = document.createElement('span')
        count.className = 'cm-types-count'
        count.textContent = words.overload.replace('{index}', String(activeSignature + 1)).replace('{count}', String(signatures.length))
        dom.prepend(count)
      }
      return { dom }
    },
  }
}
