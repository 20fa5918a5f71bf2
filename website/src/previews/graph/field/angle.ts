/** The angle of every direction: warm above the axis, cool below it, and a seam where it jumps. Of one place its two legs and its arc. */
import { exp, float, max, mix, select, step, vec2 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { cool, ground, mint, paper, quiet, rose, rule, warm } from '../../paint/palette.ts'
import { pixel, place } from '../../paint/plane.ts'
import { disc, gridLine, inside, over, segment, stroke } from '../../paint/stroke.ts'
import type { Preview } from '../../preview.ts'

/** Height of the picture in the unit of the function. */
const scale = 2

export const angle: Preview = {
  controls: () => [ownControl('place', { en: 'place (x, y)', ja: '点 (x, y)' }, [-1, 1], 0.01, 0.7, 0.5)],
  startSeconds: undefined,
  handles: () => [pointHandle('place', scale)],
  describe: (name) => ({
    en: `${name} of every direction: from 0 on the right it grows to π above the axis, in warm colours, and falls to −π below it, in cool ones, with a line every 15 degrees. The two meet on the left. Of one place the picture shows x, y and the angle between the axis and its direction.`,
    ja: `すべての方向の${name}です。右側の0から、軸の上ではπまで増え（暖色）、下では−πまで減ります（寒色）。15度ごとに線を引いています。二つの色は左側で出会います。一つの点について、x、yと、軸から測った角度を示しています。`,
  }),
  fragment(subject, values) {
    const p = place.mul(scale).toConst('p')
    const size = pixel.mul(scale)
    const f = (y: Float, x: Float): Float => apply<Float>(subject, values, [y, x])
    const value = f(p.y, p.x).toConst('value')
    const away = p.length().toConst('away')
    const share = value.abs().div(Math.PI)
    const side = mix(cool, warm, step(0, value))
    let colour = mix(ground, side, share.mul(share).mul(0.5).add(share.mul(0.17)).add(0.03))

    // The lines fade where they run together.
    const apart = exp(away.mul(-9)).mul(-1).add(1)
    const line = (every: number, width: number): Float => stroke(gridLine(value, every).mul(away), width, size)
    colour = over(colour, side, max(line(Math.PI / 12, 0.006).mul(0.35), line(Math.PI / 2, 0.01).mul(0.6)).mul(apart))
    colour = over(colour, rule, stroke(p.y, 0.008, size).mul(step(0, p.x)))
    colour = over(colour, ground, stroke(p.y, 0.024, size).mul(step(p.x, 0)).mul(0.85))

    const to = values.vec2('place')
    const mine = f(to.y, to.x).toConst('mine')
    const tint = mix(cool, warm, step(0, mine))
    const radius = to.length().mul(0.42).toConst('radius')
    // Between the axis and the direction, on the side that the sign says.
    const isBetween = select(float(0), float(1), value.mul(mine).greaterThanEqual(0).and(value.abs().lessThan(mine.abs())))
    colour = over(colour, tint, inside(away.sub(radius), size).mul(isBetween).mul(0.35))
    colour = over(colour, tint, stroke(away.sub(radius), 0.02, size).mul(isBetween))
    const foot = vec2(to.x, 0)
    colour = over(colour, mint, stroke(segment(p, vec2(0, 0), foot), 0.02, size))
    colour = over(colour, rose, stroke(segment(p, foot, to), 0.02, size))
    colour = over(colour, paper, stroke(segment(p, vec2(0, 0), to), 0.012, size))
    const corner = max(p.x.sub(to.x.sub(to.x.sign().mul(0.035))).abs(), p.y.sub(to.y.sign().mul(0.035)).abs()).sub(0.035)
    colour = over(colour, quiet, stroke(corner, 0.006, size).mul(0.8))
    const origin = disc(p, vec2(0, 0), 0.026)
    colour = over(over(colour, ground, inside(origin.sub(0.014), size)), quiet, inside(origin, size))
    const knob = disc(p, to, 0.04)
    return over(over(colour, ground, inside(knob.sub(0.016), size)), paper, inside(knob, size))
  },
}
