/** The public interface of an engine: its options, events, properties and methods. Types only. */
import type { BackendName, Fragment, Picture } from './device/device.ts'
import type { Fallback, Graphics } from './device/graphics.ts'
import type { Read } from './device/read.ts'
import type { Frame, Step } from './step/step.ts'

/** The content of the canvas: one fragment that fills it, or a frame of steps. */
type Content =
  | {
      /**
       * A colour for every pixel: a vec3, or a vec4 premultiplied by its alpha. A fragment that reads textures needs a frame:
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
      /** Steps to run before the first frame: at the start, after `reset` and after the GPU was lost. */
      readonly init?: readonly Step[] | undefined
    }

interface Common {
  /** The alternative text: gives the canvas the role of an image with this label. */
  readonly label?: string | undefined
  /** Pixels of the drawing buffer per CSS pixel. Default: `devicePixelRatio`. */
  readonly pixelRatio?: number | undefined
  /** Where the engine listens to the pointer. Default: 'canvas'. */
  readonly pointer?: 'canvas' | 'window' | undefined
  /** Samples per pixel of the canvas, for frames of steps: 4 antialiases the edges of triangles. Default: 1. */
  readonly samples?: 1 | 4 | undefined
  /**
   * Whether to emit `timing` with the GPU time of each frame, at a small cost. Platforms without timer queries emit `fallback`, and
   * no `timing`. A lone fragment needs a frame to be timed: `frame: [draw({ fragment })]`.
   */
  readonly timing?: boolean | undefined
}

/** Either the canvas to draw on, or an element to which the engine adds its own canvas. */
export type EngineOptions = Common &
  Content &
  ({ readonly canvas: HTMLCanvasElement; readonly container?: undefined } | { readonly container: HTMLElement; readonly canvas?: undefined })

/** For a canvas on no page, such as one transferred to a worker. The application reports its size and visibility to the engine. */
export type OffscreenOptions = Common & Content & { readonly canvas: OffscreenCanvas; readonly container?: undefined }

export interface EngineEvents {
  /** The first program is compiled: the engine draws from now on. */
  ready: undefined
  /** A frame was drawn. */
  frame: undefined
  /** A backend was chosen; `reason` is set if it is not the preferred one. */
  backend: { readonly backend: BackendName; readonly reason: Error | undefined }
  /** The GPU was lost, with the reason. The engine restores it by itself. */
  lost: string
  /** The GPU is restored, and so is the content. */
  restored: undefined
  /** The content cannot be drawn. The last good frame stays. */
  error: Error
  /** The GPU does not support something that was requested; the engine uses the closest alternative. */
  fallback: Fallback
  /** The GPU time of a frame, some frames later; only with the option `timing`, and if the platform can measure it. */
  timing: { readonly gpuMilliseconds: number }
}

/** A storage, a texture, or an attachment of a target. */
export type Readable = object

/** Shows a fragment or a frame of steps on a canvas. */
export interface Engine {
  /** Resolves when the first program is compiled; rejects if that fails, or if the engine is disposed before (E1013). */
  readonly ready: Promise<void>
  /** Undefined until the engine has chosen one. */
  readonly backend: BackendName | undefined
  readonly canvas: HTMLCanvasElement
  /** A new fragment replaces the old one when it is compiled, without a blank frame. Undefined while a frame of steps is shown. */
  fragment: Fragment | undefined
  /** A new frame replaces the old one when all its steps are compiled. Shared resources keep their contents, as do storages and targets of the same name and shape. */
  frame: Frame | undefined
  /** The current time in seconds. */
  readonly time: number
  /** Whether time runs while the canvas is visible. */
  readonly isPlaying: boolean
  /** Starts time, even for users who prefer reduced motion. */
  play(): void
  /** Stops time; other changes are still drawn. */
  pause(): void
  /** Sets the time. */
  seek(timeSeconds: number): void
  /** The playback speed. Default: 1; 0 stops time, and negative values run it backwards. */
  speed: number
  /**
   * Advances time by exactly `seconds` (default: 1/60) and draws the frame at once, even while paused or not visible. Does nothing before
   * `ready`, while the GPU is lost and after `dispose`. After `pause` and `reset`, the same steps draw the same pixels.
   */
  step(seconds?: number): void
  /** Requests a frame, for changes that the engine cannot detect, such as a function of `frame` that now returns other steps. */
  redraw(): void
  /** Restarts: sets time to 0, resets storages to their initial data, clears targets, and runs `init`. */
  reset(): void
  /** Calls `listener` at each event; returns the function that unsubscribes. */
  on<Name extends keyof EngineEvents>(name: Name, listener: (event: EngineEvents[Name]) => void): () => void
  /** Draws, and resolves with the pixels. */
  capture(): Promise<Picture>
  /**
   * Reads the contents of a storage (numbers without padding), or of a texture or attachment of a target (texels, the row of uv.y = 0
   * first). Draws a frame that is due first. Only resources of the shown frame can be read.
   */
  read<S extends Readable>(from: S): Promise<Read<S>>
  /** Sets the contents of a storage: the numbers of one value after another, without padding, or the result of `read`. */
  write(to: Readable, numbers: ArrayLike<number> | { readonly [path: string]: ArrayLike<number> }): Promise<void>
  /** How many GPU resources of each kind the frame uses; undefined without a frame of steps. */
  readonly live: Graphics['live'] | undefined
  /** Frees all resources, and removes a canvas that the engine created. May be called again. */
  dispose(): void
}

/** Methods of an engine whose canvas is on no page, to report its size and visibility. */
export interface OffscreenControls {
  /** Sets the size of the drawing buffer, in pixels. */
  resize(width: number, height: number): void
  /** Sets whether the canvas is visible. Default: true. A canvas that is not visible costs nothing. */
  setVisible(isVisible: boolean): void
}

/** An engine whose canvas is on no page: in a worker, for example. */
export interface OffscreenEngine extends Omit<Engine, 'canvas'>, OffscreenControls {
  readonly canvas: OffscreenCanvas
}
