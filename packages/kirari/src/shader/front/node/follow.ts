/**
 * The ways to hear of a value that is kept elsewhere: whoever has `subscribe` tells by itself, standard signals are watched, and
 * everything else is read and compared. No library is known by name: only the methods that they share.
 * Must not know: uniforms, types of the language.
 */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'

/** Whatever changes by itself: a getter, a box with a `value`, or a signal or store of any library. */
export type Followable<T> = (() => T) | { readonly value: T } | { get(): T } | { subscribe(listener: (value: T) => void): unknown }

export interface Followed {
  /** Its value now. */
  read(): unknown
  /** Has `tell` called with each new value, at once or a moment later; gives the way to stop. Undefined for what has to be read again and again. */
  readonly listen: ((tell: (value: unknown) => void) => () => void) | undefined
}

/** The methods of which a signal has some. */
interface Methods {
  readonly value?: unknown
  readonly peek?: unknown
  readonly get?: unknown
  readonly subscribe?: unknown
}
type Method = (...args: unknown[]) => unknown
const isMethod = (value: unknown): value is Method => typeof value === 'function'

/** What the proposal "JavaScript Signals" of TC39 puts on the global object, as far as it is used. */
interface StandardSignals {
  readonly State: new () => object
  readonly Computed: new () => object
  readonly subtle: { readonly Watcher: new (notify: () => void) => { watch(...signals: object[]): void; unwatch(...signals: object[]): void } }
}

export const follow = (source: unknown, below: unknown): Followed => {
  const isObject = typeof source === 'object' && source !== null
  if (!isObject && !isMethod(source)) return fail(notAValue('a getter, a signal, or an object with `value`, `get` or `subscribe`', source), below)
  // Both may have any members; each is looked at before it is used.
  const { peek, get, subscribe } = source as Methods
  // `peek` comes first: where there is one, the others note who reads.
  const reader = [peek, get].find(isMethod)
  const read = reader
    ? (): unknown => reader.call(source)
    : isObject && 'value' in source
      ? (): unknown => source.value
      : isMethod(source) && !isMethod(subscribe)
        ? (): unknown => source()
        : undefined
  if (isMethod(subscribe)) return pushed((tell) => subscribe.call(source, tell), read)
  if (!read) return fail(notAValue('a getter, a signal, or an object with `value`, `get` or `subscribe`', source), below)
  return { read, listen: watched(source, read) }
}

/** What tells by itself. A store that cannot be read tells its value to whoever comes. */
const pushed = (subscribe: (tell: (value: unknown) => void) => unknown, read: (() => unknown) | undefined): Followed => {
  const listen = (tell: (value: unknown) => void): (() => void) => {
    const stop = subscribe((given) => tell(read ? read() : given))
    if (isMethod(stop)) return () => void stop()
    return () => {
      // Observables give a subscription.
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

/** Standard signals, where the platform itself has them. */
const watched = (source: object, read: () => unknown): Followed['listen'] => {
  // Not in TypeScript's library yet.
  const { Signal } = globalThis as { readonly Signal?: StandardSignals }
  if (!Signal || !(source instanceof Signal.State || source instanceof Signal.Computed)) return undefined
  return (tell) => {
    let isWaiting = false
    let isStopped = false
    // It may not be read while it tells; by the next microtask all assignments of this task are done.
    const watcher = new Signal.subtle.Watcher(() => {
      if (isWaiting) return
      isWaiting = true
      void Promise.resolve().then(() => {
        isWaiting = false
        if (isStopped) return
        watcher.watch()
        tell(read())
      })
    })
    watcher.watch(source)
    // What is computed tells only after it was computed once.
    tell(read())
    return () => {
      isStopped = true
      watcher.unwatch(source)
    }
  }
}
