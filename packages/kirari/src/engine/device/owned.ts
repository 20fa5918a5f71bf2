/** What is made for one step and freed with it, the last first. */
export interface Owned {
  own(free: () => void): void
  dispose(): void
}

export const createOwned = (): Owned => {
  const list: (() => void)[] = []
  return {
    own: (free) => void list.push(free),
    dispose() {
      for (const free of list.splice(0).toReversed()) free()
    },
  }
}
