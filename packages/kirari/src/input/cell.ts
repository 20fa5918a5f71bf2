/**
 * Values that belong to a canvas, as nodes: each engine that shows one has its own, and listens only while it shows it.
 */
import type { UniformValue, ValueHost, ValueSource } from '../shader/ir/expr.ts'
import type { NumericType } from '../shader/ir/type.ts'
import { makeNode } from '../shader/front/node/node.ts'
import { Source } from '../shader/front/node/uniform-source.ts'

/** A value of one engine. */
export class Cell<V extends number | boolean | readonly number[]> implements ValueSource {
  value: V
  readonly #watch: () => () => void
  readonly #listeners = new Set<() => void>()
  #stop: (() => void) | undefined

  /** `watch` starts listening for changes of the value, and returns the function that stops. */
  constructor(value: V, watch: () => () => void) {
    this.value = value
    this.#watch = watch
  }

  set(value: V): void {
    if (String(value) === String(this.value)) return
    this.value = value
    this.notify()
  }

  /** Asks for a new frame. */
  notify(): void {
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    this.#stop ??= this.#watch()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }
}

/** Keeps one object for each engine, as long as the engine lives. */
export const perHost = <State>(create: (host: ValueHost) => State): ((host: ValueHost) => State) => {
  const states = new WeakMap<ValueHost, State>()
  return (host) => {
    let state = states.get(host)
    if (!state) states.set(host, (state = create(host)))
    return state
  }
}

/** Starts with the first of several users, and stops with the last. */
export const shared = (begin: () => () => void): (() => () => void) => {
  let users = 0
  let stop: (() => void) | undefined
  return () => {
    if (users++ === 0) stop = begin()
    return () => {
      if (--users === 0) stop?.()
    }
  }
}

class InputSource extends Source {
  readonly attach: (host: ValueHost) => ValueSource
  constructor(type: NumericType, rest: UniformValue, name: string, attach: (host: ValueHost) => ValueSource) {
    super(type, rest, name)
    this.attach = attach
  }
}

/** The node of such a value. `rest` is its value on the CPU, in a worker, and until the first event. */
export const input = <T>(name: string, type: NumericType, rest: UniformValue, attach: (host: ValueHost) => ValueSource): T =>
  // The type behind each name is the one that its constant declares.
  makeNode('uniform', type, [], new InputSource(type, rest, name, attach)) as T

/** The canvas of an engine, if it is on a page; a canvas in a worker receives no pointer or key events. */
export const elementOf = ({ canvas }: ValueHost): HTMLElement | undefined =>
  // Only an element has `getBoundingClientRect`.
  'getBoundingClientRect' in canvas ? (canvas as HTMLElement) : undefined
