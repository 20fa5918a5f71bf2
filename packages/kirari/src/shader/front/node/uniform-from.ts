/**
 * Uniforms whose value is kept elsewhere: in a signal, a store, or whatever a getter reads. They listen only while an engine shows
 * them, so nothing has to be freed. Must not know: any library of signals.
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
  /** Who shows it, with the number of uses; for values that have to be read again and again. */
  readonly #hosts = new Map<ValueHost, { users: number; readonly stop: () => void }>()
  #listening = 0
  #stop: (() => void) | undefined

  constructor(type: ValueType, followed: Followed, name: string | undefined) {
    super(type, checkValue(type, followed.read(), uniformFrom), name)
    this.#followed = followed
  }

  /** As it was heard last; while nobody listens it is read. */
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
    /** A value that stays wrong is told of once; the last good one stays. */
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

/** A value of type `V` that follows one that is kept elsewhere. */
export type Following<V> = V & {
  /** The value now. It is set where it is kept. */
  readonly value: ValueOf<V>
}

/**
 * A uniform that follows a value kept elsewhere, and is drawn again when that changes, once a frame.
 *
 * - What has `subscribe` tells by itself: signals of Preact, stores of Svelte, nanostores, BehaviorSubjects of RxJS.
 * - Standard signals (`Signal.State`, `Signal.Computed`) are watched where the platform has them.
 * - Everything else is read before each frame while the canvas can be seen: getters such as `() => store.hue`, the accessors of Solid,
 *   refs of Vue, polyfilled standard signals. Only another value is drawn; the reading itself keeps an animation frame.
 *
 * A type is given first where the value does not tell it: matrices, structs, arrays, integers, and lists of unknown length.
 *
 * @example
 * const hue = signal(0.2) // of @preact/signals
 * const color = mix(red, blue, uniformFrom(hue))
 * const view = uniformFrom(mat4, () => camera.matrix)
 */
// Lists first: what a getter gives is taken for a list of some length only where one is expected, and TypeScript asks once.
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
