/** The cell under a pixel, against a camera that looks straight at it. */
import { createOrbitCamera } from 'kirari/camera'
import { expect, test } from 'vitest'
import { cellAt } from './hand.ts'
import { landOf } from './terrain.ts'

const terrain = landOf(48, 1)
const points = 97

test('the middle of the view shows the cell that the camera looks at', () => {
  const camera = createOrbitCamera({ distance: 40, pitch: 1.2 })
  for (let cell = 100; cell < 48 * 48; cell += 157) {
    const [x, y] = [cell % 48, Math.floor(cell / 48)]
    const height = terrain.heights[(2 * y + 1) * points + 2 * x + 1] ?? NaN
    if (height < 0) continue
    camera.set({ target: [x - 23.5, height, y - 23.5], yaw: cell })
    expect(cellAt(camera, terrain, 1.6, 0.5, 0.5)).toBe(cell)
  }
})

test('the sky and the sides of the block show no cell', () => {
  const camera = createOrbitCamera({ distance: 100, pitch: 0.2 })
  expect(cellAt(camera, terrain, 1.6, 0.5, 0.99)).toBe(-1)
  expect(cellAt(camera, terrain, 1.6, 0.5, 0.4)).toBe(-1)
})
