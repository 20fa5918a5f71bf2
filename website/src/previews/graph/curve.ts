/** Easing: the curve over 0…1, a dot that runs along it, and beside it a ball that moves by it, with its places at equal times. */
import { float, fn, If, max, mix, select, smoothstep, time, vec2, vec3 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { fromPlane, graphLine, isNearGraph, toPlane, type Axes } from '../paint/graph.ts'
import { cool, faint, ground, paper, quiet, rule, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { disc, glow, gridLine, inside, over, stroke } from '../paint/stroke.ts'

// The same for all easings, so that they can be compared: room for those that swing below 0 and above 1.
const axes: Axes = { box: [-0.74, -0.27, 1.1, 0.54], x: [0, 1], y: [0, 1] }
const track = 0.63

/** Seconds of one round: the movement, and a rest before it begins again. */
const round = 2.8
const movement = 1.9

export const curve: Preview = {
  controls: parameterControls,
  startSeconds: 1.3,
  handles: () => [],
  describe: (name) => ({
    en: `Graph of ${name} from 0 to 1. A dot runs along it, and a ball at the side moves up by it.`,
    ja: `0から1までの${name}のグラフです。曲線の上を点が動き、その横でボールが同じ値に合わせて動きます。`,
  }),
  fragment(subject, values) {
    const f = (t: Float): Float => apply<Float>(subject, values, [t])
    return fn('curvePicture', [{ p: vec2 }], vec3, (p) => {
      const at = fromPlane(axes, p).toConst('at')

      // The grid of quarters, with the lines of 0 and 1 stronger.
      const within = (x: Float): Float => inside(x.sub(0.5).abs().sub(0.5), float(0.004))
      const quarters = max(
        stroke(gridLine(at.x, 0.25).mul(axes.box[2]), 0.003).mul(within(at.y)),
        stroke(gridLine(at.y, 0.25).mul(axes.box[3]), 0.003)
          .mul(within(at.x))
          .mul(inside(at.y.sub(0.5).abs().sub(0.6), float(0.004))),
      )
      const ends = stroke(at.y.sub(0.5).abs().sub(0.5).mul(axes.box[3]), 0.004).mul(inside(at.x.sub(0.5).abs().sub(0.56), float(0.004)))
      const colour = over(over(ground, faint, quarters), rule, ends).toVar('colour')

      // Now: how far the movement has come, and where it is.
      const now = time.mod(round).sub(0.25).div(movement).saturate().toConst('now')
      const height = f(now).toConst('height')
      const dot = toPlane(axes, vec2(now, height)).toConst('dot')
      const goal = vec2(track, dot.y)

      If(at.x.greaterThanEqual(0).and(at.x.lessThanEqual(1)), () => {
        const value = f(at.x).toConst('value')
        const isBelow = at.y
          .greaterThan(0)
          .and(at.y.lessThan(value))
          .or(at.y.lessThan(0).and(at.y.greaterThan(value)))
        colour.assign(mix(colour, warm, select(0, at.y.abs().mul(0.16).add(0.06), isBelow)))
      })
      const level = stroke(p.y.sub(dot.y), 0.003).mul(select(0, 1, p.x.greaterThan(dot.x).and(p.x.lessThan(track))))
      const plumb = stroke(p.x.sub(dot.x), 0.003).mul(select(0, 1, at.y.greaterThan(height.min(0)).and(at.y.lessThan(height.max(0)))))
      colour.assign(over(colour, quiet, max(level, plumb).mul(0.55)))

      // The ball's track: its ends, and where it is after each tenth of the time.
      If(p.x.sub(track).abs().lessThan(0.04), () => {
        const isOnTrack = select(0, 1, at.y.greaterThan(-0.12).and(at.y.lessThan(1.12)))
        colour.assign(over(colour, rule, stroke(p.x.sub(track), 0.004).mul(isOnTrack)))
        for (let tenth = 0; tenth <= 10; tenth++) {
          const centre = toPlane(axes, vec2(0, f(float(tenth / 10)))).y
          colour.assign(over(colour, cool, stroke(disc(p, vec2(track, centre), 0.03), 0.004).mul(0.38)))
        }
      })

      If(at.x.sub(0.5).abs().lessThan(0.52), () => {
        If(isNearGraph(p, axes, f, 0.011), () => {
          colour.assign(over(colour, warm, graphLine(p, axes, f, 0.011)))
        })
        for (const [x, y] of [
          [0, f(float(0))],
          [1, f(float(1))],
        ] as const) {
          const end = disc(p, toPlane(axes, vec2(x, y)), 0.014)
          colour.assign(over(over(colour, ground, inside(end)), warm, stroke(end, 0.006)))
        }
        colour.assign(over(colour, ground, inside(disc(p, dot, 0.026))))
        colour.assign(over(colour, paper, inside(disc(p, dot, 0.018))))
      }).Else(() => {
        const ball = disc(p, goal, 0.042).toConst('ball')
        const sheen = smoothstep(0.06, 0, p.distance(goal.add(vec2(-0.012, 0.014))))
        const lit = over(colour, warm, glow(ball, 0.05).mul(0.28))
        colour.assign(over(lit, mix(warm, paper, sheen.mul(0.75)), inside(ball)))
      })
      return colour
    })(place)
  },
}
