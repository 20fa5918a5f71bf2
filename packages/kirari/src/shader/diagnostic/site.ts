/**
 * A place in the user's source, kept as an Error whose stack is read only when somebody asks.
 * Reading a stack costs microseconds, so sites are captured for declarations, never for each node.
 */

export interface Site {
  /** `file:line:column` of the user's call, or an empty string where the platform has no stacks. */
  readonly place: string
}

interface StackCapturer {
  captureStackTrace?: (target: object, below: unknown) => void
}

/** The place that called `below`, a public function of ours. */
export const captureSite = (below: unknown): Site => {
  const holder: { stack?: string } = {}
  // Not every engine has V8's captureStackTrace; without it the whole stack is kept.
  const capture = (Error as StackCapturer).captureStackTrace
  if (capture) capture(holder, below)
  else holder.stack = new Error().stack ?? ''
  let place: string | undefined
  return {
    get place() {
      return (place ??= placeOf(holder.stack ?? ''))
    },
  }
}

/** The first frame of a stack that has a place, as `file:line:column`. */
export const placeOf = (stack: string): string => {
  for (const line of stack.split('\n')) {
    const found = /\(?((?:[a-z-]+:\/\/)?[^\s()]+:\d+:\d+)\)?$/.exec(line)
    if (found?.[1]) return found[1].replace(/^file:\/\//, '').replace(/\?[^:]*/, '')
  }
  return ''
}
