/** Splits statements: each becomes statements on scalars, after the values that they share. */
import { makeExpr, type Binary, type Expr, type Parameter } from '../../../ir/expr.ts'
import { makeStatement, type Block, type For, type If, type Statement, type Var } from '../../../ir/statement.ts'
import { fullBuffer } from './array.ts'
import { assign, assignParts } from './assign.ts'
import { callParts } from './call.ts'
import { leavesOf } from './leaf.ts'
import { placeOf } from './place.ts'
import { at, int, read, scalarAt, scalarOf, type Parts } from './scalar.ts'
import type { Scope, ScalarFunction } from './scope.ts'
import { share } from './share.ts'

/** A block of function `target` in the scalar form. */
export const scalariseBlock = (block: Block, target: ScalarFunction, scope: Scope): Block =>
  block.flatMap((statement) => share(scope.collect(() => take(statement, target, scope))))

const take = (statement: Statement, target: ScalarFunction, scope: Scope): void => {
  const arg = (i: number): Expr => at(statement.args, i)
  const blocks = (): readonly Block[] => statement.blocks.map((inner) => scalariseBlock(inner, target, scope))
  switch (statement.op) {
    case 'let':
      scope.leaves.set(statement.detail, letParts(statement.detail, arg(0), scope))
      return
    case 'var': {
      const [value] = statement.args
      // A zero value needs no list of zeros.
      const parts = value && !(value.op === 'construct' && value.args.length === 0) ? scope.value(value) : []
      const leaves = leavesOf(statement.detail.type).map((leaf) => ({ name: statement.detail.name + leaf.suffix, type: leaf.type, space: 'function' as const }))
      leaves.forEach((leaf, i) => scope.emit(makeStatement<Var>('var', parts[i] ? [parts[i]] : [], leaf)))
      scope.leaves.set(statement.detail, leaves.map(read))
      return
    }
    case 'assign': {
      const operator = statement.detail
      const place = placeOf(arg(0), scope)
      assignParts(place, scope.value(operator ? makeExpr<Binary>('binary', arg(0).type, [arg(0), arg(1)], operator) : arg(1)), scope)
      return
    }
    case 'do':
      for (const part of scope.value(arg(0))) if (part.op === 'builtin' && part.detail.effect === 'writes') scope.perform(part)
      return
    case 'if':
      scope.emit(makeStatement<If>('if', [at(scope.value(arg(0)), 0)], undefined, blocks()))
      return
    case 'for':
      takeFor(statement, target, scope)
      return
    case 'switch':
      scope.emit(makeStatement('switch', [at(scope.value(arg(0)), 0)], statement.detail, blocks()))
      return
    case 'loop':
      scope.emit(makeStatement('loop', [], undefined, blocks()))
      return
    case 'return':
      takeReturn(statement.args, target, scope)
      return
    case 'break':
    case 'continue':
    case 'discard':
    case 'comment':
      scope.emit(statement)
  }
}

const letParts = (param: Parameter, value: Expr, scope: Scope): Parts => {
  if (value.op === 'call') return callParts(value, scope, param.name)
  const leaves = leavesOf(param.type)
  return scope.value(value).map((part, i) => {
    const name = param.name + (leaves[i]?.suffix ?? '')
    if (part.type.kind === 'array') return scope.inOwnBuffer(name, part)
    return part.type.kind === 'scalar' ? scope.constant(name, part) : part
  })
}

const takeFor = ({ args, blocks, detail }: For, target: ScalarFunction, scope: Scope): void => {
  const { counter, operator } = detail
  const [start, end, step] = [0, 1, 2].map((i) => at(scope.value(at(args, i)), 0))
  if (!start || !end || !step) return
  // The end and the step are computed once, whatever the loop changes.
  const once = (value: Expr, hint: string): Expr =>
    value.op === 'literal' || (value.op === 'param' && !value.detail.space) ? value : scope.constant(hint, value)
  const [fixedEnd, fixedStep] = [once(end, 'end'), once(step, 'step')]
  scope.leaves.set(counter, [read(counter)])
  const [low, high] = [start.op === 'literal' ? Number(start.detail) : Number.NaN, end.op === 'literal' ? Number(end.detail) : Number.NaN]
  const forward = step.op === 'literal' && Number(step.detail) > 0
  if (forward && (operator === '<' || operator === '<=')) scope.ranges.set(counter, [low, operator === '<' ? high - 1 : high])
  const inner = blocks.map((block) => scalariseBlock(block, target, scope))
  scope.emit(makeStatement<For>('for', [start, fixedEnd, fixedStep], { counter, operator }, inner))
}

/** Puts results where the caller takes them from, followed by what is written back. */
export const takeReturn = (args: readonly Expr[], target: ScalarFunction, scope: Scope): void => {
  const back = target.source.params.filter((param) => param.space === 'inout').flatMap((param) => scope.leaves.get(param) ?? [])
  const given = args.flatMap((arg) => scope.value(arg))
  const scalars = [...given, ...back].filter((part) => part.type.kind === 'scalar')
  const arrays = given.filter((part) => part.type.kind === 'array')
  arrays.forEach((array, i) => {
    const buffer = target.arrays[i]
    if (buffer && fullBuffer(array) !== buffer) assignParts([[{ place: read(buffer), when: undefined }]], [array], scope)
  })
  if (target.outputs.length === 1) {
    scope.emit(makeStatement('return', scalars, undefined))
    return
  }
  const results = read(scope.program.results)
  scope.program.needResults(scalars.length)
  scalars.forEach((scalar, i) => scope.emit(assign(scalarAt(results, int(i), scalarOf(scalar)), scalar)))
  scope.emit(makeStatement('return', [], undefined))
}
