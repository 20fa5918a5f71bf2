/**
 * Shows the type of a name in TypeScript code: under the pointer, where a finger taps, or chosen with the keyboard (Enter begins, arrows move,
 * Escape ends). The tip stays while the pointer is on it. Must not know: where types come from.
 */
import { translate } from '@docusaurus/Translate'
import { lengthOf, nameAt, type CodeTypes } from './code-types.ts'
import { loadTypes } from './load-types.ts'
import { placeIn, rangeOf } from './text-place.ts'
import './type-tip.css'

interface Shown {
  readonly pre: HTMLElement
  readonly types: CodeTypes
  readonly name: number
}

const blocks = 'figure.code[data-language^="ts"] pre'
/** A pointer that passes over code, also on its way to the tip, asks for nothing. */
const restMilliseconds = 120
/** Long enough to reach the tip from its name. */
const leaveMilliseconds = 250

const element = (className: string): HTMLElement => {
  const made = document.createElement('div')
  made.className = className
  made.hidden = true
  return made
}

const tip = element('type-tip')
const mark = element('type-mark')
/** Heard, not seen: what the keyboard has chosen. */
const said = element('heard')
said.hidden = false
said.ariaLive = 'polite'
tip.role = 'tooltip'

let shown: Shown | undefined
/** The block whose names the keyboard moves between. */
let chosenIn: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** `first` is the event that asked for this code. */
export const showTypes = (first: Event): void => {
  document.body.append(said)
  document.addEventListener('pointermove', onPointerMove)
  document.addEventListener('click', onClick)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', ({ target }) => {
    if (target === chosenIn || target === shown?.pre) hide()
    if (target instanceof HTMLElement) target.classList.remove('types-hint')
  })
  document.addEventListener('keydown', onKey)
  document.addEventListener('scroll', () => place(), { capture: true, passive: true })
  window.addEventListener('resize', hide)
  if (first.type === 'focusin') onFocus(first)
  else if (first instanceof PointerEvent) (first.type === 'click' ? onClick : onPointerMove)(first)
}

const blockOf = (target: EventTarget | null): HTMLElement | undefined => {
  const pre = target instanceof Element ? target.closest<HTMLElement>(blocks) : undefined
  return pre ?? undefined
}
const codeOf = (pre: HTMLElement): HTMLElement => pre.querySelector('code') ?? pre

// The pointer

const onPointerMove = ({ target, clientX, clientY, pointerType, buttons }: PointerEvent): void => {
  if (pointerType === 'touch' || chosenIn) return
  if (target instanceof Node && tip.contains(target)) {
    clearTimeout(timer)
    return
  }
  clearTimeout(timer)
  const pre = blockOf(target)
  // Who selects text is not asking.
  if (!pre || buttons !== 0) {
    if (shown) timer = setTimeout(hide, leaveMilliseconds)
    return
  }
  timer = setTimeout(() => void showAt(pre, clientX, clientY), restMilliseconds)
}

const onClick = (event: MouseEvent): void => {
  const { target, clientX, clientY } = event
  if (target instanceof Node && tip.contains(target)) return
  const pre = blockOf(target)
  // Where there is no hovering, a tap asks; and a tap beside it is enough.
  if (pre && event instanceof PointerEvent && event.pointerType === 'touch' && getSelection()?.isCollapsed !== false) void showAt(pre, clientX, clientY)
  else hide()
}

const showAt = async (pre: HTMLElement, x: number, y: number): Promise<void> => {
  const code = codeOf(pre)
  const types = await loadTypes(code.textContent).catch(() => undefined)
  const at = types && placeIn(code, x, y)
  const name = types && at !== undefined ? nameAt(types, at) : undefined
  if (types && name !== undefined) show({ pre, types, name })
  else hide()
}

// The keyboard

const onFocus = ({ target }: Event): void => {
  const pre = blockOf(target)
  if (!pre || target !== pre || !pre.matches(':focus-visible')) return
  const hint = translate({
    id: 'site.types.hint',
    message: 'Enter: types of the names',
    description: 'Shown over a block of TypeScript that has the focus: pressing Enter lets the arrow keys move between its names and shows their types',
  })
  pre.dataset['types'] = hint
  pre.classList.add('types-hint')
  said.textContent = hint
}

const steps: Readonly<Record<string, (now: number, shown: Shown) => number>> = {
  ArrowRight: (now) => now + 1,
  ArrowLeft: (now) => now - 1,
  ArrowDown: (now, { pre, types }) => nextLine(pre, types, now, 1),
  ArrowUp: (now, { pre, types }) => nextLine(pre, types, now, -1),
  Home: () => 0,
  End: (_, { types }) => types.names.length - 1,
}

const onKey = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' && shown) {
    event.stopPropagation()
    hide()
    return
  }
  const pre = event.target instanceof HTMLElement && event.target.matches(blocks) ? event.target : undefined
  if (!pre || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Enter' && chosenIn !== pre) {
    event.preventDefault()
    void choose(pre)
    return
  }
  const step = steps[event.key]
  if (!step || !shown || chosenIn !== pre) return
  event.preventDefault()
  const name = step(shown.name, shown)
  if (name >= 0 && name < shown.types.names.length) showChosen({ ...shown, name })
}

const choose = async (pre: HTMLElement): Promise<void> => {
  const types = await loadTypes(codeOf(pre).textContent).catch(() => undefined)
  pre.classList.remove('types-hint')
  if (types?.names[0]) {
    chosenIn = pre
    showChosen({ pre, types, name: shown?.pre === pre ? shown.name : 0 })
    return
  }
  pre.dataset['types'] = types
    ? translate({ id: 'site.types.none', message: 'No types in this block', description: 'Said where a block of code has no name with a type' })
    : translate({
        id: 'site.types.failed',
        message: 'The types could not be loaded. Check the connection and press Enter again.',
        description: 'Shown over a block of code when the types of its names did not come',
      })
  said.textContent = pre.dataset['types']
  pre.classList.add('types-hint')
}

const showChosen = (next: Shown): void => {
  const [start = 0, text = 0] = next.types.names[next.name] ?? []
  const code = codeOf(next.pre)
  const { startContainer } = rangeOf(code, start, start + 1)
  startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  show(next)
  said.textContent = next.types.texts[text] ?? ''
}

/** The first name of the nearest line, below or above, that has one. */
const nextLine = (pre: HTMLElement, { names }: CodeTypes, now: number, direction: 1 | -1): number => {
  const text = codeOf(pre).textContent
  const lineOf = (name: number): number => text.slice(0, names[name]?.[0] ?? 0).split('\n').length
  const own = lineOf(now)
  let name = now
  while (name >= 0 && name < names.length && lineOf(name) === own) name += direction
  if (name < 0 || name >= names.length) return now
  const found = lineOf(name)
  while (name > 0 && lineOf(name - 1) === found) name--
  return name
}

// The tip

const show = (next: Shown): void => {
  const isSame = shown?.pre === next.pre && shown.name === next.name
  shown = next
  const [, index = 0] = next.types.names[next.name] ?? []
  const text = next.types.texts[index] ?? ''
  const length = lengthOf(text)
  if (!isSame) {
    const name = document.createElement('b')
    name.textContent = text.slice(0, length)
    tip.replaceChildren(name, text.slice(length))
  }
  // In the part of the page that the block is in, for those who go from part to part.
  const part = next.pre.closest('main') ?? document.body
  if (tip.parentElement !== part) part.append(mark, tip)
  place()
}

const hide = (): void => {
  clearTimeout(timer)
  shown = undefined
  chosenIn = undefined
  tip.hidden = true
  mark.hidden = true
}

/** Above its name, or below where there is no room; gone while the name is scrolled out of its block. */
const place = (): void => {
  if (!shown) return
  const { pre, types, name } = shown
  const [start = 0, text = 0] = types.names[name] ?? []
  const { left, top, width, height, bottom, right } = rangeOf(codeOf(pre), start, start + lengthOf(types.texts[text] ?? '')).getBoundingClientRect()
  const box = pre.getBoundingClientRect()
  const isSeen = pre.isConnected && right > box.left && left < box.right && bottom > 0 && top < innerHeight
  tip.hidden = !isSeen
  mark.hidden = !isSeen
  if (!isSeen) return
  Object.assign(mark.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  const margin = 8
  const mostLeft = document.documentElement.clientWidth - tip.offsetWidth - margin
  const above = top - tip.offsetHeight - margin
  Object.assign(tip.style, { left: `${Math.max(margin, Math.min(left, mostLeft))}px`, top: `${above > margin ? above : bottom + margin}px` })
}
