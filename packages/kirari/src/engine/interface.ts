/** The engine as applications see it: what it is given, what it tells, what can be done with it. Types only. */
import type { BackendName, Fragment, Picture } from './device/device.ts'
import type { Fallback, Graphics } from './device/graphics.ts'
import type { Read } from './device/read.ts'
import type { Frame, Step } from './step/step.ts'

/** What is shown: one fragment that fills the canvas, or a frame of steps. */
type Content =
  | {
      /**
       * A colour for every pixel: a vec3, or a vec4 with its colour multiplied by its alpha. One that reads textures is shown as a frame:
       * `frame: [draw({ fragment })]` (E1016).
       */
      readonly fragment: Fragment
      readonly frame?: undefined
      readonly init?: undefined
    }
  | {
      readonly fragment?: undefined
      /** Drawings and kernels. The first drawing into a target, or the canvas, clears it. */
      readonly frame: Frame
      /** What comes before the first frame: at the start, after `reset` and after the GPU was lost. */
      readonly init?: readonly Step[] | undefined
    }

interface Common {
  /** What the picture shows, for people who cannot see it: makes the canvas an image of this name. */
  readonly label?: string | undefined
  /** Pixels of the drawing buffer for each CSS pixel; as many as the screen has when left out. */
  readonly pixelRatio?: number | undefined
  /** Where the pointer is listened to: over the canvas, which is the default, or over the whole window. */
  readonly pointer?: 'canvas' | 'window' | undefined
  /** Samples a pixel of the canvas, for frames of steps: 4 smooths the edges of triangles; 1 when nothing is said. */
  readonly samples?: 1 | 4 | undefined
  /**
   * Whether the event `timing` tells how long the GPU took for a frame. Where the platform does not know, the event `fallback` says so,
   * and `timing` never comes. It costs a little. A fragment alone is not timed: `frame: [draw({ fragment })]` is.
   */
  readonly timing?: boolean | undefined
}

/** Either the canvas to draw on, or an element that the engine puts a canvas of its own into. */
export type EngineOptions = Common &
  Content &
  ({ readonly canvas: HTMLCanvasElement; readonly container?: undefined } | { readonly container: HTMLElement; readonly canvas?: undefined })

/** A canvas without a page, such as one that a worker was handed. Its size and whether it is seen are told to the engine. */
export type OffscreenOptions = Common & Content & { readonly canvas: OffscreenCanvas; readonly container?: undefined }

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
  /** The GPU lacks something that was asked for; something near it was taken in its place. */
  fallback: Fallback
  /** How long the GPU took for a frame, some frames later; only with `timing`, and where the platform knows. */
  timing: { readonly gpuMilliseconds: number }
}

/** What can be read back: a storage, a texture, or a picture of a target. */
export type Readable = object

/** A canvas that shows a fragment. */
export interface Engine {
  /** Resolves when the first program is compiled; rejects when that cannot be, or when the engine is disposed before (E1013). */
  readonly ready: Promise<void>
  /** Undefined until one is chosen. */
  readonly backend: BackendName | undefined
  readonly canvas: HTMLCanvasElement
  /** Another one takes its place when it is compiled, without a blank frame. Undefined while a frame of steps is shown. */
  fragment: Fragment | undefined
  /** Another one takes its place when all its steps are compiled. What both use keeps its state, and so do storages and targets of the same name and shape. */
  frame: Frame | undefined
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
  /** How fast time runs: 1, a part or a multiple of it; 0 holds it, and below 0 it runs backwards. */
  speed: number
  /**
   * Goes on by one frame of exactly so many seconds (1/60 when nothing is said) and draws it at once, also while it is paused or out of sight.
   * Does nothing before `ready`, while the GPU is away and after `dispose`. Paused, reset and stepped, two runs of a frame are equal in every pixel.
   */
  step(seconds?: number): void
  /** Draws again soon: for what an engine cannot notice, such as a function of `frame` that would now give other steps. */
  redraw(): void
  /** Starts again: time 0, storages as they were declared, targets cleared, `init` run. */
  reset(): void
  /** Calls `listener` at each event; returns the way to stop. */
  on<Name extends keyof EngineEvents>(name: Name, listener: (event: EngineEvents[Name]) => void): () => void
  /** Draws, and gives the pixels. */
  capture(): Promise<Picture>
  /**
   * What a storage holds (numbers without gaps), or a texture or picture of a target (its texels, the row of uv.y = 0 first).
   * A picture that is due is drawn first. Only what a shown frame uses can be read.
   */
  read<S extends Readable>(from: S): Promise<Read<S>>
  /** Sets what a storage holds: all numbers of one value after another, without gaps; or what `read` gave. */
  write(to: Readable, numbers: ArrayLike<number> | { readonly [path: string]: ArrayLike<number> }): Promise<void>
  /** What is alive on the GPU for frames of steps, by kind; undefined while there is none. */
  readonly live: Graphics['live'] | undefined
  /** Frees everything; a canvas of the engine's own leaves the page. Again is harmless. */
  dispose(): void
}

/** What has to be told to an engine whose canvas is on no page. */
export interface OffscreenControls {
  /** Gives the drawing buffer another size, in pixels. */
  resize(width: number, height: number): void
  /** Says whether the picture can be seen, which it can when nothing is said: out of sight it costs nothing. */
  setVisible(isVisible: boolean): void
}

/** An engine whose canvas is on no page: in a worker, for example. */
export interface OffscreenEngine extends Omit<Engine, 'canvas'>, OffscreenControls {
  readonly canvas: OffscreenCanvas
}
