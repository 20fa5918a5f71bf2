/**
 * Asks the frame for the pixels of a video, one frame after another, so that no more than one waits to be encoded.
 * Must not know: how the pixels are encoded.
 */
import type { Order, Report } from '../message.ts'
import type { VideoPlan } from './plan.ts'

export type OpenVideo = {
  /** The pixels of the next frame: RGBA, the top row first. */
  readonly next: () => Promise<ArrayBuffer>
  readonly close: () => void
}

export type VideoRequests = {
  readonly open: (plan: VideoPlan) => OpenVideo
  readonly hear: (report: Extract<Report, { type: 'videoFrame' | 'noVideoFrame' }>) => void
  readonly isWaiting: () => boolean
  /** Rejects the request that waits: the frame can no longer answer it. */
  readonly lose: (error: Error) => void
}

export const createVideoRequests = (order: (order: Order) => void): VideoRequests => {
  let latest = 0
  let waiting: { readonly byteLength: number; readonly resolve: (pixels: ArrayBuffer) => void; readonly reject: (error: Error) => void } | undefined
  const lose = (error: Error): void => {
    waiting?.reject(error)
    waiting = undefined
  }
  return {
    open({ width, height, range, framesPerSecond, by }) {
      const video = ++latest
      lose(new Error('Another video was begun.'))
      order({ type: 'video', video, width, height, from: range.from, framesPerSecond, by })
      return {
        next: () =>
          new Promise((resolve, reject) => {
            waiting = { byteLength: width * height * 4, resolve, reject }
            order({ type: 'videoFrame', video })
          }),
        close: () => order({ type: 'endVideo', video }),
      }
    },
    hear(report) {
      if (report.video !== latest || !waiting) return
      if (report.type === 'noVideoFrame') return lose(new Error(report.message))
      // The reader's code can send pixels too.
      if (report.pixels.byteLength !== waiting.byteLength) return lose(new Error('The frame has sent another number of pixels.'))
      const { resolve } = waiting
      waiting = undefined
      return resolve(report.pixels)
    },
    isWaiting: () => waiting !== undefined,
    lose,
  }
}
