/** Properties of the conversions between colorimetric spaces: they are pairs, greys stay grey, and what the records say of their numbers. */
import { describe, expect, test } from 'vitest'
import {
  lab2lch,
  lab2rgb,
  lab2xyz,
  lch2lab,
  lch2rgb,
  oklab2oklch,
  oklab2rgb,
  oklab2srgb,
  oklch2oklab,
  rgb2lab,
  rgb2lch,
  rgb2oklab,
  rgb2srgb,
  rgb2xyz,
  srgb2oklab,
  srgb2rgb,
  xyz2lab,
  xyz2rgb,
} from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import type { Row } from '../harness/run.ts'

const functions = {
  lab2lch,
  lab2rgb,
  lab2xyz,
  lch2lab,
  lch2rgb,
  oklab2oklch,
  oklab2rgb,
  oklab2srgb,
  oklch2oklab,
  rgb2lab,
  rgb2lch,
  rgb2oklab,
  rgb2srgb,
  rgb2xyz,
  srgb2oklab,
  srgb2rgb,
  xyz2lab,
  xyz2rgb,
}
type FunctionName = keyof typeof functions

type Convert = (rows: readonly Row[]) => readonly Row[]

/** A conversion of three components. */
const of =
  (name: FunctionName, signature: string = name): Convert =>
  (rows) =>
    runOnCPU(signatureOf(functions[name], signature), rows)
const then =
  (...steps: readonly Convert[]): Convert =>
  (rows) =>
    steps.reduce((at, step) => step(at), rows)

const unit = { min: 0, max: 1 }
const colours = spread(times(3, unit), 2000)
/** The faces of the cube with its edges and corners. */
const surface = [0, 1].flatMap((side) =>
  grid(0, 1, 9).flatMap((u) =>
    grid(0, 1, 9).flatMap((v) => [
      [side, u, v],
      [u, side, v],
      [u, v, side],
    ]),
  ),
)
const beyond = spread(times(3, { min: -0.5, max: 1.5 }), 1000)
const far = spread(times(3, { min: -1e10, max: 1e10 }), 300)
const greys = grid(0, 1, 256).map((value) => [value, value, value])
const apart = (a: readonly Row[], b: readonly Row[]): readonly number[] => a.flatMap((row, i) => row.map((value, c) => Math.abs(value - (b[i]?.[c] ?? NaN))))
const largest = (a: readonly Row[], b: readonly Row[]): number => Math.max(...apart(a, b))
const rounded = (row: Row | undefined, digits: number): readonly number[] | undefined => row?.map((value) => Number(value.toFixed(digits)) + 0)

const encode = of('rgb2srgb', 'rgb2srgb_vec3')
const decode = of('srgb2rgb', 'srgb2rgb_vec3')

/** There, and back: within `near` in the gamut, where components are up to 1, and within `wide` beyond it. */
const pairs: readonly { readonly there: readonly FunctionName[]; readonly back: readonly FunctionName[]; readonly near: number; readonly wide: number }[] = [
  { there: ['rgb2srgb'], back: ['srgb2rgb'], near: 2e-6, wide: 4e-6 },
  { there: ['rgb2oklab'], back: ['oklab2rgb'], near: 4e-6, wide: 4e-5 },
  { there: ['srgb2oklab'], back: ['oklab2srgb'], near: 2e-5, wide: 2e-4 },
  { there: ['rgb2xyz'], back: ['xyz2rgb'], near: 2e-6, wide: 4e-6 },
  { there: ['rgb2lab'], back: ['lab2rgb'], near: 4e-6, wide: 1e-5 },
  { there: ['rgb2xyz', 'xyz2lab'], back: ['lab2xyz', 'xyz2rgb'], near: 4e-6, wide: 1e-5 },
  { there: ['rgb2lab', 'lab2lch'], back: ['lch2lab', 'lab2rgb'], near: 1e-5, wide: 4e-5 },
  { there: ['rgb2lch'], back: ['lch2rgb'], near: 1e-5, wide: 4e-5 },
  { there: ['rgb2oklab', 'oklab2oklch'], back: ['oklch2oklab', 'oklab2rgb'], near: 1e-5, wide: 1e-4 },
]
const stepOf = (name: FunctionName): Convert => of(name, ['rgb2srgb', 'srgb2rgb'].includes(name) ? `${name}_vec3` : name)

const conversions = [
  'oklab2rgb',
  'srgb2oklab',
  'oklab2oklch',
  'oklch2oklab',
  'rgb2xyz',
  'xyz2rgb',
  'xyz2lab',
  'lab2xyz',
  'rgb2lab',
  'lab2rgb',
  'lab2lch',
  'lch2lab',
  'rgb2lch',
  'lch2rgb',
] as const satisfies readonly FunctionName[]

test.each(pairs)('there and back gives the colour again, at the edges of the gamut and beyond it', ({ there, back, near, wide }) => {
  const round = then(...there.map(stepOf), ...back.map(stepOf))
  const inside = [...colours, ...surface, ...greys]
  expect(largest(round(inside), inside)).toBeLessThan(near)
  expect(largest(round(beyond), beyond)).toBeLessThan(wide)
})

test.each([
  { name: 'rgb2srgb', plain: 'rgb2srgb_vec3' },
  { name: 'oklab2rgb' },
  { name: 'srgb2oklab' },
  { name: 'oklab2oklch' },
  { name: 'oklch2oklab' },
  { name: 'rgb2xyz' },
  { name: 'xyz2rgb' },
  { name: 'xyz2lab' },
  { name: 'lab2xyz' },
  { name: 'rgb2lab' },
  { name: 'lab2rgb' },
  { name: 'lab2lch' },
  { name: 'lch2lab' },
  { name: 'rgb2lch' },
  { name: 'lch2rgb' },
] as const satisfies readonly { readonly name: FunctionName; readonly plain?: string }[])('an alpha does not change', ({ name, ...more }) => {
  const rows = spread(times(4, unit), 50)
  const plain = 'plain' in more ? more.plain : name
  const expected = of(name, plain)(rows.map((row) => row.slice(0, 3))).map((row, i) => [...row, rows[i]?.[3]])
  expect(of(name, `${name}_vec4`)(rows)).toEqual(expected)
})

test.each([...conversions] as const)('conversions are finite far outside of the gamut', (name) => {
  expect(of(name)(far).flat().every(Number.isFinite)).toBe(true)
  const wild = spread(times(3, { min: -1e4, max: 1e4 }), 300)
  expect(of(name)(wild).flat().every(Number.isFinite)).toBe(true)
})

test('the short ways give what the long ways give', () => {
  const ways: readonly (readonly [short: Convert, long: Convert, scale: number])[] = [
    [of('srgb2oklab'), then(decode, of('rgb2oklab')), 1],
    [of('oklab2srgb'), then(of('oklab2rgb'), encode), 1],
    [of('rgb2lab'), then(of('rgb2xyz'), of('xyz2lab')), 100],
    [of('rgb2lch'), then(of('rgb2lab'), of('lab2lch')), 100],
  ]
  for (const [short, long, scale] of ways) expect(largest(short(colours), long(colours))).toBeLessThan(4e-6 * scale)
  const lab = of('rgb2lab')(colours)
  const lch = of('lab2lch')(lab)
  expect(largest(of('lab2rgb')(lab), then(of('lab2xyz'), of('xyz2rgb'))(lab))).toBeLessThan(4e-6)
  expect(largest(of('lch2rgb')(lch), then(of('lch2lab'), of('lab2rgb'))(lch))).toBeLessThan(4e-6)
})

describe('transfer', () => {
  const one =
    (name: FunctionName, signature?: string): ((x: number) => number) =>
    (x) =>
      of(name, signature)([[Math.fround(x)]])[0]?.[0] ?? NaN
  const encoded = one('rgb2srgb')

  test('rgb2srgb is steep near black, and half the light is byte 188', () => {
    expect(encoded(0.05)).toBeCloseTo(0.25, 2)
    expect(Math.round(encoded(0.5) * 255)).toBe(188)
    const apart = grid(0, 1, 20001).map((x) => Math.abs(encoded(x) - x ** (1 / 2.2)))
    expect(Math.max(...apart)).toBeGreaterThan(0.0335)
    expect(Math.max(...apart)).toBeLessThan(0.034)
    expect(apart.indexOf(Math.max(...apart)) / 20000).toBeLessThan(0.003)
  })

  test('every byte decoded by srgb2rgb comes back', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte)
    const light = decode(bytes.map((byte) => [byte / 255, byte / 255, byte / 255].map(Math.fround)))
    expect(encode(light).map(([value = NaN]) => Math.round(value * 255))).toEqual(bytes)
  })

  test('rgb2srgb is odd, and so are the power laws', () => {
    const xs = [...grid(0, 4, 400), 1e-6, 0.0031308].map(Math.fround)
    for (const name of ['rgb2srgb'] as const) {
      const at = of(name)
      expect(
        largest(
          at(xs.map((x) => [-x])),
          at(xs.map((x) => [x])).map(([y = NaN]) => [-y]),
        ),
      ).toBe(0)
    }
  })

  test('the two parts of rgb2srgb meet with slopes that differ by 1.7%', () => {
    const joint = 0.0031308
    expect(Math.abs(encoded(joint) - encoded(joint + 1e-9))).toBeLessThan(1e-7)
    const [below, here, above] = [joint * (1 - 2 ** -9), joint, joint * (1 + 2 ** -9)].map(encoded)
    const [straight, curved] = [(here ?? NaN) - (below ?? NaN), (above ?? NaN) - (here ?? NaN)]
    expect(straight / curved).toBeGreaterThan(1.014)
    expect(straight / curved).toBeLessThan(1.02)
  })
})

describe('Oklab', () => {
  test('twice an Oklab colour is eight times its light, and the light of a grey is the cube of its L', () => {
    const lab = of('rgb2oklab')(colours)
    const twice = of('oklab2rgb')(lab.map((row) => row.map((value) => value * 2)))
    expect(
      largest(
        twice,
        of('oklab2rgb')(lab).map((row) => row.map((value) => value * 8)),
      ),
    ).toBeLessThan(1e-5)
    const light = of('oklab2rgb')(greys.map(([l = NaN]) => [l, 0, 0]))
    expect(
      largest(
        light,
        greys.map((row) => row.map((l) => l ** 3)),
      ),
    ).toBeLessThan(1e-6)
  })

  test('the numbers that the records of Oklab and of CIELAB say', () => {
    expect(rounded(of('srgb2oklab')([[0.5, 0.5, 0.5]])[0], 2)).toEqual([0.6, 0, 0])
    expect(of('rgb2oklab')([[0.5, 0.5, 0.5]])[0]?.[0]?.toFixed(2)).toBe('0.79')
    expect(decode([[0.5, 0.5, 0.5]])[0]?.[0]?.toFixed(2)).toBe('0.21')
    const [red = NaN, green = NaN, blue = NaN] = of('rgb2lab')([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]).map(([l]) => l)
    expect(blue).toBeLessThan(Math.min(red, green))
    expect(of('lab2xyz')([[50, 0, 0]])[0]?.[1]?.toFixed(3)).toBe('0.184')
    expect(of('xyz2lab')([[0.9504559, 1, 1.0890578].map((value) => Math.fround(value * 0.18418652))])[0]?.[0]).toBeCloseTo(50, 4)
    const half = [0.5, 0.5, 0.5]
    expect(of('rgb2lab')([half, ...decode([half])]).map(([l]) => l?.toFixed(0))).toEqual(['76', '53'])
    const [blueChroma, cyanChroma] = of('rgb2lch')([
      [0, 0, 1],
      [0, 1, 1],
    ]).map(([, c]) => c?.toFixed(0))
    expect([blueChroma, cyanChroma]).toEqual(['134', '50'])
  })
})

describe('CIE', () => {
  test('XYZ is linear, its columns are the primaries and its sum the white D65', () => {
    const toXYZ = of('rgb2xyz')
    const [red = [], green = [], blue = [], white = []] = toXYZ([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 1],
    ])
    const chromaticity = ([x = NaN, y = NaN, z = NaN]: Row): readonly number[] | undefined => rounded([x / (x + y + z), y / (x + y + z)], 4)
    expect([red, green, blue, white].map(chromaticity)).toEqual([
      [0.64, 0.33],
      [0.3, 0.6],
      [0.15, 0.06],
      [0.3127, 0.329],
    ])
    expect(white[1]).toBeCloseTo(1, 6)
    expect(green[1]).toBeGreaterThan(0.5)
    const sums = colours.map(([r = NaN, g = NaN, b = NaN]) => red.map((_, i) => r * (red[i] ?? NaN) + g * (green[i] ?? NaN) + b * (blue[i] ?? NaN)))
    expect(largest(toXYZ(colours), sums)).toBeLessThan(1e-6)
  })

  test('greys have no colour, in CIELAB and in CIELUV', () => {
    const white = [0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329]
    const grey = greys.map(([y = NaN]) => white.map((value) => Math.fround(value * y)))
    for (const to of [of('xyz2lab')]) expect(Math.max(...to(grey).flatMap(([, a = NaN, b = NaN]) => [Math.abs(a), Math.abs(b)]))).toBeLessThan(2e-4)
    expect(Math.max(...of('rgb2lab')(greys).flatMap(([, a = NaN, b = NaN]) => [Math.abs(a), Math.abs(b)]))).toBeLessThan(2e-4)
  })

  test('CIELAB and CIELUV have no corner where the line meets the root', () => {
    const joint = 216 / 24389
    const lightness = [-2, -1, 0, 1, 2]
      .map((i) => joint * (1 + i * 2 ** -7))
      .map((y) => of('xyz2lab')([[0.95 * y, y, 1.09 * y].map(Math.fround)])[0]?.[0] ?? NaN)
    const slopes = lightness.slice(1).map((value, i) => value - (lightness[i] ?? NaN))
    slopes.slice(1).forEach((slope, i) => expect(slope / (slopes[i] ?? NaN)).toBeCloseTo(1, 1.5))
    const y = [7.8, 7.9, 8, 8.1, 8.2].map((l) => of('lab2xyz')([[l, 0, 0].map(Math.fround)])[0]?.[1] ?? NaN)
    const back = y.slice(1).map((value, i) => value - (y[i] ?? NaN))
    back.slice(1).forEach((slope, i) => expect(slope / (back[i] ?? NaN)).toBeCloseTo(1, 1.5))
    // Below it, and below 0, it is one straight line.
    const negative = [-0.01, -0.005, 0, 0.005].map((value) => of('xyz2lab')([[0.95 * value, value, 1.09 * value].map(Math.fround)])[0]?.[0] ?? NaN)
    const steps = negative.slice(1).map((value, i) => value - (negative[i] ?? NaN))
    steps.forEach((step) => expect(step).toBeCloseTo((0.005 * 24389) / 27, 4))
  })

  test('the sRGB gamut reaches as far in CIELAB and CIELUV as their records say', () => {
    const lab = of('rgb2lab')([...surface, ...colours])
    const reach = (i: number): readonly string[] => [
      Math.min(...lab.map((row) => row[i] ?? NaN)).toFixed(1),
      Math.max(...lab.map((row) => row[i] ?? NaN)).toFixed(1),
    ]
    expect([reach(1), reach(2)]).toEqual([
      ['-86.2', '98.2'],
      ['-107.9', '94.5'],
    ])
    const chroma = of('rgb2lch')([...surface, ...colours]).map(([, c = NaN]) => c)
    const blue = of('rgb2lch')([[0, 0, 1]])[0]?.[1] ?? NaN
    expect(Math.max(...chroma)).toBe(blue)
    expect(blue).toBeLessThan(133.9)
    // Blue is furthest from grey: no colour has a larger distance.
    const isShown = (row: Row): boolean => row.every((value) => value > -1e-6 && value < 1 + 1e-6)
    const wheel = (c: number): readonly Row[] => of('lch2rgb')(grid(0, 1, 720).map((h) => [50, c, h]))
    expect([wheel(29).every(isShown), wheel(30).every(isShown)]).toEqual([true, false])
    expect(of('lab2rgb')([[32.30087, 79.19527, -107.85547].map(Math.fround)]).every((row) => row.every((value) => value > -1e-4 && value < 1 + 1e-4))).toBe(
      true,
    )
  })
})

describe.each([
  { to: 'oklab2oklch', from: 'oklch2oklab', rgb2lab: ['rgb2oklab'], size: 0.3, grey: 4e-6 },
  { to: 'lab2lch', from: 'lch2lab', rgb2lab: ['rgb2lab'], size: 100, grey: 0.0015 },
] as const)('$to and $from', ({ to, from, rgb2lab, size, grey }) => {
  const lab = spread([unit, { min: -size, max: size }, { min: -size, max: size }], 2000)

  test('polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1', () => {
    const beside = [-1e-9, -1e-8, -1e-7, -1e-6, 0, 1e-9, 1e-6].map((b) => [0.5, size, b * size])
    const polar = of(to)([...lab, ...beside].map((row) => row.map(Math.fround)))
    expect(polar.every(([, c = NaN, h = NaN]) => c >= 0 && h >= 0 && h < 1)).toBe(true)
    expect([...polar, ...of(from)(polar)].every(([l], i) => l === Math.fround([...lab, ...beside][i % polar.length]?.[0] ?? NaN))).toBe(true)
    // Just below the axis a the hue is nearly a full turn.
    expect(of(to)([[0.5, size, -size / 1000].map(Math.fround)])[0]?.[2]).toBeGreaterThan(0.999)
  })

  test('greys have the hue 0, however their light is rounded', () => {
    const polar = then(...rgb2lab.map((name) => of(name)), of(to))(greys)
    expect(polar.every(([, c = NaN, h = NaN]) => h === 0 && c <= grey)).toBe(true)
    const [below, above] = of(to)([[0.5, 0, grey * 0.99].map(Math.fround), [0.5, 0, grey * 1.01].map(Math.fround)])
    expect([below?.[2], above?.[2]]).toEqual([0, 0.25])
  })

  test('whole turns of a hue change nothing, and a negative chroma gives the opposite hue', () => {
    const polar = lab.map(([l = NaN, a = NaN, b = NaN]) => [l, Math.abs(a), b / size / 2 + 0.5].map(Math.fround))
    const with3 = (change: (c: number, h: number) => readonly number[]): readonly Row[] =>
      of(from)(polar.map(([l = NaN, c = NaN, h = NaN]) => [l, ...change(c, h)].map(Math.fround)))
    const plain = with3((c, h) => [c, h])
    for (const turns of [-3, -1, 1, 7])
      expect(
        largest(
          with3((c, h) => [c, h + turns]),
          plain,
        ),
      ).toBeLessThan(size * 1e-5)
    expect(
      largest(
        with3((c, h) => [-c, h]),
        with3((c, h) => [c, h + 0.5]),
      ),
    ).toBeLessThan(size * 1e-5)
    expect(with3((_, h) => [0, h]).every(([, a, b]) => a === 0 && b === 0)).toBe(true)
  })
})
