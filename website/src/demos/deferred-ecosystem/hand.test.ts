/** The cell under a pixel, against a camera that looks straight at it; and the presses that put something there. */
import { createOrbitCamera } from 'kirari/camera'
import { expect, test } from 'vitest'
import type { Engine } from 'kirari'
import { cellAt, connectHand } from './hand.ts'
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

test('every click puts something, the first one too; drags, two fingers and other buttons put nothing', () => {
  const canvas = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 0, top: 0, width: 160, height: 100 }) })
  // The cast is true as far as the hand goes: it only reads the place of the canvas and listens to it.
  const stage = { engine: { canvas } as unknown as Engine, element: canvas as unknown as HTMLElement }
  const cells: number[] = []
  const camera = createOrbitCamera({ distance: 40, pitch: 1.2 })
  const stop = connectHand(stage, { camera, terrain, put: (cell) => cells.push(cell) })
  const send = (type: string, x: number, more: object = {}) =>
    canvas.dispatchEvent(Object.assign(new Event(type), { button: 0, pointerId: 1, isPrimary: true, clientX: x, clientY: 50, ...more }))
  const puts = (...events: readonly (readonly [type: string, x: number, more?: object])[]): number => {
    cells.length = 0
    for (const event of events) send(...event)
    return cells.length
  }
  expect(puts(['pointerdown', 80], ['pointerup', 80])).toBe(1)
  expect(cells).toEqual([cellAt(camera, terrain, 1.6, 0.5, 0.5)])
  expect(puts(['pointerdown', 80], ['pointermove', 82], ['pointerup', 82])).toBe(1)
  expect(puts(['pointerdown', 80], ['pointermove', 120], ['pointerup', 120])).toBe(0)
  expect(puts(['pointerdown', 80], ['pointermove', 120], ['pointermove', 81], ['pointerup', 81])).toBe(0)
  const second = { pointerId: 2, isPrimary: false }
  expect(puts(['pointerdown', 80], ['pointerdown', 90, second], ['pointerup', 90, second], ['pointerup', 80])).toBe(0)
  expect(puts(['pointerdown', 80], ['pointermove', 120], ['pointerdown', 90, second], ['pointerup', 90, second])).toBe(0)
  expect(puts(['pointerdown', 80, { button: 2 }], ['pointerup', 80, { button: 2 }])).toBe(0)
  stop()
  expect(puts(['pointerdown', 80], ['pointerup', 80])).toBe(0)
})
