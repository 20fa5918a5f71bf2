/** The shortest turn between two directions: both as arrows, the great circle from one to the other, its axis, and a cube that is turned by it. */
import { quatRotate } from '@kirari/addons'
import { acos, mix, normalize, vec3 } from 'kirari/node'
import type { Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { directionHandle, onGlobe, unitAxes } from './globe.ts'
import { cool, mint, paper, warm } from '../paint/palette.ts'
import type { Preview } from '../preview.ts'

export const between: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) => parameterControls(subject).map(({ id }) => directionHandle(id)),
  describe: (name) => ({
    en: `Two directions as arrows, and the arc of the turn from one to the other that ${name} finds: part of a great circle, about an axis square to both.`,
    ja: `二つの方向を矢印で、${name}が求めた回転を弧で示した図です。弧は大円の一部で、軸は両方の矢印に垂直です。`,
  }),
  fragment: (subject, values) =>
    onGlobe((ball) => {
      const [first, second] = parameterControls(subject).map(({ id }) => normalize(values.vec3(id).add(vec3(0, 1e-6, 0))))
      if (!first || !second) throw new Error('A preview of the turn between two directions needs a function of two.')
      const a = first.toConst('a')
      const b = second.toConst('b')
      const q = apply<Vec4>(subject, values, []).toConst('q')
      const axis = q.xyz.div(q.xyz.length().max(1e-4)).toConst('axis')
      const turned = quatRotate(q, a).toConst('turned')
      const frame = [quatRotate(q, unitAxes[0]).toConst('x'), quatRotate(q, unitAxes[1]).toConst('y'), quatRotate(q, unitAxes[2]).toConst('z')] as const

      let colour = ball.arc(ball.colour, a, axis, acos(q.w.clamp(-1, 1)).mul(2), 0.024, warm, 0.95)
      colour = ball.rod(colour, axis.mul(-1.12), axis.mul(1.12), 0.006, mint)
      colour = ball.pin(colour, axis.mul(1.12), 0.014, mint)
      colour = ball.pin(colour, b, 0.024, mix(warm, paper, 0.7))
      const from = ball.arrow(vec3(0), a, 0.014, cool)
      const to = ball.arrow(vec3(0), turned, 0.014, warm)
      colour = to.before(from.before(colour))
      colour = ball.cube(colour, frame)
      return to.after(from.after(colour))
    }),
}
