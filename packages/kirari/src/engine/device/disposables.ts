/** Collects the cleanup of the resources of one step, and runs it in reverse order. */
export interface Disposables {
  defer(free: () => void): void
  dispose(): void
}

export const createDisposables = (): Disposables => {
  const list: (() => void)[] = []
  return {
    defer: (free) => void list.push(free),
    dispose() {
      for (const free of list.splice(0).toReversed()) free()
    },
  }
}
