/** All easings on one plot, and a ball for each that moves by it. */
import { float, max, smoothstep, time, vec2, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { fromPlane, graphLine, toPlane, type Axes } from '../paint/graph.ts'
import { faint, ground, paper, rule } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import { disc, glow, gridLine, inside, over, stroke } from '../paint/stroke.ts'
import { noControls, withDefaults, type Family } from './family.ts'

const axes: Axes = { box: [-0.82, -0.27, 0.92, 0.5], x: [0, 1], y: [0, 1] }
const lanes = { left: 0.2, right: 0.84 } as const

/** Seconds of one round, and of the movement in it. */
const round = 2.8
const movement = 1.9

/** Colours round the circle, as bright as one another to the eye: equal steps of hue at one lightness would not be, so dark blues are lifted. */
const colourOf = (index: number, count: number): readonly [number, number, number] => {
  const angle = (index / count) * 2 * Math.PI + 0.6
  const channel = (shift: number): number => 0.62 + 0.36 * Math.cos(angle - shift)
  return [channel(0), channel(2.1), Math.min(1, channel(4.2) + 0.08)]
}

export const curve: Family = {
  layout: (count) => ({
    name: 'colours',
    colours: Array.from(
      { length: count },
      (_, i) =>
        `rgb(${colourOf(i, count)
          .map((channel) => Math.round(channel * 255))
          .join(' ')})`,
    ),
  }),
  picture: (members) => ({
    controls: noControls,
    startSeconds: 1.05,
    handles: () => [],
    describe: () => ({
      en: 'The curves of all easings on one plot, and a ball for each that moves by it.',
      ja: 'すべてのイージングの曲線を一つのグラフに重ね、それぞれに合わせて動くボールを横に並べた図です。',
    }),
    fragment: () => {
      const at = fromPlane(axes, place).toConst('at')
      const within = (x: Float): Float => inside(x.sub(0.5).abs().sub(0.502), float(0.004))
      const panel = within(at.x).mul(within(at.y))
      const quarters = max(stroke(gridLine(at.x, 0.25).mul(axes.box[2]), 0.003), stroke(gridLine(at.y, 0.25).mul(axes.box[3]), 0.003)).mul(panel)
      const ends = stroke(at.y.sub(0.5).abs().sub(0.5).mul(axes.box[3]), 0.004).mul(within(at.x))
      let colour: Vec3 = over(over(ground, faint, quarters), rule, ends)
      const now = time.mod(round).sub(0.25).div(movement).saturate().toConst('now')
      members.forEach(({ subject }, i) => {
        // An easing takes and gives a number.
        const f = (t: Float): Float => withDefaults(subject, [t]) as Float
        const tint = vec3(...colourOf(i, members.length))
        colour = over(colour, tint, graphLine(place, axes, f, 0.008))
        const y = 0.38 - (0.76 * (i + 0.5)) / members.length
        const lane = stroke(place.y.sub(y), 0.003).mul(
          inside(
            place.x
              .sub((lanes.left + lanes.right) / 2)
              .abs()
              .sub((lanes.right - lanes.left) / 2),
          ),
        )
        colour = over(colour, rule, lane)
        const ball = disc(
          place,
          vec2(
            f(now)
              .mul(lanes.right - lanes.left - 0.16)
              .add(lanes.left + 0.08),
            y,
          ),
          Math.min(0.03, 0.3 / members.length),
        )
        colour = over(colour, tint, glow(ball, 0.03).mul(0.25))
        colour = over(colour, tint, inside(ball))
        const dot = disc(place, toPlane(axes, vec2(now, f(now))), 0.011)
        colour = over(over(colour, ground, inside(dot.sub(0.005))), paper, inside(dot).mul(smoothstep(0, 0.01, now)))
      })
      return colour
    },
  }),
}
