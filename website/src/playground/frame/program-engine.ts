/**
 * Stands for the engine that draws, in the code that called `createEngine`. Before its picture is drawn, `ready` and what reads or writes the
 * GPU wait, `on` keeps listeners for later, and other calls and assignments have no effect. The engine may outlive the program, so when the
 * next program runs, listeners are removed, and what a timer of the ended program still calls has no effect. The speed that
 * the program sets is stored here; the engine runs at this speed times the one that the reader has chosen.
 */
import type { Engine } from 'kirari'

export type ProgramEngine = {
  /** The value that the code gets. */
  readonly proxy: unknown
  /** The speed that the program has set. */
  readonly speed: () => number
  /** Connects the program with the engine that was made for it, which has not drawn yet. */
  readonly attach: (engine: Engine) => void
  /** Resolves `ready`, and connects the program with the engine that has drawn its picture. */
  readonly connect: () => void
  readonly close: () => void
}

/** Methods that return a promise and wait until the picture is drawn. */
const waiting = ['read', 'write', 'capture'] as const
/** The values of properties before there is an engine. */
const atFirst: Readonly<Record<string | symbol, unknown>> = {
  time: 0,
  isPlaying: true,
  ...Object.fromEntries(['backend', 'canvas', 'fragment', 'frame', 'live'].map((name) => [name, undefined])),
}
const never = new Promise<never>(() => undefined)

export const createProgramEngine = (engine: () => Engine | undefined, onSpeed: () => void = () => undefined): ProgramEngine => {
  let own: Engine | undefined
  let isConnected = false
  let isClosed = false
  let speed = 1
  let settle = (): void => undefined
  const ready = new Promise<void>((resolve) => {
    settle = resolve
  })
  const listeners = new Set<{ readonly subscribe: (made: Engine) => () => void; unsubscribe?: () => void }>()
  const on: Engine['on'] = (name, listener) => {
    const entry: { readonly subscribe: (made: Engine) => () => void; unsubscribe?: () => void } = { subscribe: (one) => one.on(name, listener) }
    if (isClosed) return () => undefined
    listeners.add(entry)
    if (own) entry.unsubscribe = entry.subscribe(own)
    return () => {
      entry.unsubscribe?.()
      listeners.delete(entry)
    }
  }
  const proxy = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'on') return on
        if (name === 'ready') return ready
        if (name === 'speed') return speed
        if (isClosed) return () => never
        if (!isConnected && waiting.some((one) => one === name))
          // The engine checks the arguments.
          return (...given: readonly unknown[]): Promise<unknown> => ready.then(() => (member(name) as (...args: readonly unknown[]) => unknown)(...given))
        return member(name)
      },
      set: (_, name, value) => {
        if (name === 'speed') {
          // As the engine reads it.
          speed = Number(value)
          if (!isClosed) onSpeed()
          return true
        }
        const made = isClosed ? undefined : (own ?? engine())
        return made ? Reflect.set(made, name, value) : true
      },
    },
  )
  const member = (name: string | symbol): unknown => {
    const made = own ?? engine()
    if (!made && name in atFirst) return atFirst[name]
    // A member of any type.
    return made ? (Reflect.get(made, name, made) as unknown) : () => () => undefined
  }
  const attach = (made: Engine): void => {
    if (isClosed) return
    own = made
    for (const entry of listeners) entry.unsubscribe ??= entry.subscribe(made)
  }
  return {
    proxy,
    speed: () => speed,
    attach,
    connect() {
      const made = own ?? engine()
      isConnected = true
      if (made) attach(made)
      settle()
    },
    close() {
      isClosed = true
      own = undefined
      for (const { unsubscribe } of listeners) unsubscribe?.()
      listeners.clear()
    },
  }
}
