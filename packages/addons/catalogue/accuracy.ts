/**
 * How close a shader's result has to be to its oracle: within `ulp` ulp of single precision or within `absolute`,
 * whichever is looser. The absolute bound is for results near zero, where an ulp is tiny.
 *
 * The bounds follow from the accuracy that WGSL specifies for each operation and the number of operations; GLSL specifies less, and drivers compute better.
 */
import type { Text } from './record.ts'

export type AccuracyClass =
  /** Integers, hashes, bits: nothing is rounded. */
  | 'bits'
  /** Sums and products. */
  | 'polynomial'
  /** With a division, a square root or a length. */
  | 'division'
  /** With sin, cos or atan2. */
  | 'angle'
  /** With a power, exp2 or log2. */
  | 'power'
  /** Random values on a lattice, joined by polynomials. */
  | 'lattice'
  /** A distance to a shape. */
  | 'distance'

export interface AccuracyBound {
  readonly ulp: number
  /** For results up to 1; a record's `scale` multiplies it. */
  readonly absolute: number
  /** The same on a GPU, where the languages guarantee less than the mathematics allows: WGSL requires only 2⁻¹¹ of sin and cos. */
  readonly absoluteOnGPU?: number
  readonly meaning: Text
}

export const accuracyBounds: Readonly<Record<AccuracyClass, AccuracyBound>> = {
  bits: { ulp: 0, absolute: 0, meaning: { en: 'the same bits on every device', ja: 'どの環境でもビット単位で同じ' } },
  polynomial: { ulp: 4, absolute: 2 ** -22, meaning: { en: 'sums and products', ja: '和と積だけの計算' } },
  division: { ulp: 16, absolute: 1e-6, meaning: { en: 'with a division or a square root', ja: '割り算や平方根を含む計算' } },
  angle: { ulp: 64, absolute: 4e-6, absoluteOnGPU: 2 ** -10, meaning: { en: 'with sine, cosine or arctangent', ja: '三角関数を含む計算' } },
  power: { ulp: 128, absolute: 1e-5, meaning: { en: 'with a power or an exponential', ja: 'べき乗や指数関数を含む計算' } },
  lattice: { ulp: 64, absolute: 4e-6, meaning: { en: 'random values joined by polynomials', ja: '乱数を多項式でつなぐ計算' } },
  distance: { ulp: 32, absolute: 2e-6, meaning: { en: 'a distance to a shape', ja: '図形までの距離の計算' } },
}
