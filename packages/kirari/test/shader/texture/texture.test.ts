/** Every texture function, for every kind of texture that has it, on the CPU: compared with formulas in double precision. */
import { describe, expect, it } from 'vitest'
import { toJS, type JSValue } from '../../../src/shader/target/cpu/index.ts'
import { textureRows } from './table.ts'

const sizeOf = (name: string): number => Number(/\d$/.exec(name)?.[0] ?? 1)

/** The CPU filters in single precision, without coarser weights. */
const rounding = 1e-5

describe('on the CPU', () => {
  // A call outside of a fragment has no neighbours for a level.
  it.each(textureRows.filter(({ isDerived }) => !isDerived).map((row) => [row.name, row] as const))(
    '%s',
    (_, { call, params, inputs, expected, tolerance }) => {
      const run = toJS(call)
      const wrong = inputs.slice(0, 128).flatMap((input) => {
        let next = 0
        const args = params.map((name): JSValue => {
          const numbers = input.slice(next, (next += sizeOf(name)))
          return numbers.length === 1 ? (numbers[0] ?? NaN) : numbers
        })
        const got = [run(...args)].flat().map(Number)
        const wanted = expected(input)
        const isClose = got.length === wanted.length && wanted.every((value, c) => Math.abs(value - (got[c] ?? NaN)) <= Math.min(tolerance, rounding))
        return isClose ? [] : [`(${input.join(', ')}): expected ${wanted.join(', ')}, got ${got.join(', ')}`]
      })
      expect({ count: wrong.length, first: wrong.slice(0, 3) }).toEqual({ count: 0, first: [] })
    },
  )
})
