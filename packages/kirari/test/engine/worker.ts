/** An engine in a worker, driven by the tests: it receives a canvas and answers with pixels. */
import { createEngine, draw, type OffscreenEngine } from '../../src/index.ts'
import { float, frameIndex, kernel, resolution, storage, target, time, uniform, uv, vec4 } from '../../src/shader/front/node/index.ts'

export type Order =
  | { readonly order: 'start'; readonly canvas: OffscreenCanvas; readonly backend: 'webgl2' | 'webgpu'; readonly isFrame?: boolean }
  | { readonly order: 'set'; readonly value: number }
  | { readonly order: 'resize'; readonly width: number; readonly height: number }
  | { readonly order: 'step'; readonly seconds: number }
  | { readonly order: 'visible'; readonly isVisible: boolean }
  | { readonly order: 'capture' | 'frames' | 'dispose' }
export interface Answer {
  readonly width: number
  readonly height: number
  readonly data: readonly number[]
  readonly backend: string | undefined
  readonly time: number
  /** The number of frames drawn so far. */
  readonly frames: number
  readonly error?: string
}

let engine: OffscreenEngine | undefined
let frames = 0
const level = uniform(0.2)
const still = vec4(level, resolution.x.div(255), time.mul(float(frameIndex).add(1)).div(8), 1)
const cells = storage(float, 4)
const half = target({ color: 'rgba8unorm' }, { size: 0.5 })
const shown = vec4(half.color.sample(uv).x, cells.at(2).div(255), 0, 1)

const carryOut = async (order: Order): Promise<void> => {
  switch (order.order) {
    case 'start':
      engine = createEngine({
        canvas: order.canvas,
        backend: order.backend,
        ...(order.isFrame
          ? { frame: [kernel(4, (i) => cells.at(i).addAssign(1)), draw({ target: half, fragment: vec4(level, 0, 0, 1) }), draw({ fragment: shown })] }
          : { fragment: still }),
      })
      engine.on('frame', () => frames++)
      await engine.ready
      engine.pause()
      break
    case 'set':
      level.value = order.value
      break
    case 'resize':
      engine?.resize(order.width, order.height)
      break
    case 'step':
      engine?.step(order.seconds)
      break
    case 'visible':
      engine?.setVisible(order.isVisible)
      if (order.isVisible) engine?.play()
      break
    case 'dispose':
      engine?.dispose()
      break
    default:
  }
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  void (async (): Promise<void> => {
    try {
      await carryOut(data)
      const image = data.order === 'capture' ? await engine?.capture() : undefined
      const answer: Answer = {
        width: image?.width ?? 0,
        height: image?.height ?? 0,
        data: [...(image?.data.subarray(0, 4) ?? [])],
        backend: engine?.backend,
        time: engine?.time ?? 0,
        frames,
      }
      postMessage(answer)
    } catch (error) {
      postMessage({ error: String(error) })
    }
  })()
})
