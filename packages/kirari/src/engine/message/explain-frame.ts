/**
 * The texts of the diagnostics for frames of several steps, one function per code: what was expected, what it got, how to fix it.
 * The engine imports this file as `#explain-frame`; production builds resolve that to brief-frame.ts.
 */
import type { Diagnostic } from '../../shader/diagnostic/diagnostic.ts'
import { shortText } from './short-text.ts'

export { noFeature } from './explain.ts'

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

export const tooMany = (came: number, there: number, what: 'vertices' | 'entries of the index' | 'instances'): Diagnostic => ({
  code: 'E1008',
  message: `expected at most ${there} ${what}, for which there are numbers, got ${came}`,
  hint: 'draw fewer, or give each attribute that the step reads more numbers',
})

export const wrongLength = (expected: number, got: number, field?: string): Diagnostic => ({
  code: 'E1011',
  message: `expected ${expected} numbers for ${field ? `"${field}" of ` : ''}the storage, got ${got}`,
  hint: 'numbers of one value after another, without gaps: as many as the values have components',
})

export const readsOwnTarget = (name: string): Diagnostic => ({
  code: 'E1030',
  message: `expected a step that does not read "${name}" while it draws into the same target`,
  hint: 'give the target `pingPong: true`: then the step reads the old picture; or draw into another target',
})

export const badAttribute = (wanted: string, came: string): Diagnostic => ({
  code: 'E1031',
  message: `expected ${wanted}, got ${came}`,
  hint: 'the names and types of attribute() in the vertex stage are those of geometry()',
})

export const badOutput = (wanted: string, came: string): Diagnostic => ({
  code: 'E1032',
  message: `expected ${wanted}, got ${came}`,
  hint: 'a fragment gives one colour, or a value for each picture of the target by its name',
})

export const badInput = (wanted: string, came: unknown): Diagnostic => ({
  code: 'E1033',
  message: `expected ${wanted}, got ${shortText(came)}`,
  hint: 'what shader text declares is found by its name in `inputs`; see draw() and dispatch()',
})

export const gpuRefused = (message: string): Diagnostic => ({
  code: 'E1034',
  message: `expected commands that the GPU takes, but it says: ${message}`,
  hint: 'the picture may lack a part; if the frame uses only steps and nodes of kirari, please report this',
})

export const noMemory = (what: string): Diagnostic => ({
  code: 'E1035',
  message: `expected enough memory on the GPU for ${what}`,
  hint: 'use smaller targets, textures or storages, or dispose engines that are not needed',
})

export const lostWhileReading = (): Diagnostic => ({
  code: 'E1020',
  message: 'expected numbers from the GPU, but it was lost before they came',
  hint: 'read again after the event `restored`',
})

export const imageTooLarge = (came: string, limit: number): Diagnostic => ({
  code: 'E1040',
  message: `expected a picture of at most ${limit} in each direction, which is the limit of this GPU, got ${came}`,
  hint: 'make it smaller before, such as by createImageBitmap(image, { resizeWidth }); phones may have a limit of 4096',
})

export const imageTainted = (): Diagnostic => ({
  code: 'E1041',
  message: 'expected a picture that this page may read, got one of another site',
  hint: 'set `crossOrigin = "anonymous"` on the image or video before its `src`, and let the other site answer with the header Access-Control-Allow-Origin; a canvas must have drawn nothing else',
})

export const imageUnreadable = (came: string): Diagnostic => ({
  code: 'E1042',
  message: `expected a picture that the GPU can read, got ${came}`,
  hint: 'an ImageBitmap or VideoFrame must not be closed, and an image must be loaded, before a frame has drawn it',
})
