/**
 * The camera of the page. When the page replaces the scene, because a slow GPU needs a lower resolution or the reader changes the backend, the new
 * scene takes over the running camera, and the browser does not ask for permission again.
 */
import { EngineError } from 'kirari'
import { webcam, type LiveImage } from 'kirari/texture'

/** Why there is no camera, by the code of the error. */
const troubles = { E1046: 'denied', E1047: 'missing', E1048: 'busy', E1049: 'insecure' } as const
type Trouble = (typeof troubles)[keyof typeof troubles]
// The playground's grammar reads predicates of functions, not those of arrows.
function isTrouble(code: string): code is keyof typeof troubles {
  return Object.hasOwn(troubles, code)
}

/** The scene that shows the camera. */
export interface Viewer {
  /** Called with the image when the camera starts, and with undefined when it stops. */
  show(image: LiveImage | undefined): void
  say(message?: 'asking' | 'ended' | 'hidden' | Trouble): void
}

let viewer: Viewer | undefined
let image: LiveImage | undefined
/** From the request for permission until the camera stops. */
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
    // The reader has left the page or pressed Stop: this is no failure to report.
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
