/** Properties of the matrices that rotate, scale and move, and of those that become others. */
import { mat4 as glMat4 } from 'gl-matrix'
import { float, fn, mat3, mat4, transpose, vec3 } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import {
  matTranspose,
  quat2mat3,
  quat2mat4,
  quatSlerp,
  rotate2d,
  rotate3d,
  rotate3dX,
  rotate3dY,
  rotate3dZ,
  rotate4d,
  rotate4dX,
  rotate4dY,
  rotate4dZ,
  scale2d,
  scale3d,
  scale4d,
  toMat3,
  toMat4,
  translate4d,
} from '../../src/index.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]
const quarter = Math.fround(Math.PI / 2)

const f3 = { rotate3dX, rotate3dY, rotate3dZ }
const f4 = { rotate4dX, rotate4dY, rotate4dZ }
const axes = ['X', 'Y', 'Z'] as const
const unit = (axis: number, size = 3): Row => Array.from({ length: size }, (_, i) => (i === axis ? 1 : 0))

const about3 = (axis: (typeof axes)[number], angle: number): Row => runOnCPU(signatureOf(f3[`rotate3d${axis}`], `rotate3d${axis}`), [[angle]])[0] ?? []
const about4 = (axis: (typeof axes)[number], angle: number): Row => runOnCPU(signatureOf(f4[`rotate4d${axis}`], `rotate4d${axis}`), [[angle]])[0] ?? []
const any3 = (rows: readonly Row[]): readonly Row[] => runOnCPU(signatureOf(rotate3d, 'rotate3d'), rows)
const any4 = (...row: Row): Row => runOnCPU(signatureOf(rotate4d, 'rotate4d'), [row])[0] ?? []
const moved = (...offset: Row): Row => runOnCPU(signatureOf(translate4d, 'translate4d'), [offset])[0] ?? []
const scaled4 = (...factor: Row): Row => runOnCPU(signatureOf(scale4d, 'scale4d_vec3'), [factor])[0] ?? []
const scaled3 = (...factor: Row): Row => runOnCPU(signatureOf(scale3d, 'scale3d_vec3'), [factor])[0] ?? []
const scaled2 = (...factor: Row): Row => runOnCPU(signatureOf(scale2d, 'scale2d_vec2'), [factor])[0] ?? []
const transposed = (m: Row): Row => {
  const name = m.length === 4 ? 'matTranspose' : `matTranspose_mat${Math.sqrt(m.length)}`
  return runOnCPU(signatureOf(matTranspose, name), [m])[0] ?? []
}

/** m·v, column by column. */
const applied = (m: Row, v: Row): Row => v.map((_, row) => v.reduce((sum, value, column) => sum + value * (m[column * v.length + row] ?? NaN), 0))
/** a·b. */
const product = (...[first = [], ...others]: readonly Row[]): Row =>
  others.reduce((a, b) => {
    const size = Math.sqrt(a.length)
    return Array.from({ length: size }, (_, i) => applied(a, b.slice(i * size, (i + 1) * size))).flat()
  }, first)
const identity = (size: number): Row => Array.from({ length: size }, (_, i) => unit(i, size)).flat()
const apart = (a: Row, b: Row): number => Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? NaN))))
const length = (v: Row): number => Math.hypot(...v)
const cross = ([a = NaN, b = NaN, c = NaN]: Row, [x = NaN, y = NaN, z = NaN]: Row): Row => [b * z - c * y, c * x - a * z, a * y - b * x]
const dot = (a: Row, b: Row): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? NaN), 0)
const determinant = (m: Row): number =>
  m.length === 4 ? dot(m.slice(0, 2), [m[3] ?? NaN, -(m[2] ?? NaN)]) : dot(m.slice(0, 3), cross(m.slice(3, 6), m.slice(6)))
const padded = (m: Row): Row => [0, 1, 2].flatMap((i) => [...m.slice(3 * i, 3 * i + 3), 0]).concat([0, 0, 0, 1])

const angles = grid(-6.3, 6.3, 61)
const turns = spread([...Array.from({ length: 3 }, () => ({ min: -1, max: 1 })), { min: -Math.PI, max: Math.PI }], 200)
const points = spread(
  Array.from({ length: 3 }, () => ({ min: -2, max: 2 })),
  40,
)

describe('rotations about x, y and z', () => {
  test('a quarter turn takes each axis to the right one', () => {
    axes.forEach((axis, i) => {
      const [own, from, to] = [unit(i), unit((i + 1) % 3), unit((i + 2) % 3)]
      const all = { [axis]: about3(axis, quarter), any: any3([[...own, quarter]])[0] ?? [] }
      for (const m of Object.values(all)) {
        expect(apart(applied(m, from), to)).toBeLessThan(2e-7)
        expect(
          apart(
            applied(m, to),
            from.map((value) => -value),
          ),
        ).toBeLessThan(2e-7)
        expect(apart(applied(m, own), own)).toBeLessThan(2e-7)
      }
      for (const m of [about4(axis, quarter), any4(...own, quarter)]) {
        expect(apart(applied(m, [...from, 1]), [...to, 1])).toBeLessThan(2e-7)
        expect(applied(about4(axis, 0.7), [...own, 1])).toEqual([...own, 1])
      }
    })
  })

  test('keep lengths, and a turn back undoes a turn', () => {
    for (const axis of axes)
      for (const angle of angles) {
        expect(apart(product(about3(axis, angle), transposed(about3(axis, angle))), identity(3))).toBeLessThan(3e-7)
        expect(apart(product(about3(axis, -angle), about3(axis, angle)), identity(3))).toBeLessThan(3e-7)
      }
  })

  test('the minus sign is in the first column about y, in the second about z, in the third about x', () => {
    const columnOfMinus = (m: Row): number => Math.floor(m.findIndex((value) => value < 0) / 3)
    expect([about3('Y', 0.5), about3('Z', 0.5), about3('X', 0.5)].map(columnOfMinus)).toEqual([0, 1, 2])
  })

  test('about z it is rotate2d with a third row and column', () => {
    for (const angle of angles) {
      const [[a = NaN, b = NaN, c = NaN, d = NaN] = []] = runOnCPU(signatureOf(rotate2d, 'rotate2d'), [[angle]])
      expect(about3('Z', angle)).toEqual([a, b, 0, c, d, 0, 0, 0, 1])
      // A point of the plane as (x, y, 1), after a translation in the third column.
      const at = applied(product(about3('Z', angle), [1, 0, 0, 0, 1, 0, 5, 6, 1]), [1, 2, 1])
      expect(apart(at, [6 * a + 8 * c, 6 * b + 8 * d, 1])).toBeLessThan(1e-12)
    }
  })
})

describe('rotate3d', () => {
  const matrices = any3(turns)

  test('leaves its axis where it is, and keeps lengths', () => {
    matrices.forEach((m, i) => {
      const axis = (turns[i] ?? []).slice(0, 3)
      expect(apart(applied(m, axis), axis)).toBeLessThan(6e-7)
      expect(apart(product(m, transposed(m)), identity(3))).toBeLessThan(1e-6)
      expect(determinant(m)).toBeCloseTo(1, 5)
    })
  })

  test('its columns are those of Rodrigues’ formula', () => {
    matrices.forEach((m, i) => {
      const [x = NaN, y = NaN, z = NaN, angle = NaN] = turns[i] ?? []
      const n = [x, y, z].map((value) => value / length([x, y, z]))
      for (const column of [0, 1, 2]) {
        const v = unit(column)
        const [once, twice] = [cross(n, v), cross(n, cross(n, v))]
        const wanted = v.map((value, j) => value + Math.sin(angle) * (once[j] ?? NaN) + (1 - Math.cos(angle)) * (twice[j] ?? NaN))
        expect(apart(m.slice(3 * column, 3 * column + 3), wanted)).toBeLessThan(1e-6)
      }
    })
  })

  test('agrees with gl-matrix, which rotates by a matrix of its own', () => {
    for (const [x = NaN, y = NaN, z = NaN, angle = NaN] of turns) {
      const wanted = Array.from(glMat4.fromRotation(new Float64Array(16), angle, [x, y, z]) ?? [])
      expect(apart(any4(x, y, z, angle), wanted)).toBeLessThan(1e-6)
    }
  })

  test('does not depend on the length of the axis from 1e-18 to 1e18', () => {
    const sizes = [1e-18, 1e-9, 1, 1e9, 1e18].map((size) => any3([[...[0.48, 0.8, 0.36].map((value) => Math.fround(value * size * 1.001)), 1.1]])[0] ?? [])
    for (const m of sizes) expect(apart(m, sizes[2] ?? [])).toBeLessThan(4e-7)
  })

  test('is the identity without an axis', () => {
    for (const angle of angles) {
      expect(any3([[0, 0, 0, angle]])[0]).toEqual(identity(3))
      expect(any4(0, 0, 0, angle)).toEqual(identity(4))
    }
  })
})

describe('rotations of homogeneous coordinates', () => {
  test('is the matrix of three columns, bordered by the identity', () => {
    for (const axis of axes) for (const angle of angles) expect(about4(axis, angle)).toEqual(padded(about3(axis, angle)))
    const threes = any3(turns)
    turns.forEach((turn, i) => expect(any4(...turn)).toEqual(padded(threes[i] ?? [])))
    const quaternions = turns.map((turn) => turn.map((value) => value / length(turn)))
    const three = runOnCPU(signatureOf(quat2mat3, 'quat2mat3'), quaternions)
    expect(runOnCPU(signatureOf(quat2mat4, 'quat2mat4'), quaternions)).toEqual(three.map(padded))
  })

  test('rotates in place after a translation on its left, and swings round the axis before one on its right', () => {
    const place = [3, 4, 5]
    const inPlace = product(moved(...place), about4('X', 0.8))
    expect(applied(inPlace, [0, 0, 0, 1])).toEqual([...place, 1])
    const swung = applied(product(about4('X', 0.8), moved(...place)), [0, 0, 0, 1])
    expect(apart(swung, [...applied(about3('X', 0.8), place), 1])).toBeLessThan(1e-12)
    expect(Math.hypot(swung[1] ?? NaN, swung[2] ?? NaN)).toBeCloseTo(Math.hypot(4, 5), 5)
  })

  test('rotates about an axis through a point, between two translations', () => {
    const c = [1, -2, 3]
    const back = c.map((value) => -value)
    for (const rotation of [about4('Z', 0.9), any4(0, 0, 1, 0.9)]) {
      const m = product(moved(...c), rotation, moved(...back))
      expect(apart(applied(m, [...c, 1]), [...c, 1])).toBeLessThan(1e-12)
      // A quarter of the way round: as far from the axis as before, at the same depth.
      const at = applied(m, [3, -2, 7, 1])
      expect(Math.hypot((at[0] ?? NaN) - 1, (at[1] ?? NaN) + 2)).toBeCloseTo(2, 5)
      expect(at[2]).toBeCloseTo(7, 5)
    }
  })

  test('the view of a camera on a circle undoes its placement', () => {
    const [a, r] = [0.7, 5]
    const placement = product(about4('Y', a), moved(0, 0, r))
    const view = product(moved(0, 0, -r), about4('Y', -a))
    expect(apart(product(view, placement), identity(4))).toBeLessThan(1e-6)
    const eye = applied(placement, [0, 0, 0, 1])
    expect(Math.hypot(eye[0] ?? NaN, eye[2] ?? NaN)).toBeCloseTo(5, 5)
    expect(eye[1]).toBe(0)
  })

  test('the matrix of four columns is the same for −q', () => {
    const q = [0.5, -0.1, 0.7, 0.5]
    const of = (row: Row): Row => runOnCPU(signatureOf(quat2mat4, 'quat2mat4'), [row])[0] ?? []
    expect(of(q.map((value) => -value))).toEqual(of(q))
  })

  test('half of two rotations mixed as matrices is shorter, between their quaternions it is not', () => {
    const ends = [
      [0, 0, 0, 1],
      [0, 0, Math.sin(0.9), Math.cos(0.9)],
    ].map((row) => row.map(Math.fround))
    const of = (row: Row): Row => runOnCPU(signatureOf(quat2mat4, 'quat2mat4'), [row])[0] ?? []
    const [first = [], second = []] = ends.map(of)
    const mixed = first.map((value, i) => (value + (second[i] ?? NaN)) / 2)
    const half = of(runOnCPU(signatureOf(quatSlerp, 'quatSlerp'), [[...ends.flat(), 0.5]])[0] ?? [])
    expect(length(mixed.slice(0, 3))).toBeLessThan(0.65)
    expect(length(half.slice(0, 3))).toBeCloseTo(1, 5)
  })
})

describe('scale2d, scale3d and scale4d', () => {
  test('multiplies areas and volumes by the product of the factors', () => {
    for (const [a = NaN, b = NaN, c = NaN] of points) {
      expect(determinant(scaled2(a, b))).toBeCloseTo(a * b, 12)
      expect(determinant(scaled3(a, b, c))).toBeCloseTo(a * b * c, 12)
      expect(scaled4(a, b, c)).toEqual(padded(scaled3(a, b, c)))
      expect(applied(scaled4(a, b, c), [1, 2, 3, 1])).toEqual([a, 2 * b, 3 * c, 1])
    }
    // A negative factor turns the way round a shape about: it is a mirror image.
    expect(determinant(scaled2(-1, 1))).toBe(-1)
  })

  test('in the plane a factor of −1 is half a turn; in space it is a mirror image', () => {
    const [half = []] = runOnCPU(signatureOf(rotate2d, 'rotate2d'), [[Math.PI]])
    expect(apart(scaled2(-1, -1), half)).toBeLessThan(2e-7)
    expect(determinant(scaled3(-1, -1, -1))).toBe(-1)
    for (const m of any3(turns)) expect(determinant(m)).toBeGreaterThan(0)
  })

  test('between a rotation and its inverse, it stretches along a leaning axis', () => {
    const turn = (angle: number): Row => runOnCPU(signatureOf(rotate2d, 'rotate2d'), [[angle]])[0] ?? []
    const m = product(turn(0.6), scaled2(3, 1), turn(-0.6))
    const along = [Math.cos(0.6), Math.sin(0.6)]
    const across = [-Math.sin(0.6), Math.cos(0.6)]
    expect(
      apart(
        applied(m, along),
        along.map((value) => 3 * value),
      ),
    ).toBeLessThan(1e-6)
    expect(apart(applied(m, across), across)).toBeLessThan(1e-6)
  })

  test('normals that are divided by the factors stay perpendicular to the surface', () => {
    const factor = [3, 0.5, 2]
    const inverse = scaled3(...factor.map((value) => Math.fround(1 / value)))
    for (const normal of points) {
      const tangent = cross(normal, [0.3, 0.9, -0.4])
      expect(dot(applied(scaled3(...factor), tangent), applied(inverse, normal))).toBeCloseTo(0, 5)
    }
  })

  test('leaves w, where mat4 of one number multiplies it', () => {
    const single = fn('single', [{ s: float }], mat4, (s) => mat4(s))
    const [m = []] = runOnCPU(signatureOf(single, 'single'), [[2]])
    const point = [1, 2, 3, 1]
    const [x = NaN, y = NaN, z = NaN, w = NaN] = applied(m, point)
    expect([x / w, y / w, z / w]).toEqual([1, 2, 3])
    const [uniform = []] = runOnCPU(signatureOf(scale4d, 'scale4d'), [[2]])
    expect(applied(uniform, point)).toEqual([2, 4, 6, 1])
  })

  test('in a model matrix it acts along the axes of the object', () => {
    const m = product(moved(5, 0, 0), about4('Z', quarter), scaled4(3, 1, 1))
    // The x axis of the object is three times as long, and points up now.
    expect(apart(applied(m, [1, 0, 0, 0]), [0, 3, 0, 0])).toBeLessThan(1e-6)
    expect(applied(m, [0, 0, 0, 1])).toEqual([5, 0, 0, 1])
  })
})

describe('translate4d', () => {
  test('moves points by the offset, and leaves directions', () => {
    const m = moved(5, 6, 7)
    for (const point of points) {
      const at = [5, 6, 7].map((offset, i) => (point[i] ?? NaN) + offset)
      expect(applied(m, [...point, 1])).toEqual([...at, 1])
      expect(applied(m, [...point, 0])).toEqual([...point, 0])
      const twice = [5, 6, 7].map((offset, i) => (point[i] ?? NaN) + 2 * offset)
      expect(apart(applied(m, [...point, 2]), [...twice, 2])).toBe(0)
    }
    expect(product(moved(1, 2, 3), moved(4, 5, 6))).toEqual(moved(5, 7, 9))
  })
})

describe('toMat3 and toMat4', () => {
  const linear = (m: Row): Row => runOnCPU(signatureOf(toMat3, 'toMat3'), [m])[0] ?? []
  const homogeneous = (m: Row): Row => runOnCPU(signatureOf(toMat4, 'toMat4'), [m])[0] ?? []
  const large = spread(
    Array.from({ length: 16 }, () => ({ min: -2, max: 2 })),
    30,
  )
  const small = large.map((m) => m.slice(0, 9))

  test('does to directions what the matrix of four columns does', () => {
    for (const m of large) expect(applied(linear(m), [1, -2, 3])).toEqual(applied(m, [1, -2, 3, 0]).slice(0, 3))
  })

  test('does to points what the matrix of three columns does', () => {
    for (const m of small) expect(applied(homogeneous(m), [1, -2, 3, 1])).toEqual([...applied(m, [1, -2, 3]), 1])
  })

  test('is what the constructors give', () => {
    const three = fn('three', [{ m: mat4 }], mat3, (m) => mat3(m))
    const four = fn('four', [{ m: mat3 }], mat4, (m) => mat4(m))
    expect(large.map(linear)).toEqual(runOnCPU(signatureOf(three, 'three'), large))
    expect(small.map(homogeneous)).toEqual(runOnCPU(signatureOf(four, 'four'), small))
    for (const m of small) expect(linear(homogeneous(m))).toEqual(m)
  })

  test('does not depend on the last row and the last column', () => {
    for (const m of large) expect(linear(m.map((value, i) => (i % 4 === 3 || i > 11 ? value + 1 : value)))).toEqual(linear(m))
  })
})

describe('matTranspose', () => {
  const matrices = [4, 9, 16].map((count) =>
    spread(
      Array.from({ length: count }, () => ({ min: -2, max: 2 })),
      20,
    ),
  )

  test('undoes a rotation', () => {
    for (const m of any3(turns)) expect(apart(product(transposed(m), m), identity(3))).toBeLessThan(1e-6)
    expect(apart(product(transposed(about4('Y', 0.8)), about4('Y', 0.8)), identity(4))).toBeLessThan(3e-7)
  })

  test('twice is the matrix again, and of a product it is the product in the other order', () => {
    for (const all of matrices) {
      for (const m of all) expect(transposed(transposed(m))).toEqual(m)
      const [a = [], b = []] = all
      expect(apart(transposed(product(a, b)), product(transposed(b), transposed(a)))).toBeLessThan(1e-5)
    }
  })

  test('is what a vector on the left multiplies by', () => {
    const left = fn('left', [{ v: vec3 }, { m: mat3 }], vec3, (v, m) => v.mul(m))
    for (const m of matrices[1] ?? []) {
      const [given = []] = runOnCPU(signatureOf(left, 'left'), [[1, -2, 3, ...m]])
      expect(apart(given, applied(transposed(m), [1, -2, 3]))).toBeLessThan(1e-6)
    }
  })

  test('is what the built-in gives', () => {
    const builtIn = fn('builtIn', [{ m: mat3 }], mat3, (m) => transpose(m))
    const [, all = []] = matrices
    expect(all.map(transposed)).toEqual(runOnCPU(signatureOf(builtIn, 'builtIn'), all))
  })
})
