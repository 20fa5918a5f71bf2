/** Record of rotate2d. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: { en: 'The matrix that rotates the plane counter-clockwise about the origin.', ja: '平面を原点のまわりに反時計回りに回す行列です。' },
  intuition: {
    en: 'A matrix is determined by the images of the two axes, and these are its columns. A rotation takes the x axis to (cos θ, sin θ), a point of the unit circle, and the y axis to (−sin θ, cos θ), 90° ahead of it. All other points move with the axes, without being stretched or mirrored. GLSL, WGSL and Kirari write a matrix column by column, so the minus sign comes third.',
    ja: '行列は、二つの軸をどこへ移すかで決まります。移した先が、そのまま行列の列です。回転ならx軸は単位円の上の (cos θ, sin θ) へ、y軸はそこから90°先の (−sin θ, cos θ) へ移ります。ほかの点もすべて軸と一緒に動き、伸びることも裏返ることもありません。GLSLもWGSLもKirariも、行列は列ごとに書きます。マイナスは三番目に来ます。',
  },
  parameters: {
    angle: {
      meaning: { en: 'The angle of the rotation.', ja: '回す角度です。' },
      unit: 'radians',
      range: [-3.14, 3.14],
      default: 0.6,
      outside: {
        en: 'Any angle. Sine and cosine lose digits after many turns: reduce a growing angle by whole turns.',
        ja: 'どんな角度でもかまいません。ただし何周もするとsinとcosの精度が落ちるので、増え続ける角度は一周分ずつ引き戻してください。',
      },
    },
  },
  returns: {
    en: 'The matrix, to multiply from the left: rotate2d(angle).mul(v). If you rotate the coordinates, the picture drawn from them rotates the other way.',
    ja: '左から掛けて使う行列です（rotate2d(angle).mul(v)）。座標を回すと、描かれる絵は逆向きに回って見えます。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{gathered} R(\theta) = \begin{pmatrix} \cos\theta & -\sin\theta \\ \sin\theta & \cos\theta \end{pmatrix} \\ = \operatorname{mat2}(\underbrace{\cos\theta,\ \sin\theta}_{R[0]},\ \underbrace{-\sin\theta,\ \cos\theta}_{R[1]}) \end{gathered}`,
  edgeCases: [
    { of: [0], is: [1, 0, 0, 1], en: 'The identity.', ja: '単位行列です。' },
    {
      of: [Math.PI / 2],
      is: [0, 1, -1, 0],
      en: 'The first column shows that x goes to y, which is counter-clockwise.',
      ja: '一列目を見ると、x軸がy軸に移っています。これが反時計回りです。',
    },
    { of: [-Math.PI / 2], is: [0, -1, 1, 0] },
    { of: [Math.PI], is: [-1, 0, 0, -1], en: 'A rotation by −π gives the same matrix.', ja: '−πの回転も同じ行列になります。' },
    { of: [Math.PI / 4], is: [Math.SQRT1_2, Math.SQRT1_2, -Math.SQRT1_2, Math.SQRT1_2] },
    { of: [2 * Math.PI], is: [1, 0, 0, 1] },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'gl-matrix’s mat2.fromRotation in double precision; turns must add up, keep lengths and take x to y.',
      ja: 'gl-matrixのmat2.fromRotationを倍精度で計算したものです。回転が足し合わさること、長さが変わらないこと、x軸がy軸に移ることも確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'Made of sine and cosine alone.', ja: 'sinとcosだけでできています。' },
  claims: {
    'without being stretched or mirrored': 'keeps lengths, angles and areas',
    'x goes to y, which is counter-clockwise': 'a quarter turn takes x to y, and y to −x',
  },
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
  related: ['rotate', 'rotate3dZ', 'scale2d'],
  confusedWith: [
    {
      name: { en: 'the transposed matrix', ja: '転置した行列' },
      en: 'mat2(c, −s, s, c) rotates clockwise. It results from writing the formula row by row, or from code that multiplies from the right.',
      ja: 'mat2(c, −s, s, c) は時計回りです。式を行ごとに読み取ったときや、右から掛けるコードを移したときに生じます。',
    },
    {
      name: { en: 'a rotation of the picture', ja: '絵の回転' },
      en: 'A picture drawn from rotated coordinates is rotated by −θ. To rotate the picture counter-clockwise, rotate the coordinates by the negative angle.',
      ja: '回した座標に描いた絵は、−θだけ回って見えます。絵を反時計回りに回すには、座標を負の角度で回してください。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat2.fromRotation' },
    {
      where: 'Unity Shader Graph',
      name: 'Rotate',
      note: { en: 'Takes and returns coordinates, with a centre.', ja: '行列ではなく、中心のまわりに回した座標を返します。' },
    },
    { where: 'CSS', name: 'rotate()', note: { en: 'Clockwise, because its y points down.', ja: 'yが下向きなので、時計回りです。' } },
    { where: 'three.js TSL', name: 'rotateUV, rotate', note: { en: 'Rotate coordinates.', ja: '座標を回します。' } },
    { where: 'Blender', name: 'Vector Rotate' },
  ],
  synonyms: {
    en: ['rotation', 'rotate', 'rotation matrix', 'turn', 'spin', 'mat2', 'angle', '2d'],
    ja: ['回転', 'かいてん', '回転行列', '回す', 'まわす', '行列', '角度', '二次元', '座標変換'],
  },
  examples: {
    'squares-in-a-wave': { en: 'Squares that turn in a wave', ja: '波のように回る正方形' },
    'marble-by-turning-and-folding': { en: 'Marble by turning and folding', ja: '回しては曲げて作る大理石模様' },
  },
}
