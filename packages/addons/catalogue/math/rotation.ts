/**
 * The record of a rotation matrix from what is its own. What the family shares is here: the angle, the result, the quarter turns of an axis,
 * names elsewhere, search words, and the claims that hold for all.
 */
import { fromReference } from '../provenance.ts'
import type { FunctionName, Reference, Text, WrittenEdgeCase, WrittenParameter, WrittenRecord } from '../record.ts'

type Own = Pick<WrittenRecord, 'summary' | 'intuition' | 'formula' | 'confusedWith' | 'examples'> & {
  readonly related: readonly FunctionName[]
  readonly claims?: WrittenRecord['claims']
  readonly elsewhere: WrittenRecord['elsewhere']
  readonly words: WrittenRecord['synonyms']
}

const angle = (seen: Text): WrittenParameter => ({
  meaning: seen,
  unit: 'radians',
  range: [-3.14, 3.14],
  default: 1.1,
  outside: {
    en: 'Any angle. Sine and cosine lose digits after many turns: reduce a growing angle by whole turns.',
    ja: 'どんな角度でもかまいません。ただし何周もするとsinとcosの精度が落ちるので、増え続ける角度は一周分ずつ引き戻してください。',
  },
})

const returns = (call: string, size: 3 | 4): WrittenRecord['returns'] => ({
  ...(size === 3
    ? {
        en: `The matrix, to multiply from the left: ${call}.mul(v). Its columns are the rotated axes.`,
        ja: `左から掛けて使う行列です（${call}.mul(v)）。列は、回したあとの三つの軸です。`,
      }
    : {
        en: `The matrix, to multiply from the left: ${call}.mul(vec4(p, 1)). Its first three columns are the rotated axes.`,
        ja: `左から掛けて使う行列です（${call}.mul(vec4(p, 1))）。左から三つの列は、回したあとの三つの軸です。`,
      }),
  range: { min: -1, max: 1 },
})

const transposed = {
  name: { en: 'the transposed matrix', ja: '転置した行列' },
  en: 'Rotates the other way. It results from writing the formula row by row into a constructor that takes columns, or from code that multiplies row vectors from the right.',
  ja: '逆向きの回転です。列を受け取るコンストラクターに式を行ごとに書き写したときや、行ベクトルに右から掛けるコードを移したときに生じます。',
}

const words = (size: 3 | 4, own: Own['words']): Own['words'] => ({
  en: ['rotation matrix', 'rotation', 'rotate', 'turn', 'spin', `mat${size}`, '3d', ...(size === 4 ? ['homogeneous', 'transform'] : []), ...own.en],
  ja: ['回転行列', 'かいてんぎょうれつ', '回転', '回す', '行列', '座標変換', ...(size === 4 ? ['同次座標', 'どうじざひょう'] : []), ...own.ja],
})

const lengyel = (section: string): Reference => ({
  title: 'Foundations of Game Engine Development, Volume 1: Mathematics',
  authors: 'Eric Lengyel',
  year: 2016,
  section,
})
const homogeneous = lengyel('2.6, Homogeneous Coordinates')

/** The first axis stays; a positive angle takes the second to the third. */
const cycles = { x: ['x', 'y', 'z'], y: ['y', 'z', 'x'], z: ['z', 'x', 'y'] } as const
type Axis = keyof typeof cycles
const order = ['x', 'y', 'z'] as const

/** The matrix whose second axis of the cycle has gone this far: cosine and sine. */
const matrixAt = (axis: Axis, size: 3 | 4, cosine: number, sine: number): readonly number[] => {
  const [own, from] = cycles[axis]
  const cell = (column: Axis, row: Axis): number => {
    if (column === own || row === own) return column === row ? 1 : 0
    if (column === row) return cosine
    return column === from ? sine : -sine
  }
  const column = (name: Axis): readonly number[] => [...order.map((row) => cell(name, row)), ...(size === 4 ? [0] : [])]
  // Adding 0 turns −0 into 0.
  return [...order.flatMap(column), ...(size === 4 ? [0, 0, 0, 1] : [])].map((value) => value + 0)
}

const turnsOf = (axis: Axis, size: 3 | 4): readonly [WrittenEdgeCase, ...WrittenEdgeCase[]] => {
  const [own, from, to] = cycles[axis]
  const at = (cosine: number, sine: number): readonly number[] => matrixAt(axis, size, cosine, sine)
  return [
    { of: [0], is: at(1, 0), en: 'The identity.', ja: '単位行列です。' },
    {
      of: [Math.PI / 2],
      is: at(0, 1),
      en: `A quarter turn takes ${from} to ${to}, and ${to} to −${from}; ${own} stays.`,
      ja: `4分の1回転すると、${from}軸は${to}軸へ、${to}軸は−${from}へ移ります。${own}軸は動きません。`,
    },
    { of: [-Math.PI / 2], is: at(0, -1), en: `Back: ${to} goes to ${from}.`, ja: `逆向きです。${to}軸が${from}軸へ移ります。` },
    { of: [Math.PI], is: at(-1, 0), en: 'A rotation by −π gives the same matrix.', ja: '−πの回転も同じ行列になります。' },
    { of: [2 * Math.PI], is: at(1, 0) },
  ]
}

/** The record of a rotation about one of the three axes, as a matrix of 3 × 3 or 4 × 4. */
export const aboutAxis = (axis: Axis, size: 3 | 4, own: Own): WrittenRecord => {
  const [, from, to] = cycles[axis]
  const name = `rotate${size}d${axis.toUpperCase()}`
  const { claims, words: ownWords, confusedWith, ...rest } = own
  return {
    ...rest,
    parameters: {
      angle: angle({
        en: `The angle of the rotation. A positive one goes from ${from} towards ${to}, counter-clockwise as seen from the tip of the ${axis} axis.`,
        ja: `回す角度です。正の角度は${from}軸から${to}軸への向きで、${axis}軸の先端から見て反時計回りです。`,
      }),
    },
    returns: returns(`${name}(angle)`, size),
    edgeCases: turnsOf(axis, size),
    accuracy: {
      class: 'angle',
      oracle: {
        en: `gl-matrix’s mat${size}.fromQuat in double precision, of the quaternion with this axis and angle. A quarter turn must take ${from} to ${to}; lengths must be kept, and a turn back must undo a turn.`,
        ja: `この軸と角度のクォータニオンから、gl-matrixのmat${size}.fromQuatで倍精度で求めたものです。4分の1回転で${from}軸が${to}軸に移ること、長さが変わらないこと、逆に回すと元に戻ることも確かめています。`,
      },
    },
    continuity: { order: 'smooth', en: 'Made of sine and cosine alone.', ja: 'sinとcosだけでできています。' },
    claims: { [`A quarter turn takes ${from} to ${to}, and ${to} to −${from}`]: 'a quarter turn takes each axis to the right one', ...claims },
    references: [lengyel('2.2.1, Rotation About a Coordinate Axis'), ...(size === 4 ? [homogeneous] : [])],
    provenance: fromReference,
    confusedWith: [...confusedWith, transposed],
    synonyms: words(size, ownWords),
  }
}

/** The record of a rotation about any axis. */
export const aboutAnyAxis = (size: 3 | 4, own: Own & Pick<WrittenRecord, 'edgeCases'>): WrittenRecord => {
  const { claims, words: ownWords, confusedWith, ...rest } = own
  return {
    ...rest,
    parameters: {
      axis: {
        meaning: { en: 'The axis of the rotation; its length does not matter.', ja: '回転軸です。長さは影響しません。' },
        unit: 'direction',
        range: [-1, 1],
        default: [0.48, 0.8, 0.36],
        outside: {
          en: 'Any length from 1e-18 to 1e18. All zeros give the identity, whatever the angle.',
          ja: '長さは1e-18から1e18までなら自由です。すべて0なら、角度によらず単位行列になります。',
        },
      },
      angle: angle({
        en: 'The angle of the rotation: counter-clockwise as seen from the tip of the axis.',
        ja: '回す角度です。正の角度は、軸の先端から見て反時計回りです。',
      }),
    },
    returns: returns(`rotate${size}d(axis, angle)`, size),
    accuracy: {
      class: 'angle',
      oracle: {
        en: `gl-matrix’s mat${size}.fromQuat in double precision, of the quaternion with this axis and angle, and its mat4.fromRotation. The axis must stay where it is, and lengths must be kept.`,
        ja: `この軸と角度のクォータニオンから、gl-matrixのmat${size}.fromQuatで倍精度で求めたものです。mat4.fromRotationとも照合しています。軸が動かないこと、長さが変わらないことも確かめています。`,
      },
    },
    continuity: { order: 'smooth', en: 'Where the length of the axis is 0, it jumps to the identity.', ja: '軸の長さが0のところでは、単位行列に飛びます。' },
    claims: {
      'its length does not matter': 'does not depend on the length of the axis from 1e-18 to 1e18',
      'All zeros give the identity, whatever the angle': 'is the identity without an axis',
      ...claims,
    },
    references: [
      {
        title: 'Des lois géométriques qui régissent les déplacements d’un système solide dans l’espace',
        authors: 'Olinde Rodrigues',
        year: 1840,
        section: 'Journal de Mathématiques Pures et Appliquées 5, 380–440',
      },
      lengyel('2.2.2, Rotation About an Arbitrary Axis'),
      ...(size === 4 ? [homogeneous] : []),
    ],
    provenance: fromReference,
    confusedWith: [...confusedWith, transposed],
    synonyms: words(size, ownWords),
  }
}
