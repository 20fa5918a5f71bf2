/** The record of a rotation of a point about a coordinate axis, from what is its own: the rest is the same for x, y and z. */
import { fromReference } from '../provenance.ts'
import type { FunctionName, WrittenEdgeCase, WrittenRecord } from '../record.ts'

type Own = Pick<WrittenRecord, 'summary' | 'intuition' | 'formula' | 'examples'> & {
  readonly claims?: WrittenRecord['claims']
  readonly elsewhere: WrittenRecord['elsewhere']
  readonly words: WrittenRecord['synonyms']
}

/** The first axis stays; a positive angle takes the second to the third. */
const cycles = { x: ['x', 'y', 'z'], y: ['y', 'z', 'x'], z: ['z', 'x', 'y'] } as const
const order = ['x', 'y', 'z'] as const
type Axis = (typeof order)[number]

const nameOf = (axis: Axis): FunctionName => `rotate${({ x: 'X', y: 'Y', z: 'Z' } as const)[axis]}`
const matrixOf = (axis: Axis): FunctionName => `rotate3d${({ x: 'X', y: 'Y', z: 'Z' } as const)[axis]}`

/** A point by its coordinates on the three axes. */
const pointOf = (parts: Partial<Record<Axis, number>>): readonly number[] => order.map((name) => parts[name] ?? 0)

const turnsOf = (axis: Axis): readonly [WrittenEdgeCase, ...WrittenEdgeCase[]] => {
  const [own, from, to] = cycles[axis]
  return [
    {
      of: [pointOf({ [from]: 1 }), Math.PI / 2],
      is: pointOf({ [to]: 1 }),
      en: `A quarter turn takes ${from} to ${to}.`,
      ja: `4分の1回転すると、${from}軸は${to}軸へ移ります。`,
    },
    { of: [pointOf({ [to]: 1 }), Math.PI / 2], is: pointOf({ [from]: -1 }), en: `It takes ${to} to −${from}.`, ja: `${to}軸は−${from}軸へ移ります。` },
    {
      of: [pointOf({ [own]: 0.75 }), 2],
      is: pointOf({ [own]: 0.75 }),
      en: 'A point on the axis stays where it is.',
      ja: '軸の上の点は動きません。',
    },
    { of: [[0.5, 0.25, -1], 0], is: [0.5, 0.25, -1], en: 'An angle of 0 moves nothing.', ja: '角度0では動きません。' },
    { of: [pointOf({ [to]: 1 }), -Math.PI / 2], is: pointOf({ [from]: 1 }), en: 'A negative angle turns back.', ja: '負の角度では逆に回ります。' },
  ]
}

/** The record of the rotation of a point about one of the three axes. */
export const aboutAxis = (axis: Axis, own: Own): WrittenRecord => {
  const [, from, to] = cycles[axis]
  const { claims, words, ...rest } = own
  const others = order.filter((name) => name !== axis).map(nameOf)
  return {
    ...rest,
    parameters: {
      p: {
        meaning: { en: 'The point, or a direction.', ja: '回す点です。方向を渡してもかまいません。' },
        unit: 'position',
        role: 'domain',
        range: [-1, 1],
        default: [0.5, 0.55, -0.55],
        outside: { en: 'Any point.', ja: 'どんな点でもかまいません。' },
      },
      angle: {
        meaning: {
          en: `The angle of the rotation. A positive one goes from ${from} towards ${to}, counter-clockwise as seen from the tip of the ${axis} axis.`,
          ja: `回す角度です。正の角度は${from}軸から${to}軸への向きで、${axis}軸の先端から見て反時計回りです。`,
        },
        unit: 'radians',
        range: [-3.14, 3.14],
        default: 1.9,
        outside: {
          en: 'Any angle. Sine and cosine lose digits after many turns: reduce a growing angle by whole turns.',
          ja: 'どんな角度でもかまいません。ただし何周もするとsinとcosの精度が落ちるので、増え続ける角度は一周分ずつ引き戻してください。',
        },
      },
    },
    returns: {
      en: `The rotated point. Its ${axis} is the same bit for bit, and its distance from the axis is the same up to rounding.`,
      ja: `回した後の点です。${axis}成分はビット単位で元のままで、軸からの距離も丸め誤差を除いて変わりません。`,
      range: { min: order.map((name) => (name === axis ? -1 : -Math.SQRT2)), max: order.map((name) => (name === axis ? 1 : Math.SQRT2)) },
    },
    edgeCases: turnsOf(axis),
    accuracy: {
      class: 'angle',
      oracle: {
        en: `gl-matrix’s vec3.transformQuat in double precision, with the quaternion of this axis and angle. The results must also equal those of ${matrixOf(axis)}, distances from the axis must be kept, and a turn back must undo a turn.`,
        ja: `この軸と角度のクォータニオンを使い、gl-matrixのvec3.transformQuatで倍精度で求めたものです。${matrixOf(axis)}の結果と等しいこと、軸からの距離が変わらないこと、逆に回すと元に戻ることも確かめています。`,
      },
    },
    continuity: { order: 'smooth', en: 'Made of sums of products with sine and cosine.', ja: 'sinやcosとの積の和だけでできています。' },
    claims: {
      [`Its ${axis} is the same bit for bit, and its distance from the axis is the same up to rounding`]:
        'the coordinate on the axis and the distance from it are kept',
      [`A quarter turn takes ${from} to ${to}`]: 'a quarter turn takes each axis to the next',
      'The same rotation as a matrix': 'rotates as the matrix of the same axis does',
      ...claims,
    },
    references: [
      {
        title: 'Foundations of Game Engine Development, Volume 1: Mathematics',
        authors: 'Eric Lengyel',
        year: 2016,
        section: '2.2.1, Rotation About a Coordinate Axis',
      },
    ],
    provenance: fromReference,
    related: [...others, matrixOf(axis), 'rotate', 'quatRotate'],
    confusedWith: [
      {
        name: matrixOf(axis),
        en: 'The same rotation as a matrix: better if it is multiplied with other matrices, or if many points rotate by the same angle.',
        ja: '同じ回転の行列です。ほかの行列と掛け合わせるときや、多くの点を同じ角度で回すときに適しています。',
      },
      {
        name: 'rotate',
        en: 'Rotates about any axis, or in the plane. Use it when the axis is not one of the three.',
        ja: '任意の軸のまわりや、平面の中で回します。軸がx、y、zのどれでもないときに使ってください。',
      },
    ],
    synonyms: {
      en: ['rotate', 'rotation', 'turn', 'spin', '3d', 'angle', 'axis', `rotate around ${axis}`, ...words.en],
      ja: ['回転', 'かいてん', '回す', 'まわす', '三次元', '軸', '座標変換', ...words.ja],
    },
  }
}
