/** When the engine draws, on a backend that records its calls. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShaderError } from '../shader/diagnostic/diagnostic.ts'
import { compileGLSL } from '../shader/target/glsl/fragment.ts'
import { deltaTime, pointer, resolution, texture, texture2D, time, uniform, uv, vec4, type Vec4 } from '../shader/front/node/index.ts'
import { startEngine } from './engine.ts'
import type { Engine, EngineEvents } from './interface.ts'
import { EngineError } from './message/error.ts'
import { installPage, type Page } from '../../test/engine/page.ts'
import { createRecorder, type Recorder } from '../../test/engine/recorder.ts'

let page: Page
let recorder: Recorder
beforeEach(() => {
  page = installPage()
  recorder = createRecorder(compileGLSL)
})
const engines: Engine[] = []
afterEach(() => {
  for (const engine of engines.splice(0)) engine.dispose()
  // Runs pending animation frame callbacks, as a browser does.
  page.frame(0)
  page.restore()
})

const still = vec4(uv, 0, 1)
const moving = vec4(uv, time, 1)

/** An engine that has drawn its first frame, 100 × 50 CSS pixels large. */
const start = async (fragment: Vec4, options: { readonly pixelRatio?: number } = {}): Promise<Engine> => {
  const canvas = page.createCanvas()
  const engine = startEngine(recorder.connect, { canvas, fragment, ...options })
  engines.push(engine)
  page.resize(canvas, 100, 50)
  page.see(canvas, true)
  await engine.ready
  page.frame(1000)
  recorder.take()
  return engine
}
const until = (expectation: () => void): Promise<void> => vi.waitFor(expectation, { interval: 1, timeout: 30_000 })
const names = (): readonly string[] => recorder.take().map(([name]) => name)

describe('a still fragment', () => {
  test('is drawn once, at the size of the screen', async () => {
    await start(vec4(uv, resolution.x, 1))
    expect(recorder.calls.slice(2)).toEqual([['resize', 200, 100], ['write', expect.any(String), [200, 100]], ['draw'], ['submit']])
  })

  test('costs no call and no animation frame while nothing changes', async () => {
    await start(still)
    expect(page.waiting).toBe(0)
    page.frame(2000)
    expect(recorder.take()).toEqual([])
  })

  test('is drawn once a frame however often its uniforms are assigned', async () => {
    const hue = uniform(0.2)
    const gain = uniform([1, 2, 3])
    await start(vec4(gain.mul(hue), 1))
    hue.value = 0.3
    hue.value = 0.4
    gain.value = [3, 2, 1]
    expect(page.waiting).toBe(1)
    page.frame(1016)
    expect(recorder.take().filter(([name]) => name !== 'write')).toEqual([['draw'], ['submit']])
    expect(page.waiting).toBe(0)
  })

  test('gets only the values that changed', async () => {
    const hue = uniform(0.2)
    await start(vec4(resolution, hue, uniform(0.5)))
    hue.value = 0.4
    page.frame(1016)
    expect(recorder.take()).toEqual([['write', expect.any(String), 0.4], ['draw'], ['submit']])
  })

  test('follows the pointer only if it reads it', async () => {
    const move = (engine: Engine): boolean => engine.canvas.dispatchEvent(Object.assign(new Event('pointermove'), { clientX: 60, clientY: 45 }))
    move(await start(still))
    expect(page.waiting).toBe(0)
    move(await start(vec4(pointer, 0, 1)))
    page.frame(1016)
    expect(recorder.take()).toEqual([['write', expect.any(String), [0.25, 0.75]], ['draw'], ['submit']])
  })

  test('is drawn again when its size changes, with the size set in the frame that draws', async () => {
    const engine = await start(still)
    page.resize(engine.canvas, 80, 40)
    expect(recorder.take()).toEqual([])
    page.frame(1016)
    expect(recorder.take()).toEqual([['resize', 160, 80], ['draw'], ['submit']])
  })

  test('waits while it has no size', async () => {
    const engine = await start(still)
    page.resize(engine.canvas, 0, 40)
    expect(page.waiting).toBe(0)
    page.resize(engine.canvas, 10, 10)
    page.frame(1016)
    expect(names()).toEqual(['resize', 'draw', 'submit'])
  })

  test('has a drawing buffer no larger than a GPU takes', async () => {
    const engine = await start(still)
    page.resize(engine.canvas, 10_000, 100)
    page.frame(1016)
    page.resize(engine.canvas, 4000, 4000)
    page.frame(1032)
    expect(recorder.take().filter(([name]) => name === 'resize')).toEqual([
      ['resize', 8192, 81],
      ['resize', 5792, 5792],
    ])
  })

  test('has as many pixels for each CSS pixel as the application asks', async () => {
    await start(still, { pixelRatio: 0.5 })
    expect(recorder.calls).toContainEqual(['resize', 50, 25])
  })
})

describe('a fragment that needs what a frame of steps brings', () => {
  const photo = vec4(texture(texture2D).sample(uv))
  test.each([
    ['reads textures', { fragment: photo }, 'a fragment that reads textures'],
    ['is timed', { fragment: still, timing: true }, '`timing: true`'],
  ])('is refused where it %s, with what to write', async (_, options, what) => {
    const engine = startEngine(recorder.connect, { canvas: page.createCanvas(), ...options })
    engines.push(engine)
    await expect(engine.ready).rejects.toThrow(`E1016: expected a frame of steps for ${what}, got a fragment alone`)
    await expect(engine.ready).rejects.toThrow(/write `frame: \[draw\(\{ fragment \}\)\]`/)
  })

  test('leaves the image that is there', async () => {
    const engine = await start(moving)
    const failed = new Promise<Error>((resolve) => engine.on('error', resolve))
    engine.fragment = photo
    expect((await failed).message).toMatch('E1016')
    page.frame(1016)
    expect(names()).toEqual(['write', 'draw', 'submit'])
  })
})

describe('a moving fragment', () => {
  test('is drawn every frame with time in seconds since the first', async () => {
    await start(moving)
    page.frame(1016)
    page.frame(1032)
    expect(recorder.take()).toEqual([['write', expect.any(String), 0.016], ['draw'], ['submit'], ['write', expect.any(String), 0.032], ['draw'], ['submit']])
  })

  test.each([
    ['the tab is hidden', (): void => page.setHidden(true), (): void => page.setHidden(false)],
    ['it is off screen', (engine: Engine): void => page.see(engine.canvas, false), (engine: Engine): void => page.see(engine.canvas, true)],
    ['it is paused', (engine: Engine): void => engine.pause(), (engine: Engine): void => engine.play()],
    ['the reader prefers less motion', (): void => page.setReducedMotion(true), (): void => page.setReducedMotion(false)],
  ])('stands still while %s, and goes on from there', async (_, stop, go) => {
    const engine = await start(moving)
    page.frame(1100)
    stop(engine)
    page.frame(1200)
    recorder.take()
    page.frame(1300)
    expect([names(), page.waiting]).toEqual([[], 0])
    go(engine)
    page.frame(9000)
    page.frame(9100)
    expect(engine.time).toBeCloseTo(0.2)
  })

  test('does not jump when a frame is late', async () => {
    const engine = await start(moving)
    page.frame(60_000)
    expect(engine.time).toBe(0.25)
  })

  test('is one still image for readers who prefer less motion, until it is played', async () => {
    page.setReducedMotion(true)
    const engine = await start(moving)
    expect(recorder.calls.filter(([name]) => name === 'draw')).toHaveLength(1)
    expect([engine.isPlaying, page.waiting]).toEqual([false, 0])
    engine.play()
    expect([engine.isPlaying, page.waiting]).toEqual([true, 1])
  })

  test('shows the time it is asked for while it is paused', async () => {
    const engine = await start(moving)
    engine.pause()
    page.frame(1100)
    recorder.take()
    engine.seek(2.5)
    page.frame(1200)
    expect(recorder.take()).toEqual([['write', expect.any(String), 2.5], ['draw'], ['submit']])
  })

  test('gets a time that is sought, and that no time has passed', async () => {
    const engine = await start(vec4(uv, time.add(deltaTime), 1))
    page.frame(1100)
    recorder.take()
    engine.pause()
    engine.seek(2.5)
    page.frame(1200)
    expect(recorder.take().filter(([name]) => name === 'write')).toEqual([
      ['write', expect.any(String), 2.5],
      ['write', expect.any(String), 0],
    ])
  })

  test('still shows changed uniforms while it is paused', async () => {
    const hue = uniform(0.2)
    const engine = await start(vec4(uv, time.mul(hue), 1))
    engine.pause()
    page.frame(1100)
    recorder.take()
    hue.value = 0.5
    page.frame(1200)
    expect(names()).toEqual(['write', 'draw', 'submit'])
  })
})

test('engines share one animation frame, and one submission', async () => {
  await start(moving)
  await start(moving)
  expect(page.waiting).toBe(1)
  page.frame(1016)
  expect(names()).toEqual(['write', 'draw', 'write', 'draw', 'submit'])
})

test('what a listener throws does not stop the other engines', async () => {
  const first = await start(moving)
  const second = await start(moving)
  const mistake = new Error('mistake')
  const stop = [first, second].map((engine) =>
    engine.on('frame', () => {
      throw mistake
    }),
  )
  page.frame(1016)
  expect(page.reported).toEqual([mistake, mistake])
  for (const off of stop) off()
  page.frame(1032)
  expect([first.time, second.time]).toEqual([expect.closeTo(0.032), expect.closeTo(0.032)])
})

describe('another fragment', () => {
  test('takes the place of the old one when it is compiled, which is drawn until then', async () => {
    const engine = await start(moving)
    let finish: () => void = () => {}
    recorder.compile = () => new Promise((resolve) => (finish = resolve))
    engine.fragment = vec4(uv, time.sin(), 1)
    await until(() => expect(names()).toContain('compile'))
    page.frame(1016)
    expect(names()).toEqual(['write', 'draw', 'submit'])
    finish()
    await until(() => expect(names()).toEqual(['dispose pipeline']))
    page.frame(1032)
    expect(names()).toEqual(['write', 'draw', 'submit'])
    expect(recorder.live.pipelines).toBe(1)
  })

  test('with the same text is not compiled again, and shows its own values', async () => {
    const engine = await start(vec4(uv, uniform(0.1), 1))
    engine.fragment = vec4(uv, uniform(0.2), 1)
    await until(() => expect(page.waiting).toBe(1))
    page.frame(1016)
    expect(recorder.take()).toEqual([['write', expect.any(String), 0.2], ['draw'], ['submit']])
  })

  test('makes the engine deaf to the uniforms of the one before', async () => {
    const old = uniform(0.1)
    const engine = await start(vec4(uv, old, 1))
    engine.fragment = still
    await until(() => expect(page.waiting).toBe(1))
    page.frame(1016)
    old.value = 0.3
    expect(page.waiting).toBe(0)
  })

  test('wins over one that was asked for before and compiles later', async () => {
    const engine = await start(still)
    const finish = new Map<string, () => void>()
    recorder.compile = (text) => new Promise((resolve) => finish.set(text, resolve))
    engine.fragment = vec4(uv, 0.25, 1)
    await until(() => expect(finish.size).toBe(1))
    engine.fragment = vec4(uv, 0.75, 1)
    await until(() => expect(finish.size).toBe(2))
    const [slow, fast] = [...finish.values()]
    fast?.()
    await until(() => expect(names()).toContain('dispose pipeline'))
    slow?.()
    await until(() => expect(names()).toContain('dispose pipeline'))
    expect(recorder.live.pipelines).toBe(1)
  })

  test('that does not compile leaves the good frame and is reported', async () => {
    const engine = await start(moving)
    const errors: Error[] = []
    engine.on('error', (error) => errors.push(error))
    const refused = new ShaderError({ code: 'S4001', message: 'no' })
    recorder.compile = () => Promise.reject(refused)
    engine.fragment = vec4(uv, time.cos(), 1)
    await until(() => expect(errors).toEqual([refused]))
    recorder.take()
    page.frame(1016)
    expect(names()).toEqual(['write', 'draw', 'submit'])
    expect(page.reported).toEqual([])
  })

  test('that does not compile is reported to the page if nobody listens', async () => {
    const engine = await start(moving)
    const refused = new ShaderError({ code: 'S4001', message: 'no' })
    recorder.compile = () => Promise.reject(refused)
    engine.fragment = vec4(uv, time.cos(), 1)
    await until(() => expect(page.reported).toEqual([refused]))
  })
})

describe('a lost GPU', () => {
  test('is connected again by itself, and the image with all its values comes back', async () => {
    const hue = uniform(0.2)
    const engine = await start(vec4(uv, hue, 1))
    const events: string[] = []
    engine.on('lost', (reason) => events.push(reason))
    engine.on('restored', () => events.push('restored'))
    hue.value = 0.3
    recorder.lose('gone')
    await until(() => expect(events).toEqual(['gone', 'restored']))
    page.frame(1016)
    expect(recorder.take()).toEqual([
      ['dispose pipeline'],
      ['connect'],
      ['compile', expect.any(String)],
      ['resize', 200, 100],
      ['write', expect.any(String), 0.3],
      ['draw'],
      ['submit'],
    ])
  })

  test('costs no frames while it is away', async () => {
    const engine = await start(moving)
    recorder.compile = () => new Promise(() => {})
    recorder.lose('gone')
    await until(() => expect(engine.backend).toBe('webgl2'))
    page.frame(1016)
    page.frame(1032)
    expect([names().includes('draw'), page.waiting]).toEqual([false, 0])
  })
})

describe('disposing', () => {
  test('frees everything, and twice is harmless', async () => {
    const container = page.createContainer()
    const hue = uniform(0.2)
    const engine = startEngine(recorder.connect, { container, fragment: vec4(uv, time.mul(hue), 1) })
    page.see(engine.canvas, true)
    page.resize(engine.canvas, 10, 10)
    await engine.ready
    page.frame(1000)
    expect([page.watchers, container.canvases.length]).not.toEqual([0, 0])
    engine.dispose()
    engine.dispose()
    page.frame(1016)
    hue.value = 0.5
    expect({ ...recorder.live, watchers: page.watchers, waiting: page.waiting, canvases: container.canvases.length }).toEqual({
      devices: 0,
      pipelines: 0,
      steps: 0,
      watchers: 0,
      waiting: 0,
      canvases: 0,
    })
    await expect(engine.capture()).rejects.toThrow(EngineError)
  })

  test('before a GPU is there leaves nothing behind', async () => {
    const engine = startEngine(recorder.connect, { canvas: page.createCanvas(), fragment: still })
    engine.dispose()
    await until(() => expect(recorder.live).toEqual({ devices: 0, pipelines: 0, steps: 0 }))
    expect(page.watchers).toBe(0)
  })

  test('while a program compiles leaves nothing behind', async () => {
    let finish: () => void = () => {}
    recorder.compile = () => new Promise((resolve) => (finish = resolve))
    const engine = startEngine(recorder.connect, { canvas: page.createCanvas(), fragment: still })
    await until(() => expect(names()).toContain('compile'))
    engine.dispose()
    finish()
    await until(() => expect(names()).toContain('dispose pipeline'))
    expect(recorder.live).toEqual({ devices: 0, pipelines: 0, steps: 0 })
  })

  test('rejects ready at once where there is no frame yet, which is no error of the engine', async () => {
    const waiting = startEngine(() => new Promise(() => {}), { canvas: page.createCanvas(), fragment: still })
    const failed = vi.fn()
    waiting.on('error', failed)
    waiting.dispose()
    await expect(waiting.ready).rejects.toThrow(EngineError)
    await expect(waiting.ready).rejects.toThrow(/^E1013: /)
    expect(failed).not.toHaveBeenCalled()
  })

  test('before ready may be done by those who do not wait for it: nothing is reported to the page', async () => {
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    startEngine(recorder.connect, { canvas: page.createCanvas(), fragment: still }).dispose()
    await until(() => expect(recorder.live.devices).toBe(0))
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', rejected)
    expect(rejected).not.toHaveBeenCalled()
  })

  test('leaves ready as it was settled', async () => {
    const engine = await start(still)
    engine.dispose()
    await expect(engine.ready).resolves.toBeUndefined()
    const failure = new Error('no GPU')
    const failed = startEngine(() => Promise.reject(failure), { canvas: page.createCanvas(), fragment: still })
    await expect(failed.ready).rejects.toBe(failure)
    failed.dispose()
    await expect(failed.ready).rejects.toBe(failure)
  })
})

describe('what cannot be drawn', () => {
  test('without a place is refused at once', () => {
    // @ts-expect-error the type requires a canvas or a container; callers without types may forget it
    expect(() => startEngine(recorder.connect, { fragment: still })).toThrow(/E1003/)
  })

  test('rejects ready when there is no GPU', async () => {
    const failure = new Error('no GPU')
    const engine = startEngine(() => Promise.reject(failure), { canvas: page.createCanvas(), fragment: still })
    await expect(engine.ready).rejects.toBe(failure)
  })

  test('is reported to a listener, and then ready may be ignored', async () => {
    const failure = new Error('no GPU')
    const engine = startEngine(() => Promise.reject(failure), { canvas: page.createCanvas(), fragment: still })
    const errors: Error[] = []
    engine.on('error', (error) => errors.push(error))
    await until(() => expect(errors).toEqual([failure]))
  })

  test('because the fragment is no colour names the mistake', async () => {
    // @ts-expect-error a vec2 is not a colour
    const engine = startEngine(recorder.connect, { canvas: page.createCanvas(), fragment: uv })
    await expect(engine.ready).rejects.toThrow(/S3002/)
  })
})

test('the canvas is an image with a name when it has a label', async () => {
  const canvas = page.createCanvas()
  startEngine(recorder.connect, { canvas, fragment: still, label: 'A slow gradient' })
  expect(canvas).toMatchObject({ role: 'img', ariaLabel: 'A slow gradient' })
})

test('a canvas that is taller than the GPU can make keeps its shape', async () => {
  const engine = await start(still)
  page.resize(engine.canvas, 100, 10_000)
  page.frame(1016)
  expect(recorder.take().filter(([name]) => name === 'resize')).toEqual([['resize', 81, 8192]])
})

describe('a mistake of who makes or uses an engine', () => {
  /** Creates an engine like an entry, for callers without types. */
  const make = (options?: unknown): Engine => {
    const engine = startEngine(recorder.connect, options as Parameters<typeof startEngine>[1], make)
    engines.push(engine)
    return engine
  }
  /** The code and the message of the error, and whether its location is this line. */
  const said = (mistake: () => unknown): string => {
    try {
      mistake()
    } catch (error) {
      if (error instanceof EngineError) return error.message
    }
    return 'no EngineError'
  }
  const here = /\n {2}at \S*engine\.test\.ts:\d+:\d+\n/

  test.each([
    ['no options', undefined, /E1003: expected `canvas` or `container`, got undefined in place of options/],
    ['neither', { fragment: still }, /E1003: expected `canvas` or `container`, got neither/],
    [
      'a selector',
      { container: '#app', fragment: still },
      /E1003: expected an element of the page as `container`, got "#app"[^]*hint: .*document\.querySelector\("#app"\)/,
    ],
    ['nothing that was found', { container: null, fragment: still }, /E1003: expected an element of the page as `container`, got null\n/],
    ['something else as a canvas', { canvas: {}, fragment: still }, /E1003: expected a canvas as `canvas`, got an object/],
    [
      'a ratio that is no number',
      { fragment: still, pixelRatio: Number.NaN, canvas: { getContext() {} } },
      /E1050: expected a finite number above 0 as pixelRatio, got NaN/,
    ],
  ])('names the line of the call: %s', (_, options, message) => {
    const text = said(() => make(options))
    expect(text).toMatch(message)
    expect(text).toMatch(here)
  })

  test('names what draws without a page, where there is none', () => {
    page.restore()
    try {
      expect(said(() => make({ fragment: still }))).toMatch(/E1003[^]*hint: .*Node, render\(…\) of kirari\/js/)
    } finally {
      page = installPage()
    }
  })

  test('gets an error for an unknown event, and none for a known one', async () => {
    const engine = await start(still)
    const text = said(() => engine.on('resize' as 'ready', () => {}))
    expect(text).toMatch(/E1014: expected the name of an event \(ready, .*\), got resize/)
    expect(text).toMatch(here)
    const names: Readonly<Record<keyof EngineEvents, true>> = {
      ready: true,
      frame: true,
      backend: true,
      lost: true,
      restored: true,
      error: true,
      fallback: true,
      timing: true,
    }
    for (const name of Object.keys(names)) engine.on(name as 'ready', () => {})()
  })

  test('gets an error for a second engine on a canvas, until the first is disposed', async () => {
    const engine = await start(still)
    const { canvas } = engine
    const text = said(() => make({ canvas, fragment: still }))
    expect(text).toMatch(/E1015: expected a canvas that no other engine draws on/)
    expect(text).toMatch(here)
    engine.dispose()
    await make({ canvas, fragment: moving }).ready
  })

  test('gets the line that assigned the fragment, or that called the method', async () => {
    const engine = make({ canvas: page.createCanvas(), fragment: uv })
    await expect(engine.ready).rejects.toThrow(/S3002.*\n {2}at \S*engine\.test\.ts/)
    const failed = new Promise<Error>((resolve) => engine.on('error', resolve))
    engine.fragment = uv as never
    expect((await failed).message).toMatch(/S3002.*\n {2}at \S*engine\.test\.ts/)
    expect(said(() => engine.seek(Number.NaN))).toMatch(here)
  })
})
