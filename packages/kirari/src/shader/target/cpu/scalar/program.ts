/**
 * Scalarises a program: vectors, matrices and structs become scalars, arrays flat buffers. JavaScript has no vectors,
 * and arrays in their place are many times slower.
 */
import type { Builtin, Func, Parameter } from '../../../ir/expr.ts'
import type { Block, Statement } from '../../../ir/statement.ts'
import { arrayOf } from '../../../ir/compound-type.ts'
import { floatType, nothingType, type Type } from '../../../ir/type.ts'
import { cut } from '../../../pass/cut.ts'
import { readAt } from './array.ts'
import { partsOf } from './expression.ts'
import type { Form } from './form.ts'
import { bufferType, leavesOf } from './leaf.ts'
import { prune } from './prune.ts'
import { int, read, type Parts } from './scalar.ts'
import { Scope, type Outer, type ProgramScope, type ScalarFunction } from './scope.ts'
import { scalariseBlock, takeReturn } from './statement.ts'

/** Something a program reads from outside, and its parameters: one a leaf, or one buffer for memory. */
export interface OuterValue {
  readonly source: Outer
  readonly type: Type
  readonly params: readonly Parameter[]
}

/** An array of constants. */
export interface Table {
  readonly param: Parameter
  readonly values: readonly (number | boolean)[]
}

export interface ScalarProgram {
  /** Callees first. */
  readonly functions: readonly ScalarFunction[]
  readonly outer: readonly OuterValue[]
  readonly tables: readonly Table[]
  readonly results: Parameter
  /** The largest number of scalars that a function leaves in `results`. */
  readonly resultCount: number
}

export interface Definitions {
  readonly func: Func
  readonly body: Block
}

/** `formOf` returns the form of a built-in and throws for one that the target lacks. Each function comes after those it calls. */
export const scalariseProgram = (definitions: readonly Definitions[], formOf: (expr: Builtin) => Form | Func | undefined): ScalarProgram => {
  const functions = new Map<Func, ScalarFunction>()
  const outer = new Map<Outer, OuterValue & { readonly parts: Parts }>()
  const tables: Table[] = []
  const results: Parameter = { name: 'r', type: arrayOf(floatType, 1), space: 'workgroup' }
  let resultCount = 0
  const program: ProgramScope = {
    functions,
    results,
    formOf,
    needResults: (count) => {
      resultCount = Math.max(resultCount, count)
    },
    outer: (source, type) => {
      let known = outer.get(source)
      if (!known) outer.set(source, (known = takeOuter(source, type)))
      return known.parts
    },
    table: (type, values) => {
      const known = tables.find((table) => table.param.type === type && table.values.every((value, i) => Object.is(value, values[i])))
      if (known) return known.param
      const param: Parameter = { name: 'table', type }
      tables.push({ param, values })
      return param
    },
  }
  for (const { func, body } of definitions) functions.set(func, scalariseFunction(func, body, program))
  return { functions: [...functions.values()], outer: [...outer.values()], tables, results, resultCount }
}

/** Memory is one buffer; everything else one variable a leaf. */
const takeOuter = (source: Outer, type: Type): OuterValue & { readonly parts: Parts } => {
  const name = typeof source === 'string' ? source : (source.name ?? 'value')
  if (typeof source === 'object' && 'kind' in source && source.kind === 'storage') {
    const param: Parameter = { name, type: bufferType(type, source.count), space: 'workgroup' }
    return { source, type, params: [param], parts: type.kind === 'array' ? [read(param)] : readAt(read(param), int(0), type) }
  }
  const space = typeof source === 'object' && 'space' in source ? source.space : undefined
  const params = leavesOf(type).map((leaf): Parameter => ({ name: name + leaf.suffix, type: leaf.type, space }))
  return { source, type, params, parts: params.map(read) }
}

const scalariseFunction = (source: Func, body: Block, program: ProgramScope): ScalarFunction => {
  const scope = new Scope(program, partsOf)
  const params = source.params.flatMap((param) => {
    const leaves = leavesOf(param.type).map((leaf): Parameter => ({ name: param.name + leaf.suffix, type: leaf.type, space: param.space }))
    scope.leaves.set(param, leaves.map(read))
    return leaves
  })
  const resultLeaves = leavesOf(source.result)
  const back = source.params.filter(({ space }) => space === 'inout').flatMap(({ type }) => leavesOf(type))
  const outputs = [...resultLeaves, ...back].flatMap(({ type }) => (type.kind === 'scalar' ? [type] : []))
  const arrays = resultLeaves.flatMap((leaf): Parameter[] =>
    leaf.type.kind === 'array' ? [{ name: `${source.name}${leaf.suffix}_result`, type: leaf.type, space: 'workgroup' }] : [],
  )
  const head = { source, outputs, arrays }
  const blank: Func = {
    name: source.name,
    params,
    result: (outputs.length === 1 ? outputs[0] : undefined) ?? nothingType,
    body: [],
    effect: source.effect,
    site: source.site,
  }
  const target: ScalarFunction = { ...head, func: blank, discards: false, hasEffect: false }
  const made = [
    ...scalariseBlock(body, target, scope),
    ...(source.result.kind === 'nothing' && outputs.length > 0 && body.at(-1)?.op !== 'return' ? scope.collect(() => takeReturn([], target, scope)) : []),
  ]
  const calls = new Map([...program.functions.values()].map((one) => [one.func, one]))
  const pruned = prune(made, (expr) =>
    expr.op === 'call' ? calls.get(expr.detail)?.hasEffect === true : expr.op === 'builtin' && expr.detail.effect === 'writes',
  )
  const discards = anyStatement(pruned, ({ op, args }) => op === 'discard' || args.some((arg) => arg.op === 'call' && calls.get(arg.detail)?.discards === true))
  const hasEffect = discards || source.effect === 'writes' || back.some(({ type }) => type.kind === 'array')
  return { ...head, func: { ...blank, body: cut(pruned) }, discards, hasEffect }
}

const anyStatement = (block: Block, test: (statement: Statement) => boolean): boolean =>
  block.some((statement) => test(statement) || statement.blocks.some((inner) => anyStatement(inner, test)))
