/** Exponentials, angles, rounding: the functions of Math, rounded to single precision unless they are exact. */
import { intType } from '../../../../ir/type.ts'
import { exact, own, rounded, type Spelling, type Spellings } from './spelling.ts'

const factor =
  (value: number): Spelling =>
  ([x], { round }) =>
    round(`${x} * ${value}`)

export const mathsSpellings: Spellings = {
  // The lowest int has no positive counterpart and stays itself.
  abs: ([x], { type }) => (type === intType ? `(Math.abs(${x}) | 0)` : `Math.abs(${x})`),
  sign: /*#__PURE__*/ exact('sign'),
  floor: /*#__PURE__*/ exact('floor'),
  ceil: /*#__PURE__*/ exact('ceil'),
  trunc: /*#__PURE__*/ exact('trunc'),
  min: /*#__PURE__*/ exact('min'),
  max: /*#__PURE__*/ exact('max'),
  round: /*#__PURE__*/ own('roundEven'),
  sqrt: /*#__PURE__*/ rounded('sqrt'),
  inverseSqrt: ([x], { round }) => round(`1 / Math.sqrt(${x})`),
  exp: /*#__PURE__*/ rounded('exp'),
  exp2: ([x], { round }) => round(`Math.pow(2, ${x})`),
  log: /*#__PURE__*/ rounded('log'),
  log2: /*#__PURE__*/ rounded('log2'),
  pow: /*#__PURE__*/ rounded('pow'),
  sin: /*#__PURE__*/ rounded('sin'),
  cos: /*#__PURE__*/ rounded('cos'),
  tan: /*#__PURE__*/ rounded('tan'),
  asin: /*#__PURE__*/ rounded('asin'),
  acos: /*#__PURE__*/ rounded('acos'),
  atan: /*#__PURE__*/ rounded('atan'),
  atan2: /*#__PURE__*/ rounded('atan2'),
  sinh: /*#__PURE__*/ rounded('sinh'),
  cosh: /*#__PURE__*/ rounded('cosh'),
  tanh: /*#__PURE__*/ rounded('tanh'),
  asinh: /*#__PURE__*/ rounded('asinh'),
  acosh: /*#__PURE__*/ rounded('acosh'),
  atanh: /*#__PURE__*/ rounded('atanh'),
  radians: /*#__PURE__*/ factor(Math.PI / 180),
  degrees: /*#__PURE__*/ factor(180 / Math.PI),
  /** Beyond these exponents everything is 0 or infinite already. */
  ldexp: ([x, exponent], { round }) => round(`${x} * Math.pow(2, Math.min(Math.max(${exponent}, -300), 300))`),
  frexpFract: /*#__PURE__*/ own('fractOf'),
  frexpExponent: /*#__PURE__*/ own('exponentOf'),
  isNan: ([x]) => `Number.isNaN(${x})`,
  isInf: ([x]) => `(Math.abs(${x}) === Infinity)`,
  quantizeToHalf: /*#__PURE__*/ own('f16'),
  select: ([ifFalse, ifTrue, condition]) => `(${condition} ? ${ifTrue} : ${ifFalse})`,
}
