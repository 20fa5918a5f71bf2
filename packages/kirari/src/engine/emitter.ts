/** A minimal emitter of named events. */

export interface Emitter<Events> {
  /** Calls `listener` at each event; returns the function that unsubscribes. */
  readonly on: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => () => void
  /** Calls the listeners; returns whether there are any. */
  readonly emit: <Name extends keyof Events>(name: Name, event: Events[Name]) => boolean
}

export const createEmitter = <Events>(): Emitter<Events> => {
  const listeners: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {}
  return {
    on(name, listener) {
      const set = (listeners[name] ??= new Set())
      set.add(listener)
      return () => {
        set.delete(listener)
      }
    },
    emit(name, event) {
      const set = listeners[name]
      set?.forEach((listener) => listener(event))
      return !!set?.size
    },
  }
}
