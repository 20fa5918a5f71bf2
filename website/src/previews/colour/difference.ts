/** The difference of two colours: both side by side, a scale with their difference, and the plane of colours with rings of equal difference about the first. */
import { lab2rgb, rgb2srgb } from '@kirari/addons'
import { max, mix, select, vec2, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl } from '../control.ts'
import { ground, panel, paper, quiet, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Handle, Preview, Subject } from '../preview.ts'
import { disc, frame, gridLine, inside, over, segment, stroke } from '../paint/stroke.ts'

const plane = [
  [0.42, 0],
  [0.43, 0.43],
] as const
const swatch = { y: 0.115, half: [0.2, 0.315], first: -0.66, second: -0.26 } as const
const scale = { y: -0.35, left: -0.86, width: 0.8, half: 0.045 } as const
const reach = 110
/** The difference that the scale ends with, and from ring to ring. */
const most = 200
const ring = 20

const startOf = ({ parameters }: Subject, i: number): readonly number[] => [parameters[i]?.default ?? []].flat().map(Number)

const handle = (id: string): Handle => ({
  id,
  components: [0, 1],
  at: ([a = 0, b = 0]) => [plane[0][0] + (a / reach) * plane[1][0], (b / reach) * plane[1][1]],
  distance: ([x, y], [a = 0, b = 0]) => Math.hypot(x - plane[0][0] - (a / reach) * plane[1][0], y - (b / reach) * plane[1][1]),
  move: ([x, y]) => [((x - plane[0][0]) / plane[1][0]) * reach, (y / plane[1][1]) * reach],
})

export const difference: Preview = {
  controls: (subject) => {
    const [first, second] = [startOf(subject, 0), startOf(subject, 1)]
    return [
      ownControl('lightness', { en: 'lightness', ja: '明るさ' }, [0, 100], 1, first[0] ?? 60),
      { ...ownControl('first', { en: 'first', ja: '一つ目' }, [-reach, reach], 1, first[1] ?? 0, first[2] ?? 0), components: ['a', 'b'] },
      { ...ownControl('second', { en: 'second', ja: '二つ目' }, [-reach, reach], 1, second[1] ?? 0, second[2] ?? 0), components: ['a', 'b'] },
    ]
  },
  startSeconds: undefined,
  handles: () => [handle('first'), handle('second')],
  describe: (name) => ({
    en: `Two colours side by side, and the plane of colours of one lightness with both marked in it. Rings about the first stand where ${name} gives 20, 40 and so on; a scale from 0 to ${most} shows the difference of the two.`,
    ja: `並べた二つの色と、同じ明るさの色の面です。面には両方の色の印と、一つ目の色から${name}が20、40…になる輪があります。下の目盛りは、0から${most}までの二つの色の差です。`,
  }),
  fragment(subject, values) {
    const p = place
    const level = values.float('lightness')
    const [one, two] = [values.vec2('first'), values.vec2('second')]
    const [first = { name: '' }, second = { name: '' }] = subject.parameters
    const between = (from: Vec3, to: Vec3): Float => apply<Float>(subject, values, [], { [first.name]: from, [second.name]: to })
    const shown = (lab: Vec3): Vec3 => rgb2srgb(lab2rgb(lab).saturate())

    let colour: Vec3 = ground
    for (const [x, axes] of [
      [swatch.first, one],
      [swatch.second, two],
    ] as const) {
      const field = frame(p, [x, swatch.y], swatch.half, 0.014)
      colour = over(colour, shown(vec3(level, axes)), field.coverage)
    }

    const distance = between(vec3(level, one), vec3(level, two)).toConst('distance')
    const bar = frame(p, [scale.left + scale.width / 2, scale.y], [scale.width / 2, scale.half], 0.012)
    const along = p.x.sub(scale.left).div(scale.width).mul(most).toConst('along')
    colour = over(colour, select(panel, warm, along.lessThan(distance)), bar.coverage)
    colour = over(
      colour,
      quiet,
      stroke(gridLine(along, ring).mul(scale.width / most), 0.003)
        .mul(bar.coverage)
        .mul(0.6),
    )
    colour = over(colour, quiet, stroke(bar.border, 0.003).mul(0.5))

    const area = frame(p, ...plane)
    const axes = area.p.mul(reach / plane[1][0]).toConst('axes')
    const light = lab2rgb(vec3(level, axes)).toConst('light')
    const beyond = light.sub(0.5).abs().sub(0.5).toConst('beyond')
    const isShown = max(beyond.x, max(beyond.y, beyond.z)).lessThan(1e-4)
    const seen = rgb2srgb(light.saturate())
    let under: Vec3 = select(mix(panel, seen, 0.16), seen, isShown)
    const here = between(vec3(level, one), vec3(level, axes)).toConst('here')
    under = over(under, ground, stroke(gridLine(here, ring).mul(plane[1][0] / reach), 0.004).mul(0.55))
    const places = [one, two].map((of) => of.mul(plane[1][0] / reach))
    const [from = vec2(0), to = vec2(0)] = places
    const line = segment(area.p, from, to)
    under = over(over(under, ground, stroke(line, 0.014).mul(0.5)), paper, stroke(line, 0.006))
    for (const at of places) {
      under = over(under, ground, inside(disc(area.p, at, 0.026)))
      under = over(under, paper, inside(disc(area.p, at, 0.019)))
    }
    return over(colour, under, area.coverage)
  },
}
