/** Hot reload: React's own runtime for it swaps a component while its shader is shown. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Root } from 'react-dom/client'
import { blue, colour, markNextLine, marked, red } from '../../test/element/behaviour.ts'
import type { Engine } from '../index.ts'
import { vec3, time, uv } from '../shader/front/node/index.ts'

interface Refresh {
  injectIntoGlobalHook(global: object): void
  register(type: unknown, id: string): void
  setSignature(type: unknown, key: string): void
  performReactRefresh(): unknown
}
// It has to be loaded before React is.
// @ts-expect-error -- the package has no types: these are the names its documentation gives
const refresh = (await import('react-refresh/runtime')) as Refresh
refresh.injectIntoGlobalHook(window)
const { createRef } = await import('react')
const { createRoot } = await import('react-dom/client')
const { Shader, useEngine } = await import('./index.ts')

let root: Root
let place: HTMLElement
beforeAll(() => {
  place = document.body.appendChild(document.createElement('div'))
  place.style.cssText = 'width:60px;height:40px'
})
afterAll(() => place.remove())

/** The next edit of one file: the same hooks, a different fragment. */
const edit = <Props,>(id: string, type: (props: Props) => React.ReactElement): ((props: Props) => React.ReactElement) => {
  refresh.register(type, id)
  refresh.setSignature(type, 'the same hooks')
  return type
}

describe('Fast Refresh', () => {
  test('an edited fragment takes the place of the last one, in the engine that is there and at its time', async () => {
    const engineRef = createRef<Engine>()
    const First = edit('App', () => <Shader fragment={red} label="" backend="webgl2" isPlaying={false} engineRef={engineRef} />)
    root = createRoot(place)
    root.render(<First />)
    await expect.poll(() => engineRef.current?.backend).toBe('webgl2')
    const made = engineRef.current
    made?.seek(3)
    edit('App', () => <Shader fragment={blue} label="" backend="webgl2" isPlaying={false} engineRef={engineRef} />)
    refresh.performReactRefresh()
    await expect.poll(async () => made && (await colour(made))).toEqual([0, 0, 255, 255])
    expect([engineRef.current, made?.time]).toEqual([made, 3])
    root.unmount()
  })

  test('so it is with the hook, whose effects run again in the edited component', async () => {
    let engine: Engine | undefined
    const app = (fragment: typeof red) => () => {
      const made = useEngine({ fragment, backend: 'webgl2', isPlaying: false })
      ;({ engine } = made)
      return <div ref={made.ref} />
    }
    const First = edit('Hook', app(vec3(time, 0, 0)))
    root = createRoot(place)
    root.render(<First />)
    await expect.poll(() => engine?.backend).toBe('webgl2')
    const made = engine
    made?.seek(3)
    edit('Hook', app(blue))
    refresh.performReactRefresh()
    await expect.poll(async () => made && (await colour(made))).toEqual([0, 0, 255, 255])
    expect([engine, made?.time]).toEqual([made, 3])
    root.unmount()
  })
  test('a mistake of the edited component has the place of its hook', async () => {
    let isReady = false
    const First = edit('Mistake', () => {
      const { ref } = useEngine({ fragment: red, backend: 'webgl2', onReady: () => (isReady = true) })
      return <div ref={ref} />
    })
    root = createRoot(place)
    root.render(<First />)
    await expect.poll(() => isReady).toBe(true)
    const { message } = await new Promise<Error>((onError) => {
      edit('Mistake', () => {
        markNextLine()
        const { ref } = useEngine({ fragment: uv as unknown as typeof red, backend: 'webgl2', onError })
        return <div ref={ref} />
      })
      refresh.performReactRefresh()
    })
    expect(message).toMatch(/^S3002: /)
    expect(message).toContain(`/fast-refresh.gpu.test.tsx:${marked.line}:`)
    root.unmount()
  })
})
