/** Properties of the blend modes, and a comparison with those that culori has. */
import { blend } from 'culori'
import type { BlendMode } from 'culori'
import { describe, expect, test } from 'vitest'
import { blendColorDodge, blendLuminosity, blendMultiply, blendOverlay, blendReflect, blendSoftLight } from '../../src/index.ts'
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
}

const modes: readonly Mode[] = [
  { name: 'blendColorDodge', call: blendColorDodge, culori: 'color-dodge', neutral: 0 },
  { name: 'blendMultiply', call: blendMultiply, culori: 'multiply', neutral: 1 },
  // culori 4.0.2's overlay and hard light differ from the W3C's above mid-grey.
  { name: 'blendOverlay', call: blendOverlay, neutral: 0.5, keepsEnds: true },
  { name: 'blendReflect', call: blendReflect },
  { name: 'blendSoftLight', call: blendSoftLight, culori: 'soft-light', neutral: 0.5, keepsEnds: true },
]

const run = (call: Mode['call'], name: string, rows: readonly (readonly number[])[]): readonly number[] =>
  runOnCPU(signatureOf(call, name), rows).map(([value = NaN]) => value)

describe.each(modes)('$name', ({ name, call, culori, neutral, keepsEnds }) => {
  const results = run(call, name, pairs)

  test.runIf(culori)('gives the colours of culori', () => {
    const grey = (value: number) => ({ mode: 'rgb', r: value, g: value, b: value }) as const
    const apart = pairs.map(([base, above], i) => (culori ? Math.abs(blend([grey(base), grey(above)], culori).r - (results[i] ?? NaN)) : NaN))
    expect(Math.max(...apart)).toBeLessThan(3e-7)
  })

  test('keeps colours between black and white', () => {
    expect(results.filter((value) => value < 0 || value > 1)).toEqual([])
  })

  test('never gets darker when either colour gets brighter', () => {
    const tone = (base: number, above: number): number => results[base * 17 + above] ?? NaN
    const falls = pairs.filter((_, i) => {
      const [base, above] = [Math.floor(i / 17), i % 17]
      return (above > 0 && tone(base, above) < tone(base, above - 1) - 1e-7) || (base > 0 && tone(base, above) < tone(base - 1, above) - 1e-7)
    })
    expect(falls).toEqual([])
  })

  test.runIf(neutral !== undefined)('changes nothing where its neutral tone is laid on top', () => {
    const same = run(
      call,
      name,
      seventeen.map((base) => [base, neutral ?? NaN]),
    )
    same.forEach((value, i) => expect(value).toBeCloseTo(seventeen[i] ?? NaN, 6))
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

test('multiply takes its colours in either order', () => {
  const exchanged = pairs.map(([base, above]) => [above, base])
  expect(run(blendMultiply, 'blendMultiply', exchanged)).toEqual(run(blendMultiply, 'blendMultiply', pairs))
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

describe('blendLuminosity', () => {
  const rows = spread(times(6, { min: 0, max: 1 }), 2000)
  const results = runOnCPU(signatureOf(blendLuminosity, 'blendLuminosity'), rows)
  const lum = ([red = NaN, green = NaN, blue = NaN]: readonly number[]): number => 0.3 * red + 0.59 * green + 0.11 * blue

  test('has the luminosity of what is on top', () => {
    results.forEach((colour, i) => expect(lum(colour)).toBeCloseTo(lum((rows[i] ?? []).slice(3)), 6))
  })

  test('stays in the gamut', () => {
    expect(results.flat().filter((value) => value < -1e-6 || value > 1 + 1e-6)).toEqual([])
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

  test('with its own luminosity on top changes nothing', () => {
    const same = rows.map((row) => [...row.slice(0, 3), ...row.slice(0, 3)])
    runOnCPU(signatureOf(blendLuminosity, 'blendLuminosity'), same).forEach((colour, i) =>
      colour.forEach((value, channel) => expect(value).toBeCloseTo(rows[i]?.[channel] ?? NaN, 6)),
    )
  })

  test('keeps the alpha of the base, and goes as far as the opacity says', () => {
    const [colour] = runOnCPU(signatureOf(blendLuminosity, 'blendLuminosity_vec4_opacity'), [[1, 0, 0, 0.25, 0.5, 0.5, 0.5, 1, 0]])
    expect(colour).toEqual([1, 0, 0, 0.25])
  })
})
