/** Record of safeInverse. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The inverse of a matrix, or all zeros if it has none.',
    ja: '逆行列を返します。逆行列がなければ、すべて0の行列を返します。',
  },
  intuition: {
    en: 'A matrix moves the axes to its columns, and the whole plane moves with them. Its inverse moves them back. The unit square becomes a parallelogram whose signed area is the determinant, so the inverse divides every area by the determinant. If the columns lie on one line, the area is 0: many points land in the same place, and no matrix can separate them again. In that case the result is a matrix that moves everything to the origin.',
    ja: '行列は二つの軸を自分の列へ移し、平面全体もそれと一緒に動きます。逆行列は、それを元の場所へ戻します。単位正方形は平行四辺形になり、その符号付き面積が行列式です。ですから逆行列は、あらゆる面積を行列式で割ることになります。二つの列が一直線に並ぶと面積は0です。このとき多くの点が同じ場所に重なっているので、どの行列でも元には戻せません。その場合はすべてを原点へ移す行列を返します。',
  },
  parameters: {
    m: {
      meaning: {
        en: 'The matrix to invert: a mat2, mat3 or mat4, written column by column.',
        ja: '逆行列を求める行列です。mat2、mat3、mat4が使えます。成分は列ごとに並べます。',
      },
      unit: 'matrix',
      range: [-2, 2],
      default: [
        [1.25, 0.4],
        [0.5, 0.9],
      ],
      outside: {
        en: 'The closer the columns come to one line or plane, the more digits are lost. A determinant whose magnitude is below 1.2e-38 counts as 0: for a mat4, that is a scale of about 3e-10. Above 3.4e38 it overflows, and the result is not the inverse: for a mat4, at a scale of about 4e9.',
        ja: '列どうしが一直線や一つの平面に並びかけるほど、有効な桁は減ります。行列式の絶対値が1.2e-38未満なら0とみなします。mat4では、拡大率が3e-10ほどのときに当たります。3.4e38を超えるとオーバーフローし、結果は逆行列になりません。mat4では、拡大率が4e9ほどのときです。',
      },
    },
  },
  returns: {
    en: 'The inverse: its product with m, on either side, is the identity. All zeros when the determinant of m is 0.',
    ja: '逆行列です。mに左右どちらから掛けても単位行列になります。mの行列式が0なら、すべての成分が0です。',
    range: { min: -Infinity, max: Infinity },
  },
  formula: String.raw`\begin{gathered} M^{-1} = \frac{\operatorname{adj} M}{\det M} \\ \begin{pmatrix} a & b \\ c & d \end{pmatrix}^{-1} = \frac{1}{ad - bc} \begin{pmatrix} d & -b \\ -c & a \end{pmatrix} \\ \det M = 0 \Rightarrow M^{-1} := 0 \end{gathered}`,
  edgeCases: [
    { of: [[1, 0, 0, 1]], is: [1, 0, 0, 1], exact: true },
    { of: [[2, 0, 0, 4]], is: [0.5, 0, 0, 0.25], exact: true },
    {
      of: [[1, 0, 3, 1]],
      is: [1, 0, -3, 1],
      exact: true,
      en: 'Column by column: the inverse shears the other way.',
      ja: '成分は列ごとの順です。逆行列は逆向きにせん断します。',
    },
    {
      of: [[0, 1, -1, 0]],
      is: [0, -1, 1, 0],
      exact: true,
      en: 'The rotation back. For rotations, transpose gives the same without any arithmetic.',
      ja: '逆向きの回転です。回転ならtransposeでも同じ結果になり、計算もいりません。',
    },
    { of: [[0, 1, 1, 0]], is: [0, 1, 1, 0], exact: true, en: 'Its own inverse; the determinant is −1.', ja: '逆行列も自分自身です。行列式は−1です。' },
    {
      of: [[1, 2, 2, 4]],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'The determinant is 0. The built-in of GLSL promises nothing here.',
      ja: '行列式は0です。GLSLの組み込み関数では、結果が保証されていません。',
    },
    { of: [[0, 0, 0, 0]], is: [0, 0, 0, 0], exact: true },
    { overload: 'mat3', of: [[2, 0, 0, 0, 0, 4, 0, -1, 0]], is: [0.5, 0, 0, 0, 0, -1, 0, 0.25, 0], exact: true },
    {
      overload: 'mat3',
      of: [[1, 2, 3, 4, 5, 6, 7, 8, 9]],
      is: [0, 0, 0, 0, 0, 0, 0, 0, 0],
      exact: true,
      en: 'Three columns in one plane.',
      ja: '三つの列が一つの平面に乗っています。',
    },
    {
      overload: 'mat4',
      of: [[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, -6, 7, 1]],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -5, 6, -7, 1],
      exact: true,
    },
    {
      overload: 'mat4',
      of: [[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1]],
      is: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      exact: true,
      en: 'A projection onto the ground: the height is lost.',
      ja: '地面への射影です。失われた高さは戻りません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'gl-matrix’s invert for each size in double precision, and the product with the matrix itself, which must be the identity.',
      ja: 'gl-matrixのinvertを、大きさごとに倍精度で計算したものです。元の行列との積が単位行列になることも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'As the determinant approaches 0 the result grows without bound, and at 0 it jumps to all zeros. Elsewhere it is a quotient of polynomials.',
    ja: '行列式が0に近づくと結果は際限なく大きくなり、0ではすべて0に飛びます。それ以外では多項式の商です。',
  },
  claims: {
    'its product with m, on either side, is the identity': 'its product with the matrix is the identity, on either side',
    'All zeros when the determinant of m is 0': 'is all zeros when two columns are the same, a column is empty, or everything is tiny',
    'for a mat4, that is a scale of about 3e-10': 'is no inverse where the determinant leaves the range of single precision',
    'for a mat4, at a scale of about 4e9': 'is no inverse where the determinant leaves the range of single precision',
  },
  references: [
    {
      title: 'Foundations of Game Engine Development, Volume 1: Mathematics',
      authors: 'Eric Lengyel',
      year: 2016,
      section: '1.7.5, Inverses of Small Matrices',
    },
  ],
  provenance: fromReference,
  related: ['matTranspose', 'rotate2d', 'toMat3'],
  confusedWith: [
    {
      name: 'inverse',
      en: 'The built-in of GLSL, and of kirari/node on every target (WGSL has none). Undefined for a determinant of 0. The names differ so that you can import both.',
      ja: 'GLSLの組み込み関数で、kirari/nodeではどのターゲットでも使えます（WGSLにはありません）。行列式が0のときの結果は未定義です。両方をimportできるように、こちらは名前を変えています。',
    },
    {
      name: 'transpose',
      en: 'Is the inverse of rotations and reflections only, and there without rounding errors.',
      ja: '逆行列になるのは回転と鏡映だけです。その場合は丸め誤差もありません。',
    },
    { name: { en: 'the matrix for normals', ja: '法線用の行列' }, en: 'Is the transpose of the inverse.', ja: '逆行列を転置したものです。' },
  ],
  elsewhere: [
    { where: 'GLSL', name: 'inverse' },
    { where: 'WGSL, HLSL', name: { en: 'none', ja: 'なし' } },
    { where: 'three.js', name: 'Matrix4.invert', note: { en: 'Also all zeros if there is none.', ja: '逆行列がなければ、同じくすべて0になります。' } },
    { where: 'gl-matrix', name: 'mat4.invert', note: { en: 'Null if there is none.', ja: '逆行列がなければnullを返します。' } },
    { where: 'Unity', name: 'Matrix4x4.inverse' },
    { where: 'Houdini', name: 'invert' },
    { where: 'Blender', name: 'Invert Matrix' },
  ],
  synonyms: {
    en: ['inverse matrix', 'invert', 'matrix inverse', 'inverse', 'adjugate', 'undo', 'singular', 'determinant', 'unproject'],
    ja: ['逆行列', 'ぎゃくぎょうれつ', '逆変換', '行列', '行列式', '余因子', '特異行列', '正則', '逆写像', 'もとに戻す'],
  },
  examples: {
    'star-and-its-leaning-shadow': { en: 'A star and its leaning shadow', ja: '星と、斜めに伸びる影' },
    'floor-by-undoing-a-projection': { en: 'A floor by undoing a projection', ja: '投影を打ち消して描く床' },
  },
}
