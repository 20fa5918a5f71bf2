/**
 * One life of a scene: an engine in a layer of its own over what was there before, from its making to its end.
 * Must not know: React, words.
 */
import { createEngine, EngineError, type Engine } from 'kirari'
import type { BackendChoice } from '../address.ts'
import { slowestMilliseconds } from '../quality.ts'
import type { Details, Readouts, Scene, Stage } from '../scene.ts'
import { watchPace } from '../../components/live-shader/pace.ts'
import { createMeter } from './meter.ts'

export interface Listener {
  /** The first frame stands. */
  drawn(): void
  backend(name: 'webgpu' | 'webgl2', reason: Error | undefined): void
  failed(error: Error, isWithoutGpu: boolean): void
  /** The GPU was taken away, or came back. */
  lost(isLost: boolean): void
  said(message: string | undefined, details: Details): void
  measured(text: string): void
  read(numbers: Readouts): void
  /** Its frames take too long: so many milliseconds. */
  slow(milliseconds: number): void
}

export interface RunningDemo {
  update(values: unknown): void
  press(button: string): void
  play(isPlaying: boolean): void
  step(): void
  restart(): void
  /** Stands still for good, and listens to nobody: its last picture stays until what follows has drawn. */
  stop(): void
  /** Frees everything. */
  end(): void
}

export interface RunOptions {
  /** Stands in the page, with the place of the picture. */
  readonly host: HTMLElement
  readonly createScene: (values: unknown) => Scene<unknown>
  readonly values: unknown
  readonly backend: BackendChoice
  readonly isPlaying: boolean
  readonly maxPixels: number
  /** Frames that go by before anything is shown: a picture begins developed. */
  readonly firstSteps: number
  readonly listener: Listener
}

/** Codes of errors that say: there is no GPU to draw with. */
const noGpu: readonly string[] = ['E1001', 'E1002', 'E1005']
const maxPixelRatio = 2
const readoutMilliseconds = 500
/** What a page may do at a time before it should let the browser draw. */
const sliceMilliseconds = 12
/** While time runs, readers rather see a picture that is not developed than wait longer for one. */
const patienceMilliseconds = 1500
/** As many as a judgement of the GPU's time takes. */
const singleFrames = 3
/** GPUs without timers, and those that forget to answer, are not waited for longer. */
const timingMilliseconds = 100

/** Throws what making the scene throws. */
export const runDemo = ({ host, createScene, values, backend, isPlaying, maxPixels, firstSteps, listener }: RunOptions): RunningDemo => {
  const scene = createScene(values)
  const layer = document.createElement('div')
  layer.dataset['demoLayer'] = 'new'
  host.append(layer)
  const { width, height } = host.getBoundingClientRect()
  const pixelRatio = Math.min(devicePixelRatio, maxPixelRatio, Math.sqrt(maxPixels / Math.max(1, width * height)))
  const { frame, init, samples } = scene
  const engine = createEngine({ container: layer, frame, init, samples, backend, pixelRatio, timing: true })
  const stage: Stage = { engine, element: host, say: (message, detail = '') => listener.said(message, typeof detail === 'string' ? { detail } : detail) }
  const meter = createMeter((text) => listener.measured(text))
  let isDrawn = false
  let isStopped = false
  let wish = isPlaying
  let isStarted = false
  const follow = (): void => {
    if (wish && isStarted) engine.play()
    else engine.pause()
  }
  const start = (): void => {
    isStarted = true
    follow()
  }
  follow()
  const show = (): void => {
    if (isDrawn || isStopped) return
    isDrawn = true
    layer.dataset['demoLayer'] = 'shown'
    listener.drawn()
  }
  let frames = 0
  let begun = 0
  engine.on('frame', () => {
    if (isStopped) return
    meter.frame()
    begun ||= performance.now()
    const isDeveloped = ++frames > firstSteps || (wish && performance.now() - begun > patienceMilliseconds)
    if (isDeveloped && (wish || firstSteps === 0)) show()
  })
  watchPace(engine, (milliseconds) => !isStopped && listener.slow(milliseconds), slowestMilliseconds)
  engine.on('timing', ({ gpuMilliseconds }) => meter.gpu(gpuMilliseconds))
  engine.on('backend', ({ backend: name, reason }) => !isStopped && listener.backend(name, reason))
  engine.on('lost', () => !isStopped && listener.lost(true))
  engine.on('restored', () => !isStopped && listener.lost(false))
  engine.on('error', (error) => !isStopped && listener.failed(error, error instanceof EngineError && noGpu.includes(error.diagnostic.code)))
  // What is wrong is told by the event.
  void engine.ready.then(
    () => {
      if (isStopped) return
      if (wish) return drawSingly(engine, () => isStopped, start)
      start()
      if (firstSteps > 0) warmUp(engine, firstSteps, () => isStopped || wish, show)
    },
    () => {},
  )
  const disconnect = scene.connect?.(stage)
  const timer = scene.readouts && setInterval(() => void tell(), readoutMilliseconds)
  const tell = async (): Promise<void> => {
    if (isStopped || !isDrawn || document.hidden) return
    const numbers = await scene.readouts?.(stage)
    if (numbers && !isStopped) listener.read(numbers)
  }
  const stop = (): void => {
    if (isStopped) return
    isStopped = true
    clearInterval(timer)
    disconnect?.()
    engine.pause()
  }
  return {
    // The page gives what the demo's controls say, which `defineDemo` has compared.
    update: (next) => scene.update?.(next),
    press: (button) => scene.actions?.[button]?.(stage),
    play(next) {
      wish = next
      meter.rest()
      follow()
    },
    step: () => engine.step(),
    restart: () => engine.reset(),
    stop,
    end() {
      stop()
      engine.dispose()
      layer.remove()
    },
  }
}

/** The first frames one after another, so that a slow GPU tells its time before many of them wait for it. */
const drawSingly = (engine: Engine, isOver: () => boolean, done: () => void): void => {
  let left = singleFrames
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (): void => {
    clearTimeout(timer)
    if (isOver() || left === 0) {
      stop()
      if (!isOver()) done()
      return
    }
    left--
    timer = setTimeout(next, timingMilliseconds)
    engine.step()
  }
  const stop = engine.on('timing', next)
  next()
}

/** A few frames at a time, so that the page still answers. */
const warmUp = (engine: Engine, steps: number, isOver: () => boolean, done: () => void): void => {
  let left = steps
  const go = (): void => {
    if (isOver()) return
    for (const start = performance.now(); left > 0 && performance.now() - start < sliceMilliseconds; left--) engine.step()
    if (left > 0) requestAnimationFrame(go)
    else done()
  }
  go()
}
