/** Views, projections and depths where they are used: what is drawn with them lands where it must, in the image and in the depth buffer. */
import { createEngine, draw, geometry } from 'kirari'
import { attribute, fragCoord, uniform, vec3, vec4, type Mat4 } from 'kirari/node'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { depth2viewZ, linearizeDepth, lookAtView, orthographic, perspective, viewZ2depth } from '../src/index.ts'

let container: HTMLElement
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  container.style.cssText = 'width:64px;height:32px'
})
afterEach(() => container.remove())

const [near, far] = [0.5, 8]

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  /** Draws a square round the origin, across x, as a camera on the x axis sees it. The colour says how far away it is. */
  const shown = async (projection: Mat4, distance: number, half: number): Promise<{ readonly box: readonly number[]; readonly colour: readonly number[] }> => {
    const corners = [-1, -1, 1, -1, 1, 1, -1, -1, 1, 1, -1, 1].map((side) => side * half)
    const position = new Float32Array(corners.flatMap((value, i) => (i % 2 === 0 ? [0, value] : [value])))
    const eye = uniform(vec3, [distance, 0, 0])
    const view = lookAtView(eye, vec3(0, 0, 0), vec3(0, 1, 0))
    const { z } = fragCoord
    const colour = vec4(
      linearizeDepth(z, near, far),
      depth2viewZ(z, near, far).negate().div(10),
      viewZ2depth(depth2viewZ(z, near, far), near, far)
        .sub(z)
        .abs()
        .mul(1000),
      1,
    )
    const frame = [
      draw({
        geometry: geometry({ position: { data: position, size: 3 } }),
        vertex: projection.mul(view).mul(vec4(attribute(vec3, 'position'), 1)),
        fragment: colour,
        depth: true,
        clear: [0, 0, 0, 0],
      }),
    ]
    const engine = createEngine({ container, backend, pixelRatio: 1, frame })
    const { data, width, height } = await engine.capture()
    engine.dispose()
    const covered = Array.from({ length: width * height }, (_, i) => i).filter((i) => data[i * 4 + 3] === 255)
    const [xs, ys] = [covered.map((i) => i % width), covered.map((i) => Math.floor(i / width))]
    const middle = (covered[Math.floor(covered.length / 2)] ?? 0) * 4
    return {
      box: [xs.length ? Math.min(...xs) : 0, xs.length ? Math.max(...xs) + 1 : 0, ys.length ? Math.min(...ys) : 0, ys.length ? Math.max(...ys) + 1 : 0],
      colour: [...data.subarray(middle, middle + 4)],
    }
  }

  test('perspective draws a square as large as its distance allows, and its depth leads back to it', async () => {
    for (const distance of [0.6, 2, 7]) {
      const { box, colour } = await shown(perspective(Math.PI / 2, 2, near, far), distance, 0.8)
      // Half the height of the image is 16 pixels, and at a right angle as much as the distance.
      const half = Math.min(16, (0.8 / distance) * 16)
      for (const [i, wanted] of [32 - Math.min(32, (0.8 / distance) * 16), 32 + Math.min(32, (0.8 / distance) * 16), 16 - half, 16 + half].entries())
        expect(Math.abs((box[i] ?? NaN) - wanted)).toBeLessThanOrEqual(1)
      expect(Math.abs((colour[0] ?? NaN) - ((distance - near) / (far - near)) * 255)).toBeLessThanOrEqual(2)
      expect(Math.abs((colour[1] ?? NaN) - (distance / 10) * 255)).toBeLessThanOrEqual(2)
      expect(colour[2]).toBeLessThanOrEqual(1)
    }
  })

  test('perspective and orthographic cut off what lies before near and behind far, and nothing between', async () => {
    for (const projection of [perspective(Math.PI / 2, 2, near, far), orthographic(-1, 1, -0.5, 0.5, near, far)])
      for (const distance of [0.45, 0.55, 7.9, 8.1]) {
        const { box } = await shown(projection, distance, 0.8)
        expect((box[1] ?? 0) > (box[0] ?? 0)).toBe(distance > near && distance < far)
      }
  })

  test('orthographic draws a square equally large at any distance', async () => {
    for (const distance of [0.6, 7]) {
      const { box } = await shown(orthographic(-1, 1, -0.5, 0.5, near, far), distance, 0.2)
      for (const [i, wanted] of [25.6, 38.4, 9.6, 22.4].entries()) expect(Math.abs((box[i] ?? NaN) - wanted)).toBeLessThanOrEqual(1)
    }
  })
})
