/** A Voronoi diagram: each area in a colour of its own number, with its point; needles point there, and an arrow from a probe leads there. */
import { max, mix, smoothstep, time, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { cool, ground, mint, paper, rose, warm } from '../../paint/palette.ts'
import { halfWidth, place } from '../../paint/plane.ts'
import type { Preview } from '../../preview.ts'
import { disc, inside, over, segment } from '../../paint/stroke.ts'

/** Between neighbours of a row of needles. */
const spacing = 0.1

const tint = (number: Float): Vec3 => {
  const t = number.mul(3).toConst('t')
  const low = mix(cool, mint, smoothstep(0.1, 0.9, t))
  return mix(mix(low, warm, smoothstep(1.1, 1.9, t)), rose, smoothstep(2.1, 2.9, t))
}

export const point: Preview = {
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('cells', { en: 'cells', ja: 'マス目の数' }, [2, 16], 0.5, 4),
    ownControl('probe', { en: 'probe', ja: '調べる点' }, [-halfWidth, halfWidth], 0.01, 0.39, -0.055),
  ],
  startSeconds: 3,
  handles: () => [pointHandle('probe')],
  describe: (name) => ({
    en: `${name}: every area of a Voronoi diagram in a colour of its own random number, with its point. Needles show the direction to the nearest point, and an arrow leads there from a probe.`,
    ja: `${name}の図です。ボロノイ図の領域を、それぞれの乱数に応じた色で塗り分け、点を描いています。細い針は一番近い点の方向を示し、調べる点からは、一番近い点まで矢印が伸びます。`,
  }),
  fragment(subject, values) {
    const count = values.float('cells')
    const drift = vec2(time.mul(0.12), time.mul(0.05))
    const f = (p: Vec2): Vec3 => apply<Vec3>(subject, values, [p.mul(count).add(drift)])
    const p = place
    const found = f(p).toConst('found')
    const away = found.xy.length().div(count).toConst('away')
    const number = found.z.toConst('number')
    let picture: Vec3 = mix(ground, tint(number), mix(0.62, 0.3, smoothstep(0, 0.16, away)).mul(number.mul(0.35).add(0.75)))

    // A needle in the middle of each square, as long as a third of it.
    const middle = p.div(spacing).floor().add(0.5).mul(spacing).toConst('middle')
    const way = f(middle).xy
    const needle = way.div(way.length().max(1e-4)).mul(spacing * 0.34)
    const body = segment(p, middle.sub(needle.mul(0.5)), middle.add(needle.mul(0.5))).sub(0.0018)
    const head = disc(p, middle.add(needle.mul(0.5)), 0.006)
    picture = over(picture, ground, max(inside(body), inside(head)).mul(0.55))

    picture = over(picture, ground, inside(away.sub(0.021)))
    picture = over(picture, paper, inside(away.sub(0.014)))

    const probe = values.vec2('probe')
    const path = f(probe).xy.div(count).toConst('path')
    const end = probe.add(path).toConst('end')
    const along = path.div(path.length().max(1e-4)).toConst('along')
    const wing = (side: 1 | -1): Float => segment(p, end, end.sub(along.mul(0.036)).add(vec2(along.y.negate(), along.x).mul(0.02 * side)))
    const arrow = segment(p, probe, end).min(wing(1)).min(wing(-1)).toConst('arrow')
    picture = over(picture, ground, inside(arrow.sub(0.0085)))
    picture = over(picture, paper, inside(arrow.sub(0.004)))
    picture = over(picture, ground, inside(disc(p, probe, 0.02)))
    return over(picture, paper, inside(disc(p, probe, 0.013)))
  },
}
