/** A shader as a Solid component in a real browser, on both backends: the shared cases, and those of Solid alone. */
import { createMemo, createSignal, ErrorBoundary, mapArray, mergeProps, type Accessor, type Component, type JSX } from 'solid-js'
import { createComponent, hydrate, render } from 'solid-js/web'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blue, colour, describeShader, markNextLine, marked, red, type Props } from '../../test/element/behaviour.ts'
import { serverMarkup, serverProps } from '../../test/element/solid-server.ts'
import type { Engine } from '../index.ts'
import { mat2, uv, vec2, vec4 } from '../shader/front/node/index.ts'
import { createUniform, Shader, useEngine, type ShaderProps } from './index.ts'

describeShader('a Solid component', (place, first) => {
  const [props, set] = createSignal<Props>(first)
  const remove = render(
    () =>
      createComponent(
        Shader,
        mergeProps(() => props()),
      ),
    place,
  )
  return { set, remove }
})

let place: HTMLElement
let remove = (): void => {}
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  place.style.cssText = 'width:60px;height:40px'
})
afterEach(() => {
  remove()
  place.remove()
  vi.restoreAllMocks()
})
const put = (code: Component): void => {
  remove = render(() => createComponent(code, {}), place)
}
/** The value of a signal, inserted as the JSX compiler would insert it. */
const asElement = (content: Accessor<unknown>): JSX.Element => content as Accessor<JSX.Element> as unknown as JSX.Element
const canvases = (): readonly HTMLCanvasElement[] => [...place.querySelectorAll('canvas')]

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test('a signal changes one option, and the engine stays', async () => {
    const [fragment, setFragment] = createSignal(red)
    const engine = await new Promise<Engine>((onReady) =>
      put(() =>
        createComponent(Shader, {
          get fragment() {
            return fragment()
          },
          label: 'A square',
          backend,
          onReady,
        }),
      ),
    )
    setFragment(blue)
    await expect.poll(() => colour(engine)).toEqual([0, 0, 255, 255])
    expect(canvases()).toEqual([engine.canvas])
  })

  test('a branch that goes away takes its engine with it', async () => {
    const [isShown, setShown] = createSignal(true)
    const [engine, engineRef] = createSignal<Engine>()
    put(() => asElement(createMemo(() => isShown() && createComponent(Shader, { fragment: red, label: '', backend, engineRef }))))
    await expect.poll(() => engine()?.backend).toBe(backend)
    setShown(false)
    expect([engine(), canvases()]).toEqual([undefined, []])
  })

  test('a list may change its order', async () => {
    const engines: Engine[] = []
    const [keys, setKeys] = createSignal(['red', 'blue'])
    const picture = (key: string): JSX.Element =>
      createComponent(Shader, { fragment: key === 'red' ? red : blue, label: key, backend, onReady: (engine) => void engines.push(engine) })
    put(() => asElement(mapArray(keys, picture)))
    await expect.poll(() => engines.length).toBe(2)
    setKeys(['blue', 'red'])
    expect([...place.querySelectorAll('[role=img]')].map((element) => element.getAttribute('aria-label'))).toEqual(['blue', 'red'])
    expect(canvases()).toEqual(expect.arrayContaining(engines.map(({ canvas }) => canvas)))
    expect(engines.length).toBe(2)
  })

  test('useEngine puts a canvas into an element, follows its options, and ends with it', async () => {
    const [fragment, setFragment] = createSignal(red)
    let engine = (): Engine | undefined => undefined
    put(() => {
      const made = useEngine(() => ({ fragment: fragment(), backend }))
      ;({ engine } = made)
      const element = document.createElement('figure')
      made.ref(element)
      return element
    })
    await expect.poll(() => engine()?.backend).toBe(backend)
    const first = engine()
    await first?.ready
    expect(place.querySelector('figure > canvas')).toBe(first?.canvas)
    setFragment(blue)
    expect(engine()).toBe(first)
    expect(first && (await colour(first))).toEqual([0, 0, 255, 255])
    remove()
    expect([engine(), canvases()]).toEqual([undefined, []])
  })

  test('a uniform follows a signal, and nothing is compiled', async () => {
    const [green, setGreen] = createSignal(0)
    const engine = await new Promise<Engine>((onReady) =>
      put(() => createComponent(Shader, { fragment: vec4(0, createUniform(green), 0, 1), label: '', backend, onReady })),
    )
    const { fragment } = engine
    setGreen(1)
    expect(await colour(engine)).toEqual([0, 255, 0, 255])
    expect(engine.fragment).toBe(fragment)
  })
})

describe('a mistake has the place', () => {
  const wrong = uv as unknown as typeof red
  const file = '/shader.gpu.test.ts:'

  test('of the component', async () => {
    const { message } = await new Promise<Error>((onError) =>
      put(() => {
        markNextLine()
        return createComponent(Shader, { fragment: wrong, label: '', backend: 'webgl2', onError })
      }),
    )
    expect(message).toMatch(/^S3002: /)
    expect(message).toContain(`${file}${marked.line}:`)
  })

  test('of the function that gives an engine', async () => {
    const { message } = await new Promise<Error>((onError) =>
      put(() => {
        markNextLine()
        const { ref } = useEngine(() => ({ fragment: wrong, backend: 'webgl2', onError }))
        const element = document.createElement('div')
        ref(element)
        return element
      }),
    )
    expect(message).toContain(`${file}${marked.line}:`)
  })

  test('of the uniform, when it is made and when it is set', () => {
    const [x, setX] = createSignal(NaN)
    const make = (): void =>
      put(() => {
        markNextLine()
        createUniform(x)
        return []
      })
    expect(make).toThrow(/S1004: /)
    expect(make).toThrow(`${file}${marked.line}:`)
    setX(1)
    make()
    expect(() => setX(NaN)).toThrow(`${file}${marked.line}:`)
  })
})

test('a uniform has the type that its signal says, or the one that is named', () => {
  const [x, setX] = createSignal(1)
  put(() => {
    const nodes = [
      createUniform(x, 'hue'),
      createUniform(() => [x(), 0] as const),
      createUniform(mat2, () => [x(), 0, 0, x()]),
      createUniform(vec2, () => [0, x()]),
    ]
    setX(2)
    queueMicrotask(() => expect(nodes.map(({ value }) => value)).toEqual([2, [2, 0], [2, 0, 0, 2], [0, 2]]))
    return undefined
  })
})

test('what an engine throws at once is caught by a boundary, which can try again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const broken = vi.spyOn(window, 'matchMedia').mockImplementation(() => {
    throw new Error('No such thing.')
  })
  let again = (): void => {}
  const [engine, engineRef] = createSignal<Engine>()
  put(() =>
    createComponent(ErrorBoundary, {
      fallback: (_: unknown, reset: () => void) => {
        again = reset
        return 'Broken'
      },
      get children() {
        return createComponent(Shader, { fragment: red, label: '', backend: 'webgl2', engineRef })
      },
    }),
  )
  await expect.poll(() => place.textContent).toBe('Broken')
  broken.mockRestore()
  again()
  await expect.poll(() => engine()?.backend).toBe('webgl2')
})

test('takes over what a server has sent', async () => {
  // Solid's server writes this into the head of its pages.
  Object.assign(window, { _$HY: { events: [], completed: new WeakSet(), r: {}, fe: () => {} } })
  place.innerHTML = serverMarkup
  const server = [...place.querySelectorAll('*')]
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const engine = await new Promise<Engine>((onReady) => {
    const props: ShaderProps = { ...serverProps, backend: 'webgl2', onReady }
    remove = hydrate(() => createComponent(Shader, props), place)
  })
  expect(await colour(engine)).toEqual([255, 0, 0, 255])
  expect([...place.querySelectorAll('*')].filter((node) => node !== engine.canvas)).toEqual(server)
  expect(place.textContent).toBe('Soon')
  expect(complaints.map(({ mock }) => mock.calls)).toEqual([[], []])
})
