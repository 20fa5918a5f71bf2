/** Record of toMat4. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'A 3×3 matrix as a 4×4 matrix that does the same to points: the rest is that of the identity.',
    ja: '3×3行列を、点に対して同じ働きをする4×4行列にします。残りの成分は単位行列と同じです。',
  },
  intuition: {
    en: 'Translations and projections need four columns, so a rotation, a scaling or a shear must have four as well before it is multiplied with them. The new row and column are 0 but for a 1 in the corner: the origin stays where it is, and w stays as it is. So toMat4(m).mul(vec4(p, 1)).xyz is m.mul(p). mat4(m) of kirari/node and of GLSL is the same; WGSL has no such constructor.',
    ja: '平行移動や投影には、四つの列が必要です。回転や拡大縮小、せん断をそれらと掛け合わせるには、こちらも四列にしなければなりません。加わる行と列は、角の1を除いてすべて0です。原点は動かず、wも変わりません。つまりtoMat4(m).mul(vec4(p, 1)).xyzはm.mul(p) と同じです。kirari/nodeとGLSLのmat4(m) も同じ働きですが、WGSLにこのコンストラクターはありません。',
  },
  parameters: {
    m: {
      meaning: { en: 'The matrix, column by column.', ja: '行列です。成分は列ごとに並べます。' },
      unit: 'matrix',
      range: [-2, 2],
      default: [
        [1.05, 0.3, -0.5],
        [-0.3, 0.85, 0.05],
        [0.5, 0.1, 0.9],
      ],
      outside: { en: 'Any numbers.', ja: 'どんな数でもかまいません。' },
    },
  },
  returns: {
    en: 'The matrix of four columns: each column of m with a 0 below it, and (0, 0, 0, 1).',
    ja: '四列の行列です。mの各列の下に0を付けた三列と、(0, 0, 0, 1) からなります。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`M \mapsto \begin{pmatrix} M & 0 \\ 0 & 1 \end{pmatrix}`,
  edgeCases: [
    { of: [[1, 0, 0, 0, 1, 0, 0, 0, 1]], is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], exact: true },
    {
      of: [[1, 2, 3, 4, 5, 6, 7, 8, 9]],
      is: [1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0, 0, 0, 0, 1],
      exact: true,
      en: 'Column by column.',
      ja: '成分は列ごとの順です。',
    },
    {
      of: [[0, 0, 0, 0, 0, 0, 0, 0, 0]],
      is: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      exact: true,
      en: 'Every point goes to the origin, and still has w = 1.',
      ja: 'すべての点が原点に移りますが、wは1のままです。',
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The definition by rows and columns. Nothing is computed, so every bit must agree.',
      ja: '行と列による定義です。計算をしないので、すべてのビットが一致しなければなりません。',
    },
  },
  continuity: { order: 'smooth', en: 'The numbers of the matrix themselves.', ja: '行列の成分をそのまま並べたものです。' },
  claims: {
    'toMat4(m).mul(vec4(p, 1)).xyz is m.mul(p)': 'does to points what the matrix of three columns does',
    'mat4(m) of kirari/node and of GLSL is the same': 'is what the constructors give',
  },
  references: [
    {
      title: 'The OpenGL ES Shading Language, Version 3.00',
      authors: 'Khronos Group',
      year: 2016,
      section: '5.4.2, Vector and Matrix Constructors: a matrix from a matrix',
    },
    { title: 'Foundations of Game Engine Development, Volume 1: Mathematics', authors: 'Eric Lengyel', year: 2016, section: '2.6, Homogeneous Coordinates' },
  ],
  provenance: fromReference,
  related: ['toMat3', 'translate4d', 'rotate4d'],
  confusedWith: [
    {
      name: { en: 'a mat3 of the plane', ja: '平面の同次座標のmat3' },
      en: 'Holds a translation of the plane in its third column, for points (x, y, 1). toMat4 takes it for the z axis, so it does not become a translation of space.',
      ja: '点を (x, y, 1) と書き、三列目に平面の平行移動を入れた行列です。toMat4は三列目をz軸の行き先とみなすので、空間の平行移動にはなりません。',
    },
    {
      name: 'quat2mat4',
      en: 'Makes the 4×4 matrix of a rotation from a quaternion.',
      ja: 'クォータニオンから、回転の4×4行列を作ります。',
    },
  ],
  elsewhere: [
    { where: 'GLSL', name: 'mat4(m)' },
    { where: 'WGSL, HLSL', name: { en: 'none', ja: 'なし' } },
    { where: 'three.js', name: 'Matrix4.setFromMatrix3' },
    { where: 'wgpu-matrix', name: 'mat4.fromMat3' },
    { where: 'GLM', name: 'mat4(m)' },
    { where: 'Houdini', name: 'matrix(m)' },
  ],
  synonyms: {
    en: ['mat3 to mat4', 'homogeneous', 'pad', 'extend', 'embed', 'cast', 'convert', 'setFromMatrix3', 'fromMat3'],
    ja: ['mat4に変換', '同次座標', 'どうじざひょう', '拡張', '埋め込み', '行列の変換', '単位行列'],
  },
  examples: {
    'leaning-tower': { en: 'A leaning tower', ja: '傾いた塔' },
    'islands-from-the-air': { en: 'Islands from the air', ja: '空から見た島々' },
  },
}
