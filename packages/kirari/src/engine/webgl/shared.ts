/**
 * WebGL2 for many canvases with one context: each frame is drawn into a corner of one buffer and copied to its canvas.
 * For all but the first canvases, because browsers limit the number of contexts. Hot: `draw` allocates nothing of ours.
 */
import { noWebGL2 } from '#explain-engine'
import { compileGLSL } from '../../shader/target/glsl/fragment.ts'
import type { Host, Pipeline } from '../device/device.ts'
import { createShared } from '../device/shared.ts'
import { EngineError } from '../message/error.ts'
import { dropContext, openContext, type Context, type Surface } from './context.ts'
import { createPipeline } from './pipeline.ts'
import type { WebGLDevice } from './screen.ts'

/** The shared buffer of the page, as large as its largest frame. It only grows, because resizing reallocates it. */
interface Buffer {
  readonly surface: Surface
  readonly context: Context
  readonly lost: Promise<string>
  /** The current viewport. */
  viewWidth: number
  viewHeight: number
}

/** The buffer grows in steps of this many pixels. */
const growthStep = 256
/** How long to wait for a lost context before replacing it. */
const patienceMilliseconds = 5000

let surface: Surface | undefined

/** A canvas outside the page. Not an OffscreenCanvas, if the page has a document: it has no WebGL2 in some versions of WebKit. */
const makeSurface = (): Surface => {
  if (typeof document === 'undefined') return new OffscreenCanvas(growthStep, growthStep)
  return Object.assign(document.createElement('canvas'), { width: growthStep, height: growthStep })
}

const open = async (): Promise<Buffer> => {
  const own = (surface ??= makeSurface())
  const context = await openContext(own, patienceMilliseconds)
  if (!context.gl.isContextLost()) return { surface: own, context, lost: context.lost, viewWidth: 0, viewHeight: 0 }
  surface = undefined
  return open()
}

const sharedBuffer = /*#__PURE__*/ createShared(open, ({ context }) => {
  surface = undefined
  dropContext(context)
})

export const connectShared = async (host: Host): Promise<WebGLDevice> => {
  const MAX_RENDERBUFFER_SIZE = 0x84e8
  const { canvas } = host
  const flat = canvas.getContext('2d')
  if (!flat) throw new EngineError(noWebGL2())
  const buffer = await sharedBuffer.acquire()
  const { surface, context, lost } = buffer
  const { gl } = context

  const fit = (width: number, height: number): void => {
    if (width > surface.width) surface.width = Math.ceil(width / growthStep) * growthStep
    if (height > surface.height) surface.height = Math.ceil(height / growthStep) * growthStep
  }
  const copy = (width: number, height: number): void => flat.drawImage(surface, 0, surface.height - height, width, height, 0, 0, width, height)
  const begin = (width = canvas.width, height = canvas.height): void => {
    fit(width, height)
    if (width === buffer.viewWidth && height === buffer.viewHeight) return
    gl.viewport(0, 0, width, height)
    buffer.viewWidth = width
    buffer.viewHeight = height
  }
  return {
    backend: 'webgl2',
    // This parameter is a number by the specification.
    maxSide: gl.getParameter(MAX_RENDERBUFFER_SIZE) as number,
    lost,
    print: compileGLSL,
    async compile(program) {
      const pipeline = await createPipeline(context, canvas, program)
      const shared: Pipeline = {
        draw(slots) {
          begin()
          pipeline.draw(slots)
          copy(canvas.width, canvas.height)
        },
        async read(slots) {
          begin()
          return pipeline.read(slots)
        },
        dispose() {
          pipeline.dispose()
        },
      }
      return shared
    },
    resize(width, height) {
      canvas.width = width
      canvas.height = height
      // A frame replaces the previous one, also where it is transparent. Resizing resets this setting.
      flat.globalCompositeOperation = 'copy'
    },
    context,
    screen: { begin, present: copy },
    dispose() {
      flat.clearRect(0, 0, canvas.width, canvas.height)
      sharedBuffer.release(buffer)
    },
  }
}
