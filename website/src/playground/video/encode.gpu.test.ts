/** A video goes through the encoders of a browser and comes back with its colours and its duration. */
import { ALL_FORMATS, BlobSource, Input, VideoSampleSink } from 'mediabunny'
import { describe, expect, test } from 'vitest'
import { vec3, time } from 'kirari/node'
import { openOffscreen } from '../frame/offscreen.ts'
import { encodeVideo, videoFormats, type VideoFormat } from './encode.ts'

const size = { width: 64, height: 32 }
const framesPerSecond = 10
const frames = 5

/** Red grows from 0 by a tenth of a second; green stays. */
const fragment = vec3(time, 0.5, 0)

const formats = await videoFormats(size)
const webm = formats.find(({ container }) => container === 'webm') as VideoFormat

const film = async (by: 'gpu' | 'cpu', format: VideoFormat, signal = new AbortController().signal, onProgress: (count: number) => void = () => undefined) => {
  const offscreen = openOffscreen({ fragment }, size, by, 'webgl2')
  let index = 0
  try {
    return await encodeVideo({
      ...size,
      format,
      framesPerSecond,
      frames,
      next: async () => (await offscreen.draw(index++ / framesPerSecond, 1 / framesPerSecond)).data.buffer,
      onProgress,
      signal,
    })
  } finally {
    offscreen.close()
  }
}

const middles = async (file: Blob) => {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('The file has no video.')
  const colours: (readonly number[])[] = []
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  for await (const sample of new VideoSampleSink(track).samples()) {
    if (!context) throw new Error('There is no canvas.')
    sample.draw(context, 0, 0)
    sample.close()
    colours.push([...context.getImageData(size.width / 2, size.height / 2, 1, 1).data.subarray(0, 3)])
  }
  return { colours, duration: await input.computeDuration(), width: await track.getDisplayWidth(), height: await track.getDisplayHeight() }
}

test('this browser encodes WebM', () => {
  expect(webm).toMatchObject({ container: 'webm' })
})

describe.each(['gpu', 'cpu'] as const)('drawn by the %s', (by) => {
  test.each(formats.map((format) => [format.name, format] as const))(
    'a video in %s has the colours of each moment, the size and the duration',
    async (_, format) => {
      const { colours, duration, width, height } = await middles(await film(by, format))
      expect({ width, height }).toEqual(size)
      expect(duration).toBeCloseTo(frames / framesPerSecond, 2)
      expect(colours).toHaveLength(frames)
      colours.forEach(([red = -1, green = -1, blue = -1], i) => {
        // Encoders store eight bits of luma and half as many colours.
        expect(Math.abs(red - (i / framesPerSecond) * 255), `red of frame ${i}`).toBeLessThan(8)
        expect(Math.abs(green - 127.5), `green of frame ${i}`).toBeLessThan(8)
        expect(blue, `blue of frame ${i}`).toBeLessThan(8)
      })
    },
  )
})

test('a video that is cancelled ends with the reason, after the frame that was under way', async () => {
  const controller = new AbortController()
  const counts: number[] = []
  const made = film('gpu', webm, controller.signal, (count) => {
    counts.push(count)
    if (count === 2) controller.abort(new Error('cancelled'))
  })
  await expect(made).rejects.toThrow('cancelled')
  expect(counts).toEqual([1, 2])
})
