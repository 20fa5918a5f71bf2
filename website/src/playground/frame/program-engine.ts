/**
 * Stands for the engine that draws, in the code that called `createEngine`. Before its picture is drawn, calls and assignments have no effect,
 * `ready` waits, and `on` keeps listeners for later. They are removed when the next program runs, since the engine outlives its programs.
 */
import type { Engine } from 'kirari'

export type ProgramEngine = {
  /** The value that the code gets. */
  readonly proxy: unknown
  /** Resolves `ready`, and connects the listeners with the engine that has drawn the picture of the program. */
  readonly connect: () => void
  readonly close: () => void
}

export const createProgramEngine = (engine: () => Engine | undefined): ProgramEngine => {
  let isConnected = false
  let settle = (): void => undefined
  const ready = new Promise<void>((resolve) => {
    settle = resolve
  })
  const listeners = new Set<{ readonly subscribe: (made: Engine) => () => void; unsubscribe?: () => void }>()
  const on: Engine['on'] = (name, listener) => {
    const made = engine()
    const entry: { readonly subscribe: (made: Engine) => () => void; unsubscribe?: () => void } = { subscribe: (one) => one.on(name, listener) }
    listeners.add(entry)
    if (isConnected && made) entry.unsubscribe = entry.subscribe(made)
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
        const made = engine()
        // A member of any type.
        return made ? (Reflect.get(made, name, made) as unknown) : () => () => undefined
      },
      set: (_, name, value) => {
        const made = engine()
        return made ? Reflect.set(made, name, value) : true
      },
    },
  )
  return {
    proxy,
    connect() {
      const made = engine()
      isConnected = true
      if (made) for (const entry of listeners) entry.unsubscribe = entry.subscribe(made)
      settle()
    },
    close() {
      isConnected = false
      for (const { unsubscribe } of listeners) unsubscribe?.()
      listeners.clear()
    },
  }
}
