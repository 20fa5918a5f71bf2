/** Losing and restoring the GPU in a real browser: the same image comes back, and nothing leaks. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { time, uniform, uv, vec3, vec4 } from '../shader/front/node/index.ts'
import { createEngine, type Engine, type EngineOptions } from '../index.ts'
import { createEngine as createOwnEngine } from './webgl.ts'
import { loseDevice } from '../../test/engine/webgpu-renderer.ts'
import { countLive, createStage, nextFrame, pixel, watchDevices, type Stage } from '../../test/engine/stage.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())
type Place = { readonly container: HTMLElement } | { readonly canvas: HTMLCanvasElement }
const start = (options: EngineOptions): Engine => stage.keep(createEngine(options))
const happens = (engine: Engine, name: 'restored' | 'lost'): Promise<unknown> => new Promise((resolve) => engine.on(name, resolve))

/** Loses the context of an engine; returns the function that restores it. */
const takeAway = async (engine: Engine): Promise<() => void> => {
  const extension = engine.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
  if (!extension) throw new Error('expected WEBGL_lose_context')
  const lost = happens(engine, 'lost')
  extension.loseContext()
  await lost
  // A context cannot be restored in the task of its loss event.
  await new Promise((resolve) => setTimeout(resolve))
  return () => extension.restoreContext()
}

describe('on webgl2', () => {
  test('a lost context is restored with the same image', async () => {
    const hue = uniform(0.2)
    const engine = start({ container: stage.container, backend: 'webgl2', fragment: vec4(uv, hue, 1) })
    await nextFrame(engine)
    hue.value = 0.7
    const before = await engine.capture()
    const restored = happens(engine, 'restored')
    const restore = await takeAway(engine)
    restore()
    await restored
    await nextFrame(engine)
    expect(await engine.capture()).toEqual(before)
  })

  test('can be lost and restored again and again', async () => {
    const engine = start({ container: stage.container, backend: 'webgl2', fragment: vec3(uv, 0.5) })
    const before = await engine.capture()
    for (let i = 0; i < 3; i++) {
      const restored = happens(engine, 'restored')
      const restore = await takeAway(engine)
      restore()
      await restored
      expect(await engine.capture()).toEqual(before)
    }
  })

  test('another fragment that was asked for while the context was lost is there after it', async () => {
    const engine = start({ container: stage.container, backend: 'webgl2', fragment: vec3(1, 0, 0) })
    await nextFrame(engine)
    const restored = happens(engine, 'restored')
    const restore = await takeAway(engine)
    engine.fragment = vec3(0, 0, 1)
    restore()
    await restored
    expect(pixel(await engine.capture(), 0, 0)).toEqual([0, 0, 255, 255])
  })

  test('a fragment that comes in the moment of the loss is no error, and is there after it', async () => {
    const engine = start({ container: stage.container, backend: 'webgl2', fragment: vec3(1, 0, 0) })
    await nextFrame(engine)
    const failed = vi.fn()
    engine.on('error', failed)
    const gl = engine.canvas.getContext('webgl2')
    const create: ((type: number) => WebGLShader | null) | undefined = gl?.createShader.bind(gl)
    // WebKit does this.
    Object.assign(gl ?? {}, { createShader: (type: number) => (gl?.isContextLost() ? null : create?.(type)) })
    const restored = happens(engine, 'restored')
    const taken = takeAway(engine)
    engine.fragment = vec3(0, 0, 1)
    ;(await taken)()
    await restored
    expect(pixel(await engine.capture(), 0, 0)).toEqual([0, 0, 255, 255])
    expect(failed).not.toHaveBeenCalled()
  })

  test('a canvas of the engine whose context does not come back is replaced', async () => {
    const engine = start({ container: stage.container, backend: 'webgl2', fragment: vec3(uv, 0.5) })
    const before = await engine.capture()
    const { canvas } = engine
    const restored = happens(engine, 'restored')
    // The engine waits some seconds for it; the mocked setTimeout skips them.
    const { setTimeout: later } = globalThis
    const clock = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void) => later(run))
    await takeAway(engine)
    await restored
    clock.mockRestore()
    expect(engine.canvas).not.toBe(canvas)
    expect([...stage.container.children]).toEqual([engine.canvas])
    expect(await engine.capture()).toEqual(before)
    await nextFrame(engine)
  })

  test('everything is freed', async () => {
    const count = countLive(WebGL2RenderingContext.prototype, {
      createProgram: 'deleteProgram',
      createShader: 'deleteShader',
      createFramebuffer: 'deleteFramebuffer',
      createRenderbuffer: 'deleteRenderbuffer',
      fenceSync: 'deleteSync',
    })
    const engine = start({ container: stage.container, backend: 'webgl2', fragment: vec3(uv, time.fract()) })
    await nextFrame(engine)
    engine.fragment = vec3(uv, time.sin())
    await engine.capture()
    expect(count.live()['createProgram']).toBe(1)
    engine.dispose()
    expect(Object.values(count.live()).every((live) => live === 0)).toBe(true)
    expect(stage.container.childElementCount).toBe(0)
    count.stop()
  })

  // Browsers keep 16 contexts, including those of canvases that are not collected yet.
  const comings = 18
  test.each([
    ['of the engine', createEngine, (): Place => ({ container: stage.container })],
    ['of the application', createEngine, (): Place => ({ canvas: document.createElement('canvas') })],
    ['of the application, with WebGL2 alone,', createOwnEngine, (): Place => ({ canvas: document.createElement('canvas') })],
  ] as const)('canvases %s come and go, and no engine that stays loses its context', async (_, create, place) => {
    const kept = stage.keep(create({ container: stage.container, backend: 'webgl2', fragment: vec3(0, 1, 0) } as EngineOptions))
    await kept.ready
    const lost = vi.fn()
    kept.on('lost', lost)
    const canvases: HTMLCanvasElement[] = []
    for (let i = 0; i < comings; i++) {
      const engine = create({ ...place(), backend: 'webgl2', fragment: vec3(1, 0, 0) } as EngineOptions)
      await engine.ready
      canvases.push(engine.canvas)
      engine.dispose()
    }
    expect(pixel(await kept.capture(), 0, 0)).toEqual([0, 255, 0, 255])
    expect(lost).not.toHaveBeenCalled()
    // A new engine on one of these canvases draws there.
    const [canvas] = canvases
    if (canvas && 'canvas' in place()) {
      const again = stage.keep(create({ canvas, backend: 'webgl2', fragment: vec3(0, 0, 1) } as EngineOptions))
      expect(pixel(await again.capture(), 0, 0)).toEqual([0, 0, 255, 255])
    }
  })
})

describe('on webgpu', () => {
  test('a lost device is replaced, with the same image', async () => {
    const { devices, stop } = watchDevices()
    const hue = uniform(0.2)
    const engines = [1, 2].map(() => start({ container: stage.container, backend: 'webgpu', fragment: vec4(uv, hue, 1) }))
    await Promise.all(engines.map((engine) => engine.ready))
    hue.value = 0.7
    const before = await Promise.all(engines.map((engine) => engine.capture()))
    const restored = Promise.all(engines.map((engine) => happens(engine, 'restored')))
    const known = devices.length
    await loseDevice()
    await restored
    expect(await Promise.all(engines.map((engine) => engine.capture()))).toEqual(before)
    expect(devices.length - known).toBeLessThanOrEqual(1)
    stop()
  })

  test('everything is freed, and the device with the last engine', async () => {
    // Releases the device of earlier tests, so that the engine requests a new one.
    await loseDevice()
    const { devices, stop } = watchDevices()
    const made: (GPUBuffer | GPUTexture)[] = []
    const freed = new Set<unknown>()
    const spies = [
      vi.spyOn(GPUBuffer.prototype, 'destroy').mockImplementation(function (this: GPUBuffer) {
        freed.add(this)
      }),
      vi.spyOn(GPUTexture.prototype, 'destroy').mockImplementation(function (this: GPUTexture) {
        freed.add(this)
      }),
    ]
    const { createBuffer, createTexture } = GPUDevice.prototype
    GPUDevice.prototype.createBuffer = function (descriptor) {
      const buffer = createBuffer.call(this, descriptor)
      made.push(buffer)
      return buffer
    }
    GPUDevice.prototype.createTexture = function (descriptor) {
      const texture = createTexture.call(this, descriptor)
      made.push(texture)
      return texture
    }
    const engines = [1, 2].map(() => start({ container: stage.container, backend: 'webgpu', fragment: vec3(uv, time.fract()) }))
    await Promise.all(engines.map((engine) => engine.capture()))
    expect(devices.length).toBe(1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const engine of engines) engine.dispose()
    // The device stays open for a while, for the next engine.
    vi.advanceTimersByTime(3000)
    vi.useRealTimers()
    expect(made.length).toBeGreaterThan(0)
    expect(made.filter((thing) => !freed.has(thing))).toEqual([])
    const gone = devices[0]?.lost
    expect(await gone).toMatchObject({ reason: 'destroyed' })
    for (const spy of spies) spy.mockRestore()
    Object.assign(GPUDevice.prototype, { createBuffer, createTexture })
    stop()
  })
})

describe('many canvases on webgl2', () => {
  const colours = [vec3(1, 0, 0), vec3(0, 1, 0), vec3(0, 0, 1)] as const
  const bytes = [
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
  ]
  const startMany = (count: number): readonly Engine[] =>
    Array.from({ length: count }, (_, i) => start({ container: stage.container, backend: 'webgl2', fragment: colours[i % 3] ?? colours[0] }))

  test('all draw, and no context is dropped', async () => {
    const engines = startMany(24)
    const lost = vi.fn()
    for (const engine of engines) engine.on('lost', lost)
    const images = await Promise.all(engines.map((engine) => engine.capture()))
    expect(images.map((image) => pixel(image, 0, 0))).toEqual(engines.map((_, i) => bytes[i % 3]))
    expect(lost).not.toHaveBeenCalled()
  })

  test('show their images, of whatever size and with their alpha', async () => {
    startMany(4)
    const sizes = [
      [10, 300],
      [300, 10],
      [40, 40],
    ] as const
    const shown = sizes.map(([width, height]) => {
      const canvas = document.createElement('canvas')
      canvas.style.cssText = `width:${width}px;height:${height}px`
      document.body.append(canvas)
      return { canvas, engine: start({ canvas, backend: 'webgl2', fragment: vec4(uv.y.mul(0.5), 0, 0, 0.5) }) }
    })
    for (const { canvas } of shown) {
      const look = (y: number): readonly number[] => [...(canvas.getContext('2d')?.getImageData(canvas.width / 2, y, 1, 1).data ?? [])]
      // The canvas returns straight alpha: half of the written colour, divided by one half.
      await expect.poll(() => look(0).slice(1)).toEqual([0, 0, 128])
      expect(look(0)[0]).toBeGreaterThan(230)
      expect(look(canvas.height - 1)[0]).toBeLessThan(40)
      canvas.remove()
    }
  })

  test('follow their size and their values', async () => {
    startMany(4)
    const green = uniform(0)
    const engine = start({ container: stage.container, backend: 'webgl2', fragment: vec3(0, green, 0) })
    await nextFrame(engine)
    stage.container.style.width = '500px'
    green.value = 1
    await expect.poll(() => engine.canvas.width).toBe(500 * devicePixelRatio)
    expect(engine.canvas.getContext('2d')?.getImageData(499, 0, 1, 1).data).toEqual(new Uint8ClampedArray([0, 255, 0, 255]))
  })

  test('that share a context get it back after a loss', async () => {
    const copies = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage')
    const engines = startMany(7).slice(4)
    await Promise.all(engines.map(nextFrame))
    const before = await Promise.all(engines.map((engine) => engine.capture()))
    const [surface] = copies.mock.calls.at(-1) ?? []
    copies.mockRestore()
    if (!(surface instanceof HTMLCanvasElement)) throw new Error('expected an image copied from a canvas of the page')
    const restored = Promise.all(engines.map((engine) => happens(engine, 'restored')))
    const lost = Promise.all(engines.map((engine) => happens(engine, 'lost')))
    const extension = surface.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    extension?.loseContext()
    await lost
    await new Promise((resolve) => setTimeout(resolve))
    extension?.restoreContext()
    await restored
    expect(await Promise.all(engines.map((engine) => engine.capture()))).toEqual(before)
  })

  test('of `kirari/webgl`, which shares none, are refused when they are too many, and there is room again after a dispose', async () => {
    const startOwn = (): Engine => stage.keep(createOwnEngine({ container: stage.container, fragment: colours[0] }))
    const engines = Array.from({ length: 10 }, startOwn)
    const results = await Promise.allSettled(engines.map((engine) => engine.ready))
    expect(results.map(({ status }) => status)).toEqual([...Array.from({ length: 8 }, () => 'fulfilled'), 'rejected', 'rejected'])
    await expect(engines[9]?.ready).rejects.toThrow(/E1004/)
    engines[0]?.dispose()
    await startOwn().ready
  })
})
