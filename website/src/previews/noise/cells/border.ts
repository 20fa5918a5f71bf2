/** The distance to the border of a Voronoi diagram: lines at equal distances, a border of one width, and a circle round a probe that touches it. */
import { max, mix, smoothstep, time, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { cool, ground, paper, warm } from '../../paint/palette.ts'
import { halfWidth, pixel, place } from '../../paint/plane.ts'
import type { Preview } from '../../preview.ts'
import { disc, gridLine, inside, over, stroke } from '../../paint/stroke.ts'

export const border: Preview = {
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('cells', { en: 'cells', ja: 'マス目の数' }, [2, 16], 0.5, 4),
    ownControl('probe', { en: 'probe', ja: '調べる点' }, [-halfWidth, halfWidth], 0.01, -0.33, 0.06),
  ],
  startSeconds: 3,
  handles: () => [pointHandle('probe')],
  describe: (name) => ({
    en: `${name}: the borders of a Voronoi diagram as a line of the same width everywhere, with thin lines at equal distances from it, and a circle round a probe that touches the nearest border.`,
    ja: `${name}の図です。ボロノイ図の境界を均一な太さの線で描き、そこからの距離が等しい線を細く重ねています。調べる点を中心とする円は、一番近い境界に触れています。`,
  }),
  fragment(subject, values) {
    const count = values.float('cells')
    const drift = vec2(time.mul(0.12), time.mul(0.05))
    const f = (p: Vec2): Float => apply<Float>(subject, values, [p.mul(count).add(drift)])
    const p = place
    const far = f(p).toConst('far')
    const size = pixel.mul(count)
    const depth = smoothstep(0, 0.55, far)
    let picture: Vec3 = mix(cool.mul(0.26).add(ground.mul(0.6)), warm.mul(0.86), depth)
    picture = over(picture, ground, stroke(gridLine(far, 0.08), 0.004, size).mul(0.4))
    picture = over(picture, paper, inside(far.sub(0.035), size))
    picture = over(picture, ground, stroke(far.sub(0.035), 0.003, size))

    const probe = values.vec2('probe')
    const radius = f(probe).div(count).toConst('radius')
    picture = over(picture, paper, inside(disc(p, probe, radius)).mul(0.16))
    picture = over(picture, paper, max(stroke(disc(p, probe, radius), 0.006), inside(disc(p, probe, 0.013))))
    return over(picture, ground, stroke(disc(p, probe, 0.016), 0.006))
  },
}
