/**
 * Draws the reader's content on the canvas of the frame, with the chosen backend. The previous picture stays until the next one is compiled.
 * Must not know: the reader's code.
 */
import { createEngine, type Engine } from 'kirari'
import { render } from 'kirari/js'
import { loneFragment } from '../../course/run.ts'
import type { BackendChoice } from '../message.ts'
import type { Content } from './run.ts'

export type StageListener = {
  readonly onError: (error: Error) => void
  readonly onGPU: (isLost: boolean) => void
}

/** What a program gives beside its content. */
export type Program = {
  /** The element that holds the canvas until the next program is drawn, and goes with all that listens to it. */
  readonly container?: HTMLElement | undefined
  /** Called when an engine was made for the program, before it draws. */
  readonly onEngine?: (engine: Engine) => void
}

export type DrawnBy = 'webgpu' | 'webgl2' | 'cpu'

export type Stage = {
  /** Resolves when the content is on the canvas, or rejects with the reason why it cannot be. */
  readonly show: (content: Content, backend: BackendChoice, program?: Program) => Promise<DrawnBy>
  /** The engine that draws; undefined before the first content, and where there is no GPU. */
  readonly engine: () => Engine | undefined
  /** The current time in seconds, also of a picture drawn by the CPU. */
  readonly time: () => number
  readonly seek: (seconds: number) => void
}

/** The limit of pixels that the CPU draws. */
const stillPixels = 320 * 180

export const createStage = (place: HTMLElement, { onError, onGPU }: StageListener): Stage => {
  let engine: Engine | undefined
  let engineChoice: BackendChoice | undefined
  let content: Content | undefined
  let container: HTMLElement | undefined
  let still: HTMLCanvasElement | undefined
  let stillTime = 0
  let failures: Error[] = []

  const begin = async (next: Content, backend: BackendChoice, { container: own, onEngine }: Program): Promise<void> => {
    const before = engine
    const isPlaying = before?.isPlaying ?? true
    // Pause the old picture, so that it does not slow down the start of the new one.
    before?.pause()
    if (own) place.append(own)
    const made = createEngine({ container: own ?? place, ...next, backend })
    onEngine?.(made)
    made.on('error', (error) => {
      failures.push(error)
      if (made === engine) onError(error)
    })
    made.on('lost', () => onGPU(true))
    made.on('restored', () => onGPU(false))
    try {
      await made.ready
    } catch (error) {
      made.dispose()
      own?.remove()
      if (isPlaying) before?.play()
      throw error
    }
    if (before) {
      made.seek(before.time)
      before.dispose()
    }
    if (!isPlaying) made.pause()
    container?.remove()
    container = own
    still?.remove()
    still = undefined
    engine = made
    engineChoice = backend
  }

  const drawStill = (): void => {
    const fragment = content && loneFragment(content)
    if (!fragment) return
    const { width, height } = place.getBoundingClientRect()
    const scale = Math.min(1, Math.sqrt(stillPixels / Math.max(1, width * height)))
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
    const pixels = render(fragment, { ...size, time: stillTime })
    if (!still) {
      still = document.createElement('canvas')
      place.append(still)
    }
    Object.assign(still, size)
    still.getContext('2d')?.putImageData(new ImageData(pixels, size.width, size.height), 0, 0)
  }

  return {
    engine: () => engine,
    time: () => engine?.time ?? stillTime,
    seek(seconds) {
      if (engine) return engine.seek(seconds)
      stillTime = seconds
      return drawStill()
    },
    async show(next, backend, program = {}) {
      const isSame = engine && engineChoice === backend && !next.init && !content?.init && next.samples === content?.samples && !program.container && !container
      if (!engine || !isSame) {
        try {
          await begin(next, backend, program)
          content = next
        } catch (error) {
          if (!isWithoutGPU(error) || backend !== 'auto' || !loneFragment(next)) throw error
          content = next
          drawStill()
          return 'cpu'
        }
      } else {
        failures = []
        if (next.fragment) engine.fragment = next.fragment
        else engine.frame = next.frame
        await settled(engine)
        for (const failure of failures) throw failure
        content = next
      }
      return engine?.backend ?? 'webgl2'
    },
  }
}

/** Waits for the content that was set last: `read` does so before it rejects the unknown resource. */
const settled = (engine: Engine): Promise<unknown> => engine.read({}).catch(() => undefined)

const isWithoutGPU = (error: unknown): boolean => error instanceof Error && /^E100[12]/.test(error.message)
