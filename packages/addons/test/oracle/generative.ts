/** The published hashes at lattice points, and noise built from them: sums over the corners of a cell, distances to every point nearby. */
import type { Function64 } from '../../../../internal/testing/numbers.ts'
import { recordAt } from '../harness/record-at.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'
import { pcg, pcg2d, pcg3d, pcg4d, unit } from './hash.ts'

const fbmRecord = recordAt('generative/fbm')
const gnoiseRecord = recordAt('generative/gnoise')
const pcgRecord = recordAt('generative/pcg')
const randomRecord = recordAt('generative/random')
const valueNoiseRecord = recordAt('generative/valueNoise')
const worleyRecord = recordAt('generative/worley')

type Point = readonly number[]

const ease = (t: number): number => 6 * t ** 5 - 15 * t ** 4 + 10 * t ** 3
const cubic = (t: number): number => t * t * (3 - 2 * t)

/** The words of the hash for a lattice point of a line, a plane or space. */
const hashOf = (cell: Point): readonly number[] => {
  const words = cell.map((c) => c >>> 0)
  if (words.length === 1) return [pcg(words[0] ?? 0)]
  return words.length === 2 ? pcg2d(words) : words.length === 3 ? pcg3d(words) : pcg4d(words)
}

/** Caches values for positions close to one another. */
const kept = <V>(make: (cell: Point) => V): ((cell: Point) => V) => {
  const known = new Map<string, V>()
  return (cell) => {
    const key = cell.join()
    const old = known.get(key)
    if (old !== undefined) return old
    // Consecutive rows are close: distant ones are not needed again.
    if (known.size > 20_000) known.clear()
    const made = make(cell)
    known.set(key, made)
    return made
  }
}

/** The random value at a lattice point. */
export const latticeValue = (cell: Point): number => unit(hashOf(cell)[0] ?? NaN)

/** The slope at a lattice point: by its angle on the plane, by its height and angle in space, which give equal areas on a sphere. */
export const latticeSlope = kept((cell: Point): Point => {
  const [u = NaN, v = NaN] = hashOf(cell).map(unit)
  if (cell.length === 1) return [2 * u - 1]
  const angle = 2 * Math.PI * ((cell.length === 2 ? u : v) - 0.5)
  if (cell.length === 2) return [Math.cos(angle), Math.sin(angle)]
  const z = 2 * u - 1
  const radius = Math.sqrt(1 - z * z)
  return [radius * Math.cos(angle), radius * Math.sin(angle), z]
})

/** The sum over the corners of a cell, each with the product of its weights. */
const joined = (p: Point, weight: (t: number) => number, corner: (cell: Point) => number): number => {
  const first = p.map(Math.floor)
  const weights = p.map((value, i) => weight(value - (first[i] ?? NaN)))
  let sum = 0
  for (let index = 0; index < 2 ** p.length; index++) {
    let share = 1
    const cell = [...first]
    for (const [i, t] of weights.entries()) {
      const isFar = ((index >> i) & 1) === 1
      share *= isFar ? t : 1 - t
      if (isFar) cell[i] = (cell[i] ?? NaN) + 1
    }
    sum += share * corner(cell)
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
/** The bits of a number in single precision; zero for numbers that some devices flush to zero. */
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

/** The points of all cells at most two away, from 0 to 1 within their cells: offset and position of each, one after another. */
const pointsAround = kept((cell: Point): Float64Array => {
  const dimension = cell.length
  const all = Array.from({ length: 5 ** dimension }, (_, index) => {
    const offset = cell.map((__, axis) => (Math.floor(index / 5 ** axis) % 5) - 2)
    const place = hashOf(cell.map((c, axis) => c + (offset[axis] ?? NaN))).map(unit)
    return [...offset, ...place]
  })
  return Float64Array.from(all.flat())
})

/** The two smallest distances to those points. Rows are (p, jitter). */
export const nearestTwo =
  (dimension: number, slack = 1): Function64 =>
  (row) => {
    const cell = row.slice(0, dimension).map(Math.floor)
    const spread = Math.min(Math.max(row[dimension] ?? 1, 0), 1) * slack
    const points = pointsAround(cell)
    let [first, second] = [Infinity, Infinity]
    for (let at = 0; at < points.length; at += 2 * dimension) {
      let square = 0
      for (let axis = 0; axis < dimension; axis++) {
        const offset = points[at + axis] ?? NaN
        const place = 0.5 + spread * ((points[at + dimension + axis] ?? NaN) - 0.5)
        square += ((cell[axis] ?? NaN) + offset + place - (row[axis] ?? NaN)) ** 2
      }
      if (square < first) [first, second] = [square, first]
      else second = Math.min(second, square)
    }
    return [Math.sqrt(first), Math.sqrt(second)]
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
      { signature: name, expected: nearestTwo(dimension), ranges: p, rows, mutant: nearestTwo(dimension, 0.999) },
      {
        signature: `${name}_jitter`,
        expected: nearestTwo(dimension),
        ranges: [...p, { min: 0, max: 1 }],
        rows: rows.flatMap((row) => [-1, 0, 0.5, 2].map((jitter) => [...row, jitter])),
        mutant: nearestTwo(dimension, 0.999),
      },
    ]
  }),
}

export const generativeOracles: readonly FunctionOracle[] = [fbmOracle, gnoiseOracle, pcgOracle, randomOracle, valueNoiseOracle, worleyOracle]
