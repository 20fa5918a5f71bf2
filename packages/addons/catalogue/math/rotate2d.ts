/** Record of rotate2d. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: { en: 'The matrix that turns the plane counter-clockwise about the origin.', ja: '平面を原点のまわりに反時計回りに回す行列です。' },
  intuition: {
    en: 'A matrix is known by where it sends the two axes, and those are its columns. A turn sends the x axis to (cos θ, sin θ), round the unit circle, and the y axis a quarter turn ahead of it, to (−sin θ, cos θ). Everything else comes along with the axes, without being stretched or mirrored. GLSL, WGSL and Kirari write a matrix column after column: the minus stands third.',
    ja: '行列は、二つの軸をどこへ移すかで決まります。移した先が、そのまま行列の列です。回転ならx軸は単位円の上の (cos θ, sin θ) へ、y軸はそこから90°先の (−sin θ, cos θ) へ移ります。ほかの点もすべて軸と一緒に動き、伸びることも裏返ることもありません。GLSLもWGSLもKirariも、行列は列ごとに書きます。マイナスは三番目に来ます。',
  },
  parameters: {
    angle: {
      meaning: { en: 'How far to turn.', ja: '回す角度です。' },
      unit: 'radians',
      range: [-3.14, 3.14],
      default: 0.6,
      outside: {
        en: 'Any angle. After many turns sine and cosine lose digits: bring a growing angle back by whole turns.',
        ja: 'どんな角度でもかまいません。ただし何周もするとsinとcosの精度が落ちるので、増え続ける角度は一周分ずつ引き戻してください。',
      },
    },
  },
  returns: {
    meaning: {
      en: 'The matrix, to be multiplied from the left: rotate2d(angle).mul(v). Coordinates that are turned show a picture that is turned the other way.',
      ja: '左から掛けて使う行列です（rotate2d(angle).mul(v)）。座標を回すと、描かれる絵は逆向きに回って見えます。',
    },
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{gathered} R(\theta) = \begin{pmatrix} \cos\theta & -\sin\theta \\ \sin\theta & \cos\theta \end{pmatrix} \\ = \operatorname{mat2}(\underbrace{\cos\theta,\ \sin\theta}_{R[0]},\ \underbrace{-\sin\theta,\ \cos\theta}_{R[1]}) \end{gathered}`,
  edgeCases: [
    { of: [0], is: [1, 0, 0, 1], en: 'The identity.', ja: '単位行列です。' },
    {
      of: [Math.PI / 2],
      is: [0, 1, -1, 0],
      en: 'The first column: x goes to y. That is counter-clockwise.',
      ja: '一列目を見ると、x軸がy軸に移っています。これが反時計回りです。',
    },
    { of: [-Math.PI / 2], is: [0, -1, 1, 0] },
    { of: [Math.PI], is: [-1, 0, 0, -1], en: 'A half turn either way is the same.', ja: 'どちら向きに回しても、半回転は同じです。' },
    { of: [Math.PI / 4], is: [Math.SQRT1_2, Math.SQRT1_2, -Math.SQRT1_2, Math.SQRT1_2] },
    { of: [2 * Math.PI], is: [1, 0, 0, 1] },
  ],
  accuracy: {
    class: 'angle',
    scale: 1,
    oracle: {
      en: 'gl-matrix’s mat2.fromRotation in double precision; turns must add up, keep lengths and take x to y.',
      ja: 'gl-matrixのmat2.fromRotationを倍精度で計算したものです。回転が足し合わさること、長さが変わらないこと、x軸がy軸に移ることも確かめています。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'Sine and cosine, without a break.', ja: 'sinとcosだけなので、どこでも滑らかです。' } },
  claims: {},
  references: [
    { title: 'Foundations of Game Engine Development, Volume 1: Mathematics', authors: 'Eric Lengyel', year: 2016, section: '2.2, Rotations' },
    {
      title: 'The OpenGL ES Shading Language, Version 3.00',
      authors: 'Khronos Group',
      year: 2016,
      section: '5.4.2, Vector and Matrix Constructors: column by column',
    },
  ],
  provenance: fromReference,
  related: ['safeInverse', 'quatRotate', 'kaleidoscope'],
  confusedWith: [
    {
      name: { en: 'the transposed matrix', ja: '転置した行列' },
      difference: {
        en: 'mat2(c, −s, s, c) turns clockwise. It comes from reading the formula row by row, or from code that multiplies from the right.',
        ja: 'mat2(c, −s, s, c) は時計回りです。式を行ごとに読み取ったときや、右から掛けるコードを移したときに生じます。',
      },
    },
    {
      name: { en: 'a turn of the picture', ja: '絵の回転' },
      difference: {
        en: 'What is drawn from turned coordinates is turned by −θ. To turn the picture counter-clockwise, turn the coordinates by the negative angle.',
        ja: '回した座標に描いた絵は、−θだけ回って見えます。絵を反時計回りに回すには、座標を負の角度で回してください。',
      },
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat2.fromRotation' },
    {
      where: 'Unity Shader Graph',
      name: 'Rotate',
      note: { en: 'Turns coordinates about a centre, without a matrix.', ja: '行列を作らず、座標を中心のまわりに回します。' },
    },
    { where: 'CSS', name: 'rotate()', note: { en: 'Clockwise, because its y points down.', ja: 'yが下向きなので、時計回りです。' } },
    { where: 'three.js TSL', name: 'rotateUV, rotate', note: { en: 'Turn coordinates.', ja: '座標を回します。' } },
    { where: 'Blender', name: 'Vector Rotate' },
  ],
  synonyms: {
    en: ['rotation', 'rotate', 'rotation matrix', 'turn', 'spin', 'mat2', 'angle', '2d'],
    ja: ['回転', 'かいてん', '回転行列', '回す', 'まわす', '行列', '角度', '二次元', '座標変換'],
  },
  examples: {
    'turning-square': { en: 'A turning square', ja: '回る正方形' },
    'marble-by-turning-and-folding': { en: 'Marble by turning and folding', ja: '回しては曲げて作る大理石模様' },
  },
}
