import type { Engine } from 'kirari'
import { expect, test } from 'vitest'
import { createProgramEngine, type ProgramEngine } from './program-engine.ts'

/** An engine that counts its listeners. */
const counting = () => {
  const listeners = new Set<unknown>()
  const engine = {
    time: 3,
    read: (from: unknown) => Promise.resolve([from]),
    on(_: string, listener: unknown) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  // The program calls no other member.
  return { listeners, engine: engine as unknown as Engine }
}

test('a listener is connected when the picture is drawn, and removed with its program', () => {
  const { listeners, engine } = counting()
  const program = createProgramEngine(() => engine)
  // The proxy stands for an engine.
  const made = program.proxy as Engine
  made.on('frame', () => undefined)
  expect(listeners.size).toBe(0)
  program.connect()
  made.on('error', () => undefined)
  expect(listeners.size).toBe(2)
  program.close()
  expect(listeners.size).toBe(0)
})

test('a program that unsubscribes has no listener, before the picture is drawn and after', () => {
  const { listeners, engine } = counting()
  const program = createProgramEngine(() => engine)
  // As above.
  const made = program.proxy as Engine
  made.on('frame', () => undefined)()
  program.connect()
  expect(listeners.size).toBe(0)
  made.on('frame', () => undefined)()
  expect(listeners.size).toBe(0)
})

test('`ready` resolves when the picture is drawn, and members are those of the engine', async () => {
  const { engine } = counting()
  const program = createProgramEngine(() => engine)
  // As above.
  const made = program.proxy as Engine
  let isReady = false
  const ready = made.ready.then(() => {
    isReady = true
  })
  await Promise.resolve()
  expect(isReady).toBe(false)
  program.connect()
  await ready
  expect(made.time).toBe(3)
})

test('listeners receive events of a new engine before its first frame; reads from the GPU wait until that frame is drawn', async () => {
  const { listeners, engine } = counting()
  const program = createProgramEngine(() => undefined)
  // As above.
  const made = program.proxy as Engine
  expect([made.time, made.speed, made.canvas]).toEqual([0, 1, undefined])
  made.on('frame', () => undefined)
  let numbers: unknown
  // The engine above gives back what it is given.
  const reading = made.read({} as never).then((found) => {
    numbers = found
  })
  program.attach(engine)
  expect(listeners.size).toBe(1)
  expect(made.time).toBe(3)
  await Promise.resolve()
  expect(numbers).toBeUndefined()
  program.connect()
  await reading
  expect(numbers).toEqual([{}])
  expect(listeners.size).toBe(1)
})

test('an ended program changes nothing and gets no answer', async () => {
  const { listeners, engine } = counting()
  const program = createProgramEngine(() => engine)
  // As above.
  const made = program.proxy as Engine
  program.connect()
  program.close()
  made.on('frame', () => undefined)
  made.speed = 5
  expect(listeners.size).toBe(0)
  expect('speed' in engine).toBe(false)
  // As above.
  const answer = Promise.race([made.read({} as never), Promise.resolve('nothing')])
  expect(await answer).toBe('nothing')
})

test('a program has its own speed, and `onSpeed` is called when the program sets it', () => {
  const { engine } = counting()
  const told: number[] = []
  const program: ProgramEngine = createProgramEngine(
    () => engine,
    () => told.push(program.speed()),
  )
  // As above.
  const made = program.proxy as Engine
  expect([made.speed, program.speed()]).toEqual([1, 1])
  made.speed = 2.5
  program.close()
  made.speed = 3
  expect([made.speed, told]).toEqual([3, [2.5]])
  expect(engine.speed).not.toBe(2.5)
})
