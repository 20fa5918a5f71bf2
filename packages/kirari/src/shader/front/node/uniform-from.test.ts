/** Uniforms that follow values kept elsewhere: with the real libraries, without an engine. */
import { computed as preactComputed, signal as preactSignal } from '@preact/signals-core'
import { Signal } from 'signal-polyfill'
import { createRoot, createSignal } from 'solid-js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { UniformSource, ValueHost } from '../../ir/expr.ts'
import { float, mat2, struct, uniformFrom, uint, vec3 } from './index.ts'

/** A host whose frames the test runs by hand. */
const createHost = (): ValueHost & { readonly polls: readonly (() => boolean)[]; readonly errors: readonly unknown[]; frame(): boolean } => {
  const polls: (() => boolean)[] = []
  const errors: unknown[] = []
  const canvas = new EventTarget()
  return {
    canvas,
    pointerTarget: () => canvas,
    polls,
    errors,
    beforeFrame(poll) {
      polls.push(poll)
      return () => void polls.splice(polls.indexOf(poll), 1)
    },
    failed: (error) => void errors.push(error),
    frame: () => polls.map((poll) => poll()).some(Boolean),
  }
}
// A uniform's node holds its source.
const sourceOf = (node: object): UniformSource => (node as { readonly detail: UniformSource }).detail
/** Subscribes as an engine does. Returns a spy that counts notifications, and a function that unsubscribes. */
const show = (
  node: object,
  host = createHost(),
): { readonly notified: ReturnType<typeof vi.fn>; readonly stop: () => void; readonly host: ReturnType<typeof createHost> } => {
  const notified = vi.fn()
  return { notified, stop: sourceOf(node).subscribe(notified, host), host }
}

afterEach(() => Reflect.deleteProperty(globalThis, 'Signal'))

describe('signals of Preact', () => {
  test('tell by themselves, computed ones too', () => {
    const hue = preactSignal(0.25)
    const twice = uniformFrom(preactComputed(() => hue.value * 2))
    const { notified, host } = show(twice)
    expect([twice.value, host.polls.length, notified.mock.calls.length]).toEqual([0.5, 0, 0])
    hue.value = 0.5
    expect([twice.value, notified.mock.calls.length]).toEqual([1, 1])
  })

  test('are let go when nobody shows them, and are right again when somebody does', () => {
    const stopped = vi.fn()
    const hue = preactSignal(0.25, { unwatched: stopped })
    const node = uniformFrom(hue)
    const { stop } = show(node)
    stop()
    expect(stopped).toHaveBeenCalledTimes(1)
    hue.value = 0.75
    expect(node.value).toBe(0.75)
    show(node)
    expect(node.value).toBe(0.75)
  })

  test('that get a wrong value throw where it is assigned, and the last good one stays', () => {
    const hue = preactSignal(0.25)
    const node = uniformFrom(hue)
    show(node)
    expect(() => (hue.value = Number.NaN)).toThrow('NaN')
    expect(node.value).toBe(0.25)
  })
})

describe('standard signals', () => {
  test('of a polyfill are read before each frame', () => {
    const hue = new Signal.State(0.25)
    const node = uniformFrom(new Signal.Computed(() => hue.get() * 2))
    const { notified, host } = show(node)
    expect(host.frame()).toBe(true)
    expect(notified).not.toHaveBeenCalled()
    hue.set(0.5)
    expect(host.frame()).toBe(true)
    expect([node.value, notified.mock.calls.length]).toEqual([1, 1])
  })

  test('of the platform are watched, and cost nothing while they stay', async () => {
    vi.stubGlobal('Signal', Signal)
    const hue = new Signal.State(0.25)
    const node = uniformFrom(new Signal.Computed(() => hue.get() * 2))
    const { notified, host, stop } = show(node)
    expect(host.polls).toEqual([])
    for (const value of [0.3, 0.4, 0.5]) hue.set(value)
    await Promise.resolve()
    expect([node.value, notified.mock.calls.length]).toEqual([1, 1])
    hue.set(0.75)
    await Promise.resolve()
    expect([node.value, notified.mock.calls.length]).toEqual([1.5, 2])
    stop()
    hue.set(1)
    await Promise.resolve()
    expect(notified).toHaveBeenCalledTimes(2)
    expect(node.value).toBe(2)
    vi.unstubAllGlobals()
  })
})

test('the accessors of Solid are getters', () =>
  createRoot((dispose) => {
    const [hue, setHue] = createSignal(0.25)
    const node = uniformFrom(hue)
    const { notified, host } = show(node)
    setHue(0.5)
    expect(host.frame()).toBe(true)
    expect([node.value, notified.mock.calls.length]).toEqual([0.5, 1])
    dispose()
  }))

test('a store that cannot be read, as those of Svelte, tells its value to whoever comes', () => {
  const listeners = new Set<(value: number) => void>()
  let value = 1
  const store = {
    subscribe(listener: (value: number) => void) {
      listeners.add(listener)
      listener(value)
      return () => listeners.delete(listener)
    },
    set(next: number) {
      value = next
      for (const listener of listeners) listener(next)
    },
  }
  const node = uniformFrom(store)
  expect([node.value, listeners.size]).toEqual([1, 0])
  const { notified, stop } = show(node)
  store.set(2)
  expect([node.value, notified.mock.calls.length, listeners.size]).toEqual([2, 1, 1])
  stop()
  expect(listeners.size).toBe(0)
})

test('a subscription that is an object, as those of RxJS, is stopped by its method', () => {
  const unsubscribe = vi.fn()
  const subject = { value: [1, 2, 3], subscribe: (listener: (value: number[]) => void) => (listener([1, 2, 3]), { unsubscribe }) }
  const node = uniformFrom(vec3, subject)
  show(node).stop()
  expect([node.value, unsubscribe.mock.calls.length]).toEqual([[1, 2, 3], 1])
})

describe('a getter', () => {
  test('is read once a frame for each engine, however many steps show it', () => {
    const getter = vi.fn(() => 1)
    const node = uniformFrom(getter)
    const host = createHost()
    const stops = [show(node, host).stop, show(node, host).stop]
    getter.mockClear()
    host.frame()
    expect(getter).toHaveBeenCalledTimes(1)
    for (const stop of stops) stop()
    expect(host.polls).toEqual([])
  })

  test('of matrices and structs is compared part by part', () => {
    let angle = 0
    const node = uniformFrom(mat2, () => [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle)])
    const light = struct('Light', { power: float })
    let power = 1
    const lit = uniformFrom(light, () => ({ power }))
    const [first, second] = [show(node), show(lit)]
    first.host.frame()
    second.host.frame()
    expect([first.notified.mock.calls.length, second.notified.mock.calls.length]).toEqual([0, 0])
    ;[angle, power] = [1, 2]
    first.host.frame()
    second.host.frame()
    expect([first.notified.mock.calls.length, second.notified.mock.calls.length]).toEqual([1, 1])
  })

  test('that returns an invalid value is reported once, and the last valid value stays', () => {
    let value = 1
    const node = uniformFrom(() => value)
    const { host } = show(node)
    value = Number.NaN
    host.frame()
    host.frame()
    expect(host.errors.map(String)).toEqual([expect.stringContaining('NaN')])
    value = 2
    host.frame()
    expect([node.value, host.errors.length]).toEqual([2, 1])
  })
})

describe('what cannot be', () => {
  test('a value that is set in the shader is refused', () => {
    const node = uniformFrom(() => 1)
    expect(() => Object.assign(node, { value: 2 })).toThrow('expected a new value in what the uniform follows, and not in the uniform itself, got the number 2')
  })

  test('something that cannot be followed is refused', () => {
    expect(() => void Reflect.apply(uniformFrom, undefined, [0.5])).toThrow(
      'expected a getter, a signal, or an object with `value`, `get` or `subscribe`, got the number 0.5',
    )
    expect(() => void Reflect.apply(uniformFrom, undefined, [{}])).toThrow('expected a getter, a signal')
  })

  test('a value that does not fit the type is refused where the uniform is made', () => {
    expect(() => uniformFrom(uint, () => -1)).toThrow('uint')
    // @ts-expect-error -- no number
    expect(() => uniformFrom(() => 'red')).toThrow('got the string "red"')
  })
})
