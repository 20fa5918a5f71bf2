/** The surroundings of each step of a pixel: the functions and loops that run, and the variables with their latest values. */
import type { Step } from './message.ts'

/** A function that runs. The code itself is the outermost one, without a name. */
export type Call = {
  readonly name: string | undefined
  /** The turns of the loops around the step, the innermost last. */
  readonly turns: readonly number[]
  /** The index of the step with the latest value of each parameter, constant and variable. */
  readonly variables: ReadonlyMap<string, number>
}

/** The place of a step in the list: how many functions run, and the turn of the innermost loop in its function. */
type Outline = { readonly depth: number; readonly turn: number | undefined }

type Running = { readonly name: string | undefined; readonly loops: { readonly from: number; turn: number }[]; readonly variables: Map<string, number> }
const running = (name?: string): Running => ({ name, loops: [], variables: new Map() })

const isReturn = ({ kind }: Step): boolean => kind === 'return' || kind === 'leave'

/** Follows the first `count` steps. A step that enters or leaves a function is inside it. */
const follow = (steps: readonly Step[], count: number, visit: (calls: readonly Running[]) => void = () => undefined): readonly Running[] => {
  const calls = [running()]
  steps.slice(0, count).forEach((step, at) => {
    const { kind, name, type, range } = step
    const before = steps[at - 1]
    if (before && isReturn(before)) calls.pop()
    if (kind === 'enter') calls.push(running(name))
    const call = calls.at(-1)
    const loop = call?.loops.at(-1)
    const isSame = loop?.from === range.from
    if (kind === 'turn') {
      if (loop && isSame) loop.turn++
      else call?.loops.push({ from: range.from, turn: 1 })
    }
    // A loop without a turn ends as well.
    if (kind === 'end' && isSame) call?.loops.pop()
    if (name !== undefined && type !== undefined && kind !== 'return') call?.variables.set(name, at)
    visit(calls)
  })
  return calls
}

export const outlineOf = (steps: readonly Step[]): readonly Outline[] => {
  const outline: Outline[] = []
  follow(steps, steps.length, (calls) => outline.push({ depth: calls.length - 1, turn: calls.at(-1)?.loops.at(-1)?.turn }))
  return outline
}

/** The functions that run at a step, the innermost last. */
export const callsAt = (steps: readonly Step[], index: number): readonly Call[] =>
  follow(steps, index + 1).map(({ name, loops, variables }) => ({ name, turns: loops.map(({ turn }) => turn), variables }))

/** The next step outside of the functions that this one calls; from the start of a function, the step after its return. */
export const overFrom = (steps: readonly Step[], outline: readonly Outline[], index: number): number => {
  const limit = (outline[index]?.depth ?? 0) - (steps[index]?.kind === 'enter' ? 1 : 0)
  const next = outline.findIndex(({ depth }, at) => at > index && depth <= limit)
  return next < 0 ? steps.length - 1 : next
}

/** The step after the return of the function, or the last step. */
export const outFrom = (outline: readonly Outline[], index: number): number => {
  const here = outline[index]?.depth ?? 0
  const next = outline.findIndex(({ depth }, at) => at > index && depth < here)
  return next < 0 ? outline.length - 1 : next
}
