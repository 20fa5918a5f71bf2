/**
 * The behaviour of a shader on a page, however it is mounted: the same tests for `mount` and for the binding of each framework.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MountOptions } from '../../src/element/index.ts'
import { loseDevice } from '../engine/webgpu-renderer.ts'
import { countLive, nextFrame, pixel, recordCalls } from '../engine/stage.ts'
import { draw, type Engine } from '../../src/index.ts'
import { placeOf } from '../../src/shader/diagnostic/site.ts'
import { time, uniform, uv, vec3, vec4 } from '../../src/shader/front/node/index.ts'

export type Props = MountOptions & {
  readonly engineRef?: ((engine: Engine | null | undefined) => void) | undefined
}
export interface Shown {
  /** Replaces all props. */
  set(props: Props): void
  remove(): void
}
export type Show = (place: HTMLElement, props: Props) => Shown

export const red = vec3(1, 0, 0)
export const blue = vec3(0, 0, 1)
/** The line of a test with the mistake. */
export const marked = { line: 0 }
/** It is the line after the call. */
export const markNextLine = (): void => {
  const stack = String(new Error().stack).replace(/^.*behaviour\.ts.*$/m, '')
  marked.line = Number(/:(\d+):\d+$/.exec(placeOf(stack))?.[1]) + 1
}
/** One grey pixel. */
export const poster = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
export const colour = async (engine: Engine): Promise<readonly number[]> => pixel(await engine.capture(), 0, 0)

export const describeShader = (name: string, show: Show): void => {
  let place: HTMLElement
  let shown: Shown | undefined
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'))
    place.style.width = '60px'
  })
  afterEach(() => {
    shown?.remove()
    shown = undefined
    place.remove()
    vi.restoreAllMocks()
  })
  const canvases = (): readonly HTMLCanvasElement[] => [...place.querySelectorAll('canvas')]
  const image = (): HTMLImageElement | null => place.querySelector('img')
  const isSeen = (element: Element | null): boolean => !!element?.checkVisibility()
  const isGone = async (): Promise<void> => {
    await expect.poll(() => canvases()).toEqual([])
  }
  const props = (more: Partial<Props> = {}): Props => {
    const content = more.frame ? {} : { fragment: red }
    // The props have either a fragment or a frame.
    return { label: 'A red square', ...content, ...more } as Props
  }
  const put = (more: Partial<Props>): Shown => (shown = show(place, props(more)))
  /** Shows it, and resolves with the engine when it is ready. */
  const start = (more: Partial<Props>): Promise<Engine> => new Promise((onReady, onError) => put({ onReady, onError, ...more }))
  const takeAway = async (engine: Engine, backend: string): Promise<() => void> => {
    const lost = new Promise((resolve) => engine.on('lost', resolve))
    const extension = backend === 'webgl2' ? engine.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') : undefined
    if (extension) extension.loseContext()
    else await loseDevice()
    await lost
    await new Promise((resolve) => setTimeout(resolve))
    return () => extension?.restoreContext()
  }

  describe.each(['webgl2', 'webgpu'] as const)(`${name}, on %s`, (backend) => {
    test('draws in an element that is twice as wide as high and has a name', async () => {
      const engine = await start({ backend })
      expect(await colour(engine)).toEqual([255, 0, 0, 255])
      expect([engine.backend, place.offsetHeight, place.querySelector('[role=img]')?.getAttribute('aria-label')]).toEqual([backend, 30, 'A red square'])
    })

    test('keeps the poster until a picture was drawn, and then takes it away', async () => {
      const engine = await start({ backend, poster })
      expect(isSeen(image())).toBe(true)
      expect(image()?.alt).toBe('')
      await nextFrame(engine)
      expect(isSeen(image())).toBe(false)
    })

    test('has the poster again while the GPU is lost', async () => {
      const engine = await start({ backend, poster })
      await nextFrame(engine)
      const restored = new Promise((resolve) => engine.on('restored', resolve))
      const restore = await takeAway(engine, backend)
      expect(isSeen(image())).toBe(true)
      restore()
      await restored
      await expect.poll(() => isSeen(image())).toBe(false)
      expect(await colour(engine)).toEqual([255, 0, 0, 255])
    })

    test('swaps another fragment in, in the same engine and without the poster', async () => {
      const engine = await start({ backend, poster })
      await nextFrame(engine)
      const canvas = engine.canvas
      let covered = 0
      const watch = new MutationObserver(() => (covered += Number(isSeen(image()))))
      watch.observe(place, { attributes: true, subtree: true })
      shown?.set(props({ backend, poster, fragment: blue }))
      await expect.poll(() => colour(engine)).toEqual([0, 0, 255, 255])
      watch.disconnect()
      expect([canvases(), covered]).toEqual([[canvas], 0])
    })

    test('swaps a frame of steps for a fragment, and back', async () => {
      const engine = await start({ backend })
      shown?.set(props({ backend, frame: [draw({ fragment: blue })] }))
      await expect.poll(() => colour(engine)).toEqual([0, 0, 255, 255])
      shown?.set(props({ backend }))
      await expect.poll(() => colour(engine)).toEqual([255, 0, 0, 255])
      expect(canvases()).toEqual([engine.canvas])
    })

    test('the same steps in another list are the same frame', async () => {
      const step = draw({ fragment: red })
      const engine = await start({ backend, frame: [step] })
      const { frame } = engine
      shown?.set(props({ backend, frame: [step] }))
      await new Promise((resolve) => setTimeout(resolve))
      expect(engine.frame).toBe(frame)
    })

    test('a changed backend makes a new engine, which goes on at the same time', async () => {
      const engines: (Engine | null | undefined)[] = []
      const engineRef = (engine: Engine | null | undefined): unknown => engines.push(engine)
      const first = await start({ backend, fragment: vec3(time, 0, 0), isPlaying: false, engineRef })
      first.seek(1)
      const other = backend === 'webgl2' ? 'webgpu' : 'webgl2'
      const second = await new Promise<Engine>((onReady, onError) =>
        shown?.set(props({ backend: other, fragment: vec3(time, 0, 0), isPlaying: false, engineRef, onReady, onError })),
      )
      expect([second.backend, second.time, canvases()]).toEqual([other, 1, [second.canvas]])
      expect(await colour(second)).toEqual([255, 0, 0, 255])
      await expect(first.capture()).rejects.toThrow(/E1006/)
      expect(engines.filter(Boolean)).toEqual([first, second])
    })

    test('calls the newest listener', async () => {
      const old = vi.fn<(engine: Engine) => void>()
      put({ backend, onReady: old })
      await new Promise<Engine>((onReady) => shown?.set(props({ backend, onReady })))
      expect(old).not.toHaveBeenCalled()
    })

    test('shows values that change', async () => {
      const green = uniform(0)
      const engine = await start({ backend, fragment: vec3(0, green, 0) })
      green.value = 1
      expect(await colour(engine)).toEqual([0, 255, 0, 255])
    })

    test('gives its engine to a ref, and takes it back', async () => {
      const given: (Engine | null | undefined)[] = []
      const engine = await start({ backend, engineRef: (next) => given.push(next) })
      expect(given.at(-1)).toBe(engine)
      shown?.remove()
      await expect.poll(() => given.at(-1) ?? undefined).toBeUndefined()
    })

    test('stands still and runs as it is told', async () => {
      const engine = await start({ backend, fragment: vec3(time.fract(), 0, 0), isPlaying: false })
      expect(engine.isPlaying).toBe(false)
      shown?.set(props({ backend, isPlaying: true }))
      await expect.poll(() => engine.isPlaying).toBe(true)
    })

    test('tells of another name', async () => {
      await start({ backend })
      shown?.set(props({ backend, label: 'A picture' }))
      await expect.poll(() => place.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('A picture')
      shown?.set(props({ backend, label: '' }))
      await expect.poll(() => [...place.querySelectorAll('[aria-hidden=true]')].length).toBe(1)
      expect(place.querySelector('[role]')).toBeNull()
    })

    test('can be removed while the backend is loaded', async () => {
      const onReady = vi.fn<(engine: Engine) => void>()
      const onError = vi.fn<(error: Error) => void>()
      put({ backend, onReady, onError }).remove()
      await isGone()
      await start({ backend })
      expect([onReady.mock.calls, onError.mock.calls]).toEqual([[], []])
    })

    test('can be removed while a program is compiled', async () => {
      const onError = vi.fn<(error: Error) => void>()
      await start({ backend, onError })
      shown?.set(props({ backend, onError, fragment: vec4(uv.sin(), time.cos(), 1) }))
      await new Promise((resolve) => setTimeout(resolve))
      shown?.remove()
      await isGone()
      await start({ backend })
      expect(onError).not.toHaveBeenCalled()
    })

    test('comes and goes without leaving anything behind', async () => {
      const programs = countLive(WebGL2RenderingContext.prototype, { createProgram: 'deleteProgram', createShader: 'deleteShader' })
      const observers = recordCalls(ResizeObserver, IntersectionObserver)
      const engines = new Set<Engine>()
      const engineRef = (engine: Engine | null | undefined): unknown => engine && engines.add(engine)
      for (let i = 0; i < 20; i++) {
        // Some are removed at once, some while they load, some after their first frame.
        if (i % 5 === 4) await start({ backend, engineRef })
        else put({ backend, engineRef })
        if (i % 5 === 3) await new Promise((resolve) => setTimeout(resolve))
        shown?.remove()
      }
      await isGone()
      for (const engine of engines) await expect(engine.capture()).rejects.toThrow(/E1006/)
      await start({ backend })
      shown?.remove()
      await isGone()
      expect(engines.size).toBeGreaterThanOrEqual(4)
      expect(Object.values(programs.live()).filter((live) => live > 0)).toEqual([])
      const times = (method: string): number => observers.calls.filter((call) => call === method).length
      expect(times('disconnect')).toBe(times('observe'))
      programs.stop()
      observers.stop()
      expect(place.childElementCount).toBe(0)
    })
  })

  describe(`${name}, without a GPU`, () => {
    beforeEach(() => {
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    })

    test('keeps the poster and says why, for everybody', async () => {
      const reported = vi.spyOn(window, 'reportError')
      put({ backend: 'webgl2', poster })
      await expect.poll(() => place.textContent).toContain('needs WebGPU or WebGL2')
      expect(place.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('A red square')
      expect([isSeen(image()), image()?.alt]).toEqual([true, 'A red square'])
      expect(reported).not.toHaveBeenCalled()
    })

    test('says it in the words of the page, and tells the application', async () => {
      const onError = vi.fn<(error: Error) => void>()
      put({ backend: 'webgl2', label: '赤い四角形', message: 'このブラウザでは表示できません。', onError })
      await expect.poll(() => place.textContent).toBe('このブラウザでは表示できません。')
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'EngineError' }))
    })

    test('takes the sentence away when there is a GPU after all', async () => {
      const message = 'No GPU.'
      put({ backend: 'webgl2', message })
      await expect.poll(() => place.textContent).toBe(message)
      vi.restoreAllMocks()
      await new Promise<Engine>((onReady) => shown?.set(props({ backend: 'webgl2', pixelRatio: 2, message, onReady })))
      expect([place.textContent, place.querySelectorAll('[role=img]').length]).toEqual(['', 1])
    })
  })

  test(`${name}: a mistake that nobody listens to goes to the page`, async () => {
    const reported = vi.spyOn(window, 'reportError').mockReturnValue(undefined)
    // A colour that no graph has made.
    put({ backend: 'webgl2', fragment: { type: vec3(0, 0, 0).type } })
    await expect.poll(() => reported).toHaveBeenCalled()
  })
}
