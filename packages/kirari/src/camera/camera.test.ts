/** Camera matrices, compared with pinhole geometry and matrices worked out by hand. orbit.gpu.test.ts tests the control's events. */
import { describe, expect, test, vi } from 'vitest'
import { float, fn, mat4, uniform, vec2, vec3, vec4, type Vec2, type UniformVec3, type Vec4 } from '../shader/front/node/index.ts'
import { render, toJS } from '../shader/target/cpu/index.ts'
import { createOrbitCamera, lookAt, orthographic, perspective } from './index.ts'

type Numbers = readonly number[]
/** A matrix, column by column, times a vector. */
const times = (matrix: Numbers, vector: Numbers): Numbers =>
  [0, 1, 2, 3].map((row) => vector.reduce((sum, part, column) => sum + part * (matrix[column * 4 + row] ?? 0), 0))
/** Projects a point in camera space: x and y from −1 to 1, and its depth. */
const seen = (matrix: Numbers, [x = 0, y = 0, z = 0]: Numbers): Numbers => {
  const [cx = 0, cy = 0, cz = 0, w = 0] = times(matrix, [x, y, z, 1])
  return [cx / w, cy / w, cz / w]
}
const near = (numbers: Numbers, digits = 6): readonly unknown[] => numbers.map((number): unknown => expect.closeTo(number, digits))

describe('perspective', () => {
  test('at 90 degrees is the matrix that one writes by hand', () => {
    expect(perspective({ fieldOfView: Math.PI / 2, aspect: 2, near: 1, far: 3 })).toEqual(near([0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1.5, -1, 0, 0, -1.5, 0]))
  })

  test('is that of a pinhole: as far from the middle as the distance allows, and depth in steps of one over the distance', () => {
    for (const [fieldOfView, aspect, from, to] of [
      [0.3, 1, 0.1, 100],
      [1.2, 16 / 9, 0.01, 20],
      [2.9, 0.5, 3, 4],
    ] as const) {
      const matrix = perspective({ fieldOfView, aspect, near: from, far: to })
      for (const [x, y, distance] of [
        [0, 0, from],
        [3, -2, to],
        [-0.4, 5, (from + to) / 2],
      ] as const) {
        const halfHeight = distance * Math.tan(fieldOfView / 2)
        const depth = (1 / from - 1 / distance) / (1 / from - 1 / to)
        expect(seen(matrix, [x, y, -distance])).toEqual(near([x / (halfHeight * aspect), y / halfHeight, depth]))
      }
    }
  })

  test('sees infinitely far', () => {
    const matrix = perspective({ fieldOfView: 1, near: 0.5, far: Infinity })
    expect(seen(matrix, [0, 0, -0.5])[2]).toBeCloseTo(0, 6)
    expect(seen(matrix, [0, 0, -1])[2]).toBeCloseTo(0.5, 6)
    expect(seen(matrix, [0, 0, -1e9])[2]).toBeCloseTo(1, 6)
  })
})

test('orthographic brings the corners of what is seen to those of clip space, and keeps parallels parallel', () => {
  const matrix = orthographic({ left: -1, right: 3, bottom: 2, top: 5, near: -2, far: 8 })
  expect(seen(matrix, [-1, 2, 2])).toEqual(near([-1, -1, 0]))
  expect(seen(matrix, [3, 5, -8])).toEqual(near([1, 1, 1]))
  expect(seen(matrix, [1, 3.5, -3])).toEqual(near([0, 0, 0.5]))
  expect(times(matrix, [7, 8, 9, 1])[3]).toBe(1)
})

describe('lookAt', () => {
  test('from +z changes nothing but the distance, and from +x turns', () => {
    expect(lookAt({ eye: [0, 0, 5] })).toEqual(near([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -5, 1]))
    expect(lookAt({ eye: [5, 1, 0], target: [2, 1, 0] })).toEqual(near([0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, -1, -5, 1]))
  })

  test('brings the eye to the origin, the target before it, what is up into the upper half, and keeps all distances', () => {
    const [eye, target, up] = [[3, -2, 4] as const, [-1, 0.5, 2] as const, [0.3, 2, -0.4] as const]
    const matrix = lookAt({ eye, target, up })
    const place = (point: Numbers): Numbers => times(matrix, [...point, 1]).slice(0, 3)
    const apart = (a: Numbers, b: Numbers): number => Math.hypot(...a.map((part, i) => part - (b[i] ?? 0)))
    expect(place(eye)).toEqual(near([0, 0, 0]))
    expect(place(target)).toEqual(near([0, 0, -apart(eye, target)]))
    const [x = 1, y = 0] = place(eye.map((part, i) => part + (up[i] ?? 0)))
    expect(x).toBeCloseTo(0, 6)
    expect(y).toBeGreaterThan(0)
    expect(apart(place([1, 2, 3]), place([-5, 0, 7]))).toBeCloseTo(apart([1, 2, 3], [-5, 0, 7]), 6)
    // Not a mirror image: right, up and back are right-handed.
    const [right, above, back] = [0, 1, 2].map((row) => [0, 1, 2].map((column) => matrix[column * 4 + row] ?? 0))
    const [rx = 0, ry = 0, rz = 0] = right ?? []
    const [ax = 0, ay = 0, az = 0] = above ?? []
    expect([ry * az - rz * ay, rz * ax - rx * az, rx * ay - ry * ax]).toEqual(near(back ?? []))
  })
})

describe('an orbit camera', () => {
  const place = { target: [1, 0.5, -2], yaw: 0.7, pitch: -0.4, distance: 3 } as const
  const lens = { fieldOfView: 0.9, near: 0.2, far: 40 }

  test('is at its angles and its distance, and looks at its target', () => {
    const { target, yaw, pitch, distance } = createOrbitCamera(place)
    expect({ target, yaw, pitch, distance }).toEqual(place)
    const camera = createOrbitCamera({ yaw: Math.PI / 2, distance: 2, target: [0, 1, 0] })
    const numbers = (of: unknown): unknown => of && typeof of === 'object' && 'value' in of && of.value
    expect(numbers(camera.eye)).toEqual(near([2, 1, 0]))
    expect(numbers(camera.forward)).toEqual(near([-1, 0, 0]))
    expect(numbers(camera.right)).toEqual(near([0, 0, -1]))
    expect(numbers(camera.up)).toEqual(near([0, 1, 0]))
  })

  /** The numbers of a vec4 rendered at this size, which is as wide as needed: 8 bits each, from −4 to 4. */
  const inImage = (value: Vec4, [width, height]: readonly [number, number]): Numbers =>
    [...render(vec4(value.div(8).add(0.5).xyz, 1), { width, height }).subarray(0, 3)].map((byte) => (byte / 255 - 0.5) * 8)

  test('sees what the matrices see, in a picture of any shape', () => {
    const { target, yaw, pitch, distance } = place
    const eye = [
      target[0] + Math.sin(yaw) * Math.cos(pitch) * distance,
      target[1] + Math.sin(pitch) * distance,
      target[2] + Math.cos(yaw) * Math.cos(pitch) * distance,
    ] as const
    const camera = createOrbitCamera({ ...place, ...lens })
    for (const [width, height] of [
      [2, 1],
      [1, 3],
    ] as const) {
      const projection = perspective({ ...lens, aspect: width / height })
      const view = lookAt({ eye, target })
      for (const [x, y, z] of [
        [1, 0.5, -2],
        [0.4, 0.2, -2.5],
        [1.5, 1, -1.2],
      ] as const) {
        const wanted = times(projection, times(view, [x, y, z, 1]))
        const matrices = uniform(mat4, projection).mul(uniform(mat4, view))
        const [bySame, byMatrices] = [camera.project(vec3(x, y, z)), matrices.mul(vec4(x, y, z, 1))].map((value) => inImage(value, [width, height]))
        for (const got of [bySame, byMatrices]) for (const [i, number] of (got ?? []).entries()) expect(Math.abs(number - (wanted[i] ?? 0))).toBeLessThan(0.02)
      }
    }
  })

  test('finds the place of a pixel again: its ray, so far as its depth says', () => {
    const camera = createOrbitCamera({ ...place, ...lens })
    // A point on the ray of a pixel is projected to that pixel, and its depth gives its distance.
    const at: Vec2 = vec2(0.3, 0.8)
    const clip = camera.project(camera.eye.add(camera.ray(at).mul(2.5)))
    const [x = 0, y = 0, distance = 0] = inImage(vec4(clip.xy.div(clip.w), camera.distanceOf(clip.z.div(clip.w)), 1), [3, 2])
    expect(Math.hypot(x - -0.4, y - 0.6, distance - 2.5)).toBeLessThan(0.05)
    const distanceOf = toJS(fn('distanceOf', [{ depth: float }], float, camera.distanceOf))
    expect([distanceOf(0), distanceOf(1)]).toEqual([expect.closeTo(0.2, 4), expect.closeTo(40, 2)])
  })

  test('moves at once where nothing can glide, stays within its limits, and tells of each change', () => {
    const camera = createOrbitCamera({ distance: 4, minDistance: 2, maxDistance: 6, minPitch: 0, maxPitch: 1 })
    const listener = vi.fn()
    // The documentation promises a uniform.
    const eye = camera.eye as UniformVec3
    eye.subscribe(listener)
    camera.turn(0.5, 9)
    expect([camera.yaw, camera.pitch]).toEqual([0.5, 1])
    camera.turn(0, -9)
    expect(camera.pitch).toBe(0)
    camera.zoom(100)
    expect(camera.distance).toBe(6)
    camera.zoom(0.001)
    expect(camera.distance).toBe(2)
    expect(listener).toHaveBeenCalledTimes(4)
    // It is at its nearest: nothing changes, and nothing is drawn.
    camera.zoom(0.5)
    expect(listener).toHaveBeenCalledTimes(4)
    camera.set({ pitch: 7, target: [1, 2, 3] })
    expect([camera.yaw, camera.pitch, camera.distance, camera.target]).toEqual([0.5, 1, 2, [1, 2, 3]])
  })
})

describe('options that do not fit', () => {
  const lens = { fieldOfView: 1, near: 0.1, far: 10 }
  const box = { left: -1, right: 1, bottom: -1, top: 1, near: 0, far: 1 }
  test.each<readonly [make: () => unknown, message: string]>([
    [() => perspective({ ...lens, fieldOfView: 60 }), 'expected radians above 0 and below π as fieldOfView, got the number 60'],
    [() => perspective({ ...lens, near: 0 }), 'expected a finite number above 0 as near, got the number 0'],
    [() => perspective({ ...lens, far: 0.1 }), 'expected a number above near, which is 0.1, as far, got the number 0.1'],
    [() => perspective({ ...lens, aspect: Number.NaN }), 'expected a finite number above 0 as aspect, got the number NaN'],
    [() => orthographic({ ...box, right: -1 }), 'expected a number other than left, which is -1, as right, got the number -1'],
    [() => orthographic({ ...box, top: Infinity }), 'expected a finite number as top, got the number Infinity'],
    [() => orthographic({ ...box, far: 0 }), 'expected a number other than near, which is 0, as far, got the number 0'],
    [() => lookAt({ eye: [0, 0, 0] }), 'expected another place than eye as target, got the array [0, 0, 0]'],
    [() => lookAt({ eye: [0, 3, 0] }), 'expected a direction across the view as up, got the array [0, 1, 0]'],
    // @ts-expect-error -- a place has three numbers
    [() => lookAt({ eye: [0, 3] }), 'expected three finite numbers as eye, got the array [0, 3]'],
    [() => createOrbitCamera({ distance: 0 }), 'as near'],
    [() => createOrbitCamera({ distance: Number.NaN }), 'got the number NaN'],
    [() => createOrbitCamera({ minDistance: 5, maxDistance: 4 }), 'expected a number from minDistance, 5, on as maxDistance, got the number 4'],
    [() => createOrbitCamera({ maxPitch: 2 }), 'expected radians from minPitch, -1.5, to π/2 as maxPitch, got the number 2'],
    [() => createOrbitCamera({ far: Infinity }), 'expected a finite number as far, got the number Infinity'],
    [() => createOrbitCamera({ damping: 0 }), 'expected a number above 0 as damping, got the number 0'],
    [() => createOrbitCamera().turn(Number.NaN, 0), 'expected finite radians to turn by, got the number NaN'],
    [() => createOrbitCamera().zoom(0), 'expected a finite number above 0 to zoom by, got the number 0'],
    [() => createOrbitCamera().set({ yaw: Infinity }), 'expected a finite number as yaw, got the number Infinity'],
  ])('are refused at the line of the caller: %s', (make, message) => {
    expect(make).toThrow(message)
    expect(make).toThrow('camera.test.ts')
  })
})
