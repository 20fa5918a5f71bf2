/**
 * The page's one animation frame loop, shared by all engines. It asks the browser for a frame only when somebody waits for one,
 * so a page on which nothing moves costs nothing.
 * Hot: runs every frame, allocates nothing. Must not know: what is drawn.
 */

/** Somebody who draws in frames. */
export interface FrameClient {
  frame(nowMilliseconds: number): void
  /** Kept by the loop: whether it waits for a frame, and who waits behind it. */
  isWaiting: boolean
  next: FrameClient | undefined
}

let waiting: FrameClient | undefined
let finish: (() => void) | undefined

const tick = (nowMilliseconds: number): void => {
  let client = waiting
  // Whoever asks again from here on waits for the next frame.
  waiting = undefined
  while (client) {
    const { next } = client
    client.isWaiting = false
    try {
      client.frame(nowMilliseconds)
    } catch (error) {
      // What an application's listener throws must not stop the other canvases.
      reportError(error)
    }
    client = next
  }
  finish?.()
}

/** Asks for one frame; asking again before it comes changes nothing. */
export const schedule = (client: FrameClient): void => {
  if (client.isWaiting) return
  if (!waiting) requestAnimationFrame(tick)
  client.isWaiting = true
  client.next = waiting
  waiting = client
}

/** Sets what runs once after all have drawn. */
export const finishFrames = (run: () => void): void => {
  finish = run
}
