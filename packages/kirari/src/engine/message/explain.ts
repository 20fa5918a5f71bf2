/**
 * The text of the diagnostics of the engine, one function a code: what was expected, what came, what to do. Those of frames of several
 * steps are in explain-frame.ts, which a lone fragment does not load.
 * The rest of the engine imports it as `#explain-engine`, which is brief.ts instead where a bundler builds for production.
 */
import type { Diagnostic } from '../../shader/diagnostic/diagnostic.ts'
import type { Program } from '../../shader/ir/program.ts'
import { shortText } from './short-text.ts'

/** What a driver says about a text. */
export interface DriverMessage {
  /** Line of `Program.fragment`, from 1; 0 when the driver names none. */
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
  hint: "use createEngine of `kirari` with backend 'auto', which takes WebGL2 then",
})

export const noPlace = (): Diagnostic => ({
  code: 'E1003',
  message: 'expected `canvas` or `container`, got neither',
  hint: 'pass a canvas to draw on, or an element that a canvas is put into',
})

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
  hint: 'wait for `ready`, and capture before `dispose`',
})

export const disposedEarly = (): Diagnostic => ({
  code: 'E1013',
  message: 'expected the engine to live until its first program is compiled, but it was disposed before',
  hint: 'where it goes with a part of the page that is right: catch this code of `ready`, or listen to the event `ready`, which does not come then',
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
/** What is wrong with the options of an engine, for callers without types. */
export const wrongOption = (options: object): Diagnostic | undefined => {
  const refuse = (wanted: string, came: unknown): Diagnostic => ({
    code: 'E1012',
    message: `expected ${wanted}, got ${shortText(came)}`,
    hint: 'see the options of createEngine()',
  })
  for (const [name, allowed] of Object.entries(choices)) {
    const value: unknown = Reflect.get(options, name)
    if (value !== undefined && !allowed.includes(value)) return refuse(`${allowed.map((one) => JSON.stringify(one)).join(' or ')} as \`${name}\``, value)
  }
  const shown = ['fragment', 'frame'].filter((name) => Reflect.get(options, name) !== undefined)
  if (shown.length !== 1) return refuse('either `fragment` or `frame`', shown.length === 0 ? 'neither' : 'both')
  const frame: unknown = Reflect.get(options, 'frame')
  return frame === undefined || Array.isArray(frame) || typeof frame === 'function'
    ? undefined
    : refuse('a list of steps, or a function that gives one, as `frame`', frame)
}

/** The first message is what happened, the others are notes; each at the user's own line. */
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

/** WebGL drivers write `ERROR: 0:<line>: <message>`, one a line; what a linker says names no line. */
export const readLog = (log: string): readonly DriverMessage[] =>
  log
    .split(/[\n\0]/)
    .filter(Boolean)
    .map((message) => ({ line: Number(/\d+:(\d+)/.exec(message)?.[1] ?? 0), message }))
