/** The time of an engine: its speed, `step` and `seek`, on a fake page and a recording backend. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compileGLSL } from '../shader/target/glsl/fragment.ts'
import { deltaTime, float, frameIndex, time, uv, vec4, type Vec4 } from '../shader/front/node/index.ts'
import { startEngine } from './engine.ts'
import type { Engine } from './interface.ts'
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
  page.frame(0)
  page.restore()
})
const start = async (fragment: Vec4 = vec4(time, deltaTime, float(frameIndex), 1)): Promise<Engine> => {
  const canvas = page.createCanvas()
  const engine = startEngine(recorder.connect, { canvas, fragment })
  engines.push(engine)
  page.resize(canvas, 100, 50)
  page.see(canvas, true)
  await engine.ready
  page.frame(1000)
  return engine
}
/** Time, its step and the number of each frame since the last call. */
const written = (): readonly unknown[] => recorder.take().flatMap((call) => (call[0] === 'write' ? [call[2]] : []))

test('the first frame is number 0 at time 0, and each later one has the time since the one before', async () => {
  await start()
  page.frame(1016)
  page.frame(1048)
  expect(written()).toEqual([0, 0, 0, 0.016, 0.016, 1, expect.closeTo(0.048), 0.032, 2])
})

test.each([
  [2, 0.2],
  [0.5, 0.05],
  [0, 0],
  [-1, -0.1],
])('at the speed of %d a tenth of a second is %d seconds', async (speed, seconds) => {
  const engine = await start()
  engine.speed = speed
  recorder.take()
  page.frame(1100)
  expect(written().slice(0, 2)).toEqual([expect.closeTo(seconds), expect.closeTo(seconds)])
})

test('a step draws at once, of the length that is said, whatever the speed, also out of sight', async () => {
  const engine = await start()
  engine.pause()
  engine.speed = 4
  page.see(engine.canvas, false)
  recorder.take()
  engine.step(0.5)
  engine.step()
  expect(recorder.take().map(([name]) => name)).toEqual(['write', 'write', 'write', 'draw', 'submit', 'write', 'write', 'write', 'draw', 'submit'])
  expect(engine.time).toBe(0.5 + 1 / 60)
  page.frame(1016)
  expect([recorder.take(), page.waiting]).toEqual([[['submit']], 0])
})

test('a time that is sought is shown, and time goes on from there', async () => {
  const engine = await start(vec4(uv, time, 1))
  engine.seek(10)
  page.frame(1100)
  page.frame(1116)
  expect(engine.time).toBeCloseTo(10.116)
})

test('a reset begins again with the time 0 and the frame 0', async () => {
  const engine = await start()
  page.frame(1016)
  engine.pause()
  engine.reset()
  recorder.take()
  page.frame(1032)
  expect([engine.time, written()]).toEqual([0, [0, 0, 0]])
})

test('a step before the first frame, or after a dispose, does nothing', async () => {
  const engine = startEngine(recorder.connect, { canvas: page.createCanvas(), fragment: vec4(uv, time, 1) })
  engine.step()
  await engine.ready
  engine.dispose()
  engine.step()
  expect([engine.time, recorder.calls.filter(([name]) => name === 'draw')]).toEqual([0, []])
})

test('a step while the GPU is away, and while it comes back, does nothing; after that it goes on from where it was', async () => {
  const engine = await start()
  engine.pause()
  engine.step(0.5)
  let finish: () => void = () => {}
  recorder.compile = () => new Promise((resolve) => (finish = resolve))
  recorder.take()
  recorder.lose('a driver was updated')
  const lost = vi.fn()
  engine.on('lost', lost)
  await expect.poll(() => lost).toHaveBeenCalled()
  engine.step()
  await expect.poll(() => recorder.take().map(([name]) => name)).toContain('compile')
  engine.step()
  expect([engine.time, recorder.take()]).toEqual([0.5, []])
  const restored = new Promise((resolve) => engine.on('restored', () => resolve(undefined)))
  finish()
  await restored
  engine.step(0.25)
  expect([engine.time, recorder.take().filter(([name]) => name === 'draw')]).toEqual([0.75, [['draw']]])
})

test('a step of an engine that could not draw does nothing', async () => {
  const engine = startEngine(() => Promise.reject(new Error('no GPU')), { canvas: page.createCanvas(), fragment: vec4(uv, time, 1) })
  engines.push(engine)
  await expect(engine.ready).rejects.toThrow('no GPU')
  engine.step()
  expect(engine.time).toBe(0)
})

test('time goes on while a value changes in every frame, no faster than before', async () => {
  const engine = await start()
  const drawn = vi.fn()
  engine.on('frame', drawn)
  for (let at = 1016; at <= 1160; at += 16) {
    engine.seek(engine.time)
    page.frame(at)
  }
  expect([drawn.mock.calls.length, engine.time]).toEqual([10, expect.closeTo(0.16)])
})
