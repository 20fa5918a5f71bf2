/** Turns a kernel into a function for the CPU, where invocations run one after another: the old state is a copy of the storages that it writes. */
import { makeExpr, type BuiltinInput, type Func, type Input } from '../../ir/expr.ts'
import type { KernelSource } from '../../ir/resource.ts'
import { makeStatement, type Block, type Let } from '../../ir/statement.ts'
import { typeOf, uintType, type NumericType } from '../../ir/type.ts'
import { invocationParams, readingOld, readKernel, type KernelAccess } from '../text/kernel.ts'

export interface KernelFunction extends Pick<KernelAccess, 'olds'> {
  readonly entry: Func
  /** Rewrites the bodies of its functions. */
  readonly rewrite: (body: Block) => Block
}

const input = (name: string, type: NumericType): BuiltinInput => ({ kind: 'builtin', name, type, stages: ['compute'], glsl: undefined, wgsl: undefined })
const localIndex = /*#__PURE__*/ input('localIndex', uintType)
const localId = /*#__PURE__*/ input('localId', /*#__PURE__*/ typeOf(uintType, 3))

export const kernelFunction = (kernel: KernelSource, below: unknown): KernelFunction => {
  const access = readKernel(kernel, below)
  const { func } = kernel
  const given = [localIndex, localId]
  const constants = invocationParams(kernel).flatMap((param, i) => {
    const source = given[i]
    return source ? [makeStatement<Let>('let', [makeExpr<Input>('input', source.type, [], source)], param, [], func.site)] : []
  })
  const entry: Func = {
    name: func.name,
    params: [],
    result: func.result,
    body: [...constants, ...func.body],
    effect: 'writes',
    site: func.site,
  }
  return { entry, rewrite: readingOld(access), olds: access.olds }
}
