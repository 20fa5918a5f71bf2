/**
 * What a framework keeps at a place of the page: something with an engine, that follows options and is disposed in the end.
 * Must not know: any framework, what is kept.
 */
import type { Engine } from '../engine/interface.ts'

export interface Life<Options> {
  /** Another one after an option changed that an engine has for life. */
  readonly engine: Engine
  /** All options anew: what is left out has its default again. */
  readonly update: (options: Options) => void
  /** Frees everything and leaves the place as it was found. Again is harmless. */
  readonly dispose: () => void
}
export type Begin<Options> = (place: HTMLElement, options: Options) => Life<Options>

/**
 * The same, but what is disposed and begun again at its place at once goes on as if nothing had happened: React's strict mode and
 * hot reload do this, and would otherwise start a GPU twice and lose the time shown.
 */
export const resting = <Options>(begin: Begin<Options>): Begin<Options> => {
  const left = new WeakMap<HTMLElement, Life<Options>>()
  return (place, options) => {
    const life = left.get(place) ?? begin(place, options)
    if (left.delete(place)) life.update(options)
    return {
      get engine() {
        return life.engine
      },
      update: life.update,
      dispose() {
        left.set(place, life)
        queueMicrotask(() => {
          if (left.delete(place)) life.dispose()
        })
      },
    }
  }
}
