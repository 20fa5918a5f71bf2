/** Why the value of an expression differs between invocations by itself, whatever its arguments are; undefined when it does not. */
import type { Expr, StageInput, StorageSource } from '../ir/expr.ts'
import { calledName } from './shader.ts'

export const causeOf = (expr: Expr, written: ReadonlySet<StorageSource>): string | undefined => {
  switch (expr.op) {
    case 'input':
      return typeof expr.detail === 'string' ? (expr.detail === 'uv' ? '"uv"' : undefined) : causeOfInput(expr.detail)
    case 'storage':
      return written.has(expr.detail) ? `the storage "${expr.detail.name ?? 'storage'}", which is written` : undefined
    case 'param':
      return expr.detail.space === 'workgroup' ? `the workgroup variable "${expr.detail.name}"` : undefined
    case 'builtin':
      return expr.detail.uniformFlow || expr.detail.effect ? calledName(expr) : undefined
    default:
      return undefined
  }
}

/** Inputs that are the same for all invocations of a workgroup. */
const uniformInputs: readonly (string | undefined)[] = ['workgroup_id', 'num_workgroups']

const causeOfInput = (input: StageInput): string | undefined => {
  if (input.kind !== 'builtin') return `the ${input.kind} "${input.name}"`
  return uniformInputs.includes(input.wgsl) ? undefined : `"${input.name}"`
}
