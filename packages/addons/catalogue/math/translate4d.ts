/** Record of translate4d. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: { en: 'The 4×4 matrix that moves points by an offset.', ja: '点を平行移動する4×4行列です。' },
  intuition: {
    en: 'A 3×3 matrix cannot move the origin: it takes 0 to 0. A fourth component makes it possible, because the fourth column is added w times. A point is written with w = 1 and moves by the offset; a direction is written with w = 0 and stays as it is. To move a point and nothing else, write p.add(offset). The matrix is for products with rotations, scalings and projections, where the matrix on the right acts first: translate4d(t).mul(rotate4d(axis, angle)) rotates an object about its own origin and then moves it.',
    ja: '3×3行列では、原点を動かせません。0は必ず0に移るからです。第四成分を加えると、四列目がw回だけ足されるので、動かせるようになります。点はw = 1として書き、移動量だけ動きます。方向はw = 0として書き、変わりません。点を動かすだけなら、p.add(offset) で足ります。行列が役立つのは、回転、拡大縮小、投影と掛け合わせるときです。先に働くのは右の行列です。translate4d(t).mul(rotate4d(axis, angle)) は、物をその原点のまわりに回してから移動します。',
  },
  parameters: {
    offset: {
      meaning: { en: 'How far to move along x, y and z.', ja: 'x、y、z方向の移動量です。' },
      unit: 'length',
      range: [-1, 1],
      default: [0.7, 0.4, -0.3],
      outside: { en: 'Any length.', ja: 'どんな長さでもかまいません。' },
    },
  },
  returns: {
    en: 'The matrix, to multiply from the left: translate4d(offset).mul(vec4(p, 1)). Its last column is (offset, 1).',
    ja: '左から掛けて使う行列です（translate4d(offset).mul(vec4(p, 1))）。最後の列が (offset, 1) です。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{gathered} T(t) = \begin{pmatrix} 1 & 0 & 0 & t_x \\ 0 & 1 & 0 & t_y \\ 0 & 0 & 1 & t_z \\ 0 & 0 & 0 & 1 \end{pmatrix} \\ T(t) \begin{pmatrix} p \\ w \end{pmatrix} = \begin{pmatrix} p + w\,t \\ w \end{pmatrix} \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], exact: true, en: 'The identity.', ja: '単位行列です。' },
    {
      of: [[5, 6, 7]],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1],
      exact: true,
      en: 'Column by column: the offset is the numbers 13 to 15.',
      ja: '成分は列ごとの順なので、移動量は13番目から15番目です。',
    },
    { of: [[-0.5, 0, 0.25]], is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -0.5, 0, 0.25, 1], exact: true },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'gl-matrix’s mat4.fromTranslation. Nothing is computed, so every bit must agree.',
      ja: 'gl-matrixのmat4.fromTranslationです。計算をしないので、すべてのビットが一致しなければなりません。',
    },
  },
  continuity: { order: 'smooth', en: 'The offset itself.', ja: '移動量をそのまま並べたものです。' },
  claims: {
    'the fourth column is added w times': 'moves points by the offset, and leaves directions',
    'a direction is written with w = 0 and stays as it is': 'moves points by the offset, and leaves directions',
    'rotates an object about its own origin and then moves it':
      'rotates in place after a translation on its left, and swings round the axis before one on its right',
  },
  references: [
    { title: 'Foundations of Game Engine Development, Volume 1: Mathematics', authors: 'Eric Lengyel', year: 2016, section: '2.6, Homogeneous Coordinates' },
    {
      title: 'The OpenGL ES Shading Language, Version 3.00',
      authors: 'Khronos Group',
      year: 2016,
      section: '5.4.2, Vector and Matrix Constructors: column by column',
    },
  ],
  provenance: fromReference,
  related: ['rotate4d', 'scale4d', 'safeInverse'],
  confusedWith: [
    {
      name: { en: 'the offset in the last row', ja: '移動量を最後の行に置いた行列' },
      en: 'Is for row vectors, as in Direct3D’s mathematics. Multiplied from the left here, it leaves the position and changes w.',
      ja: 'Direct3Dの数学ライブラリのような、行ベクトル用の行列です。ここで左から掛けると、位置は動かず、wが変わります。',
    },
    {
      name: { en: 'a moved picture', ja: '絵の移動' },
      en: 'What you draw from moved coordinates moves the other way. To move a shape by t, subtract t from the coordinates.',
      ja: '移動した座標で描くと、絵は逆向きに動きます。図形をtだけ動かすには、座標からtを引きます。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat4.fromTranslation' },
    { where: 'three.js', name: 'Matrix4.makeTranslation' },
    { where: 'wgpu-matrix', name: 'mat4.translation' },
    { where: 'GLM', name: 'translate', note: { en: 'Multiplies a matrix that it is given.', ja: '渡した行列に掛けます。' } },
    { where: 'Unity', name: 'Matrix4x4.Translate' },
    { where: 'CSS', name: 'translate3d()' },
    { where: 'DirectXMath', name: 'XMMatrixTranslation', note: { en: 'Transposed, for row vectors.', ja: '行ベクトル用なので、転置した行列です。' } },
  ],
  synonyms: {
    en: ['translation', 'translate', 'translation matrix', 'move', 'offset', 'shift', 'position', 'mat4', 'homogeneous', 'model matrix', 'transform'],
    ja: ['平行移動', 'へいこういどう', '移動', '動かす', 'ずらす', '行列', '同次座標', 'どうじざひょう', 'モデル行列', '座標変換'],
  },
  examples: {
    'spiral-staircase': { en: 'A spiral staircase', ja: 'らせん階段' },
    'sky-lanterns': { en: 'Sky lanterns', ja: '空に上る灯籠' },
  },
}
