/** Faults around an engine, in a real browser on both backends: they are reported, and the page keeps working. Losses are in recovery.gpu.test.ts. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { float, half, time, uniform, uv, vec3, vec4 } from '../shader/front/node/index.ts'
import { createEngine, draw, EngineError, type Engine, type EngineOptions } from '../index.ts'
import { loseDevice } from '../../test/engine/webgpu-renderer.ts'
import { createStage, nextFrame, pixel, recordCalls, type Stage } from '../../test/engine/stage.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => {
  vi.restoreAllMocks()
  stage.clear()
})
const start = (options: EngineOptions): Engine => stage.keep(createEngine(options))
const red = vec3(1, 0, 0)
const blue = vec3(0, 0, 1)
/** Long, because a busy machine is slow; no test measures time. */
const patience = { timeout: 30_000 }
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const both = ['webgl2', 'webgpu'] as const
describe.each(both)('on %s', (backend) => {
  /** Checks that a new engine on the page draws. */
  const expectWorkingPage = async (): Promise<void> => {
    const engine = start({ container: stage.container, backend: backend === 'webgpu' ? 'webgl2' : 'webgpu', fragment: blue })
    expect(pixel(await engine.capture(), 0, 0)).toEqual([0, 0, 255, 255])
  }

  test('an engine whose canvas leaves the page while it loads is ready, and draws when the canvas is back', async () => {
    const canvas = stage.container.appendChild(document.createElement('canvas'))
    canvas.style.cssText = 'width:60px;height:40px'
    const engine = start({ canvas, backend, fragment: red })
    const failed = vi.fn()
    engine.on('error', failed)
    canvas.remove()
    await engine.ready
    expect(pixel(await engine.capture(), 0, 0)).toEqual([255, 0, 0, 255])
    const drawn = nextFrame(engine)
    stage.container.append(canvas)
    await drawn
    expect(canvas.width).toBe(60 * devicePixelRatio)
    expect(failed).not.toHaveBeenCalled()
  })

  test('an engine whose container leaves the page while it loads can be disposed', async () => {
    const engine = createEngine({ container: stage.container, backend, fragment: red })
    stage.container.remove()
    await engine.ready
    engine.dispose()
    expect(stage.container.childElementCount).toBe(0)
  })

  test('an engine that is disposed while it loads leaves nothing, and the next one draws', async () => {
    for (let i = 0; i < 3; i++) createEngine({ container: stage.container, backend, fragment: red }).dispose()
    const engine = start({ container: stage.container, backend, fragment: blue })
    expect(pixel(await engine.capture(), 0, 0)).toEqual([0, 0, 255, 255])
    expect([...stage.container.children]).toEqual([engine.canvas])
  })

  test.each(['at once', 'while it connects', 'while it compiles'])('ready of an engine that is disposed %s is rejected, and says so', async (when) => {
    const engine = createEngine({ container: stage.container, backend, fragment: vec3(uv, 0.25) })
    if (when === 'while it connects') await Promise.resolve()
    if (when === 'while it compiles') await new Promise((resolve) => engine.on('backend', resolve))
    engine.dispose()
    await expect(engine.ready).rejects.toThrow('E1013: expected the engine to live until its first program is compiled, but it was disposed before\n  hint: ')
    await expect(engine.capture()).rejects.toThrow('E1006')
    await expectWorkingPage()
  })

  test('two mounts on one canvas, as StrictMode makes them, leave the second', async () => {
    const canvas = stage.container.appendChild(document.createElement('canvas'))
    createEngine({ canvas, backend, fragment: red }).dispose()
    const engine = start({ canvas, backend, fragment: blue })
    const lost = vi.fn()
    engine.on('lost', lost)
    expect(pixel(await engine.capture(), 0, 0)).toEqual([0, 0, 255, 255])
    await engine.ready
    expect(lost).not.toHaveBeenCalled()
  })

  test('a canvas without a size costs nothing, and is drawn when it has one', async () => {
    stage.container.style.cssText = 'width:0;height:0'
    const engine = start({ container: stage.container, backend, fragment: vec3(uv, time) })
    const failed = vi.fn()
    const drawn = vi.fn()
    engine.on('error', failed)
    engine.on('frame', drawn)
    await engine.ready
    await sleep(100)
    expect([drawn.mock.calls.length, failed.mock.calls.length]).toEqual([0, 0])
    stage.container.style.cssText = 'width:30px;height:20px'
    await nextFrame(engine)
    expect(engine.canvas.width).toBe(30 * devicePixelRatio)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -1])('a pixel ratio of %d is refused before anything is made', async (pixelRatio) => {
    expect(() => createEngine({ container: stage.container, backend, fragment: red, pixelRatio })).toThrow(
      `E1050: expected a finite number above 0 as pixelRatio, got ${pixelRatio}`,
    )
    expect(stage.container.childElementCount).toBe(0)
    await expectWorkingPage()
  })

  test('a speed, a time or a step that is no number is refused, and the one before stays', async () => {
    const engine = start({ container: stage.container, backend, fragment: vec3(uv, time) })
    await engine.ready
    engine.pause()
    engine.seek(2)
    const before = await engine.capture()
    for (const wrong of [() => (engine.speed = Number.NaN), () => engine.seek(Number.NaN), () => engine.step(Number.POSITIVE_INFINITY)])
      expect(wrong).toThrow(EngineError)
    expect([engine.speed, engine.time, await engine.capture()]).toEqual([1, 2, before])
  })

  test('a uniform that is set to no number keeps its image', async () => {
    const hue = uniform(0.2)
    const engine = start({ container: stage.container, backend, fragment: vec4(hue, 0, 0, 1) })
    const before = await engine.capture()
    expect(() => (hue.value = Number.NaN)).toThrow('S1004')
    expect(await engine.capture()).toEqual(before)
  })

  test('the engine reports a shader that the driver refuses, and keeps the last good frame, and the next shader is shown', async () => {
    const engine = start({ container: stage.container, backend, fragment: red })
    await engine.ready
    const failed = vi.fn()
    engine.on('error', failed)
    if (backend === 'webgl2') {
      // Replaces our text by one that the driver itself rejects.
      const spy = vi.spyOn(WebGL2RenderingContext.prototype, 'shaderSource').mockImplementation(function (this: WebGL2RenderingContext, shader) {
        spy.mockRestore()
        this.shaderSource(shader, '#version 300 es\nvoid main() { nonsense; }')
      })
    } else {
      const spy = vi.spyOn(GPUDevice.prototype, 'createShaderModule').mockImplementation(function (this: GPUDevice) {
        spy.mockRestore()
        return this.createShaderModule({ code: 'fn fragmentMain() { nonsense; }' })
      })
    }
    engine.fragment = vec3(0, uv)
    await expect.poll(() => failed).toHaveBeenCalledTimes(1)
    expect(String(failed.mock.calls[0]?.[0])).toMatch('S4001: the driver refused the')
    expect(pixel(await engine.capture(), 0, 0)).toEqual([255, 0, 0, 255])
    engine.fragment = blue
    await expect.poll(async () => pixel(await engine.capture(), 0, 0)).toEqual([0, 0, 255, 255])
    await expectWorkingPage()
  })

  test('fifty engines draw on one page, and those out of sight cost no call and no animation frame', async () => {
    const far = document.body.appendChild(document.createElement('div'))
    far.style.cssText = 'position:absolute;top:20000px;width:20px;height:20px'
    const engines = Array.from({ length: 50 }, (_, i) => start({ container: far, backend, fragment: vec3(i / 255, uv.x, time.mul(0)), pixelRatio: 1 }))
    const lost = vi.fn()
    for (const engine of engines) engine.on('lost', lost)
    for (const { canvas } of engines) canvas.style.cssText = 'display:block;width:2px;height:2px'
    const images = []
    for (const engine of engines) images.push(await engine.capture())
    expect(images.map((image) => pixel(image, 0, 0)[0])).toEqual(engines.map((_, i) => i))
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
    // Resources of earlier tests are freed in the meantime.
    await vi.waitFor(async () => {
      frames.mockClear()
      const { calls, stop } = recordCalls(
        ...(backend === 'webgl2' ? [WebGL2RenderingContext, CanvasRenderingContext2D] : [GPUDevice, GPUQueue, GPUCommandEncoder, GPUCanvasContext]),
      )
      await sleep(300)
      stop()
      expect([calls, frames.mock.calls.length]).toEqual([[], 0])
    }, patience)
    expect(lost).not.toHaveBeenCalled()
    far.remove()
  })
})

describe('a browser without', () => {
  test('WebGL2 for workers draws on as many canvases of a page as any', async () => {
    // Some versions of WebKit return this.
    const asked = vi.spyOn(OffscreenCanvas.prototype, 'getContext').mockReturnValue(null)
    const engines = Array.from({ length: 8 }, (_, i) => start({ container: stage.container, backend: 'webgl2', fragment: vec3(i / 255, uv) }))
    const reds = []
    for (const engine of engines) reds.push(pixel(await engine.capture(), 0, 0)[0])
    expect(reds).toEqual(engines.map((_, i) => i))
    expect(asked).not.toHaveBeenCalled()
  })

  test('WebGPU says so where it is asked for, and WebGL2 draws', async () => {
    // Releases the device of earlier tests.
    await loseDevice()
    // A browser without WebGPU returns this.
    vi.spyOn(navigator, 'gpu', 'get').mockReturnValue(undefined as unknown as GPU)
    const engine = start({ container: stage.container, backend: 'webgpu', fragment: red })
    const failed = vi.fn()
    engine.on('error', failed)
    await expect(engine.ready).rejects.toThrow('E1002: expected WebGPU, got no adapter')
    expect(failed).toHaveBeenCalledTimes(1)
    const other = start({ container: stage.container, fragment: blue })
    expect(pixel(await other.capture(), 0, 0)).toEqual([0, 0, 255, 255])
    expect(other.backend).toBe('webgl2')
  })

  test('half floats says so, of a lone fragment as of a frame', async () => {
    await loseDevice()
    const { requestDevice } = GPUAdapter.prototype
    vi.spyOn(GPUAdapter.prototype, 'requestDevice').mockImplementation(function (this: GPUAdapter, descriptor) {
      const requiredFeatures = [...(descriptor?.requiredFeatures ?? [])].filter((name) => name !== 'shader-f16')
      // Called as it was.
      return Reflect.apply(requestDevice, this, [{ ...descriptor, requiredFeatures }])
    })
    const fragment = vec3(float(half(uv.x)), 0, 0)
    for (const shown of [{ fragment }, { frame: [draw({ fragment })] }])
      await expect(start({ container: stage.container, backend: 'webgpu', ...shown }).ready).rejects.toThrow(/E1009.*shader-f16/)
    // Later tests get a new device.
    await loseDevice()
  })

  test('WebGL2 says so where it is asked for, and WebGPU draws', async () => {
    const { getContext } = HTMLCanvasElement.prototype
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement, ...args: unknown[]) {
      // Called as it was.
      return args[0] === 'webgl2' ? null : (Reflect.apply(getContext, this, args) as RenderingContext | null)
    } as typeof getContext)
    const engine = start({ container: stage.container, backend: 'webgl2', fragment: red })
    const failed = vi.fn()
    engine.on('error', failed)
    await expect(engine.ready).rejects.toThrow('E1001: expected a WebGL2 context, got null')
    expect(failed).toHaveBeenCalledTimes(1)
    const other = start({ container: stage.container, backend: 'webgpu', fragment: blue })
    expect(pixel(await other.capture(), 0, 0)).toEqual([0, 0, 255, 255])
  })
})
