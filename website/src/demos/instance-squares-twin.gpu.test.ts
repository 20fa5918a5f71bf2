/** The squares by hand, in GLSL and in WGSL, beside the ones by nodes: each way of reading gives the same picture. */
import type { Picture } from 'kirari'
import { afterAll, describe, expect, test } from 'vitest'
import { closeAll, point, show, type Backend } from './compute-stage.ts'
import type { TwinValues } from './instance-squares/twin.ts'
import { createScene as createGLSL } from './instance-webgl-squares/scene.ts'
import { createScene as createWGSL } from './instance-webgpu-squares/scene.ts'

const values: TwinValues = { count: 2.5, reading: 'attribute', size: 1.5, sway: 1, view: 'text' }
afterAll(closeAll)

const twins = [
  ['webgl2', createGLSL],
  ['webgpu', createWGSL],
] as const satisfies readonly (readonly [Backend, unknown])[]

const differences = (one: Picture, other: Picture): number[] => Array.from(one.data, (byte, i) => Math.abs(byte - (other.data[i] ?? NaN)))

describe.each(twins)('on %s', (backend, createScene) => {
  test.each(['attribute', 'storage', 'computed'] as const)('both draw the same picture: %s', async (reading) => {
    const scene = createScene({ ...values, reading })
    const shown = await show(scene, backend, [96, 60])
    shown.engine.canvas.setPointerCapture = () => {}
    point(shown, 0.6, 0.4)
    shown.go(12)
    const text = await shown.engine.capture()
    expect(new Set(text.data).size).toBeGreaterThan(50)
    scene.update({ ...values, reading, view: 'nodes' })
    const nodes = await shown.engine.capture()
    expect(Math.max(...differences(text, nodes))).toBeLessThanOrEqual(1)

    await scene.readouts(shown)
    shown.go(1)
    const { difference, ...others } = await scene.readouts(shown)
    expect(Number(difference)).toBeLessThanOrEqual(1)
    expect(others).toMatchObject({ squares: '316', bytes: reading === 'computed' ? '0.00 MB' : '0.01 MB', layers: '2.25', ratio: '–' })
  })

  test('the difference is grey where there is none', async () => {
    const scene = createScene({ ...values, view: 'difference' })
    const shown = await show(scene, backend, [96, 60])
    shown.go(2)
    const { data } = await shown.engine.capture()
    const isGrey = data.filter((byte, i) => i % 4 !== 3 && Math.abs(byte - (data[i - (i % 4)] ?? NaN)) > 1).length
    expect(isGrey / data.length).toBeLessThan(0.01)
    expect(new Set(data).size).toBeGreaterThan(20)
  })

  test('times are compared, and the picture is as before', async () => {
    const scene = createScene({ ...values, count: 2, sway: 0 })
    const shown = await show(scene, backend, [96, 60])
    shown.go(1)
    const before = await shown.engine.capture()
    scene.actions.time({ engine: shown.engine, say() {} })
    await expect.poll(() => scene.isBusy(), { timeout: 20_000 }).toBe(false)
    expect(Number((await scene.readouts(shown)).ratio)).toBeGreaterThan(0)
    expect(Math.max(...differences(await shown.engine.capture(), before))).toBe(0)
  })
})
