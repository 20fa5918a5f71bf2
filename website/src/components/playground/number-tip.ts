/**
 * Controls below the number at the cursor: a slider; two of them for a vec2, with a pad; a colour for a vec3. Dragging them changes the code
 * and the picture. They work with a pointer, a finger and the keyboard (Mod-. moves the focus into them, Escape back).
 */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import { Annotation, type EditorState, type Extension, StateField, Transaction } from '@codemirror/state'
import { EditorView, keymap, showTooltip, type Tooltip, type TooltipView } from '@codemirror/view'
import { numbersAt, type Numbers, type Scale, scaleOf, written, writtenAfter } from '../../playground/numbers.ts'
import type { Range } from '../../playground/message.ts'

export type NumberTipWords = {
  readonly number: string
  readonly colour: string
  readonly axes: readonly [string, string]
  readonly pad: string
}

/** The parts of a colour. */
const unit: Scale = { min: 0, max: 1, step: 0.001 }

export type NumberEvents = {
  /** Numbers are being dragged and have these values now. The first call comes before the code changes, later ones after. */
  readonly onTweak: (ranges: readonly Range[], values: readonly number[], isFirst: boolean) => void
  /** The reader has released the control. */
  readonly onTweakEnd: () => void
}

/** Marks changes made by dragging a number: the picture follows without another run. */
export const tweaked = Annotation.define<boolean>()

const foundIn = (state: EditorState): Numbers | undefined => {
  const { main } = state.selection
  return main.empty ? numbersAt(ensureSyntaxTree(state, main.head, 200) ?? syntaxTree(state), state.doc.toString(), main.head) : undefined
}

const isSame = (a: Numbers | undefined, b: Numbers | undefined): boolean =>
  a?.kind === b?.kind && a?.ranges.length === b?.ranges.length && a?.ranges[0]?.from === b?.ranges[0]?.from

export const numberTip = (words: NumberTipWords, events: NumberEvents): Extension => {
  const tip = (numbers: Numbers | undefined): Tooltip | null =>
    numbers ? { pos: numbers.ranges[0]?.from ?? 0, above: false, create: (view) => controls(view, numbers, words, events) } : null
  type State = { readonly numbers: Numbers | undefined; readonly tip: Tooltip | null }
  const make = (numbers: Numbers | undefined): State => ({ numbers, tip: tip(numbers) })
  const field = StateField.define<State>({
    create: () => make(undefined),
    update(value, transaction) {
      // Changes made by the controls keep them open. They open only for a cursor that the reader placed.
      if (transaction.annotation(tweaked)) return value
      if (!transaction.selection && !transaction.docChanged) return value
      const isReaders = transaction.isUserEvent('select') || transaction.isUserEvent('input') || transaction.isUserEvent('delete')
      const numbers = isReaders ? foundIn(transaction.state) : undefined
      return isSame(numbers, value.numbers) && !transaction.docChanged ? value : make(numbers)
    },
    provide: (own) => showTooltip.from(own, ({ tip: shown }) => shown),
  })
  const enter = (view: EditorView): boolean => {
    const input = view.dom.querySelector<HTMLElement>('.pg-numbers input')
    input?.focus()
    return input !== null
  }
  return [field, keymap.of([{ key: 'Mod-.', run: enter }]), tipLook]
}

const tipLook = EditorView.theme({
  '.pg-numbers': { display: 'flex', gap: '0.6rem', alignItems: 'center', padding: '0.4rem 0.6rem' },
  '.pg-numbers input[type=range]': { width: '11rem', accentColor: '#f3bd45' },
  '.pg-sliders': { display: 'grid', gap: '0.3rem' },
  '.pg-sliders label': { display: 'flex', gap: '0.5rem', alignItems: 'center', fontFamily: 'var(--face-code)' },
  '.pg-pad': {
    position: 'relative',
    width: '5.5rem',
    height: '5.5rem',
    background: 'var(--code-ground)',
    border: '1px solid var(--code-mark)',
    touchAction: 'none',
    cursor: 'crosshair',
  },
  '.pg-pad span': {
    position: 'absolute',
    width: '9px',
    height: '9px',
    margin: '-5px 0 0 -5px',
    borderRadius: '50%',
    background: '#f3bd45',
    pointerEvents: 'none',
  },
  '.pg-numbers input[type=color]': { width: '3rem', height: '2rem', padding: '0', border: '1px solid var(--code-mark)', background: 'none' },
})

/** Creates an element with these properties. */
const make = <K extends keyof HTMLElementTagNameMap>(name: K, properties: Partial<HTMLElementTagNameMap[K]> = {}): HTMLElementTagNameMap[K] =>
  Object.assign(document.createElement(name), properties)

const toHex = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const controls = (view: EditorView, numbers: Numbers, words: NumberTipWords, { onTweak, onTweakEnd }: NumberEvents): TooltipView => {
  const dom = make('div', { className: 'pg-numbers' })
  let { ranges } = numbers
  const values = [...numbers.values]
  const scales = ranges.map(({ from, to }) => scaleOf(view.state.sliceDoc(from, to)))
  let isFirst = true

  const write = (): void => {
    // The run that makes the numbers live has the code before the first move.
    if (isFirst) onTweak(ranges, values, true)
    const changes = ranges.map(({ from, to }, i) => {
      const before = view.state.sliceDoc(Math.max(0, from - 1), from)
      return { from, to, insert: writtenAfter(before, written(values[i] ?? 0, scales[i] ?? unit)) }
    })
    // A drag is one step of undo: an event of its own kind begins one, and changes without a kind join it.
    view.dispatch({ changes, annotations: [tweaked.of(true), ...(isFirst ? [Transaction.userEvent.of('tweak')] : [])] })
    // Each number stands behind the ones before it, whose lengths have changed.
    let shift = 0
    ranges = changes.map(({ from, to, insert }) => {
      const start = from + shift
      shift += insert.length - (to - from)
      return { from: start, to: start + insert.length }
    })
    if (!isFirst) onTweak(ranges, values, false)
    isFirst = false
  }
  const end = (): void => {
    if (isFirst) return
    isFirst = true
    onTweakEnd()
  }
  dom.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    end()
    view.focus()
  })

  if (numbers.kind === 'colour') {
    const input = make('input', { type: 'color', value: toHex(values) })
    input.setAttribute('aria-label', words.colour)
    input.addEventListener('input', () => {
      for (const i of [0, 1, 2]) values[i] = Math.round((Number.parseInt(input.value.slice(1 + 2 * i, 3 + 2 * i), 16) / 255) * 1000) / 1000
      scales.forEach((_, i) => {
        scales[i] = unit
      })
      write()
    })
    input.addEventListener('change', end)
    dom.append(input)
    return { dom }
  }

  const sliders = ranges.map((_, i) => {
    const { min, max, step } = scales[i] ?? unit
    const input = make('input', { type: 'range', min: String(min), max: String(max), step: String(step), value: String(values[i]) })
    input.setAttribute('aria-label', numbers.kind === 'vector' ? (words.axes[i] ?? words.number) : words.number)
    input.addEventListener('input', () => {
      values[i] = input.valueAsNumber
      write()
      place()
    })
    input.addEventListener('change', end)
    return input
  })
  const list = make('div', { className: 'pg-sliders' })
  list.append(
    ...sliders.map((slider, i) => {
      const label = make('label')
      if (numbers.kind === 'vector') label.append(['x', 'y'][i] ?? '')
      label.append(slider)
      return label
    }),
  )
  dom.append(list)

  const dot = make('span')
  const share = (i: number): number => {
    const { min, max } = scales[i] ?? unit
    return ((values[i] ?? 0) - min) / (max - min)
  }
  const place = (): void => {
    dot.style.left = `${share(0) * 100}%`
    dot.style.top = `${(1 - share(1)) * 100}%`
  }
  if (numbers.kind === 'vector') {
    const pad = make('div', { className: 'pg-pad', title: words.pad })
    pad.append(dot)
    place()
    const follow = (event: PointerEvent): void => {
      const box = pad.getBoundingClientRect()
      const shares = [(event.clientX - box.left) / box.width, 1 - (event.clientY - box.top) / box.height]
      shares.forEach((at, i) => {
        const { min, max } = scales[i] ?? unit
        values[i] = min + Math.min(1, Math.max(0, at)) * (max - min)
        const slider = sliders[i]
        if (slider) slider.valueAsNumber = values[i]
      })
      write()
      place()
    }
    pad.addEventListener('pointerdown', (event) => {
      event.preventDefault()
      pad.setPointerCapture(event.pointerId)
      follow(event)
    })
    pad.addEventListener('pointermove', (event) => {
      if (pad.hasPointerCapture(event.pointerId)) follow(event)
    })
    // The event fires when the pointer is released and when the browser takes over the gesture.
    pad.addEventListener('lostpointercapture', end)
    dom.append(pad)
  }
  return { dom }
}
