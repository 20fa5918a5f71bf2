/**
 * Ways to follow a value that is kept elsewhere. A source with `subscribe` notifies, standard signals are watched, everything else is polled.
 * No library is known by name, only the methods that these libraries share.
 */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'

/** A source that changes by itself: a getter, an object with a `value`, or a signal or store of any library. */
export type Followable<T> = (() => T) | { readonly value: T } | { get(): T } | { subscribe(listener: (value: T) => void): unknown }

export interface Followed {
  /** Returns the current value. */
  read(): unknown
  /**
   * Calls `notify` with each new value, immediately or soon after the change. Returns a function that stops it. Undefined for sources that have to be polled.
   */
  readonly listen: ((notify: (value: unknown) => void) => () => void) | undefined
}

/** The methods that signals and stores have, some each. */
interface Methods {
  readonly value?: unknown
  readonly peek?: unknown
  readonly get?: unknown
  readonly subscribe?: unknown
}
type Method = (...args: unknown[]) => unknown
const isMethod = (value: unknown): value is Method => typeof value === 'function'

/** The part of the TC39 proposal “JavaScript Signals” that this file uses. */
interface StandardSignals {
  readonly State: new () => object
  readonly Computed: new () => object
  readonly subtle: { readonly Watcher: new (notify: () => void) => { watch(...signals: object[]): void; unwatch(...signals: object[]): void } }
}

export const follow = (source: unknown, below: unknown): Followed => {
  const isObject = typeof source === 'object' && source !== null
  if (!isObject && !isMethod(source)) return fail(notAValue('a getter, a signal, or an object with `value`, `get` or `subscribe`', source), below)
  // Functions and objects may have any members; each is checked before use.
  const { peek, get, subscribe } = source as Methods
  // `peek` is preferred: unlike `get` and `value`, it does not register the reader as a dependency.
  const reader = [peek, get].find(isMethod)
  const read = reader
    ? (): unknown => reader.call(source)
    : isObject && 'value' in source
      ? (): unknown => source.value
      : isMethod(source) && !isMethod(subscribe)
        ? (): unknown => source()
        : undefined
  if (isMethod(subscribe)) return pushed((notify) => subscribe.call(source, notify), read)
  if (!read) return fail(notAValue('a getter, a signal, or an object with `value`, `get` or `subscribe`', source), below)
  return { read, listen: watched(source, read) }
}

/** A source that notifies. A store without a getter passes its current value to each new subscriber. */
const pushed = (subscribe: (notify: (value: unknown) => void) => unknown, read: (() => unknown) | undefined): Followed => {
  const listen = (notify: (value: unknown) => void): (() => void) => {
    const stop = subscribe((given) => notify(read ? read() : given))
    if (isMethod(stop)) return () => void stop()
    return () => {
      // Observables return a subscription.
      if (typeof stop === 'object' && stop && 'unsubscribe' in stop && isMethod(stop.unsubscribe)) stop.unsubscribe()
    }
  }
  return {
    listen,
    read:
      read ??
      ((): unknown => {
        let value: unknown
        listen((given) => (value = given))()
        return value
      }),
  }
}

/** Standard signals, where the platform has them. */
const watched = (source: object, read: () => unknown): Followed['listen'] => {
  // Not in TypeScript's library yet.
  const { Signal } = globalThis as { readonly Signal?: StandardSignals }
  if (!Signal || !(source instanceof Signal.State || source instanceof Signal.Computed)) return undefined
  return (notify) => {
    let isWaiting = false
    let isStopped = false
    // A signal must not be read in its notification; by the next microtask all assignments of this task are done.
    const watcher = new Signal.subtle.Watcher(() => {
      if (isWaiting) return
      isWaiting = true
      void Promise.resolve().then(() => {
        isWaiting = false
        if (isStopped) return
        watcher.watch()
        notify(read())
      })
    })
    watcher.watch(source)
    // A computed signal notifies only after its first evaluation.
    notify(read())
    return () => {
      isStopped = true
      watcher.unwatch(source)
    }
  }
}
