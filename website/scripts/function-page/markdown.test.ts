/** Text and values as MDX. */
import { drawCircle, rectSDF } from '@kirari/addons'
import { records } from '@kirari/addons/catalogue'
import { float, signaturesOf, struct, vec2, vec3, fn } from 'kirari/node'
import { expect, test } from 'vitest'
import { codeBlock, escapeText, frontMatter, inlineCode, table } from './markdown.ts'
import { isComponentWise, signatureLines, signaturesWithout } from './signature.ts'
import { numberText, typeName, valueCode } from './value.ts'

test('signs of the text are no markup', () => {
  expect(escapeText('a < b | {c} $5 *x* _y_ [z] a:b 1 : 2')).toBe('a \\< b \\| \\{c\\} \\$5 \\*x\\* \\_y\\_ \\[z\\] a\\:b 1 : 2')
})

test('code keeps its back quotes and, in a table, its bars', () => {
  expect(inlineCode('a ` b')).toBe('``a ` b``')
  expect(inlineCode('a | b', true)).toBe('`a \\| b`')
  expect(codeBlock('ts', 'const a = `\n```\n`')).toBe('````ts\nconst a = `\n```\n`\n````')
})

test('an empty cell stays a cell', () => {
  expect(table(['a', 'b'], [['1', '']])).toBe('| a | b |\n| --- | --- |\n| 1 |   |')
})

test('front matter is YAML', () => {
  expect(frontMatter({ title: 'say "x": y', keywords: ['a'], custom_edit_url: null })).toBe(
    '---\ntitle: "say \\"x\\": y"\nkeywords: ["a"]\ncustom_edit_url: null\n---',
  )
})

test('numbers have the digits of single precision, and no more', () => {
  expect([1 / 3, -0, 3e38, 1e-6, 0.25, 100, Infinity].map(numberText)).toEqual(['0.33333333', '-0', '3e38', '1e-6', '0.25', '100', '∞'])
  expect(Math.fround(Number(numberText(0.030199944972991943)))).toBe(0.030199944972991943)
})

test('a word of 32 bits is written to its last bit', () => {
  expect([1223963391, 4294967295, -2147483648].map(numberText)).toEqual(['1223963391', '4294967295', '-2147483648'])
})

test('values are written as a reader would', () => {
  const Ball = struct('Ball', { centre: vec3, size: vec2 })
  const [signature] = signaturesOf(fn('f', [{ ball: Ball }, { p: vec3 }], float, (ball) => ball.size.x))
  const [ball, p] = signature?.parameters ?? []
  expect(valueCode({ centre: [1, 1, 1], size: [2, 2] }, ball?.type ?? float.type)).toBe('Ball({ centre: vec3(1), size: vec2(2, 2) })')
  expect(valueCode([0, 0.5, 1], p?.type ?? float.type)).toBe('vec3(0, 0.5, 1)')
  expect([float, vec2].map(({ type }) => typeName(type))).toEqual(['Float', 'Vec2'])
})

test('signatures that differ by one last parameter are one with an optional parameter', () => {
  const record = records.find(({ call }) => call === rectSDF)
  expect(record && signatureLines(record)).toEqual(['function rectSDF(p: Vec2, halfSize: Vec2, radius?: Float | number): Float'])
  expect(record && signaturesWithout(record, 'radius').length).toBeGreaterThan(0)
})

test('where the last ones may be left out one after another, all of them are optional', () => {
  const record = records.find(({ call }) => call === drawCircle)
  expect(record && signatureLines(record)).toEqual([
    'function drawCircle(st: Vec2, radius: Float | number, width?: Float | number, px?: Float | number): Float',
  ])
})

test('a function for every width takes a number for any of them', () => {
  const record = records.find(({ importName }) => importName === 'smootherstep')
  expect(record && isComponentWise(record)).toBe(true)
  expect(record && signatureLines(record)[1]).toBe('function smootherstep(a: Vec2 | Float | number, b: Vec2 | Float | number, x: Vec2 | Float | number): Vec2')
})
