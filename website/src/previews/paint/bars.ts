/** Numbers as bars from a common zero, and the characters beside them. Must not know: any function that is shown. */
import { drawChar, rectSDF } from '@kirari/addons'
import { float, int, max, select, step, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Handle } from '../preview.ts'
import { faint, ground, paper, quiet, rule } from './palette.ts'
import { place } from './plane.ts'
import { disc, gridLine, inside, over, stroke } from './stroke.ts'

/** Two values, and where they are in the plane. */
export interface Scale {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

const perUnit = ({ left, right, low, high }: Scale): number => (right - left) / (high - low)
export const xOf = (scale: Scale, value: number): number => scale.left + (value - scale.low) * perUnit(scale)
/** As `xOf`, in the shader. */
export const xAt = (scale: Scale, value: Float): Float => value.sub(scale.low).mul(perUnit(scale)).add(scale.left)

/** Lines at every half, those of whole numbers with their number below. From `ends[0]` down to `ends[1]`. */
export const valueLines = (under: Vec3, scale: Scale, ends: readonly [top: number, bottom: number]): Vec3 => {
  const value = place.x.sub(scale.left).div(perUnit(scale)).add(scale.low).toConst('value')
  const nearest = value.add(0.5).floor().toConst('nearest')
  const isBeside = step(ends[1], place.y).mul(step(place.y, ends[0])).mul(step(scale.low, value)).mul(step(value, scale.high)).toConst('isBeside')
  const halves = stroke(gridLine(value, 0.5).mul(perUnit(scale)), 0.003)
  const wholes = stroke(value.sub(nearest).mul(perUnit(scale)), 0.004)
  let colour = over(over(under, faint, halves.mul(isBeside)), rule, wholes.mul(isBeside).mul(0.8))
  colour = over(
    colour,
    quiet,
    stroke(place.x.sub(xOf(scale, 0)), 0.005)
      .mul(isBeside)
      .mul(0.8),
  )
  const numbers = Array.from({ length: Math.floor(scale.high) - Math.ceil(scale.low) + 1 }, (_, i) => Math.ceil(scale.low) + i)
  const y = ends[1] - 0.055
  return marks(
    colour,
    numbers.flatMap((number): readonly Mark[] => {
      const x = xOf(scale, number)
      const digit: Mark = { at: [x, y], code: codeOf(String(Math.abs(number))), tint: quiet }
      return number < 0 ? [digit, { at: [x - 0.041, y], code: codeOf('-'), tint: quiet }] : [digit]
    }),
    0.006,
  )
}

export interface Bar {
  readonly value: Float
  readonly tint: Vec3
  /** Of its middle. */
  readonly y: number
  /** Half of how thick it is. */
  readonly half: number
  /** It ends in a dot that can be dragged. */
  readonly isSet?: boolean
}

export const bars = (under: Vec3, all: readonly Bar[], scale: Scale): Vec3 =>
  all.reduce((colour, { value, tint, y, half, isSet }) => {
    const zero = xOf(scale, 0)
    const end = xAt(scale, value).toConst('end')
    // A bar of nothing is still there.
    const extent = max(end.sub(zero).abs().mul(0.5), 0.004)
    const body = over(colour, tint, inside(rectSDF(place.sub(vec2(end.add(zero).mul(0.5), y)), vec2(extent, half), 0.004)))
    return isSet ? knob(body, vec2(end, y)) : body
  }, under)

/** A dot that can be dragged. */
export const knob = (under: Vec3, at: Vec2): Vec3 => over(over(under, ground, inside(disc(place, at, 0.0195))), paper, inside(disc(place, at, 0.0135)))

/** The end of the bar of one component of a control. */
export const barHandle = (id: string, component: number, y: number, scale: Scale): Handle => {
  const endOf = (value: readonly number[]): number => xOf(scale, value[component] ?? 0)
  return {
    id,
    components: [component],
    at: (value) => [endOf(value), y],
    distance: ([x, placeY], value) => Math.hypot(x - endOf(value), placeY - y),
    move: ([x], value) => value.with(component, (x - scale.left) / perUnit(scale) + scale.low),
  }
}

/** A character whose middle is at a place. */
export interface Mark {
  readonly at: readonly [x: number, y: number]
  /** One that is printable in ASCII. */
  readonly code: Float | number
  readonly tint: Vec3
}

export const codeOf = (character: string): number => character.codePointAt(0) ?? 32

/** Draws characters that do not overlap, with dots of this size: one look at the font for all of them. */
export const marks = (under: Vec3, all: readonly Mark[], dot: number): Vec3 => {
  let code: Float = float(32)
  let from: Vec2 = vec2(9)
  let tint: Vec3 = ground
  for (const mark of all) {
    const local = place.sub(vec2(...mark.at))
    const isHere = local.x
      .abs()
      .lessThan(dot * 3)
      .and(local.y.abs().lessThan(dot * 4))
      .toConst('isHere')
    code = select(code, mark.code, isHere)
    from = select(from, local, isHere)
    tint = select(tint, mark.tint, isHere)
  }
  return over(under, tint, drawChar(from.div(dot).add(vec2(2.5, 3.5)), int(code)))
}
