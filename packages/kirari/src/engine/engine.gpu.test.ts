/** The engine in a real browser, on both backends: the pixels of the canvas after calls of its methods. */
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { float, int, pointer, resolution, time, uint, uniform, uv, vec3, vec4 } from '../shader/front/node/index.ts'
import { createEngine, type Engine, type EngineOptions, type Fragment, type Picture } from '../index.ts'
import { createStage, nextFrame, pixel, recordCalls, type Stage } from '../../test/engine/stage.ts'

let stage: Stage
let container: HTMLElement
beforeEach(() => {
  stage = createStage()
  container = stage.container
})
afterEach(() => stage.clear())
const start = (options: EngineOptions): Engine => stage.keep(createEngine(options))

/** A pixel of the container on the screen. */
const seen = async (x: number, y: number): Promise<readonly number[]> => {
  const image = new Image()
  image.src = `data:image/png;base64,${await page.screenshot({ save: false, element: container })}`
  await image.decode()
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  // The test runner may scale the page down.
  const scale = image.width / container.clientWidth
  return [...(context?.getImageData(Math.floor(x * scale), Math.floor(y * scale), 1, 1).data ?? [])]
}

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  const draw = async (options: { readonly fragment: Fragment; readonly pixelRatio?: number }): Promise<Picture> =>
    start({ container, backend, ...options }).capture()

  test('draws the colour of each pixel, the top row first', async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 2 })
    const engine = start({ canvas, backend, fragment: vec4(uv, 0.2, 1) })
    const image = await engine.capture()
    expect([image.width, image.height, engine.backend]).toEqual([4, 2, backend])
    expect([pixel(image, 0, 0), pixel(image, 3, 1)]).toEqual([
      [32, 191, 51, 255],
      [223, 64, 51, 255],
    ])
  })

  test('makes a vec3 opaque and leaves the alpha of a vec4 as it is', async () => {
    expect(pixel(await draw({ fragment: vec3(1, 0.4, 0) }), 0, 0)).toEqual([255, 102, 0, 255])
    expect(pixel(await draw({ fragment: vec4(0.2, 0.4, 0, 0.4) }), 0, 0)).toEqual([51, 102, 0, 102])
  })

  test('shows it on the page, with its alpha', async () => {
    document.body.style.cssText = 'margin:0;background:white'
    const engine = start({ container, backend, fragment: vec4(uv.y.mul(0.5), 0, 0, 0.5) })
    await nextFrame(engine)
    const [top, bottom] = [await seen(30, 1), await seen(30, 38)]
    // Premultiplied red over white at half opacity: more red at the top, where uv.y is 1.
    expect(top).toEqual([expect.closeTo(250, -1), 127, 127, 255])
    expect(bottom).toEqual([expect.closeTo(132, -1), 127, 127, 255])
  })

  test('uploads uniforms of every type', async () => {
    const on = uniform(true)
    const values = {
      float: uniform(0.2),
      int: uniform(int, -3),
      uint: uniform(uint, 4_000_000_000),
      vec2: uniform([0.25, 0.5]),
      vec3: uniform([0.1, 0.2, 0.3]),
      vec4: uniform([0.4, 0.5, 0.6, 0.8]),
    }
    const { vec4: last } = values
    const x = values.float.add(float(values.int).add(3)).add(float(values.uint.sub(3_999_999_999)).mul(0.2))
    expect(pixel(await draw({ fragment: vec4(x, values.vec2.y.add(values.vec2.x), values.vec3.x.add(values.vec3.z), last.w) }), 0, 0)).toEqual([
      102, 191, 102, 204,
    ])
    const engine = start({ container, backend, fragment: vec3(last.x, last.y, last.z).mul(float(on)) })
    expect(pixel(await engine.capture(), 0, 0)).toEqual([102, 128, 153, 255])
    on.value = false
    expect(pixel(await engine.capture(), 0, 0)).toEqual([0, 0, 0, 255])
  })

  test('shows a changed uniform in the next frame, and draws nothing until one changes', async () => {
    const red = uniform(0)
    const engine = start({ container, backend, fragment: vec3(red, 0, 0) })
    await nextFrame(engine)
    let frames = 0
    engine.on('frame', () => frames++)
    const asked = vi.spyOn(window, 'requestAnimationFrame')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([frames, asked.mock.calls.length]).toEqual([0, 0])
    red.value = 0.5
    red.value = 1
    await nextFrame(engine)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([frames, asked.mock.calls.length]).toEqual([1, 1])
    asked.mockRestore()
    expect(await seen(30, 20)).toEqual([255, 0, 0, 255])
  })

  test('has as many pixels as the screen, and follows its element', async () => {
    const engine = start({ container, backend, fragment: vec3(resolution.div(255), 0) })
    await nextFrame(engine)
    const ratio = devicePixelRatio
    expect([engine.canvas.width, engine.canvas.height]).toEqual([60 * ratio, 40 * ratio])
    container.style.width = '90px'
    await expect.poll(() => engine.canvas.width).toBe(90 * ratio)
    expect(pixel(await engine.capture(), 0, 0)).toEqual([90 * ratio, 40 * ratio, 0, 255])
  })

  test('is not turned round where lines of text run down', async () => {
    container.style.writingMode = 'vertical-rl'
    const engine = start({ container, backend, fragment: vec3(uv, 0) })
    await nextFrame(engine)
    expect([engine.canvas.width, engine.canvas.height]).toEqual([60 * devicePixelRatio, 40 * devicePixelRatio])
  })

  test('has as many pixels for each CSS pixel as `pixelRatio` says', async () => {
    const engine = start({ container, backend, fragment: vec3(uv, 0), pixelRatio: 0.5 })
    await nextFrame(engine)
    expect([engine.canvas.width, engine.canvas.height]).toEqual([30, 20])
  })

  test('does not let a canvas without a size in CSS grow', async () => {
    const canvas = container.appendChild(document.createElement('canvas'))
    const engine = start({ canvas, backend, fragment: vec3(uv, time.fract()), pixelRatio: 2 })
    for (let i = 0; i < 6; i++) await nextFrame(engine)
    expect([canvas.width, canvas.clientWidth, canvas.clientHeight]).toEqual([600, 300, 150])
  })

  test('reads the pointer over the canvas', async () => {
    const engine = start({ container, backend, fragment: vec3(pointer, 0) })
    expect(pixel(await engine.capture(), 0, 0)).toEqual([128, 128, 0, 255])
    const { left, top } = engine.canvas.getBoundingClientRect()
    engine.canvas.dispatchEvent(new PointerEvent('pointermove', { clientX: left + 12, clientY: top + 8 }))
    expect(pixel(await engine.capture(), 0, 0)).toEqual([51, 204, 0, 255])
  })

  test('lets time run while it is seen, and not while it is scrolled away', async () => {
    const engine = start({ container, backend, fragment: vec3(time.fract(), 0, 0) })
    await nextFrame(engine)
    await nextFrame(engine)
    await nextFrame(engine)
    expect(engine.time).toBeGreaterThan(0)
    container.style.cssText += ';position:absolute;top:5000px'
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { time: held } = engine
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(engine.time).toBe(held)
    container.style.top = '0'
    await nextFrame(engine)
    expect(engine.time).toBe(held)
  })

  test('shows the time that `seek` sets', async () => {
    const engine = start({ container, backend, fragment: vec3(time, 0, 0) })
    engine.pause()
    engine.seek(0.4)
    expect(pixel(await engine.capture(), 0, 0)).toEqual([102, 0, 0, 255])
  })

  test('swaps another fragment in', async () => {
    const engine = start({ container, backend, fragment: vec3(1, 0, 0) })
    await nextFrame(engine)
    engine.fragment = vec3(0, 0, 1)
    expect(await seen(30, 20)).not.toEqual([255, 255, 255, 255])
    await expect.poll(() => seen(30, 20)).toEqual([0, 0, 255, 255])
  })

  test('draws on the same canvas again after it was disposed', async () => {
    const canvas = container.appendChild(document.createElement('canvas'))
    const first = start({ canvas, backend, fragment: vec3(1, 0, 0) })
    await first.ready
    first.dispose()
    const second = start({ canvas, backend, fragment: vec3(0, 1, 0) })
    await nextFrame(second)
    expect(pixel(await second.capture(), 0, 0)).toEqual([0, 255, 0, 255])
  })

  test('draws on several canvases at once', async () => {
    const colours = [vec3(1, 0, 0), vec3(0, 1, 0), vec3(0, 0, 1)]
    const many = colours.map((fragment) => start({ container, backend, fragment }))
    const images = await Promise.all(many.map((engine) => engine.capture()))
    expect(images.map((image) => pixel(image, 0, 0).slice(0, 3))).toEqual([
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
    ])
  })
})

describe('a frame makes the calls of a hand-written program', () => {
  const callsOfAFrame = async (engine: Engine, ...classes: readonly { readonly prototype: object }[]): Promise<readonly string[]> => {
    await nextFrame(engine)
    await nextFrame(engine)
    const { calls, stop } = recordCalls(...classes)
    // The event `frame` comes after the draw, just before the commands are submitted.
    await nextFrame(engine)
    await Promise.resolve()
    stop()
    return calls
  }

  test('on webgl2', async () => {
    const engine = start({ container, backend: 'webgl2', fragment: vec3(uv, time.fract()) })
    expect(await callsOfAFrame(engine, WebGL2RenderingContext)).toEqual(['uniform1f', 'drawArrays'])
  })

  test('on webgpu', async () => {
    const engine = start({ container, backend: 'webgpu', fragment: vec3(uv, time.fract()) })
    expect(await callsOfAFrame(engine, GPUDevice, GPUQueue, GPUCanvasContext, GPUTexture, GPUCommandEncoder, GPURenderPassEncoder)).toEqual([
      'createCommandEncoder',
      'getCurrentTexture',
      'writeBuffer',
      'createView',
      'beginRenderPass',
      'setPipeline',
      'setBindGroup',
      'draw',
      'end',
      'finish',
      'submit',
    ])
  })

  test('on webgpu for two canvases, with one encoder and one submission', async () => {
    const fragment = vec3(uv, time.fract())
    const engines = [1, 2].map(() => start({ container, backend: 'webgpu', fragment }))
    await Promise.all(engines.map(nextFrame))
    const calls = await callsOfAFrame(engines[0] ?? start({ container, fragment }), GPUDevice, GPUQueue)
    expect(calls.toSorted()).toEqual(['createCommandEncoder', 'submit', 'writeBuffer', 'writeBuffer'])
  })
})
