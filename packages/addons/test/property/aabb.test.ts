/** Properties of the functions of boxes, for all numbers. */
import { describe, expect, test } from 'vitest'
import { aabbCentroid, aabbClosestPoint, aabbContain, aabbExpand, aabbSquare } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]

const ranges = [...times(3, { min: -2, max: -0.1 }), ...times(3, { min: 0.1, max: 2 })]
const boxes = spread(ranges, 500)
const points = spread(times(3, { min: -3, max: 3 }), 500)

const centroid = (rows: readonly Row[]) => runOnCPU(signatureOf(aabbCentroid, 'aabbCentroid'), rows)
const closest = (rows: readonly Row[]) => runOnCPU(signatureOf(aabbClosestPoint, 'aabbClosestPoint'), rows)
const contains = (rows: readonly Row[]) => runOnCPU(signatureOf(aabbContain, 'aabbContain'), rows).map(([value]) => value === 1)
const square = (rows: readonly Row[]) => runOnCPU(signatureOf(aabbSquare, 'aabbSquare'), rows)
const expand = (how: '' | '_point' | '_box', rows: readonly Row[]) => runOnCPU(signatureOf(aabbExpand, `aabbExpand${how}`), rows)

/** Boxes and points together, each box with its own point. */
const joined = (one: readonly Row[], other: readonly Row[]): readonly Row[] => one.map((row, i) => [...row, ...(other[i] ?? [])])
/** The corners exchanged on the axes of the bits of this number. */
const swapped = (box: Row, bits: number): Row => box.map((value, i) => (bits & (1 << (i % 3)) ? (box[(i + 3) % 6] ?? NaN) : value))
const swaps = grid(1, 7, 7)
const cornersOf = (box: Row): readonly Row[] => Array.from({ length: 8 }, (_, i) => [0, 1, 2].map((axis) => box[axis + (i & (1 << axis) ? 3 : 0)] ?? NaN))

describe('aabbCentroid', () => {
  test('lies in the box', () => {
    expect(contains(joined(boxes, centroid(boxes))).every(Boolean)).toBe(true)
  })

  test('goes along when the box is moved by whole numbers', () => {
    const moved = centroid(boxes.map((box) => box.map((value) => value + 4)))
    const apart = centroid(boxes).flatMap((middle, i) => middle.map((value, axis) => Math.abs((moved[i]?.[axis] ?? NaN) - value - 4)))
    expect(Math.max(...apart)).toBeLessThan(1e-6)
  })
})

describe('aabbCentroid, to the bit', () => {
  test('swapped corners have the same centre', () => {
    for (const bits of swaps) expect(centroid(boxes.map((box) => swapped(box, bits)))).toEqual(centroid(boxes))
  })

  test('of a box of size 0 is its point, to the bit', () => {
    expect(centroid(joined(points, points))).toEqual(points)
  })
})

describe('aabbClosestPoint', () => {
  test('takes each coordinate from the point or from a corner', () => {
    const strange = closest(joined(boxes, points)).filter((at, i) =>
      at.some((value, axis) => ![points[i]?.[axis], boxes[i]?.[axis], boxes[i]?.[axis + 3]].includes(value)),
    )
    expect(strange).toEqual([])
  })

  test('on an axis with swapped corners it has the coordinate of max', () => {
    for (const bits of swaps) {
      const rows = boxes.map((box) => swapped(box, bits))
      const [found, straight] = [closest(joined(rows, points)), closest(joined(boxes, points))]
      expect(found).toEqual(straight.map((at, i) => at.map((value, axis) => (bits & (1 << axis) ? (rows[i]?.[axis + 3] ?? NaN) : value))))
    }
  })

  test('lies in the box, and no other point of the box is nearer', () => {
    const found = closest(joined(boxes, points))
    expect(contains(joined(boxes, found)).every(Boolean)).toBe(true)
    const shares = grid(0, 1, 7)
    const nearer = found.flatMap((at, i) => {
      const [box = [], p = []] = [boxes[i], points[i]]
      const length = (to: Row): number => Math.hypot(...p.map((value, axis) => value - (to[axis] ?? NaN)))
      const least = length(at)
      const others = shares.flatMap((x) =>
        shares.flatMap((y) => shares.map((z) => [x, y, z].map((share, axis) => (box[axis] ?? NaN) + share * ((box[axis + 3] ?? NaN) - (box[axis] ?? NaN))))),
      )
      return others.filter((other) => length(other) < least - 1e-6)
    })
    expect(nearer).toEqual([])
  })

  test('leaves a point of the box where it is, so that asking twice changes nothing', () => {
    const found = closest(joined(boxes, points))
    expect(closest(joined(boxes, found))).toEqual(found)
  })
})

describe('aabbContain', () => {
  test('is true exactly where the closest point is the point itself', () => {
    const found = closest(joined(boxes, points))
    expect(contains(joined(boxes, points))).toEqual(found.map((at, i) => at.every((value, axis) => value === points[i]?.[axis])))
  })

  test('a box with swapped corners on any axis contains nothing', () => {
    for (const bits of swaps) {
      const rows = boxes.map((box) => swapped(box, bits))
      const asked = [...joined(rows, points), ...joined(rows, centroid(rows)), ...rows.flatMap((box) => cornersOf(box).map((corner) => [...box, ...corner]))]
      expect(contains(asked).some(Boolean)).toBe(false)
    }
  })

  test('is true of all corners', () => {
    expect(contains(boxes.flatMap((box) => cornersOf(box).map((corner) => [...box, ...corner]))).every(Boolean)).toBe(true)
  })
})

describe('aabbExpand', () => {
  test('holds the box it was given, and what it was expanded by', () => {
    const others = boxes.toReversed()
    for (const [grown, added] of [
      [expand('_point', joined(boxes, points)), points.map((point) => [point])],
      [expand('_box', joined(boxes, others)), others.map(cornersOf)],
      [
        expand(
          '',
          boxes.map((box) => [...box, 0.25]),
        ),
        boxes.map(() => []),
      ],
    ] as const) {
      const asked = grown.flatMap((box, i) => [...cornersOf(boxes[i] ?? []), ...(added[i] ?? [])].map((point) => [...box, ...point]))
      expect(contains(asked).every(Boolean)).toBe(true)
    }
  })

  test('changes nothing the second time', () => {
    const once = expand('_point', joined(boxes, points))
    expect(expand('_point', joined(once, points))).toEqual(once)
  })

  test('makes the same box of many points in any order', () => {
    const empty = [3e38, 3e38, 3e38, -3e38, -3e38, -3e38].map(Math.fround)
    const gather = (order: readonly Row[]): Row => order.reduce<Row>((box, point) => expand('_point', [box.concat(point)])[0] ?? [], empty)
    const few = points.slice(0, 12)
    const box = gather(few)
    expect(gather(few.toReversed())).toEqual(box)
    expect(box).toEqual(
      [0, 1, 2]
        .flatMap((axis) => [Math.min(...few.map((point) => point[axis] ?? NaN))])
        .concat([0, 1, 2].map((axis) => Math.max(...few.map((point) => point[axis] ?? NaN)))),
    )
  })

  test('an empty box changes no other, becomes the point that it is expanded by, and stays empty with a margin', () => {
    const empty = [3e38, 3e38, 3e38, -3e38, -3e38, -3e38].map(Math.fround)
    const empties = boxes.map(() => empty)
    expect(expand('_box', joined(boxes, empties))).toEqual(boxes)
    expect(expand('_box', joined(empties, boxes))).toEqual(boxes)
    expect(expand('_point', joined(empties, points))).toEqual(joined(points, points))
    const margins = [-1, 0, 0.25, 1, 100]
    expect(
      expand(
        '',
        margins.map((margin) => [...empty, margin]),
      ),
    ).toEqual(margins.map(() => empty))
  })

  test('never turns a box inside out, however much it shrinks', () => {
    const shrunk = expand(
      '',
      boxes.flatMap((box) => [-0.1, -1, -3].map((margin) => [...box, margin])),
    )
    expect(shrunk.filter((box) => [0, 1, 2].some((axis) => (box[axis] ?? NaN) > (box[axis + 3] ?? NaN)))).toEqual([])
  })
})

describe('aabbSquare', () => {
  test('is a cube that holds the box, to the bit', () => {
    const cubes = square(boxes)
    expect(contains(cubes.flatMap((cube, i) => cornersOf(boxes[i] ?? []).map((corner) => [...cube, ...corner]))).every(Boolean)).toBe(true)
    const sides = cubes.map((cube) => [0, 1, 2].map((axis) => (cube[axis + 3] ?? NaN) - (cube[axis] ?? NaN)))
    expect(Math.max(...sides.map((three) => Math.max(...three) - Math.min(...three)))).toBeLessThan(1e-6)
  })

  test('is no larger than the longest side', () => {
    const longest = (box: Row): number => Math.max(...[0, 1, 2].map((axis) => (box[axis + 3] ?? NaN) - (box[axis] ?? NaN)))
    expect(Math.max(...square(boxes).map((cube, i) => longest(cube) - longest(boxes[i] ?? [])))).toBeLessThan(1e-6)
  })

  test('with swapped corners on some axes, the longest of the other sides counts', () => {
    for (const bits of swaps.slice(0, -1)) {
      const rows = boxes.map((box) => swapped(box, bits))
      const apart = square(rows).flatMap((cube, i) => {
        const longest = Math.max(...[0, 1, 2].filter((axis) => !(bits & (1 << axis))).map((axis) => (rows[i]?.[axis + 3] ?? NaN) - (rows[i]?.[axis] ?? NaN)))
        return [0, 1, 2].map((axis) => Math.abs((cube[axis + 3] ?? NaN) - (cube[axis] ?? NaN) - longest))
      })
      expect(Math.max(...apart)).toBeLessThan(1e-6)
    }
  })

  test('has the middle of the box', () => {
    const [before, after] = [centroid(boxes), centroid(square(boxes))]
    expect(Math.max(...before.flatMap((middle, i) => middle.map((value, axis) => Math.abs(value - (after[i]?.[axis] ?? NaN)))))).toBeLessThan(1e-6)
  })
})
