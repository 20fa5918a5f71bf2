/**
 * The texts of the engine's diagnostics, one function per code: what was expected, what it got, how to fix it. Those for frames of several
 * steps are in explain-frame.ts, which an engine that shows a lone fragment does not load.
 * The engine imports this file as `#explain-engine`; production builds resolve that to brief.ts.
 */
import { captureSite, placedAt } from '#explain'
import type { Diagnostic } from '../../shader/diagnostic/diagnostic.ts'
import type { Program } from '../../shader/ir/program.ts'
import { EngineError } from './error.ts'
import { hasEngine } from './placed-engine.ts'
import { shortText } from './short-text.ts'

export { placeError, placeMethods } from './placed-engine.ts'

/** An error that a driver reports for shader text. */
export interface DriverMessage {
  /** Line of `Program.fragment`, from 1; 0 if the driver names none. */
  readonly line: number
  readonly message: string
}

export const noWebGL2 = (): Diagnostic => ({
  code: 'E1001',
  message: 'expected a WebGL2 context, got null',
  hint: 'WebGL2 is missing or turned off, or the canvas has a context of another kind; show a still picture in its place',
})

export const noWebGPU = (came: string): Diagnostic => ({
  code: 'E1002',
  message: `expected WebGPU, got ${came}`,
  hint: came.startsWith('software')
    ? "backend 'auto' uses WebGL2 in its place; backend 'webgpu' uses such software too"
    : "createEngine of `kirari` with backend 'auto' uses WebGL2 in its place",
})

export const noPlace = (came: string): Diagnostic => ({
  code: 'E1003',
  message: `expected \`canvas\` or \`container\`, got ${came}`,
  hint: isPage()
    ? 'pass a canvas to draw on, or an element that a canvas is put into'
    : 'an engine needs a page or an OffscreenCanvas; where there is neither, such as in Node, render(…) of kirari/js gives the pixels of a fragment',
})

const isPage = (): boolean => typeof document === 'object' || typeof OffscreenCanvas === 'function'

/**
 * Throws unless `came` is a canvas or a container element, for callers without types. It tests methods, not classes: an element from an
 * iframe is an instance of another window's classes.
 */
export const checkPlace = (name: 'canvas' | 'container', came: unknown, below?: unknown): void => {
  const method = name === 'canvas' ? 'getContext' : 'appendChild'
  if (typeof came === 'object' && came !== null && method in came) return
  const diagnostic = noPlace('')
  const text = came === null ? 'null' : typeof came === 'string' ? JSON.stringify(came) : shortText(came)
  throw new EngineError({
    ...diagnostic,
    message: `expected ${name === 'canvas' ? 'a canvas' : 'an element of the page'} as \`${name}\`, got ${text}`,
    hint:
      typeof came === 'string'
        ? `pass the element itself: document.querySelector(${JSON.stringify(came)})`
        : came === null && isPage()
          ? 'nothing on the page fits the selector, or the script ran before the element was there: put the script after it, or make it a module'
          : diagnostic.hint,
    site: captureSite(below),
  })
}

/** For image files, which have 8 bits per component. */
export const wrongPixels = (width: number, height: number, data: { readonly length: number; readonly constructor: { readonly name: string } }): Diagnostic => ({
  code: 'E1011',
  message: `expected ${width * height * 4} numbers of 8 bits for a picture of ${width} by ${height} pixels, in a Uint8Array or Uint8ClampedArray, got a ${data.constructor.name} of ${data.length}`,
  hint: "four numbers a pixel, from 0 to 255: engine.capture() gives them, and engine.read() of a target whose format is 'rgba8unorm'; floats are drawn into one first",
})

const canvasInUse = (): Diagnostic => ({
  code: 'E1015',
  message: 'expected a canvas that no other engine draws on, got one whose engine is not disposed',
  hint: 'dispose the engine before, or show something else with it: engine.fragment = …',
})

/** All events; a test compares them with EngineEvents. */
const events: readonly unknown[] = ['ready', 'frame', 'backend', 'lost', 'restored', 'error', 'fallback', 'timing']
/** Throws unless `name` is the name of an event, for callers without types. */
export const checkEvent = (name: unknown): void => {
  if (events.includes(name)) return
  const message = `expected the name of an event (${events.join(', ')}), got ${shortText(name)}`
  throw new EngineError({ code: 'E1014', message, hint: 'see the events of an engine' })
}

export const tooManyContexts = (limit: number): Diagnostic => ({
  code: 'E1004',
  message: `expected at most ${limit} canvases with a WebGL2 context of their own, got one more`,
  hint: 'browsers drop the oldest without a word: dispose engines that are not needed, or take createEngine from `kirari`, whose canvases share a context',
})

export const notRestored = (): Diagnostic => ({
  code: 'E1005',
  message: 'expected the GPU back after it was lost, but it did not come',
  hint: 'show a still picture in its place, or ask the reader to load the page again',
})

export const nothingToCapture = (): Diagnostic => ({
  code: 'E1006',
  message: 'expected a picture to capture, but there is none',
  hint: 'the engine was disposed, or nothing can be drawn: `ready` and the event error say why',
})

export const noFeature = (wanted: string, instead = 'use another backend, or do without'): Diagnostic => ({
  code: 'E1009',
  message: `expected a GPU with ${wanted}, which this one does not have`,
  hint: instead,
})

export const notShown = (): Diagnostic => ({
  code: 'E1010',
  message: 'expected a storage, a texture or a picture of a target that the shown frame uses, got something else',
  hint: 'give the node itself, and use it in a step of `frame` or `init`',
})

export const disposedEarly = (): Diagnostic => ({
  code: 'E1013',
  message: 'expected the engine to live until its first program is compiled, but it was disposed before',
  hint: 'where it goes with a part of the page that is right: catch this code of `ready`, or listen to the event `ready`, which does not come then',
})

export const needsStep = (what: 'textures' | 'timing'): Diagnostic => ({
  code: 'E1016',
  message: `expected a frame of steps for ${what === 'timing' ? '`timing: true`' : 'a fragment that reads textures'}, got a fragment alone`,
  hint: 'write `frame: [draw({ fragment })]` instead of `fragment`, and import draw from the same entry as createEngine: draw brings the code that this needs',
})

export const noSupport = (came: string | undefined, entry: string): Diagnostic => ({
  code: 'E1017',
  message: `expected a step made by draw(), dispatch() or repeat() from ${entry}, got ${came ? `steps from ${came}` : 'none'}`,
  hint: came
    ? `import draw, dispatch and repeat from '${entry}', the entry that createEngine comes from; steps from 'kirari' run on every engine`
    : 'these steps bring the code that runs a frame; if a frame has only kernels, write one of them as dispatch(kernel)',
})

export const notFetched = (url: string): Diagnostic => ({
  code: 'E1043',
  message: `expected an answer from ${url}, but the browser got none that this page may read`,
  hint: 'the network failed, or another site answers without the header Access-Control-Allow-Origin; the console of the browser says which',
})

export const badStatus = (url: string, status: string): Diagnostic => ({
  code: 'E1044',
  message: `expected a picture at ${url}, the server answered ${status}`,
  hint: 'look at the address: it is relative to the page, not to the script',
})

export const notDecoded = (url: string, came: string): Diagnostic => ({
  code: 'E1045',
  message: `expected a picture that the browser can decode at ${url}, got ${came}`,
  hint: 'PNG, JPEG, WebP, AVIF and SVG with a size are pictures, and WebM and MP4 videos, in most browsers; a server that answers with a page in place of an error gives text/html',
})

export const cameraDenied = (): Diagnostic => ({
  code: 'E1046',
  message: 'expected permission to use the camera, but it was denied',
  hint: 'ask after the reader has pressed a button that says why; a page in an iframe needs allow="camera"',
})

export const noCamera = (came: string): Diagnostic => ({
  code: 'E1047',
  message: `expected a camera that fits the options, got ${came}`,
  hint: 'offer a picture or a video in its place; ask for less, such as without `deviceId` or `frameRate`',
})

export const cameraBusy = (): Diagnostic => ({
  code: 'E1048',
  message: 'expected the camera to start, but it is in use or failed',
  hint: 'another program may use it: close that one, then try again',
})

export const noCameraHere = (): Diagnostic => ({
  code: 'E1049',
  message: 'expected a page that may use a camera, got one without navigator.mediaDevices',
  hint: 'browsers give cameras only to pages from https or localhost',
})

export const badNumber = (name: string, came: number, above: number): Diagnostic => ({
  code: 'E1050',
  message: `expected a finite number${above === 0 ? ' above 0' : ''} as ${name}, got ${came}`,
  hint: 'look where it is computed: NaN often comes from a size that is not known yet, or from 0 / 0',
})

const choices: Readonly<Record<string, readonly unknown[]>> = {
  backend: ['auto', 'webgpu', 'webgl2'],
  pointer: ['canvas', 'window'],
  samples: [1, 4],
  timing: [true, false],
}
/** Throws at the caller of `below` when the options of an engine are invalid, for callers without types. */
export const checkOptions = (options: object | undefined, below?: unknown): void => placedAt(below, () => check(options))

const check = (options: object | undefined): void => {
  if (typeof options !== 'object') throw new EngineError(noPlace(`${shortText(options)} in place of options`))
  const get = (name: string): unknown => Reflect.get(options, name)
  const refuse = (wanted: string, came: unknown): never => {
    throw new EngineError({ code: 'E1012', message: `expected ${wanted}, got ${shortText(came)}`, hint: 'see the options of createEngine()' })
  }
  for (const [name, allowed] of Object.entries(choices)) {
    const value = get(name)
    if (value !== undefined && !allowed.includes(value)) refuse(`${allowed.map((one) => JSON.stringify(one)).join(' or ')} as \`${name}\``, value)
  }
  const shown = ['fragment', 'frame'].filter((name) => get(name) !== undefined)
  if (shown.length !== 1) refuse('either `fragment` or `frame`', shown.length === 0 ? 'neither' : 'both')
  const frame = get('frame')
  if (frame !== undefined && !Array.isArray(frame) && typeof frame !== 'function') refuse('a list of steps, or a function that gives one, as `frame`', frame)
  for (const name of ['canvas', 'container'] as const) if (get(name) !== undefined) checkPlace(name, get(name))
  const canvas = get('canvas')
  if (canvas === undefined && get('container') === undefined) throw new EngineError(noPlace('neither'))
  if (hasEngine(canvas)) throw new EngineError(canvasInUse())
  const ratio = get('pixelRatio')
  if (ratio !== undefined && !(Number.isFinite(ratio) && Number(ratio) > 0)) throw new EngineError(badNumber('pixelRatio', Number(ratio), 0))
}

/** The first message becomes the error, the others become notes; each has the location of the user's code. */
export const driverRefused = (program: Pick<Program, 'language' | 'fragment' | 'sites'>, messages: readonly DriverMessage[]): Diagnostic => {
  const lines = program.fragment.split('\n')
  const [first, ...notes] = messages.map(({ line, message }) => {
    const text = lines[line - 1]
    return { message: text === undefined ? message : `${message}, in "${text.trim()}"`, site: program.sites[line - 1] }
  })
  return {
    code: 'S4001',
    message: `the driver refused the ${program.language}: ${first?.message ?? 'it does not say why'}`,
    site: first?.site,
    notes,
    hint: 'the last good picture stays; if the shader uses only functions of kirari, please report this',
  }
}

/** WebGL drivers write `ERROR: 0:<line>: <message>`, one per line; linkers name no line. */
export const readLog = (log: string): readonly DriverMessage[] =>
  log
    .split(/[\n\0]/)
    .filter(Boolean)
    .map((message) => ({ line: Number(/\d+:(\d+)/.exec(message)?.[1] ?? 0), message }))
