/** The exports of explain-frame.ts for production builds: see brief.ts. */
import { brief } from './code.ts'

export { noFeature } from './brief.ts'

export const badStep = /*#__PURE__*/ brief('E1007')
export const badGeometry = /*#__PURE__*/ brief('E1008')
export const tooMany = badGeometry
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
