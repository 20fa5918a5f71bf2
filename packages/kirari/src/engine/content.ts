/**
 * Opens the device, compiles the fragment or the frame that the application sets, and swaps it in when it is ready to draw. After the GPU
 * is lost it does the same again.
 */
import { needsStep, nothingToCapture } from '#explain-engine'
import type { Buffer } from './buffer.ts'
import type { BindHost } from './device/bind.ts'
import type { Connect, Device, Fragment, Pipeline } from './device/device.ts'
import type { Graph, GraphHost } from './device/graph.ts'
import type { Shown } from './device/shown.ts'
import { supportOf } from './device/support.ts'
import type { Events } from './events.ts'
import { finishFrames } from './loop.ts'
import type { EngineOptions, OffscreenOptions } from './interface.ts'
import { EngineError } from './message/error.ts'
import type { Pace } from './pace.ts'
import type { Page } from './page.ts'
import type { Frame, Step } from './step/step.ts'

export interface Content {
  readonly device: Device | undefined
  /** Runs frames of steps; the first step brings it. */
  readonly graph: Graph | undefined
  /** Resolves when the latest request is shown or has failed. */
  readonly settled: Promise<void>
  /** Requests something else. One of the two is undefined. */
  show(fragment: Fragment | undefined, frame: Frame | undefined): void
  dispose(): void
}

export const createContent = (
  connect: Connect,
  page: Page,
  options: EngineOptions | OffscreenOptions,
  entry: string,
  values: BindHost & GraphHost,
  { emit, resolve }: Events,
  buffer: Buffer,
  pace: Pace,
): Content => {
  const { init = [], timing } = options
  let fragment: Fragment | undefined
  let frame: Frame | undefined
  let opening: Promise<Device> | undefined
  let device: Device | undefined
  let graph: Graph | undefined
  /** The pipeline of the lone fragment that is shown; undefined while a frame of steps is. */
  let pipeline: Pipeline | undefined
  let pipelineText: string
  let settled = Promise.resolve()
  /** Counts requests, so that the result of a stale one is dropped. */
  let requests = 0
  let isDisposed = false

  const open = async (): Promise<Device> => {
    const opened = await connect(page)
    if (isDisposed) {
      opened.dispose()
      return opened
    }
    device = opened
    buffer.invalidate()
    if (opened.submit) finishFrames(opened.submit)
    emit('backend', { backend: opened.backend, reason: opened.reason })
    void opened.lost.then((reason) => {
      if (isDisposed) return
      // The resources are lost; only subscriptions are left to release.
      stop()
      device = opening = undefined
      page.again = true
      emit('lost', reason)
      settled = show()
    })
    return opened
  }
  const stop = (): void => {
    const { shown } = pace
    pace.shown = pipeline = undefined
    shown?.dispose()
    graph?.dispose()
    graph = undefined
  }

  /** A lone fragment, which does not need the graph that steps bring. */
  const showFragment = async (on: Device, of: Fragment, isStale: () => boolean): Promise<Shown | undefined> => {
    const program = on.print(of)
    if (timing || program.textures.length > 0) throw new EngineError(needsStep(timing ? 'timing' : 'textures'))
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
      const steps = [...stepsNow(), ...init]
      if (steps.length === 0) return showNothing()
      const opened = await supportOf(steps, entry).open(on, values, options, emit)
      if (isStale()) {
        // It may belong to a GPU that was lost in the meantime.
        opened.dispose()
        return undefined
      }
      graph = opened
    }
    return graph.show(frame ?? [], init, isStale)
  }
  /** An empty frame: without steps there is no graph to run them. The canvas stays empty until the frame's function returns a step. */
  const showNothing = (): Shown => {
    buffer.invalidate()
    return {
      bounds: [],
      moves: false,
      draw() {
        if (stepsNow().length === 0) return true
        settled = show()
        return false
      },
      read() {
        throw new EngineError(nothingToCapture())
      },
      dispose() {},
    }
  }

  const show = async (): Promise<void> => {
    const request = ++requests
    const isStale = (): boolean => isDisposed || request !== requests
    try {
      const on = await (opening ??= open())
      if (isStale()) return
      const next = await (fragment ? showFragment(on, fragment, isStale) : showFrame(on, isStale))
      if (isStale() || !next) return
      if (!fragment) pipeline = undefined
      const { shown } = pace
      pace.shown = next
      shown?.dispose()
    } catch (error) {
      if (!isStale()) values.failed(error)
      return
    }
    pace.redraw()
    if (page.again) {
      page.again = false
      emit('restored', undefined)
    }
    resolve()
  }

  return {
    get device() {
      return device
    },
    get graph() {
      return graph
    },
    get settled() {
      return settled
    },
    show(nextFragment, nextFrame) {
      fragment = nextFragment
      frame = nextFrame
      settled = show()
    },
    dispose() {
      if (isDisposed) return
      isDisposed = true
      stop()
      device?.dispose()
    },
  }
}
