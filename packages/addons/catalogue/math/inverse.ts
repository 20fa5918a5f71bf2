/** Record of safeInverse. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The matrix that undoes another; all zeros where nothing can undo it.',
    ja: '行列の働きを打ち消す行列です。打ち消せないときは、すべて0の行列を返します。',
  },
  intuition: {
    en: 'A matrix moves the axes to its columns, and the plane goes with them. Its inverse moves them back. The unit square becomes a parallelogram, and the determinant is its area: the way back has to multiply every area by one over that. Where the columns lie on one line the area is 0. Then many points were put on top of each other, and no matrix can tell them apart again: there is no way back, and the result says so by taking everything to the origin.',
    ja: '行列は二つの軸を自分の列へ移し、平面全体もそれと一緒に動きます。逆行列は、それを元の場所へ戻します。単位正方形は平行四辺形になり、その面積が行列式です。戻すときには、あらゆる面積を行列式の逆数倍にしなければなりません。二つの列が一直線に並ぶと面積は0です。このとき多くの点が同じ場所に重なっているので、どの行列でも元には戻せません。その場合はすべてを原点へ移す行列を返します。',
  },
  parameters: {
    m: {
      meaning: {
        en: 'The matrix to undo: mat2, mat3 or mat4. It is written column by column.',
        ja: '打ち消したい行列です。mat2、mat3、mat4が使えます。成分は列ごとに並べます。',
      },
      unit: 'matrix',
      range: [-2, 2],
      default: [
        [1.25, 0.4],
        [0.5, 0.9],
      ],
      outside: {
        en: 'Any matrix. The nearer its columns come to lying in one line or plane, the more digits are lost. A determinant below 1.2e-38 counts as 0: for a mat4 that is a scale of about 3e-10.',
        ja: 'どんな行列でもかまいません。列どうしが一直線や一つの平面に並びかけるほど、有効な桁は減ります。行列式が1.2e-38未満なら0とみなします。mat4では、拡大率が3e-10ほどのときに当たります。',
      },
    },
  },
  returns: {
    meaning: {
      en: 'The inverse: its product with m, on either side, is the identity. All zeros when the determinant of m is 0.',
      ja: '逆行列です。mに左右どちらから掛けても単位行列になります。mの行列式が0なら、すべての成分が0です。',
    },
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
      en: 'Column by column: the second column leans the other way.',
      ja: '成分は列ごとの順です。二列目が逆に傾きます。',
    },
    {
      of: [[0, 1, -1, 0]],
      is: [0, -1, 1, 0],
      exact: true,
      en: 'The turn back. For turns transpose does the same, and costs nothing.',
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
    { instance: 'safeInverse_mat3', of: [[2, 0, 0, 0, 0, 4, 0, -1, 0]], is: [0.5, 0, 0, 0, 0, -1, 0, 0.25, 0], exact: true },
    {
      instance: 'safeInverse_mat3',
      of: [[1, 2, 3, 4, 5, 6, 7, 8, 9]],
      is: [0, 0, 0, 0, 0, 0, 0, 0, 0],
      exact: true,
      en: 'Three columns in one plane.',
      ja: '三つの列が一つの平面に乗っています。',
    },
    {
      instance: 'safeInverse_mat4',
      of: [[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, -6, 7, 1]],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -5, 6, -7, 1],
      exact: true,
    },
    {
      instance: 'safeInverse_mat4',
      of: [[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1]],
      is: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      exact: true,
      en: 'A shadow on the ground: height is gone for good.',
      ja: '地面に落とした影のような行列です。失われた高さは戻りません。',
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
    note: {
      en: 'Smooth wherever the determinant is not 0. Towards 0 the result grows beyond all bounds, and at 0 it is all zeros.',
      ja: '行列式が0でないかぎり滑らかです。0に近づくと結果は際限なく大きくなり、0ではすべて0になります。',
    },
  },
  claims: {},
  references: [
    {
      title: 'Foundations of Game Engine Development, Volume 1: Mathematics',
      authors: 'Eric Lengyel',
      year: 2016,
      section: '1.7.5, Inverses of Small Matrices',
    },
  ],
  provenance: fromReference,
  related: ['rotate2d', 'quatRotate', 'safePow'],
  confusedWith: [
    {
      name: 'inverse',
      difference: {
        en: 'The built-in of GLSL, and of kirari/node on every target (WGSL has none). Undefined for a determinant of 0. The name here is another so that both can be imported.',
        ja: 'GLSLの組み込み関数で、kirari/nodeではどのターゲットでも使えます（WGSLにはありません）。行列式が0のときの結果は未定義です。両方をimportできるように、こちらは名前を変えています。',
      },
    },
    {
      name: 'transpose',
      difference: {
        en: 'Undoes turns and mirrors only, where it is the inverse and free of rounding.',
        ja: '打ち消せるのは回転と鏡映だけです。その場合は逆行列と一致し、丸め誤差もありません。',
      },
    },
    { name: { en: 'the matrix for normals', ja: '法線用の行列' }, difference: { en: 'Is the inverse, transposed.', ja: '逆行列を転置したものです。' } },
  ],
  elsewhere: [
    { where: 'GLSL', name: 'inverse' },
    { where: 'WGSL, HLSL', name: { en: 'none', ja: 'なし' } },
    { where: 'three.js', name: 'Matrix4.invert', note: { en: 'All zeros as well where there is none.', ja: '逆行列がなければ、同じくすべて0になります。' } },
    { where: 'gl-matrix', name: 'mat4.invert', note: { en: 'Null where there is none.', ja: '逆行列がなければnullを返します。' } },
    { where: 'Unity', name: 'Matrix4x4.inverse' },
    { where: 'Houdini', name: 'invert' },
    { where: 'Blender', name: 'Invert Matrix' },
  ],
  synonyms: {
    en: ['inverse matrix', 'invert', 'matrix inverse', 'inverse', 'adjugate', 'undo', 'singular', 'determinant', 'unproject'],
    ja: ['逆行列', 'ぎゃくぎょうれつ', '逆変換', '行列', '行列式', '余因子', '特異行列', '正則', '逆写像', 'もとに戻す'],
  },
  examples: {
    'draw-in-leaning-coordinates': { en: 'Draw in leaning coordinates', ja: '傾いた座標に描く' },
    'floor-by-undoing-a-projection': { en: 'A floor by undoing a projection', ja: '投影を打ち消して描く床' },
  },
}
