/**
 * Things on the GPU by the identity of what describes them: made for the first who uses one, freed with the last.
 * Must not know: what the things are.
 */

export interface Counted<S extends object, T> {
  /** The thing; `release` must follow, once. */
  acquire(source: S): T
  release(source: S): void
  get(source: S): T | undefined
  /** All of them, in one list that can be walked without an iterator. */
  readonly list: readonly T[]
  dispose(): void
}

export const createCounted = <S extends object, T>(make: (source: S) => T, free: (thing: T) => void): Counted<S, T> => {
  const entries = new Map<S, { readonly thing: T; users: number }>()
  const list: T[] = []
  return {
    acquire(source) {
      let entry = entries.get(source)
      if (!entry) {
        entries.set(source, (entry = { thing: make(source), users: 0 }))
        list.push(entry.thing)
      }
      entry.users++
      return entry.thing
    },
    release(source) {
      const entry = entries.get(source)
      if (!entry || --entry.users > 0) return
      entries.delete(source)
      list.splice(list.indexOf(entry.thing), 1)
      free(entry.thing)
    },
    get: (source) => entries.get(source)?.thing,
    list,
    dispose() {
      for (const thing of list.splice(0)) free(thing)
      entries.clear()
    },
  }
}
