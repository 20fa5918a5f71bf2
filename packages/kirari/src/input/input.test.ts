/** When an engine listens to inputs and to external values, and when it draws, on a fake page and backend that the test advances. */
import { signal } from '@preact/signals-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEngine } from '../engine/engine.ts'
import type { Engine } from '../engine/interface.ts'
import { installPage, type Page } from '../../test/engine/page.ts'
import { createRecorder, type Recorder } from '../../test/engine/recorder.ts'
import { compileGLSL } from '../shader/target/glsl/fragment.ts'
import { deltaTime, float, frameIndex, select, time, uniform, uniformFrom, uv, vec4, type Vec4 } from '../shader/front/node/index.ts'
import { render } from '../shader/target/cpu/index.ts'
import { pointerDelta, pointerDown, pointerDrag, touch, touchCount } from './index.ts'

let page: Page
let recorder: Recorder
beforeEach(() => {
  page = installPage()
  recorder = createRecorder(compileGLSL)
})
const engines: Engine[] = []
afterEach(() => {
  for (const engine of engines.splice(0)) engine.dispose()
  page.frame(0)
  page.restore()
})
const start = async (fragment: Vec4): Promise<Engine> => {
  const canvas = page.createCanvas()
  const engine = startEngine(recorder.connect, { canvas, fragment })
  engines.push(engine)
  page.resize(canvas, 100, 50)
  page.see(canvas, true)
  await engine.ready
  page.frame(1000)
  page.frame(1008)
  recorder.take()
  return engine
}
/** Maps the page to its canvas: 200 × 100 at (10, 20), as record/page.ts says. */
const send = (engine: Engine, name: string, clientX: number, clientY: number, more: object = {}): void => {
  engine.canvas.dispatchEvent(Object.assign(new Event(name), { clientX, clientY, pointerId: 1, pointerType: 'mouse', buttons: 1, pressure: 0.5, ...more }))
}
const written = (): readonly unknown[] => recorder.take().flatMap((call) => (call[0] === 'write' ? [call[2]] : []))

describe('a value kept elsewhere', () => {
  test('is drawn once a frame, however many signals of one library change', async () => {
    const [hue, gain] = [signal(0.1), signal([1, 2])]
    await start(vec4(uniformFrom(hue), uv, uniform(1)).mul(uniformFrom(() => gain.value[0] ?? 0)))
    hue.value = 0.2
    hue.value = 0.3
    page.frame(1016)
    expect(written()).toEqual([0.3])
    page.frame(1032)
    expect(recorder.take()).toEqual([['submit']])
  })

  test('that tells by itself costs no frame while it stays', async () => {
    const hue = signal(0.1)
    await start(vec4(uniformFrom(hue), uv, 1))
    expect(page.waiting).toBe(0)
    hue.value = 0.2
    expect(page.waiting).toBe(1)
    page.frame(1016)
    expect([recorder.take().map(([name]) => name), page.waiting]).toEqual([['write', 'draw', 'submit'], 0])
  })

  test('that is read keeps a frame and draws nothing while it stays; the first frame shows the new one', async () => {
    let hue = 0.1
    const engine = await start(
      vec4(
        uniformFrom(() => hue),
        uv,
        1,
      ),
    )
    expect(page.waiting).toBe(1)
    page.frame(1016)
    expect(recorder.take().filter(([name]) => name === 'draw')).toEqual([])
    hue = 0.2
    page.frame(1032)
    expect(written()).toEqual([0.2])
    page.see(engine.canvas, false)
    page.frame(1048)
    expect(page.waiting).toBe(0)
    hue = 0.3
    page.see(engine.canvas, true)
    page.frame(1064)
    expect(written()).toEqual([0.3])
  })

  test('that is read is right in a capture and a step', async () => {
    let hue = 0.1
    const engine = await start(
      vec4(
        uniformFrom(() => hue),
        uv,
        1,
      ),
    )
    hue = 0.2
    await engine.capture()
    expect(written()).toEqual([0.2])
    hue = 0.3
    engine.step()
    expect(written()).toEqual([0.3])
  })

  test('that becomes wrong is an error of the engine, and the last good picture stays', async () => {
    let hue = 0.1
    const engine = await start(
      vec4(
        uniformFrom(() => hue),
        uv,
        1,
      ),
    )
    const failed = vi.fn()
    engine.on('error', failed)
    hue = Number.NaN
    page.frame(1016)
    page.frame(1032)
    expect([failed.mock.calls.length, written()]).toEqual([1, []])
  })

  test('is let go when another fragment is shown, and when the engine is disposed', async () => {
    const stopped = vi.fn()
    const hue = signal(0.1, { unwatched: stopped })
    const node = uniformFrom(hue)
    const engine = await start(vec4(node, uv, 1))
    engine.fragment = vec4(node.mul(0.5), uv, 1)
    await expect.poll(() => recorder.calls.filter(([name]) => name === 'compile'), { interval: 1 }).toHaveLength(2)
    page.frame(1016)
    expect(stopped).not.toHaveBeenCalled()
    engine.dispose()
    expect(stopped).toHaveBeenCalledTimes(1)
  })
})

describe('the pointer', () => {
  test('drags each engine on its own', async () => {
    const fragment = vec4(pointerDrag, select(0, 1, pointerDown), 1)
    const [first, second] = [await start(fragment), await start(fragment)]
    recorder.take()
    send(first, 'pointermove', 30, 60, { buttons: 0 })
    send(first, 'pointerdown', 30, 60)
    send(first, 'pointermove', 80, 35)
    page.frame(1016)
    expect(written()).toEqual([[expect.closeTo(0.25), 0.25], true])
    send(second, 'pointermove', 80, 35, { buttons: 0 })
    send(first, 'pointerup', 80, 35, { buttons: 0 })
    send(first, 'pointermove', 10, 20, { buttons: 0 })
    send(first, 'pointerdown', 110, 70)
    send(first, 'pointermove', 90, 70)
    page.frame(1032)
    expect(written()).toEqual([[expect.closeTo(0.15), 0.25], true])
  })

  test('is pressed no more when the browser takes it for itself', async () => {
    const engine = await start(vec4(uv, select(0, 1, pointerDown), 1))
    send(engine, 'pointerdown', 30, 60)
    page.frame(1016)
    send(engine, 'pointercancel', 30, 60)
    page.frame(1032)
    expect(written()).toEqual([true, false])
  })

  test('tells how far it moved since the picture before, and then that it stands', async () => {
    const engine = await start(vec4(pointerDelta, uv))
    send(engine, 'pointermove', 30, 60)
    page.frame(1016)
    send(engine, 'pointermove', 40, 60)
    send(engine, 'pointermove', 50, 60)
    page.frame(1032)
    page.frame(1048)
    page.frame(1064)
    expect(written()).toEqual([
      [expect.closeTo(0.1), 0],
      [0, 0],
    ])
    expect(page.waiting).toBe(0)
  })

  test('of fingers keep their numbers', async () => {
    const engine = await start(vec4(touch(0).xy, touch(1).z, float(touchCount)))
    const finger = { pointerType: 'touch' }
    send(engine, 'pointerdown', 10, 120, { ...finger, pointerId: 5 })
    send(engine, 'pointerdown', 110, 70, { ...finger, pointerId: 6 })
    page.frame(1016)
    expect(written()).toEqual([[0, 0, 1], [0.5, 0.5, 1], 2])
    send(engine, 'pointerup', 10, 120, { ...finger, pointerId: 5 })
    send(engine, 'pointermove', 210, 70, { ...finger, pointerId: 6 })
    page.frame(1032)
    expect(written()).toEqual([[0, 0, 0], [1, 0.5, 1], 1])
  })

  test('is listened to only while it is shown', async () => {
    const engine = await start(vec4(uv, 0, 1))
    const add = vi.spyOn(engine.canvas, 'addEventListener')
    engine.fragment = vec4(pointerDrag, 0, 1)
    await expect.poll(() => page.waiting, { interval: 1 }).toBe(1)
    page.frame(1016)
    recorder.take()
    expect(add).toHaveBeenCalled()
    send(engine, 'pointerdown', 30, 60)
    engine.fragment = vec4(uv, 1, 1)
    await expect.poll(() => recorder.calls.at(-1)?.[0], { interval: 1 }).toBe('dispose pipeline')
    page.frame(1032)
    send(engine, 'pointermove', 80, 60)
    expect(page.waiting).toBe(0)
  })
})

test('on the CPU inputs are at rest', () => {
  const fragment = vec4(pointerDrag, select(0, 1, pointerDown), touch(0).z.add(deltaTime)).add(float(frameIndex))
  expect([...render(fragment, { width: 1, height: 1 })]).toEqual([0, 0, 0, 0])
})

test('the length and the number of a frame are exact when it is stepped by hand', async () => {
  const engine = await start(vec4(time, deltaTime, float(frameIndex), 1))
  engine.pause()
  engine.reset()
  page.frame(1016)
  recorder.take()
  for (let i = 0; i < 3; i++) engine.step(0.25)
  expect([engine.time, written()]).toEqual([0.75, [0.25, 0.25, 0, 0.5, 0.25, 1, 0.75, 0.25, 2]])
})
