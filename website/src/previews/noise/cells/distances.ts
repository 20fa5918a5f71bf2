/** Cellular noise: F1 as light and dark, F2 − F1 as the borders; and a probe with circles that touch the nearest two points. */
import { max, mix, smoothstep, time, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { cool, ground, paper, warm } from '../../paint/palette.ts'
import { halfWidth, pixel, place } from '../../paint/plane.ts'
import type { Preview } from '../../preview.ts'
import { disc, gridLine, inside, over, stroke } from '../../paint/stroke.ts'

/** Left of it F1, right of it F2 − F1; the same pattern goes on. */
const seam = 0.32

export const distances: Preview = {
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('cells', { en: 'cells', ja: 'マス目の数' }, [2, 16], 0.5, 4.5),
    ownControl('probe', { en: 'probe', ja: '調べる点' }, [-halfWidth, halfWidth], 0.01, -0.2, -0.14),
  ],
  startSeconds: 3,
  handles: () => [pointHandle('probe')],
  describe: (name) => ({
    en: `${name}: on the left F1, dark at every point and light where cells meet, with circles round a probe that touch its nearest and second nearest point; on the right F2 minus F1, which draws the borders.`,
    ja: `${name}の図です。左はF1で、点のところが暗く、領域の境が明るくなります。調べる点を中心とする二つの円が、一番近い点と二番目に近い点に触れています。右はF2 − F1で、境界線が現れます。`,
  }),
  fragment(subject, values) {
    const count = values.float('cells')
    // It drifts, so that points come and go.
    const drift = vec2(time.mul(0.12), time.mul(0.05))
    const f = (p: Vec2): Vec2 => apply<Vec2>(subject, values, [p.mul(count).add(drift)])
    const p = place
    const found = f(p).toConst('found')
    const size = pixel.mul(count)
    const [f1, gap] = [found.x, found.y.sub(found.x).toConst('gap')]

    const near = mix(mix(ground, cool.mul(0.5), smoothstep(0, 0.55, f1)), cool.mul(0.6).add(0.36), smoothstep(0.45, 1.1, f1))
    const rings = stroke(gridLine(f1, 0.1), 0.004, size)
    const point = inside(f1.sub(0.055), size)
    let left = over(near, ground, rings.mul(0.28))
    left = over(left, warm, point)

    const border = inside(gap.sub(0.05), size)
    const patch = mix(ground, warm.mul(0.62), smoothstep(0.05, 0.7, gap))
    const right = over(over(patch, paper, border), ground, stroke(gap.sub(0.05), 0.003, size))

    const probe = values.vec2('probe')
    const distances = f(probe).div(count).toConst('distances')
    const circle = (radius: Float): Float => stroke(disc(p, probe, radius), 0.006)
    left = over(left, paper, inside(disc(p, probe, distances.x)).mul(0.14))
    left = over(left, paper, max(circle(distances.x), circle(distances.y).mul(0.55)))
    left = over(left, ground, inside(disc(p, probe, 0.02)))
    left = over(left, paper, inside(disc(p, probe, 0.013)))
    const both = mix(right, left, inside(p.x.sub(seam)))
    return over(both, ground, stroke(p.x.sub(seam), 0.008))
  },
}
