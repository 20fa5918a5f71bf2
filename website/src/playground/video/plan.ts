/** The frames of a video, and its limits: a browser holds the whole file in memory, and draws every frame of it. */
import type { Drawer, Range } from '../message.ts'

export type VideoPlan = {
  readonly width: number
  readonly height: number
  /** The part of the picture's time, in seconds. */
  readonly range: Range
  readonly framesPerSecond: number
  readonly by: Drawer
}

export const videoLimits = { framesPerSecond: 120, frames: 3600, pixels: 8e9 } as const

/** The number of frames; the last one ends where the range ends, so a loop has no frame twice. */
export const frameCount = ({ range: { from, to }, framesPerSecond }: Pick<VideoPlan, 'range' | 'framesPerSecond'>): number =>
  Math.max(1, Math.round((to - from) * framesPerSecond))

/** The size of a video: encoders store colours for blocks of two by two pixels, so both sides are even. */
export const evenSize = ({ width, height }: { readonly width: number; readonly height: number }): { readonly width: number; readonly height: number } => ({
  width: even(width),
  height: even(height),
})

const even = (side: number): number => Math.max(2, side - (side % 2))

export const isWithinLimits = (plan: VideoPlan): boolean => {
  const frames = frameCount(plan)
  return frames <= videoLimits.frames && frames * plan.width * plan.height <= videoLimits.pixels
}
