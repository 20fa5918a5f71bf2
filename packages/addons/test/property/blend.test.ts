/** Properties of the blend modes, and a comparison with those that culori has. */
import { blend } from 'culori'
import type { BlendMode } from 'culori'
import { describe, expect, test } from 'vitest'
import {
  blendAdd,
  blendAverage,
  blendColor,
  blendColorBurn,
  blendColorDodge,
  blendDarken,
  blendDarkerColor,
  blendDifference,
  blendDivide,
  blendExclusion,
  blendFreeze,
  blendGlow,
  blendGrainExtract,
  blendGrainMerge,
  blendHardLight,
  blendHardMix,
  blendHeat,
  blendHue,
  blendLighten,
  blendLighterColor,
  blendLinearBurn,
  blendLinearDodge,
  blendLinearLight,
  blendLuminosity,
  blendMultiply,
  blendNegation,
  blendOverlay,
  blendPhoenix,
  blendPinLight,
  blendReflect,
  blendSaturation,
  blendScreen,
  blendSoftLight,
  blendSubtract,
  blendVividLight,
} from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const seventeen = grid(0, 1, 17)
const pairs = seventeen.flatMap((base) => seventeen.map((above) => [base, above] as const))

interface Mode {
  readonly name: string
  readonly call: typeof blendSoftLight
  /** The same mode in culori. */
  readonly culori?: BlendMode
  /** The tone that changes nothing as the top layer. */
  readonly neutral?: number
  /** Whether black and white stay, whatever the top layer is. */
  readonly keepsEnds?: true
  /** Whether the order of the two colours does not matter. */
  readonly commutes?: true
  /** Whether it gets darker where one of the colours gets brighter. */
  readonly falls?: true
  /** Whether two colours between black and white may give one beyond. */
  readonly exceeds?: true
}

const modes: readonly Mode[] = [
  { name: 'blendAdd', call: blendAdd, neutral: 0, commutes: true },
  { name: 'blendAverage', call: blendAverage, commutes: true },
  { name: 'blendColorBurn', call: blendColorBurn, culori: 'color-burn', neutral: 1 },
  { name: 'blendColorDodge', call: blendColorDodge, culori: 'color-dodge', neutral: 0 },
  { name: 'blendDarken', call: blendDarken, culori: 'darken', neutral: 1, commutes: true },
  { name: 'blendDifference', call: blendDifference, culori: 'difference', neutral: 0, commutes: true, falls: true },
  { name: 'blendDivide', call: blendDivide, neutral: 1, falls: true },
  { name: 'blendExclusion', call: blendExclusion, culori: 'exclusion', neutral: 0, commutes: true, falls: true },
  { name: 'blendFreeze', call: blendFreeze },
  { name: 'blendGlow', call: blendGlow },
  { name: 'blendGrainExtract', call: blendGrainExtract, neutral: 0.5, falls: true },
  { name: 'blendGrainMerge', call: blendGrainMerge, neutral: 0.5, commutes: true },
  { name: 'blendHardLight', call: blendHardLight, neutral: 0.5 },
  { name: 'blendHardMix', call: blendHardMix, commutes: true },
  { name: 'blendHeat', call: blendHeat },
  { name: 'blendLighten', call: blendLighten, culori: 'lighten', neutral: 0, commutes: true },
  { name: 'blendLinearBurn', call: blendLinearBurn, neutral: 1, commutes: true },
  { name: 'blendLinearDodge', call: blendLinearDodge, neutral: 0, commutes: true, exceeds: true },
  { name: 'blendLinearLight', call: blendLinearLight, neutral: 0.5 },
  { name: 'blendMultiply', call: blendMultiply, culori: 'multiply', neutral: 1, commutes: true },
  { name: 'blendNegation', call: blendNegation, neutral: 0, commutes: true, falls: true },
  // culori 4.0.2's overlay and hard light differ from the W3C's above mid-grey.
  { name: 'blendOverlay', call: blendOverlay, neutral: 0.5, keepsEnds: true },
  { name: 'blendPhoenix', call: blendPhoenix, neutral: 1, commutes: true, falls: true },
  { name: 'blendPinLight', call: blendPinLight, neutral: 0.5 },
  { name: 'blendReflect', call: blendReflect },
  { name: 'blendScreen', call: blendScreen, culori: 'screen', neutral: 0, commutes: true },
  { name: 'blendSoftLight', call: blendSoftLight, culori: 'soft-light', neutral: 0.5, keepsEnds: true },
  { name: 'blendSubtract', call: blendSubtract, neutral: 0, falls: true },
  { name: 'blendVividLight', call: blendVividLight, neutral: 0.5, keepsEnds: true },
]

/** Modes of the whole colour. */
const colourModes: readonly { readonly name: string; readonly call: typeof blendLuminosity }[] = [
  { name: 'blendColor', call: blendColor },
  { name: 'blendDarkerColor', call: blendDarkerColor },
  { name: 'blendHue', call: blendHue },
  { name: 'blendLighterColor', call: blendLighterColor },
  { name: 'blendLuminosity', call: blendLuminosity },
  { name: 'blendSaturation', call: blendSaturation },
]

const run = (call: Mode['call'], name: string, rows: readonly (readonly number[])[]): readonly number[] =>
  runOnCPU(signatureOf(call, name), rows).map(([value = NaN]) => value)

describe.each(modes)('$name', ({ name, call, culori, neutral, keepsEnds, commutes, falls, exceeds }) => {
  const results = run(call, name, pairs)

  test.runIf(culori)('gives the colours of culori', () => {
    const grey = (value: number) => ({ mode: 'rgb', r: value, g: value, b: value }) as const
    const apart = pairs.map(([base, above], i) => (culori ? Math.abs(blend([grey(base), grey(above)], culori).r - (results[i] ?? NaN)) : NaN))
    expect(Math.max(...apart)).toBeLessThan(3e-7)
  })

  test.skipIf(exceeds)('keeps colours between black and white', () => {
    expect(results.filter((value) => value < 0 || value > 1)).toEqual([])
  })

  test.skipIf(falls)('never gets darker when either colour gets brighter', () => {
    const tone = (base: number, above: number): number => results[base * 17 + above] ?? NaN
    const darker = pairs.filter((_, i) => {
      const [base, above] = [Math.floor(i / 17), i % 17]
      return (above > 0 && tone(base, above) < tone(base, above - 1) - 1e-7) || (base > 0 && tone(base, above) < tone(base - 1, above) - 1e-7)
    })
    expect(darker).toEqual([])
  })

  test.runIf(neutral !== undefined)('changes nothing where its neutral tone is laid on top', () => {
    const same = run(
      call,
      name,
      seventeen.map((base) => [base, neutral ?? NaN]),
    )
    same.forEach((value, i) => expect(value).toBeCloseTo(seventeen[i] ?? NaN, 6))
  })

  test.runIf(commutes)('gives the same in either order of its colours', () => {
    const exchanged = pairs.map(([base, above]) => [above, base])
    expect(run(call, name, exchanged)).toEqual(results)
  })

  test.runIf(keepsEnds)('leaves black and white as they are', () => {
    const rows = seventeen.flatMap((above) => [0, 1].map((base) => [base, above]))
    expect(run(call, name, rows)).toEqual(rows.map(([base]) => base))
  })

  test('with opacity 0 keeps the base, and with opacity 1 is the blend', () => {
    const mixed = (opacity: number) =>
      run(
        call,
        `${name}_opacity`,
        pairs.map((pair) => [...pair, opacity]),
      )
    expect(mixed(0)).toEqual(pairs.map(([base]) => base))
    mixed(1).forEach((value, i) => expect(value).toBeCloseTo(results[i] ?? NaN, 6))
  })

  test('goes on linearly with opacities outside of 0 to 1', () => {
    for (const opacity of [-1, 2]) {
      const mixed = run(
        call,
        `${name}_opacity`,
        pairs.map((pair) => [...pair, opacity]),
      )
      mixed.forEach((value, i) => expect(value).toBeCloseTo((pairs[i]?.[0] ?? NaN) * (1 - opacity) + (results[i] ?? NaN) * opacity, 5))
    }
  })

  test('works on each channel of a colour alone', () => {
    const rows = spread(times(6, { min: 0, max: 1 }), 300)
    const channels = runOnCPU(signatureOf(call, `${name}_vec3`), rows)
    const alone = rows.map((row) =>
      run(
        call,
        name,
        [0, 1, 2].map((i) => [row[i] ?? NaN, row[i + 3] ?? NaN]),
      ),
    )
    expect(channels).toEqual(alone)
  })
})

test('reflect is a color dodge of the base multiplied by itself, except that white on top is white', () => {
  const below = pairs.filter(([, above]) => above < 1)
  const squared = run(
    blendMultiply,
    'blendMultiply',
    below.map(([base]) => [base, base]),
  )
  const dodged = run(
    blendColorDodge,
    'blendColorDodge',
    below.map(([, above], i) => [squared[i] ?? NaN, above]),
  )
  run(blendReflect, 'blendReflect', below).forEach((value, i) => expect(value).toBeCloseTo(dodged[i] ?? NaN, 6))
  expect(
    run(
      blendReflect,
      'blendReflect',
      seventeen.map((base) => [base, 1]),
    ).every((value) => value === 1),
  ).toBe(true)
})

const tone = (call: Mode['call'], name: string, base: number, above: number): number => run(call, name, [[base, above].map(Math.fround)])[0] ?? NaN
/** The slope of a mode to one side of a tone, by a parabola through three points, and its second derivative. */
const derivatives = (at: (x: number) => number, x: number, step: number): readonly [slope: number, second: number] => {
  const [a, b, c] = [at(x), at(x + step), at(x + 2 * step)]
  return [(4 * b - c - 3 * a) / (2 * step), (a - 2 * b + c) / step ** 2]
}

test('multiply is never lighter than either colour, nor black unless one of them is', () => {
  expect(run(blendMultiply, 'blendMultiply', pairs).map((value) => value === 0)).toEqual(pairs.map(([base, above]) => base === 0 || above === 0))
  expect(run(blendMultiply, 'blendMultiply', pairs).filter((value, i) => value > Math.min(...(pairs[i] ?? [])))).toEqual([])
})

test('screen is never darker than either colour, lighten never brighter than screen, nor screen than add', () => {
  const [screened, lightened, added] = [run(blendScreen, 'blendScreen', pairs), run(blendLighten, 'blendLighten', pairs), run(blendAdd, 'blendAdd', pairs)]
  expect(pairs.filter((pair, i) => (screened[i] ?? NaN) < Math.max(...pair))).toEqual([])
  expect(pairs.filter((_, i) => (lightened[i] ?? NaN) > (screened[i] ?? NaN) || (screened[i] ?? NaN) > (added[i] ?? NaN))).toEqual([])
})

test('screen is multiply in the negative, and color burn is color dodge', () => {
  const negative = pairs.map((pair) => pair.map((tone) => 1 - tone))
  const [multiplied, dodged] = [run(blendMultiply, 'blendMultiply', negative), run(blendColorDodge, 'blendColorDodge', negative)]
  run(blendScreen, 'blendScreen', pairs).forEach((value, i) => expect(value).toBeCloseTo(1 - (multiplied[i] ?? NaN), 6))
  const burnt = run(blendColorBurn, 'blendColorBurn', pairs)
  burnt.forEach((value, i) => expect(value).toBeCloseTo(1 - (dodged[i] ?? NaN), 6))
  // Black on top, and the gap of a base that does not become black.
  expect(pairs.filter(([base, above], i) => above === 0 && burnt[i] !== (base === 1 ? 1 : 0))).toEqual([])
  burnt.forEach((value, i) => {
    const [base, above] = pairs[i] ?? [NaN, NaN]
    if (value > 0 && above > 0) expect(1 - value).toBeCloseTo((1 - base) / above, 6)
  })
})

test('darken and lighten take one of the two tones, and change nothing the second time', () => {
  for (const { name, call, wins } of [
    { name: 'blendDarken', call: blendDarken, wins: (base: number, above: number) => (above < base ? above : base) },
    { name: 'blendLighten', call: blendLighten, wins: (base: number, above: number) => (above > base ? above : base) },
  ]) {
    const once = run(call, name, pairs)
    expect(once).toEqual(pairs.map(([base, above]) => wins(base, above)))
    const again = pairs.map(([, above], i) => [once[i] ?? NaN, above])
    expect(run(call, name, again)).toEqual(once)
  }
})

test('difference and exclusion invert under white, and exclusion is at least as bright', () => {
  const [differ, exclude] = [run(blendDifference, 'blendDifference', pairs), run(blendExclusion, 'blendExclusion', pairs)]
  const screened = run(blendScreen, 'blendScreen', pairs)
  pairs.forEach(([base, above], i) => {
    const [difference, exclusion] = [differ[i] ?? NaN, exclude[i] ?? NaN]
    if (above === 1) expect([difference, exclusion]).toEqual([1 - base, 1 - base])
    if (above === 0.5) expect(exclusion).toBe(0.5)
    const atEnd = [0, 1].some((end) => base === end || above === end)
    if (atEnd) expect(exclusion).toBe(difference)
    else expect(exclusion).toBeGreaterThan(difference)
    expect(exclusion).toBeCloseTo((screened[i] ?? NaN) - base * above, 6)
  })
})

test('hard light is overlay with its colours swapped', () => {
  const exchanged = pairs.map(([base, above]) => [above, base])
  expect(run(blendHardLight, 'blendHardLight', pairs)).toEqual(run(blendOverlay, 'blendOverlay', exchanged))
  const hard = (base: number, above: number): number => tone(blendHardLight, 'blendHardLight', base, above)
  for (const base of [0, 0.25, 1]) {
    expect([hard(base, 0), hard(base, 1)]).toEqual([0, 1])
    const [darker, brighter] = [-0.125, 0.125].map((step) => derivatives((above) => hard(base, above), 0.5, step))
    expect(darker?.[0]).toBeCloseTo(2 * base, 4)
    expect(brighter?.[0]).toBeCloseTo(2 * (1 - base), 4)
  }
  for (const above of [0.25, 0.875]) expect(derivatives((base) => hard(base, above), 0, 0.5)[1]).toBeCloseTo(0, 5)
})

test('add and average are what they say: a sum up to white, and half of each', () => {
  run(blendAdd, 'blendAdd', pairs).forEach((value, i) => {
    const [base, above] = pairs[i] ?? [NaN, NaN]
    expect(value).toBe(base + above < 1 ? base + above : 1)
  })
  const means = run(blendAverage, 'blendAverage', pairs)
  pairs.forEach(([base, above], i) => {
    expect(means[i]).toBe(base + (above - base) * 0.5)
    for (const end of [0, 1]) expect(means[i] === end).toBe(base === end && above === end)
    if (base === above) expect(means[i]).toBe(base)
  })
})

test('color dodge with a grey multiplies all channels by the same factor until one is 1', () => {
  const rows = spread([...times(3, { min: 0.01, max: 0.5 }), { min: 0, max: 0.5 }], 300).map(([r = NaN, g = NaN, b = NaN, grey = NaN]) => [
    r,
    g,
    b,
    grey,
    grey,
    grey,
  ])
  runOnCPU(signatureOf(blendColorDodge, 'blendColorDodge_vec3'), rows).forEach((colour, i) => {
    const [r = NaN, g = NaN, b = NaN] = colour.map((value, channel) => value / (rows[i]?.[channel] ?? NaN))
    expect(Math.max(Math.abs(r - g), Math.abs(g - b))).toBeLessThan(1e-5)
  })
})

test('color dodge turns all but black white under white, and takes values outside of 0 to 1 as its record says', () => {
  const dodge = (base: number, above: number): number => tone(blendColorDodge, 'blendColorDodge', base, above)
  expect([0, 1e-18, 0.01, 1].map((base) => dodge(base, 1))).toEqual([0, 1, 1, 1])
  expect([0, 0.5, 1].flatMap((above) => [1.01, 5].map((base) => dodge(base, above)))).toEqual([1, 1, 1, 1, 1, 1])
  expect(dodge(1.5, -1)).toBeCloseTo(0.75, 6)
  expect([0, 0.5, 1, 7].map((above) => dodge(-0.3, above))).toEqual([0, 0, 0, 0])
  for (const base of [0, 0.25, 1]) {
    expect(dodge(base, -0.5)).toBeCloseTo(base / 1.5, 6)
    expect(dodge(base, 1.5)).toBe(dodge(base, 1))
  }
})

test('overlay multiplies below mid-grey, screens above it and has a corner there', () => {
  const overlay = (base: number, above: number): number => tone(blendOverlay, 'blendOverlay', base, above)
  const expected = pairs.map(([base, above]) => (base < 0.5 ? 2 * base * above : 1 - 2 * (1 - base) * (1 - above)))
  run(blendOverlay, 'blendOverlay', pairs).forEach((value, i) => expect(value).toBeCloseTo(expected[i] ?? NaN, 6))
  for (const above of [-1, 0, 0.3, 1, 2]) {
    expect(overlay(0.5, above)).toBeCloseTo(above, 6)
    expect(overlay(0.505, above)).toBeCloseTo(1 - 0.99 * (1 - above), 6)
    expect(overlay(0.495, above)).toBeCloseTo(0.99 * above, 6)
    const [below, beyond] = [-0.125, 0.125].map((step) => derivatives((base) => overlay(base, above), 0.5, step))
    expect(below?.[0]).toBeCloseTo(2 * above, 4)
    expect(beyond?.[0]).toBeCloseTo(2 * (1 - above), 4)
  }
})

test('overlay and soft light brighten under tones above mid-grey, darken under those below, by at most 0.5 and 0.25', () => {
  for (const { name, call, limit } of [
    { name: 'blendOverlay', call: blendOverlay, limit: 0.5 },
    { name: 'blendSoftLight', call: blendSoftLight, limit: 0.25 },
  ]) {
    const change = run(call, name, pairs).map((value, i) => value - (pairs[i]?.[0] ?? NaN))
    const wrong = pairs.filter(([base, above], i) => base > 0 && base < 1 && above !== 0.5 && Math.sign(change[i] ?? NaN) !== Math.sign(above - 0.5))
    expect(wrong).toEqual([])
    expect(Math.max(...change.map(Math.abs))).toBe(limit)
  }
})

test('reflect darkens where the sum of its colours is below 1, brightens where it is above, and takes values outside as its record says', () => {
  const results = run(blendReflect, 'blendReflect', pairs)
  const wrong = pairs.filter(([base, above], i) => {
    const change = (results[i] ?? NaN) - base
    if (base === 0 || base === 1) return false
    return base + above === 1 ? Math.abs(change) > 1e-6 : Math.sign(change) !== Math.sign(base + above - 1)
  })
  expect(wrong).toEqual([])
  const reflect = (base: number, above: number): number => tone(blendReflect, 'blendReflect', base, above)
  for (const above of [-1, 0, 0.5, 1]) expect(reflect(-0.4, above)).toBe(reflect(0.4, above))
  expect([0, 0.5, 1].map((above) => reflect(1.2, above))).toEqual([1, 1, 1])
  expect(reflect(1.2, -1)).toBeCloseTo(0.72, 6)
  expect(reflect(0.5, -1)).toBeLessThan(reflect(0.5, 0))
})

test('reflect is never brighter than color dodge except under white, and color dodge never darker than its base', () => {
  const dodged = run(blendColorDodge, 'blendColorDodge', pairs)
  const reflected = run(blendReflect, 'blendReflect', pairs)
  expect(pairs.filter(([base], i) => (dodged[i] ?? NaN) < base - 1e-6)).toEqual([])
  expect(pairs.filter(([, above], i) => above < 1 && (reflected[i] ?? NaN) > (dodged[i] ?? NaN))).toEqual([])
})

test('soft light has a continuous slope in the base, a jump of its second derivative at ¼, and a corner in the blend colour', () => {
  const soft = (base: number, above: number): number => tone(blendSoftLight, 'blendSoftLight', base, above)
  const white = (base: number): number => soft(base, 1)
  expect(derivatives(white, 0, 2 ** -10)[0]).toBeCloseTo(4, 2)
  const [below, above] = [-1, 1].map((side) => derivatives(white, 0.25, side * 2 ** -7))
  expect(below?.[0]).toBeCloseTo(1, 2)
  expect(above?.[0]).toBeCloseTo(1, 2)
  // 96·¼ − 24 on one side, −¼·¼^(−3/2) on the other.
  expect(Math.abs(below?.[1] ?? NaN)).toBeLessThan(1)
  expect(above?.[1]).toBeLessThan(-1.7)
  // 2b(1 − b) on one side, 2(√b − b) on the other.
  const [darker, brighter] = [-1, 1].map((side) => derivatives((top) => soft(0.36, top), 0.5, side / 8)[0])
  expect(darker).toBeCloseTo(2 * 0.36 * 0.64, 4)
  expect(brighter).toBeCloseTo(2 * (0.6 - 0.36), 4)
})

test('soft light gives finite numbers outside of 0 to 1', () => {
  const wild = [-1e3, -2, -0.1, 0, 0.2, 1, 3, 1e3]
  expect(
    run(
      blendSoftLight,
      'blendSoftLight',
      wild.flatMap((base) => wild.map((above) => [base, above].map(Math.fround))),
    ).every(Number.isFinite),
  ).toBe(true)
})

test('soft light is Pegtop’s under tones up to mid-grey, and darker than the root below 0.17', () => {
  const dark = pairs.filter(([, above]) => above <= 0.5)
  run(blendSoftLight, 'blendSoftLight', dark).forEach((value, i) => {
    const [base, above] = dark[i] ?? [NaN, NaN]
    expect(value).toBeCloseTo((1 - 2 * above) * base ** 2 + 2 * above * base, 6)
  })
  const tones = grid(0.001, 0.17, 100)
  run(
    blendSoftLight,
    'blendSoftLight',
    tones.map((base) => [base, 1]),
  ).forEach((value, i) => expect(value).toBeLessThan(Math.sqrt(tones[i] ?? NaN)))
})

test('soft light makes only black black and only white white', () => {
  const between = run(
    blendSoftLight,
    'blendSoftLight',
    pairs.filter(([base]) => base > 0 && base < 1),
  )
  expect(between.filter((value) => value <= 0 || value >= 1)).toEqual([])
})

test.each([...modes, ...colourModes])('$name keeps the alpha of the base', ({ name, call }) => {
  const rows = spread(times(8, { min: 0, max: 1 }), 50)
  const results = runOnCPU(signatureOf(call, `${name}_vec4`), rows)
  expect(results.map(([, , , alpha]) => alpha)).toEqual(rows.map((row) => row[3]))
  const clear = rows.map((row) => row.with(7, 0))
  expect(runOnCPU(signatureOf(call, `${name}_vec4`), clear)).toEqual(results)
})

describe.each(colourModes)('$name', ({ name, call }) => {
  const rows = spread(times(6, { min: 0, max: 1 }), 300)
  const results = runOnCPU(signatureOf(call, name), rows)
  const apart = (a: readonly (readonly number[])[], expected: (row: number, channel: number) => number): number =>
    Math.max(...a.flatMap((colour, row) => [0, 1, 2].map((channel) => Math.abs((colour[channel] ?? NaN) - expected(row, channel)))))

  test('stays in the gamut', () => {
    expect(results.flat().filter((value) => value < -1e-6 || value > 1 + 1e-6)).toEqual([])
  })

  test('goes on linearly with opacities outside of 0 to 1', () => {
    for (const opacity of [-1, 0, 0.5, 1, 2]) {
      const mixed = (row: number, channel: number): number => (rows[row]?.[channel] ?? NaN) * (1 - opacity) + (results[row]?.[channel] ?? NaN) * opacity
      const plain = runOnCPU(
        signatureOf(call, `${name}_opacity`),
        rows.map((row) => [...row, opacity]),
      )
      expect(apart(plain, mixed)).toBeLessThan(1e-6)
      const withAlpha = runOnCPU(
        signatureOf(call, `${name}_vec4_opacity`),
        rows.map((row) => [...row.slice(0, 3), 0.25, ...row.slice(3), 1, opacity]),
      )
      expect(apart(withAlpha, mixed)).toBeLessThan(1e-6)
      expect(withAlpha.every(([, , , alpha]) => alpha === 0.25)).toBe(true)
    }
  })
})

type Row = readonly number[]

/** What the specification calls Lum and Sat. */
const lum = ([red = NaN, green = NaN, blue = NaN]: Row): number => 0.3 * red + 0.59 * green + 0.11 * blue
const sat = (colour: Row): number => Math.max(...colour) - Math.min(...colour)
const blended = (call: typeof blendLuminosity, name: string, layers: readonly Row[]): readonly Row[] => runOnCPU(signatureOf(call, name), layers)
const layers = spread(times(6, { min: 0, max: 1 }), 500)
const swapped = (row: Row): Row => [...row.slice(3), ...row.slice(0, 3)]
/** The largest difference of two lists of colours. */
const furthest = (some: readonly Row[], others: readonly Row[]): number =>
  Math.max(...some.flatMap((colour, i) => colour.map((value, channel) => Math.abs(value - (others[i]?.[channel] ?? NaN)))))
/** The greys of the same luminosity as the base. */
const greysOf = (rows: readonly Row[]): readonly Row[] => rows.map((row) => Array.from({ length: 3 }, () => lum(row.slice(0, 3))))

test.each([
  { name: 'blendColor', call: blendColor },
  { name: 'blendHue', call: blendHue },
  { name: 'blendSaturation', call: blendSaturation },
])('has the luminosity of the base', ({ name, call }) => {
  blended(call, name, layers).forEach((colour, i) => expect(lum(colour)).toBeCloseTo(lum((layers[i] ?? []).slice(0, 3)), 6))
})

test('color is luminosity with its layers swapped, and hue differs from it by the saturation', () => {
  const colours = blended(blendColor, 'blendColor', layers)
  expect(colours).toEqual(blended(blendLuminosity, 'blendLuminosity', layers.map(swapped)))
  // Over a base as saturated as the blend colour both are the same.
  const alike = layers.map((row) => {
    const [base, above] = [row.slice(0, 3), row.slice(3)]
    return [...base.map((value) => ((value - Math.min(...base)) * sat(above)) / sat(base)), ...above]
  })
  expect(furthest(blended(blendHue, 'blendHue', alike), blended(blendColor, 'blendColor', alike))).toBeLessThan(2e-6)
  const overGrey = layers.map(([grey = NaN, , , ...above]) => [...above.map(() => 0.1 + 0.8 * grey), ...above])
  expect(furthest(blended(blendHue, 'blendHue', overGrey), greysOf(overGrey))).toBeLessThan(1e-6)
  expect(Math.min(...blended(blendColor, 'blendColor', overGrey).map(sat))).toBeGreaterThan(0)
})

test('hue takes only the hue of what is on top', () => {
  const recoloured = blended(blendHue, 'blendHue', layers)
  // Paler, and moved along the greys: a hundredth of the differences is left.
  const pale = layers.map((row) => [...row.slice(0, 3), ...row.slice(3).map((value) => 0.7 + value / 100)])
  expect(furthest(blended(blendHue, 'blendHue', pale), recoloured)).toBeLessThan(1e-4)
  recoloured.forEach((colour, i) => {
    const [base, above] = [(layers[i] ?? []).slice(0, 3), (layers[i] ?? []).slice(3)]
    // The same place between the largest and the smallest channel as in the blend colour.
    const place = (c: Row, channel: number): number => ((c[channel] ?? NaN) - Math.min(...c)) / sat(c)
    if (sat(colour) > 0.01) for (const channel of [0, 1, 2]) expect(place(colour, channel)).toBeCloseTo(place(above, channel), 3)
    // The saturation of the base, or less where a channel would leave the gamut.
    const clipped = Math.min(...colour) < 1e-6 || Math.max(...colour) > 1 - 1e-6
    if (clipped) expect(sat(colour)).toBeLessThanOrEqual(sat(base) + 1e-5)
    else expect(sat(colour)).toBeCloseTo(sat(base), 5)
  })
})

test('saturation takes the largest channel minus the smallest, and a grey stays grey', () => {
  blended(blendSaturation, 'blendSaturation', layers).forEach((colour, i) => {
    const wanted = sat((layers[i] ?? []).slice(3))
    const clipped = Math.min(...colour) < 1e-6 || Math.max(...colour) > 1 - 1e-6
    if (clipped) expect(sat(colour)).toBeLessThanOrEqual(wanted + 1e-5)
    else expect(sat(colour)).toBeCloseTo(wanted, 5)
  })
  const underGrey = layers.flatMap((row) => [0, 0.3, 1].map((grey) => [...row.slice(0, 3), grey, grey, grey]))
  const overGrey = layers.map(([grey = NaN, , , ...above]) => [grey, grey, grey, ...above])
  for (const rows of [underGrey, overGrey]) expect(furthest(blended(blendSaturation, 'blendSaturation', rows), greysOf(rows))).toBeLessThan(1e-6)
  // A pure colour on top: a channel reaches 0 or 1, or the saturation is 1.
  const pure = layers.map((row) => [...row.slice(0, 3), 1, 0, 0.5])
  blended(blendSaturation, 'blendSaturation', pure).forEach((colour) =>
    expect(Math.min(Math.min(...colour), 1 - Math.max(...colour), 1 - sat(colour))).toBeLessThan(1e-6),
  )
})

test('color leaves black and white as they are', () => {
  const ends = layers.flatMap((row) => [0, 1].map((end) => [end, end, end, ...row.slice(3)]))
  expect(furthest(blended(blendColor, 'blendColor', ends), greysOf(ends))).toBeLessThan(1e-6)
})

test('darker color and lighter color take one of the two colours, by its luminosity', () => {
  const clear = layers.filter((row) => Math.abs(lum(row.slice(0, 3)) - lum(row.slice(3))) > 1e-6)
  const [darker, lighter] = [blended(blendDarkerColor, 'blendDarkerColor', clear), blended(blendLighterColor, 'blendLighterColor', clear)]
  clear.forEach((row, i) => {
    const [base, above] = [row.slice(0, 3), row.slice(3)]
    expect([darker[i], lighter[i]]).toEqual(lum(above) < lum(base) ? [above, base] : [base, above])
  })
  // Equally bright: 0.3 of red, or nearly so, and to both sides of it.
  const at = (step: number): readonly Row[] => {
    const rows = [[1, 0, 0, 0.3 + step, 0.3 + step, 0.3 + step].map(Math.fround)]
    return [...blended(blendDarkerColor, 'blendDarkerColor', rows), ...blended(blendLighterColor, 'blendLighterColor', rows)]
  }
  expect(at(0.001).map(([red]) => red)).toEqual([1, Math.fround(0.301)])
  expect(at(-0.001).map(([red]) => red)).toEqual([Math.fround(0.299), 1])
  // The luminosity sees no difference between green of 0 and of −0, but 1/x does.
  const tied = [[0.5, 0, 0.25, 0.5, -0, 0.25]]
  for (const [name, call] of [
    ['blendDarkerColor', blendDarkerColor],
    ['blendLighterColor', blendLighterColor],
  ] as const)
    expect(Object.is(blended(call, name, tied)[0]?.[1], 0)).toBe(true)
})

describe('blendLuminosity', () => {
  const rows = spread(times(6, { min: 0, max: 1 }), 2000)
  const results = runOnCPU(signatureOf(blendLuminosity, 'blendLuminosity'), rows)
  test('has the luminosity of what is on top', () => {
    results.forEach((colour, i) => expect(lum(colour)).toBeCloseTo(lum((rows[i] ?? []).slice(3)), 6))
  })

  test('keeps the order of the channels, and so the hue', () => {
    const order = (colour: readonly number[]): readonly number[] => [0, 1, 2].toSorted((a, b) => (colour[a] ?? NaN) - (colour[b] ?? NaN))
    results.forEach((colour, i) => {
      const base = (rows[i] ?? []).slice(0, 3)
      const [low = 0, middle = 0, high = 0] = order(base)
      expect((colour[low] ?? NaN) - (colour[middle] ?? NaN)).toBeLessThan(1e-6)
      expect((colour[middle] ?? NaN) - (colour[high] ?? NaN)).toBeLessThan(1e-6)
    })
  })

  test('keeps the differences of the channels, scaled down just enough for the gamut', () => {
    results.forEach((colour, i) => {
      const base = (rows[i] ?? []).slice(0, 3)
      const [level, own] = [lum((rows[i] ?? []).slice(3)), lum(base)]
      const differences = base.map((value) => value - own)
      // By definition: the longest step from the grey along the differences that stays in the gamut.
      const share = Math.min(1, ...differences.map((difference) => (difference < 0 ? level / -difference : (1 - level) / difference)))
      colour.forEach((value, channel) => expect(value).toBeCloseTo(level + share * (differences[channel] ?? NaN), 5))
    })
  })

  test('takes any base and any blend colour', () => {
    const one = (row: readonly number[]): readonly number[] => runOnCPU(signatureOf(blendLuminosity, 'blendLuminosity'), [row.map(Math.fround)])[0] ?? []
    const [plain, raised] = [one([0.5, 0.25, 0.125, 0.6, 0.3, 0.4]), one([4.5, 4.25, 4.125, 0.6, 0.3, 0.4])]
    plain.forEach((value, i) => expect(raised[i]).toBeCloseTo(value, 5))
    for (const level of [-2, -0.1, 0, 1, 1.5]) for (const value of one([0.9, 0.4, 0.1, level, level, level])) expect(value).toBeCloseTo(level, 6)
    expect(one([0.5, 0.5, 0.5, 0.2, 0.2, 0.2]).every(Number.isFinite)).toBe(true)
  })

  test('with its own luminosity on top changes nothing', () => {
    const same = rows.map((row) => [...row.slice(0, 3), ...row.slice(0, 3)])
    runOnCPU(signatureOf(blendLuminosity, 'blendLuminosity'), same).forEach((colour, i) =>
      colour.forEach((value, channel) => expect(value).toBeCloseTo(rows[i]?.[channel] ?? NaN, 6)),
    )
  })
})
