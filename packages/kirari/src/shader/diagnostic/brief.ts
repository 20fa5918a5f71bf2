/**
 * The same exports as explain.ts for production builds: codes and the received values, without texts or source places.
 * Mistakes still throw; the documentation explains each code.
 */
import type { Diagnostic } from './diagnostic.ts'

const brief =
  (code: string) =>
  (...came: readonly unknown[]): Diagnostic => ({ code, message: came.filter((value) => typeof value !== 'object').join(' ') })

export const notAValue = /*#__PURE__*/ brief('S1001')
export const notACallback = notAValue
export const wrongComponents = /*#__PURE__*/ brief('S1002')
export const noComponent = /*#__PURE__*/ brief('S1003')
export const notInRange = /*#__PURE__*/ brief('S1004')
export const notFiniteUniform = notInRange
export const outOfRange = /*#__PURE__*/ brief('S1005')
export const statementOutside = /*#__PURE__*/ brief('S1006')
export const notInBody = /*#__PURE__*/ brief('S1007')
export const notInLoop = /*#__PURE__*/ brief('S1008')
export const notAPlace = /*#__PURE__*/ brief('S1009')
export const writtenTwice = notAPlace
export const sameLabel = /*#__PURE__*/ brief('S1010')
export const notStorable = /*#__PURE__*/ brief('S1011')
export const readOnly = /*#__PURE__*/ brief('S1012')
export const emptyBody = /*#__PURE__*/ brief('S1013')
export const valueFromBody = /*#__PURE__*/ brief('S1014')
export const notAPrimitive = /*#__PURE__*/ brief('S1015')
export const operandsDiffer = /*#__PURE__*/ brief('S2001')
export const noOverload = /*#__PURE__*/ brief('S2002')
export const brokenRule = noOverload
export const wrongArgument = /*#__PURE__*/ brief('S2003')
export const wrongCount = /*#__PURE__*/ brief('S2004')
export const wrongResult = /*#__PURE__*/ brief('S2005')
export const notAnInteger = /*#__PURE__*/ brief('S2006')
export const wrongTexture = /*#__PURE__*/ brief('S2007')
export const recursion = /*#__PURE__*/ brief('S3001')
export const notAColour = /*#__PURE__*/ brief('S3002')
export const foreignParameter = /*#__PURE__*/ brief('S3003')
export const usedOutside = /*#__PURE__*/ brief('S3004')
export const valueLeft = usedOutside
export const missingReturn = /*#__PURE__*/ brief('S3005')
export const nonUniform = /*#__PURE__*/ brief('S3006')
export const wrongStage = /*#__PURE__*/ brief('S3007')
export const noForm = /*#__PURE__*/ brief('S3008')
export const sameVariable = /*#__PURE__*/ brief('S3009')
export const endless = /*#__PURE__*/ brief('S3010')
export const notOwnElement = /*#__PURE__*/ brief('S3011')
export const notInKernel = /*#__PURE__*/ brief('S3012')
export const nestedTooDeep = /*#__PURE__*/ brief('S3013')
/** Ends with the path to the explanation of the code. */
export const formatDiagnostic = ({ code, message }: Diagnostic): string => `${code} ${message} (/api/errors#${code})`
// Declared as functions, not as constants: bundlers remove calls of empty functions only in this form.
/** No places in production: an error's own stack leads to the bundle, and a source map from there to the source. */
export function captureSite(): undefined {}
export function rememberSite(): void {}
export function atSite(error: unknown): unknown {
  return error
}
export const atMaking = atSite
export const placedAt = <T>(_below: unknown, work: (site: undefined) => T): T => work(undefined)
export const onBehalfOf = <T>(_site: undefined, work: () => T): T => work()
export function keepSite(): void {}
export function latestSite(): undefined {}
export function siteOfStack(): undefined {}
export function siteOf(): undefined {}
export function siteIn(): undefined {}
/** In production, nodes in JavaScript arithmetic become NaN and "[object Object]". */
export function guardNodes(): void {}
export function markCopy(): void {}
/** In production, dividing by a literal 0 and shifting too far give what the driver computes. */
export function refusedOperand(): undefined {}
/** In production, numbers and indices that their types cannot hold are printed as written, and the driver refuses them. */
export function refusedNumber(): undefined {}
export function refusedIndex(): undefined {}
/** In production, a callback runs unchecked, and its result is ignored. */
export const runCallback = (callback: (arg: never) => unknown, makeArg: (() => unknown) | undefined): void => {
  // The statement's callback has this parameter.
  callback(makeArg?.() as never)
}
export function leftValue(): undefined {}
