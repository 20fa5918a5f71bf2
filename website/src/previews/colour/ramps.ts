/** Colour spaces: one ramp for each component, the others as they are set, and beside them the plane of the first and the last. */
import { float, mix, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { controlsOf } from '../control.ts'
import { encode } from '../paint/encode.ts'
import { ground, paper } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Handle, Preview, Subject } from '../preview.ts'
import { disc, frame, inside, over, stroke } from '../paint/stroke.ts'

const half = [0.42, 0.112] as const
const rows = [0.318, 0, -0.318]
const rowX = -0.38
/** The plane: its middle and half its sides. */
const plane = [
  [0.455, 0],
  [0.355, 0.43],
] as const

/** The parameter that is a colour in the function's own space. */
const colourOf = ({ parameters }: Subject): { readonly name: string; readonly ranges: readonly (readonly [number, number])[] } => {
  const found = parameters.find(({ default: value }) => Array.isArray(value) && value.length === 3)
  if (!found) throw new Error(`A preview by ramps needs a parameter of three components, but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return { name: found.name, ranges: found.ranges ?? [found.range] }
}

export interface RampsOptions {
  /** What the function gives. Default: what a screen takes. */
  readonly gives?: 'light'
}

/** Of one component: its lowest value, and how far it is to the highest. */
const spanOf = (ranges: readonly (readonly [number, number])[], i: number): readonly [low: number, size: number] => {
  const [low = 0, high = 1] = ranges[Math.min(i, ranges.length - 1)] ?? []
  return [low, high - low]
}

export const ramps = ({ gives }: RampsOptions): Preview => ({
  // The parameter is named by its components: h, s and l of `hsl`.
  controls: (subject) => subject.parameters.flatMap(controlsOf).map((one) => (one.id === colourOf(subject).name ? { ...one, components: [...one.id] } : one)),
  startSeconds: undefined,
  handles: (subject) => [...rows.map((_, i) => rowHandle(subject, i)), planeHandle(subject)],
  describe: (name) => ({
    en: `Colours of ${name}: one ramp for each component, with a mark at its value, and the plane of the first and the last component.`,
    ja: `${name}が作る色です。成分ごとの色の帯に今の値の印を付け、横に一つ目と三つ目の成分が作る面を示しています。`,
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
    const f = (colour: Vec3): Vec3 => {
      const result = apply<Vec3>(subject, values, [colour], { [name]: colour })
      return gives === 'light' ? encode(result) : result.saturate()
    }
    const set = values.vec3(name)
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
      const mixed = f(i === 0 ? vec3(along, set.yz) : i === 1 ? vec3(set.x, along, set.z) : vec3(set.xy, along))
      colour = over(colour, mixed, band.coverage)
      const value = i === 0 ? set.x : i === 1 ? set.y : set.z
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
        ),
      )
    })

    const field = frame(p, ...plane)
    const share = field.p.div(vec2(0.71, 0.86)).add(0.5).saturate()
    colour = over(colour, f(vec3(at(share.x, 0), set.y, at(share.y, 2))), field.coverage)
    const chosen = field.p.sub(vec2(shareOf(set.x, 0).sub(0.5).mul(0.71), shareOf(set.z, 2).sub(0.5).mul(0.86)))
    const ring = disc(chosen, vec2(0, 0), 0.034)
    colour = over(colour, ground, inside(ring.sub(0.008)))
    return over(colour, mix(f(set), paper, stroke(ring, 0.012)), inside(ring.sub(0.004)))
  },
})

/** A thin upright lens, light within dark, to be seen on any colour. */
const mark = (q: Vec2): readonly [Vec3, Float] => {
  const border = vec2(
    q.x.abs(),
    q.y
      .abs()
      .sub(half[1] - 0.004)
      .max(0),
  ).length()
  return [mix(ground, paper, inside(border.sub(0.005))), inside(border.sub(0.011))]
}

const rowHandle = (subject: Subject, component: number): Handle => {
  const { name, ranges } = colourOf(subject)
  const [low, size] = spanOf(ranges, component)
  return {
    id: name,
    components: [component],
    at: (value) => [rowX + (((value[component] ?? low) - low) / size - 0.5) * 2 * half[0], rows[component] ?? 0],
    distance: ([x, y]) => Math.hypot(Math.max(Math.abs(x - rowX) - half[0], 0), Math.max(Math.abs(y - (rows[component] ?? 0)) - half[1], 0)),
    move: ([x], value) => value.map((before, i) => (i === component ? low + ((x - rowX) / (2 * half[0]) + 0.5) * size : before)),
  }
}

const planeHandle = (subject: Subject): Handle => {
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
    components: [0, 2],
    at: ([first = 0, , third = 0]) => [middle + (share(first, 0) - 0.5) * 2 * halfX, (share(third, 2) - 0.5) * 2 * halfY],
    distance: ([x]) => Math.max(Math.abs(x - middle) - halfX, 0),
    move: ([x, y], [, second = 0]) => [along((x - middle) / (2 * halfX), 0), second, along(y / (2 * halfY), 2)],
  }
}
