/** Properties of the conversions between colorimetric spaces: they are pairs, greys stay grey, and what the records say of their numbers. */
import { converter } from 'culori'
import { describe, expect, test } from 'vitest'
import {
  deltaE,
  gamma2linear,
  lab2lch,
  lab2rgb,
  lab2xyz,
  lch2lab,
  lch2rgb,
  linear2gamma,
  luv2xyz,
  oklab2oklch,
  oklab2rgb,
  oklab2srgb,
  oklch2oklab,
  p32rgb,
  rgb2lab,
  rgb2lch,
  rgb2luminance,
  rgb2oklab,
  rgb2p3,
  rgb2srgb,
  rgb2xyz,
  srgb2oklab,
  srgb2rgb,
  wavelength2rgb,
  xyY2xyz,
  xyz2lab,
  xyz2luv,
  xyz2rgb,
  xyz2xyY,
} from '../../src/index.ts'
import { matching } from '../harness/cie1931.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import type { Row } from '../harness/run.ts'

const functions = {
  deltaE,
  gamma2linear,
  lab2lch,
  lab2rgb,
  lab2xyz,
  lch2lab,
  lch2rgb,
  linear2gamma,
  luv2xyz,
  oklab2oklch,
  oklab2rgb,
  oklab2srgb,
  oklch2oklab,
  p32rgb,
  rgb2lab,
  rgb2lch,
  rgb2luminance,
  rgb2oklab,
  rgb2p3,
  rgb2srgb,
  rgb2xyz,
  srgb2oklab,
  srgb2rgb,
  wavelength2rgb,
  xyY2xyz,
  xyz2lab,
  xyz2luv,
  xyz2rgb,
  xyz2xyY,
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

/** There, and back: within `near` in the gamut, where components are up to 1, and within `wide` beyond it, where the inverse reaches further. */
const pairs: readonly { readonly there: readonly FunctionName[]; readonly back: readonly FunctionName[]; readonly near: number; readonly wide?: number }[] = [
  { there: ['rgb2srgb'], back: ['srgb2rgb'], near: 2e-6, wide: 4e-6 },
  { there: ['rgb2oklab'], back: ['oklab2rgb'], near: 4e-6, wide: 4e-5 },
  { there: ['srgb2oklab'], back: ['oklab2srgb'], near: 2e-5, wide: 2e-4 },
  { there: ['rgb2xyz'], back: ['xyz2rgb'], near: 2e-6, wide: 4e-6 },
  { there: ['rgb2lab'], back: ['lab2rgb'], near: 4e-6, wide: 1e-5 },
  { there: ['rgb2xyz', 'xyz2lab'], back: ['lab2xyz', 'xyz2rgb'], near: 4e-6, wide: 1e-5 },
  { there: ['rgb2lab', 'lab2lch'], back: ['lch2lab', 'lab2rgb'], near: 1e-5, wide: 4e-5 },
  { there: ['rgb2p3'], back: ['p32rgb'], near: 2e-6, wide: 4e-6 },
  { there: ['rgb2xyz', 'xyz2xyY'], back: ['xyY2xyz', 'xyz2rgb'], near: 4e-6 },
  { there: ['rgb2xyz', 'xyz2luv'], back: ['luv2xyz', 'xyz2rgb'], near: 1e-5 },
  { there: ['linear2gamma'], back: ['gamma2linear'], near: 2e-6, wide: 4e-6 },
  { there: ['rgb2lch'], back: ['lch2rgb'], near: 1e-5, wide: 4e-5 },
  { there: ['rgb2oklab', 'oklab2oklch'], back: ['oklch2oklab', 'oklab2rgb'], near: 1e-5, wide: 1e-4 },
]
const stepOf = (name: FunctionName): Convert => of(name, ['rgb2srgb', 'srgb2rgb', 'gamma2linear', 'linear2gamma'].includes(name) ? `${name}_vec3` : name)

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
  'xyz2luv',
  'luv2xyz',
  'rgb2p3',
  'p32rgb',
] as const satisfies readonly FunctionName[]

test.each(pairs)('there and back gives the colour again, at the edges of the gamut and beyond it', ({ there, back, near, wide }) => {
  const round = then(...there.map(stepOf), ...back.map(stepOf))
  const inside = [...colours, ...surface, ...greys]
  expect(largest(round(inside), inside)).toBeLessThan(near)
  if (wide !== undefined) expect(largest(round(beyond), beyond)).toBeLessThan(wide)
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
  { name: 'xyz2luv' },
  { name: 'luv2xyz' },
  { name: 'rgb2p3' },
  { name: 'p32rgb' },
  { name: 'gamma2linear', plain: 'gamma2linear_vec3' },
  { name: 'linear2gamma', plain: 'linear2gamma_vec3' },
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
    for (const name of ['rgb2srgb', 'gamma2linear', 'linear2gamma'] as const) {
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

test('a power law is near the curves of sRGB, and not the same', () => {
  const xs = grid(0, 1, 5001)
  const curve = (convert: Convert): readonly number[] => convert(xs.map((x) => [x])).map(([y = NaN]) => y)
  const away = (name: 'gamma2linear' | 'linear2gamma', other: 'srgb2rgb' | 'rgb2srgb'): readonly number[] => {
    const [one, two] = [curve(of(name)), curve(of(other))]
    return one.map((value, i) => Math.abs(value - (two[i] ?? NaN)))
  }
  const decoding = away('gamma2linear', 'srgb2rgb')
  expect(Math.max(...decoding)).toBeGreaterThan(0.008)
  expect(Math.max(...decoding)).toBeLessThan(0.009)
  const encoding = away('linear2gamma', 'rgb2srgb')
  expect(Math.max(...encoding)).toBeGreaterThan(0.033)
  expect(Math.max(...encoding)).toBeLessThan(0.034)
  expect(encoding.indexOf(Math.max(...encoding)) / 5000).toBeLessThan(0.005)
  // Middle tones are darker, and lighter; the ends stay.
  const [darker, lighter] = [curve(of('gamma2linear')), curve(of('linear2gamma'))]
  expect(xs.slice(1, -1).every((x, i) => (darker[i + 1] ?? NaN) < x && (lighter[i + 1] ?? NaN) > x)).toBe(true)
  expect([darker[0], lighter[0]]).toEqual([0, 0])
  expect(darker.at(-1)).toBeCloseTo(1, 6)
  const bends = darker.slice(2).map((value, i) => Math.abs(value - 2 * (darker[i + 1] ?? NaN) + (darker[i] ?? NaN)))
  expect(Math.max(...bends)).toBeLessThan(1e-5)
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
    for (const to of [of('xyz2lab'), of('xyz2luv')])
      expect(Math.max(...to(grey).flatMap(([, a = NaN, b = NaN]) => [Math.abs(a), Math.abs(b)]))).toBeLessThan(2e-4)
    expect(Math.max(...of('rgb2lab')(greys).flatMap(([, a = NaN, b = NaN]) => [Math.abs(a), Math.abs(b)]))).toBeLessThan(2e-4)
  })

  test('CIELAB and CIELUV have no corner where the line meets the root', () => {
    const joint = 216 / 24389
    const lightness = [-2, -1, 0, 1, 2]
      .map((i) => joint * (1 + i * 2 ** -7))
      .map((y) => of('xyz2lab')([[0.95 * y, y, 1.09 * y].map(Math.fround)])[0]?.[0] ?? NaN)
    const slopes = lightness.slice(1).map((value, i) => value - (lightness[i] ?? NaN))
    slopes.slice(1).forEach((slope, i) => expect(slope / (slopes[i] ?? NaN)).toBeCloseTo(1, 1.5))
    const alike = [0.001, joint, 0.1].map((y) => [0.95 * y, y, 1.09 * y].map(Math.fround))
    const lightnessOf = (rows: readonly Row[]): readonly Row[] => rows.map(([l = NaN]) => [l])
    expect(largest(lightnessOf(of('xyz2luv')(alike)), lightnessOf(of('xyz2lab')(alike)))).toBeLessThan(1e-4)
    const y = [7.8, 7.9, 8, 8.1, 8.2].map((l) => of('lab2xyz')([[l, 0, 0].map(Math.fround)])[0]?.[1] ?? NaN)
    const back = y.slice(1).map((value, i) => value - (y[i] ?? NaN))
    back.slice(1).forEach((slope, i) => expect(slope / (back[i] ?? NaN)).toBeCloseTo(1, 1.5))
    // Below it, and below 0, it is one straight line.
    const negative = [-0.01, -0.005, 0, 0.005].map((value) => of('xyz2lab')([[0.95 * value, value, 1.09 * value].map(Math.fround)])[0]?.[0] ?? NaN)
    const steps = negative.slice(1).map((value, i) => value - (negative[i] ?? NaN))
    steps.forEach((step) => expect(step).toBeCloseTo((0.005 * 24389) / 27, 4))
  })

  test('mixtures of two lights lie on a straight line of CIELUV', () => {
    const [one = [], two = []] = of('rgb2xyz')([
      [0.9, 0.1, 0.05],
      [0.1, 0.2, 0.9],
    ])
    // As bright as each other, so that all mixtures have one L*.
    const level = (row: Row): Row => row.map((value) => (value * 0.3) / (row[1] ?? NaN))
    const [from, to] = [level(one), level(two)]
    const luv = of('xyz2luv')(grid(0, 1, 20).map((t) => from.map((value, i) => Math.fround(value + ((to[i] ?? NaN) - value) * t))))
    const [first = [], last = []] = [luv[0], luv.at(-1)]
    const side = luv.map(
      ([, u = NaN, v = NaN]) =>
        ((last[1] ?? NaN) - (first[1] ?? NaN)) * (v - (first[2] ?? NaN)) - ((last[2] ?? NaN) - (first[2] ?? NaN)) * (u - (first[1] ?? NaN)),
    )
    expect(Math.max(...side.map(Math.abs)) / Math.hypot((last[1] ?? NaN) - (first[1] ?? NaN), (last[2] ?? NaN) - (first[2] ?? NaN))).toBeLessThan(1e-3)
    const [level30 = []] = of('xyz2lab')([[0.3, 0.3, 0.3].map(Math.fround)])
    luv.forEach(([l = NaN]) => expect(l).toBeCloseTo(level30[0] ?? NaN, 3))
  })

  test('CIELUV of the primaries is that of Color.js', () => {
    const luv = then(
      of('rgb2xyz'),
      of('xyz2luv'),
    )([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [0.2, 0.5, 0.9],
    ])
    const colorjs = [
      [53.237116, 175.009822, 37.765094],
      [87.735519, -83.06712, 107.418111],
      [32.300873, -9.402407, -130.351089],
      [73.874296, -29.73809, -53.977951],
    ]
    expect(largest(luv, colorjs)).toBeLessThan(1e-3)
    expect(
      largest(
        of('luv2xyz')([
          [65, 60, 40],
          [50, 100, -50],
        ]),
        [
          [0.39938317, 0.34047175, 0.1453161],
          [0.37236245, 0.18418652, 0.36670925],
        ],
      ),
    ).toBeLessThan(2e-6)
  })

  test('luv2xyz is black without lightness, and holds a chromaticity that no light has', () => {
    const black = of('luv2xyz')([
      [0, 0, 0],
      [0, 10, 10],
      [0, -170, 170],
      [-5, 3, 2],
    ])
    expect(black.flat().every((value) => value === 0)).toBe(true)
    // u′ is the same; v′ would be 0.005 and less.
    const held = of('luv2xyz')([-0.4, -0.45, -0.463, -0.5, -0.8].map((v) => [20, 0, 13 * 20 * v].map(Math.fround))).map(([x]) => x)
    expect(new Set(held.slice(2).map((x) => x?.toFixed(3))).size).toBe(1)
    expect(held[0]).toBeLessThan(held[1] ?? NaN)
    expect(held[1]).toBeLessThan(held[2] ?? NaN)
  })

  test('CIELAB and CIELUV with D50 as white differ by as much as the records say', () => {
    const shown = [...surface, ...colours, ...grid(0, 1, 200).map((t) => [0, t * t, 1])]
    const inD50 = (mode: 'lab' | 'luv', keys: string, rows: readonly Row[]): readonly Row[] => {
      const convert = converter(mode)
      return rows.map(([r = NaN, g = NaN, b = NaN]) => {
        const color = convert({ mode: 'lrgb', r, g, b })
        return [...keys].map((key) => color[key] ?? 0)
      })
    }
    const toLab = of('rgb2lab')
    const toLuv = then(of('rgb2xyz'), of('xyz2luv'))
    expect(largest(toLab(greys), inD50('lab', 'lab', greys))).toBeLessThan(1e-3)
    expect(largest(toLab(shown), inD50('lab', 'lab', shown)).toFixed(0)).toBe('12')
    expect(largest(toLuv(shown), inD50('luv', 'luv', shown)).toFixed(0)).toBe('22')
  })

  test('CIELUV has a corner at black, and luv2xyz jumps there', () => {
    const slope = (direction: Row): readonly number[] =>
      of('xyz2luv')([direction.map((value) => Math.fround(value * 1e-4))])[0]?.map((value) => value * 1e4) ?? []
    const [x, y, both] = [slope([1, 0, 0]), slope([0, 1, 0]), slope([1, 1, 0])]
    // A function with a slope at black would add them.
    expect(Math.abs((both[1] ?? NaN) - (x[1] ?? NaN) - (y[1] ?? NaN))).toBeGreaterThan(1000)
    const jump = (v: number): number => of('luv2xyz')([[1e-6, 100, v].map(Math.fround)])[0]?.[0] ?? NaN
    expect([jump(-10) > 1, jump(0) > 0.04, jump(10) < 1e-6]).toEqual([true, true, true])
    const dark = then(
      of('xyz2luv'),
      of('luv2xyz'),
    )([
      [0.2, 0, 0.3],
      [0.2, -0.1, 0.3],
    ])
    expect(dark.flat().every((value) => value === 0)).toBe(true)
  })

  test('chromaticity does not depend on how strong light is, and mixtures lie on a line', () => {
    const to = of('xyz2xyY')
    const lights = of('rgb2xyz')(colours)
    const stronger = to(lights.map((row) => row.map((value) => value * 4)))
    expect(
      largest(
        stronger,
        to(lights).map(([x = NaN, y = NaN, Y = NaN]) => [x, y, Y * 4]),
      ),
    ).toBeLessThan(1e-6)
    expect(to(lights).every(([x = NaN, y = NaN]) => x + y <= 1 + 1e-6)).toBe(true)
    const pairsOf = lights.slice(0, 500).map((row, i) => [row, lights[i + 500] ?? row] as const)
    const [one, two, both] = [
      to(pairsOf.map(([a]) => a)),
      to(pairsOf.map(([, b]) => b)),
      to(pairsOf.map(([a, b]) => a.map((value, i) => Math.fround(value + (b[i] ?? NaN))))),
    ]
    const off = both.map(([x = NaN, y = NaN], i) => {
      const [x1 = NaN, y1 = NaN] = one[i] ?? []
      const [x2 = NaN, y2 = NaN] = two[i] ?? []
      return Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
    })
    expect(Math.max(...off)).toBeLessThan(1e-6)
  })

  test('black has the chromaticity of white, and a y of 0 is black', () => {
    expect(rounded(of('xyz2xyY')([[0, 0, 0]])[0], 4)).toEqual([0.3127, 0.329, 0])
    expect(
      of('xyY2xyz')([
        [0.4, 0, 1],
        [0, 0, 0],
      ]).flat(),
    ).toEqual([0, 0, 0, 0, 0, 0])
    const rows = spread([unit, { min: 0.05, max: 0.8 }, unit], 500)
    expect(of('xyY2xyz')(rows).map(([, Y]) => Y)).toEqual(rows.map(([, , Y]) => Y))
    // Beside a y of 0 nothing is near black; away from it, small steps stay small.
    expect(of('xyY2xyz')([[0.4, 1e-6, 1].map(Math.fround)])[0]?.[0]).toBeGreaterThan(1e5)
    const ys = grid(0.2, 0.8, 400)
    const x = of('xyY2xyz')(ys.map((y) => [0.3, y, 0.5])).map(([value = NaN]) => value)
    const second = x.slice(2).map((value, i) => Math.abs(value - 2 * (x[i + 1] ?? NaN) + (x[i] ?? NaN)))
    expect(Math.max(...second)).toBeLessThan(1e-4)
  })

  test('greys are the same in sRGB and Display P3, and all of sRGB is within Display P3', () => {
    expect(largest(of('rgb2p3')(greys), greys)).toBeLessThan(1e-6)
    const within = of('rgb2p3')([...surface, ...colours]).flat()
    expect(Math.min(...within)).toBeGreaterThan(-1e-6)
    expect(Math.max(...within)).toBeLessThan(1 + 1e-6)
    const outside = of('p32rgb')([...surface, ...colours]).flat()
    expect([Math.min(...outside).toFixed(3), Math.max(...outside).toFixed(3)]).toEqual(['-0.225', '1.225'])
    const corners = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]
    const area = (rows: readonly Row[]): number => {
      const [[x1 = NaN, y1 = NaN] = [], [x2 = NaN, y2 = NaN] = [], [x3 = NaN, y3 = NaN] = []] = then(of('rgb2xyz'), of('xyz2xyY'))(rows)
      return Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1))
    }
    expect((area(of('p32rgb')(corners)) / area(corners)).toFixed(2)).toBe('1.36')
  })

  test('luminance is the Y of XYZ, and adds up', () => {
    const luminance = (rows: readonly Row[]): readonly number[] => of('rgb2luminance')(rows).map(([y = NaN]) => y)
    const Y = of('rgb2xyz')(colours).map(([, y]) => y)
    expect(
      largest(
        luminance(colours).map((y) => [y]),
        Y.map((y = NaN) => [y]),
      ),
    ).toBeLessThan(1e-6)
    expect(
      luminance([
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ]).map((y) => y.toFixed(2)),
    ).toEqual(['0.21', '0.72', '0.07'])
    const pairsOf = colours.slice(0, 500).map((row, i) => row.map((value, c) => Math.fround(value + (colours[i + 500]?.[c] ?? NaN))))
    const sums = luminance(colours.slice(0, 500)).map((y, i) => y + (luminance(colours.slice(500, 1000))[i] ?? NaN))
    expect(
      largest(
        luminance(pairsOf).map((y) => [y]),
        sums.map((y) => [y]),
      ),
    ).toBeLessThan(1e-6)
    expect(luminance([[0.5, 0.5, 0.5], ...decode([[0.5, 0.5, 0.5]])]).map((y) => y.toFixed(2))).toEqual(['0.50', '0.21'])
  })

  test('a difference is 0 for equal colours, symmetric, and no way round is shorter', () => {
    const lab = of('rgb2lab')(colours)
    const between = (a: readonly Row[], b: readonly Row[]): readonly number[] =>
      of('deltaE')(a.map((row, i) => [...row, ...(b[i] ?? [])])).map(([d = NaN]) => d)
    const [one, two, three] = [lab.slice(0, 600), lab.slice(600, 1200), lab.slice(1200, 1800)]
    expect(between(one, one).every((d) => d === 0)).toBe(true)
    expect(between(one, two)).toEqual(between(two, one))
    const direct = between(one, two)
    const [there, on] = [between(one, three), between(three, two)]
    expect(direct.every((d, i) => d <= (there[i] ?? NaN) + (on[i] ?? NaN) + 1e-3)).toBe(true)
    expect(between([[0, 0, 0]], [[100, 0, 0]])[0]).toBeCloseTo(100, 4)
    const bytes = of('rgb2lab')(decode(Array.from({ length: 256 }, (_, byte) => [byte / 255, byte / 255, byte / 255].map(Math.fround))))
    expect(Math.max(...between(bytes.slice(1), bytes.slice(0, -1)))).toBeLessThan(2.3 / 4)
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
    const towardsBlue = grid(0, 1, 1000).map((t) => [t * t, 0, 1].map(Math.fround))
    const luv = then(of('rgb2xyz'), of('xyz2luv'))([...surface, ...towardsBlue, ...colours])
    const ends = [1, 2].map((i) => [Math.min(...luv.map((row) => row[i] ?? NaN)).toFixed(1), Math.max(...luv.map((row) => row[i] ?? NaN)).toFixed(1)])
    expect(ends).toEqual([
      ['-83.1', '175.0'],
      ['-134.1', '107.4'],
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

describe('wavelength2rgb', () => {
  const light = (nm: readonly number[]) => of('wavelength2rgb')(nm.map((value) => [value]))

  test('spectral colours have a negative channel each, and the bounds of the record', () => {
    const nm = grid(380, 780, 4001)
    const spectrum = light(nm)
    expect(spectrum.every((row) => Math.min(...row) < 0)).toBe(true)
    expect([Math.min(...spectrum.flat()).toFixed(2), Math.max(...spectrum.map(([r = NaN]) => r)).toFixed(1)]).toEqual(['-0.91', '2.5'])
    const luminance = of('rgb2luminance')(spectrum).map(([y = NaN]) => y)
    const most = Math.max(...luminance)
    expect(most.toFixed(2)).toBe('1.00')
    expect(nm[luminance.indexOf(most)]?.toFixed(0)).toBe('554')
    expect(
      light([0, 2000])
        .flat()
        .every((value) => Math.abs(value) < 1e-20),
    ).toBe(true)
  })

  test('it is near the colour matching functions of CIE 1931', () => {
    const table = matching.map((_, i) => 380 + 10 * i)
    expect(largest(of('rgb2xyz')(light(table)), matching)).toBeLessThan(0.06)
  })
})
