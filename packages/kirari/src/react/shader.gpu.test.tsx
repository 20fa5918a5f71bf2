/** A shader as a React element in a real browser, on both backends. */
import { StrictMode, type ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pixel } from '../engine/record/stage.ts'
import type { Engine } from '../index.ts'
import { time, uniform, uv, vec3 } from '../shader/front/node/index.ts'
import { Shader, type ShaderProps } from './index.ts'

const red = vec3(1, 0, 0)
const blue = vec3(0, 0, 1)

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  place.style.width = '60px'
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
  vi.restoreAllMocks()
})

/** Renders, and gives the engine when it is ready. */
const show = (props: Partial<ShaderProps>, wrap: (element: ReactElement) => ReactElement = (element) => element): Promise<Engine> =>
  new Promise((resolve, reject) => {
    root.render(wrap(<Shader fragment={red} label="A red square" onReady={resolve} onError={reject} {...props} />))
  })
const colour = async (engine: Engine): Promise<readonly number[]> => pixel(await engine.capture(), 0, 0)
const canvases = (): readonly HTMLCanvasElement[] => [...place.querySelectorAll('canvas')]

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test('draws in an element that has the size of the canvas', async () => {
    const engine = await show({ backend })
    expect(await colour(engine)).toEqual([255, 0, 0, 255])
    expect([engine.backend, place.offsetHeight, place.querySelector('[role=img]')?.getAttribute('aria-label')]).toEqual([backend, 30, 'A red square'])
  })

  test('survives StrictMode, which mounts twice', async () => {
    const engine = await show({ backend }, (element) => <StrictMode>{element}</StrictMode>)
    expect(await colour(engine)).toEqual([255, 0, 0, 255])
    expect(canvases()).toEqual([engine.canvas])
  })

  test('can be mounted again after it was unmounted', async () => {
    await show({ backend })
    root.render(null)
    await vi.waitFor(() => expect(canvases()).toEqual([]))
    expect(await colour(await show({ backend, fragment: blue }))).toEqual([0, 0, 255, 255])
  })

  test('keeps the poster until a picture was drawn, and then takes it away', async () => {
    const order: string[] = []
    new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => [...removedNodes].some((node) => node instanceof HTMLImageElement))) order.push('poster removed')
    }).observe(place, { childList: true, subtree: true })
    const poster = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
    const engine = await show({ backend, poster })
    expect(place.querySelector('img')).not.toBeNull()
    const stop = engine.on('frame', () => {
      order.push('frame')
      stop()
    })
    await vi.waitFor(() => expect(place.querySelector('img')).toBeNull())
    expect(order).toEqual(['frame', 'poster removed'])
  })

  test('swaps another fragment in, in the same engine', async () => {
    const engine = await show({ backend })
    root.render(<Shader fragment={blue} label="A blue square" backend={backend} />)
    await vi.waitFor(async () => expect(await colour(engine)).toEqual([0, 0, 255, 255]))
    expect(canvases()).toEqual([engine.canvas])
  })

  test('shows values that change', async () => {
    const green = uniform(0)
    const engine = await show({ backend, fragment: vec3(0, green, 0) })
    green.value = 1
    expect(await colour(engine)).toEqual([0, 255, 0, 255])
  })

  test('frees everything when it is unmounted', async () => {
    const engine = await show({ backend, fragment: vec3(uv, time) })
    root.render(null)
    await vi.waitFor(() => expect(canvases()).toEqual([]))
    await expect(engine.capture()).rejects.toThrow(/E1006/)
  })

  test('gives its engine to a ref, and takes it back', async () => {
    const engineRef: { current: Engine | null } = { current: null }
    const engine = await show({ backend, engineRef })
    expect(engineRef.current).toBe(engine)
    root.render(null)
    await vi.waitFor(() => expect(engineRef.current).toBeNull())
  })

  test('stands still and runs as it is told', async () => {
    const engine = await show({ backend, fragment: vec3(time.fract(), 0, 0), isPlaying: false })
    expect(engine.isPlaying).toBe(false)
    root.render(<Shader fragment={red} label="A red square" backend={backend} isPlaying />)
    await vi.waitFor(() => expect(engine.isPlaying).toBe(true))
  })
})

describe('without a GPU', () => {
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  })

  test('keeps the poster and says why, for everybody', async () => {
    const reported = vi.spyOn(window, 'reportError')
    root.render(<Shader fragment={red} label="A red square" backend="webgl2" poster="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />)
    await vi.waitFor(() => expect(place.textContent).toContain('needs WebGPU or WebGL2'))
    expect(place.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('A red square')
    expect(place.querySelector('img')?.alt).toBe('A red square')
    expect(reported).not.toHaveBeenCalled()
  })

  test('says it in the words of the page, and tells the application', async () => {
    const onError = vi.fn()
    root.render(<Shader fragment={red} label="赤い四角形" backend="webgl2" message="このブラウザでは表示できません。" onError={onError} />)
    await vi.waitFor(() => expect(place.textContent).toBe('このブラウザでは表示できません。'))
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'EngineError' }))
  })
})

test('takes over what a server has sent', async () => {
  root.unmount()
  const element = <Shader fragment={red} label="A red square" backend="webgl2" />
  place.innerHTML = renderToString(element)
  const server = place.querySelector('[role=img]')
  const complaints = vi.spyOn(console, 'error')
  const engine = await new Promise<Engine>((resolve) => {
    root = hydrateRoot(place, <Shader fragment={red} label="A red square" backend="webgl2" onReady={resolve} />)
  })
  expect(await colour(engine)).toEqual([255, 0, 0, 255])
  expect(place.querySelector('[role=img]')).toBe(server)
  expect(complaints).not.toHaveBeenCalled()
})
