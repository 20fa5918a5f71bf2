/** Record of matTranspose. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The transpose of a matrix: its rows become columns. The built-in transpose by another name.',
    ja: '転置行列を返します。行が列になります。組み込みのtransposeと同じものです。',
  },
  intuition: {
    en: 'GLSL, WGSL and Kirari write a matrix column by column, mathematics prints it row by row, and HLSL’s constructors read rows. A matrix that was copied in reading order therefore arrives transposed, and this undoes it. For a rotation the transpose is the inverse, because its columns have length 1 and are perpendicular. v.mul(m) is matTranspose(m).mul(v), so to multiply by the transpose you need not transpose: put the vector on the left. The built-in transpose of kirari/node is the same on every target and takes matrices that are not square too: prefer it in your own shaders.',
    ja: 'GLSL、WGSL、Kirariは行列を列ごとに書きますが、数学では行ごとに書き、HLSLのコンストラクターも行ごとに受け取ります。そのため、読む順に写した行列は転置されてしまいます。この関数は、それを元に戻します。回転では、列の長さが1で互いに直交するので、転置行列が逆行列になります。v.mul(m) はmatTranspose(m).mul(v) と同じです。転置行列を掛けたいだけなら、転置せずに、ベクトルを左に置けば済みます。kirari/nodeの組み込み関数transposeは、どのターゲットでもこれと同じ働きで、正方行列でなくても使えます。自分のシェーダーでは、そちらを使ってください。',
  },
  parameters: {
    m: {
      meaning: {
        en: 'The matrix: a mat2, mat3 or mat4, written column by column.',
        ja: '転置する行列です。mat2、mat3、mat4が使えます。成分は列ごとに並べます。',
      },
      unit: 'matrix',
      range: [-2, 2],
      default: [
        [1.2, 0.7],
        [-0.2, 0.9],
      ],
      outside: { en: 'Any numbers: nothing is computed.', ja: 'どんな数でもかまいません。計算はしません。' },
    },
  },
  returns: {
    en: 'The matrix whose columns are the rows of m. Transposed twice, it is m again.',
    ja: 'mの行を列とする行列です。二度転置すると、mに戻ります。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`\begin{gathered} (M^\mathsf{T})_{ij} = M_{ji} \\ \begin{pmatrix} a & b \\ c & d \end{pmatrix}^\mathsf{T} = \begin{pmatrix} a & c \\ b & d \end{pmatrix} \\ (AB)^\mathsf{T} = B^\mathsf{T} A^\mathsf{T} \end{gathered}`,
  edgeCases: [
    {
      of: [[1, 2, 3, 4]],
      is: [1, 3, 2, 4],
      exact: true,
      en: 'Column by column: the two in the middle change places.',
      ja: '成分は列ごとの順です。中の二つが入れ替わります。',
    },
    { of: [[0, 1, -1, 0]], is: [0, -1, 1, 0], exact: true, en: 'The rotation back.', ja: '逆向きの回転になります。' },
    {
      of: [[2, 1, 1, 3]],
      is: [2, 1, 1, 3],
      exact: true,
      en: 'Equal numbers across the diagonal: nothing changes.',
      ja: '対角線をはさんで同じ数が並ぶので、変わりません。',
    },
    {
      of: [[1, 0, 3, 1]],
      is: [1, 3, 0, 1],
      exact: true,
      en: 'A shear along x becomes one along y. It is not the inverse.',
      ja: 'xに沿ったせん断が、yに沿ったせん断になります。逆行列ではありません。',
    },
    { overload: 'mat3', of: [[1, 2, 3, 4, 5, 6, 7, 8, 9]], is: [1, 4, 7, 2, 5, 8, 3, 6, 9], exact: true },
    {
      overload: 'mat4',
      of: [[1, 0, 0, 5, 0, 1, 0, 6, 0, 0, 1, 7, 0, 0, 0, 1]],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1],
      exact: true,
      en: 'A translation that was written row by row comes right.',
      ja: '行ごとに書かれた平行移動が、正しい形になります。',
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'gl-matrix’s transpose for each size. Nothing is computed, so every bit must agree.',
      ja: 'gl-matrixのtransposeを、大きさごとに計算したものです。計算をしないので、すべてのビットが一致しなければなりません。',
    },
  },
  continuity: { order: 'smooth', en: 'The numbers of the matrix themselves, in another order.', ja: '行列の成分を並べ替えたものです。' },
  claims: {
    'For a rotation the transpose is the inverse': 'undoes a rotation',
    'v.mul(m) is matTranspose(m).mul(v)': 'is what a vector on the left multiplies by',
    'Transposed twice, it is m again': 'twice is the matrix again, and of a product it is the product in the other order',
    'The built-in transpose of kirari/node is the same on every target': 'is what the built-in gives',
  },
  references: [
    { title: 'The OpenGL ES Shading Language, Version 3.00', authors: 'Khronos Group', year: 2016, section: '8.6, Matrix Functions' },
    {
      title: 'WebGPU Shading Language',
      authors: 'W3C',
      year: 2024,
      section: '17.5, Numeric Built-in Functions: transpose',
      url: 'https://www.w3.org/TR/WGSL/',
    },
    { title: 'Foundations of Game Engine Development, Volume 1: Mathematics', authors: 'Eric Lengyel', year: 2016 },
  ],
  provenance: fromReference,
  related: ['safeInverse', 'rotate2d', 'toMat3'],
  confusedWith: [
    {
      name: 'transpose',
      en: 'The built-in of GLSL, WGSL and kirari/node, and the better choice in code of your own. The names differ so that you can import both.',
      ja: 'GLSL、WGSL、kirari/nodeの組み込み関数です。自分のコードでは、そちらを使ってください。両方をimportできるように、こちらは名前を変えています。',
    },
    {
      name: 'safeInverse',
      en: 'Undoes any matrix that has an inverse. For rotations and mirror images the transpose gives the same without arithmetic.',
      ja: '逆行列のある行列なら、どれでも元に戻せます。回転と鏡映なら、転置でも同じ結果になり、計算もいりません。',
    },
    {
      name: { en: 'the matrix for normals', ja: '法線用の行列' },
      en: 'Is the transpose of the inverse: matTranspose(safeInverse(toMat3(m))).',
      ja: '逆行列を転置したmatTranspose(safeInverse(toMat3(m))) です。',
    },
  ],
  elsewhere: [
    { where: 'GLSL, WGSL, HLSL', name: 'transpose' },
    { where: 'three.js', name: 'Matrix4.transpose' },
    { where: 'three.js TSL', name: 'transpose' },
    { where: 'gl-matrix', name: 'mat4.transpose' },
    { where: 'Unity Shader Graph', name: 'Matrix Transpose' },
    { where: 'Blender', name: 'Transpose Matrix' },
    { where: 'Houdini', name: 'transpose' },
  ],
  synonyms: {
    en: ['transposed', 'matrix transpose', 'rows and columns', 'row major', 'column major', 'row vector', 'orthogonal', 'swap'],
    ja: ['転置', 'てんち', '転置行列', 'てんちぎょうれつ', '行と列', '行優先', '列優先', '行ベクトル', '直交行列', '入れ替え'],
  },
  examples: {
    'compass-that-stays-level': { en: 'A compass that stays level', ja: '水平を保つ羅針盤' },
    'weave-of-two-shears': { en: 'A weave of two shears', ja: '二つのせん断で織る布' },
  },
}
