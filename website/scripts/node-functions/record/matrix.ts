/** Matrices, which have columns. The products are the method mul. */
import type { Entries } from '../record.ts'

export const matrix: Entries = {
  transpose: { signature: 'transpose(m: matCxR) → matRxC', is: { en: 'Rows become columns.', ja: '行と列を入れ替えます。' }, example: 'transpose(m)' },
  determinant: {
    signature: 'determinant(m: matN) → float',
    is: {
      en: 'How much a square matrix scales areas or volumes; 0 where it has no inverse.',
      ja: '正方行列が面積や体積を何倍にするかです。逆行列がなければ0です。',
    },
    example: 'determinant(m)',
  },
  inverse: {
    signature: 'inverse(m: matN) → matN',
    is: { en: 'The matrix that undoes a square one.', ja: '正方行列の働きを元に戻す行列です。' },
    note: {
      en: 'Not defined where the determinant is 0. WGSL has none: a function is printed with the shader.',
      ja: '行列式が0のときは定義されません。WGSLにはないので、関数がシェーダーに加わります。',
    },
    example: 'inverse(m)',
  },
  matrixCompMult: {
    signature: 'matrixCompMult(a: M, b: M) → M',
    is: { en: 'The product component by component.', ja: '成分ごとの積です。' },
    example: 'matrixCompMult(m, m)',
  },
  outerProduct: {
    signature: 'outerProduct(column: vecR, row: vecC) → matCxR',
    is: { en: 'Each component of the first times each of the second.', ja: '1つ目の各成分と2つ目の各成分の積からなる行列です。' },
    example: 'outerProduct(v, w)',
  },
}
