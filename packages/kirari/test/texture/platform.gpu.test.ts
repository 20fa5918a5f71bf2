/** Textures on a platform that lacks a feature, after the GPU was lost, and written by shaders. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createEngine, dispatch, draw, type Engine, type Fallback } from '../../src/index.ts'
import { loseDevice } from '../engine/webgpu-renderer.ts'
import { createStage, pixel, type Stage } from '../engine/stage.ts'
import { compute, globalId, int, ivec2, storageTexture2D, texture, texture2D, uv, vec4 } from '../../src/shader/front/node/index.ts'
import { loadImage } from '../../src/texture/index.ts'
import { addressOf, corners, cornersOf, paint, show } from './show.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => {
  stage.clear()
  vi.restoreAllMocks()
})
const happens = (engine: Engine, name: 'restored' | 'lost'): Promise<unknown> => new Promise((resolve) => engine.on(name, resolve))

describe('a picture is there again after the GPU was lost', () => {
  test('on webgl2', async () => {
    const photo = texture(texture2D, { filter: 'nearest', value: await loadImage(await addressOf(paint())) })
    const engine = show(stage, 'webgl2', photo.sample(uv))
    expect(cornersOf(await engine.capture())).toEqual(corners)
    const extension = engine.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    const [lost, restored] = [happens(engine, 'lost'), happens(engine, 'restored')]
    extension?.loseContext()
    await lost
    await new Promise((resolve) => setTimeout(resolve))
    extension?.restoreContext()
    await restored
    expect(cornersOf(await engine.capture())).toEqual(corners)
  })

  test('on webgpu', async () => {
    const photo = texture(texture2D, { filter: 'nearest', mipmap: 'linear', value: await loadImage(await addressOf(paint())) })
    const engine = show(stage, 'webgpu', photo.sample(uv))
    expect(cornersOf(await engine.capture())).toEqual(corners)
    const restored = happens(engine, 'restored')
    await loseDevice()
    await restored
    expect(cornersOf(await engine.capture())).toEqual(corners)
  })
})

test('floats of 32 bits that cannot be mixed become floats of 16 bits, and it is reported once', async () => {
  // The method is restored by name, and called on its own context.
  const prototype = WebGL2RenderingContext.prototype as unknown as { getExtension(name: string): unknown }
  const { getExtension } = prototype
  vi.spyOn(prototype, 'getExtension').mockImplementation(function (this: unknown, name) {
    return name === 'OES_texture_float_linear' ? null : getExtension.call(this, name)
  })
  const value = { width: 2, height: 1, data: new Float32Array([0, 1]) }
  const heat = texture(texture2D, { name: 'heat', value })
  const exact = texture(texture2D, { filter: 'nearest', value })
  const engine = show(stage, 'webgl2', vec4(heat.sample(uv.mul(0).add(0.5)).x, exact.sample(uv.mul(0).add(0.9)).x, 0, 1))
  const fallbacks: Fallback[] = []
  engine.on('fallback', (fallback) => fallbacks.push(fallback))
  const [half = 0, one] = pixel(await engine.capture(), 15, 10)
  await engine.capture()
  expect(Math.abs(half - 128) <= 1 && one === 255).toBe(true)
  expect(fallbacks).toEqual([{ wanted: 'r32float of texture "heat"', got: 'r16float', reason: 'this GPU does not mix floats of 32 bits' }])
})

test('where WebGL2 cannot upload in another colour space it is reported, once', async () => {
  const prototype: object = WebGL2RenderingContext.prototype
  const unpackColorSpace = Object.getOwnPropertyDescriptor(prototype, 'unpackColorSpace')
  Reflect.deleteProperty(prototype, 'unpackColorSpace')
  onTestFinished(() => void Object.defineProperty(prototype, 'unpackColorSpace', unpackColorSpace ?? {}))
  const photo = texture(texture2D, { name: 'photo', value: { elements: [paint()], colorSpace: 'display-p3' } })
  const engine = show(stage, 'webgl2', photo.sample(uv))
  const fallbacks: Fallback[] = []
  engine.on('fallback', (fallback) => fallbacks.push(fallback))
  await engine.capture()
  photo.update()
  await engine.capture()
  expect(fallbacks).toEqual([{ wanted: 'display-p3 of texture "photo"', got: 'srgb', reason: 'this browser uploads to WebGL2 in sRGB only' }])
})

test('a storage texture starts with its picture, and keeps what shaders write', async () => {
  const cells = texture(storageTexture2D('r32float', 'read_write'), { value: { width: 2, height: 1, data: new Float32Array([10, 20]) } })
  const grow = compute({ workgroupSize: [2] }, () => {
    const at = ivec2(int(globalId.x), 0)
    cells.store(at, cells.load(at).add(vec4(1)))
  })
  const engine = stage.keep(
    createEngine({
      container: stage.container,
      pixelRatio: 1,
      backend: 'webgpu',
      frame: [dispatch(grow, [1]), draw({ fragment: vec4(cells.load(ivec2(0)).x.div(255), cells.load(ivec2(1, 0)).x.div(255), 0, 1) })],
    }),
  )
  engine.pause()
  await engine.ready
  const [first = 0, second = 0] = pixel(await engine.capture(), 15, 10)
  expect(second - first).toBe(10)
  engine.step()
  const [next = 0] = pixel(await engine.capture(), 15, 10)
  expect(next).toBeGreaterThan(first)
})
