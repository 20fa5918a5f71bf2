/**
 * Previews as they move by themselves, where nobody sets their values: one that moves does as it always does; in one that stands its first point
 * wanders, as if a reader dragged it on the page of the function. Begins as the poster looks. Must not know: pages, who draws.
 */
import { float, mod, sin, time, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import type { Control, Preview, Subject } from './preview.ts'
import { createValues, type Values } from './values.ts'

export interface MovingPicture {
  readonly fragment: Vec3
  /** When it looks as the poster does. */
  readonly startSeconds: number
}

export const movingPicture = (preview: Preview, subject: Subject): MovingPicture => {
  const controls = preview.controls(subject)
  const values = createValues(controls)
  const [handle] = preview.handles(subject)
  const control = controls.find(({ id }) => id === handle?.id) ?? controls[0]
  if (preview.startSeconds !== undefined || !control) return { fragment: preview.fragment(subject, values), startSeconds: preview.startSeconds ?? 0 }
  const isCounted = subject.parameters.some(({ name, integer }) => name === control.id && integer !== undefined)
  const move = isCounted ? count : wander
  const components = handle?.components ?? [0]
  const moved = control.value.map((from, i) => (components.includes(i) ? move(from, control.range, components.indexOf(i)) : float(from)))
  return { fragment: preview.fragment(subject, withControl(values, control, moved)), startSeconds: 0 }
}

/** How far a value goes to each side, as a part of its range: the picture stays near what its poster shows. */
const reach = 0.15
/** Of the first and the second component, in radians a second: apart from each other, so that a point does not run to and fro on a line. */
const speeds = [1, 0.73] as const

const wander = (from: number, [min, max]: Control['range'], index: number): Float => {
  const low = Math.max(min, from - (max - min) * reach)
  const high = Math.min(max, from + (max - min) * reach)
  const [middle, half] = [(low + high) / 2, (high - low) / 2]
  // At a bound, rounding may lead beyond it.
  const phase = Math.asin(Math.min(1, Math.max(-1, (from - middle) / half)))
  return sin(time.mul(speeds[index] ?? 1).add(phase))
    .mul(half)
    .add(middle)
}

/** How long a whole number stays, in seconds: long enough to be looked at, and no flicker where each makes another picture. */
const countSeconds = 0.7

const count = (from: number, [min, max]: Control['range']): Float =>
  mod(
    time
      .div(countSeconds)
      .floor()
      .add(from - min),
    max - min + 1,
  ).add(min)

const zero = float(0)

const withControl = (values: Values, { id, value }: Control, [x = zero, y = zero, z = zero, w = zero]: readonly Float[]): Values => {
  const forms = [x, vec2(x, y), vec3(x, y, z), vec4(x, y, z, w)] as const
  return {
    ...values,
    float: (wanted) => (wanted === id ? forms[0] : values.float(wanted)),
    vec2: (wanted) => (wanted === id ? forms[1] : values.vec2(wanted)),
    vec3: (wanted) => (wanted === id ? forms[2] : values.vec3(wanted)),
    vec4: (wanted) => (wanted === id ? forms[3] : values.vec4(wanted)),
    any: (wanted) => (wanted === id ? forms[value.length - 1] : undefined) ?? values.any(wanted),
  }
}
