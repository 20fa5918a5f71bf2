/** Frames of steps: which steps are prepared and run, and when, on a backend that records its calls. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { compileGLSL } from '../../shader/target/glsl/fragment.ts'
import { compileGLSLStages } from '../../shader/target/glsl/stages.ts'
import { compactNames } from '../../shader/target/text/compact-namer.ts'
import { storage, float, kernel, target, time, uniform, uv, vec4 } from '../../shader/front/node/index.ts'
import { startEngine } from '../engine.ts'
import type { Engine } from '../interface.ts'
import { installPage, type Page } from '../../../test/engine/page.ts'
import { createRecorder, dispatch, draw, repeat, supportOfEntry, type RecordedCall, type Recorder } from '../../../test/engine/recorder.ts'
import { createDraw } from '../step/draw.ts'
import type { Frame, Step } from '../step/step.ts'

let page: Page
let recorder: Recorder
const engines: Engine[] = []
beforeEach(() => {
  page = installPage()
  recorder = createRecorder(compileGLSL, 8192, (step) =>
    step.kind === 'draw' ? compileGLSLStages({ fragment: step.fragment }, { compact: true, namer: compactNames() }, undefined).uniforms : [],
  )
})
afterEach(() => {
  for (const engine of engines.splice(0)) engine.dispose()
  page.frame(0)
  page.restore()
})

const start = async (frame: Frame, init?: readonly Step[]): Promise<Engine> => {
  const canvas = page.createCanvas()
  const engine = startEngine(recorder.connect, { canvas, frame, init })
  engines.push(engine)
  page.resize(canvas, 100, 50)
  page.see(canvas, true)
  await engine.ready
  return engine
}
/** The steps that ran, without writes of values. */
const ran = (): readonly (string | number)[] => recorder.take().flatMap((call: RecordedCall) => (call[0] === 'run' ? [call[1]] : []))
const names = (): readonly string[] => recorder.take().map(([name]) => name)
const until = (expectation: () => void): Promise<void> => vi.waitFor(expectation, { interval: 1, timeout: 30_000 })

const hue = uniform(0.2)
const still = draw({ fragment: vec4(uv, hue, 1), label: 'still' })
const moving = draw({ fragment: vec4(uv, time, 1), label: 'moving' })
const positions = storage(float, 4, { name: 'positions' })
const move = kernel(4, (i) => positions.at(i).addAssign(1), { name: 'move' })
const seed = kernel(4, (i) => positions.at(i).assign(0), { name: 'seed' })

describe('a frame of steps', () => {
  test('is prepared once, and run in its order', async () => {
    await start([move, still])
    page.frame(1000)
    expect(recorder.calls.filter(([name]) => name === 'prepare')).toEqual([
      ['prepare', 'move'],
      ['prepare', 'still'],
    ])
    expect(recorder.take().slice(-6)).toEqual([['begin', 200, 100], ['run', 'move'], ['write', expect.any(String), 0.2], ['run', 'still'], ['end'], ['submit']])
  })

  test('without anything that moves is drawn once, and again when a value changes', async () => {
    await start([still])
    page.frame(1000)
    page.frame(1016)
    expect([ran(), page.waiting]).toEqual([['still'], 0])
    hue.value = hue.value === 0.4 ? 0.5 : 0.4
    page.frame(1032)
    expect(ran()).toEqual(['still'])
  })

  test.each([
    ['a kernel', [move, still]],
    ['time', [moving]],
  ] as const)('with %s runs in a loop', async (_, frame) => {
    await start(frame)
    for (const now of [1000, 1016, 1032]) page.frame(now)
    expect(ran()).toHaveLength(3 * frame.length)
  })

  test('that moves only in its init is drawn once', async () => {
    await start([still], [seed, moving])
    for (const now of [1000, 1016, 1032]) page.frame(now)
    expect([ran(), page.waiting]).toEqual([['seed', 'moving', 'still'], 0])
  })

  test('repeats steps as often as `count` says, also by a function', async () => {
    let rounds = 2
    await start([repeat(() => rounds, [move, repeat(2, [still])])])
    page.frame(1000)
    expect(ran()).toEqual(['move', 'still', 'still', 'move', 'still', 'still'])
    rounds = 0
    page.frame(1016)
    expect(ran()).toEqual([])
  })

  test('whose function gives no number is refused once, and goes on when it gives one', async () => {
    let rounds = Number.NaN
    const engine = await start([repeat(() => rounds, [move]), still])
    const errors: string[] = []
    engine.on('error', ({ message }) => errors.push(message))
    for (const now of [1000, 1016, 1032]) page.frame(now)
    expect(errors).toEqual([expect.stringMatching(/E1007.*whole number of rounds/)])
    recorder.take()
    rounds = 1
    page.frame(1048)
    expect([ran(), errors.length]).toEqual([['move', 'still'], 1])
  })

  test('begins with init, once, and again after a reset', async () => {
    const engine = await start([move, still], [seed])
    page.frame(1000)
    page.frame(1016)
    expect(ran()).toEqual(['seed', 'move', 'still', 'move', 'still'])
    engine.reset()
    page.frame(1032)
    expect(ran()).toEqual(['seed', 'move', 'still'])
  })
})

describe('while it is paused', () => {
  test('drawings are drawn again and kernels do not run', async () => {
    const engine = await start([move, still])
    page.frame(1000)
    engine.pause()
    page.frame(1016)
    recorder.take()
    hue.value = hue.value === 0.6 ? 0.7 : 0.6
    page.frame(1032)
    expect(ran()).toEqual(['still'])
  })

  test('the first frame is complete, and changes nothing: steps begin where they would without it', async () => {
    const engine = await start([move, still], [seed])
    engine.pause()
    page.frame(1000)
    expect(ran()).toEqual(['seed', 'move', 'still'])
    engine.step()
    expect(recorder.take().filter(([name]) => name === 'reset' || name === 'run')).toEqual([['reset'], ['run', 'seed'], ['run', 'move'], ['run', 'still']])
    engine.step()
    expect(ran()).toEqual(['move', 'still'])
  })

  test('nobody is asked how often kernels are repeated, which are not', async () => {
    const rounds = vi.fn(() => 2)
    const engine = await start([repeat(rounds, [move, repeat(1, [move])]), still])
    page.frame(1000)
    engine.pause()
    page.frame(1016)
    rounds.mockClear()
    hue.value = hue.value === 0.3 ? 0.35 : 0.3
    page.frame(1032)
    expect(rounds).not.toHaveBeenCalled()
  })

  test('repeated drawings are drawn again, in a round of their own and beside kernels', async () => {
    const rounds = vi.fn(() => 2)
    const engine = await start([repeat(rounds, [move, repeat(1, [still])]), still])
    page.frame(1000)
    engine.pause()
    page.frame(1016)
    recorder.take()
    hue.value = hue.value === 0.8 ? 0.85 : 0.8
    page.frame(1032)
    expect(rounds).toHaveBeenCalled()
    expect(ran()).toEqual(['still', 'still', 'still'])
  })

  test('step goes on by one frame', async () => {
    const engine = await start([move, moving])
    page.frame(1000)
    engine.pause()
    page.frame(1016)
    recorder.take()
    const before = engine.time
    engine.step(0.5)
    expect(ran()).toEqual(['move', 'moving'])
    expect(engine.time).toBe(before + 0.5)
  })

  test('a capture does not let it go on', async () => {
    const engine = await start([move, still])
    page.frame(1000)
    recorder.take()
    await engine.capture()
    expect(ran()).toEqual(['still'])
  })

  test('what a target holds is not added to', async () => {
    const sum = target({ color: 'rgba16float' })
    const add = draw({ fragment: vec4(0.1), target: sum, clear: false, blend: 'add', label: 'add' })
    const engine = await start([add, still])
    page.frame(1000)
    engine.pause()
    page.frame(1016)
    recorder.take()
    engine.seek(2)
    hue.value = hue.value === 0.8 ? 0.9 : 0.8
    page.frame(1032)
    expect(ran()).toEqual(['still'])
  })
})

describe('another frame', () => {
  test('takes the place of the old one when all its steps are compiled; what both have is not prepared again', async () => {
    const engine = await start([move, still])
    page.frame(1000)
    recorder.take()
    let finish: () => void = () => {}
    recorder.compile = () => new Promise((resolve) => (finish = resolve))
    engine.frame = [move, moving]
    await until(() => expect(names()).toContain('prepare'))
    page.frame(1016)
    expect(ran()).toEqual(['move', 'still'])
    finish()
    await until(() => expect(names()).toContain('dispose step'))
    page.frame(1032)
    expect([ran(), recorder.live.steps]).toEqual([['move', 'moving'], 2])
  })

  test('that cannot be compiled leaves the old one, and is reported', async () => {
    const engine = await start([move, still])
    page.frame(1000)
    const errors: Error[] = []
    engine.on('error', (error) => errors.push(error))
    recorder.compile = () => Promise.reject(new Error('no'))
    engine.frame = [moving]
    await until(() => expect(errors).toHaveLength(1))
    recorder.take()
    page.frame(1016)
    expect([ran(), recorder.live.steps]).toEqual([['move', 'still'], 2])
  })

  test('asked for later wins, and nothing of the one between is left', async () => {
    const engine = await start([still])
    const finish = new Map<string, () => void>()
    recorder.compile = (name) => new Promise((resolve) => finish.set(name, resolve))
    engine.frame = [move]
    await until(() => expect(finish.size).toBe(1))
    engine.frame = [moving]
    await until(() => expect(finish.size).toBe(2))
    finish.get('moving')?.()
    finish.get('move')?.()
    await until(() => expect(recorder.calls).toContainEqual(['dispose step', 'still']))
    page.frame(1016)
    expect([ran(), recorder.live.steps]).toEqual([['moving'], 1])
  })

  test('that is the same list again changes nothing', async () => {
    const frame = [move, still]
    const engine = await start(frame)
    page.frame(1000)
    engine.frame = frame
    await new Promise((resolve) => setTimeout(resolve, 10))
    recorder.take()
    page.frame(1016)
    expect([ran(), recorder.live.steps]).toEqual([['move', 'still'], 2])
  })

  test('may be a lone fragment, and a frame again', async () => {
    const engine = await start([still])
    engine.fragment = vec4(uv, 0, 1)
    await until(() => expect(recorder.live).toMatchObject({ pipelines: 1, steps: 0 }))
    engine.frame = [moving]
    await until(() => expect(recorder.live).toMatchObject({ pipelines: 0, steps: 1 }))
  })
})

describe('a frame that is a function', () => {
  test('is asked for each frame; a new step is prepared while the last frame stays', async () => {
    let steps: readonly Step[] = [moving]
    await start(() => steps)
    page.frame(1000)
    expect(ran()).toEqual(['moving'])
    steps = [move, moving]
    page.frame(1016)
    expect(ran()).toEqual([])
    await until(() => expect(recorder.live.steps).toBe(2))
    page.frame(1032)
    expect(ran()).toEqual(['move', 'moving'])
  })

  test('reports no frame while there is none, and a capture waits for its steps', async () => {
    let steps: readonly Step[] = [still]
    const engine = await start(() => steps)
    page.frame(1000)
    engine.pause()
    page.frame(1016)
    recorder.take()
    let frames = 0
    engine.on('frame', () => frames++)
    steps = [still, moving]
    const finish = new Map<string, () => void>()
    recorder.compile = (name) => new Promise((resolve) => finish.set(name, resolve))
    engine.step()
    expect([ran(), frames]).toEqual([[], 0])
    const captured = engine.capture()
    await until(() => expect(finish.size).toBe(1))
    finish.get('moving')?.()
    await until(() => expect(recorder.live.steps).toBe(2))
    finish.get('moving')?.()
    await captured
    expect(ran()).toEqual(['still', 'moving'])
  })

  test('leaves nothing of a step that is compiled when another frame is shown already', async () => {
    let steps: readonly Step[] = [still]
    const engine = await start(() => steps)
    page.frame(1000)
    const finish = new Map<string, () => void>()
    recorder.compile = (name) => new Promise((resolve) => finish.set(name, resolve))
    steps = [still, move]
    hue.value = hue.value === 0.2 ? 0.3 : 0.2
    page.frame(1016)
    await until(() => expect(finish.size).toBe(1))
    engine.frame = [still]
    await new Promise((resolve) => setTimeout(resolve, 10))
    finish.get('move')?.()
    await until(() => expect(recorder.calls).toContainEqual(['dispose step', 'move']))
    for (const now of [1032, 1048]) page.frame(now)
    expect([recorder.live.steps, page.waiting]).toEqual([1, 0])
  })

  test('is refused when it gives new steps in every frame, before it fills the GPU', async () => {
    const engine = await start(() => [draw({ fragment: vec4(uv, hue, 1) })])
    const errors: string[] = []
    engine.on('error', ({ message }) => errors.push(message))
    for (let i = 0; i < 40; i++) {
      page.frame(1000 + i * 16)
      await Promise.resolve()
      await new Promise((resolve) => setTimeout(resolve))
    }
    expect(errors).toEqual([expect.stringMatching(/E1007.*the same steps.*outside of it/)])
    expect([page.waiting, recorder.live.steps < 12]).toEqual([0, true])
  })
})

describe('what runs a frame', () => {
  const foreign = createDraw(supportOfEntry('kirari/webgpu'))({ fragment: vec4(uv, 0, 1), label: 'foreign' })
  const refused = (frame: Frame): Promise<unknown> => {
    const engine = startEngine(recorder.connect, { canvas: page.createCanvas(), frame })
    engines.push(engine)
    return engine.ready.catch((error: unknown) => error)
  }

  test('comes with any step of its entry, also one of its init or among kernels', async () => {
    await start([move, foreign], [repeat(1, [seed])])
    page.frame(1000)
    expect(ran()).toEqual(['seed', 'move', 'foreign'])
  })

  test('comes with a kernel that is dispatched, which runs as the kernel itself', async () => {
    const engine = await start([dispatch(move)])
    page.frame(1000)
    page.frame(1016)
    engine.pause()
    page.frame(1032)
    engine.redraw()
    page.frame(1048)
    expect(ran()).toEqual(['move', 'move'])
  })

  test('does not come with kernels alone, nor with steps of another entry', async () => {
    expect(await refused([move])).toMatchObject({
      message: expect.stringMatching(/E1017: .* from kirari, got none\n.*hint: .*dispatch\(kernel\)/s) as string,
    })
    const message = expect.stringMatching(/E1017: .* from kirari, got steps from kirari\/webgpu\n.*hint: import .* from 'kirari'/s) as string
    expect(await refused([foreign])).toMatchObject({ message })
    expect(await refused(() => [move, foreign])).toMatchObject({ message })
  })

  test('comes when a function of the frame gives its first step; the canvas is empty until then', async () => {
    let steps: readonly Step[] = []
    const engine = await start(() => steps)
    page.frame(1000)
    expect(recorder.take().slice(-2)).toEqual([['resize', 200, 100], ['submit']])
    await expect(engine.capture()).rejects.toThrow(/E1006/)
    steps = [still]
    engine.redraw()
    page.frame(1016)
    await until(() => expect(page.waiting).toBe(1))
    page.frame(1032)
    expect(ran()).toEqual(['still'])
  })
})

test('disposing frees every step', async () => {
  const engine = await start([move, still, moving], [seed])
  engine.dispose()
  expect(recorder.live).toEqual({ devices: 0, pipelines: 0, steps: 0 })
})
