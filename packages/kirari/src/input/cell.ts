/**
 * Values that belong to a canvas, as nodes: each engine that shows one has its own, and listens only while it shows it.
 * Must not know: what is listened to.
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

  /** `watch` begins to listen to what changes the value, and gives the way to stop. */
  constructor(value: V, watch: () => () => void) {
    this.value = value
    this.#watch = watch
  }

  set(value: V): void {
    if (String(value) === String(this.value)) return
    this.value = value
    this.tell()
  }

  /** Asks for a new picture. */
  tell(): void {
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

/** One object for each engine, for as long as there is the engine. */
export const perHost = <State>(create: (host: ValueHost) => State): ((host: ValueHost) => State) => {
  const states = new WeakMap<ValueHost, State>()
  return (host) => {
    let state = states.get(host)
    if (!state) states.set(host, (state = create(host)))
    return state
  }
}

/** Begins with the first of several users, and stops with the last. */
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

/** The node of such a value. `rest` is what it is on the CPU, in a worker, and until something happens. */
export const input = <T>(name: string, type: NumericType, rest: UniformValue, attach: (host: ValueHost) => ValueSource): T =>
  // The type behind each name is the one its constant is declared with.
  makeNode('uniform', type, [], new InputSource(type, rest, name, attach)) as T

/** The canvas of an engine, if it is on a page; one in a worker is out of reach for pointers and keys. */
export const elementOf = ({ canvas }: ValueHost): HTMLElement | undefined =>
  // What has a place in the window is an element.
  'getBoundingClientRect' in canvas ? (canvas as HTMLElement) : undefined
