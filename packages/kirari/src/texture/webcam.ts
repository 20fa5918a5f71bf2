/** The reader's camera as an image that changes by itself. The page asks for permission; nothing leaves it. */
import { cameraBusy, cameraDenied, noCamera, noCameraHere } from '#explain-engine'
import { EngineError } from '../engine/message/error.ts'
import type { ImageOptions } from './video-image.ts'
import { liveImage, type LiveImage } from './video.ts'

export interface WebcamOptions extends ImageOptions {
  /** The requested size; the camera gives the nearest it has. */
  readonly width?: number
  readonly height?: number
  readonly frameRate?: number
  /** Towards the reader ('user') or away ('environment'). */
  readonly facingMode?: 'user' | 'environment'
  /** A specific camera, by its `deviceId` from `navigator.mediaDevices.enumerateDevices()`. */
  readonly deviceId?: string
  /** Cancels it, even while the reader is asked. */
  readonly signal?: AbortSignal
}

/**
 * Asks for the camera and starts it. Call `stop()` to turn it off. The promise rejects with an EngineError that says why there is none:
 * denied (E1046), no such camera (E1047), in use (E1048), or a page that may not ask (E1049).
 *
 * @example
 * const face = texture(texture2D)
 * button.onclick = async () => {
 *   face.value = await webcam({ facingMode: 'user' })
 * }
 */
export const webcam = async ({ width, height, frameRate, facingMode, deviceId, signal, ...options }: WebcamOptions = {}): Promise<LiveImage> => {
  // TypeScript types it as always present; only secure contexts have it.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new EngineError(noCameraHere())
  signal?.throwIfAborted()
  const requested = Object.entries({ width, height, frameRate, facingMode }).filter(([, value]) => value !== undefined)
  const constraints = { ...Object.fromEntries(requested), ...(deviceId !== undefined && { deviceId: { exact: deviceId } }) }
  const stream = await devices.getUserMedia({ video: constraints, audio: false }).catch((error: unknown) => {
    throw new EngineError(refusal(error), error)
  })
  const element = document.createElement('video')
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop()
    element.pause()
    element.srcObject = null
    signal?.removeEventListener('abort', stop)
  }
  Object.assign(element, { muted: true, playsInline: true, srcObject: stream })
  // A camera that is unplugged, or whose permission is withdrawn, ends its track; not every browser reports that on the element.
  const live = liveImage(element, options, stop, stream.getVideoTracks()[0])
  signal?.addEventListener('abort', stop)
  try {
    signal?.throwIfAborted()
    await element.play()
    await live.ready
    return live
  } catch (error) {
    stop()
    signal?.throwIfAborted()
    throw error instanceof EngineError ? error : new EngineError(cameraBusy(), error)
  }
}

const refusal = (error: unknown): ReturnType<typeof cameraDenied> => {
  // Anything can be thrown; only these two properties are read.
  const { name, constraint } = Object(error) as { readonly name?: unknown; readonly constraint?: unknown }
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return cameraDenied()
    case 'NotFoundError':
      return noCamera('none')
    case 'OverconstrainedError':
    case 'TypeError':
      return noCamera(`none whose ${typeof constraint === 'string' && constraint ? constraint : 'settings'} would do`)
    default:
      return cameraBusy()
  }
}
