/** Properties of the blend modes that the W3C does not define: how they follow from one another, and from those that it does. */
import { describe, expect, test } from 'vitest'
import {
  blendAdd,
  blendColorBurn,
  blendColorDodge,
  blendDarken,
  blendDifference,
  blendDivide,
  blendExclusion,
  blendFreeze,
  blendGlow,
  blendGrainExtract,
  blendGrainMerge,
  blendHardMix,
  blendHeat,
  blendLighten,
  blendLinearBurn,
  blendLinearDodge,
  blendLinearLight,
  blendMultiply,
  blendNegation,
  blendPhoenix,
  blendPinLight,
  blendReflect,
  blendSubtract,
  blendVividLight,
} from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const modes = {
  blendAdd,
  blendColorBurn,
  blendColorDodge,
  blendDarken,
  blendDifference,
  blendDivide,
  blendExclusion,
  blendFreeze,
  blendGlow,
  blendGrainExtract,
  blendGrainMerge,
  blendHardMix,
  blendHeat,
  blendLighten,
  blendLinearBurn,
  blendLinearDodge,
  blendLinearLight,
  blendMultiply,
  blendNegation,
  blendPhoenix,
  blendPinLight,
  blendReflect,
  blendSubtract,
  blendVividLight,
} as const

type Name = keyof typeof modes
type Pair = readonly [base: number, above: number]

const run = (name: Name, rows: readonly Pair[]): readonly number[] => runOnCPU(signatureOf(modes[name], name), rows).map(([value = NaN]) => value)

const seventeen = grid(0, 1, 17)
/** Steps of 1/16, whose sums and differences are exact, and some tones between. */
const even = seventeen.flatMap((base) => seventeen.map((above): Pair => [base, above]))
const pairs: readonly Pair[] = [
  ...even,
  ...spread(times(2, { min: 0, max: 1 }), 200).map(([base = NaN, above = NaN]): Pair => [base, above].map(Math.fround) as [number, number]),
]

const swapped = (rows: readonly Pair[]): readonly Pair[] => rows.map(([base, above]): Pair => [above, base])
const inverted = (rows: readonly Pair[]): readonly Pair[] => rows.map(([base, above]): Pair => [1 - base, 1 - above])
const underInverted = (rows: readonly Pair[]): readonly Pair[] => rows.map(([base, above]): Pair => [base, 1 - above])

const expectClose = (actual: readonly number[], expected: readonly number[], digits = 6): void => {
  expect(actual).toHaveLength(expected.length)
  actual.forEach((value, i) => expect(value).toBeCloseTo(expected[i] ?? NaN, digits))
}

test('linear dodge is the sum, which subtract takes back', () => {
  const sums = run('blendLinearDodge', even)
  expect(sums).toEqual(even.map(([base, above]) => base + above))
  expect(run('blendAdd', even)).toEqual(sums.map((sum) => Math.min(1, sum)))
  const back = even.map(([, above], i): Pair => [sums[i] ?? NaN, above])
  expect(run('blendSubtract', back)).toEqual(even.map(([base]) => base))
})

test('subtract is linear burn, and divide color dodge, under the inverted blend colour', () => {
  expectClose(run('blendSubtract', pairs), run('blendLinearBurn', underInverted(pairs)))
  expectClose(run('blendDivide', even), run('blendColorDodge', underInverted(even)))
  expect(run('blendDivide', [[0, 0], [1e-6, 0], [0.5, 0], [1, 0]])).toEqual([0, 1, 1, 1]) // prettier-ignore
})

test('subtract is difference where the base is brighter, and black elsewhere', () => {
  const difference = run('blendDifference', even)
  expect(run('blendSubtract', even)).toEqual(even.map(([base, above], i) => (base > above ? difference[i] : 0)))
})

test('divide undoes multiply', () => {
  const lit = pairs.filter(([, light]) => light > 0.01)
  const products = run('blendMultiply', lit)
  expectClose(
    run(
      'blendDivide',
      lit.map(([, light], i): Pair => [products[i] ?? NaN, light]),
    ),
    lit.map(([base]) => base),
  )
})

test('linear burn is at most as bright as multiply, and an inverted sum of the inverted colours', () => {
  const burnt = run('blendLinearBurn', pairs)
  const multiplied = run('blendMultiply', pairs)
  expect(burnt.filter((value, i) => value > (multiplied[i] ?? NaN) + 1e-7)).toEqual([])
  expectClose(
    burnt,
    run('blendLinearDodge', inverted(pairs)).map((sum) => 1 - Math.min(1, sum)),
  )
})

test('linear, vivid and pin light take a mode that darkens below mid-grey and one that brightens above', () => {
  const halves = [
    { name: 'blendLinearLight', dark: 'blendLinearBurn', bright: 'blendAdd' },
    { name: 'blendVividLight', dark: 'blendColorBurn', bright: 'blendColorDodge' },
    { name: 'blendPinLight', dark: 'blendDarken', bright: 'blendLighten' },
  ] as const
  const [below, above] = [even.filter((pair) => pair[1] <= 0.5), even.filter((pair) => pair[1] >= 0.5)]
  for (const { name, dark, bright } of halves) {
    const doubled = below.map(([base, top]): Pair => [base, 2 * top])
    expectClose(run(name, below), run(dark, doubled))
    const beyondGrey = above.map(([base, top]): Pair => [base, 2 * top - 1])
    expectClose(run(name, above), run(bright, beyondGrey))
  }
})

test('linear, vivid and pin light, and hard mix off its tie, invert with their colours', () => {
  for (const name of ['blendLinearLight', 'blendVividLight', 'blendPinLight', 'blendHardMix'] as const) {
    const rows = name === 'blendHardMix' ? even.filter(([base, above]) => base + above !== 1) : even
    expectClose(
      run(name, inverted(rows)),
      run(name, rows).map((value) => 1 - value),
    )
  }
})

test('pin light changes nothing the second time', () => {
  const once = run('blendPinLight', pairs)
  const again = pairs.map(([, above], i): Pair => [once[i] ?? NaN, above])
  expect(run('blendPinLight', again)).toEqual(once)
})

test('hard mix gives only 0 and 1, and 1 for two bytes that add up to 255', () => {
  expect(new Set(run('blendHardMix', pairs))).toEqual(new Set([0, 1]))
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const adding = (sum: number): readonly Pair[] =>
    bytes.filter((byte) => byte <= sum).map((byte): Pair => [Math.fround(byte / 255), Math.fround((sum - byte) / 255)])
  expect(run('blendHardMix', adding(255)).filter((value) => value !== 1)).toEqual([])
  expect(run('blendHardMix', adding(254)).filter((value) => value !== 0)).toEqual([])
})

test('hard mix is black and white from vivid light', () => {
  const vivid = run('blendVividLight', even)
  const mixed = run('blendHardMix', even)
  const wrong = even.filter(([base, above], i) => {
    const value = vivid[i] ?? NaN
    // What is brighter is white on the tie, too: only black under white is not.
    return base + above === 1 ? mixed[i] !== 1 : value === 0.5 || mixed[i] !== (value > 0.5 ? 1 : 0)
  })
  expect(wrong).toEqual([])
})

test('negation inverts under white, and is at least as bright as exclusion, which is at least as bright as difference', () => {
  const negated = run('blendNegation', pairs)
  const excluded = run('blendExclusion', pairs)
  const difference = run('blendDifference', pairs)
  const wrong = pairs.filter((_, i) => {
    const exclusion = excluded[i] ?? NaN
    return (negated[i] ?? NaN) < exclusion - 1e-6 || exclusion < (difference[i] ?? NaN) - 1e-6
  })
  expect(wrong).toEqual([])
  expect(
    run(
      'blendNegation',
      seventeen.map((base) => [base, 1]),
    ),
  ).toEqual(seventeen.map((base) => 1 - base))
})

test('phoenix is difference inverted, and negation under the inverted blend colour', () => {
  expect(run('blendPhoenix', even)).toEqual(run('blendDifference', even).map((value) => 1 - value))
  expect(run('blendNegation', underInverted(even))).toEqual(run('blendPhoenix', even))
})

test('grain merge gives back what grain extract took, where the colours differ by at most ½', () => {
  const near = pairs.filter(([base, above]) => Math.abs(base - above) <= 0.5)
  const grain = run('blendGrainExtract', near)
  expectClose(
    run(
      'blendGrainMerge',
      near.map(([, above], i): Pair => [above, grain[i] ?? NaN]),
    ),
    near.map(([base]) => base),
  )
  expectClose(
    run('blendGrainExtract', swapped(near)),
    grain.map((value) => 1 - value),
  )
  const far = even.filter(([base, above]) => Math.abs(base - above) > 0.5)
  expect(run('blendGrainExtract', far)).toEqual(far.map(([base, above]) => (base > above ? 1 : 0)))
})

test('grain merge goes half as far as linear light', () => {
  const inside = even.filter(([base, above]) => base + 2 * above - 1 >= 0 && base + 2 * above - 1 <= 1)
  const merged = run('blendGrainMerge', inside)
  expect(run('blendLinearLight', inside)).toEqual(inside.map(([base], i) => base + 2 * ((merged[i] ?? NaN) - base)))
})

test('glow is reflect, and heat is freeze, with the colours swapped', () => {
  // The same bits.
  expect(run('blendGlow', pairs)).toEqual(run('blendReflect', swapped(pairs)))
  expect(run('blendHeat', pairs)).toEqual(run('blendFreeze', swapped(pairs)))
  // Not by being symmetric.
  expect(run('blendGlow', pairs)).not.toEqual(run('blendReflect', pairs))
  expect(run('blendHeat', pairs)).not.toEqual(run('blendFreeze', pairs))
})

test('freeze and heat are reflect and glow on inverted colours, inverted', () => {
  expectClose(
    run('blendFreeze', even),
    run('blendReflect', inverted(even)).map((value) => 1 - value),
  )
  expectClose(
    run('blendHeat', even),
    run('blendGlow', inverted(even)).map((value) => 1 - value),
  )
})

test('freeze and reflect change the base, glow and heat the blend colour, by the sign of the sum minus 1', () => {
  for (const [name, changed] of [
    ['blendFreeze', 0],
    ['blendReflect', 0],
    ['blendGlow', 1],
    ['blendHeat', 1],
  ] as const) {
    const between = even.filter((pair) => pair[changed] > 0 && pair[changed] < 1)
    const results = run(name, between)
    const wrong = between.filter((pair, i) => {
      const change = (results[i] ?? NaN) - pair[changed]
      const sum = pair[0] + pair[1]
      return sum === 1 ? Math.abs(change) > 1e-6 : Math.sign(change) !== Math.sign(sum - 1)
    })
    expect(wrong).toEqual([])
  }
})

test('freeze is never darker than color burn, except under black', () => {
  const lit = pairs.filter(([, above]) => above > 0)
  const frozen = run('blendFreeze', lit)
  const burnt = run('blendColorBurn', lit)
  expect(lit.filter((_, i) => (frozen[i] ?? NaN) < (burnt[i] ?? NaN) - 1e-6)).toEqual([])
  expect([run('blendFreeze', [[1, 0]]), run('blendColorBurn', [[1, 0]])]).toEqual([[0], [1]])
})

describe('outside of 0 to 1', () => {
  /** The mode, what it is given, and what its record says that it gives. */
  const rows: readonly (readonly [name: Name, base: number, above: number, result: number])[] = [
    ['blendDivide', -0.5, 0.5, 0],
    ['blendDivide', 0.5, -0.5, 1],
    ['blendDivide', -0.5, -0.5, 0],
    ['blendDivide', 0.5, 2, 0.25],
    ['blendDivide', 3, 0.5, 1],
    ['blendFreeze', 1.25, 0.5, 0.875],
    ['blendFreeze', 0.75, 0.5, 0.875],
    ['blendFreeze', -0.5, 1, 0],
    ['blendFreeze', -0.5, 3, 0.25],
    ['blendFreeze', 0.75, -1, 0],
    ['blendFreeze', 0.5, 2, 0.875],
    ['blendGlow', 1.5, 0.25, 1],
    ['blendGlow', -1, 0.5, 0.125],
    ['blendGlow', 0.5, -0.5, 0.5],
    ['blendGlow', 0, 1.5, 1],
    ['blendGlow', -3, 1.5, 0.5625],
    ['blendGrainExtract', 3, 2.75, 0.75],
    ['blendGrainMerge', -1, 1.75, 0.25],
    ['blendHardMix', 3, -2, 1],
    ['blendHardMix', 3, -2.5, 0],
    ['blendHeat', -1, 0.75, 0],
    ['blendHeat', 2, 0.5, 0.875],
    ['blendHeat', 0.5, 1.25, 0.875],
    ['blendHeat', 1, -0.5, 0],
    ['blendHeat', 3, -0.5, 0.25],
    ['blendLinearBurn', 2, 0.75, 1.75],
    ['blendLinearDodge', -1, 0.25, -0.75],
    ['blendLinearLight', -1, 1.25, 0.5],
    ['blendNegation', -1, 0.5, -0.5],
    ['blendNegation', 2, 0.5, -0.5],
    ['blendPhoenix', 2, 0.5, -0.5],
    ['blendPinLight', 2, 0.75, 1.5],
    ['blendPinLight', 0.5, -0.25, -0.5],
    ['blendPinLight', 0.5, 1.25, 1.5],
    ['blendSubtract', 3, 0.5, 2.5],
    ['blendSubtract', -1, -1.5, 0.5],
    ['blendVividLight', -1, 0.25, 0],
    ['blendVividLight', -1, 0.75, 0],
    ['blendVividLight', 2, 0.25, 1],
    ['blendVividLight', 2, 0.75, 1],
    ['blendVividLight', 0.5, -1, 0],
    ['blendVividLight', 1, -1, 1],
    ['blendVividLight', 0.5, 2, 1],
    ['blendVividLight', 0, 2, 0],
  ]
  test('each mode does as its record says', () => {
    expect(rows.map(([name, base, above]) => [name, base, above, run(name, [[base, above]])[0]])).toEqual(rows)
  })
})
