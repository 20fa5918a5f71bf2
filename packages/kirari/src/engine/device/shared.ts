/**
 * One thing that all engines of a page use: made for the first of them, closed some seconds after the last, so that a component
 * that is mounted twice does not open it twice, and made anew after it was lost.
 * Must not know: what the thing is.
 */

export interface Shared<T> {
  /** The thing; `release` must follow, once. */
  acquire(): Promise<T>
  release(thing: T): void
}

const idleMilliseconds = 3000

export const createShared = <T extends { readonly lost: Promise<string> }>(open: () => Promise<T>, close: (thing: T) => void): Shared<T> => {
  let pending: Promise<T> | undefined
  /** What `pending` gave, while it is alive, and by how many it is used. */
  let current: T | undefined
  let users = 0
  let closing: ReturnType<typeof setTimeout> | undefined

  const forget = (): void => {
    pending = current = undefined
    users = 0
  }
  const make = async (): Promise<T> => {
    const thing = await open()
    current = thing
    void thing.lost.then(() => {
      if (thing === current) forget()
    })
    return thing
  }

  return {
    async acquire() {
      clearTimeout(closing)
      const mine = (pending ??= make())
      try {
        const thing = await mine
        if (thing === current) users++
        return thing
      } catch (error) {
        if (mine === pending) forget()
        throw error
      }
    },
    release(thing) {
      // A lost one has nothing left to close.
      if (thing !== current || --users > 0) return
      clearTimeout(closing)
      closing = setTimeout(() => {
        if (thing !== current || users > 0) return
        forget()
        close(thing)
      }, idleMilliseconds)
    },
  }
}
