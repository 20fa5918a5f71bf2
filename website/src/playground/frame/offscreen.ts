/**
 * Draws moments of a picture at any size beside the one that is shown, on the GPU or on the CPU: one for a PNG, many for a video.
 * Must not know: what becomes of the pixels.
 */
import { createEngine } from 'kirari'
import { render } from 'kirari/js'
import { loneFragment } from '../../course/run.ts'
import type { BackendChoice, Drawer } from '../message.ts'
import { CodeMistake } from './mistake.ts'
import type { Content } from './run.ts'

export type Image = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> }

export type Offscreen = {
  /** Draws the picture at a time. A `deltaTime` above 0 makes it the next frame, which goes on from the results of the frames before. */
  readonly draw: (seconds: number, deltaTime?: number) => Promise<Image>
  readonly close: () => void
}

export type OffscreenSize = { readonly width: number; readonly height: number }

export const openOffscreen = (content: Content, size: OffscreenSize, by: Drawer, backend: BackendChoice): Offscreen =>
  by === 'cpu' ? onCPU(content, size) : onGPU(content, size, backend)

const onCPU = (content: Content, size: OffscreenSize): Offscreen => {
  const fragment = loneFragment(content)
  if (!fragment) throw new CodeMistake({ message: 'The CPU draws a fragment, and this picture is a frame of several steps.' })
  let frame = 0
  return {
    draw: async (time, deltaTime = 0) => ({ ...size, data: render(fragment, { ...size, time, deltaTime, frame: frame++ }) }),
    close: () => undefined,
  }
}

const onGPU = (content: Content, { width, height }: OffscreenSize, backend: BackendChoice): Offscreen => {
  const engine = createEngine({ canvas: new OffscreenCanvas(width, height), ...content, backend })
  engine.resize(width, height)
  engine.pause()
  return {
    async draw(seconds, deltaTime = 0) {
      await engine.ready
      engine.seek(seconds - deltaTime)
      if (deltaTime > 0) engine.step(deltaTime)
      return engine.capture()
    },
    close: () => engine.dispose(),
  }
}
