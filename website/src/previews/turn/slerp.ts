/** The way between two turns: the path of one axis over a ball, with a bead at every tenth of it, and the frame where it is now. */
import { quatMul, quatRotate } from '@kirari/addons'
import { acos, atan2, cross, dot, mix, normalize, select, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3, Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { axisColours, directionHandle, onGlobe, turnBy, unitAxes } from './globe.ts'
import { controlsOfTurn, type Turn } from './orientation.ts'
import { cool, ground, mint, paper, warm } from '../paint/palette.ts'
import type { Preview, Subject } from '../preview.ts'

const ends: readonly Turn[] = ['a', 'b'].map((name) => ({ axis: `${name}.axis`, angle: `${name}.angle`, quaternion: name }))
/** The axis whose way is drawn. */
const led = unitAxes[2]

/** The share of the way is the parameter that is no turn. */
const shareControls = (subject: Subject) => parameterControls({ ...subject, parameters: subject.parameters.filter(({ unit }) => unit !== 'quaternion') })

export const slerp: Preview = {
  controls: (subject) => [...ends.flatMap(controlsOfTurn), ...shareControls(subject)],
  startSeconds: undefined,
  handles: () => ends.map(({ axis }) => directionHandle(axis)),
  describe: (name) => ({
    en: `The way from one turn to another by ${name}: the path of an axis over a ball, with beads at equal steps, evenly spaced, and a cube where it is now. Two thin lines are the axes of the two turns.`,
    ja: `${name}で二つの回転の間をたどった図です。一つの軸が球面に描く道筋に、等しい刻みごとの玉が等間隔に並びます。立方体は今の姿勢で、細い二本の線は二つの回転の軸です。`,
  }),
  fragment: (subject, values) =>
    onGlobe((ball) => {
      const axes = ends.map(({ axis }, i) => normalize(values.vec3(axis).add(vec3(0, 1e-5, 0))).toConst(`axis${i}`))
      const [a, b] = ends.map(({ angle }, i) => turnBy(axes[i] ?? unitAxes[1], values.float(angle)))
      if (!a || !b) throw new Error('There are two ends of a way.')
      const start = a.toConst('a')
      const end = b.toConst('b')
      const at = (t: Float): Vec4 => apply<Vec4>(subject, values, [], { a: start, b: end, t })

      // What leads from the one to the other: a turn about one axis, the short way.
      const whole = quatMul(end, vec4(start.xyz.negate(), start.w)).toConst('whole')
      const way = select(whole, whole.negate(), whole.w.lessThan(0)).toConst('way')
      const axis = way.xyz.div(way.xyz.length().max(1e-4)).toConst('axis')
      const angle = acos(way.w.min(1)).mul(2).max(1e-3).toConst('angle')
      const tip = quatRotate(start, led).toConst('tip')
      let colour = ball.arc(ball.colour, tip, axis, angle, 0.012, warm, 0.8)

      // Beads: of the place nearest to a pixel the function says where it is, the others cannot be seen there.
      const across = cross(axis, tip).toConst('across')
      const out = tip.sub(axis.mul(dot(tip, axis))).toConst('out')
      const bead = (place: Vec3): Float => {
        const along = atan2(dot(place, across), dot(place, out)).div(angle)
        const nearest = along.mul(10).add(0.5).floor().clamp(0, 10).div(10)
        return place.distance(quatRotate(at(nearest), led)).sub(0.035)
      }
      colour = ball.mark(colour, bead, mix(warm, paper, 0.25))

      const q = at(values.float('t')).toConst('q')
      const frame = [quatRotate(q, unitAxes[0]).toConst('x'), quatRotate(q, unitAxes[1]).toConst('y'), quatRotate(q, unitAxes[2]).toConst('z')] as const
      // Both ends of the way in full, and what is dragged, the axes of the two turns, thin.
      axes.forEach((about, i) => {
        const tint = mix(ground, i === 0 ? cool : mint, 0.7)
        colour = ball.pin(ball.rod(colour, about.mul(-1.06), about.mul(1.06), 0.005, tint), about, 0.012, tint)
      })
      colour = ball.pin(colour, tip, 0.02, cool)
      colour = ball.pin(colour, quatRotate(end, led).toConst('goal'), 0.02, mint)
      const arrows = frame.map((direction, i) =>
        ball.arrow(direction.mul(0.24), direction, i === 2 ? 0.016 : 0.01, i === 2 ? warm : mix(ground, axisColours[i] ?? warm, 0.8)),
      )
      for (const { before } of arrows) colour = before(colour)
      colour = ball.cube(colour, frame)
      for (const { after } of arrows) colour = after(colour)
      return colour
    }),
}
