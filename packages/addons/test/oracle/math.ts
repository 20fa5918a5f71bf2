/** Each from its definition in words, in double precision; matrices by gl-matrix on plain arrays. */
import { mat2, mat3, mat4 } from 'gl-matrix'
import { recordAt } from '../harness/record-at.ts'
import { componentWise, times } from '../harness/oracle.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

const aastepRecord = recordAt('math/aastep')
const safeInverseRecord = recordAt('math/inverse')
const safeModRecord = recordAt('math/mod')
const rotate2dRecord = recordAt('math/rotate2d')
const safePowRecord = recordAt('math/safePow')
const smootherstepRecord = recordAt('math/smootherstep')

/** The names of the four instances of a generic function, with their widths. */
const instances = (name: string): readonly (readonly [signature: string, width: number])[] =>
  [1, 2, 3, 4].map((width) => [width === 1 ? name : `${name}_vec${width}`, width])

/** Repeats the same arguments for each component. */
const widened = (width: number, rows: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  rows.map((row) => row.flatMap((value) => Array.from({ length: width }, () => value)))

/** The share of an interval of this width around x past the edge; with no width, x itself, and on the edge half of it. */
const shareOver = (edge: number, x: number, width: number): number => {
  if (!(width > 0)) return x === edge ? 0.5 : Number(x > edge)
  return Math.min(Math.max(x + width / 2 - edge, 0), width) / width
}
const shareByWidth = (edge = NaN, x = NaN, width = NaN): number => shareOver(edge, x, width)
const shareBySlopes = (edge = NaN, x = NaN, edgeRight = NaN, xRight = NaN, edgeAbove = NaN, xAbove = NaN): number =>
  shareOver(edge, x, Math.abs(xRight - edgeRight) + Math.abs(xAbove - edgeAbove))

const place = { min: -2, max: 2 }
const slope = { min: -1, max: 1 }
/** Few digits, so that the differences between pixels are the slopes themselves. */
const coarse = (row: readonly number[]): readonly number[] => row.map((value) => Math.round(value * 4096) / 4096)

const aastepOracle: FunctionOracle = {
  record: aastepRecord,
  signatures: [
    ...instances('aastep').map(([signature, width]) => ({
      signature,
      stage: 'fragment' as const,
      expected: componentWise(width, shareBySlopes),
      ranges: [...times(2 * width, place), ...times(4 * width, slope)],
      rows: widened(width, [
        [0.5, 0.25, 0, 0, 0, 0],
        [0.5, 0.75, 0, 0, 0, 0],
        [0.5, 0.5, 0, 0, 0, 0],
        [0, 0.25, 0, 1, 0, 0],
        [0, 0.25, 0, 0, 0, -1],
        [0, 0.25, 0.5, 0.5, 0, 1],
      ]),
      prepare: coarse,
      // The slope to the right alone.
      mutant: componentWise(width, (edge = NaN, x = NaN, edgeRight = NaN, xRight = NaN) => shareOver(edge, x, Math.abs(xRight - edgeRight))),
    })),
    ...instances('aastep_width').map(([signature, width]) => ({
      signature,
      expected: componentWise(width, shareByWidth),
      ranges: [...times(2 * width, place), ...times(width, { min: -0.25, max: 2 })],
      rows: widened(width, [
        [0.5, 0.25, 0],
        [0.5, 0.75, 0],
        [0.5, 0.5, 0],
        [0, 1e-8, 1e-6],
        [1e4, 1e4, 0.1],
      ]),
      // Twice the width.
      mutant: componentWise(width, (edge = NaN, x = NaN, wide = NaN) => shareOver(edge, x, 2 * wide)),
    })),
  ],
}

/** gl-matrix returns null where the determinant is 0. Its arrays are of doubles here. */
const inverses = {
  2: (m: readonly number[]) => mat2.invert(new Float64Array(4), Float64Array.from(m)),
  3: (m: readonly number[]) => mat3.invert(new Float64Array(9), Float64Array.from(m)),
  4: (m: readonly number[]) => mat4.invert(new Float64Array(16), Float64Array.from(m)),
}
const inverted =
  (size: 2 | 3 | 4) =>
  (m: readonly number[]): readonly number[] =>
    Array.from(inverses[size](m) ?? m.map(() => 0))

const transposed = (size: number, m: readonly number[]): readonly number[] => m.map((_, i) => m[(i % size) * size + Math.floor(i / size)] ?? NaN)

/** Away from singular matrices, where the last digits of the determinant decide everything. */
const wellMade =
  (size: number) =>
  (m: readonly number[]): readonly number[] =>
    m.map((value, i) => value + (i % (size + 1) === 0 ? 3 * Math.sign(value || 1) : 0))

export const safeInverseOracle: FunctionOracle = {
  record: safeInverseRecord,
  signatures: (
    [
      ['safeInverse', 2],
      ['safeInverse_mat3', 3],
      ['safeInverse_mat4', 4],
    ] as const
  ).map(([signature, size]) => ({
    signature,
    expected: inverted(size),
    ranges: times(size * size, { min: -1, max: 1 }),
    prepare: wellMade(size),
    mutant: (m) => transposed(size, inverted(size)(m)),
  })),
}

const rotate2dOracle: FunctionOracle = {
  record: rotate2dRecord,
  signatures: [
    {
      signature: 'rotate2d',
      expected: ([angle = NaN]) => Array.from(mat2.fromRotation(new Float64Array(4), angle)),
      ranges: [{ min: -Math.PI, max: Math.PI }],
      rows: [[0], [Math.PI / 2], [-Math.PI / 2], [Math.PI], [2 * Math.PI]],
      // Rows and columns swapped: it rotates the other way.
      mutant: ([angle = NaN]) => Array.from(mat2.fromRotation(new Float64Array(4), -angle)),
    },
  ],
}

/** JavaScript's remainder does not round; it has the sign of x, and needs that of the period. */
const remainder = (x = NaN, y = NaN): number => {
  if (y === 0) return 0
  const cut = x % y
  return cut !== 0 && cut < 0 !== y < 0 ? cut + y : cut
}

const safeModOracle: FunctionOracle = {
  record: safeModRecord,
  signatures: instances('safeMod').map(([signature, width]) => ({
    signature,
    expected: componentWise(width, remainder),
    ranges: times(2 * width, { min: -4, max: 4 }),
    rows: widened(width, [
      ...[-4, -3, -2, -1, 0, 1, 2, 3].map((x) => [x, 3]),
      ...[-4, -1, 1, 4].map((x) => [x, -3]),
      [-1e-8, 1],
      [1e-8, -1],
      [0.3, 0.1],
      [1e4, 7],
      [5, 0],
    ]),
    // Just beside a multiple, either end of the period is right.
    jumps: true,
    mutant: componentWise(width, (x = NaN, y = NaN) => (y === 0 ? 0 : x % y)),
  })),
}

const signedPower = (x = NaN, k = NaN): number => (x === 0 ? Number(k === 0) : Math.sign(x) * Math.abs(x) ** k)

const safePowOracle: FunctionOracle = {
  record: safePowRecord,
  signatures: instances('safePow').map(([signature, width]) => ({
    signature,
    expected: componentWise(width, signedPower),
    ranges: [...times(width, { min: -4, max: 4 }), ...times(width, { min: -3, max: 3 })],
    rows: widened(width, [
      [0, 0],
      [0, 2],
      [0, -2],
      [-0, 0.5],
      [-2, 0],
      [-1, 0.5],
      [-1e4, 1.5],
      [1, 100],
    ]),
    mutant: componentWise(width, (x = NaN, k = NaN) => Math.abs(signedPower(x, k))),
  })),
}

/** The three cases in words: a step between equal edges, a ramp up, a ramp down. */
const rise =
  (middle: number) =>
  (share: number): number =>
    share <= 0 ? 0 : share >= 1 ? 1 : 6 * share ** 5 - middle * share ** 4 + (middle - 5) * share ** 3

const ramp =
  (middle: number) =>
  (a = NaN, b = NaN, x = NaN): number => {
    if (a === b) return x < a ? 0 : 1
    return a < b ? rise(middle)((x - a) / (b - a)) : 1 - rise(middle)((x - b) / (a - b))
  }

const smootherstepOracle: FunctionOracle = {
  record: smootherstepRecord,
  signatures: instances('smootherstep').map(([signature, width]) => ({
    signature,
    expected: componentWise(width, ramp(15)),
    ranges: times(3 * width, { min: -1, max: 2 }),
    rows: widened(width, [
      [0.25, 0.25, 0],
      [0.25, 0.25, 0.25],
      [0.25, 0.25, 1],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0.25],
      [0, 1, -1e-8],
      [0, 1e4, 1e4],
      [-1e4, 1e4, 1],
    ]),
    mutant: componentWise(width, ramp(14.99)),
  })),
}

export const mathOracles: readonly FunctionOracle[] = [aastepOracle, safeInverseOracle, safeModOracle, rotate2dOracle, safePowOracle, smootherstepOracle]
