/**
 * The engine: one canvas, one fragment, and the decision when to draw it. It draws when a value it shows has changed,
 * and in a loop only while something moves and can be seen.
 * Hot: `frame` runs every frame and allocates nothing. Must not know: any backend, any framework.
 */
import { noPlace, nothingToCapture, textureWithoutImage } from '#explain-engine'
import type { Connect, Device, Pipeline, Slot } from './device/device.ts'
import { finishFrames, schedule, type FrameClient } from './frame/loop.ts'
import { watchPointer } from './frame/pointer.ts'
import { watchSize } from './frame/size.ts'
import { watchVisible } from './frame/visible.ts'
import type { Engine, EngineEvents, EngineOptions } from './interface.ts'
import { EngineError } from './message/error.ts'
import { createEmitter } from './signal/emitter.ts'

/**
 * Numbers in fields change in place; in variables each new one would be allocated. The field of its own comes first:
 * V8 lets objects that begin alike share how their fields are kept, and `value` of other inputs holds arrays.
 */
interface Clock {
  /** When the frame before was, while time runs; 0 otherwise. */
  lastMilliseconds: number
  /** Seconds. */
  value: number
}

/** The values the engine itself supplies, by the names programs ask for them. */
interface Inputs {
  readonly time: Clock
  readonly resolution: { value: readonly number[] }
  readonly pointer: { value: readonly number[] }
}

const ignore = (): void => {}

export const startEngine = (connect: Connect, options: EngineOptions): Engine => {
  /** More pixels than an 8K screen has can end a browser's GPU process. */
  const maxArea = 33_554_432
  /** A longer gap between frames counts as this much, so that nothing jumps. */
  const maxStepMilliseconds = 250
  const { container, label, pixelRatio } = options
  const { on, emit } = createEmitter<EngineEvents>()
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const clock: Clock = { lastMilliseconds: 0, value: 0 }
  const inputs: Inputs = { time: clock, resolution: { value: [0, 0] }, pointer: { value: [0.5, 0.5] } }

  let { fragment } = options
  let opening: Promise<Device> | undefined
  let device: Device | undefined
  let pipeline: Pipeline | undefined
  let pipelineText: string
  let slots: readonly Slot[] = []
  let subscriptions: readonly (() => void)[] = []
  /** Counts what was asked for, so that the answer to an older wish is known and thrown away. */
  let wishes = 0
  let isSettled = false
  let isDisposed = false

  // What decides when to draw.
  let isVisible = false
  let width = 0
  let height = 0
  let css: DOMRectReadOnly | undefined
  let isResized = false
  let isDirty = false
  let readsTime = false
  let isMoving = false
  /** What the application asked for; undefined leaves it to the reader's preference. */
  let wantsPlaying: boolean | undefined

  const isPlaying = (): boolean => wantsPlaying ?? !motion.matches
  const update = (): void => {
    isMoving = readsTime && isPlaying()
    if (!isMoving || !isVisible) clock.lastMilliseconds = 0
    if (pipeline && isVisible && width && (isDirty || isMoving)) schedule(client)
  }
  const redraw = (): void => {
    isDirty = true
    update()
  }
  /** Says that a value is newer than the GPU's; answers whether the fragment reads it. */
  const mark = (source: Slot['source']): boolean => {
    let isRead = false
    for (const slot of slots) if ((slot.source.owner ?? slot.source) === source) isRead = slot.changed = true
    return isRead
  }

  const client: FrameClient = {
    isWaiting: false,
    next: undefined,
    frame(nowMilliseconds) {
      if (!pipeline || !isVisible || !width) return
      if (isMoving) {
        if (clock.lastMilliseconds) clock.value += Math.min(nowMilliseconds - clock.lastMilliseconds, maxStepMilliseconds) / 1000
        clock.lastMilliseconds = nowMilliseconds
        mark(clock)
        schedule(client)
      }
      isDirty = false
      if (isResized) resize()
      pipeline.draw(slots)
      emit('frame', undefined)
    },
  }

  const resize = (): void => {
    if (!device) return
    isResized = false
    const scale = Math.min(1, device.maxSide / width, device.maxSide / height, Math.sqrt(maxArea / width / height))
    const size = [Math.floor(width * scale) || 1, Math.floor(height * scale) || 1] as const
    const { canvas } = host
    const { clientWidth } = canvas
    device.resize(...size)
    inputs.resolution.value = size
    mark(inputs.resolution)
    // A canvas without a size in CSS takes that of its buffer, and would grow again and again: it keeps what it had.
    if (css && canvas.clientWidth !== clientWidth) Object.assign(canvas.style, { width: `${css.width}px`, height: `${css.height}px` })
  }

  let quit: AbortController
  const watch = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
    quit = new AbortController()
    const { signal } = quit
    if (label) Object.assign(canvas, { role: 'img', ariaLabel: label })
    watchSize(canvas, pixelRatio, signal, (newWidth, newHeight, newCss) => {
      width = newHeight && newWidth
      height = newHeight
      css = newCss
      isResized = true
      redraw()
    })
    watchVisible(canvas, signal, (visible) => {
      isVisible = visible
      update()
    })
    motion.addEventListener('change', update, { signal })
    watchPointer(canvas, options.pointer === 'window' ? window : canvas, signal, (place) => {
      inputs.pointer.value = place
      if (mark(inputs.pointer)) redraw()
    })
    return canvas
  }
  const makeCanvas = (): HTMLCanvasElement => {
    const canvas = document.createElement('canvas')
    canvas.style.cssText = 'display:block;width:100%;height:100%'
    return canvas
  }
  const first = options.canvas ?? container?.appendChild(makeCanvas())
  if (!first) throw new EngineError(noPlace())
  const host = {
    canvas: watch(first),
    replace:
      container &&
      ((): HTMLCanvasElement => {
        quit.abort()
        const fresh = watch(makeCanvas())
        host.canvas.replaceWith(fresh)
        return (host.canvas = fresh)
      }),
    again: false,
  }

  const open = async (): Promise<Device> => {
    const opened = await connect(host)
    if (isDisposed) {
      opened.dispose()
      return opened
    }
    device = opened
    isResized = true
    if (opened.submit) finishFrames(opened.submit)
    emit('backend', { backend: opened.backend, reason: opened.reason })
    void opened.lost.then((reason) => {
      if (isDisposed) return
      pipeline = device = opening = undefined
      host.again = true
      emit('lost', reason)
      showing = show()
    })
    return opened
  }

  const show = async (): Promise<void> => {
    const wish = ++wishes
    const isStale = (): boolean => isDisposed || wish !== wishes
    try {
      const on = await (opening ??= open())
      if (isStale()) return
      const program = on.print(fragment)
      const [texture] = program.textures
      if (texture) throw new EngineError(textureWithoutImage(texture.source.name ?? texture.name))
      const next = pipeline && pipelineText === program.fragment ? pipeline : await on.compile(program)
      if (next !== pipeline) {
        if (isStale()) return next.dispose()
        pipeline?.dispose()
      }
      for (const stop of subscriptions) stop()
      pipeline = next
      pipelineText = program.fragment
      slots = program.uniforms.map(({ source }) => ({ source: typeof source === 'string' ? inputs[source] : source, changed: true }))
      readsTime = mark(clock)
      // The parts of a struct or array change together.
      const sources = new Set(program.uniforms.map(({ source }) => (typeof source === 'string' ? source : (source.owner ?? source))))
      subscriptions = [...sources].flatMap((source) =>
        typeof source === 'string'
          ? []
          : source.subscribe(() => {
              mark(source)
              redraw()
            }),
      )
      redraw()
    } catch (error) {
      if (!isStale()) report(error)
      return
    }
    if (host.again) {
      host.again = false
      emit('restored', undefined)
    }
    if (!isSettled) {
      isSettled = true
      resolveReady()
      emit('ready', undefined)
    }
  }

  let resolveReady: () => void
  let rejectReady: (error: unknown) => void
  const ready = new Promise<void>((resolve, reject) => {
    resolveReady = resolve
    rejectReady = reject
  })
  /** Nobody may miss an error: it goes to the listeners, or to `ready`, or to the page. */
  const report = (error: unknown): void => {
    // Only Errors are thrown in here.
    const isHeard = emit('error', error as Error)
    if (isSettled) {
      if (!isHeard) reportError(error)
      return
    }
    isSettled = true
    if (isHeard) ready.catch(ignore)
    rejectReady(error)
  }

  let showing = show()

  return {
    ready,
    on,
    get backend() {
      return device?.backend
    },
    get canvas() {
      return host.canvas
    },
    get fragment() {
      return fragment
    },
    set fragment(next) {
      fragment = next
      showing = show()
    },
    get time() {
      return clock.value
    },
    get isPlaying() {
      return isPlaying()
    },
    play() {
      wantsPlaying = true
      update()
    },
    pause() {
      wantsPlaying = false
      update()
    },
    seek(timeSeconds) {
      clock.value = timeSeconds
      if (mark(clock)) redraw()
    },
    async capture() {
      await showing
      const { canvas } = host
      const ratio = pixelRatio ?? devicePixelRatio
      // Not measured by the browser yet, or not on the page at all.
      width ||= Math.round(canvas.clientWidth * ratio) || canvas.width
      height ||= Math.round(canvas.clientHeight * ratio) || canvas.height
      if (!pipeline) throw new EngineError(nothingToCapture())
      if (isResized) resize()
      return pipeline.read(slots)
    },
    dispose() {
      if (isDisposed) return
      isDisposed = true
      quit.abort()
      for (const stop of subscriptions) stop()
      pipeline?.dispose()
      pipeline = undefined
      device?.dispose()
      if (container) host.canvas.remove()
    },
  }
}
