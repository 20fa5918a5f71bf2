/** Properties of the functions from coordinates to coordinates: what stays, what leads back, what an image drawn from them does. */
import { describe, expect, test } from 'vitest'
import {
  aspectUv,
  cart2polar,
  centerUv,
  flipY,
  nearestTexel,
  polar2cart,
  scale,
  spriteUv,
  squareUv,
  translate,
  uncenterUv,
  unsquareUv,
} from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import type { Row } from '../harness/run.ts'

const unit = { min: 0, max: 1 }
const place = { min: -2, max: 2 }
const apart = (a: readonly Row[], b: readonly Row[]): number => Math.max(...a.flatMap((row, i) => row.map((value, c) => Math.abs(value - (b[i]?.[c] ?? NaN)))))
const float = (row: Row): Row => row.map(Math.fround)

describe('pictures that are not square', () => {
  const aspect = (rows: readonly Row[]) => runOnCPU(signatureOf(aspectUv, 'aspectUv'), rows)
  const square = (rows: readonly Row[]) => runOnCPU(signatureOf(squareUv, 'squareUv'), rows)
  const unsquare = (rows: readonly Row[]) => runOnCPU(signatureOf(unsquareUv, 'unsquareUv'), rows)
  const sizes = [
    [1920, 1080],
    [390, 844],
    [512, 512],
  ] as const
  const all = sizes.flatMap((size) => spread(times(2, { min: -1, max: 2 }), 300).map((row) => [...row, ...size]))
  const inPixels = ([x = NaN, y = NaN, width = NaN, height = NaN]: Row): Row => [x * width, y * height]
  const sizeOf = (row: Row): Row => row.slice(2)
  const difference = (a: Row, b: Row): Row => a.map((value, i) => value - (b[i] ?? NaN))

  test('aspectUv and squareUv keep the proportions of lengths in pixels', () => {
    for (const [run, side] of [
      [aspect, ([, height = NaN]: Row) => height],
      [square, (size: Row) => Math.min(...size)],
    ] as const) {
      const found = run(all)
      const faults = all.flatMap((row, i) => {
        // Rows in pairs; those of two sizes are left out.
        const [other = row, image = []] = [all[i ^ 1], found[i ^ 1]]
        if (String(sizeOf(other)) !== String(sizeOf(row))) return []
        const pixels = difference(inPixels(row), inPixels(other))
        return difference(found[i] ?? [], image).map((value, axis) => Math.abs(value - (pixels[axis] ?? NaN) / side(sizeOf(row))))
      })
      expect(Math.max(...faults)).toBeLessThan(2e-6)
    }
  })

  test('aspectUv leaves the left edge and every height', () => {
    expect(aspect(all).map(([, y]) => y)).toEqual(all.map(([, y]) => y))
    expect(aspect(all.map((row) => row.with(0, 0))).every(([x]) => x === 0)).toBe(true)
  })

  test('squareUv leaves the middle and, along the shorter side, every position', () => {
    expect(square(sizes.map((size) => [0.5, 0.5, ...size]))).toEqual(sizes.map(() => [0.5, 0.5]))
    const found = square(all)
    const short = all.map(({ 2: width = NaN, 3: height = NaN }) => [...(width <= height ? [0] : []), ...(height <= width ? [1] : [])])
    const faults = all.flatMap((row, i) => (short[i] ?? []).map((axis) => Math.abs((row[axis] ?? NaN) - (found[i]?.[axis] ?? NaN))))
    expect(Math.max(...faults)).toBeLessThan(2e-7)
  })

  test('the square of squareUv lies in the picture, and fills its shorter side', () => {
    const corners = sizes.flatMap((size) => [0, 1].flatMap((x) => [0, 1].map((y) => [x, y, ...size])))
    const inPicture = unsquare(corners)
    expect(inPicture.flat().every((value) => value >= -1e-7 && value <= 1 + 1e-7)).toBe(true)
    const filled = corners.map((row, i) => Math.min(...[0, 1].map((axis) => Math.abs((row[axis] ?? NaN) - (inPicture[i]?.[axis] ?? NaN)))))
    expect(Math.max(...filled)).toBeLessThan(1e-7)
  })

  test('squareUv and unsquareUv undo each other', () => {
    const starts = all.map((row) => row.slice(0, 2))
    expect(apart(unsquare(square(all).map((row, i) => [...row, ...sizeOf(all[i] ?? [])])), starts)).toBeLessThan(5e-7)
    expect(apart(square(unsquare(all).map((row, i) => [...row, ...sizeOf(all[i] ?? [])])), starts)).toBeLessThan(1e-6)
    const same = all.filter(({ 2: width, 3: height }) => width === height)
    expect(
      apart(
        unsquare(same),
        same.map((row) => row.slice(0, 2)),
      ),
    ).toBeLessThan(2e-7)
  })

  test('corners and middle of a picture of 16:9 are where the pages say', () => {
    const size = [1920, 1080]
    expect(
      apart(
        aspect([
          [1, 1, ...size],
          [0.5, 0.5, ...size],
        ]),
        [
          [1.78, 1],
          [0.89, 0.5],
        ],
      ),
    ).toBeLessThan(0.003)
  })

  test('a turn in the coordinates of squareUv keeps right angles in pixels, and a turn of uv does not', () => {
    const size = [1920, 1080]
    const turned = ([x = NaN, y = NaN]: Row): Row => {
      const [c, s] = [Math.cos(0.5), Math.sin(0.5)]
      return [c * (x - 0.5) - s * (y - 0.5) + 0.5, s * (x - 0.5) + c * (y - 0.5) + 0.5]
    }
    // A corner of the image in pixels: to the right, and upwards.
    const corner = [
      [0.3, 0.4],
      [0.5, 0.4],
      [0.3, 0.7],
    ].map((row) => [...row, ...size])
    const cosine = (uvs: readonly Row[]): number => {
      const [at = [], right = [], up = []] = uvs.map((row) => inPixels([...row, ...size]))
      const [a, b] = [difference(right, at), difference(up, at)]
      return a.reduce((sum, value, i) => sum + value * (b[i] ?? NaN), 0) / (Math.hypot(...a) * Math.hypot(...b))
    }
    const between = unsquare(square(corner).map((row) => [...float(turned(row)), ...size]))
    expect(Math.abs(cosine(between))).toBeLessThan(1e-5)
    expect(Math.abs(cosine(corner.map(turned)))).toBeGreaterThan(0.3)
  })
})

describe('centerUv and uncenterUv', () => {
  const center = (rows: readonly Row[]) => runOnCPU(signatureOf(centerUv, 'centerUv'), rows)
  const uncenter = (rows: readonly Row[]) => runOnCPU(signatureOf(uncenterUv, 'uncenterUv'), rows)
  const rows = spread([{ min: -3, max: 4 }], 500)

  test('centerUv and uncenterUv undo each other', () => {
    expect(apart(uncenter(center(rows)), rows)).toBeLessThan(3e-7)
    expect(apart(center(uncenter(rows)), rows)).toBeLessThan(3e-7)
    expect(uncenter([[-3], [5]])).toEqual([[-1], [3]])
  })

  test('centerUv of mirrored positions differs in its sign alone', () => {
    // Multiples of 2⁻¹², so that 1 − x is exact.
    const positions = Array.from({ length: 257 }, (_, i) => [(i * 16) / 4096])
    const mirrored = positions.map(([x = NaN]) => [1 - x])
    expect(center(mirrored)).toEqual(center(positions).map(([x = NaN]) => [x === 0 ? 0 : -x]))
    expect(center([[0], [0.5], [1]])).toEqual([[-1], [0], [1]])
  })

  test('no byte is the middle for centerUv', () => {
    const found = center(Array.from({ length: 256 }, (_, i) => float([i / 255]))).map(([x = NaN]) => x)
    const least = Math.min(...found.map(Math.abs))
    expect(Math.abs(least - 1 / 255)).toBeLessThan(1e-7)
    expect(found.filter((x) => Math.abs(x) < 1.5 / 255)).toHaveLength(2)
  })
})

test('flipY mirrors at the middle line, and twice it gives the position again', () => {
  const run = (rows: readonly Row[]) => runOnCPU(signatureOf(flipY, 'flipY'), rows)
  const rows = spread(times(2, { min: -1, max: 2 }), 500)
  const once = run(rows)
  expect(
    apart(
      once.map(([, y = NaN], i) => [y - 0.5 + ((rows[i]?.[1] ?? NaN) - 0.5)]),
      rows.map(() => [0]),
    ),
  ).toBeLessThan(2e-7)
  expect(once.map(([x]) => x)).toEqual(rows.map(([x]) => x))
  expect(apart(run(once), rows)).toBeLessThan(2e-7)
})

describe('nearestTexel', () => {
  const run = (rows: readonly Row[]) => runOnCPU(signatureOf(nearestTexel, 'nearestTexel'), rows)

  test('nearestTexel leaves its own results, bit for bit', () => {
    const rows = spread([...times(2, { min: -2, max: 3 }), ...times(2, { min: 1, max: 4096 })], 2000).map(([x = 0, y = 0, w = 1, h = 1]) => [
      x,
      y,
      Math.round(w),
      Math.round(h),
    ])
    const once = run(rows)
    expect(run(once.map((row, i) => [...row, ...(rows[i] ?? []).slice(2)]))).toEqual(once)
  })

  test('nearestTexel has one value for each texel, its centre', () => {
    const count = 16
    const found = run(Array.from({ length: count * 8 + 1 }, (_, i) => [i / (count * 8), 0, count, 1])).map(([x]) => x)
    expect(found).toEqual(Array.from({ length: count * 8 + 1 }, (_, i) => (Math.floor(i / 8) + 0.5) / count))
  })

  test('a linear filter at the position of nearestTexel gives one texel', () => {
    const texels = [3, 8, 1, 9, 4, 7, 2]
    const filtered = (x: number): number => {
      const at = x * texels.length - 0.5
      const [below, share] = [Math.floor(at), at - Math.floor(at)]
      return (texels[below] ?? 0) * (1 - share) + (texels[below + 1] ?? 0) * share
    }
    for (const [x = NaN] of spread([unit], 300).filter(([x = 0]) => x < 1)) {
      const [[nearest = NaN] = []] = run([[x, 0, texels.length, 1]])
      expect(Math.abs(filtered(nearest) - (texels[Math.floor(Math.fround(x * texels.length))] ?? NaN))).toBeLessThan(1e-5)
    }
  })
})

describe('scale and translate', () => {
  const rows = spread([...times(2, place), { min: -3, max: 3 }, ...times(2, place)], 1000)
  const scaled = (some: readonly Row[]) => runOnCPU(signatureOf(scale, 'scale_center'), some)
  const moved = (some: readonly Row[]) => runOnCPU(signatureOf(translate, 'translate'), some)

  test('scale multiplies the distance from the centre, on the line through it', () => {
    const found = scaled(rows)
    const faults = rows.flatMap(([x = NaN, y = NaN, factor = NaN, cx = NaN, cy = NaN], i) => {
      const [toX = NaN, toY = NaN] = found[i] ?? []
      const across = (toX - cx) * (y - cy) - (toY - cy) * (x - cx)
      return [Math.abs(across), Math.abs(Math.hypot(toX - cx, toY - cy) - Math.abs(factor) * Math.hypot(x - cx, y - cy))]
    })
    expect(Math.max(...faults)).toBeLessThan(1e-5)
  })

  test('the centre of scale does not move, bit for bit', () => {
    const centres = rows.map(([x = 0, y = 0, factor = 0]) => [x, y, factor, x, y])
    expect(scaled(centres)).toEqual(centres.map((row) => row.slice(0, 2)))
    const inSpace = rows.map(([x = 0, y = 0, factor = 0]) => [x, y, factor, -factor, 2, y, x, y, factor])
    expect(
      runOnCPU(
        signatureOf(scale, 'scale_vec3_axes_center'),
        inSpace.map((row) => [...row.slice(0, 3), ...row.slice(3, 6), ...row.slice(0, 3)]),
      ),
    ).toEqual(inSpace.map((row) => row.slice(0, 3)))
  })

  /** A disc of radius ½ around (½, 0). */
  const distance = ([x = NaN, y = NaN]: Row): number => Math.hypot(x - 0.5, y) - 0.5

  test('what is drawn from scaled coordinates is scaled the other way', () => {
    // With a factor of 2 from the origin the disc has the radius ¼, around (¼, 0); distances have to be divided by 2.
    const found = scaled(rows.map(([x = 0, y = 0]) => [x, y, 2, 0, 0]))
    const faults = rows.map(([x = NaN, y = NaN], i) => Math.abs(distance(found[i] ?? []) / 2 - (Math.hypot(x - 0.25, y) - 0.25)))
    expect(Math.max(...faults)).toBeLessThan(1e-6)
  })

  test('what is drawn from moved coordinates moves the other way', () => {
    const found = moved(rows.map(([x = 0, y = 0]) => [x, y, 0.25, -0.5]))
    const faults = rows.map(([x = NaN, y = NaN], i) => Math.abs(distance(found[i] ?? []) - (Math.hypot(x - 0.25, y - 0.5) - 0.5)))
    expect(Math.max(...faults)).toBeLessThan(1e-6)
  })

  test('translate keeps the difference of two points', () => {
    const [first, second] = [rows.map(([x = 0, y = 0]) => [x, y]), rows.map(([, , , x = 0, y = 0]) => [x, y])]
    const offset = [0.7, -1.3].map(Math.fround)
    const [a, b] = [first, second].map((points) => moved(points.map((point) => [...point, ...offset])))
    const differences = (from: readonly Row[], to: readonly Row[]): readonly Row[] => from.map((row, i) => row.map((value, c) => value - (to[i]?.[c] ?? NaN)))
    expect(apart(differences(a ?? [], b ?? []), differences(first, second))).toBeLessThan(1e-6)
  })
})

describe('spriteUv', () => {
  const run = (rows: readonly Row[]) => runOnCPU(signatureOf(spriteUv, 'spriteUv'), rows)

  test('spriteUv counts from the top left, row by row', () => {
    const found = run(Array.from({ length: 6 }, (_, i) => [0.5, 0.5, 3, 2, i]))
    const cells = found.map(([x = NaN, y = NaN]) => [Math.floor(x * 3), Math.floor(y * 2)])
    expect(cells).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 0],
      [1, 0],
      [2, 0],
    ])
  })

  test('spriteUv goes round, also below 0 and far away', () => {
    for (const [columns, rows] of [
      [7, 3],
      [5, 5],
      [1, 9],
      [16, 1],
    ] as const) {
      const count = columns * rows
      const indices = Array.from({ length: count }, (_, i) => i)
      const at = (start: number) => run(indices.map((i) => [0.25, 0.75, columns, rows, start + i]))
      const first = at(0)
      for (const turns of [-1, -3, 1, 2, Math.floor(1e6 / count) - 1, -Math.floor(1e6 / count)]) expect(at(turns * count), String(turns)).toEqual(first)
    }
  })

  test('spriteUv drops fractions of the index and of the grid', () => {
    expect(
      run(
        [
          [0.3, 0.6, 4.9, 3.2, 5.75],
          [0.3, 0.6, 4, 3, -0.01],
          [0.3, 0.6, 0.5, -2, 3],
        ].map(float),
      ),
    ).toEqual(
      run(
        [
          [0.3, 0.6, 4, 3, 5],
          [0.3, 0.6, 4, 3, 11],
          [0.3, 0.6, 1, 1, 0],
        ].map(float),
      ),
    )
  })
})

describe('polar2cart', () => {
  const toPolar = (name: '' | '_vec3', rows: readonly Row[]) => runOnCPU(signatureOf(cart2polar, `cart2polar${name}`), rows)
  const toPoint = (name: '' | '_vec3', rows: readonly Row[]) => runOnCPU(signatureOf(polar2cart, `polar2cart${name}`), rows)

  test('polar2cart and cart2polar undo each other', () => {
    for (const [name, width] of [
      ['', 2],
      ['_vec3', 3],
    ] as const) {
      const points = [...spread(times(width, place), 1500), Array.from({ length: width }, () => 0)]
      expect(apart(toPoint(name, toPolar(name, points)), points)).toBeLessThan(2e-6)
    }
    const angles = spread(
      [
        { min: -3.1, max: 3.1 },
        { min: 0.1, max: 2 },
      ],
      500,
    )
    expect(apart(toPolar('', toPoint('', angles)), angles)).toBeLessThan(2e-6)
    const [[angle = NaN] = []] = toPolar('', toPoint('', [float([3 * Math.PI, 1])]))
    expect(Math.abs(Math.abs(angle) - Math.PI)).toBeLessThan(1e-5)
  })

  test('polar2cart keeps the radius as a distance, and a negative one is opposite', () => {
    const rows = spread(
      [
        { min: -6, max: 6 },
        { min: 0, max: 2 },
        { min: -6, max: 6 },
      ],
      500,
    )
    const flat = rows.map((row) => row.slice(0, 2))
    const opposite = (found: readonly Row[]): readonly Row[] => found.map((row) => row.map((value) => -value))
    expect(
      apart(
        toPoint('', flat).map((row) => [Math.hypot(...row)]),
        flat.map(([, radius = NaN]) => [radius]),
      ),
    ).toBeLessThan(1e-6)
    expect(
      apart(
        toPoint(
          '',
          flat.map(([angle = 0, radius = 0]) => [angle, -radius]),
        ),
        opposite(toPoint('', flat)),
      ),
    ).toBe(0)
    const solid = rows.map(([inclination = 0, radius = 0, azimuth = 0]) => [radius, inclination, azimuth])
    expect(
      apart(
        toPoint('_vec3', solid).map((row) => [Math.hypot(...row)]),
        solid.map(([radius = NaN]) => [radius]),
      ),
    ).toBeLessThan(1e-6)
    expect(
      apart(
        toPoint(
          '_vec3',
          solid.map((row) => row.with(0, -(row[0] ?? 0))),
        ),
        opposite(toPoint('_vec3', solid)),
      ),
    ).toBe(0)
  })
})
