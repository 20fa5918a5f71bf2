/** Functions that give a turn, or join turns: three axes and a cube before and after, and the arcs that they go along. */
import { quatRotate } from '@kirari/addons'
import { float, mix, normalize, smoothstep, time, vec3 } from 'kirari/node'
import type { Float, Mat3, Vec3, Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl } from '../control.ts'
import { columns } from './columns.ts'
import { axisColours, directionHandle, onGlobe, turnBy, unitAxes, type Axes3 } from './globe.ts'
import { ground, warm } from '../paint/palette.ts'
import type { Control, Preview, Subject } from '../preview.ts'
import type { Values } from '../values.ts'

/** How a turn is set: the names of its axis and of its angle among the controls. */
export interface Turn {
  readonly axis: string
  readonly angle: string
  /** The quaternion it is given as; undefined when the function takes axis and angle themselves. */
  readonly quaternion: string | undefined
}

const words = { axis: { en: 'axis', ja: '回転軸' }, angle: { en: 'angle (radians)', ja: '角度（ラジアン）' } } as const
const starts = [
  { axis: [0.48, 0.8, 0.36], angle: 1.9 },
  { axis: [0, 0, 1], angle: 1.2 },
] as const

const turnsOf = ({ parameters }: Subject): readonly Turn[] => {
  const quaternions = parameters.filter(({ unit }) => unit === 'quaternion')
  if (quaternions.length === 0) return [{ axis: 'axis', angle: 'angle', quaternion: undefined }]
  return quaternions.map(({ name }) => ({ axis: `${name}.axis`, angle: `${name}.angle`, quaternion: name }))
}

/** The four numbers of a quaternion are hard to set by hand: an axis and an angle are what they mean. */
export const controlsOfTurn = ({ axis, angle, quaternion }: Turn, index: number): readonly Control[] => {
  const start = starts[index] ?? starts[0]
  const of = quaternion === undefined ? { en: '', ja: '' } : { en: `${quaternion}: `, ja: `${quaternion}の` }
  return [
    ownControl(axis, { en: of.en + words.axis.en, ja: of.ja + words.axis.ja }, [-1, 1], 0.01, ...start.axis),
    ownControl(angle, { en: of.en + words.angle.en, ja: of.ja + words.angle.ja }, [-3.14, 3.14], 0.01, start.angle),
  ]
}

export interface OrientationOptions {
  /** What stands beside the ball: the matrix, for a function that gives one. */
  readonly beside?: 'matrix'
}

const descriptions = {
  alone: (name: string) => ({
    en: `A cube and its three axes turned by ${name}, the axes before the turn, and the arcs from these to those about the axis of the turn.`,
    ja: `${name}による回転を、立方体と三つの軸で示した図です。回す前の軸と、回転軸のまわりに動いた弧も描いています。`,
  }),
  matrix: (name: string) => ({
    en: `A cube and its three axes turned by ${name}, with the arcs that they go along. On the right the matrix itself, each column in the colour of the axis it holds: discs as large as the numbers, hollow where they are negative.`,
    ja: `${name}による回転を、立方体と三つの軸、軸が動いた弧で示した図です。右は行列そのもので、各列をその列が表す軸の色にしています。円の大きさが値の大きさで、負の値は輪で示します。`,
  }),
} as const

export const orientation = ({ beside }: OrientationOptions): Preview => ({
  controls: (subject) => turnsOf(subject).flatMap(controlsOfTurn),
  startSeconds: 3.05,
  handles: (subject) => turnsOf(subject).map(({ axis }) => directionHandle(axis)),
  describe: descriptions[beside ?? 'alone'],
  fragment(subject, values) {
    const ball = drawn(subject, values)
    return beside ? columns(ball, axesOf(resultNow(subject, values))) : ball
  },
})

const drawn = (subject: Subject, values: Values): Vec3 =>
  onGlobe((ball) => {
    const parts = partsNow(subject, values)
    const after = axesOf(resultNow(subject, values, parts))

    let { colour } = ball
    // Where the axes come by each turn. The last of the arguments turns first.
    let start: Axes3 = unitAxes
    parts.toReversed().forEach(({ about, by }, i) => {
      const isLast = i === parts.length - 1
      start.forEach((tip, axis) => (colour = ball.arc(colour, tip, about, by, isLast ? 0.02 : 0.012, axisColours[axis] ?? warm, 0.75)))
      if (isLast) return
      const whole = turnBy(about, by).toConst('whole')
      const ended = (tip: Vec3): Vec3 => quatRotate(whole, tip).toConst('ended')
      start = [ended(start[0]), ended(start[1]), ended(start[2])]
    })
    const axles = parts.map(({ about }, i) => ({ about, tint: i === 0 ? warm : mix(ground, warm, 0.6) }))
    for (const { about, tint } of axles) colour = ball.rod(colour, about.mul(-1.12), about.mul(1.12), 0.006, tint)
    unitAxes.forEach((tip, axis) => (colour = ball.pin(colour, tip, 0.009, mix(ground, axisColours[axis] ?? warm, 0.75))))

    const arrows = after.map((axis, i) => ball.arrow(axis.mul(0.24), axis, 0.014, axisColours[i] ?? warm))
    for (const { before } of arrows) colour = before(colour)
    colour = ball.cube(colour, after)
    for (const { after: drawn } of arrows) colour = drawn(colour)
    // Last what can be dragged, so that no arrow hides it.
    for (const { about, tint } of axles) colour = ball.pin(colour, about, 0.014, tint)
    return colour
  })

/** A turn as it is set, and how far it has come. */
interface Part {
  readonly turn: Turn
  readonly about: Vec3
  readonly by: Float
  readonly nowBy: Float
}

const partsNow = (subject: Subject, values: Values): readonly Part[] => {
  const turns = turnsOf(subject)
  // To and fro, with a rest at both ends. Of two turns the one on the right goes first.
  const phase = time.mul(0.16).fract().mul(2).sub(1).abs()
  const now = float(1)
    .sub(smoothstep(0.15, 0.85, phase))
    .toConst('now')
  return turns.map((turn, i) => {
    const about = normalize(values.vec3(turn.axis).add(vec3(0, 1e-5, 0))).toConst('about')
    const by = values.float(turn.angle)
    const share = turns.length === 1 ? now : i === 0 ? now.mul(2).sub(1).saturate() : now.mul(2).saturate()
    return { turn, about, by, nowBy: by.mul(share) }
  })
}

/** What the function gives at this moment. */
const resultNow = (subject: Subject, values: Values, parts = partsNow(subject, values)): Vec4 | Mat3 => {
  const given = Object.fromEntries(
    parts.flatMap(({ turn, about, nowBy }): readonly (readonly [string, Vec3 | Vec4 | Float])[] =>
      turn.quaternion === undefined
        ? [
            [turn.axis, about],
            [turn.angle, nowBy],
          ]
        : [[turn.quaternion, turnBy(about, nowBy)]],
    ),
  )
  return apply<Vec4 | Mat3>(subject, values, [], given)
}

/** A matrix has the axes as its columns; a quaternion turns them. */
const axesOf = (turn: Vec4 | Mat3): Axes3 => {
  if (turn.type.kind === 'matrix') {
    // The kind of its type says which of the two it is.
    const matrix = (turn as Mat3).toConst('matrix')
    return [matrix.at(0), matrix.at(1), matrix.at(2)]
  }
  // As above.
  const q = (turn as Vec4).toConst('q')
  const turned = (axis: Vec3): Vec3 => quatRotate(q, axis).toConst('axis')
  return [turned(unitAxes[0]), turned(unitAxes[1]), turned(unitAxes[2])]
}
