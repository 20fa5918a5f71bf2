/** Record of scale4d. */
import type { WrittenRecord } from '../record.ts'
import { scaling } from './scaling.ts'

export const record: WrittenRecord = scaling('vec3', {
  shown: 'scale4d_vec3',
  start: [1.4, 0.6, 1],
  summary: {
    en: 'The 4×4 matrix that scales space from the origin and leaves w unchanged.',
    ja: '原点を中心に空間を拡大縮小し、wは変えない4×4行列です。',
  },
  intuition: {
    en: 'The three factors are on the diagonal, and the fourth number there is 1, so that a point with w = 1 still has w = 1 and a translation on the left moves it as far as before. This is the difference from mat4(2): it doubles w too, and after the division by w nothing has changed. The usual order of a model matrix is translate4d(t).mul(rotate4d(axis, angle)).mul(scale4d(s)): the scaling acts first, along the axes of the object itself.',
    ja: '三つの倍率が対角線に並び、四つ目は1です。w = 1の点はw = 1のままなので、左から掛けた平行移動は、もとと同じ距離だけ点を動かします。mat4(2) との違いはここにあります。mat4(2) はwも2倍するので、wで割ると何も変わりません。モデル行列は、ふつうtranslate4d(t).mul(rotate4d(axis, angle)).mul(scale4d(s)) の順に掛けます。拡大縮小が最初に、物自身の軸に沿って働きます。',
  },
  returns: {
    en: 'The matrix, to multiply from the left: scale4d(factor).mul(vec4(p, 1)).',
    ja: '左から掛けて使う行列です（scale4d(factor).mul(vec4(p, 1))）。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`S(a, b, c) = \begin{pmatrix} a & 0 & 0 & 0 \\ 0 & b & 0 & 0 \\ 0 & 0 & c & 0 \\ 0 & 0 & 0 & 1 \end{pmatrix}, \qquad S(s) = S(s, s, s)`,
  edgeCases: [
    { of: [1], is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], exact: true, en: 'The identity.', ja: '単位行列です。' },
    { of: [2], is: [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1], exact: true, en: 'The last number stays 1.', ja: '最後の数は1のままです。' },
    { of: [0], is: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], exact: true, en: 'Every point goes to the origin.', ja: 'すべての点が原点に移ります。' },
    { overload: 'vec3', of: [[3, 0.5, -1]], is: [3, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1], exact: true },
  ],
  claims: {
    'a point with w = 1 still has w = 1': 'leaves w, where mat4 of one number multiplies it',
    'it doubles w too, and after the division by w nothing has changed': 'leaves w, where mat4 of one number multiplies it',
    'the scaling acts first, along the axes of the object itself': 'in a model matrix it acts along the axes of the object',
  },
  related: ['scale3d', 'translate4d', 'rotate4d'],
  confusedWith: [
    {
      name: 'scale3d',
      en: 'The same scaling with 9 numbers. It is enough where nothing is translated or projected.',
      ja: '同じ拡大縮小を9個の数で表します。平行移動も投影もしないなら、こちらで足ります。',
    },
    {
      name: { en: 'mat4(s) with one number', ja: '数一つのmat4(s)' },
      en: 'Multiplies w as well, so that it scales nothing once the result is divided by w.',
      ja: 'wにも倍率を掛けるので、wで割ると大きさは変わりません。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat4.fromScaling' },
    { where: 'three.js', name: 'Matrix4.makeScale' },
    { where: 'wgpu-matrix', name: 'mat4.scaling' },
    { where: 'GLM', name: 'scale', note: { en: 'Multiplies a matrix that it is given.', ja: '渡した行列に掛けます。' } },
    { where: 'Unity', name: 'Matrix4x4.Scale' },
    { where: 'CSS', name: 'scale3d()' },
  ],
  words: {
    en: ['mat4', '3d', 'homogeneous', 'model matrix', 'transform'],
    ja: ['三次元', '同次座標', 'どうじざひょう', 'モデル行列', '座標変換'],
  },
  examples: {
    'skyline-from-one-box': { en: 'A skyline from one box', ja: '一つの箱から作る街並み' },
    'squash-and-stretch': { en: 'Squash and stretch', ja: 'つぶれて伸びるボール' },
  },
})
