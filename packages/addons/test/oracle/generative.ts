/** The published hashes at whole points, and between them the sum over the corners of a cell, each with the product of its weights. */
import { valueNoiseRecord as record } from '../../catalogue/generative/valueNoise.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'
import { pcg, pcg2d, pcg3d, unit } from './hash.ts'

const ease = (t: number): number => 6 * t ** 5 - 15 * t ** 4 + 10 * t ** 3

/** The random value at a whole point of a line, a plane or space. */
export const latticeValue = (cell: readonly number[]): number => {
  const words = cell.map((c) => c >>> 0)
  if (words.length === 1) return unit(pcg(words[0] ?? 0))
  return unit((words.length === 2 ? pcg2d(words) : pcg3d(words))[0] ?? NaN)
}

export const noise =
  (weight: (t: number) => number) =>
  (p: readonly number[]): readonly number[] => {
    const cell = p.map(Math.floor)
    let sum = 0
    for (let corner = 0; corner < 2 ** p.length; corner++) {
      const offset = p.map((_, i) => (corner >> i) & 1)
      const share = p.reduce((product, value, i) => {
        const t = weight(value - (cell[i] ?? NaN))
        return product * (offset[i] === 1 ? t : 1 - t)
      }, 1)
      sum += share * latticeValue(cell.map((c, i) => c + (offset[i] ?? 0)))
    }
    return [sum]
  }

const cubic = (t: number): number => t * t * (3 - 2 * t)

const valueNoiseOracle: FunctionOracle = {
  record,
  signatures: ['valueNoise', 'valueNoise_vec2', 'valueNoise_vec3'].map((signature, i) => ({
    signature,
    expected: noise(ease),
    ranges: times(i + 1, { min: -64, max: 64 }),
    rows: [-1e-8, -1, -65536.5, 1e4].map((value) => Array.from({ length: i + 1 }, () => value)),
    mutant: noise(cubic),
  })),
}

export const generativeOracles: readonly FunctionOracle[] = [valueNoiseOracle]
