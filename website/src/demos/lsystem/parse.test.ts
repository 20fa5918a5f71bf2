/** Every error of a grammar, at its character. */
import { expect, test } from 'vitest'
import { grammars } from './grammars.ts'
import { parse } from './parse.ts'
import { GrammarError, type Problem } from './scan.ts'

const errorOf = (text: string): string => {
  try {
    parse(text)
  } catch (error) {
    if (error instanceof GrammarError) return `${error.problem} ${error.line}:${error.column} ${error.found}`
    throw error
  }
  return 'none'
}

const cases: readonly (readonly [text: string, problem: Problem, place: string, found: string])[] = [
  ['F -> FF', 'axiom', '1:8', '↵'],
  ['', 'axiom', '1:1', '↵'],
  ['axiom: F\naxiom: F', 'twice', '2:1', 'axiom'],
  ['axiom: F\nr = 1\nr = 2', 'twice', '3:1', 'r'],
  ['axiom: F\nangel: 60', 'setting', '2:1', 'angel'],
  ['axiom: F\n7 -> F', 'symbol', '2:1', '7'],
  ['axiom: F\nA < -> F', 'symbol', '2:5', '->'],
  ['axiom: F\nF = F+F', 'name', '2:5', 'F'],
  ['axiom: F\nF FF', 'arrow', '2:3', 'F'],
  ['axiom: F\nFX -> F', 'arrow', '2:2', 'X'],
  ['axiom: F\nF', 'arrow', '2:2', '↵'],
  ['axiom: F\nF - F', 'arrow', '2:3', '-'],
  ['axiom: F\nA(x) : x > -> F', 'value', '2:12', '->'],
  ['axiom: F(', 'value', '1:10', '↵'],
  ['axiom: F(1,)', 'value', '1:12', ')'],
  ['axiom: F((1 + 2)', 'comma', '1:17', '↵'],
  ['axiom: F((1 + 2]', 'close', '1:16', ']'],
  ['axiom: F(1 2)', 'comma', '1:12', '2'],
  ['axiom: F\nA(x ; y) -> F', 'comma', '2:5', ';'],
  ['axiom: F\nA(x) -> F(x * yy)', 'name', '2:15', 'yy'],
  ['axiom: F\nA(x) -> F(tan(x))', 'function', '2:11', 'tan'],
  ['axiom: F\nA(x) -> F(min(x))', 'count', '2:11', 'min'],
  ['axiom: F\nF -> F]F', 'bracket', '2:7', ']'],
  ['axiom: F\nF > A] -> F', 'bracket', '2:6', ']'],
  ['axiom: F\nF -> F[+F[-F]F', 'unclosed', '2:7', '['],
  ['axiom: F\nF > [A -> F', 'unclosed', '2:5', '['],
  ['axiom: F\nA(1) -> F', 'parameter', '2:3', '1'],
  ['axiom: F\nA(x, x) -> F', 'repeated', '2:6', 'x'],
  ['axiom: F\nF -> F ? F', 'end', '2:8', '?'],
  ['axiom: F F 2', 'end', '1:12', '2'],
  ['axiom: F\nF -> F # a comment\n  F[\n\n  F', 'unclosed', '3:4', '['],
  ['axiom: F\nF -> F[\n  F]F 3 # a comment', 'end', '3:7', '3'],
  ['axiom: F\nr = 0.7 F', 'operator', '2:9', 'F'],
  ['angle: 60 90', 'operator', '1:11', '90'],
  ['angle: 400', 'range', '1:8', '-360 … 360'],
  ['steps: 2.5', 'range', '1:8', '0 … 40'],
  ['axiom: F\nr = 1/0', 'finite', '2:5', 'Infinity'],
  [`r = ${'('.repeat(1900)}`, 'deep', '1:55', '('],
  [`r = ${'abs('.repeat(60)}`, 'deep', '1:205', 'abs'],
]
test.each(cases)('%j is a problem: %s at %s', (text, problem, place, found) => {
  expect(errorOf(text)).toBe(`${problem} ${place} ${found}`)
})

test('settings, comments, spaces and both arrows are read', () => {
  const { angle, steps, width, tropism, ignored, rules, axiom } = parse(
    '# a comment\nangle: 360 / 8 # its half\nsteps:3\nwidth: .2\ntropism: -0.5\nignore: +-\naxiom: F A (1)\nA(x)→F',
  )
  expect([angle, steps, width, tropism, [...ignored], rules.size, axiom.length]).toEqual([45, 3, 0.2, -0.5, [43, 45], 1, 2])
})

test('powers, signs, comparisons and functions have the usual precedence', () => {
  const value = (expression: string): number => parse(`axiom: F\nr = ${expression}\nangle: r`).angle
  const cases: readonly (readonly [string, number])[] = [
    ['1 + 2 * 3 - 4 / 2', 5],
    ['-2 ^ 2', -4],
    ['2 ^ 3 ^ 2 / 4', 128],
    ['(1 + 2) * 3', 9],
    ['1 < 2 && 3 >= 4 || 5 != 5', 0],
    ['1 - 1 == 0', 1],
    ['sin(30) + cos(60)', 1],
    ['max(min(3, 2), -abs(-1)) + floor(1.7) + sqrt(16)', 7],
    ['7 - 2 - 1', 4],
  ]
  for (const [expression, result] of cases) expect(value(expression), expression).toBeCloseTo(result, 12)
})

test.each(Object.entries(grammars))('%s is a grammar', (_, { text }) => {
  expect(errorOf(text)).toBe('none')
})
