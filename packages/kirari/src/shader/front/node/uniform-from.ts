/**
 * Uniforms whose value is kept elsewhere: in a signal, a store, or whatever a getter reads. They subscribe only while an engine shows them,
 * so there is nothing to dispose.
 */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { UniformValue, ValueHost } from '../../ir/expr.ts'
import type { Type, ValueType } from '../../ir/type.ts'
import { follow, type Followable, type Followed } from './follow.ts'
import { makeNode } from './node.ts'
import type { Bool, Float, Vec2, Vec3, Vec4 } from './type.ts'
import type { ValueToken } from './type/value.ts'
import { inferType, isSettable, type ValueOf } from './uniform.ts'
import { Source } from './uniform-source.ts'
import { checkValue } from './uniform-value.ts'

class FollowingSource extends Source {
  readonly #followed: Followed
  /** The hosts that poll this value, with their number of subscriptions. */
  readonly #hosts = new Map<ValueHost, { users: number; readonly stop: () => void }>()
  #listening = 0
  #stop: (() => void) | undefined

  constructor(type: ValueType, followed: Followed, name: string | undefined) {
    super(type, checkValue(type, followed.read(), uniformFrom), name)
    this.#followed = followed
  }

  /** The last value received. Without subscriptions, each access reads the followed value. */
  override get value(): UniformValue {
    if (this.#listening === 0) this.#take(this.#followed.read())
    return super.value
  }

  override subscribe(listener: () => void, host?: ValueHost): () => void {
    if (this.#listening++ === 0) {
      this.#take(this.#followed.read())
      this.#stop = this.#followed.listen?.((value) => this.#take(value))
    }
    const leave = super.subscribe(listener)
    if (host && !this.#stop) this.#join(host)
    return () => {
      leave()
      this.#leave(host)
      if (--this.#listening > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }

  #take(value: unknown): void {
    this.set(value, uniformFrom)
  }

  #join(host: ValueHost): void {
    const known = this.#hosts.get(host)
    if (known) {
      known.users++
      return
    }
    /** A value that stays invalid is reported once, and the last valid one stays in use. */
    let isWrong = false
    const stop = host.beforeFrame(() => {
      try {
        this.#take(this.#followed.read())
        isWrong = false
      } catch (error) {
        if (!isWrong) host.failed(error)
        isWrong = true
      }
      return true
    })
    this.#hosts.set(host, { users: 1, stop })
  }

  #leave(host: ValueHost | undefined): void {
    const known = host && this.#hosts.get(host)
    if (!known || --known.users > 0) return
    this.#hosts.delete(host)
    known.stop()
  }
}

/** A uniform of type `V` that follows a value kept elsewhere. */
export type Following<V> = V & {
  /** The current value. Read-only: set it where it is kept. */
  readonly value: ValueOf<V>
}

/**
 * Makes a uniform that follows a value kept elsewhere. Changes redraw at most once per frame.
 *
 * - Sources with `subscribe` notify: signals of Preact, stores of Svelte, nanostores, BehaviorSubjects of RxJS.
 * - Standard signals (`Signal.State`, `Signal.Computed`) are watched where the platform has them.
 * - Everything else is polled before each frame while the canvas is visible: getters such as `() => store.hue`, accessors of Solid,
 *   refs of Vue, polyfilled standard signals. Only a changed value redraws, but polling keeps an animation frame scheduled.
 *
 * Pass a type first if it does not follow from the value: matrices, structs, arrays, integers, and lists of unknown length.
 *
 * @example
 * const hue = signal(0.2) // of @preact/signals
 * const color = mix(red, blue, uniformFrom(hue))
 * const view = uniformFrom(mat4, () => camera.matrix)
 */
// Overloads with lists come first: TypeScript infers a tuple from a getter's result only where one is expected, and infers it once.
export function uniformFrom(source: Followable<readonly [number, number]>, name?: string): Following<Vec2>
export function uniformFrom(source: Followable<readonly [number, number, number]>, name?: string): Following<Vec3>
export function uniformFrom(source: Followable<readonly [number, number, number, number]>, name?: string): Following<Vec4>
export function uniformFrom(source: Followable<number>, name?: string): Following<Float>
export function uniformFrom(source: Followable<boolean>, name?: string): Following<Bool>
export function uniformFrom<V>(type: ValueToken<V>, source: Followable<ValueOf<V>>, name?: string): Following<V>
export function uniformFrom(first: unknown, second?: unknown, third?: unknown): unknown {
  const isTyped = typeof first === 'function' && 'type' in first
  const followed = follow(isTyped ? second : first, uniformFrom)
  // A token's type is a Type by its interface.
  const type = isTyped ? (first.type as Type) : inferType(followed.read(), uniformFrom)
  if (!isSettable(type)) return fail(notAValue('a type of numbers and booleans', first), uniformFrom)
  const name = isTyped ? third : second
  const source = new FollowingSource(type, followed, typeof name === 'string' ? name : undefined)
  const node = makeNode('uniform', type, [], source)
  if ('value' in node) return fail(notAValue('a struct without a field "value", which a uniform has itself', first), uniformFrom)
  return Object.defineProperty(node, 'value', {
    get: () => source.value,
    set(value: unknown) {
      fail(notAValue('a new value in what the uniform follows, and not in the uniform itself', value), uniformFrom)
    },
  })
}
