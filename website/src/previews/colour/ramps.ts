/** Colour spaces: one ramp for each component, the others as they are set, and beside them the plane of the first and the last. */
import { float, mix, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Bounds } from '@kirari/addons/catalogue'
import { apply } from '../apply.ts'
import { controlsOf } from '../control.ts'
import { encode } from '../paint/encode.ts'
import { ground, paper } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Handle, Preview, Subject } from '../preview.ts'
import { disc, frame, inside, over, stroke } from '../paint/stroke.ts'
import type { Values } from '../values.ts'

const halfX = 0.42
/** By the number of components: the middles of the ramps, from the top, and half their height. */
const rampsOf = {
  3: { rows: [0.318, 0, -0.318], halfY: 0.112 },
  4: { rows: [0.345, 0.115, -0.115, -0.345], halfY: 0.085 },
} as const satisfies Readonly<Record<number, { readonly rows: readonly number[]; readonly halfY: number }>>
const rowX = -0.38
/** The plane: its middle and half its sides. */
const plane = [
  [0.455, 0],
  [0.355, 0.43],
] as const

/** The parameter that is a colour in the function's own space. */
const colourOf = ({ parameters }: Subject): { readonly name: string; readonly ranges: readonly Bounds[] } => {
  const found = parameters.find(({ default: value }) => Array.isArray(value) && value.length >= 3)
  if (!found)
    throw new Error(`A preview by ramps needs a parameter of three or four components, but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return { name: found.name, ranges: found.ranges ?? [found.range] }
}

export interface RampsOptions {
  /** The components of a colour. Default: three. */
  readonly count?: 3 | 4
  /** What the function gives. Default: what a screen takes. */
  readonly gives?: 'light'
}

/** Of one component: its lowest value, and how far it is to the highest. */
const spanOf = (ranges: readonly Bounds[], i: number): readonly [low: number, size: number] => {
  const [low = 0, high = 1] = ranges[Math.min(i, ranges.length - 1)] ?? []
  return [low, high - low]
}

export const ramps = ({ count = 3, gives }: RampsOptions): Preview => ({
  // The parameter is named by its components: h, s and l of `hsl`.
  controls: (subject) => subject.parameters.flatMap(controlsOf).map((one) => (one.id === colourOf(subject).name ? { ...one, components: [...one.id] } : one)),
  startSeconds: undefined,
  handles: (subject) => [...rampsOf[count].rows.map((_, i) => rowHandle(subject, i, count)), planeHandle(subject, count)],
  describe: (name) => ({
    en: `Colours of ${name}: one ramp for each component, with a mark at its value, and the plane of the first and the last component.`,
    ja: `${name}が作る色です。成分ごとの色の帯に今の値の印を付け、横に一つ目と${count === 4 ? '四' : '三'}つ目の成分が作る面を示しています。`,
  }),
  fragment(subject, values) {
    const { name, ranges } = colourOf(subject)
    const at = (t: Float, i: number): Float => {
      const [low, size] = spanOf(ranges, i)
      return float(low).add(t.mul(size))
    }
    const shareOf = (value: Float, i: number): Float => {
      const [low, size] = spanOf(ranges, i)
      return value.sub(low).div(size)
    }
    const { rows, halfY } = rampsOf[count]
    const half = [halfX, halfY] as const
    const set: readonly Float[] = componentsOf(values, name, count)
    /** The colour that is set, with other components in the places of some. */
    const f = (others: Readonly<Record<number, Float>>): Vec3 => {
      const [x = float(0), y = float(0), z = float(0), w = float(0)] = set.map((value, i) => others[i] ?? value)
      const colour = count === 4 ? vec4(x, y, z, w) : vec3(x, y, z)
      const result = apply<Vec3>(subject, values, [colour], { [name]: colour })
      return gives === 'light' ? encode(result) : result.saturate()
    }
    const first = set[0] ?? float(0)
    const last = set[count - 1] ?? float(0)
    const p = place

    let colour: Vec3 = ground
    rows.forEach((y, i) => {
      const band = frame(p, [rowX, y], half)
      const along = at(
        band.p.x
          .div(2 * half[0])
          .add(0.5)
          .saturate(),
        i,
      )
      const mixed = f({ [i]: along })
      colour = over(colour, mixed, band.coverage)
      const value = set[i] ?? float(0)
      colour = over(
        colour,
        ...mark(
          band.p.sub(
            vec2(
              shareOf(value, i)
                .sub(0.5)
                .mul(2 * half[0]),
              0,
            ),
          ),
          halfY,
        ),
      )
    })

    const field = frame(p, ...plane)
    const share = field.p.div(vec2(0.71, 0.86)).add(0.5).saturate()
    colour = over(colour, f({ 0: at(share.x, 0), [count - 1]: at(share.y, count - 1) }), field.coverage)
    const chosen = field.p.sub(
      vec2(
        shareOf(first, 0).sub(0.5).mul(0.71),
        shareOf(last, count - 1)
          .sub(0.5)
          .mul(0.86),
      ),
    )
    const ring = disc(chosen, vec2(0, 0), 0.034)
    colour = over(colour, ground, inside(ring.sub(0.008)))
    return over(colour, mix(f({}), paper, stroke(ring, 0.012)), inside(ring.sub(0.004)))
  },
})

const componentsOf = (values: Values, name: string, count: 3 | 4): readonly Float[] => {
  if (count === 3) {
    const { x, y, z } = values.vec3(name)
    return [x, y, z]
  }
  const { x, y, z, w } = values.vec4(name)
  return [x, y, z, w]
}

/** A thin upright lens, light within dark, to be seen on any colour. */
const mark = (q: Vec2, halfY: number): readonly [Vec3, Float] => {
  const border = vec2(
    q.x.abs(),
    q.y
      .abs()
      .sub(halfY - 0.004)
      .max(0),
  ).length()
  return [mix(ground, paper, inside(border.sub(0.005))), inside(border.sub(0.011))]
}

const rowHandle = (subject: Subject, component: number, count: 3 | 4): Handle => {
  const { rows, halfY } = rampsOf[count]
  const { name, ranges } = colourOf(subject)
  const [low, size] = spanOf(ranges, component)
  return {
    id: name,
    components: [component],
    at: (value) => [rowX + (((value[component] ?? low) - low) / size - 0.5) * 2 * halfX, rows[component] ?? 0],
    distance: ([x, y]) => Math.hypot(Math.max(Math.abs(x - rowX) - halfX, 0), Math.max(Math.abs(y - (rows[component] ?? 0)) - halfY, 0)),
    move: ([x], value) => value.map((before, i) => (i === component ? low + ((x - rowX) / (2 * halfX) + 0.5) * size : before)),
  }
}

const planeHandle = (subject: Subject, count: 3 | 4): Handle => {
  const last = count - 1
  const { name, ranges } = colourOf(subject)
  const [[middle], [halfX, halfY]] = plane
  const along = (share: number, i: number): number => {
    const [low, size] = spanOf(ranges, i)
    return low + (share + 0.5) * size
  }
  const share = (value: number, i: number): number => {
    const [low, size] = spanOf(ranges, i)
    return (value - low) / size
  }
  return {
    id: name,
    components: [0, last],
    at: (value) => [middle + (share(value[0] ?? 0, 0) - 0.5) * 2 * halfX, (share(value[last] ?? 0, last) - 0.5) * 2 * halfY],
    distance: ([x]) => Math.max(Math.abs(x - middle) - halfX, 0),
    move: ([x, y], value) => value.map((before, i) => (i === 0 ? along((x - middle) / (2 * halfX), 0) : i === last ? along(y / (2 * halfY), last) : before)),
  }
}
