/**
 * Derivatives: how a value changes from one pixel to the next. Kirari's y points up on every target; WGSL's points down, so the sign is flipped.
 * GLSL ES 3.00 has one kind of each, and leaves the precision to the driver.
 */
import { makeExpr, type Builtin, type Unary } from '../ir/expr.ts'
import { call } from '../pass/build.ts'
import { floats, ruleOf, type Rule } from './rule.ts'

const derivative = (name: string, glsl: string, more: Partial<Rule> = {}): Rule =>
  ruleOf(name, 'map', 1, {
    scalars: floats.slice(0, 1),
    stages: ['fragment'],
    uniformFlow: true,
    glsl,
    ...more,
  })

/** WGSL's own, with its y: the final form of the call, which no pass rewrites. */
const upwards = (name: string): Rule =>
  derivative(name, 'dFdy', {
    followsRows: true,
    toWGSL: ({ type, args }: Builtin) => makeExpr<Unary>('unary', type, [call({ name }, type, ...args)], '-'),
  })

export const dpdx: Rule = /*#__PURE__*/ derivative('dpdx', 'dFdx')
export const dpdxCoarse: Rule = /*#__PURE__*/ derivative('dpdxCoarse', 'dFdx')
export const dpdxFine: Rule = /*#__PURE__*/ derivative('dpdxFine', 'dFdx')
export const dpdy: Rule = /*#__PURE__*/ upwards('dpdy')
export const dpdyCoarse: Rule = /*#__PURE__*/ upwards('dpdyCoarse')
export const dpdyFine: Rule = /*#__PURE__*/ upwards('dpdyFine')
export const fwidth: Rule = /*#__PURE__*/ derivative('fwidth', 'fwidth')
export const fwidthCoarse: Rule = /*#__PURE__*/ derivative('fwidthCoarse', 'fwidth')
export const fwidthFine: Rule = /*#__PURE__*/ derivative('fwidthFine', 'fwidth')
