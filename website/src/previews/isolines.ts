/** A distance field of the plane: lines of equal distance, inside and outside in two colours, and a probe whose circle just touches the shape. */
import { exp, float, max, mix, select, step, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from './apply.ts'
import { ownControl, parameterControls } from './control.ts'
import { pointHandle } from './handle.ts'
import { cool, ground, paper, quiet, warm } from './palette.ts'
import { pixel, place } from './plane.ts'
import type { Control, Preview, Subject } from './preview.ts'
import { disc, gridLine, inside, over, segment, stroke } from './stroke.ts'

/** Height of the picture in the unit of the field. */
const scale = 2.1

export const isolines: Preview = {
  controls: (subject) => [...parameterControls(subject), pointOf(subject)],
  startSeconds: undefined,
  handles: (subject) => [pointHandle(pointOf(subject).id, scale)],
  describe: (name) => ({
    en: `The distance field of ${name}: lines of equal distance, warm inside and cool outside, and a circle round a point that just touches the shape.`,
    ja: `${name}の距離場です。等距離線を引き、内側を暖色、外側を寒色で示しています。一つの点を中心とする円が、図形にちょうど触れます。`,
  }),
  fragment(subject, values) {
    const f = (p: Vec2): Float => apply<Float>(subject, values, [p])
    const p = place.mul(scale).toConst('p')
    const size = pixel.mul(scale)
    const d = f(p).toConst('d')
    // Where the field is no true distance, its lines would grow thick or thin: measured by its own slope they do not.
    const slope = vec2(f(p.add(vec2(0.001, 0))).sub(d), f(p.add(vec2(0, 0.001))).sub(d))
      .length()
      .div(0.001)
      .max(0.05)
    const line = (spacing: number, width: number): Float => stroke(gridLine(d, spacing).div(slope), width, size)

    const isOutside = step(0, d)
    const tint = mix(warm, cool, isOutside)
    let colour = mix(ground, tint, exp(d.abs().mul(-3)).mul(0.2).add(0.07))
    colour = over(colour, tint, max(line(0.1, 0.006).mul(0.28), line(0.5, 0.01).mul(0.5)))
    colour = over(colour, paper, stroke(d.div(slope), 0.022, size))

    const probe = values.vec2(pointOf(subject).id)
    const distance = f(probe).toConst('distance')
    const step1 = 0.002
    const towards = vec2(f(probe.add(vec2(step1, 0))).sub(f(probe.sub(vec2(step1, 0)))), f(probe.add(vec2(0, step1))).sub(f(probe.sub(vec2(0, step1))))).div(
      2 * step1,
    )
    const nearest = probe.sub(towards.mul(distance)).toConst('nearest')
    const side = mix(warm, cool, step(0, distance))
    const circle = p.distance(probe).sub(distance.abs())
    colour = over(colour, side, inside(circle, size).mul(0.12))
    colour = over(colour, side, stroke(circle, 0.012, size))
    colour = over(colour, quiet, stroke(segment(p, probe, nearest), 0.009, size).mul(select(float(0), float(1), distance.abs().greaterThan(0.001))))
    for (const [centre, radius] of [
      [nearest, 0.03],
      [probe, 0.042],
    ] as const) {
      colour = over(colour, ground, inside(disc(p, centre, radius + 0.016), size))
      colour = over(colour, paper, inside(disc(p, centre, radius), size))
    }
    return colour
  },
}

/** The point that is measured: outside to begin with, so that its circle can be seen. */
const pointOf = ({ parameters }: Subject): Control => {
  const { name = 'p', range = [-1, 1] as const, step: fine = 0.01 } = parameters.find(({ role }) => role === 'domain') ?? {}
  return { ...ownControl(name, { en: name, ja: name }, range, fine, 0.92, 0.58), isCode: true }
}
