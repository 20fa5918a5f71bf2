/** Record of quatSlerp. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const half = Math.SQRT1_2
const eighth = Math.PI / 8

export const record: WrittenRecord = {
  summary: {
    en: 'Interpolates between two rotations along the shortest arc, at constant speed.',
    ja: '二つの回転の間を、最短の弧に沿って一定の速さでたどります。',
  },
  intuition: {
    en: 'Unit quaternions lie on a sphere in four dimensions. A straight line between two of them cuts through the sphere: projected back onto it, equal steps are small near the ends and large in the middle. Weights made of sines follow the arc itself, so equal steps of t are equal angles. q and −q are the same rotation, so the function takes the shorter of the two arcs, at most a quarter of a great circle.',
    ja: '単位クォータニオンは、四次元の球面の上にあります。二つを直線で混ぜると、球の中を突っ切る近道になります。それを球面まで引き戻すと、歩幅は両端で小さく、中央で大きくなります。sinで作った重みなら弧そのものをたどるので、tの等しい刻みが等しい角度になります。qと−qは同じ回転なので、二つある弧のうち短い方、つまり大円の四分の一を超えない方を選びます。',
  },
  parameters: {
    a: {
      meaning: { en: 'The rotation at t = 0.', ja: 't = 0での回転です。' },
      unit: 'quaternion',
      range: [-1, 1],
      default: [0, 0, 0, 1],
      outside: {
        en: 'The length must be 1: normalise it first. If both are all zeros, so is the result.',
        ja: '長さは1でなければなりません。先に正規化してください。両方がすべて0なら、結果もすべて0です。',
      },
    },
    b: {
      meaning: {
        en: 'The rotation at t = 1. b and −b are the same rotation, and the nearer one is used.',
        ja: 't = 1での回転です。bと−bは同じ回転なので、近い方が使われます。',
      },
      unit: 'quaternion',
      range: [-1, 1],
      default: [0, 0, half, half],
      outside: { en: 'As for a.', ja: 'aと同じです。' },
    },
    t: {
      meaning: { en: 'The fraction of the path.', ja: '道のりの割合です。' },
      unit: 'fraction',
      range: [0, 1],
      default: 0.35,
      outside: {
        en: 'Extrapolates along the same arc at the same speed. Between rotations less than 3.6° apart, the speed drops where t is large: they are interpolated on a straight line.',
        ja: '同じ弧の延長を、同じ速さで進みます。ただし、3.6°も離れていない回転どうしは直線で補間するので、tが大きいと速さが落ちます。',
      },
    },
  },
  returns: {
    en: 'The rotation, as a quaternion of length 1. At t = 1 it is b, or −b if that is nearer.',
    ja: '長さ1のクォータニオンで表した回転です。t = 1ではbになります。−bの方が近ければ−bです。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} b' &= \begin{cases} b & a \cdot b \ge 0 \\ -b & a \cdot b < 0 \end{cases} \\ \cos\omega &= a \cdot b' \\ \operatorname{slerp}(a, b, t) &= \frac{a \sin\bigl((1 - t)\,\omega\bigr) + b' \sin(t\,\omega)}{\sin\omega} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0, 1], [0, 0, half, half], 0], is: [0, 0, 0, 1] },
    { of: [[0, 0, 0, 1], [0, 0, half, half], 1], is: [0, 0, half, half] },
    { of: [[0, 0, 0, 1], [0, 0, half, half], 0.5], is: [0, 0, Math.sin(eighth), Math.cos(eighth)], en: 'Half of 90°.', ja: '90°の半分です。' },
    {
      of: [[0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5], 0.3],
      is: [0.5, 0.5, 0.5, 0.5],
      en: 'With an angle of 0, nothing is divided by zero.',
      ja: '角度が0でもゼロ除算になりません。',
    },
    {
      of: [[0.5, 0.5, 0.5, 0.5], [-0.5, -0.5, -0.5, -0.5], 0.3],
      is: [0.5, 0.5, 0.5, 0.5],
      en: 'Both are the same rotation, so nothing moves.',
      ja: '同じ回転どうしなので、動きません。',
    },
    {
      of: [[0, 0, 0, 1], [0, 0, -half, -half], 0.5],
      is: [0, 0, Math.sin(eighth), Math.cos(eighth)],
      en: 'The sign of b does not change the path.',
      ja: 'bの符号を変えても、道筋は変わりません。',
    },
    {
      of: [[0, 0, 0, 1], [1, 0, 0, 0], 0.5],
      is: [half, 0, 0, half],
      en: 'Both paths are equally long; b is used as it is.',
      ja: 'どちら回りでも同じ長さです。bをそのまま使います。',
    },
    { of: [[0, 0, 0, 1], [0, 0, half, half], 2], is: [0, 0, 1, 0] },
    { of: [[0, 0, 0, 0], [0, 0, 0, 0], 0.5], is: [0, 0, 0, 0], exact: true, en: 'Nothing is divided by zero.', ja: '0では割りません。' },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'gl-matrix’s quat.slerp in double precision, up to sign; equal steps must be equal angles, and the length must be 1.',
      ja: 'gl-matrixのquat.slerpを倍精度で計算し、符号の違いを除いて比べたものです。等しい刻みが等しい角度になること、長さが1であることも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps in a and b where they are 180° apart, because the shorter arc changes sides. In t, a circular arc at constant speed.',
    ja: 'aとbについては、二つが180°離れたところで短い方の弧が反対側に移るため、値が飛びます。tについては、一定の速さの円弧です。',
  },
  claims: {
    'along the shortest arc, at constant speed': 'equal steps are equal angles, along the short way',
    'equal steps of t are equal angles': 'equal steps are equal angles, along the short way',
    'at most a quarter of a great circle': 'equal steps are equal angles, along the short way',
    'Extrapolates along the same arc at the same speed': 'goes on at the same speed past both ends, but more slowly between rotations less than 3.6° apart',
    'Between rotations less than 3.6° apart, the speed drops where t is large':
      'goes on at the same speed past both ends, but more slowly between rotations less than 3.6° apart',
    'a quaternion of length 1': 'is of length 1 all the way',
    'a circular arc at constant speed': 'equal steps are equal angles, along the short way',
    'Both are the same rotation, so nothing moves': 'stays where it is between equal and opposite quaternions',
  },
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
      en: 'Cheaper, on the same arc, but faster in the middle. Without the change of sign it may take the longer arc.',
      ja: '計算が軽く、同じ弧をたどりますが、中央で速くなります。符号をそろえないと、遠回りになることもあります。',
    },
    { name: 'mix', en: 'Leaves the sphere: the result has length 1 only at the ends.', ja: '球面から外れます。長さが1になるのは両端だけです。' },
    {
      name: { en: 'mixing Euler angles', ja: 'オイラー角の補間' },
      en: 'The path depends on the order of the axes, and the motion is uneven near gimbal lock, where two of the axes coincide.',
      ja: '軸の順序によって道筋が変わり、二つの軸が重なる（ジンバルロック）付近で動きが乱れます。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Quaternion.slerp' },
    { where: 'gl-matrix', name: 'quat.slerp' },
    { where: 'Unity', name: 'Quaternion.Slerp', note: { en: 'Clamps t to 0–1.', ja: 'tは0〜1に制限されます。' } },
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
