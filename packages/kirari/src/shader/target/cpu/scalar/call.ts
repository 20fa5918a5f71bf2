/** Calls of functions: splits arguments, collects results, writes parameters back. */
import { makeExpr, type Call, type Expr } from '../../../ir/expr.ts'
import { nothingType } from '../../../ir/type.ts'
import { fullBuffer } from './array.ts'
import { assign, assignParts } from './assign.ts'
import { leavesOf } from './leaf.ts'
import { placeOf, type Place } from './place.ts'
import { at, choose, read, type Parts } from './scalar.ts'
import type { Scope } from './scope.ts'

/** A variable to write back to after the call, and its new value. */
interface Return {
  readonly place: Place
  /** For each leaf the buffer that was passed for it, or undefined for a scalar. */
  readonly buffers: readonly (Expr | undefined)[]
}

/** Turns the call into a statement; returns the leaves of its result. `hint` names them. */
export const callParts = (expr: Call, scope: Scope, hint: string): Parts => {
  const { detail: source, args } = expr
  const target = scope.program.functions.get(source)
  if (!target) throw new TypeError(`expected ${source.name} to be printed before its callers: please report this`)
  const isWriter =
    source.effect === 'writes' || source.params.some(({ space, type }) => space === 'inout' && leavesOf(type).some((leaf) => leaf.type.kind === 'array'))
  const returns: Return[] = []
  const passed = source.params.flatMap((param, i) => {
    const arg = at(args, i)
    if (param.space === 'inout') {
      const place = placeOf(arg, scope)
      const buffers = place.map((targets) => passedBuffer(targets[0]?.place, param.name, scope))
      returns.push({ place, buffers })
      return place.map((targets, j) => buffers[j] ?? current(targets))
    }
    return scope.value(arg).map((part) => (part.type.kind === 'array' ? arrayArgument(part, param.name, isWriter, scope) : part))
  })
  const { outputs } = target
  const [single] = outputs
  const call = makeExpr<Call>('call', outputs.length === 1 && single ? single : nothingType, passed, target.func)
  let scalars: Parts = []
  const resultLeaves = leavesOf(source.result)
  const names = [
    ...resultLeaves.filter((leaf) => leaf.type.kind !== 'array').map((leaf) => hint + leaf.suffix),
    ...source.params
      .filter((param) => param.space === 'inout')
      .flatMap((param) =>
        leavesOf(param.type)
          .filter((leaf) => leaf.type.kind !== 'array')
          .map((leaf) => param.name + leaf.suffix),
      ),
  ]
  if (outputs.length === 1) scalars = [scope.constant(names[0] ?? hint, call)]
  else {
    scope.perform(call)
    scalars = scope.results(outputs, (i) => names[i] ?? hint)
  }
  let nextScalar = 0
  let nextArray = 0
  const result = resultLeaves.map((leaf) => {
    if (leaf.type.kind !== 'array') return at(scalars, nextScalar++)
    const buffer = target.arrays[nextArray++]
    if (!buffer) throw new TypeError(`expected ${source.name} to have a buffer for ${leaf.type.name}: please report this`)
    return read(scope.copy(hint + leaf.suffix, read(buffer)))
  })
  for (const { place, buffers } of returns) {
    place.forEach((targets, i) => {
      const buffer = buffers[i]
      if (!buffer) assignParts([targets], [at(scalars, nextScalar++)], scope)
      else for (const { place: to } of targets) if (!fullBuffer(to)) scope.emit(assign(to, buffer))
    })
  }
  return result
}

/** Passes an array without a copy, unless the function may change the variable while it reads the parameter. */
const arrayArgument = (part: Expr, hint: string, isWriter: boolean, scope: Scope): Expr => {
  const placed = scope.inBuffer(part)
  const buffer = fullBuffer(placed)
  return buffer && (buffer.space === undefined || !isWriter) ? read(buffer) : read(scope.copy(hint, placed))
}

/** The buffer that a function changes in place: that of a variable, or a copy of a part. Undefined for scalars. */
const passedBuffer = (place: Expr | undefined, hint: string, scope: Scope): Expr | undefined => {
  if (place?.type.kind !== 'array') return undefined
  const buffer = fullBuffer(place)
  return read(buffer ?? scope.copy(hint, place))
}

/** The current value of the targets of one leaf. */
const current = (targets: Place[number]): Expr => {
  let value: Expr | undefined
  for (const { place, when } of targets) value = value && when ? choose(value, place, when) : place
  if (!value) throw new TypeError('expected a place to pass: please report this')
  return value
}
