/** Which backend an engine chooses in a real browser, and its errors if there is none or a driver rejects a shader. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureSite } from '../shader/diagnostic/site.ts'
import { time, uv, vec3 } from '../shader/front/node/index.ts'
import { createEngine, ShaderError, type Engine, type EngineEvents, type EngineOptions, type Fragment } from '../index.ts'
import type { Program } from '../shader/ir/program.ts'
import type { Connect } from './device/device.ts'
import { startEngine } from './engine.ts'
import { loseDevice } from '../../test/engine/webgpu-renderer.ts'
import { createStage, nextFrame, pixel, type Stage } from '../../test/engine/stage.ts'
import { connectOwn } from './webgl/own.ts'
import { connectWebGPU } from './webgpu/device.ts'

let stage: Stage
beforeEach(async () => {
  stage = createStage()
  // Engines share the device of the page, which stays open for a while; after this the next engine requests a new one.
  await loseDevice()
})
afterEach(() => {
  stage.clear()
  vi.restoreAllMocks()
})
const start = (options: { readonly fragment: Fragment; readonly backend?: EngineOptions['backend'] }): Engine =>
  stage.keep(createEngine({ container: stage.container, ...options }))
const fragment = vec3(uv, 0.5)

describe('auto', () => {
  const playHardware = (): void => {
    vi.spyOn(GPUAdapterInfo.prototype, 'isFallbackAdapter', 'get').mockReturnValue(false)
  }

  test('takes WebGPU where it draws', async () => {
    playHardware()
    const engine = start({ fragment })
    const chosen = new Promise<EngineEvents['backend']>((resolve) => engine.on('backend', resolve))
    await engine.ready
    expect([await chosen, engine.backend]).toEqual([{ backend: 'webgpu', reason: undefined }, 'webgpu'])
  })

  test.each([
    ['it is software', (): void => {}, /E1002.*software/],
    ['there is no adapter', (): void => void vi.spyOn(navigator.gpu, 'requestAdapter').mockResolvedValue(null), /E1002.*no adapter/],
    [
      'the device does not draw',
      (): void => {
        playHardware()
        vi.spyOn(GPURenderPassEncoder.prototype, 'draw').mockImplementation(() => {})
      },
      /E1002.*does not draw/,
    ],
  ])('takes WebGL2 where %s, and says why', async (_, prepare, reason) => {
    prepare()
    const engine = start({ fragment })
    const chosen = new Promise<EngineEvents['backend']>((resolve) => engine.on('backend', resolve))
    await engine.ready
    expect(engine.backend).toBe('webgl2')
    expect((await chosen).reason?.message).toMatch(reason)
  })

  test('goes over to WebGL2 on a fresh canvas when WebGPU is lost at once', async () => {
    playHardware()
    const engine = start({ fragment })
    const before = await engine.capture()
    const { canvas } = engine
    expect(engine.backend).toBe('webgpu')
    const restored = new Promise((resolve) => engine.on('restored', resolve))
    // The GPU of the page is lost while the engine connects.
    await loseDevice()
    await restored
    expect(engine.backend).toBe('webgl2')
    expect(engine.canvas).not.toBe(canvas)
    expect(await engine.capture()).toEqual(before)
  })
})

test('a WebGL2 driver that compiles beside the page is asked for the outcome only when it has one', async () => {
  const COMPLETION_STATUS_KHR = 0x91b1
  const canvas = stage.container.appendChild(document.createElement('canvas'))
  const gl = canvas.getContext('webgl2')
  const ask: ((program: WebGLProgram, name: number) => unknown) | undefined = gl?.getProgramParameter.bind(gl)
  const asked: number[] = []
  // getContext returns the same object again.
  Object.assign(gl ?? {}, {
    getExtension: (name: string) => (name === 'KHR_parallel_shader_compile' ? {} : null),
    getProgramParameter(program: WebGLProgram, name: number): unknown {
      asked.push(name)
      return name === COMPLETION_STATUS_KHR ? asked.length >= 3 : ask?.(program, name)
    },
  })
  await stage.keep(createEngine({ canvas, fragment, backend: 'webgl2' })).ready
  expect(asked).toEqual([COMPLETION_STATUS_KHR, COMPLETION_STATUS_KHR, COMPLETION_STATUS_KHR, WebGL2RenderingContext.LINK_STATUS])
})

describe('without a GPU', () => {
  test('webgl2 says so', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await expect(start({ fragment, backend: 'webgl2' }).ready).rejects.toThrow(/E1001/)
  })

  test('webgpu says so', async () => {
    vi.spyOn(navigator.gpu, 'requestAdapter').mockResolvedValue(null)
    const canvas = document.createElement('canvas')
    await expect(createEngine({ canvas, fragment, backend: 'webgpu' }).ready).rejects.toThrow(/E1002/)
    // The canvas was not touched: it can still have any context.
    expect(canvas.getContext('2d')).not.toBeNull()
  })
})

describe.each([
  ['webgl2', connectOwn],
  ['webgpu', connectWebGPU],
] as const)('a driver that refuses, on %s,', (_, connect) => {
  /** Breaks the line that computes the colour, in programs of marked fragments. */
  const breaking = (broken: ReadonlySet<unknown>): Connect => {
    const site = captureSite(breaking)
    return async (host) => {
      const device = await connect(host)
      const print = (fragment: Parameters<typeof device.print>[0]): Program => {
        const program = device.print(fragment)
        if (!broken.has(fragment)) return program
        const lines = program.fragment.split('\n')
        const at = lines.findIndex((line) => line.includes('return'))
        lines[at] = `${lines[at]} missing = 1.0;`
        const text = lines.join('\n')
        return {
          ...program,
          vertex: program.language === 'wgsl' ? text : program.vertex,
          fragment: text,
          sites: lines.map((_line, i) => (i === at ? site : undefined)),
        }
      }
      return { ...device, print }
    }
  }

  test("names the user's line and keeps the good frame", async () => {
    const bad = vec3(uv, time.cos())
    const engine = stage.keep(startEngine(breaking(new Set([bad])), { container: stage.container, fragment }))
    await nextFrame(engine)
    const before = await engine.capture()
    const reported = new Promise<Error>((resolve) => engine.on('error', resolve))
    engine.fragment = bad
    const error = await reported
    expect(error).toBeInstanceOf(ShaderError)
    expect(error.message).toMatch(/S4001[\s\S]*missing[\s\S]*backend\.gpu\.test\.ts:\d+:\d+/)
    expect(await engine.capture()).toEqual(before)
    engine.fragment = vec3(0, 0, 1)
    expect(pixel(await engine.capture(), 0, 0)).toEqual([0, 0, 255, 255])
  })

  test('at the first program rejects ready', async () => {
    const bad = vec3(uv, time.cos())
    await expect(stage.keep(startEngine(breaking(new Set([bad])), { container: stage.container, fragment: bad })).ready).rejects.toThrow(/S4001/)
  })
})
