import { parser } from '@lezer/javascript'
import { describe, expect, test } from 'vitest'
import { numberOf, numbersAt, scaleOf, written, writtenAfter } from './numbers.ts'

const typescript = parser.configure({ dialect: 'ts' })
/** Finds the numbers at the sign | of a text. */
const at = (marked: string) => {
  const source = marked.replace('|', '')
  return numbersAt(typescript.parse(source), source, marked.indexOf('|'))
}

describe('at the cursor', () => {
  test.each([
    ['a number', 'uv.mul(2|.5)', { kind: 'number', values: [2.5] }],
    ['a number with its sign', 'uv.add(-|3)', { kind: 'number', values: [-3], ranges: [{ from: 7, to: 9 }] }],
    ['both numbers of a vec2', 'vec2(1|, -2)', { kind: 'vector', values: [1, -2] }],
    ['the three of a colour', 'vec3(0.1, 0|.5, 1)', { kind: 'colour', values: [0.1, 0.5, 1] }],
    ['one number of a vec3 that is no colour', 'vec3(0.1, 2|, 1)', { kind: 'number', values: [2] }],
    ['one number beside other arguments', 'vec2(1|, x)', { kind: 'number', values: [1] }],
    ['a number of another call', 'mix(0|.1, 0.2)', { kind: 'number', values: [0.1] }],
  ])('there is %s', (_, code, expected) => {
    expect(at(code)).toMatchObject(expected)
  })

  test.each([
    ['1_0|00', 1000],
    ['a = - 3|', -3],
    ['a = -0x1|0', -16],
  ])('%s is %f', (code, value) => {
    expect(at(code)).toMatchObject({ values: [value] })
  })

  test.each(['const a|b = 1', "'1|2'", '// 1|2', ' | 1'])('there is none in: %s', (code) => {
    expect(at(code)).toBeUndefined()
  })
})

test.each([
  ['a-', '-0.5', ' -0.5'],
  ['a-', '0.5', '0.5'],
  ['a - ', '-0.5', '-0.5'],
  ['mul(', '-0.5', '-0.5'],
])('after %s, the number %s is written as "%s"', (before, text, expected) => {
  expect(writtenAfter(before, text)).toBe(expected)
})

test.each(['0.25', '3', '-1.5', '0', '1.', '1e3', '-7', '0.001', '1e-3', '2.5e-4', '-1.5E+2', '0.00000012', '1_000', '- 3', '-0x10', '0xff'])(
  'the scale of %s contains it, and writes it as it is',
  (text) => {
    const scale = scaleOf(text)
    const value = numberOf(text) ?? Number.NaN
    expect(scale.min).toBeLessThanOrEqual(value)
    expect(scale.max).toBeGreaterThanOrEqual(value)
    // A drag from one end to the other passes several numbers.
    expect((scale.max - scale.min) / scale.step).toBeGreaterThanOrEqual(scale.step === 1 ? 4 : 10)
    expect(Number(written(value, scale))).toBe(value)
  },
)
