/**
 * The lifetime of something with an engine at a place of the page, as a framework manages it: it follows options and is disposed at the end.
 */
import type { Engine } from '../engine/interface.ts'

export interface Life<Options> {
  /** Replaced after a change of an option that an engine keeps for life. */
  readonly engine: Engine
  /** Sets all options: an omitted one returns to its default. */
  readonly update: (options: Options) => void
  /** Frees everything and restores the element. Calling it again does nothing. */
  readonly dispose: () => void
}
export type Begin<Options> = (place: HTMLElement, options: Options) => Life<Options>

/**
 * The same, but something disposed and started again at once at the same element continues as if nothing had happened: React's strict mode and
 * hot reload do this, and would otherwise start a GPU twice and lose the current time.
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
