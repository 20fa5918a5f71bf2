/** A turn of a vector: the vector before and after, the arc between them, the axis, and a cube that turns along. The turn is set, or found. */
import { quatRotate } from '@kirari/addons'
import { acos, float, mix, normalize, smoothstep, time, vec3 } from 'kirari/node'
import type { Float, Vec3, Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { controlsOf, ownControl, parameterControls } from '../control.ts'
import { ground, cool, mint, paper, warm } from '../paint/palette.ts'
import type { Preview, Subject } from '../preview.ts'
import type { Values } from '../values.ts'
import { directionHandle, onGlobe, turnBy, unitAxes, type Globe } from './globe.ts'

/** What is drawn of a turn. */
interface Turned {
  /** The vector before and after, and where the whole turn leads it. */
  readonly from: Vec3
  readonly to: Vec3
  readonly end: Vec3
  readonly axis: Vec3
  readonly angle: Float
  /** The turn as it is now. */
  readonly q: Vec4
}

type Way = Pick<Preview, 'controls' | 'startSeconds' | 'handles' | 'describe'> & {
  /** How far the picture reaches: vectors may be longer than the ball is wide. */
  readonly reach?: number
  /** The dot at the end: bright where it is what one drags. */
  readonly goal: { readonly radius: number; readonly tint: Vec3 }
  readonly turned: (subject: Subject, values: Values) => Turned
}

/** To and fro, with a rest at both ends. */
const inTime = (angle: Float): Float => {
  const phase = time.mul(0.16).fract().mul(2).sub(1).abs()
  return angle.mul(float(1).sub(smoothstep(0.15, 0.85, phase)))
}

/** The function turns a vector by a quaternion, which is set. */
const turning: Way = {
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
  reach: 0.85,
  goal: { radius: 0.014, tint: mix(ground, warm, 0.55) },
  turned(subject, values) {
    const axis = normalize(values.vec3('axis').add(vec3(0, 1e-5, 0)))
    const angle = values.float('angle')
    const turned = (by: Float): Vec3 => apply<Vec3>(subject, values, [], { q: turnBy(axis, by) })
    const now = inTime(angle).toConst('now')
    return { from: values.vec3('v'), to: turned(now).toConst('to'), end: turned(angle).toConst('end'), axis, angle, q: turnBy(axis, now).toConst('q') }
  },
}

/** The function turns a point about an axis of its own, by an angle that is set. */
const turningAbout = (about: keyof typeof axisIndex): Way => ({
  ...turning,
  controls: ({ parameters }) => parameters.flatMap(controlsOf),
  handles: (subject) => [directionHandle(pointOf(subject), 'a tip')],
  turned(subject, values) {
    const axis = unitAxes[axisIndex[about]]
    const angle = values.float('angle')
    const from = values.vec3(pointOf(subject))
    const turned = (by: Float): Vec3 => apply<Vec3>(subject, values, [from], { angle: by })
    const now = inTime(angle).toConst('now')
    return { from, to: turned(now).toConst('to'), end: turned(angle).toConst('end'), axis, angle, q: turnBy(axis, now).toConst('q') }
  },
})

const axisIndex = { x: 0, y: 1, z: 2 } as const

const pointOf = ({ parameters }: Subject): string => {
  const found = parameters.find(({ role }) => role === 'domain')
  if (!found) throw new Error('A preview of a turn about an axis needs a parameter with the role "domain": the point that turns.')
  return found.name
}

/** The function finds the turn from one direction to another. */
const finding: Way = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) => parameterControls(subject).map(({ id }) => directionHandle(id)),
  describe: (name) => ({
    en: `Two directions as arrows, and the arc of the turn from one to the other that ${name} finds: part of a great circle, about an axis square to both.`,
    ja: `二つの方向を矢印で、${name}が求めた回転を弧で示した図です。弧は大円の一部で、軸は両方の矢印に垂直です。`,
  }),
  goal: { radius: 0.024, tint: mix(warm, paper, 0.7) },
  turned(subject, values) {
    const [first, second] = parameterControls(subject).map(({ id }) => normalize(values.vec3(id).add(vec3(0, 1e-6, 0))))
    if (!first || !second) throw new Error('A preview of the turn between two directions needs a function of two.')
    const from = first.toConst('from')
    const q = apply<Vec4>(subject, values, []).toConst('q')
    const axis = q.xyz.div(q.xyz.length().max(1e-4)).toConst('axis')
    return { from, to: quatRotate(q, from).toConst('to'), end: second.toConst('end'), axis, angle: acos(q.w.clamp(-1, 1)).mul(2), q }
  },
}

const ways = { turning, finding } satisfies Readonly<Record<string, Way>>

export interface RotationOptions {
  /** Whether the function turns a vector, or finds the turn that leads one to another. */
  readonly by: keyof typeof ways
  /** The axis, where the function has one of its own. */
  readonly about?: keyof typeof axisIndex
}

export const rotation = ({ by, about }: RotationOptions): Preview => {
  const { turned, reach, goal, ...rest }: Way = about ? turningAbout(about) : ways[by]
  return { ...rest, fragment: (subject, values) => onGlobe((ball) => drawn(ball, turned(subject, values), goal), reach) }
}

const drawn = (ball: Globe, { from, to, end, axis, angle, q }: Turned, goal: Way['goal']): Vec3 => {
  const frame = [quatRotate(q, unitAxes[0]).toConst('x'), quatRotate(q, unitAxes[1]).toConst('y'), quatRotate(q, unitAxes[2]).toConst('z')] as const
  let colour = ball.arc(ball.colour, normalize(from.add(vec3(0, 0, 1e-5))).toConst('start'), axis, angle, 0.022, warm, 0.9)
  colour = ball.rod(colour, axis.mul(-1.15), axis.mul(1.15), 0.006, mint)
  colour = ball.pin(colour, axis, 0.014, mint)
  colour = ball.pin(colour, end, goal.radius, goal.tint)
  const before = ball.arrow(vec3(0), from, 0.011, cool)
  const after = ball.arrow(vec3(0), to, 0.015, mix(warm, paper, 0.2))
  colour = after.before(before.before(colour))
  colour = ball.cube(colour, frame)
  return after.after(before.after(colour))
}
