/** Every demo's scene on both backends, without its page: it draws, goes on, and each of its choices is a program that the GPU takes. */
import { createEngine, type BackendName, type Picture } from 'kirari'
import { afterEach, describe, expect, test } from 'vitest'
import { defaultSettings, sceneValues, type Settings } from './control.ts'
import type { Demo } from './demo.ts'
import { demos } from './list.ts'
import type { Scene } from './scene.ts'

const container = document.body.appendChild(document.createElement('div'))
container.style.cssText = 'width:240px;height:150px'
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** The scene as its page would run it, at rest before its first frame. */
const start = async (demo: Demo, backend: BackendName, settings: Settings = {}) => {
  const { createScene } = await demo.load()
  // What `defineDemo` has compared: the values are those of the controls.
  const make = createScene as unknown as (values: unknown) => Scene<unknown>
  const values = sceneValues(demo.controls, { ...defaultSettings(demo.controls), ...few(demo), ...settings })
  const scene = make(values)
  const { frame, init, samples } = scene
  const engine = createEngine({ container, frame, init, samples, backend, pixelRatio: 1 })
  engine.pause()
  const errors: string[] = []
  engine.on('error', ({ message }) => errors.push(message))
  const disconnect = scene.connect?.({ engine, element: container, say: () => {} })
  ends.push(() => {
    disconnect?.()
    engine.dispose()
  })
  await engine.ready
  return { engine, scene, errors }
}

/** Of what a demo has many of, as few as it allows: tests run without a GPU. */
const few = ({ controls }: Demo): Settings =>
  Object.fromEntries(Object.entries(controls).flatMap(([name, control]) => (control.kind === 'slider' && control.step >= 1000 ? [[name, control.min]] : [])))

const differs = (one: Picture, other: Picture): number => one.data.filter((byte, i) => Math.abs(byte - (other.data[i] ?? 0)) > 4).length / one.data.length
const colours = ({ data }: Picture): number => new Set(new Uint32Array(data.buffer)).size

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  const shown = demos.filter(({ backends }) => !backends || backends.includes(backend))

  test.each(shown)('$name draws, and what it draws moves', async (demo) => {
    const { engine, errors } = await start(demo, backend)
    for (let i = 0; i < 3; i++) engine.step()
    const first = await engine.capture()
    expect(colours(first)).toBeGreaterThan(40)
    for (let i = 0; i < 6; i++) engine.step()
    expect(differs(await engine.capture(), first)).toBeGreaterThan(0.001)
    expect(errors).toEqual([])
  })

  test.each(shown)('$name draws the same again after it began again', async (demo) => {
    const { engine } = await start(demo, backend)
    for (let i = 0; i < 4; i++) engine.step()
    const first = await engine.capture()
    engine.reset()
    for (let i = 0; i < 4; i++) engine.step()
    expect(differs(await engine.capture(), first)).toBeLessThan(0.002)
  })

  const choices = shown.flatMap((demo) =>
    Object.entries(demo.controls).flatMap(([name, control]) =>
      control.kind === 'select' ? Object.keys(control.options).map((option) => ({ demo, name, option, title: `${demo.name}: ${name} ${option}` })) : [],
    ),
  )
  const colors = shown.flatMap((demo) =>
    Object.entries(demo.controls).flatMap(([name, control]) => (control.kind === 'color' ? [{ demo, name, title: `${demo.name}: ${name}` }] : [])),
  )
  test.each(colors)('$title colours the picture, when it is made and when it changes', async ({ demo, name }) => {
    const pictures = []
    for (const value of ['#ff2000', '#0020ff']) {
      const { engine, errors } = await start(demo, backend, { [name]: value })
      pictures.push(await engine.capture())
      expect(errors).toEqual([])
    }
    const { engine, scene } = await start(demo, backend, { [name]: '#ff2000' })
    const [red, blue] = pictures
    if (!red || !blue) throw new Error('expected two pictures')
    expect(differs(red, blue)).toBeGreaterThan(0.05)
    expect(differs(await engine.capture(), red)).toBe(0)
    scene.update?.(sceneValues(demo.controls, { ...defaultSettings(demo.controls), ...few(demo), [name]: '#0020ff' }))
    expect(differs(await engine.capture(), blue)).toBe(0)
  })

  test.each(choices)('$title draws', async ({ demo, name, option }) => {
    const { engine, errors } = await start(demo, backend, { [name]: option })
    for (let i = 0; i < 3; i++) engine.step()
    expect(colours(await engine.capture())).toBeGreaterThan(4)
    expect(errors).toEqual([])
  })
})
