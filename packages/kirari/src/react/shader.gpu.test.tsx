/** A shader as a React element in a real browser, on both backends: the shared cases, and those of React alone. */
import { Activity, Component, StrictMode, Suspense, use, useEffect, type ReactElement, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { colour, blue, describeShader, markNextLine, marked, poster, red, type Props } from '../../test/element/behaviour.ts'
import { nextFrame } from '../../test/engine/stage.ts'
import type { Engine } from '../index.ts'
import { time, uv, vec3 } from '../shader/front/node/index.ts'
import { Shader, type ShaderProps } from './index.ts'

const showIn = (wrap: (element: ReactElement) => ReactElement) => (place: HTMLElement, first: Props) => {
  const root = createRoot(place)
  const set = (props: Props): void => root.render(wrap(<Shader {...props} />))
  set(first)
  return { set, remove: () => root.unmount() }
}

describeShader(
  'a React element',
  showIn((element) => element),
)
describeShader(
  'a React element in StrictMode',
  showIn((element) => <StrictMode>{element}</StrictMode>),
)

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

/** Renders, and resolves with the engine when it is ready. */
const show = (props: Partial<ShaderProps>, wrap: (element: ReactElement) => ReactElement = (element) => element): Promise<Engine> =>
  new Promise((onReady, onError) => {
    // The props have either a fragment or a frame.
    root.render(wrap(<Shader {...({ fragment: red, label: 'A red square', onReady, onError, ...props } as ShaderProps)} />))
  })
const canvases = (): readonly HTMLCanvasElement[] => [...place.querySelectorAll('canvas')]

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test('StrictMode, which mounts twice, starts one engine', async () => {
    const given: (Engine | null)[] = []
    const engine = await show({ backend, engineRef: (next) => void given.push(next) }, (element) => <StrictMode>{element}</StrictMode>)
    expect([canvases(), given]).toEqual([[engine.canvas], [engine]])
  })

  test('a ref may be an object, or a function that returns how to let go', async () => {
    const engineRef: { current: Engine | null } = { current: null }
    const engine = await show({ backend, engineRef })
    expect(engineRef.current).toBe(engine)
    const letGo = vi.fn()
    const begin = vi.fn(() => letGo)
    await show({ backend, engineRef: begin, pixelRatio: 1 })
    expect(engineRef.current).toBeNull()
    root.render(null)
    await expect.poll(() => letGo).toHaveBeenCalledOnce()
    expect(begin).toHaveBeenCalledOnce()
  })

  test('an effect of a parent finds the engine', async () => {
    const engineRef: { current: Engine | null } = { current: null }
    const seen = vi.fn<(engine: Engine | null) => void>()
    const Parent = (): ReactElement => {
      useEffect(() => seen(engineRef.current))
      return <Shader fragment={red} label="" backend={backend} engineRef={engineRef} />
    }
    root.render(<Parent />)
    await expect.poll(() => seen.mock.lastCall?.[0] === engineRef.current).toBe(true)
    expect(engineRef.current).not.toBeNull()
  })

  test('an Activity that is hidden has no engine, and one again when it is shown', async () => {
    const given: (Engine | null)[] = []
    const element = (mode: 'visible' | 'hidden', onReady?: (engine: Engine) => void): ReactElement => (
      <Activity mode={mode}>
        <Shader fragment={red} label="" backend={backend} poster={poster} onReady={onReady} engineRef={(next) => void given.push(next)} />
      </Activity>
    )
    const first = await new Promise<Engine>((resolve) => root.render(element('visible', resolve)))
    await nextFrame(first)
    root.render(element('hidden'))
    await expect.poll(() => given.at(-1)).toBeNull()
    expect(canvases()).toEqual([])
    const second = await new Promise<Engine>((resolve) => root.render(element('visible', resolve)))
    expect(await colour(second)).toEqual([255, 0, 0, 255])
    expect(second).not.toBe(first)
  })

  test('a boundary that is suspended again keeps the engine and its time', async () => {
    let resume = (): void => {}
    const wait = new Promise<void>((resolve) => (resume = resolve))
    const Late = ({ on }: { readonly on: Promise<void> | undefined }): ReactNode => {
      if (on) use(on)
      return null
    }
    const inside = (on: Promise<void> | undefined) => (element: ReactElement) => (
      <Suspense fallback={<i />}>
        {element}
        <Late on={on} />
      </Suspense>
    )
    const engine = await show({ backend, fragment: vec3(time.fract(), 0, 0), isPlaying: false }, inside(undefined))
    engine.seek(0.5)
    void show({ backend, fragment: vec3(time.fract(), 0, 0), isPlaying: false }, inside(wait))
    await expect.poll(() => place.querySelector('i')).not.toBeNull()
    resume()
    await expect.poll(() => place.querySelector('i')).toBeNull()
    expect([canvases(), engine.time]).toEqual([[engine.canvas], 0.5])
    await expect(engine.capture()).resolves.toBeDefined()
  })

  test('a list may change its order', async () => {
    const engines: Engine[] = []
    const list = (keys: readonly string[]): ReactElement[] =>
      keys.map((key) => <Shader key={key} fragment={key === 'red' ? red : blue} label={key} backend={backend} onReady={(engine) => engines.push(engine)} />)
    root.render(list(['red', 'blue']))
    await expect.poll(() => engines.length).toBe(2)
    root.render(list(['blue', 'red']))
    await expect.poll(() => [...place.querySelectorAll('[role=img]')].map((element) => element.getAttribute('aria-label'))).toEqual(['blue', 'red'])
    expect(canvases()).toEqual(expect.arrayContaining(engines.map(({ canvas }) => canvas)))
    expect(engines.length).toBe(2)
  })
})

describe('a mistake has the place of the element in the component that wrote it', () => {
  const wrong = uv as unknown as typeof red
  const errorOf = (App: (props: { readonly onError: (error: Error) => void }) => ReactElement): Promise<Error> =>
    new Promise((onError) => root.render(<App onError={onError} />))

  test('of what it shows', async () => {
    const { message } = await errorOf(({ onError }) => {
      markNextLine()
      return <Shader fragment={wrong} label="" backend="webgl2" onError={onError} />
    })
    expect(message).toMatch(/^S3002: /)
    expect(message).toContain(`/shader.gpu.test.tsx:${marked.line}:`)
  })

  test('of what another component shows with it', async () => {
    const Picture = ({ onError }: { readonly onError: (error: Error) => void }): ReactElement => {
      markNextLine()
      return <Shader fragment={wrong} label="" backend="webgl2" onError={onError} />
    }
    const { message } = await errorOf(({ onError }) => <Picture onError={onError} />)
    expect(message).toContain(`/shader.gpu.test.tsx:${marked.line}:`)
  })

  test('of its options', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const both = { fragment: red, frame: [] } as unknown as { readonly fragment: typeof red }
    const App = (): ReactElement => {
      markNextLine()
      return <Shader {...both} label="" backend="webgl2" />
    }
    const error = await new Promise<unknown>((onCaughtError) => {
      root.unmount()
      root = createRoot(place, { onUncaughtError: onCaughtError })
      root.render(<App />)
    })
    expect(String(error)).toMatch(/E1012: /)
    expect(String(error)).toContain(`/shader.gpu.test.tsx:${marked.line}:`)
  })
})

test('what an engine throws at once is caught by a boundary, which can try again', async () => {
  class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
    override state = { error: null }
    static getDerivedStateFromError(error: Error): { readonly error: Error } {
      return { error }
    }
    override render(): ReactNode {
      return this.state.error ? <button onClick={() => this.setState({ error: null })}>Again</button> : this.props.children
    }
  }
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const broken = vi.spyOn(window, 'matchMedia').mockImplementation(() => {
    throw new Error('No such thing.')
  })
  let engine: Engine | undefined
  root.render(
    <Boundary>
      <Shader fragment={red} label="" backend="webgl2" onReady={(ready) => (engine = ready)} />
    </Boundary>,
  )
  await expect.poll(() => place.querySelector('button')).not.toBeNull()
  broken.mockRestore()
  place.querySelector('button')?.click()
  await expect.poll(() => engine).toBeDefined()
})

test('takes over what a server has sent', async () => {
  root.unmount()
  const element = (onReady?: (engine: Engine) => void): ReactElement => (
    <StrictMode>
      <Shader fragment={red} label="A red square" backend="webgl2" poster={poster} className="hero" style={{ height: 40 }} onReady={onReady}>
        <b>Soon</b>
      </Shader>
    </StrictMode>
  )
  place.innerHTML = renderToString(element())
  const server = [...place.querySelectorAll('*')]
  const complaints = vi.spyOn(console, 'error')
  const recovered = vi.fn()
  const engine = await new Promise<Engine>((resolve) => {
    root = hydrateRoot(place, element(resolve), { onRecoverableError: recovered })
  })
  expect(await colour(engine)).toEqual([255, 0, 0, 255])
  expect([...place.querySelectorAll('*')].filter((node) => node !== engine.canvas)).toEqual(server)
  expect([complaints.mock.calls, recovered.mock.calls]).toEqual([[], []])
})
