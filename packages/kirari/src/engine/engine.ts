/** The engine: one canvas, what it shows, and when it draws. This file connects the parts, each of which has its own state. */
import { badNumber, checkEvent, checkOptions, nothingToCapture, notShown, placeError, placeMethods } from '#explain-engine'
import { createBuffer } from './buffer.ts'
import { createContent } from './content.ts'
import { bind, type BindHost } from './device/bind.ts'
import type { Connect } from './device/device.ts'
import type { Graph, GraphHost } from './device/graph.ts'
import type { Shown } from './device/shown.ts'
import { createEvents } from './events.ts'
import { advance, assign, createInputs } from './inputs.ts'
import type { Engine, EngineOptions, OffscreenControls, OffscreenOptions } from './interface.ts'
import { EngineError } from './message/error.ts'
import { createPace } from './pace.ts'
import { openPage, reducedMotion } from './page.ts'

/** Throws unless the value is finite and above the limit. */
const checked = (name: string, value: number, above = -Infinity): number => {
  if (Number.isFinite(value) && value > above) return value
  throw new EngineError(badNumber(name, value, above))
}

/**
 * `below` is the public function that was called, or an object whose `site` is the place of the call; `entry` is the entry of the package
 * that programs import it from.
 */
export const startEngine = (connect: Connect, options: EngineOptions | OffscreenOptions, below?: unknown, entry = 'kirari'): Engine & OffscreenControls => {
  checkOptions(options, below)
  const { pixelRatio } = options
  if (pixelRatio !== undefined) checked('pixelRatio', pixelRatio, 0)
  let { fragment, frame } = options
  const inputs = createInputs()
  const { time, deltaTime, frame: frameIndex, resolution, pointer } = inputs
  const events = createEvents()
  const buffer = createBuffer(pixelRatio)
  const motion = reducedMotion()

  /** Resizes the drawing buffer if necessary. */
  const fit = (): void => {
    const size = buffer.fit(page.canvas, content.device)
    if (size) set(resolution, size)
  }
  const pace = createPace(inputs, motion, buffer, (shown, isAdvancing) => {
    fit()
    if (!shown?.draw(isAdvancing)) return
    if (isAdvancing) frameIndex.value++
    events.emit('frame', undefined)
  })
  const { poll, redraw } = pace
  /** Sets an input; returns whether a shown program reads it. */
  const set = <T>(input: { value: T }, value: T): boolean => assign(input, value, pace.shown?.bounds)
  const resize = (width: number, height: number, css?: DOMRectReadOnly): void => {
    buffer.set(width, height, css)
    redraw()
  }
  const page = openPage(options, motion, resize, pace.see, pace.update, (place) => {
    if (set(pointer, place)) redraw()
  })
  const values: BindHost & GraphHost = {
    inputs,
    get canvas() {
      return page.canvas
    },
    pointerTarget: page.pointerTarget,
    bind: (uniforms, textures) => bind(uniforms, textures, values),
    changed: redraw,
    failed(error) {
      placeError(error, engine)
      events.report(error)
    },
    beforeFrame: pace.beforeFrame,
  }
  const content = createContent(connect, page, options, entry, values, events, buffer, pace)

  /** The shown content, after fitting the buffer. Throws if there is none. */
  const measured = (): Shown => {
    fit()
    if (!pace.shown) throw new EngineError(nothingToCapture())
    return pace.shown
  }
  const drawNow = (isAdvancing: boolean): void => {
    pace.draw(isAdvancing)
    content.device?.submit?.()
  }
  const openedGraph = async (): Promise<Graph> => {
    await content.settled
    measured()
    // A lone fragment has no graph.
    if (!content.graph) throw new EngineError(notShown())
    return content.graph
  }

  const engine: Engine & OffscreenControls = {
    ready: events.ready,
    on(name, listener) {
      checkEvent(name)
      return events.on(name, listener)
    },
    get backend() {
      return content.device?.backend
    },
    get canvas() {
      return page.canvas
    },
    get fragment() {
      return fragment
    },
    set fragment(next) {
      content.show((fragment = next), (frame = undefined))
    },
    get frame() {
      return frame
    },
    set frame(next) {
      content.show((fragment = undefined), (frame = next))
    },
    get time() {
      return time.value
    },
    get speed() {
      return time.speed
    },
    set speed(next) {
      time.speed = checked('speed', next)
    },
    get isPlaying() {
      return pace.isPlaying
    },
    play() {
      pace.play(true)
    },
    pause() {
      pace.play(false)
    },
    seek(timeSeconds) {
      const isRead = set(time, checked('seek', timeSeconds))
      if (set(deltaTime, 0) || isRead) redraw()
    },
    step(seconds = 1 / 60) {
      if (!pace.shown) return
      const { bounds } = measured()
      checked('step', seconds)
      poll()
      advance(inputs, bounds, seconds)
      drawNow(true)
    },
    redraw,
    reset() {
      content.graph?.reset()
      for (const input of [time, deltaTime, frameIndex]) set(input, 0)
      redraw()
    },
    resize(width, height) {
      resize(checked('width', width, 0), checked('height', height, 0))
    },
    setVisible: pace.see,
    async capture() {
      await content.settled
      const shown = measured()
      poll()
      return shown.read()
    },
    async read(from) {
      const graph = await openedGraph()
      // Draws a frame that is due first; its targets would hold their old texels otherwise.
      poll()
      if (pace.isDue) drawNow(false)
      return graph.read(from)
    },
    async write(to, numbers) {
      ;(await openedGraph()).write(to, numbers)
      redraw()
    },
    get live() {
      return content.graph?.live
    },
    dispose() {
      events.dispose()
      content.dispose()
      page.close()
    },
  }
  content.show(fragment, frame)
  placeMethods(engine, below)
  return engine
}
