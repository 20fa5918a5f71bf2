/** The demos as one program: what the playground runs draws the same pixels as the scene's own modules. */
import { createEngine, type BackendName, type Engine, type Picture } from 'kirari'
import { describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import names from '../generated/playground-demos.json'
import { createProgramEngine } from '../playground/frame/program-engine.ts'
import { runCode, type Content } from '../playground/frame/run.ts'
import { defaultSettings, sceneValues, type Settings } from './control.ts'
import type { Demo } from './demo.ts'
import { demos } from './list.ts'
import type { Scene } from './scene.ts'
import { withSettings, type OpenedDemo } from './values-text.ts'

const opened = import.meta.glob<OpenedDemo>('../../static/playground/demos/*.json', { import: 'default' })

/** As few particles, squares and cells as a demo allows: tests run without a GPU. */
const few = ({ name: demo, controls }: Demo): Settings => ({
  ...Object.fromEntries(
    Object.entries(controls).flatMap(([name, control]) => (control.kind === 'slider' && control.step >= 1000 ? [[name, control.min]] : [])),
  ),
  ...(demo.endsWith('-squares') && { count: 3 }),
  ...(demo === 'deferred-neural' && { width: '16', batch: '128', detail: 'low' }),
  ...(demo === 'deferred-ecosystem' && { size: '48', fireflies: '16', detail: 'simple' }),
})

const addressOf = (settings: Settings): string => String(new URLSearchParams(Object.entries(settings).map(([name, value]) => [name, String(value)])))

const size = 'width:48px;height:30px'
const frames = 2

/** The picture after some frames. `connect` is called before the first, as on a page. */
const drawn = async (content: Content, container: HTMLElement, backend: BackendName, connect: (engine: Engine) => unknown): Promise<Picture> => {
  const engine = createEngine({ container, ...content, backend, pixelRatio: 1 })
  const errors: string[] = []
  try {
    engine.pause()
    engine.on('error', ({ message }) => errors.push(message))
    const connected = connect(engine)
    await engine.ready
    await connected
    for (let i = 0; i < frames; i++) engine.step()
    const picture = await engine.capture()
    expect(errors).toEqual([])
    return picture
  } finally {
    engine.dispose()
    container.remove()
  }
}

const boxed = (element: HTMLElement): HTMLElement => {
  element.style.cssText = size
  document.body.append(element)
  return element
}

const byModules = async (demo: Demo, settings: Settings, backend: BackendName): Promise<Picture> => {
  const { createScene } = await demo.load()
  // `defineDemo` has compared the values with the controls.
  const make = createScene as unknown as (values: unknown) => Scene<unknown>
  const scene = make(sceneValues(demo.controls, { ...defaultSettings(demo.controls), ...settings }))
  const { frame, init, samples } = scene
  const element = boxed(document.createElement('div'))
  return drawn({ frame, init, samples }, element, backend, (engine) => scene.connect?.({ engine, element, say: () => {} }))
}

const byText = (code: string, backend: BackendName): Promise<Picture> => {
  let container: unknown
  const program = createProgramEngine(() => undefined)
  const { content } = runCode({
    source: code,
    watch: () => undefined,
    createEngine(_, given) {
      container = given
      return program.proxy
    },
  })
  if (!(container instanceof HTMLElement)) throw new Error('The program made no element for its canvas.')
  return drawn(content, boxed(container), backend, async (engine) => {
    program.attach(engine)
    await engine.ready
    program.connect()
    // The program connects its scene when it is ready.
    await (program.proxy as Engine).ready
  })
}

const differs = (one: Picture, other: Picture): number => one.data.filter((byte, i) => Math.abs(byte - (other.data[i] ?? 0)) > 4).length / one.data.length
const colours = ({ data }: Picture): number => new Set(new Uint32Array(data.buffer)).size

describe.each(demos.filter(({ name }) => names.includes(name)))('the program of $name', (demo) => {
  const backends = demo.backends ?? (['webgl2', 'webgpu'] as const)
  // The program is the same on both backends, so each demo is drawn on one of them, chosen by its name.
  test.each(backends.filter((_, i) => isExhaustive || i === demo.name.length % backends.length))('draws on %s what the modules draw', async (backend) => {
    const program = await opened[`../../static/playground/demos/${demo.name}.json`]?.()
    const settings = few(demo)
    if (!program) throw new Error(`${demo.name} has no program.`)
    const picture = await byText(withSettings(program.code, program.controls, addressOf(settings)), backend)
    expect(colours(picture)).toBeGreaterThan(20)
    expect(differs(picture, await byModules(demo, settings, backend))).toBeLessThan(0.002)
  })
})
