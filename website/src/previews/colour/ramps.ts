/** Colour spaces: one ramp for each component, the others as they are set, and beside them the plane of the first and the last. */
import { float, mix, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
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
const colourOf = ({ parameters }: Subject): { readonly name: string; readonly range: readonly [number, number] } => {
  const found = parameters.find(({ default: value }) => Array.isArray(value) && value.length === 3)
  if (!found) throw new Error(`A preview by ramps needs a parameter of three components, but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return found
}

export const ramps: Preview = {
  // The parameter is named by its components: h, s and l of `hsl`.
  controls: (subject) => parameterControls(subject).map((one) => (one.id === colourOf(subject).name ? { ...one, components: [...one.id] } : one)),
  startSeconds: undefined,
  handles: (subject) => [...rows.map((_, i) => rowHandle(subject, i)), planeHandle(subject)],
  describe: (name) => ({
    en: `Colours of ${name}: one ramp for each component, with a mark at its value, and the plane of the first and the last component.`,
    ja: `${name}が作る色です。成分ごとの色の帯に今の値の印を付け、横に一つ目と三つ目の成分が作る面を示しています。`,
  }),
  fragment(subject, values) {
    const { name, range } = colourOf(subject)
    const at = (t: Float): Float => float(range[0]).add(t.mul(range[1] - range[0]))
    const shareOf = (value: Float): Float => value.sub(range[0]).div(range[1] - range[0])
    const f = (colour: Vec3): Vec3 => apply<Vec3>(subject, values, [colour], { [name]: colour }).saturate()
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
      )
      const mixed = f(i === 0 ? vec3(along, set.yz) : i === 1 ? vec3(set.x, along, set.z) : vec3(set.xy, along))
      colour = over(colour, mixed, band.coverage)
      const value = i === 0 ? set.x : i === 1 ? set.y : set.z
      colour = over(
        colour,
        ...mark(
          band.p.sub(
            vec2(
              shareOf(value)
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
    colour = over(colour, f(vec3(at(share.x), set.y, at(share.y))), field.coverage)
    const chosen = field.p.sub(vec2(shareOf(set.x).sub(0.5).mul(0.71), shareOf(set.z).sub(0.5).mul(0.86)))
    const ring = disc(chosen, vec2(0, 0), 0.034)
    colour = over(colour, ground, inside(ring.sub(0.008)))
    return over(colour, mix(f(set), paper, stroke(ring, 0.012)), inside(ring.sub(0.004)))
  },
}

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
  const { name, range } = colourOf(subject)
  const share = (value: number): number => (value - range[0]) / (range[1] - range[0])
  return {
    id: name,
    components: [component],
    at: (value) => [rowX + (share(value[component] ?? range[0]) - 0.5) * 2 * half[0], rows[component] ?? 0],
    distance: ([x, y]) => Math.hypot(Math.max(Math.abs(x - rowX) - half[0], 0), Math.max(Math.abs(y - (rows[component] ?? 0)) - half[1], 0)),
    move: ([x], value) => value.map((before, i) => (i === component ? range[0] + ((x - rowX) / (2 * half[0]) + 0.5) * (range[1] - range[0]) : before)),
  }
}

const planeHandle = (subject: Subject): Handle => {
  const { name, range } = colourOf(subject)
  const [[middle], [halfX, halfY]] = plane
  const along = (share: number): number => range[0] + (share + 0.5) * (range[1] - range[0])
  const share = (value: number): number => (value - range[0]) / (range[1] - range[0])
  return {
    id: name,
    components: [0, 2],
    at: ([first = 0, , third = 0]) => [middle + (share(first) - 0.5) * 2 * halfX, (share(third) - 0.5) * 2 * halfY],
    distance: ([x]) => Math.max(Math.abs(x - middle) - halfX, 0),
    move: ([x, y], [, second = 0]) => [along((x - middle) / (2 * halfX)), second, along(y / (2 * halfY))],
  }
}
