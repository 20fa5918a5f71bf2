/** A camera from the reader's word to its end: every track is stopped, and what goes wrong has a name. Must not know: what is drawn. */

/** Why there is no camera. */
export type Trouble = 'denied' | 'missing' | 'busy' | 'insecure'
export interface Camera {
  readonly video: HTMLVideoElement
  stop(): void
}

const troubles: Readonly<Record<string, Trouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** Asks for a camera; `ended` is called when it stops by itself. Call it only when the reader has asked for it. */
export const openCamera = async (ended: () => void): Promise<Camera | Trouble> => {
  // TypeScript believes that every page has it; only pages from a safe place do.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return 'insecure'
  let stream: MediaStream
  try {
    stream = await devices.getUserMedia({ video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' }, audio: false })
  } catch (error) {
    return (error instanceof DOMException && troubles[error.name]) || 'busy'
  }
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  for (const track of stream.getTracks()) track.addEventListener('ended', ended)
  try {
    await video.play()
    return { video, stop }
  } catch {
    stop()
    return 'busy'
  }
}
