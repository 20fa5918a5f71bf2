/** The published hashes at whole points, and what is made of them: sums over the corners of a cell, distances to every point near by. */
import { fbmRecord } from '../../catalogue/generative/fbm.ts'
import { gnoiseRecord } from '../../catalogue/generative/gnoise.ts'
import { pcgRecord } from '../../catalogue/generative/pcg.ts'
import { randomRecord } from '../../catalogue/generative/random.ts'
import { valueNoiseRecord } from '../../catalogue/generative/valueNoise.ts'
import { worleyRecord } from '../../catalogue/generative/worley.ts'
import type { Function64 } from '../../../../internal/testing/numbers.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'
import { pcg, pcg2d, pcg3d, pcg4d, unit } from './hash.ts'

type Point = readonly number[]

const ease = (t: number): number => 6 * t ** 5 - 15 * t ** 4 + 10 * t ** 3
const cubic = (t: number): number => t * t * (3 - 2 * t)

/** The words of the hash for a whole point of a line, a plane or space. */
const hashAt = (cell: Point): readonly number[] => {
  const words = cell.map((c) => c >>> 0)
  if (words.length === 1) return [pcg(words[0] ?? 0)]
  return words.length === 2 ? pcg2d(words) : words.length === 3 ? pcg3d(words) : pcg4d(words)
}

/** The random value at a whole point. */
export const latticeValue = (cell: Point): number => unit(hashAt(cell)[0] ?? NaN)

/** The slope at a whole point: by its angle on the plane, by its height and angle in space, in which a sphere has equal areas. */
export const latticeSlope = (cell: Point): Point => {
  const [u = NaN, v = NaN] = hashAt(cell).map(unit)
  if (cell.length === 1) return [2 * u - 1]
  const angle = 2 * Math.PI * ((cell.length === 2 ? u : v) - 0.5)
  if (cell.length === 2) return [Math.cos(angle), Math.sin(angle)]
  const z = 2 * u - 1
  const radius = Math.sqrt(1 - z * z)
  return [radius * Math.cos(angle), radius * Math.sin(angle), z]
}

/** The sum over the corners of a cell, each with the product of its weights. */
const joined = (p: Point, weight: (t: number) => number, corner: (cell: Point) => number): number => {
  const cell = p.map(Math.floor)
  let sum = 0
  for (let index = 0; index < 2 ** p.length; index++) {
    const offset = p.map((_, i) => (index >> i) & 1)
    const share = p.reduce((product, value, i) => {
      const t = weight(value - (cell[i] ?? NaN))
      return product * (offset[i] === 1 ? t : 1 - t)
    }, 1)
    sum += share * corner(cell.map((c, i) => c + (offset[i] ?? 0)))
  }
  return sum
}

export const noise =
  (weight: (t: number) => number): Function64 =>
  (p) => [joined(p, weight, latticeValue)]

const greatest = [NaN, 1 / 2, Math.sqrt(2) / 2, Math.sqrt(3) / 2]

export const gradientNoise =
  (weight: (t: number) => number): Function64 =>
  (p) => {
    const height = (cell: Point): number => latticeSlope(cell).reduce((sum, slope, i) => sum + slope * ((p[i] ?? NaN) - (cell[i] ?? NaN)), 0)
    return [joined(p, weight, height) / (greatest[p.length] ?? NaN)]
  }

const float = new Float32Array(1)
const word = new Uint32Array(float.buffer)
/** The bits of a number in single precision; of zero for what some devices take for zero. */
const bitsOf = (x: number): number => {
  float[0] = Math.abs(x) < 2 ** -126 ? 0 : x
  return word[0] ?? NaN
}
export const whiteNoise =
  (shift: number): Function64 =>
  (p) => {
    const words = p.map(bitsOf).map((bits) => (bits ^ (bits >>> shift)) >>> 0)
    return [latticeValue(words)]
  }

const apart = [7.618, 3.382, 5.236].map(Math.fround)

/** Rows are (p, octaves, lacunarity, gain). */
const octaves =
  (dimension: number, slack = 0): Function64 =>
  (row) => {
    const [count = NaN, lacunarity = 2, gain = 0.5] = row.slice(dimension)
    const weights = Array.from({ length: Math.min(Math.max(count, 1), 16) }, (_, i) => (Math.max(gain, 0) + slack) ** i)
    const sum = weights.reduce((total, weight, i) => {
      const at = row.slice(0, dimension).map((x, axis) => x * lacunarity ** i + i * (apart[axis] ?? NaN))
      return total + weight * (gradientNoise(ease)(at)[0] ?? NaN)
    }, 0)
    return [sum / weights.reduce((total, weight) => total + weight)]
  }

/** The two smallest distances to the points of all cells at most two away. Rows are (p, jitter). */
export const nearestTwo =
  (dimension: number, reach = 2, slack = 1): Function64 =>
  (row) => {
    const p = row.slice(0, dimension)
    const spread = Math.min(Math.max(row[dimension] ?? 1, 0), 1) * slack
    const cell = p.map(Math.floor)
    const side = 2 * reach + 1
    let [first, second] = [Infinity, Infinity]
    for (let index = 0; index < side ** dimension; index++) {
      const other = cell.map((c, axis) => c - reach + (Math.floor(index / side ** axis) % side))
      const random = hashAt(other).map(unit)
      const distance = Math.hypot(...other.map((c, axis) => c + 0.5 + spread * ((random[axis] ?? NaN) - 0.5) - (p[axis] ?? NaN)))
      if (distance < first) [first, second] = [distance, first]
      else second = Math.min(second, distance)
    }
    return [first, second]
  }

const same = (values: readonly number[], count: number): readonly Point[] => values.map((value) => Array.from({ length: count }, () => value))
const places = { min: -64, max: 64 }

const pcgOracle: FunctionOracle = {
  record: pcgRecord,
  signatures: [
    {
      signature: 'pcg',
      expected: ([v = NaN]) => [pcg(v)],
      ranges: [{ min: 0, max: 4294967295 }],
      // Small words one after another, and each bit alone.
      rows: [...Array.from({ length: 1024 }, (_, i) => [i]), ...Array.from({ length: 32 }, (_, i) => [2 ** i]), [4294967295]],
      mutant: ([v = NaN]) => [pcg((v ^ 1) >>> 0)],
    },
  ],
}

const randomOracle: FunctionOracle = {
  record: randomRecord,
  signatures: ['random', 'random_vec2', 'random_vec3', 'random_vec4'].map((signature, i) => ({
    signature,
    expected: whiteNoise(16),
    ranges: times(i + 1, places),
    rows: [...same([0, -0, 1e-40, -1, 1, 0.5, 3e38, 65536.5, -1e-8], i + 1), Array.from({ length: i + 1 }, (_, axis) => axis - 1)],
    mutant: whiteNoise(15),
  })),
}

const valueNoiseOracle: FunctionOracle = {
  record: valueNoiseRecord,
  signatures: ['valueNoise', 'valueNoise_vec2', 'valueNoise_vec3'].map((signature, i) => ({
    signature,
    expected: noise(ease),
    ranges: times(i + 1, places),
    rows: same([-1e-8, -1, -65536.5, 1e4], i + 1),
    mutant: noise(cubic),
  })),
}

const gnoiseOracle: FunctionOracle = {
  record: gnoiseRecord,
  signatures: ['gnoise', 'gnoise_vec2', 'gnoise_vec3'].map((signature, i) => ({
    signature,
    expected: gradientNoise(ease),
    ranges: times(i + 1, places),
    rows: same([-1e-8, -1, -65536.5, 1e4], i + 1),
    mutant: gradientNoise(cubic),
  })),
}

const count = { min: 1, max: 6 }
const fbmOracle: FunctionOracle = {
  record: fbmRecord,
  signatures: [2, 3].flatMap((dimension) => {
    const name = dimension === 2 ? 'fbm' : 'fbm_vec3'
    const p = times(dimension, { min: -8, max: 8 })
    const origin = Array.from({ length: dimension }, () => 0)
    return [
      {
        signature: name,
        expected: octaves(dimension),
        ranges: [...p, count],
        rows: [0, -3, 1, 16, 99].map((n) => [...origin, n]),
        mutant: octaves(dimension, 0.01),
      },
      {
        signature: `${name}_lacunarity`,
        expected: octaves(dimension),
        ranges: [...p, count, { min: 1.5, max: 2.5 }, { min: 0, max: 1 }],
        rows: [
          [...origin, 4, 2, -1],
          [...origin, 4, 1, 1],
        ],
        mutant: octaves(dimension, 0.01),
      },
    ]
  }),
}

const worleyOracle: FunctionOracle = {
  record: worleyRecord,
  signatures: [2, 3].flatMap((dimension) => {
    const name = dimension === 2 ? 'worley' : 'worley_vec3'
    const p = times(dimension, { min: -16, max: 16 })
    const rows = same([-1e-8, 0, 0.5, -0.5, 1e4, -65536.5], dimension)
    return [
      { signature: name, expected: nearestTwo(dimension), ranges: p, rows, mutant: nearestTwo(dimension, 2, 0.999) },
      {
        signature: `${name}_jitter`,
        expected: nearestTwo(dimension),
        ranges: [...p, { min: 0, max: 1 }],
        rows: rows.flatMap((row) => [-1, 0, 0.5, 2].map((jitter) => [...row, jitter])),
        mutant: nearestTwo(dimension, 2, 0.999),
      },
    ]
  }),
}

export const generativeOracles: readonly FunctionOracle[] = [fbmOracle, gnoiseOracle, pcgOracle, randomOracle, valueNoiseOracle, worleyOracle]
