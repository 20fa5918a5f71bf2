/** Videos and cameras in textures: each new frame is uploaded and drawn once, and nothing happens without one. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStage, nextFrame, pixel, recordCalls, type Stage } from '../engine/stage.ts'
import { EngineError, type Engine } from '../../src/index.ts'
import { texture, texture2D, uv } from '../../src/shader/front/node/index.ts'
import { video, webcam, type LiveImage } from '../../src/texture/index.ts'
import { corners, cornersOf, isNear, paint, show } from './show.ts'

let stage: Stage
const live: LiveImage[] = []
beforeEach(() => {
  stage = createStage()
})
afterEach(() => {
  stage.clear()
  for (const one of live.splice(0)) one.stop()
  vi.restoreAllMocks()
})
const keep = (one: LiveImage): LiveImage => {
  live.push(one)
  return one
}

/** A video of a canvas; `shoot` makes its next frame. */
const film = (size = 64): { readonly stream: MediaStream; shoot(colors?: readonly string[]): void } => {
  const canvas = paint(size)
  const stream = canvas.captureStream(0)
  const [track] = stream.getVideoTracks()
  return {
    stream,
    shoot(colors) {
      canvas.getContext('2d')?.drawImage(paint(size, colors), 0, 0)
      // The track of a canvas has this method.
      ;(track as CanvasCaptureMediaStreamTrack | undefined)?.requestFrame()
    },
  }
}
/** An element that shows it. */
const projector = (stream: MediaStream): HTMLVideoElement => {
  const element = document.createElement('video')
  element.muted = true
  element.srcObject = stream
  return element
}

/** Videos store colours less exactly than images. */
const lessColour = 12
/**
 * The tolerance of a recorded video's colours, out of 255: Chromium 150 with a software GPU passes frames to WebGPU
 * as if they used the other of two colour standards (BT.601, BT.709). The corners stay distinct.
 */
const asRecorded = 72

/** The wrong corners of the image: none, if it is upright. */
const wrongCorners = async (
  engine: Engine,
  wanted: readonly (readonly number[])[] = corners,
  tolerance = lessColour,
): Promise<readonly (readonly number[])[]> => cornersOf(await engine.capture()).filter((color, i) => !isNear(color, wanted[i] ?? [], tolerance))

const uploads = /texImage2D|texSubImage2D|copyExternalImageToTexture/

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test('a video stands upright, and its frames follow each other', async () => {
    const { stream, shoot } = film()
    const element = projector(stream)
    const picture = keep(video(element))
    const screen = texture(texture2D, { value: picture })
    const engine = show(stage, backend, screen.sample(uv))
    // Before the first frame the texture is one transparent texel.
    expect(pixel(await engine.capture(), 15, 10)).toEqual([0, 0, 0, 0])
    const first = nextFrame(engine)
    void picture.play()
    shoot()
    await picture.ready
    await first
    await expect.poll(() => wrongCorners(engine)).toEqual([])
    const second = nextFrame(engine)
    shoot(['#fff', '#0f0', '#00f', '#f00'])
    await second
    const [red, green, blue, white] = corners
    await expect.poll(() => wrongCorners(engine, [white, green, blue, red])).toEqual([])
  })

  test('an element of the page is a video too, and is refused by nothing before its first frame', async () => {
    const { stream, shoot } = film()
    const element = projector(stream)
    const screen = texture(texture2D, { value: element })
    const engine = show(stage, backend, screen.sample(uv))
    await engine.ready
    void element.play()
    shoot()
    await expect.poll(() => wrongCorners(engine)).toEqual([])
    stream.getTracks().forEach((track) => track.stop())
  })

  test('it is uploaded only when there is a new frame, and nothing is drawn without one', async () => {
    const { stream, shoot } = film()
    const picture = keep(video(projector(stream)))
    const screen = texture(texture2D, { value: picture })
    const engine = show(stage, backend, screen.sample(uv))
    void picture.play()
    shoot()
    await picture.ready
    await expect.poll(() => wrongCorners(engine)).toEqual([])
    const settle = async (frames: number): Promise<void> => {
      for (let i = 0; i < frames; i++) await new Promise(requestAnimationFrame)
    }
    await settle(10)
    const { version } = picture
    let drawn = 0
    engine.on('frame', () => drawn++)
    const record = recordCalls(WebGL2RenderingContext, GPUQueue)
    // Draws for other reasons: no upload.
    for (let i = 0; i < 3; i++) await engine.capture()
    await settle(10)
    expect(record.calls.filter((name) => uploads.test(name))).toEqual([])
    expect([drawn, picture.version]).toEqual([0, version])
    const next = nextFrame(engine)
    shoot(['#000', '#000', '#000', '#000'])
    await next
    await settle(5)
    record.stop()
    const shot = picture.version - version
    expect(shot).toBeGreaterThanOrEqual(1)
    expect(record.calls.filter((name) => uploads.test(name)).length).toBeLessThanOrEqual(shot)
  })

  test('nobody asks a video for frames once no engine shows it', async () => {
    const { stream, shoot } = film()
    const element = projector(stream)
    const picture = keep(video(element))
    const asked = vi.spyOn(element, 'requestVideoFrameCallback')
    const dropped = vi.spyOn(element, 'cancelVideoFrameCallback')
    const screen = texture(texture2D, { value: picture })
    expect(asked).not.toHaveBeenCalled()
    const engine = show(stage, backend, screen.sample(uv))
    await engine.ready
    await expect.poll(() => asked).toHaveBeenCalled()
    void picture.play()
    shoot()
    await picture.ready
    engine.dispose()
    expect(dropped).toHaveBeenCalledTimes(1)
    const count = asked.mock.calls.length
    shoot(['#000'])
    for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame)
    expect(asked.mock.calls.length).toBe(count)
  })

  test('a file plays by itself, without sound, again and again', async () => {
    const picture = keep(video(await recorded()))
    await picture.ready
    const { muted, loop } = picture.element
    expect([muted, loop]).toEqual([true, true])
    const screen = texture(texture2D, { value: picture })
    const engine = show(stage, backend, screen.sample(uv))
    await expect.poll(() => wrongCorners(engine, corners, asRecorded)).toEqual([])
    expect([picture.width, picture.height]).toEqual([64, 64])
    picture.stop()
    expect(picture.element.hasAttribute('src')).toBe(false)
    // The old image stays.
    expect(await wrongCorners(engine, corners, asRecorded)).toEqual([])
  })

  test('a camera is a video', async () => {
    const { stream, shoot } = film()
    const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
      setTimeout(shoot)
      return stream
    })
    const picture = keep(await webcam({ width: 640, facingMode: 'user' }))
    expect(asked).toHaveBeenCalledWith({ video: { width: 640, facingMode: 'user' }, audio: false })
    const screen = texture(texture2D, { value: picture })
    const engine = show(stage, backend, screen.sample(uv))
    await expect.poll(() => wrongCorners(engine)).toEqual([])
    picture.stop()
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
    expect(picture.element.srcObject).toBe(null)
  })
})

/** The address of a short video. */
const recorded = async (): Promise<string> => {
  const { stream, shoot } = film()
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const done = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  for (let i = 0; i < 12; i++) {
    shoot()
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  recorder.stop()
  await done
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
}

const refusal = async (promise: Promise<unknown>): Promise<string> => {
  const error: unknown = await promise.then(
    () => 'nothing was refused',
    (reason: unknown) => reason,
  )
  return error instanceof EngineError ? error.message : `no EngineError: ${String(error)}`
}

test('a video that is none is refused by name', async () => {
  const broken = URL.createObjectURL(new Blob(['no film'], { type: 'video/webm' }))
  expect(await refusal(keep(video(broken)).ready)).toMatch(/^E1045: /)
})

describe('a camera that is not given is refused by name', () => {
  test.each([
    ['NotAllowedError', /^E1046: /],
    ['SecurityError', /^E1046: /],
    ['NotFoundError', /^E1047: .*got none/],
    ['NotReadableError', /^E1048: /],
    ['AbortError', /^E1048: /],
  ])('%s', async (name, wanted) => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', name))
    expect(await refusal(webcam())).toMatch(wanted)
  })

  test('OverconstrainedError, with what was asked too much', async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new OverconstrainedError('deviceId', 'no'))
    expect(await refusal(webcam({ deviceId: 'a' }))).toMatch(/^E1047: .*none whose deviceId would do/)
  })

  test('on a page that is not safe', async () => {
    vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices)
    expect(await refusal(webcam())).toMatch(/^E1049: /)
  })

  test('when it was ended while the reader was asked, the camera is turned off', async () => {
    const { stream } = film()
    const stop = new AbortController()
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
      stop.abort('enough')
      return stream
    })
    await expect(webcam({ signal: stop.signal })).rejects.toBe('enough')
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  })

  test('and its end is told when it is taken away later', async () => {
    const { stream, shoot } = film()
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
      setTimeout(shoot)
      return stream
    })
    const picture = keep(await webcam())
    const ended = new Promise<void>((resolve) => picture.on('ended', resolve))
    // As the browser does when the camera is unplugged.
    for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))
    await ended
  })
})
