/** The lifetime of frames of steps: stepped, lost and restored, replaced, disposed; and requests beyond the GPU's limits. On both backends. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  attribute,
  deltaTime,
  float,
  frameIndex,
  ivec2,
  kernel,
  storage,
  target,
  texture,
  texture2D,
  time,
  uniform,
  uv,
  vec2,
  vec3,
  vec4,
  type Texture2D,
} from '../shader/front/node/index.ts'
import { createEngine, draw, geometry, type Engine, type EngineOptions, type Picture, type Step } from '../index.ts'
import { webcam } from '../texture/index.ts'
import { countLive, createStage, nextFrame, pixel, recordCalls, type Stage } from '../../test/engine/stage.ts'
import { loseDevice } from '../../test/engine/webgpu-renderer.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => {
  vi.restoreAllMocks()
  stage.clear()
})
const start = (options: EngineOptions): Engine => stage.keep(createEngine(options))
/** Long, because a busy machine is slow; no test measures time. */
const patience = { timeout: 30_000 }
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A bit of everything: a kernel and its storage, a ping-pong target, a target with depth, a texture, vertices. */
const makeScene = (): { readonly frame: readonly Step[]; readonly init: readonly Step[]; readonly cells: object; readonly trail: Texture2D } => {
  const cells = storage(float, 12, { name: 'cells', data: Array.from({ length: 12 }, (_, i) => i / 24) })
  const seed = kernel(12, (i) => cells.at(i).addAssign(0.25), { name: 'seed' })
  const move = kernel(
    12,
    (i) =>
      cells.at(i).assign(
        cells
          .at(i)
          .add(deltaTime.mul(float(i).add(1)).mul(0.37))
          .add(time.mul(0.013))
          .fract(),
      ),
    { name: 'move' },
  )
  const trail = target({ color: 'rgba8unorm' }, { size: [16, 16], pingPong: true, name: 'trail' })
  const mark = draw({
    target: trail,
    fragment: vec4(
      trail.color
        .sample(uv)
        .xyz.mul(0.75)
        .add(vec3(uv, cells.at(3)).mul(0.25)),
      1,
    ),
    label: 'mark',
  })
  const scene = target({ color: 'rgba8unorm', depth: true }, { size: [32, 32], name: 'scene' })
  const photo = texture(texture2D, { value: { width: 2, height: 1, data: new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255]) }, filter: 'nearest' })
  const corners = geometry({ position: { data: new Float32Array([-1, -1, 1, -1, -1, 1]), size: 2 } })
  const shape = draw({
    target: scene,
    geometry: corners,
    vertex: vec4(attribute(vec2, 'position'), 0.5, 1),
    fragment: vec4(photo.sample(uv).xyz.mul(uniform(0.5)), 1),
    depth: true,
    label: 'shape',
  })
  const show = draw({
    fragment: vec4(trail.color.sample(uv).xyz.add(scene.color.sample(uv).xyz.mul(0.5)).mul(cells.at(5)), 1).add(vec4(0, 0, float(frameIndex).mul(0.001), 0)),
    label: 'show',
  })
  return { frame: [move, mark, shape, show], init: [seed], cells, trail: trail.color }
}
/** Counts the GPU objects created from now on and not freed, by kind. */
const watchWebGL = (): (() => readonly string[]) => {
  const count = countLive(WebGL2RenderingContext.prototype, {
    createProgram: 'deleteProgram',
    createShader: 'deleteShader',
    createBuffer: 'deleteBuffer',
    createTexture: 'deleteTexture',
    createSampler: 'deleteSampler',
    createVertexArray: 'deleteVertexArray',
    createFramebuffer: 'deleteFramebuffer',
    createRenderbuffer: 'deleteRenderbuffer',
    createQuery: 'deleteQuery',
    fenceSync: 'deleteSync',
  })
  onTestFinished(count.stop)
  return () => Object.entries(count.live()).flatMap(([kind, live]) => Array.from({ length: live }, () => kind))
}
const watchWebGPU = (): (() => readonly string[]) => {
  const made = [
    vi.spyOn(GPUDevice.prototype, 'createBuffer'),
    vi.spyOn(GPUDevice.prototype, 'createTexture'),
    vi.spyOn(GPUDevice.prototype, 'createQuerySet'),
  ] as const
  const freed = [vi.spyOn(GPUBuffer.prototype, 'destroy'), vi.spyOn(GPUTexture.prototype, 'destroy'), vi.spyOn(GPUQuerySet.prototype, 'destroy')] as const
  return () => {
    const gone = new Set<unknown>(freed.flatMap((spy) => spy.mock.contexts))
    return made.flatMap((spy) => spy.mock.results.flatMap(({ value }) => (gone.has(value) ? [] : [spy.getMockName()])))
  }
}
const differences = (a: Picture, b: Picture): number => a.data.reduce((count, value, i) => count + Number(value !== b.data[i]), 0)
const isDrawn = ({ data }: Picture): boolean => new Set(data).size > 8

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  const run = async (steps: number, seconds = 1 / 60): Promise<{ readonly engine: Engine; readonly image: Picture }> => {
    const { frame, init } = makeScene()
    const engine = start({ container: stage.container, backend, frame, init, pixelRatio: 1 })
    engine.pause()
    await engine.ready
    engine.reset()
    for (let i = 0; i < steps; i++) engine.step(seconds)
    return { engine, image: await engine.capture() }
  }
  /** Simulates the loss of the GPU; returns the function that restores it. */
  const takeAway = async (engine: Engine): Promise<() => void> => {
    const lost = new Promise((resolve) => engine.on('lost', resolve))
    const extension = backend === 'webgl2' ? engine.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') : undefined
    if (extension) extension.loseContext()
    else await loseDevice()
    await lost
    await sleep(0)
    return () => extension?.restoreContext()
  }

  test('two runs of sixty steps are equal in every pixel, and so is a run after reset', async () => {
    const first = await run(60)
    expect(isDrawn(first.image)).toBe(true)
    const second = await run(60)
    expect(differences(first.image, second.image)).toBe(0)
    first.engine.reset()
    expect(first.engine.time).toBe(0)
    for (let i = 0; i < 60; i++) first.engine.step()
    expect(differences(first.image, await first.engine.capture())).toBe(0)
    expect(first.engine.time).toBeCloseTo(1, 10)
  })

  test('a capture does not let anything go on', async () => {
    const { engine, image } = await run(5)
    await engine.capture()
    expect(differences(image, await engine.capture())).toBe(0)
  })

  test('after a loss storages and targets start again, `init` is run, and the image is that of a fresh start', async () => {
    const fresh = await run(20)
    const { engine } = await run(7)
    const restored = new Promise((resolve) => engine.on('restored', resolve))
    const restore = await takeAway(engine)
    restore()
    await restored
    engine.reset()
    for (let i = 0; i < 20; i++) engine.step()
    expect(differences(fresh.image, await engine.capture())).toBe(0)
  })

  test('after a loss the first frame shows what `init` and the declarations say, and it goes on from there', async () => {
    const count = storage(float, 4, { name: 'count', data: [1, 2, 3, 4] })
    const level = uniform(0.5)
    const engine = start({
      container: stage.container,
      backend,
      pixelRatio: 1,
      init: [kernel(4, (i) => count.at(i).addAssign(10))],
      frame: [kernel(4, (i) => count.at(i).addAssign(1)), draw({ fragment: vec3(count.at(3).div(255), level, 0) })],
    })
    engine.pause()
    await engine.ready
    expect(pixel(await engine.capture(), 1, 1)).toEqual([15, 128, 0, 255])
    // The frame drawn before the first step does not count.
    for (let i = 0; i < 5; i++) engine.step()
    level.value = 0.2
    expect(pixel(await engine.capture(), 1, 1)).toEqual([19, 51, 0, 255])
    const restored = new Promise((resolve) => engine.on('restored', resolve))
    const restore = await takeAway(engine)
    restore()
    await restored
    await nextFrame(engine)
    expect(pixel(await engine.capture(), 1, 1)).toEqual([15, 51, 0, 255])
    expect(await engine.read(count)).toEqual(new Float32Array([12, 13, 14, 15]))
    engine.step()
    engine.step()
    expect(pixel(await engine.capture(), 1, 1)).toEqual([16, 51, 0, 255])
  })

  test('after a loss while the frame is loaded it is drawn by the GPU that came then', async () => {
    const { frame, init } = makeScene()
    const engine = start({ container: stage.container, backend, pixelRatio: 1, init, frame })
    engine.pause()
    const restored = new Promise((resolve) => engine.on('restored', resolve))
    await new Promise((resolve) => engine.on('backend', resolve))
    const restore = await takeAway(engine)
    restore()
    await Promise.all([restored, engine.ready])
    expect(isDrawn(await engine.capture())).toBe(true)
  })

  test.each(['fragment', 'frame'] as const)('a %s is not stepped while the GPU is away, and goes on after it', async (kind) => {
    const moving = vec3(uv, time.fract())
    const shown = kind === 'fragment' ? { fragment: moving } : { frame: [draw({ fragment: moving })] }
    const engine = start({ container: stage.container, backend, pixelRatio: 1, ...shown })
    const failed = vi.fn()
    engine.on('error', failed)
    engine.pause()
    await engine.ready
    engine.step(0.5)
    const before = await engine.capture()
    const restored = new Promise((resolve) => engine.on('restored', resolve))
    engine.on('lost', () => engine.step(0.1))
    const restore = await takeAway(engine)
    engine.step(0.1)
    restore()
    engine.step(0.1)
    await restored
    expect(differences(before, await engine.capture())).toBe(0)
    expect(engine.time).toBe(0.5)
    engine.step(0.25)
    expect(engine.time).toBe(0.75)
    expect(pixel(await engine.capture(), 0, 0)[2]).toBe(191)
    expect(failed).not.toHaveBeenCalled()
  })

  test('a frame whose steps are other ones keeps what has the same name and shape', async () => {
    const once = makeScene()
    const engine = start({ container: stage.container, backend, frame: once.frame, init: once.init, pixelRatio: 1 })
    engine.pause()
    await engine.ready
    engine.reset()
    for (let i = 0; i < 6; i++) engine.step()
    const before = await engine.read(once.cells)
    const drawn = await engine.read(once.trail)
    const again = makeScene()
    engine.frame = again.frame
    await expect.poll(() => engine.read(again.cells)).toEqual(before)
    expect(await engine.read(again.trail)).toEqual(drawn)
    expect(new Set(drawn.data).size).toBeGreaterThan(8)
    expect(Object.values(before).some((value) => Number(value) > 0.3)).toBe(true)
  })

  test('everything is freed, of every kind', async () => {
    const leftover = backend === 'webgl2' ? watchWebGL() : watchWebGPU()
    const { engine } = await run(3)
    await engine.capture()
    const held = leftover()
    expect(held.length).toBeGreaterThan(5)
    expect(Object.values({ ...engine.live }).every((count) => count > 0)).toBe(true)
    engine.dispose()
    expect(engine.live).toBeUndefined()
    await expect.poll(() => leftover()).toEqual([])
  })

  test('what is not shown any more is freed', async () => {
    const { frame } = makeScene()
    const engine = start({ container: stage.container, backend, frame, pixelRatio: 1 })
    await engine.ready
    const small = [draw({ fragment: vec3(uv, 0) })]
    engine.frame = small
    await expect.poll(async () => pixel(await engine.capture(), 59, 0)[2]).toBe(0)
    expect({ ...engine.live }).toMatchObject({ programs: 1, targets: 0, textures: 0 })
  })

  test('a target that no GPU can hold is reported, the last good frame stays, and the page works', async () => {
    const engine = start({ container: stage.container, backend, frame: [draw({ fragment: vec3(0, 1, 0) })], pixelRatio: 1 })
    await engine.ready
    const failed = vi.fn()
    engine.on('error', failed)
    const huge = target({ color: 'rgba32float' }, { size: [100_000, 100_000], name: 'huge' })
    engine.frame = [draw({ target: huge, fragment: vec4(1) }), draw({ fragment: huge.color.load(ivec2(0, 0)) })]
    await expect.poll(() => failed).toHaveBeenCalled()
    expect(String(failed.mock.calls[0]?.[0])).toMatch(/E10\d\d: .*100000/)
    expect(pixel(await engine.capture(), 5, 5)).toEqual([0, 255, 0, 255])
    const other = start({ container: stage.container, backend, frame: [draw({ fragment: vec3(0, 0, 1) })], pixelRatio: 1 })
    expect(pixel(await other.capture(), 5, 5)).toEqual([0, 0, 255, 255])
  })

  test('a storage beyond the limits is reported, the last good frame stays, and the page works', async () => {
    const engine = start({ container: stage.container, backend, frame: [draw({ fragment: vec3(0, 1, 0) })], pixelRatio: 1 })
    await engine.ready
    const failed = vi.fn()
    engine.on('error', failed)
    const many = 2 ** 31
    const far = storage(vec4, many, { name: 'far' })
    engine.frame = [kernel(16, (i) => far.at(i).assign(vec4(1))), draw({ fragment: far.at(0) })]
    await expect.poll(() => failed).toHaveBeenCalled()
    expect(String(failed.mock.calls[0]?.[0])).toMatch(/E10\d\d: /)
    expect(pixel(await engine.capture(), 5, 5)).toEqual([0, 255, 0, 255])
    const other = start({ container: stage.container, backend, frame: [draw({ fragment: vec3(0, 0, 1) })], pixelRatio: 1 })
    expect(pixel(await other.capture(), 5, 5)).toEqual([0, 0, 255, 255])
  })

  test('memory that runs out is reported, and the page works', async () => {
    const engine = start({ container: stage.container, backend, frame: [draw({ fragment: vec3(0, 1, 0) })], pixelRatio: 1 })
    await engine.ready
    const failed = vi.fn()
    engine.on('error', failed)
    // A simulated driver error: really running out of memory would crash the browser.
    const spy =
      backend === 'webgl2'
        ? vi.spyOn(WebGL2RenderingContext.prototype, 'getError').mockReturnValue(WebGL2RenderingContext.OUT_OF_MEMORY)
        : vi.spyOn(GPUDevice.prototype, 'popErrorScope').mockImplementation(async () => new GPUOutOfMemoryError('full'))
    engine.frame = [draw({ target: target({ color: 'rgba32float' }, { size: [64, 64], name: 'big' }), fragment: vec4(1) }), draw({ fragment: vec3(1) })]
    await expect.poll(() => failed).toHaveBeenCalled()
    spy.mockRestore()
    expect(String(failed.mock.calls[0]?.[0])).toMatch(/E10\d\d: /)
    const other = start({ container: stage.container, backend, frame: [draw({ fragment: vec3(0, 0, 1) })], pixelRatio: 1 })
    expect(pixel(await other.capture(), 5, 5)).toEqual([0, 0, 255, 255])
  })

  test('twenty engines with frames share the page; out of sight they cost no call and no animation frame', async () => {
    const far = document.body.appendChild(document.createElement('div'))
    far.style.cssText = 'position:absolute;top:20000px;width:20px;height:20px'
    const engines = Array.from({ length: 20 }, (_, i) => {
      const level = storage(float, 1, { data: [i / 255], name: 'level' })
      return start({
        container: far,
        backend,
        pixelRatio: 1,
        frame: [kernel(1, (n) => level.at(n).addAssign(0)), draw({ fragment: vec3(level.at(0), 0, time.mul(0)) })],
      })
    })
    const reds = []
    for (const engine of engines) reds.push(pixel(await engine.capture(), 0, 0)[0])
    expect(reds).toEqual(engines.map((_, i) => i))
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
    far.remove()
  })

  test('a camera that is denied is reported, and the image that stood in its place stays', async () => {
    const face = texture(texture2D, { value: { width: 1, height: 1, data: new Uint8Array([0, 0, 255, 255]) } })
    const engine = start({ container: stage.container, backend, pixelRatio: 1, frame: [draw({ fragment: face.sample(uv) })] })
    await engine.ready
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('Permission denied', 'NotAllowedError'))
    await expect(webcam()).rejects.toThrow('E1046')
    expect(pixel(await engine.capture(), 5, 5)).toEqual([0, 0, 255, 255])
  })

  test('a camera that is gone leaves an engine that works, and another image takes its place', async () => {
    const source = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
    const brush = source.getContext('2d')
    if (!brush) throw new Error('expected a context')
    brush.fillStyle = '#f00'
    brush.fillRect(0, 0, 8, 8)
    const stream = source.captureStream(30)
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
    const painting = setInterval(() => brush.fillRect(0, 0, 8, 8), 16)
    onTestFinished(() => clearInterval(painting))
    const camera = await webcam()
    const face = texture(texture2D)
    face.value = camera
    const engine = start({ container: stage.container, backend, pixelRatio: 1, frame: [draw({ fragment: face.sample(uv) })] })
    const failed = vi.fn()
    engine.on('error', failed)
    const isRed = ([r = 0, g = 255, b = 255]: readonly number[]): boolean => r > 200 && g < 60 && b < 60
    await expect.poll(async () => isRed(pixel(await engine.capture(), 5, 5))).toBe(true)
    for (const track of stream.getTracks()) track.stop()
    await sleep(200)
    // The last frame of the camera, not the black one that browsers append when it ends.
    expect(isRed(pixel(await engine.capture(), 5, 5))).toBe(true)
    face.value = { width: 1, height: 1, data: new Uint8Array([0, 0, 255, 255]) }
    expect(pixel(await engine.capture(), 5, 5)).toEqual([0, 0, 255, 255])
    expect(failed).not.toHaveBeenCalled()
    camera.stop()
  })

  test('times of the GPU come, or it is said that there are none', async () => {
    const timed = vi.fn()
    const instead = vi.fn()
    const engine = start({ container: stage.container, backend, frame: [draw({ fragment: vec3(uv, time) })], timing: true })
    engine.on('timing', timed)
    engine.on('fallback', instead)
    await engine.ready
    for (let i = 0; i < 30 && timed.mock.calls.length === 0 && instead.mock.calls.length === 0; i++) await nextFrame(engine)
    expect(timed.mock.calls.length + instead.mock.calls.length).toBeGreaterThan(0)
    for (const [event] of timed.mock.calls) expect(event).toEqual({ gpuMilliseconds: expect.any(Number) as number })
    for (const [event] of instead.mock.calls) expect(event).toMatchObject({ wanted: 'times of the GPU', got: 'none' })
  })
})
