/**
 * All built-in functions together, for tests and documentation. Nothing that draws imports it: a bundle carries the rules it uses.
 */
import type { BuiltinRule } from '../ir/expr.ts'
import * as atomic from './atomic.ts'
import * as bit from './bit.ts'
import { builtins, selectRule } from './core.ts'
import * as derivative from './derivative.ts'
import * as geometric from './geometric.ts'
import * as hyperbolic from './hyperbolic.ts'
import * as math from './math.ts'
import * as matrix from './matrix.ts'
import * as packing from './packing.ts'
import type { Rule } from './rule.ts'
import * as subgroup from './subgroup.ts'
import * as sync from './sync.ts'
import { textureRules } from './texture.ts'

/** The subject of a function: a heading of the documentation. */
export type Family =
  | 'number'
  | 'trigonometry'
  | 'exponential'
  | 'geometric'
  | 'matrix'
  | 'logic'
  | 'bit'
  | 'packing'
  | 'derivative'
  | 'texture'
  | 'atomic'
  | 'subgroup'
  | 'barrier'

export interface BuiltinEntry<R extends BuiltinRule = BuiltinRule> {
  readonly rule: R
  readonly family: Family
}

type CoreFamilies = Readonly<Record<keyof typeof builtins, Family>>
const coreFamilies: CoreFamilies = {
  abs: 'number',
  sign: 'number',
  floor: 'number',
  ceil: 'number',
  round: 'number',
  trunc: 'number',
  fract: 'number',
  mod: 'number',
  min: 'number',
  max: 'number',
  clamp: 'number',
  mix: 'number',
  step: 'number',
  smoothstep: 'number',
  sqrt: 'exponential',
  inverseSqrt: 'exponential',
  exp: 'exponential',
  exp2: 'exponential',
  log: 'exponential',
  log2: 'exponential',
  pow: 'exponential',
  sin: 'trigonometry',
  cos: 'trigonometry',
  tan: 'trigonometry',
  asin: 'trigonometry',
  acos: 'trigonometry',
  atan: 'trigonometry',
  atan2: 'trigonometry',
  radians: 'trigonometry',
  degrees: 'trigonometry',
  length: 'geometric',
  distance: 'geometric',
  dot: 'geometric',
  normalize: 'geometric',
  reflect: 'geometric',
  cross: 'geometric',
  all: 'logic',
  any: 'logic',
  not: 'logic',
  bitcastToFloat: 'bit',
  bitcastToInt: 'bit',
  bitcastToUint: 'bit',
}
const mathFamilies: Readonly<Record<keyof typeof math, Family>> = {
  fma: 'number',
  ldexp: 'number',
  frexpFract: 'number',
  frexpExponent: 'number',
  isNan: 'number',
  isInf: 'number',
  quantizeToHalf: 'number',
}

type Table<T> = { readonly [K in keyof T]: BuiltinEntry<Rule> }
const listed = <const T extends Readonly<Record<string, Rule>>>(rules: T, familyOf: Family | Readonly<Record<string, Family | undefined>>): Table<T> =>
  // An entry for each rule, under the same key.
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, { rule, family: typeof familyOf === 'string' ? familyOf : familyOf[name] }]),
  ) as Table<T>

const tables = {
  .../*#__PURE__*/ listed(builtins, coreFamilies),
  .../*#__PURE__*/ listed(math, mathFamilies),
  .../*#__PURE__*/ listed(hyperbolic, 'trigonometry'),
  .../*#__PURE__*/ listed(geometric, 'geometric'),
  .../*#__PURE__*/ listed(matrix, 'matrix'),
  .../*#__PURE__*/ listed({ select: selectRule }, 'logic'),
  .../*#__PURE__*/ listed(bit, 'bit'),
  .../*#__PURE__*/ listed(packing, 'packing'),
  .../*#__PURE__*/ listed(derivative, 'derivative'),
}

/** The name of a rule that computes a value from values: the key of its test. */
export type ValueBuiltinName = keyof typeof tables
/** The built-ins that compute values from values. */
export const valueBuiltins: Readonly<Record<ValueBuiltinName, BuiltinEntry<Rule>>> = tables

const named = (rules: readonly BuiltinRule[], family: Family): Readonly<Record<string, BuiltinEntry>> =>
  Object.fromEntries(rules.map((rule) => [rule.name, { rule, family }]))
const isRule = (value: unknown): value is BuiltinRule => typeof value === 'object' && value !== null && 'name' in value

/** Those, and the ones that read or change memory, by the name of the rule. */
export const allBuiltins: Readonly<Record<string, BuiltinEntry>> = {
  ...valueBuiltins,
  .../*#__PURE__*/ named(/*#__PURE__*/ Object.values(textureRules), 'texture'),
  .../*#__PURE__*/ named(/*#__PURE__*/ Object.values(atomic).filter(isRule), 'atomic'),
  .../*#__PURE__*/ named(/*#__PURE__*/ Object.values(subgroup).filter(isRule), 'subgroup'),
  .../*#__PURE__*/ named(/*#__PURE__*/ Object.values(sync).filter(isRule), 'barrier'),
}
