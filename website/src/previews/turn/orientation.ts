/** Functions that give a turn, or join turns: three axes and a cube before and after, and the arcs that they go along. */
import { quatRotate } from '@kirari/addons'
import { float, mix, normalize, smoothstep, time, vec3 } from 'kirari/node'
import type { Float, Mat3, Mat4, Vec3, Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl } from '../control.ts'
import { columns, hasFourColumns, type Placement } from './columns.ts'
import { axisColours, circleHandle, directionHandle, onGlobe, turnBy, unitAxes, type Axes3 } from './globe.ts'
import { numbers } from './numbers.ts'
import { cool, ground, warm } from '../paint/palette.ts'
import type { Control, Preview, Subject } from '../preview.ts'
import type { Values } from '../values.ts'

/** How a turn is set: the names of its axis and of its angle among the controls. */
export interface Turn {
  readonly axis: string
  readonly angle: string
  /** The quaternion it is given as; undefined when the function takes axis and angle themselves. */
  readonly quaternion: string | undefined
  /** The axis of the function's own, which no control sets: the first, second or third. */
  readonly about?: number
}

const words = { axis: { en: 'axis', ja: '回転軸' }, angle: { en: 'angle (radians)', ja: '角度（ラジアン）' } } as const
const starts = [
  { axis: [0.48, 0.8, 0.36], angle: 1.9 },
  { axis: [0, 0, 1], angle: 1.2 },
] as const

const turnsOf = ({ parameters }: Subject, { about, turns }: OrientationOptions): readonly Turn[] => {
  if (turns === 'none') return []
  if (about) return [{ axis: 'axis', angle: 'angle', quaternion: undefined, about: 'xyz'.indexOf(about) }]
  const quaternions = parameters.filter(({ unit }) => unit === 'quaternion')
  if (quaternions.length === 0) return [{ axis: 'axis', angle: 'angle', quaternion: undefined }]
  return quaternions.map(({ name }) => ({ axis: `${name}.axis`, angle: `${name}.angle`, quaternion: name }))
}

/** The four numbers of a quaternion are hard to set by hand: an axis and an angle are what they mean. */
export const controlsOfTurn = ({ axis, angle, quaternion, about }: Turn, index: number): readonly Control[] => {
  const start = starts[index] ?? starts[0]
  const of = quaternion === undefined ? { en: '', ja: '' } : { en: `${quaternion}: `, ja: `${quaternion}の` }
  return [
    ...(about === undefined ? [ownControl(axis, { en: of.en + words.axis.en, ja: of.ja + words.axis.ja }, [-1, 1], 0.01, ...start.axis)] : []),
    ownControl(angle, { en: of.en + words.angle.en, ja: of.ja + words.angle.ja }, [-3.14, 3.14], 0.01, start.angle),
  ]
}

export interface OrientationOptions {
  /** What stands beside the ball: the matrix, for a function that gives one; the four numbers before and after. */
  readonly beside?: 'matrix' | 'matrix of four columns' | 'numbers'
  /** The axis of the function's own. */
  readonly about?: 'x' | 'y' | 'z'
  /** Which way the function turns: back along what it is given; along the first and back along the second; not at all. */
  readonly turns?: 'back' | 'one back' | 'none'
}

const besideBall = {
  matrix: { middle: [0.673, 0], spacing: 0.11, greatest: 1 },
  'matrix of four columns': { middle: [0.686, 0], spacing: 0.085, greatest: 1 },
} as const satisfies Readonly<Record<string, Placement>>

const descriptions = {
  alone: (name: string) => ({
    en: `A cube and its three axes turned by ${name}, the axes before the turn, and the arcs from these to those about the axis of the turn.`,
    ja: `${name}による回転を、立方体と三つの軸で示した図です。回す前の軸と、回転軸のまわりに動いた弧も描いています。`,
  }),
  matrix: (name: string) => ({
    en: `A cube and its three axes turned by ${name}, with the arcs that they go along. On the right the matrix itself, each column in the colour of the axis it holds: discs as large as the numbers, hollow where they are negative.`,
    ja: `${name}による回転を、立方体と三つの軸、軸が動いた弧で示した図です。右は行列そのもので、各列をその列が表す軸の色にしています。円の大きさが値の大きさで、負の値は輪で示します。`,
  }),
  'matrix of four columns': (name: string) => ({
    en: `A cube and its three axes turned by ${name}, with the arcs that they go along. On the right the matrix itself, the first three columns in the colours of the axes, the fourth, which would move points, in white: discs as large as the numbers, hollow where they are negative.`,
    ja: `${name}による回転を、立方体と三つの軸、軸が動いた弧で示した図です。右は行列そのもので、左から三つの列は軸の色、平行移動を表す四つ目の列は白にしています。円の大きさが値の大きさで、負の値は輪で示します。`,
  }),
  numbers: (name: string) => ({
    en: `A cube and its three axes as the result of ${name} turns them. On the right its four numbers x, y, z and w as orange bars, and in blue those of the argument, if there is one.`,
    ja: `${name}の結果で回した立方体と三つの軸です。右のオレンジ色の棒は、結果の四つの数x、y、z、wです。引数があれば、その数を青い棒で示します。`,
  }),
  back: (name: string) => ({
    en: `A cube and its three axes turned by ${name}: the wide arcs. The thin arcs begin at the same places and go the other way, as the argument turns them.`,
    ja: `${name}による回転を、立方体と三つの軸、太い弧で示した図です。細い弧は引数の回転で、同じところから逆向きに進みます。`,
  }),
  'one back': (name: string) => ({
    en: `A cube and its three axes turned by ${name}: along the thin arcs back by the second argument, then along the wide arcs on by the first.`,
    ja: `${name}による回転を、立方体と三つの軸で示した図です。細い弧に沿って二つ目の引数を逆にたどり、太い弧に沿って一つ目の引数で回ります。`,
  }),
} as const

export const orientation = (options: OrientationOptions): Preview => ({
  controls: (subject) => turnsOf(subject, options).flatMap(controlsOfTurn),
  startSeconds: options.turns === 'none' ? undefined : 3.05,
  handles: (subject) => turnsOf(subject, options).map(({ axis, angle, about: own }) => (own === undefined ? directionHandle(axis) : circleHandle(angle, own))),
  describe: descriptions[options.beside ?? (options.turns === 'back' || options.turns === 'one back' ? options.turns : 'alone')],
  fragment(subject, values) {
    const turns = turnsOf(subject, options)
    const ball = drawn(subject, values, turns, options.turns)
    const { beside } = options
    if (!beside) return ball
    const parts = partsNow(values, turns)
    const now = resultNow(subject, values, parts)
    if (!isMatrix(now)) return numbers(ball, [...parts.map(({ about, nowBy }) => ({ q: turnBy(about, nowBy), tint: cool })), { q: now, tint: warm }])
    return beside === 'numbers' ? ball : columns(ball, now, besideBall[beside])
  },
})

const drawn = (subject: Subject, values: Values, turns: readonly Turn[], way: OrientationOptions['turns']): Vec3 =>
  onGlobe((ball) => {
    const parts = partsNow(values, turns)
    const after = axesOf(resultNow(subject, values, parts))

    let { colour } = ball
    if (way === 'back')
      for (const { about, by } of parts) unitAxes.forEach((tip, axis) => (colour = ball.arc(colour, tip, about, by, 0.01, axisColours[axis] ?? warm, 0.7)))
    // Where the axes come by each turn. The last of the arguments turns first.
    let start: Axes3 = unitAxes
    parts.toReversed().forEach(({ about, by: set }, i) => {
      const isLast = i === parts.length - 1
      const by = way === 'back' || (way === 'one back' && !isLast) ? set.negate() : set
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
    parts.forEach(({ turn, about, by }, i) => {
      const knob = turn.about === undefined ? about : quatRotate(turnBy(about, by), unitAxes[(turn.about + 1) % 3] ?? about)
      colour = ball.pin(colour, knob, 0.014, axles[i]?.tint ?? warm)
    })
    return colour
  })

/** A turn as it is set, and how far it has come. */
interface Part {
  readonly turn: Turn
  readonly about: Vec3
  readonly by: Float
  readonly nowBy: Float
}

const partsNow = (values: Values, turns: readonly Turn[]): readonly Part[] => {
  // To and fro, with a rest at both ends. Of two turns the one on the right goes first.
  const phase = time.mul(0.16).fract().mul(2).sub(1).abs()
  const now = float(1)
    .sub(smoothstep(0.15, 0.85, phase))
    .toConst('now')
  return turns.map((turn, i) => {
    const own = turn.about === undefined ? undefined : unitAxes[turn.about]
    const about = own ?? normalize(values.vec3(turn.axis).add(vec3(0, 1e-5, 0))).toConst('about')
    const by = values.float(turn.angle)
    const share = turns.length === 1 ? now : i === 0 ? now.mul(2).sub(1).saturate() : now.mul(2).saturate()
    return { turn, about, by, nowBy: by.mul(share) }
  })
}

/** What the function gives at this moment. */
const resultNow = (subject: Subject, values: Values, parts: readonly Part[]): Vec4 | Mat3 | Mat4 => {
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
  return apply<Vec4 | Mat3 | Mat4>(subject, values, [], given)
}

/** The kind of its type says which of them it is. */
const isMatrix = (turn: Vec4 | Mat3 | Mat4): turn is Mat3 | Mat4 => turn.type.kind === 'matrix'

/** A matrix has the axes as its columns; a quaternion turns them. */
const axesOf = (turn: Vec4 | Mat3 | Mat4): Axes3 => {
  if (isMatrix(turn)) {
    const matrix = turn.toConst('matrix')
    return hasFourColumns(matrix) ? [matrix.at(0).xyz, matrix.at(1).xyz, matrix.at(2).xyz] : [matrix.at(0), matrix.at(1), matrix.at(2)]
  }
  const q = turn.toConst('q')
  const turned = (axis: Vec3): Vec3 => quatRotate(q, axis).toConst('axis')
  return [turned(unitAxes[0]), turned(unitAxes[1]), turned(unitAxes[2])]
}
