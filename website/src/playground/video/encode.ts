/** Encodes pixels as a video file with the encoders of the browser. Loads a library, so pages import it when a reader wants a video. */
import {
  BufferTarget,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  Quality,
  type VideoCodec,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny'

/** The containers, each with the codecs that most players of it read, the most widespread first. */
const containers = {
  mp4: { name: 'MP4', type: 'video/mp4', codecs: ['avc', 'av1'], make: () => new Mp4OutputFormat() },
  webm: { name: 'WebM', type: 'video/webm', codecs: ['vp9', 'vp8', 'av1'], make: () => new WebMOutputFormat() },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly type: string; readonly codecs: readonly VideoCodec[]; readonly make: unknown }>>

const containerNames = ['mp4', 'webm'] as const satisfies readonly (keyof typeof containers)[]
type Container = (typeof containerNames)[number]

const codecNames: Readonly<Partial<Record<VideoCodec, string>>> = { avc: 'H.264', av1: 'AV1', vp9: 'VP9', vp8: 'VP8' }

export type VideoFormat = { readonly container: Container; readonly codec: VideoCodec; readonly name: string }

const quality = new Quality('high')

type Size = { readonly width: number; readonly height: number }

/** The formats that this browser can encode at a size; none where it has no encoder. */
export const videoFormats = async ({ width, height }: Size): Promise<readonly VideoFormat[]> => {
  const found = await Promise.all(
    containerNames.map(async (container) => {
      const { name, codecs } = containers[container]
      const codec = await getFirstEncodableVideoCodec([...codecs], { width, height, quality })
      return codec ? [{ container, codec, name: `${name} (${codecNames[codec] ?? codec})` }] : []
    }),
  )
  return found.flat()
}

export type Encoding = Size & {
  readonly format: VideoFormat
  readonly framesPerSecond: number
  readonly frames: number
  /** The pixels of the next frame: RGBA, the top row first. Transparent colours are multiplied by their alpha, and appear on black. */
  readonly next: () => Promise<ArrayBuffer>
  /** Called with the number of frames that are encoded. */
  readonly onProgress: (frames: number) => void
  readonly signal: AbortSignal
}

export const encodeVideo = async ({ width, height, format, framesPerSecond, frames, next, onProgress, signal }: Encoding): Promise<Blob> => {
  const { make, type } = containers[format.container]
  const target = new BufferTarget()
  const output = new Output({ format: make(), target })
  const source = new VideoSampleSource({ codec: format.codec, quality })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  try {
    await output.start()
    for (let i = 0; i < frames; i++) {
      signal.throwIfAborted()
      const sample = new VideoSample(await next(), {
        format: 'RGBX',
        codedWidth: width,
        codedHeight: height,
        timestamp: i / framesPerSecond,
        duration: 1 / framesPerSecond,
      })
      try {
        await source.add(sample)
      } finally {
        sample.close()
      }
      onProgress(i + 1)
    }
    signal.throwIfAborted()
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  return new Blob([target.buffer ?? new ArrayBuffer()], { type })
}
