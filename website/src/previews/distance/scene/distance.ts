/** Shows an operation on a distance: the outline of a star before and after it. A star has both tips and dents. */
import { starSDF } from '@kirari/addons'
import { step } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { mint } from '../../paint/palette.ts'
import { dashes, over, stroke } from '../../paint/stroke.ts'
import { sceneScale, type Scene } from './scene.ts'

const star = (p: Vec2): Float => starSDF(p, 0.72, 5, 0.48)

export const distance: Scene = {
  controls: (subject) => [...parameterControls(subject), ownControl('probe', { en: 'probe', ja: '測る点' }, [-1, 1], 0.01, 0.86, 0.5)],
  handles: () => [pointHandle('probe', sceneScale)],
  describe: (name) => ({
    en: `What ${name} makes of a star: lines of equal distance, warm inside and cool outside, with the star itself as a dashed outline and a circle round a point.`,
    ja: `${name}を星形の距離に適用した結果です。等距離線を引き、内側を暖色、外側を寒色で示しています。元の星形は破線で、一つの点を中心とする円も重ねてあります。`,
  }),
  field: (subject, values) => (p) => apply<Float>(subject, values, [star(p)]),
  probe: () => 'probe',
  under: (under, { p, d, size }) =>
    over(
      under,
      mint,
      stroke(star(p), 0.012, size)
        .mul(dashes(p.x.add(p.y.mul(0.6)), 0.09))
        .mul(step(0.006, d.abs()))
        .mul(0.85),
    ),
}
