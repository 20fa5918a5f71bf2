/**
 * The text of every diagnostic of the engine, one function a code: what was expected, what came, what to do.
 * The rest of the engine imports it as `#explain-engine`, which is brief.ts instead where a bundler builds for production.
 */
import type { Diagnostic } from '../../shader/diagnostic/diagnostic.ts'
import type { Program } from '../../shader/ir/program.ts'

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

export const badStep = (wanted: string, came: unknown): Diagnostic => ({
  code: 'E1007',
  message: `expected ${wanted}, got ${shortText(came)}`,
  hint: 'see the options of draw(), dispatch() and repeat()',
})

export const badGeometry = (wanted: string, came: unknown): Diagnostic => ({
  code: 'E1008',
  message: `expected ${wanted}, got ${shortText(came)}`,
  hint: 'an attribute is a list such as [[0, 0], [1, 0]], or { data, size } with a typed array',
})

export const noFeature = (wanted: string, instead = 'use another backend, or do without'): Diagnostic => ({
  code: 'E1009',
  message: `expected a GPU with ${wanted}, which this one does not have`,
  hint: instead,
})

export const notShown = (): Diagnostic => ({
  code: 'E1010',
  message: 'expected a storage, a texture or a picture of a target that the shown frame uses, got something else',
  hint: 'read and write after `ready`, and only what a step of `frame` or `init` reads or writes',
})

export const wrongLength = (expected: number, got: number): Diagnostic => ({
  code: 'E1011',
  message: `expected ${expected} numbers for the storage, got ${got}`,
  hint: 'numbers of one value after another, without gaps: as many as the values have components',
})

const shortText = (came: unknown): string =>
  typeof came === 'string' ? came : typeof came === 'object' && came !== null && !Array.isArray(came) ? 'an object' : (JSON.stringify(came) ?? String(came))

/** The first message is what happened, the others are notes; each at the user's own line. */
export const driverRefused = (program: Program, messages: readonly DriverMessage[]): Diagnostic => {
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
