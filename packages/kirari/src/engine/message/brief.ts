/**
 * The same exports as explain.ts for production builds: codes and what came, no texts and no places.
 * What a code means stands under it in the documentation.
 */
import type { Diagnostic } from '../../shader/diagnostic/diagnostic.ts'
import type { Program } from '../../shader/ir/program.ts'
import type { DriverMessage } from './explain.ts'

export type { DriverMessage } from './explain.ts'

const brief =
  (code: string) =>
  (came: string | number = '', ..._more: readonly unknown[]): Diagnostic => ({ code, message: `${came}` })

export const noWebGL2 = /*#__PURE__*/ brief('E1001')
export const noWebGPU = /*#__PURE__*/ brief('E1002')
export const noPlace = /*#__PURE__*/ brief('E1003')
export const tooManyContexts = /*#__PURE__*/ brief('E1004')
export const notRestored = /*#__PURE__*/ brief('E1005')
export const nothingToCapture = /*#__PURE__*/ brief('E1006')
export const badStep = /*#__PURE__*/ brief('E1007')
export const badGeometry = /*#__PURE__*/ brief('E1008')
export const noFeature = /*#__PURE__*/ brief('E1009')
export const notShown = /*#__PURE__*/ brief('E1010')
export const wrongLength = /*#__PURE__*/ brief('E1011')
export const readsOwnTarget = /*#__PURE__*/ brief('E1030')
export const badAttribute = /*#__PURE__*/ brief('E1031')
export const badOutput = /*#__PURE__*/ brief('E1032')
export const badInput = /*#__PURE__*/ brief('E1033')
export const gpuRefused = /*#__PURE__*/ brief('E1034')
export const noMemory = /*#__PURE__*/ brief('E1035')
export const lostWhileReading = /*#__PURE__*/ brief('E1020')
export const imageTooLarge = /*#__PURE__*/ brief('E1040')
export const imageTainted = /*#__PURE__*/ brief('E1041')
export const imageUnreadable = /*#__PURE__*/ brief('E1042')
export const notFetched = /*#__PURE__*/ brief('E1043')
export const badStatus = /*#__PURE__*/ brief('E1044')
export const notDecoded = /*#__PURE__*/ brief('E1045')
export const cameraDenied = /*#__PURE__*/ brief('E1046')
export const noCamera = /*#__PURE__*/ brief('E1047')
export const cameraBusy = /*#__PURE__*/ brief('E1048')
export const noCameraHere = /*#__PURE__*/ brief('E1049')
export const badNumber = /*#__PURE__*/ brief('E1050')
/** Types say it before a build is made. */
export const wrongOption = (_options: object): Diagnostic | undefined => undefined
export const driverRefused = (_program: Pick<Program, 'language' | 'fragment' | 'sites'>, messages: readonly DriverMessage[]): Diagnostic => ({
  code: 'S4001',
  message: messages.map(({ message }) => message).join('\n'),
})
export const readLog = (message: string): readonly DriverMessage[] => [{ line: 0, message }]
