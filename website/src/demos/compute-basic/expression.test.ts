import { expect, test } from 'vitest'
import { ExpressionError, readFormula, type Fault } from './expression.ts'

const numberOf = (text: string): number => readFormula(text, ['x', 'left']).number({ x: 0.25, left: 2 })

const faultOf = (text: string): Fault => {
  try {
    readFormula(text, ['x', 'left'])
  } catch (error) {
    if (error instanceof ExpressionError) return error
    throw error
  }
  throw new Error(`expected a fault in "${text}", got a formula`)
}

test.each([
  ['x', 0.25],
  ['1 + 2 * 3', 7],
  ['-x * 4', -1],
  ['(left - x) / x', 7],
  ['left > 1 ? 5 : 6', 5],
  ['max(x, mix(0, 4, x))', 1],
  ['fract(-x)', 0.75],
  ['2 * pi', 2 * Math.PI],
  ['.5 + 1e-1', 0.6],
])('%s is %d', (text, value) => {
  expect(numberOf(text)).toBeCloseTo(value, 12)
})

test.each([
  ['', 'syntax'],
  ['  ', 'syntax'],
  ['x +', 'syntax'],
  ['x ^ 2', 'syntax'],
  ['x ** 2', 'syntax'],
  ['x % 2', 'syntax'],
  ['(x', 'syntax'],
  ['x y', 'syntax'],
  ['[x]', 'syntax'],
  ['x.y', 'syntax'],
  ['"x"', 'syntax'],
  ['this', 'syntax'],
  ['x = 2', 'syntax'],
  ['y', 'name'],
  ['right', 'name'],
  ['constructor', 'name'],
  ['tan(x)', 'function'],
  ['toString(x)', 'function'],
  ['x(1)', 'function'],
  ['(x)(1)', 'function'],
  ['sin()', 'count'],
  ['mix(x, x)', 'count'],
  ['sin', 'count'],
])('%s is refused: %s', (text, problem) => {
  expect(faultOf(text).problem).toBe(problem)
  expect(faultOf(text).part).not.toBe('')
})

test('what cannot be read is named', () => {
  expect(faultOf('x * foo').part).toBe('foo')
  expect(faultOf('x + ) 3').part).toContain(')')
})
