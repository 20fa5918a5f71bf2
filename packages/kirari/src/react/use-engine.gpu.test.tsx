/** React's hooks in a real browser: an engine without the component, and uniforms that follow values. */
import { StrictMode, useEffect, useState, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blue, colour, markNextLine, marked, red } from '../../test/element/behaviour.ts'
import type { Engine } from '../index.ts'
import { mat2, uv, vec2 } from '../shader/front/node/index.ts'
import { useEngine, useUniform } from './index.ts'

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  place.style.cssText = 'width:60px;height:40px'
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

describe.each(['webgl2', 'webgpu'] as const)('useEngine, on %s', (backend) => {
  let engine: Engine | undefined
  let renders = 0
  beforeEach(() => {
    engine = undefined
  })
  const Picture = ({ fragment = red, tag: Tag = 'div' }: { readonly fragment?: typeof red; readonly tag?: 'div' | 'figure' }): ReactElement => {
    const { ref, engine: made } = useEngine({ fragment, backend })
    useEffect(() => {
      engine = made
      renders++
    })
    return <Tag ref={ref} style={{ height: 40 }} />
  }
  const ready = async (): Promise<Engine> => {
    await expect.poll(() => engine).toBeDefined()
    await engine?.ready
    if (!engine) throw new Error('expected an engine')
    return engine
  }

  test('puts a canvas into an element and gives the engine', async () => {
    root.render(<Picture />)
    const first = await ready()
    expect([first.backend, place.querySelector('canvas')]).toEqual([backend, first.canvas])
    expect(await colour(first)).toEqual([255, 0, 0, 255])
  })

  test('starts one engine in StrictMode, and disposes it in the end', async () => {
    const element = (
      <StrictMode>
        <Picture />
      </StrictMode>
    )
    root.render(element)
    const first = await ready()
    expect(place.querySelectorAll('canvas').length).toBe(1)
    root.render(null)
    await expect.poll(() => place.querySelector('canvas')).toBeNull()
    await expect(first.capture()).rejects.toThrow(/E1006/)
  })

  test('follows its options without another engine', async () => {
    root.render(<Picture />)
    const first = await ready()
    root.render(<Picture fragment={blue} />)
    await expect.poll(() => colour(first)).toEqual([0, 0, 255, 255])
    expect(engine).toBe(first)
  })

  test('moves to another element', async () => {
    root.render(<Picture />)
    const first = await ready()
    root.render(<Picture tag="figure" />)
    await expect.poll(() => place.querySelector('figure canvas')).not.toBeNull()
    await expect.poll(() => engine).not.toBe(first)
    expect(await colour(await ready())).toEqual([255, 0, 0, 255])
  })

  test('a mistake has the place of the hook', async () => {
    const { message } = await new Promise<Error>((onError) => {
      const App = (): ReactElement => {
        markNextLine()
        const { ref } = useEngine({ fragment: uv as unknown as typeof red, backend, onError })
        return <div ref={ref} />
      }
      root.render(<App />)
    })
    expect(message).toMatch(/^S3002: /)
    expect(message).toContain(`/use-engine.gpu.test.tsx:${marked.line}:`)
  })

  test('a frame renders nothing', async () => {
    root.render(<Picture />)
    const first = await ready()
    const before = renders
    await new Promise<void>((resolve) => {
      first.on('frame', resolve)
      first.fragment = blue
    })
    expect(renders).toBe(before)
  })
})

describe('useUniform', () => {
  test('follows a value before the browser paints, and is the same uniform', () => {
    const seen = new Set<unknown>()
    let set = (_: number): void => {}
    const App = (): null => {
      const [value, setValue] = useState(1)
      const node = useUniform(value, 'hue')
      seen.add(node)
      useEffect(() => {
        set = setValue
      }, [setValue])
      return null
    }
    flushSync(() => root.render(<App />))
    flushSync(() => set(2))
    expect(seen.size).toBe(1)
    expect([...seen]).toEqual([expect.objectContaining({ value: 2 })])
  })

  test.each([
    ['when it is made', [NaN]],
    ['when it is set', [1, NaN]],
  ])('a mistake has the place of the hook %s', async (_, values) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const App = ({ x }: { readonly x: number }): null => {
      markNextLine()
      useUniform(vec2, [x, 0])
      return null
    }
    root.unmount()
    const error = await new Promise<unknown>((onUncaughtError) => {
      root = createRoot(place, { onUncaughtError })
      for (const x of values) flushSync(() => root.render(<App x={x} />))
    })
    vi.restoreAllMocks()
    expect(String(error)).toMatch(/S1004: /)
    expect(String(error)).toContain(`/use-engine.gpu.test.tsx:${marked.line}:`)
  })

  test('takes lists and types, and tells nobody when nothing has changed', () => {
    const listener = vi.fn<() => void>()
    const nodes: { value: unknown; subscribe(listener: () => void): void }[] = []
    const App = ({ x }: { readonly x: number }): null => {
      nodes.splice(0, 3, useUniform([x, 0, 0]), useUniform(mat2, [x, 0, 0, x]), useUniform(vec2))
      return null
    }
    flushSync(() => root.render(<App x={1} />))
    for (const node of nodes) node.subscribe(listener)
    flushSync(() => root.render(<App x={1} />))
    expect(listener).not.toHaveBeenCalled()
    flushSync(() => root.render(<App x={2} />))
    expect(nodes.map(({ value }) => value)).toEqual([
      [2, 0, 0],
      [2, 0, 0, 2],
      [0, 0],
    ])
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
