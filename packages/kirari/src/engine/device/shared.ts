/**
 * A resource that all engines of a page share, such as a GPU device: opened for the first engine, closed some seconds after the last one
 * releases it, so that a component that remounts does not reopen it. After a loss, the next `acquire` opens a new one.
 */

export interface Shared<T> {
  /** Each call needs one `release`. */
  acquire(): Promise<T>
  release(resource: T): void
}

const idleMilliseconds = 3000

export const createShared = <T extends { readonly lost: Promise<string> }>(open: () => Promise<T>, close: (resource: T) => void): Shared<T> => {
  let pending: Promise<T> | undefined
  /** The result of `pending` until it is lost. */
  let current: T | undefined
  let users = 0
  let closing: ReturnType<typeof setTimeout> | undefined

  const clear = (): void => {
    pending = current = undefined
    users = 0
  }
  const openNew = async (): Promise<T> => {
    const resource = await open()
    current = resource
    void resource.lost.then(() => {
      if (resource === current) clear()
    })
    return resource
  }

  return {
    async acquire() {
      clearTimeout(closing)
      const opening = (pending ??= openNew())
      try {
        const resource = await opening
        if (resource === current) users++
        return resource
      } catch (error) {
        if (opening === pending) clear()
        throw error
      }
    },
    release(resource) {
      // A lost resource needs no close.
      if (resource !== current || --users > 0) return
      clearTimeout(closing)
      closing = setTimeout(() => {
        if (resource !== current || users > 0) return
        clear()
        close(resource)
      }, idleMilliseconds)
    },
  }
}
