/**
 * Every demo's scene on both backends, without its page: it draws, goes on, and takes each of its choices and colours. A demo has one engine
 * on each backend, whose choices are changed as a reader changes them; only those that make the scene anew have one of their own.
 */
import { createEngine, type BackendName, type Picture } from 'kirari'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { defaultSettings, sceneValues, type Setting, type Settings } from './control.ts'
import type { Demo } from './demo.ts'
import { demos } from './list.ts'
import type { Scene } from './scene.ts'

/** The scene as its page would run it, at rest before its first frame. */
const start = async (demo: Demo, backend: BackendName, settings: Settings = {}) => {
  const { createScene } = await demo.load()
  // What `defineDemo` has compared: the values are those of the controls.
  const make = createScene as unknown as (values: unknown, grid: readonly [width: number, height: number]) => Scene<unknown>
  // A scene that lets a grid be given has a small one, as few cells as its pictures can be told apart with.
  const scene = make(valuesOf(demo, settings), [128, 80])
  const { frame, init, samples } = scene
  const container = document.body.appendChild(document.createElement('div'))
  container.style.cssText = 'width:96px;height:60px'
  const engine = createEngine({ container, frame, init, samples, backend, pixelRatio: 1 })
  engine.pause()
  const errors: string[] = []
  engine.on('error', ({ message }) => errors.push(message))
  const disconnect = scene.connect?.({ engine, element: container, say: () => {} })
  await engine.ready
  return {
    errors,
    /** What the scene does when its reader has set these, and nothing else. */
    set: (next: Settings) => scene.update?.(valuesOf(demo, next)),
    reset: () => engine.reset(),
    /** The picture after so many more frames. */
    after: async (frames: number): Promise<Picture> => {
      for (let i = 0; i < frames; i++) engine.step()
      return engine.capture()
    },
    end: () => {
      disconnect?.()
      engine.dispose()
      container.remove()
    },
  }
}
type Running = Awaited<ReturnType<typeof start>>

/** Of what a demo has many of, as few as it allows: tests run without a GPU. */
const few = ({ name: demo, controls }: Demo): Settings => ({
  ...Object.fromEntries(
    Object.entries(controls).flatMap(([name, control]) => (control.kind === 'slider' && control.step >= 1000 ? [[name, control.min]] : [])),
  ),
  // A power of ten.
  ...(demo.endsWith('-squares') && { count: 3 }),
  ...(demo === 'deferred-neural' && { width: '16', batch: '128', detail: 'low' }),
})
const valuesOf = (demo: Demo, settings: Settings): unknown => sceneValues(demo.controls, { ...defaultSettings(demo.controls), ...few(demo), ...settings })

const differs = (one: Picture, other: Picture): number => one.data.filter((byte, i) => Math.abs(byte - (other.data[i] ?? 0)) > 4).length / one.data.length
const colours = ({ data }: Picture): number => new Set(new Uint32Array(data.buffer)).size

/** How many programs the engines have made until now. */
const spies = [vi.spyOn(WebGL2RenderingContext.prototype, 'linkProgram'), vi.spyOn(GPUDevice.prototype, 'createShaderModule')] as const
const programCount = (): number => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)

const [red, blue] = ['#ff2000', '#0020ff']

/** Every option of every choice, apart from those that a demo begins with. */
const choicesOf = ({ controls }: Demo) =>
  Object.entries(controls).flatMap(([name, control]) =>
    control.kind === 'select'
      ? Object.keys(control.options).flatMap((option) =>
          option === control.value ? [] : [{ settings: { [name]: option }, title: `${name} ${option}`, isNew: control.rebuild === true }],
        )
      : [],
  )
const colourNames = ({ controls }: Demo): readonly string[] => Object.entries(controls).flatMap(([name, { kind }]) => (kind === 'color' ? [name] : []))

describe.each(demos)('$name', (demo) => {
  const backends = demo.backends ?? (['webgl2', 'webgpu'] as const)
  const choices = choicesOf(demo)
  const names = colourNames(demo)
  /** As a page is opened at an address with everything set that can be set while a scene runs: of each choice the first that is not the usual one. */
  const everything = Object.fromEntries<Setting>([
    ...choices.toReversed().flatMap(({ settings, isNew }) => (isNew ? [] : Object.entries(settings))),
    ...names.map((name) => [name, red] as const),
  ])

  /** Choices for which a program was made, once they were drawn on one backend: the others change numbers, and are not drawn on the next. */
  let programs: Set<string> | undefined

  describe.each(backends)('on %s', (backend) => {
    // What a scene reads of its values, and that it can begin again, does not depend on who draws it: each on one backend, another for another demo.
    const turn = (demo.name.length + backends.indexOf(backend)) % backends.length
    let running: Running
    let first: Picture
    beforeAll(async () => {
      running = await start(demo, backend)
    })
    afterAll(() => running.end())
    afterEach(() => expect(running.errors).toEqual([]))

    test('draws, and what it draws moves', async () => {
      first = await running.after(2)
      expect(colours(first)).toBeGreaterThan(40)
      expect(differs(await running.after(3), first)).toBeGreaterThan(0.001)
    })

    test.runIf(isExhaustive || turn === backends.length - 1)('draws the same again after it began again', async () => {
      running.reset()
      expect(differs(await running.after(2), first)).toBeLessThan(0.002)
    })

    test.runIf(choices.some(({ isNew }) => !isNew))('draws with every choice that is made while it runs', async () => {
      const found = new Set<string>()
      for (const { settings, title, isNew } of choices) {
        if (isNew || (programs && !programs.has(title) && !isExhaustive)) continue
        const before = programCount()
        running.set(settings)
        // A picture that remembers itself needs a few frames.
        let seen = 0
        for (let frame = 0; frame < 3 && seen <= 4; frame++) seen = colours(await running.after(1))
        expect(seen, title).toBeGreaterThan(4)
        expect(running.errors, title).toEqual([])
        if (programCount() > before) found.add(title)
      }
      programs ??= found
      running.set({})
    })

    test.runIf((isExhaustive || turn === 0) && Object.keys(everything).length > 0)(
      'draws the same when it is made with every choice and colour as when they are made later',
      async () => {
        const made = await start(demo, backend, everything)
        const wanted = await made.after(2)
        expect(made.errors).toEqual([])
        made.end()
        for (const name of names) {
          running.set({ ...everything, [name]: blue })
          running.reset()
          expect(differs(await running.after(2), wanted), name).toBeGreaterThan(0.05)
        }
        running.set(everything)
        // What a scene does once, because it was told something else, is done before.
        await running.after(1)
        running.reset()
        expect(differs(await running.after(2), wanted)).toBeLessThan(0.002)
      },
    )
  })

  // A scene that is made anew is made the same way on both: the backends take turns.
  const made = choices.flatMap((choice, i) =>
    backends.filter((_, turn) => isExhaustive || i % backends.length === turn).map((backend) => ({ ...choice, backend })),
  )
  test.each(made.filter(({ isNew }) => isNew || isExhaustive))('is made with $title on $backend, and draws', async ({ backend, settings }) => {
    const { after, errors, end } = await start(demo, backend, settings)
    expect(colours(await after(3))).toBeGreaterThan(4)
    expect(errors).toEqual([])
    end()
  })
})
