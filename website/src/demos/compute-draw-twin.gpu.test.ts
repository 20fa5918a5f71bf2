/** The step of the watercolour by hand, in GLSL and in WGSL, beside the kernel: both give the same sheet after many steps, after a stroke, and after a time comparison. */
import { afterAll, describe, expect, test } from 'vitest'
import { closeAll, show, type Backend } from './compute-stage.ts'
import type { TwinValues } from './compute-draw/twin.ts'
import { createScene as createGLSL } from './compute-webgl-draw/scene.ts'
import { createScene as createWGSL } from './compute-webgpu-draw/scene.ts'

const values: TwinValues = {
  pigment: 'ultramarine',
  brush: 'wet',
  size: 6,
  load: 1,
  wetness: 0.6,
  edges: 1,
  paper: 'cold',
  steps: 4,
  sheet: 'landscape',
  view: 'text',
}
afterAll(closeAll)

const twins = [
  ['webgl2', createGLSL],
  ['webgpu', createWGSL],
] as const satisfies readonly (readonly [Backend, unknown])[]

describe.each(twins)('on %s', (backend, createScene) => {
  const begin = async (change: Partial<TwinValues> = {}) => {
    const scene = createScene({ ...values, ...change }, [48, 30])
    const shown = await show(scene, backend, [96, 60])
    shown.engine.canvas.setPointerCapture = () => {}
    const numbers = async (): Promise<{ readonly difference: number; readonly ratio: string }> => {
      await scene.readouts(shown)
      shown.go(1)
      const { difference, ratio } = await scene.readouts(shown)
      return { difference: Number(difference), ratio }
    }
    return { scene, shown, numbers }
  }

  test('both make the same picture after a hundred steps, and it is not the one at the start', async () => {
    const { scene, shown, numbers } = await begin()
    shown.go(1)
    const first = await shown.engine.capture()
    shown.go(25)
    expect((await numbers()).difference).toBeLessThan(0.2)
    const text = await shown.engine.capture()
    scene.update({ ...values, view: 'nodes', steps: 0 })
    shown.go(1)
    const nodes = await shown.engine.capture()
    const farthest = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
      one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 0))), 0)
    expect(farthest(text.data, first.data)).toBeGreaterThan(5)
    expect(farthest(text.data, nodes.data)).toBeLessThanOrEqual(1)
  })

  test('a difference is shown in colour, on the sheet in grey', async () => {
    const { scene, shown } = await begin({ view: 'difference', steps: 0 })
    const isGrey = async (): Promise<boolean> => {
      shown.go(1)
      const { data } = await shown.engine.capture()
      return data.every((value, i) => i % 4 === 3 || value === data[i - (i % 4)])
    }
    expect(await isGrey()).toBe(true)
    // A direct write changes the kernels' sheet only; the scene does not copy it to the other.
    const { dry } = scene.sheet
    await shown.engine.write(
      dry,
      new Float32Array(48 * 30 * 4).map((_, i) => (i % 4 === 0 ? 0.5 : 0)),
    )
    expect(await isGrey()).toBe(false)
  })

  test('a stroke goes to both; the times are compared and leave the sheet as it was', async () => {
    const { scene, shown, numbers } = await begin({ sheet: 'blank' })
    shown.element.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    await expect.poll(() => scene.isBusy()).toBe(false)
    shown.go(2)
    shown.element.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }))
    shown.go(5)
    expect((await shown.engine.read(scene.sheet.brought)).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(1)
    expect((await numbers()).difference).toBeLessThan(0.2)
    const before = Array.from(await shown.engine.read(scene.sheet.wet))
    scene.actions.time()
    await expect.poll(() => scene.isBusy(), { timeout: 20_000 }).toBe(false)
    expect(Array.from(await shown.engine.read(scene.sheet.wet))).toEqual(before)
    const { ratio, difference } = await numbers()
    expect(Number(ratio)).toBeGreaterThan(0)
    expect(difference).toBeLessThan(0.2)
  })
})
