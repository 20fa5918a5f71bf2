/**
 * A noise that gives its gradient too: its value in tones, arrows uphill, and lines of equal value, which are equally wide only because the
 * gradient says how far away they are. The line through one place, which is dragged, and its arrow stand out.
 */
import { mix, time, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { ground, paper, rose, warm } from '../../paint/palette.ts'
import { halfWidth, place } from '../../paint/plane.ts'
import { disc, gridLine, inside, over, stroke } from '../../paint/stroke.ts'
import type { Preview } from '../../preview.ts'
import { shade } from '../smooth-field.ts'
import { arrow, middleOf } from './arrow.ts'

/** Between arrows. */
const side = 1 / 11

export const gradientField: Preview = {
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('cells', { en: 'cells', ja: 'マス目の数' }, [1, 12], 0.5, 4),
    ownControl('probe', { en: 'probe', ja: '調べる点' }, [-halfWidth, halfWidth], 0.01, -0.2, -0.1),
  ],
  startSeconds: 3,
  handles: () => [pointHandle('probe')],
  describe: (name) => ({
    en: `The value of ${name} in light and dark, with lines of equal value and with its gradient as arrows, which point uphill and are longer where it is steep. One line of equal value and the arrow across it stand out.`,
    ja: `${name}の値を明暗と等値線で、勾配を矢印で表した図です。矢印は高い方を向き、急なところほど長くなります。調べる点を通る等値線と、それを直角に横切る矢印を目立たせています。`,
  }),
  fragment(subject, values) {
    const cells = values.float('cells')
    const [low, high] = subject.resultRanges?.[0] ?? subject.results
    const steepest = subject.resultRanges?.[1]?.[1] ?? 1
    const drift = vec2(time.mul(0.1), time.mul(0.06))
    const f = (p: Vec2): Vec3 => apply<Vec3>(subject, values, [p.mul(cells).add(drift)])
    const p = place
    const found = f(p).toConst('found')
    // In heights of the picture: how fast the value rises on the way.
    const steep = found.yz.length().mul(cells).max(1e-3).toConst('steep')
    const tone = shade(found.x.sub(low).div(high - low))
    let colour: Vec3 = mix(ground, tone, 0.62)
    const line = (away: Float, width: number): Float => stroke(away.div(steep), width)
    colour = over(colour, ground, line(gridLine(found.x, (high - low) / 12), 0.004).mul(0.55))

    const middle = middleOf(p, side).toConst('middle')
    const slope = f(middle)
      .yz.div(steepest)
      .mul(side * 1.5)
      .toConst('slope')
    // No longer than its square.
    const way = slope
      .mul(
        slope
          .length()
          .max(1e-5)
          .div(side * 0.92)
          .max(1)
          .pow(-1),
      )
      .mul(0.5)
      .toConst('way')
    colour = over(colour, warm, arrow(p, middle.sub(way), middle.add(way), 0.005, 0.026).mul(0.85))

    const probe = values.vec2('probe')
    const mine = f(probe).toConst('mine')
    colour = over(colour, rose, line(found.x.sub(mine.x), 0.009))
    const end = probe.add(mine.yz.div(steepest).mul(0.3))
    colour = over(colour, ground, arrow(p, probe, end, 0.022, 0.06).mul(0.8))
    colour = over(colour, paper, arrow(p, probe, end, 0.01, 0.05))
    colour = over(colour, ground, inside(disc(p, probe, 0.022)))
    return over(colour, paper, inside(disc(p, probe, 0.014)))
  },
}
