/** Signals of real libraries reach the pixels, in a real browser on both backends. */
import { computed, signal } from '@preact/signals-core'
import { Signal } from 'signal-polyfill'
import { createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bool, float, mat2, select, uniformFrom, vec2, vec4, type Float } from '../shader/front/node/index.ts'
import { createEngine, type Engine } from '../index.ts'
import { createStage, nextFrame, pixel, type Stage } from '../../test/engine/stage.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  stage.clear()
})

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  const show = async (red: Float): Promise<Engine> => {
    const engine = stage.keep(createEngine({ container: stage.container, backend, fragment: vec4(red, 0, 0, 1) }))
    await nextFrame(engine)
    return engine
  }
  /** What the page shows after the next frame, which must come without a call. */
  const redAfter = async (engine: Engine, change: () => void): Promise<number | undefined> => {
    const drawn = nextFrame(engine)
    change()
    await drawn
    return pixel(await engine.capture(), 0, 0)[0]
  }

  test('a signal of Preact, and one that is computed', async () => {
    const hue = signal(0.2)
    const engine = await show(uniformFrom(computed(() => hue.value * 2)))
    expect(await redAfter(engine, () => (hue.value = 0.4))).toBe(204)
  })

  test('a standard signal, polyfilled', async () => {
    const hue = new Signal.State(0.2)
    const engine = await show(uniformFrom(hue))
    expect(await redAfter(engine, () => hue.set(0.4))).toBe(102)
  })

  test('a standard signal of the platform', async () => {
    vi.stubGlobal('Signal', Signal)
    const hue = new Signal.State(0.2)
    const engine = await show(uniformFrom(new Signal.Computed(() => hue.get() * 2)))
    expect(await redAfter(engine, () => hue.set(0.4))).toBe(204)
  })

  test('an accessor of Solid', () =>
    createRoot(async (dispose) => {
      const [hue, setHue] = createSignal(0.2)
      const engine = await show(uniformFrom(hue))
      expect(await redAfter(engine, () => setHue(0.4))).toBe(102)
      dispose()
    }))

  test('getters of every kind of value', async () => {
    const state = { on: true, place: [0.1, 0.2] as [number, number], turn: [0, 1, 1, 0] }
    const turned = uniformFrom(mat2, () => state.turn).mul(uniformFrom(vec2, () => state.place))
    const engine = await show(
      select(
        float(0),
        turned.x,
        uniformFrom(bool, () => state.on),
      ),
    )
    expect(pixel(await engine.capture(), 0, 0)[0]).toBe(51)
    expect(await redAfter(engine, () => (state.place = [0.1, 0.4]))).toBe(102)
    expect(await redAfter(engine, () => (state.on = false))).toBe(0)
  })
})
