/**
 * The engine: one canvas, what it shows, and the decision when to draw it. It draws when a value it shows has changed,
 * and in a loop only while something moves and can be seen.
 * Hot: `frame` runs every frame and allocates nothing. Must not know: any backend, any framework, what a step is.
 */
import { badNumber, checkEvent, checkOptions, disposedEarly, needsStep, nothingToCapture, noPlace, notShown, placeError, placeMethods } from '#explain-engine'
import { bind, type BindHost, type Bound, type Inputs } from './device/bind.ts'
import { elapsed, type Clock } from './clock.ts'
import type { Connect, Device, Fragment, Pipeline } from './device/device.ts'
import { finishFrames, schedule, type FrameClient } from './frame/loop.ts'
import { watchPointer } from './frame/pointer.ts'
import { watchSize } from './frame/size.ts'
import { watchVisible } from './frame/visible.ts'
import type { Graph, GraphHost } from './device/graph.ts'
import type { Engine, EngineEvents, EngineOptions, OffscreenControls, OffscreenOptions } from './interface.ts'
import { EngineError } from './message/error.ts'
import type { Shown } from './device/shown.ts'
import { supportOf } from './device/support.ts'
import type { Step } from './step/step.ts'
import { createEmitter } from './emitter.ts'

const ignore = (): void => {}

/** What is no finite number, or not above the least, would make pictures of nothing. */
const checked = (name: string, value: number, above = -Infinity): number => {
  if (Number.isFinite(value) && value > above) return value
  throw new EngineError(badNumber(name, value, above))
}

/**
 * `below` is the public function that was called, or something with a place of its own as its `site`; `entry` is what programs import it
 * from.
 */
export const startEngine = (connect: Connect, options: EngineOptions | OffscreenOptions, below?: unknown, entry = 'kirari'): Engine & OffscreenControls => {
  checkOptions(options, below)
  /** More pixels than an 8K screen has can end a browser's GPU process. */
  const maxArea = 33_554_432
  const { container, label, pixelRatio, init, samples = 1, timing = false } = options
  const { on, emit } = createEmitter<EngineEvents>()
  // A worker knows nothing of the reader, and hears nothing of the page.
  const motion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined
  const clock: Clock = { lastMilliseconds: 0, value: 0, speed: 1 }
  // A field before it, for the reason that Clock gives.
  const [deltaTime, frameIndex] = [
    { unit: 's', value: 0 },
    { unit: 'frames', value: 0 },
  ]
  const [resolution, pointer] = [{ value: [0, 0] }, { value: [0.5, 0.5] }]
  const inputs: Inputs = { time: clock, deltaTime, frame: frameIndex, resolution, pointer }

  let { fragment, frame } = options
  let opening: Promise<Device> | undefined
  let device: Device | undefined
  /** Shows frames of steps; the first step that is shown brings it. */
  let graph: Graph | undefined
  let shown: Shown | undefined
  /** What is shown, if it is a lone fragment. */
  let pipeline: Pipeline | undefined
  let pipelineText: string
  /** Counts what was asked for, so that the answer to an older wish is known and thrown away. */
  let wishes = 0
  let isSettled = false
  let isDisposed = false

  // What decides when to draw.
  /** What is asked before each picture whether values are other ones. */
  const polls: (() => boolean)[] = []
  let isVisible = false
  let width = 0
  let height = 0
  let css: DOMRectReadOnly | undefined
  let isResized = false
  let isDirty = false
  let isMoving = false
  /** What the application asked for; undefined leaves it to the reader's preference. */
  let wantsPlaying: boolean | undefined

  const isPlaying = (): boolean => wantsPlaying ?? !motion?.matches
  const update = (): void => {
    isMoving = !!shown?.moves && isPlaying()
    if (!isMoving || !isVisible) clock.lastMilliseconds = 0
    if (shown && isVisible && width && (isDirty || isMoving || polls.length > 0)) schedule(client)
  }
  const redraw = (): void => {
    isDirty = true
    update()
  }
  /** Says that a value of the engine's own is newer than the GPU's; answers whether it is shown. */
  const mark = (input: Inputs[keyof Inputs]): boolean => {
    let isRead = false
    for (const { slots } of shown?.bounds ?? []) for (const slot of slots) if (slot.source === input) isRead = slot.changed = true
    return isRead
  }
  /** The time of the next picture is so many seconds later. */
  const advance = (bounds: readonly Bound[], seconds: number): void => {
    clock.value += seconds
    deltaTime.value = seconds
    for (let i = 0; i < bounds.length; i++) {
      const ticking = bounds[i]?.ticking ?? []
      for (let j = 0; j < ticking.length; j++) {
        const slot = ticking[j]
        if (slot) slot.changed = true
      }
    }
  }
  const draw = (isAdvancing: boolean): void => {
    isDirty = false
    if (isResized) resize()
    if (!shown?.draw(isAdvancing)) return
    if (isAdvancing) frameIndex.value++
    emit('frame', undefined)
  }

  /** Lets values that do not tell by themselves say that they are other ones; answers whether they have to be asked again. */
  const ask = (): boolean => {
    let again = false
    for (let i = 0; i < polls.length; i++) again = polls[i]?.() || again
    return again
  }

  const client: FrameClient = {
    isWaiting: false,
    next: undefined,
    frame(nowMilliseconds) {
      if (!shown || !isVisible || !width) return
      if (ask() || isMoving) schedule(client)
      if (isMoving) advance(shown.bounds, elapsed(clock, nowMilliseconds))
      if (isMoving || isDirty) draw(isMoving)
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
    resolution.value = [...size]
    mark(resolution)
    // A canvas without a size in CSS takes that of its buffer, and would grow again and again: it keeps what it had.
    if (css && canvas.clientWidth !== clientWidth) Object.assign(canvas.style, { width: `${css.width}px`, height: `${css.height}px` })
  }

  let quit: AbortController
  const watch = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
    quit = new AbortController()
    const { signal } = quit
    if (!('style' in canvas)) return canvas
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
    motion?.addEventListener('change', update, { signal })
    watchPointer(canvas, options.pointer === 'window' ? window : canvas, signal, (place) => {
      pointer.value = [...place]
      if (mark(pointer)) redraw()
    })
    return canvas
  }
  const makeCanvas = (): HTMLCanvasElement => {
    const canvas = document.createElement('canvas')
    canvas.style.cssText = 'display:block;width:100%;height:100%'
    return canvas
  }
  if (pixelRatio !== undefined) checked('pixelRatio', pixelRatio, 0)
  const first = options.canvas ?? container?.appendChild(makeCanvas())
  if (!first) throw new EngineError(noPlace('neither'))
  if (!('style' in first)) {
    isVisible = true
    width = first.width
    height = first.height
  }
  const host = {
    // Of one without a page only what both kinds have is used.
    canvas: watch(first as HTMLCanvasElement),
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
      // Only the subscriptions are left of what was shown.
      stopShown()
      device = opening = undefined
      host.again = true
      emit('lost', reason)
      showing = show()
    })
    return opened
  }
  const stopShown = (): void => {
    const last = shown
    shown = pipeline = undefined
    last?.dispose()
    graph?.dispose()
    graph = undefined
  }

  /** A fragment on its own, which needs nothing of what frames of steps bring. */
  const showFragment = async (on: Device, of: Fragment, isStale: () => boolean): Promise<Shown | undefined> => {
    if (timing) throw new EngineError(needsStep('timing'))
    const program = on.print(of)
    if (program.textures.length > 0) throw new EngineError(needsStep('textures'))
    const own = pipeline && pipelineText === program.fragment ? pipeline : await on.compile(program)
    if (isStale()) {
      if (own !== pipeline) own.dispose()
      return undefined
    }
    const bound = values.bind(program.uniforms, [])
    const { slots } = bound
    pipeline = own
    pipelineText = program.fragment
    return {
      bounds: [bound],
      moves: bound.ticking.length > 0,
      draw() {
        own.draw(slots)
        return true
      },
      read: () => own.read(slots),
      dispose() {
        bound.stop()
        if (own !== pipeline) own.dispose()
      },
    }
  }

  const stepsNow = (): readonly Step[] => (typeof frame === 'function' ? frame() : (frame ?? []))
  const showFrame = async (on: Device, isStale: () => boolean): Promise<Shown | undefined> => {
    if (!graph) {
      const steps = [...stepsNow(), ...(init ?? [])]
      if (steps.length === 0) return showNothing()
      const own = await supportOf(steps, entry).open(on, values, {
        samples,
        timing,
        onFallback: (fallback) => emit('fallback', fallback),
        onTiming: (gpuMilliseconds) => emit('timing', { gpuMilliseconds }),
        onError: report,
      })
      if (isStale()) {
        // It may be that of a GPU that was lost while it was loaded.
        own.dispose()
        return undefined
      }
      graph = own
    }
    return graph.show(frame ?? [], init, isStale)
  }
  /** A frame that has no step yet, which could bring what shows it: an empty canvas, until its function gives one. */
  const showNothing = (): Shown => {
    isResized = true
    return {
      bounds: [],
      moves: false,
      draw() {
        if (stepsNow().length === 0) return true
        showing = show()
        return false
      },
      read() {
        throw new EngineError(nothingToCapture())
      },
      dispose: ignore,
    }
  }

  const show = async (): Promise<void> => {
    const wish = ++wishes
    const isStale = (): boolean => isDisposed || wish !== wishes
    try {
      const on = await (opening ??= open())
      if (isStale()) return
      const next = await (fragment ? showFragment(on, fragment, isStale) : showFrame(on, isStale))
      if (isStale() || !next) return
      if (!fragment) pipeline = undefined
      const last = shown
      shown = next
      last?.dispose()
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
    placeError(error, engine)
    // Only Errors are thrown in here.
    const isHeard = emit('error', error as Error)
    if (isSettled) {
      if (!isHeard) reportError(error)
      return
    }
    refuseReady(error, isHeard)
  }
  /** Who `isHeard` elsewhere, or asked for it, need not listen to `ready`. */
  const refuseReady = (error: unknown, isHeard: boolean): void => {
    isSettled = true
    if (isHeard) ready.catch(ignore)
    rejectReady(error)
  }

  const values: BindHost & GraphHost = {
    inputs,
    get canvas() {
      return host.canvas
    },
    pointerTarget: () => (options.pointer === 'window' ? window : host.canvas),
    bind: (uniforms, textures) => bind(uniforms, textures, values),
    changed: redraw,
    failed: report,
    beforeFrame(poll) {
      polls.push(poll)
      update()
      return () => void polls.splice(polls.indexOf(poll), 1)
    },
  }

  let showing = show()
  /** What is shown, on a canvas whose size is known. */
  const measured = (): Shown => {
    const { canvas } = host
    const ratio = pixelRatio ?? globalThis.devicePixelRatio
    // Not measured by the browser yet, or not on the page at all.
    width ||= Math.round(canvas.clientWidth * ratio) || canvas.width
    height ||= Math.round(canvas.clientHeight * ratio) || canvas.height
    if (!shown) throw new EngineError(nothingToCapture())
    if (isResized) resize()
    return shown
  }
  const drawNow = (isAdvancing: boolean): void => {
    draw(isAdvancing)
    device?.submit?.()
  }
  const openedGraph = async (): Promise<Graph> => {
    await showing
    measured()
    // A lone fragment has none.
    if (!graph) throw new EngineError(notShown())
    return graph
  }

  const engine: Engine & OffscreenControls = {
    ready,
    on(name, listener) {
      checkEvent(name)
      return on(name, listener)
    },
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
      frame = undefined
      showing = show()
    },
    get frame() {
      return frame
    },
    set frame(next) {
      frame = next
      fragment = undefined
      showing = show()
    },
    get time() {
      return clock.value
    },
    get speed() {
      return clock.speed
    },
    set speed(next) {
      clock.speed = checked('speed', next)
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
      clock.value = checked('seek', timeSeconds)
      deltaTime.value = 0
      if (mark(clock) || mark(deltaTime)) redraw()
    },
    step(seconds = 1 / 60) {
      if (!shown) return
      const { bounds } = measured()
      checked('step', seconds)
      ask()
      advance(bounds, seconds)
      drawNow(true)
    },
    redraw,
    reset() {
      clock.value = deltaTime.value = frameIndex.value = 0
      graph?.reset()
      for (const input of [clock, deltaTime, frameIndex]) mark(input)
      redraw()
    },
    resize(newWidth, newHeight) {
      width = checked('width', newWidth, 0)
      height = checked('height', newHeight, 0)
      isResized = true
      redraw()
    },
    setVisible(visible) {
      isVisible = visible
      update()
    },
    async capture() {
      await showing
      const now = measured()
      ask()
      return now.read()
    },
    async read(from) {
      const open = await openedGraph()
      // A picture that is due is drawn first, or its targets would hold what they held before.
      ask()
      if (isDirty) drawNow(false)
      return open.read(from)
    },
    async write(to, numbers) {
      ;(await openedGraph()).write(to, numbers)
      redraw()
    },
    get live() {
      return graph?.live
    },
    dispose() {
      if (isDisposed) return
      isDisposed = true
      if (!isSettled) refuseReady(new EngineError(disposedEarly()), true)
      quit.abort()
      stopShown()
      device?.dispose()
      if (container) host.canvas.remove()
    },
  }
  placeMethods(engine, below)
  return engine
}
