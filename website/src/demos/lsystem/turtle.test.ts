/** The turtle: closed curves close, lengths match, directions stay orthonormal, and curves that fill space visit each cell once. */
import { expect, test } from 'vitest'
import { grammars } from './grammars.ts'
import { parse } from './parse.ts'
import { derive } from './rewrite.ts'
import { interpret, TooMany } from './turtle.ts'

const draw = (text: string, steps?: number) => {
  const grammar = parse(text)
  return interpret(derive(grammar, steps === undefined ? {} : { steps }), grammar)
}
const near = (numbers: readonly number[], digits = 9): readonly unknown[] => numbers.map((number): unknown => expect.closeTo(number, digits))
const lengthOf = ({ from, to }: { from: readonly number[]; to: readonly number[] }): number => Math.hypot(...from.map((x, i) => x - (to[i] ?? 0)))

test.each([
  [3, 120],
  [4, 90],
  [5, 144],
  [12, 30],
  [360, 1],
])('a polygon of %i sides closes after turns by %i degrees', (sides, angle) => {
  const { turtle, branches } = draw(`angle: ${angle}\naxiom: ${'F+'.repeat(sides)}`)
  expect(turtle.position).toEqual(near([0, 0, 0]))
  expect(turtle.heading).toEqual(near([0, 1, 0]))
  expect(branches.length).toBe(sides)
})

test('each command turns as its picture in the book', () => {
  const heading = (turns: string) => draw(`axiom: ${turns}F`).branches[0]?.to
  expect(heading('+(90)')).toEqual(near([-1, 0, 0]))
  expect(heading('-(90)')).toEqual(near([1, 0, 0]))
  expect(heading('^(90)')).toEqual(near([0, 0, 1]))
  expect(heading('&(90)')).toEqual(near([0, 0, -1]))
  expect(heading('|')).toEqual(near([0, -1, 0]))
  // Rolled to the left, up shows to the left.
  expect(heading('\\(90)^(90)')).toEqual(near([-1, 0, 0]))
  expect(heading('/(90)^(90)')).toEqual(near([1, 0, 0]))
  expect(heading('+(90)\\(37)$^(90)')).toEqual(near([0, 1, 0]))
})

test('the snowflake closes at each step, and its length is 3 (4/3)ⁿ of its size', () => {
  for (let steps = 0; steps <= 5; steps++) {
    const { turtle, branches } = draw(grammars.koch.text, steps)
    expect(turtle.position).toEqual(near([0, 0, 0], 7))
    expect(branches.reduce((sum, branch) => sum + lengthOf(branch), 0)).toBeCloseTo(3 * 4 ** steps, 6)
    // The side of the first triangle grows by three a step.
    const xs = branches.flatMap(({ from }) => from[1])
    if (steps === 0) expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(Math.sqrt(0.75), 9)
  }
})

test('the ends of a curve are where mathematics puts them', () => {
  const distance = (text: string, steps: number): number => Math.hypot(...draw(text, steps).turtle.position)
  for (const steps of [1, 4, 8]) expect(distance(grammars.dragon.text, steps)).toBeCloseTo(Math.SQRT2 ** steps, 8)
  for (const steps of [1, 2, 3]) expect(distance(grammars.hilbert.text, steps)).toBeCloseTo(2 ** steps - 1, 8)
  for (const steps of [1, 2, 3]) expect(distance(grammars.gosper.text, steps)).toBeCloseTo(Math.sqrt(7) ** steps, 8)
  for (const steps of [1, 3, 6]) expect(distance(grammars.arrowhead.text, steps)).toBeCloseTo(2 ** steps, 8)
})

test.each([
  ['hilbert', 4, 2],
  ['cube', 2, 3],
  ['cube', 3, 3],
] as const)('the curve %s of %i steps visits each cell once', (name, steps, dimensions) => {
  const { branches } = draw(grammars[name].text, steps)
  const points = [branches[0]?.from ?? [0, 0, 0], ...branches.map(({ to }) => to)].map((point) => point.map(Math.round))
  expect(points.length).toBe(2 ** (steps * dimensions))
  expect(new Set(points.map(String)).size).toBe(points.length)
  const spans = [0, 1, 2].map((axis) => Math.max(...points.map((point) => point[axis] ?? 0)) - Math.min(...points.map((point) => point[axis] ?? 0)))
  expect(spans.toSorted((a, b) => b - a)).toEqual([2 ** steps - 1, 2 ** steps - 1, dimensions === 3 ? 2 ** steps - 1 : 0])
})

test('the directions stay orthonormal, also after 100,000 turns and under gravity', () => {
  for (const tropism of [0, 0.3]) {
    const { turtle } = draw(`tropism: ${tropism}\naxiom: A\nA -> F(0.01)+(13.7)&(41.3)/(7.1)A`, 33_000 / 1000)
    for (const vector of [turtle.heading, turtle.left, turtle.up]) expect(Math.hypot(...vector)).toBeCloseTo(1, 10)
  }
  const grammar = parse(`axiom: ${'+(13.7)&(41.3)/(7.1)'.repeat(33_333)}`)
  const { heading, left, up } = interpret(derive(grammar, { steps: 0 }), grammar).turtle
  const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0)
  expect([dot(heading, heading), dot(left, left), dot(up, up), dot(heading, left), dot(heading, up), dot(left, up)]).toEqual(near([1, 1, 1, 0, 0, 0], 9))
  expect(
    dot([heading[1] * left[2] - heading[2] * left[1], heading[2] * left[0] - heading[0] * left[2], heading[0] * left[1] - heading[1] * left[0]], up),
  ).toBeCloseTo(1, 9)
})

test('gravity bends a horizontal branch by its own angle, and an upright one not at all', () => {
  const { branches } = draw('tropism: 0.2\naxiom: +(90)FF')
  expect(branches[1]?.to).toEqual(near([-1 - Math.cos(0.2), -Math.sin(0.2), 0]))
  expect(draw('tropism: 0.2\naxiom: FF').turtle.position).toEqual(near([0, 2, 0]))
})

test('brackets restore the turtle; branches taper, join in the half of their angle, and know their path', () => {
  const { branches, leaves, turtle } = draw('axiom: !(0.4)F!(0.2)+(90)F[!(0.1)-(90)F(2)~(0.3, 1)]f F')
  expect(turtle.position).toEqual(near([-3, 1, 0]))
  expect(branches.map(({ radii }) => radii)).toEqual([
    [0.2, 0.2],
    [0.2, 0.1],
    [0.05, 0.05],
    [0.1, 0.1],
  ])
  expect(branches[0]?.toNormal).toEqual(near([-Math.SQRT1_2, Math.SQRT1_2, 0]))
  expect(branches[1]?.fromNormal).toEqual(branches[0]?.toNormal)
  expect(branches.map(({ paths }) => paths)).toEqual([
    [0, 1],
    [1, 2],
    [2, 4],
    [2, 3],
  ])
  expect(leaves).toMatchObject([{ size: 0.3, kind: 1, path: 4 }])
  expect(leaves[0]?.at).toEqual(near([-1, 3, 0]))
})

test('more branches than the limit are refused', () => {
  const grammar = parse('axiom: F\nF -> FF')
  expect(interpret(derive(grammar, { steps: 6 }), grammar, 64).branches.length).toBe(64)
  expect(() => interpret(derive(grammar, { steps: 7 }), grammar, 64)).toThrow(new TooMany(64))
})
