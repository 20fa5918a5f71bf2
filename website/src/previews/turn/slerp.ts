/** The way between two turns: the path of one axis over a ball, with a bead at every tenth of it, and the frame where it is now. */
import { quatMul, quatRotate, quatSlerp } from '@kirari/addons'
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

export interface SlerpOptions {
  /** Beads of a function that does not move evenly, beside the even ones of slerp. */
  readonly beside?: 'slerp'
}

/** So far apart that the difference is seen. */
const farEnds = new Map<string, readonly number[]>([
  ['a.axis', [0.2, 0.96, 0.2]],
  ['a.angle', [-1.35]],
  ['b.axis', [0.1, 0.98, 0.16]],
  ['b.angle', [1.55]],
])

export const slerp = ({ beside }: SlerpOptions): Preview => ({
  controls: (subject) => [
    ...ends.flatMap(controlsOfTurn).map((control) => ({ ...control, value: (beside && farEnds.get(control.id)) ?? control.value })),
    ...shareControls(subject),
  ],
  startSeconds: undefined,
  handles: () => ends.map(({ axis }) => directionHandle(axis)),
  describe: (name) =>
    beside
      ? {
          en: `The way from one turn to another by ${name}: the path of an axis over a ball, with orange beads at equal steps, closer together at the ends, and a cube where it is now. Beside the path, the even beads of slerp in blue.`,
          ja: `${name}で二つの回転の間をたどった図です。一つの軸が球面に描く道筋に、等しい刻みごとの玉をオレンジ色で並べると、両端ほど間隔が詰まります。立方体は今の姿勢です。隣の青い玉はslerpの場合で、等間隔に並びます。`,
        }
      : {
          en: `The way from one turn to another by ${name}: the path of an axis over a ball, with beads at equal steps, evenly spaced, and a cube where it is now. Two thin lines are the axes of the two turns.`,
          ja: `${name}で二つの回転の間をたどった図です。一つの軸が球面に描く道筋に、等しい刻みごとの玉が等間隔に並びます。立方体は今の姿勢で、細い二本の線は二つの回転の軸です。`,
        },
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
      const steps = (place: Vec3): Float => atan2(dot(place, across), dot(place, out)).div(angle).mul(10)
      const even = (place: Vec3): Float => steps(place).add(0.5).floor().clamp(0, 10).div(10)
      const beadAt = (place: Vec3, t: Float): Float => place.distance(quatRotate(at(t), led)).sub(0.035)
      if (beside) {
        // On a path of their own, nearer to the axis. A bead that is not where slerp has it is still within half a step of there.
        const side = normalize(tip.add(axis.mul(0.16))).toConst('side')
        const sideLed = quatRotate(vec4(start.xyz.negate(), start.w), side).toConst('sideLed')
        colour = ball.arc(colour, side, axis, angle, 0.008, cool, 0.6)
        colour = ball.mark(colour, (place) => place.distance(quatRotate(quatSlerp(start, end, even(place)), sideLed)).sub(0.026), cool)
        const either = (place: Vec3): Float => {
          const first = steps(place).floor().clamp(0, 9).toConst('first')
          return beadAt(place, first.div(10)).min(beadAt(place, first.add(1).div(10)))
        }
        colour = ball.mark(colour, either, mix(warm, paper, 0.25))
      } else colour = ball.mark(colour, (place) => beadAt(place, even(place)), mix(warm, paper, 0.25))

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
})
