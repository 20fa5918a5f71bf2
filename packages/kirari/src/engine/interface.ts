/** The engine as applications see it: what it is given, what it tells, what can be done with it. Types only. */
import type { BackendName, Fragment, Picture } from './device/device.ts'

interface Shown {
  /** A colour for every pixel: a vec3, or a vec4 with its colour multiplied by its alpha. */
  readonly fragment: Fragment
  /** What the picture shows, for people who cannot see it: makes the canvas an image of this name. */
  readonly label?: string | undefined
  /** Pixels of the drawing buffer for each CSS pixel; as many as the screen has when left out. */
  readonly pixelRatio?: number | undefined
  /** Where the pointer is listened to: over the canvas, which is the default, or over the whole window. */
  readonly pointer?: 'canvas' | 'window' | undefined
}

/** Either the canvas to draw on, or an element that the engine puts a canvas of its own into. */
export type EngineOptions = Shown &
  ({ readonly canvas: HTMLCanvasElement; readonly container?: undefined } | { readonly container: HTMLElement; readonly canvas?: undefined })

export interface EngineEvents {
  /** The first program is compiled: pictures come from now on. */
  ready: undefined
  /** A picture was drawn. */
  frame: undefined
  /** A backend was chosen; `reason` is there when it is not the preferred one. */
  backend: { readonly backend: BackendName; readonly reason: Error | undefined }
  /** The GPU was taken away, and why. The engine gets it back by itself. */
  lost: string
  /** The GPU is back, and the picture with it. */
  restored: undefined
  /** Something cannot be drawn. The last good picture stays. */
  error: Error
}

/** A canvas that shows a fragment. */
export interface Engine {
  /** Resolves when the first program is compiled; rejects when that cannot be. */
  readonly ready: Promise<void>
  /** Undefined until one is chosen. */
  readonly backend: BackendName | undefined
  readonly canvas: HTMLCanvasElement
  /** Another one takes its place when it is compiled, without a blank frame. */
  fragment: Fragment
  /** The time shown, in seconds. */
  readonly time: number
  /** Whether time runs while the canvas can be seen. */
  readonly isPlaying: boolean
  /** Lets time run, even for readers who prefer reduced motion. */
  play(): void
  /** Holds time; other changes are still drawn. */
  pause(): void
  /** Shows another time. */
  seek(timeSeconds: number): void
  /** Calls `listener` at each event; returns the way to stop. */
  on<Name extends keyof EngineEvents>(name: Name, listener: (event: EngineEvents[Name]) => void): () => void
  /** Draws, and gives the pixels. */
  capture(): Promise<Picture>
  /** Frees everything; a canvas of the engine's own leaves the page. Again is harmless. */
  dispose(): void
}
