/** Properties of the blend modes, and a comparison with those that culori has. */
import { blend } from 'culori'
import type { BlendMode } from 'culori'
import { describe, expect, test } from 'vitest'
import {
  blendColorDodge,
  blendDivide,
  blendFreeze,
  blendGlow,
  blendGrainExtract,
  blendGrainMerge,
  blendHardMix,
  blendHeat,
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
  { name: 'blendColorDodge', call: blendColorDodge, culori: 'color-dodge', neutral: 0 },
  { name: 'blendDivide', call: blendDivide, neutral: 1, falls: true },
  { name: 'blendFreeze', call: blendFreeze },
  { name: 'blendGlow', call: blendGlow },
  { name: 'blendGrainExtract', call: blendGrainExtract, neutral: 0.5, falls: true },
  { name: 'blendGrainMerge', call: blendGrainMerge, neutral: 0.5, commutes: true },
  { name: 'blendHardMix', call: blendHardMix, commutes: true },
  { name: 'blendHeat', call: blendHeat },
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
  { name: 'blendSoftLight', call: blendSoftLight, culori: 'soft-light', neutral: 0.5, keepsEnds: true },
  { name: 'blendSubtract', call: blendSubtract, neutral: 0, falls: true },
  { name: 'blendVividLight', call: blendVividLight, neutral: 0.5, keepsEnds: true },
]

/** Modes of the whole colour. */
const colourModes: readonly { readonly name: string; readonly call: typeof blendLuminosity }[] = [{ name: 'blendLuminosity', call: blendLuminosity }]

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

test('multiply is never lighter than either colour', () => {
  expect(run(blendMultiply, 'blendMultiply', pairs).filter((value, i) => value > Math.min(...(pairs[i] ?? [])))).toEqual([])
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

describe('blendLuminosity', () => {
  const rows = spread(times(6, { min: 0, max: 1 }), 2000)
  const results = runOnCPU(signatureOf(blendLuminosity, 'blendLuminosity'), rows)
  const lum = ([red = NaN, green = NaN, blue = NaN]: readonly number[]): number => 0.3 * red + 0.59 * green + 0.11 * blue

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
