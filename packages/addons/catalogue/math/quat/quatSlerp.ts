/** Record of quatSlerp. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const half = Math.SQRT1_2
const eighth = Math.PI / 8

export const record: WrittenRecord = {
  summary: {
    en: 'The turn part of the way between two others, along the shortest arc and at an even pace.',
    ja: '二つの回転の間を、最短の弧に沿って一定の速さでたどります。',
  },
  intuition: {
    en: 'Unit quaternions lie on a ball, in four dimensions. Mixing two of them in a straight line cuts through the ball: brought back to the surface, the steps are small near the ends and large in the middle. Weights made of sines follow the arc itself, and equal steps of t are equal angles. q and −q are the same turn, so of the two arcs the short one is taken, at most a quarter of the way round the ball.',
    ja: '単位クォータニオンは、四次元の球面の上にあります。二つを直線で混ぜると、球の中を突っ切る近道になります。それを球面まで引き戻すと、歩幅は両端で小さく、中央で大きくなります。sinで作った重みなら弧そのものをたどるので、tの等しい刻みが等しい角度になります。qと−qは同じ回転なので、二つある弧のうち、球面の四分の一周を超えない方を選びます。',
  },
  parameters: {
    a: {
      meaning: { en: 'The turn at t = 0.', ja: 't = 0での回転です。' },
      unit: 'quaternion',
      range: [-1, 1],
      default: [0, 0, 0, 1],
      outside: {
        en: 'Of length 1: normalise it first. If both are all zero, so is the result.',
        ja: '長さは1です。先に正規化してください。両方がすべて0なら、結果もすべて0です。',
      },
    },
    b: {
      meaning: {
        en: 'The turn at t = 1. b and −b are the same turn, and the nearer one is taken.',
        ja: 't = 1での回転です。bと−bは同じ回転なので、近い方が使われます。',
      },
      unit: 'quaternion',
      range: [-1, 1],
      default: [0, 0, half, half],
      outside: { en: 'As for a.', ja: 'aと同じです。' },
    },
    t: {
      meaning: { en: 'The share of the way.', ja: '道のりの割合です。' },
      unit: 'fraction',
      range: [0, 1],
      default: 0.35,
      outside: { en: 'Goes on along the same arc, at the same pace.', ja: '同じ弧の延長を、同じ速さで進みます。' },
    },
  },
  returns: {
    meaning: {
      en: 'The turn, as a quaternion of length 1. At t = 1 it is b, or −b where that was nearer.',
      ja: '長さ1のクォータニオンで表した回転です。t = 1ではbになります。−bの方が近ければ−bです。',
    },
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} b' &= \begin{cases} b & a \cdot b \ge 0 \\ -b & a \cdot b < 0 \end{cases} \\ \cos\omega &= a \cdot b' \\ \operatorname{slerp}(a, b, t) &= \frac{a \sin\bigl((1 - t)\,\omega\bigr) + b' \sin(t\,\omega)}{\sin\omega} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0, 1], [0, 0, half, half], 0], is: [0, 0, 0, 1] },
    { of: [[0, 0, 0, 1], [0, 0, half, half], 1], is: [0, 0, half, half] },
    { of: [[0, 0, 0, 1], [0, 0, half, half], 0.5], is: [0, 0, Math.sin(eighth), Math.cos(eighth)], en: 'Half of a quarter turn.', ja: '90°の半分です。' },
    { of: [[0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5], 0.3], is: [0.5, 0.5, 0.5, 0.5], en: 'No angle to divide by.', ja: '角度が0でも割り算で壊れません。' },
    {
      of: [[0.5, 0.5, 0.5, 0.5], [-0.5, -0.5, -0.5, -0.5], 0.3],
      is: [0.5, 0.5, 0.5, 0.5],
      en: 'The same turn twice: it stays where it is.',
      ja: '同じ回転どうしなので、動きません。',
    },
    {
      of: [[0, 0, 0, 1], [0, 0, -half, -half], 0.5],
      is: [0, 0, Math.sin(eighth), Math.cos(eighth)],
      en: 'The sign of b makes no difference to the way.',
      ja: 'bの符号を変えても、道筋は変わりません。',
    },
    {
      of: [[0, 0, 0, 1], [1, 0, 0, 0], 0.5],
      is: [half, 0, 0, half],
      en: 'Both ways are equally short; b is taken as it is.',
      ja: 'どちら回りでも同じ長さです。bをそのまま使います。',
    },
    { of: [[0, 0, 0, 1], [0, 0, half, half], 2], is: [0, 0, 1, 0] },
    { of: [[0, 0, 0, 0], [0, 0, 0, 0], 0.5], is: [0, 0, 0, 0], exact: true, en: 'No division by zero.', ja: '0では割りません。' },
  ],
  accuracy: {
    class: 'angle',
    scale: 1,
    oracle: {
      en: 'gl-matrix’s quat.slerp in double precision, up to sign; equal steps must be equal angles, and the length must be 1.',
      ja: 'gl-matrixのquat.slerpを倍精度で計算し、符号の違いを除いて比べたものです。等しい刻みが等しい角度になること、長さが1であることも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'Smooth in t. In a and b it jumps where they are half a turn apart, because the short way changes sides.',
      ja: 'tについては滑らかです。aとbについては、二つが180°離れたところで最短の道が反対側に移るため、値が飛びます。',
    },
  },
  claims: {},
  references: [
    {
      title: 'Animating Rotation with Quaternion Curves',
      authors: 'Ken Shoemake',
      year: 1985,
      section: 'Slerp, spherical linear interpolation',
      doi: '10.1145/325334.325242',
    },
  ],
  provenance: fromReference,
  related: ['quatMul', 'quatRotate', 'quatFromTo'],
  confusedWith: [
    {
      name: 'normalize(mix(a, b, t))',
      difference: {
        en: 'Cheaper, on the same arc, but faster in the middle; and without the change of sign it may go the long way round.',
        ja: '計算が軽く、同じ弧をたどりますが、中央で速くなります。符号をそろえないと、遠回りになることもあります。',
      },
    },
    {
      name: 'mix',
      difference: { en: 'Leaves the ball: what it gives is of length 1 at the ends only.', ja: '球面から外れます。長さが1になるのは両端だけです。' },
    },
    {
      name: { en: 'mixing Euler angles', ja: 'オイラー角の補間' },
      difference: {
        en: 'Takes another way for each order of the axes, and stalls where two of them coincide.',
        ja: '軸の順序によって道筋が変わり、二つの軸が重なるところで動きが乱れます。',
      },
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Quaternion.slerp' },
    { where: 'gl-matrix', name: 'quat.slerp' },
    { where: 'Unity', name: 'Quaternion.Slerp', note: { en: 'Holds t between 0 and 1.', ja: 'tは0から1の間に収められます。' } },
    { where: 'Unreal', name: 'FQuat::Slerp' },
    { where: 'GLM', name: 'slerp' },
    { where: 'Houdini', name: 'slerp' },
    { where: 'Godot', name: 'Quaternion.slerp' },
    { where: 'Blender', name: 'Mix: Rotation' },
  ],
  synonyms: {
    en: ['slerp', 'spherical linear interpolation', 'quaternion interpolation', 'blend rotations', 'nlerp', 'shortest path', 'geodesic', 'keyframe'],
    ja: [
      '球面線形補間',
      'きゅうめんせんけいほかん',
      '球面補間',
      'スラープ',
      '回転の補間',
      '補間',
      'ほかん',
      'クォータニオン',
      'クオータニオン',
      '四元数',
      '最短経路',
      'キーフレーム',
    ],
  },
  examples: {
    'to-and-fro-between-two-views': { en: 'To and fro between two views', ja: '二つの向きを行き来する' },
    'fan-of-turned-petals': { en: 'A fan of turned petals', ja: '回りながら開く花びら' },
  },
}
