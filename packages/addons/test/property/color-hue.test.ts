/** Properties of the conversions from and to the spaces that have a hue: HSL, HSV, HWB, HCV, and the hue alone. */
import { describe, expect, test } from 'vitest'
import { hsl2rgb, hsv2rgb, hue2rgb, hwb2rgb, rgb2hcv, rgb2hsl, rgb2hsv, rgb2hue, rgb2hwb } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import type { Row } from '../harness/run.ts'

type Rows = readonly Row[]

const unit = { min: 0, max: 1 }
const round = (rows: Rows): Rows => rows.map((row) => row.map(Math.fround))
const colours = round(spread(times(3, unit), 3000))
const greys = round(grid(0, 1, 256).map((value) => [value, value, value]))
/** The faces of the cube of colours, with its edges and corners. */
const faces = round(
  spread(times(2, unit), 400).flatMap(([a = NaN, b = NaN]) =>
    [0, 1].flatMap((end) => [
      [end, a, b],
      [a, end, b],
      [a, b, end],
      [end, 1 - end, a],
      [a, end, end],
    ]),
  ),
)
const nearly = 1 - 2 ** -24
/** Within the last bits of white and of black. */
const ends = [
  [1, 1, nearly],
  [1, nearly, nearly],
  [1, 1, 1 - 2 ** -23],
  [1, nearly, 1 - 3 * 2 ** -24],
  [2 ** -24, 0, 0],
  [2 ** -30, 2 ** -31, 0],
]
const beyond = round(spread(times(3, { min: -0.5, max: 1.5 }), 2000))

const run = (call: Parameters<typeof signatureOf>[0], name: string, rows: Rows): Rows => runOnCPU(signatureOf(call, name), rows)
const toHSL = (rows: Rows): Rows => run(rgb2hsl, 'rgb2hsl', rows)
const toHSV = (rows: Rows): Rows => run(rgb2hsv, 'rgb2hsv', rows)
const toHWB = (rows: Rows): Rows => run(rgb2hwb, 'rgb2hwb', rows)
const toHCV = (rows: Rows): Rows => run(rgb2hcv, 'rgb2hcv', rows)
const toHue = (rows: Rows): Rows => run(rgb2hue, 'rgb2hue', rows)
const fromHSV = (rows: Rows): Rows => run(hsv2rgb, 'hsv2rgb', rows)
const fromHWB = (rows: Rows): Rows => run(hwb2rgb, 'hwb2rgb', rows)
const fromHSL = (rows: Rows): Rows => run(hsl2rgb, 'hsl2rgb', rows)
const fromHue = (rows: Rows): Rows => run(hue2rgb, 'hue2rgb', rows)
const largest = (a: Rows, b: Rows): number => Math.max(...a.flatMap((row, i) => row.map((value, c) => Math.abs(value - (b[i]?.[c] ?? NaN)))))

describe.each([
  { there: 'rgb2hsl', back: 'hsl2rgb', to: toHSL, from: fromHSL },
  { there: 'rgb2hsv', back: 'hsv2rgb', to: toHSV, from: fromHSV },
  { there: 'rgb2hwb', back: 'hwb2rgb', to: toHWB, from: fromHWB },
])('$there and $back', ({ to, from }) => {
  test('there and back gives the colour again, at the faces and ends of the cube and beyond it', () => {
    for (const rows of [colours, faces, greys, ends]) expect(largest(from(to(rows)), rows)).toBeLessThan(6e-7)
    // Away from where the space has its poles, and HWB where it has a pure colour left.
    const regular = beyond.filter((row) => {
      const [low, high] = [Math.min(...row), Math.max(...row)]
      return high - low > 0.05 && Math.abs(high) > 0.05 && Math.abs(high + low) > 0.05 && Math.abs(2 - high - low) > 0.05
    })
    expect(largest(from(to(regular)), regular)).toBeLessThan(2e-5)
  })

  test('back and there gives the components again', () => {
    const inside = spread([unit, { min: 0.05, max: 0.45 }, { min: 0.1, max: 0.45 }], 1000)
    const again = to(from(inside))
    const turned = again.map(([h = NaN, ...rest], i) => [Math.abs(((h - (inside[i]?.[0] ?? NaN) + 1.5) % 1) - 0.5), ...rest])
    expect(
      largest(
        turned,
        inside.map(([, ...rest]) => [0, ...rest]),
      ),
    ).toBeLessThan(2e-5)
  })
})

test('the hue is that of HSV, from 0 to below 1, and 0 for greys', () => {
  const nearRed = [1e-7, 1e-9, 1e-12, 1e-19].map((blue) => [1, 0, blue])
  const all = [...colours, ...faces, ...beyond, ...nearRed, ...greys]
  const hues = toHue(all)
  expect(hues.every(([h = NaN]) => h >= 0 && h < 1)).toBe(true)
  for (const to of [toHSV, toHSL, toHWB, toHCV]) expect(to(all).map(([h]) => [h])).toEqual(hues)
  expect(toHue(greys).every(([h]) => h === 0)).toBe(true)
})

test('the hue jumps at red and depends on the direction at greys', () => {
  const hues = toHue([
    [1, 0, 1e-4],
    [1, 1e-4, 0],
    [0.5001, 0.5, 0.5],
    [0.5, 0.5, 0.5001],
  ])
  expect(hues.map(([h]) => h?.toFixed(3))).toEqual(['1.000', '0.000', '0.000', '0.667'])
})

test('neither more light nor more white changes the hue', () => {
  const hues = toHue(colours)
  expect(toHue(colours.map((row) => row.map((value) => value * 4)))).toEqual(hues)
  const vivid = colours.filter((row) => Math.max(...row) - Math.min(...row) > 0.1)
  const paler = toHue(vivid.map((row) => row.map((value) => value + 0.25)))
  const apart = paler.map(([h = NaN], i) => Math.abs(((h - (toHue([vivid[i] ?? []])[0]?.[0] ?? NaN) + 1.5) % 1) - 0.5))
  expect(Math.max(...apart)).toBeLessThan(1e-6)
})

test('lightness, whiteness, blackness, chroma and value are those of their definitions', () => {
  const all = [...colours, ...faces, ...greys, ...beyond]
  const [hsl, hwb, hcv] = [toHSL(all), toHWB(all), toHCV(all)]
  all.forEach((row, i) => {
    const [low, high] = [Math.min(...row), Math.max(...row)]
    expect(hsl[i]?.[2]).toBe(Math.fround(Math.fround(high + low) / 2))
    expect(hwb[i]?.slice(1)).toEqual([low, Math.fround(1 - high)])
    expect(hcv[i]?.slice(1)).toEqual([Math.fround(high - low), high])
  })
})

test('the saturation of HSL is 1 wherever a channel is 0 or 1 and the colour is no grey', () => {
  // At lightness ½ and below it is a channel of 0, above it a channel of 1.
  const surface = [...faces, ...ends].filter((row) => {
    const [low, high] = [Math.min(...row), Math.max(...row)]
    return high !== low && (high + low <= 1 ? low === 0 : high === 1)
  })
  expect(surface.length).toBeGreaterThan(1000)
  expect(Math.max(...toHSL(surface).map(([, s = NaN]) => Math.abs(s - 1)))).toBeLessThan(1e-6)
  expect(Math.max(...toHSL([...colours, ...faces]).map(([, s = NaN]) => s))).toBeLessThan(1 + 1e-6)
})

test('outside of the gamut the saturation of HSL is above 1, or negative', () => {
  const outside = beyond.filter((row) => row.some((value) => value < -0.01 || value > 1.01))
  toHSL(outside).forEach(([, s = NaN, l = NaN]) => {
    if (l < -0.001 || l > 1.001) expect(s).toBeLessThan(0)
    else if (l > 0.001 && l < 0.999) expect(s).toBeGreaterThan(1)
  })
  // Greys, and colours with the lightness 0 or 1.
  const none = toHSL([
    [2, 2, 2],
    [-1, -1, -1],
    [-1, 1, 0],
    [3, -1, 0.5],
  ])
  expect(none.map(([, s = NaN]) => Math.abs(s))).toEqual([0, 0, 0, 0])
})

test('whiteness and blackness are at most 1 together, and 1 for greys', () => {
  expect(Math.max(...toHWB([...colours, ...faces]).map(([, w = NaN, b = NaN]) => w + b))).toBeLessThanOrEqual(1 + 1e-7)
  expect(Math.max(...toHWB(greys).map(([, w = NaN, b = NaN]) => Math.abs(w + b - 1)))).toBeLessThan(1e-7)
})

test('chroma is at most the value, and grows with the light as the value does', () => {
  const hcv = toHCV([...colours, ...faces])
  expect(hcv.every(([, c = NaN, v = NaN]) => c <= v)).toBe(true)
  const brighter = toHCV([...colours, ...faces].map((row) => row.map((value) => value * 2)))
  expect(brighter).toEqual(hcv.map(([h = NaN, c = NaN, v = NaN]) => [h, 2 * c, 2 * v]))
})

/** Hue and two components, given to each of the ways back. */
const waysBack = [
  { name: 'hsv2rgb', from: fromHSV, pure: [1, 1] },
  { name: 'hwb2rgb', from: fromHWB, pure: [0, 0] },
  { name: 'hue2rgb', from: (rows: Rows): Rows => fromHue(rows.map(([h = NaN]) => [h])), pure: [] },
] as const

describe.each(waysBack)('$name', ({ from, pure }) => {
  test('whole turns change nothing, and nothing jumps at the seam', () => {
    const turned = (turns: number): Rows => from(colours.map(([h = NaN, ...rest]) => [Math.fround(h + turns), ...rest]))
    for (const turns of [-3, -1, 1, 7]) expect(largest(turned(turns), turned(0))).toBeLessThan(4e-6)
    const beside = [-1e-3, -1e-7, -1e-8, 0, 1e-8, 1e-7, 1e-3, 0.999999, 1, 1.000001].map((h) => [h, ...pure])
    expect(from(beside).every(([r = NaN, g = NaN, b = NaN]) => r === 1 && g < 0.0061 && b < 0.0061)).toBe(true)
    expect(
      largest(
        from([
          [1.25, ...pure],
          [-0.75, ...pure],
        ]),
        from([
          [0.25, ...pure],
          [0.25, ...pure],
        ]),
      ),
    ).toBe(0)
  })

  test('there are corners at every sixth of a turn, and nowhere between', () => {
    const step = 2 ** -7
    const bend = (x: number): number => {
      const [before = [], here = [], after = []] = from([x - step, x, x + step].map((h) => [Math.fround(h), ...pure]))
      return here.reduce((sum, value, i) => sum + Math.abs((before[i] ?? NaN) + (after[i] ?? NaN) - 2 * value), 0) / step
    }
    for (const sixth of [0, 1, 2, 3, 4, 5, 6]) {
      expect(bend(sixth / 6)).toBeGreaterThan(5)
      expect(bend(sixth / 6 + 1 / 12)).toBeLessThan(1e-3)
    }
  })
})

test('the value is the largest channel, and the saturation its mix with white', () => {
  const result = fromHSV(colours)
  expect(
    largest(
      result.map((row) => [Math.max(...row)]),
      colours.map(([, , v = NaN]) => [v]),
    ),
  ).toBe(0)
  expect(
    largest(
      result.map((row) => [Math.min(...row)]),
      colours.map(([, s = NaN, v = NaN]) => [v * (1 - s)]),
    ),
  ).toBeLessThan(3e-7)
  expect(fromHSV(colours.map(([h = NaN, , v = NaN]) => [h, 0, v]))).toEqual(colours.map(([, , v]) => [v, v, v]))
  expect(fromHSV(colours.map(([h = NaN, s = NaN]) => [h, s, 2]))).toEqual(
    fromHSV(colours.map(([h = NaN, s = NaN]) => [h, s, 1])).map((row) => row.map((v) => 2 * v)),
  )
  expect(
    fromHSV([[0.1, 1.5, 1]])
      .flat()
      .some((value) => value < 0),
  ).toBe(true)
})

test('the smallest channel is the whiteness, the largest 1 minus the blackness', () => {
  const roomy = [...colours.filter(([, w = NaN, b = NaN]) => w + b < 1), [0.1, 0.25, -0.5], [0.7, 0, -1]]
  const result = fromHWB(roomy)
  const bounds = roomy.map(([, w = NaN, b = NaN]) => [w, 1 - b])
  expect(
    largest(
      result.map((row) => [Math.min(...row), Math.max(...row)]),
      bounds,
    ),
  ).toBeLessThan(3e-7)
})

test('where white and black fill a colour, it is a grey, whatever the hue', () => {
  const full = colours.filter(([, w = NaN, b = NaN]) => w + b >= 1)
  expect(
    largest(
      fromHWB(full),
      full.map(([, w = NaN, b = NaN]) => [1, 1, 1].map(() => w / (w + b))),
    ),
  ).toBeLessThan(3e-7)
  // With 0.5 white: on both sides of 0.5 black, the largest channel falls at another rate.
  const [before = NaN, at = NaN, after = NaN] = fromHWB([0.375, 0.5, 0.625].map((b) => [0.1, 0.5, b])).map((row) => Math.max(...row))
  expect([before - at, at - after].map((fall) => fall.toFixed(3))).toEqual(['0.125', '0.056'])
})

test('a pure hue has one channel 1, one 0, and each is a third of a turn from the next', () => {
  const hues = grid(-1, 2, 1201)
  const result = fromHue(hues.map((h) => [h]))
  expect(result.every((row) => Math.max(...row) === 1 && Math.min(...row) === 0)).toBe(true)
  const third = fromHue(hues.map((h) => [h - 1 / 3]))
  expect(
    largest(
      result.map(([, g = NaN]) => [g]),
      third.map(([r = NaN]) => [r]),
    ),
  ).toBeLessThan(4e-6)
  expect(
    largest(
      result.map(([, , b = NaN]) => [b]),
      third.map(([, g = NaN]) => [g]),
    ),
  ).toBeLessThan(4e-6)
  const red = fromHue([-0.16, 0, 0.16, 0.25, 0.34, 0.5, 0.66, 0.75].map((h) => [h])).map(([r]) => r)
  expect(red).toEqual([1, 1, 1, 0.5, 0, 0, 0, 0.5])
})

test('a pure hue is that of HSV and of HSL', () => {
  const hues = grid(0, 1, 601)
  const pure = fromHue(hues.map((h) => [h]))
  expect(fromHSV(hues.map((h) => [h, 1, 1]))).toEqual(pure)
  expect(largest(fromHSL(hues.map((h) => [h, 1, 0.5])), pure)).toBeLessThan(1e-6)
})

test.each([
  { name: 'rgb2hsl', call: rgb2hsl },
  { name: 'hsv2rgb', call: hsv2rgb },
  { name: 'rgb2hwb', call: rgb2hwb },
  { name: 'hwb2rgb', call: hwb2rgb },
  { name: 'rgb2hcv', call: rgb2hcv },
])('an alpha does not change', ({ name, call }) => {
  const rows = spread(times(4, unit), 50)
  const plain = run(
    call,
    name,
    rows.map((row) => row.slice(0, 3)),
  )
  expect(run(call, `${name}_vec4`, rows)).toEqual(plain.map((row, i) => [...row, rows[i]?.[3]]))
})

test('no input that is a number gives anything else', () => {
  const wild = spread(times(3, { min: -1e4, max: 1e4 }), 500)
  for (const convert of [toHSL, toHSV, toHWB, toHCV, toHue, fromHSL, fromHSV, fromHWB]) expect(convert(wild).flat().every(Number.isFinite)).toBe(true)
})
