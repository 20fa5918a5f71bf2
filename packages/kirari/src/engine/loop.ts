/**
 * The page's one animation frame loop, shared by all engines. It requests a frame only while a client waits for one, so a page on which
 * nothing moves costs nothing.
 * Hot: runs every frame, allocates nothing.
 */

/** Draws in animation frames: an engine. */
export interface FrameClient {
  frame(nowMilliseconds: number): void
  /** Set by the loop, which links the waiting clients into a list. */
  isWaiting: boolean
  next: FrameClient | undefined
}

let waiting: FrameClient | undefined
let finish: (() => void) | undefined

const tick = (nowMilliseconds: number): void => {
  let client = waiting
  // A client that calls `schedule` from here on waits for the next frame.
  waiting = undefined
  while (client) {
    const { next } = client
    client.isWaiting = false
    try {
      client.frame(nowMilliseconds)
    } catch (error) {
      // An error thrown by an application's listener must not stop the other canvases.
      reportError(error)
    }
    client = next
  }
  finish?.()
}

/** Requests one frame for the client; does nothing while it already waits. */
export const schedule = (client: FrameClient): void => {
  if (client.isWaiting) return
  if (!waiting) requestAnimationFrame(tick)
  client.isWaiting = true
  client.next = waiting
  waiting = client
}

/** Sets the function that runs once a frame, after all clients have drawn. */
export const finishFrames = (run: () => void): void => {
  finish = run
}
