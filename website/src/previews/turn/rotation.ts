/** A turn of a vector: the vector before and after, the arc between them, the axis, and a cube that turns along. */
import { quatRotate } from '@kirari/addons'
import { float, mix, normalize, smoothstep, time, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { controlsOf, ownControl } from '../control.ts'
import { directionHandle, onGlobe, turnBy, unitAxes } from './globe.ts'
import { cool, ground, mint, paper, warm } from '../paint/palette.ts'
import type { Preview } from '../preview.ts'

export const rotation: Preview = {
  controls: ({ parameters }) => [
    // The four numbers of a quaternion are hard to set by hand: an axis and an angle are what they mean.
    ownControl('axis', { en: 'axis', ja: '回転軸' }, [-1, 1], 0.01, 0.35, 1, 0.25),
    ownControl('angle', { en: 'angle (radians)', ja: '角度（ラジアン）' }, [-3.14, 3.14], 0.01, 1.9),
    ...parameters.filter(({ unit }) => unit === 'direction').flatMap(controlsOf),
  ],
  startSeconds: 1.55,
  handles: () => [directionHandle('axis'), directionHandle('v', 'a tip')],
  describe: (name) => ({
    en: `A vector before and after ${name}, with the arc it goes along round the axis, and a cube that turns with it.`,
    ja: `${name}で回転させる前と後のベクトルです。軸のまわりの弧に沿って動き、中央の立方体も一緒に回ります。`,
  }),
  fragment(subject, values) {
    const axis = normalize(values.vec3('axis').add(vec3(0, 1e-5, 0)))
    const draw = (about: Vec3, angle: Float, v: Vec3, now: Float): Vec3 =>
      onGlobe((ball) => {
        const turned = (by: Float): Vec3 => apply<Vec3>(subject, values, [], { q: turnBy(about, by) })
        const current = turned(angle.mul(now)).toConst('current')
        const end = turned(angle).toConst('end')
        const q = turnBy(about, angle.mul(now)).toConst('q')
        const frame = [quatRotate(q, unitAxes[0]).toConst('x'), quatRotate(q, unitAxes[1]).toConst('y'), quatRotate(q, unitAxes[2]).toConst('z')] as const

        let colour = ball.arc(ball.colour, normalize(v.add(vec3(0, 0, 1e-5))).toConst('start'), about, angle, 0.018, warm, 0.8)
        colour = ball.rod(colour, about.mul(-1.15), about.mul(1.15), 0.006, mint)
        colour = ball.pin(colour, about, 0.014, mint)
        colour = ball.pin(colour, end, 0.014, mix(ground, warm, 0.55))
        const before = ball.arrow(vec3(0), v, 0.009, cool)
        const after = ball.arrow(vec3(0), current, 0.015, mix(warm, paper, 0.2))
        colour = after.before(before.before(colour))
        colour = ball.cube(colour, frame)
        return after.after(before.after(colour))
      }, 0.85)
    // To and fro, with a rest at both ends.
    const phase = time.mul(0.16).fract().mul(2).sub(1).abs()
    return draw(axis, values.float('angle'), values.vec3('v'), float(1).sub(smoothstep(0.15, 0.85, phase)))
  },
}
