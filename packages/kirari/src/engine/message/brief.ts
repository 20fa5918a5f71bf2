/**
 * The exports of explain.ts for production builds: each diagnostic has its code and the value it got, without text or source location.
 * The documentation explains each code.
 */
import type { Diagnostic } from '../../shader/diagnostic/diagnostic.ts'
import type { Program } from '../../shader/ir/program.ts'
import { brief } from './code.ts'
import type { DriverMessage } from './explain.ts'

export type { DriverMessage } from './explain.ts'

export const noWebGL2 = /*#__PURE__*/ brief('E1001')
export const noWebGPU = /*#__PURE__*/ brief('E1002')
export const noPlace = /*#__PURE__*/ brief('E1003')
export const tooManyContexts = /*#__PURE__*/ brief('E1004')
export const notRestored = /*#__PURE__*/ brief('E1005')
export const nothingToCapture = /*#__PURE__*/ brief('E1006')
export const noFeature = /*#__PURE__*/ brief('E1009')
export const notShown = /*#__PURE__*/ brief('E1010')
export const wrongPixels = /*#__PURE__*/ brief('E1011')
export const disposedEarly = /*#__PURE__*/ brief('E1013')
export const needsStep = /*#__PURE__*/ brief('E1016')
export const noSupport = /*#__PURE__*/ brief('E1017')
export const notFetched = /*#__PURE__*/ brief('E1043')
export const badStatus = /*#__PURE__*/ brief('E1044')
export const notDecoded = /*#__PURE__*/ brief('E1045')
export const cameraDenied = /*#__PURE__*/ brief('E1046')
export const noCamera = /*#__PURE__*/ brief('E1047')
export const cameraBusy = /*#__PURE__*/ brief('E1048')
export const noCameraHere = /*#__PURE__*/ brief('E1049')
export const badNumber = /*#__PURE__*/ brief('E1050')
// TypeScript reports these mistakes before a build. Function declarations help bundlers: see brief.ts of the language.
export function checkOptions(_options: object | undefined, _below?: unknown): void {}
export function checkPlace(_name: 'canvas' | 'container', _came: unknown, _below?: unknown): void {}
export function checkEvent(_name: unknown): void {}
export function placeError(_error: unknown, _engine: object): void {}
export function placeMethods(_engine: object, _below: unknown): void {}
export const driverRefused = (_program: Pick<Program, 'language' | 'fragment' | 'sites'>, messages: readonly DriverMessage[]): Diagnostic => ({
  code: 'S4001',
  message: messages.map(({ message }) => message).join('\n'),
})
export const readLog = (message: string): readonly DriverMessage[] => [{ line: 0, message }]
