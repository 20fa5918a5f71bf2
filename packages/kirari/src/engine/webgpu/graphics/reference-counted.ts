/** Reference-counted resources, by the identity of their description: created for the first user, freed with the last. */

export interface ReferenceCounted<S extends object, T> {
  /** Each call needs one `release`. */
  acquire(source: S): T
  release(source: S): void
  get(source: S): T | undefined
  /** All resources, in an array: looping over it allocates no iterator. */
  readonly list: readonly T[]
  dispose(): void
}

export const createReferenceCounted = <S extends object, T>(make: (source: S) => T, free: (resource: T) => void): ReferenceCounted<S, T> => {
  const entries = new Map<S, { readonly resource: T; users: number }>()
  const list: T[] = []
  return {
    acquire(source) {
      let entry = entries.get(source)
      if (!entry) {
        entries.set(source, (entry = { resource: make(source), users: 0 }))
        list.push(entry.resource)
      }
      entry.users++
      return entry.resource
    },
    release(source) {
      const entry = entries.get(source)
      if (!entry || --entry.users > 0) return
      entries.delete(source)
      list.splice(list.indexOf(entry.resource), 1)
      free(entry.resource)
    },
    get: (source) => entries.get(source)?.resource,
    list,
    dispose() {
      for (const resource of list.splice(0)) free(resource)
      entries.clear()
    },
  }
}
