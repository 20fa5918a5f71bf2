/**
 * The camera of the page. It outlives a scene that another follows at once, as when a slow GPU lowers the resolution or the reader changes
 * the backend: nobody is asked twice.
 */
import { EngineError } from 'kirari'
import { webcam, type LiveImage } from 'kirari/texture'

/** Why there is no camera, by the code of the error. */
const troubles = { E1046: 'denied', E1047: 'missing', E1048: 'busy', E1049: 'insecure' } as const
type Trouble = (typeof troubles)[keyof typeof troubles]
const isTrouble = (code: string): code is keyof typeof troubles => Object.hasOwn(troubles, code)

/** The scene that shows the camera. */
export interface Viewer {
  /** The image as it is from now on; undefined when the camera has stopped. */
  show(image: LiveImage | undefined): void
  say(message?: 'asking' | 'ended' | 'hidden' | Trouble): void
}

let viewer: Viewer | undefined
let image: LiveImage | undefined
/** From the question to the end of the camera, whatever ends it. */
let session: AbortController | undefined
let ending: ReturnType<typeof setTimeout> | undefined

export const isCameraOn = (): boolean => image !== undefined

export const stopCamera = (): void => {
  session?.abort()
  session = image = undefined
  viewer?.show(undefined)
}

export const startCamera = async (): Promise<void> => {
  if (session) return
  const { signal } = (session = new AbortController())
  viewer?.say('asking')
  try {
    const found = await webcam({ width: 1280, height: 720, facingMode: 'user', signal })
    found.on('ended', () => {
      stopCamera()
      viewer?.say('ended')
    })
    image = found
    viewer?.show(found)
    viewer?.say()
  } catch (error) {
    // Who has left or pressed the other button meanwhile wants no camera, and no word about it.
    if (signal.aborted) return
    stopCamera()
    const code = error instanceof EngineError ? error.diagnostic.code : ''
    if (!isTrouble(code)) throw error
    viewer?.say(troubles[code])
  }
}

/** Shows the camera in this scene from now on. Returns the way to end it: the camera stops, unless another scene takes it over in the same task. */
export const viewCamera = (next: Viewer): (() => void) => {
  clearTimeout(ending)
  viewer = next
  next.show(image)
  return () => {
    if (viewer === next) viewer = undefined
    ending = setTimeout(stopCamera)
  }
}
