/** Compiles a kernel to a WGSL compute stage with exactly its number of invocations, whatever the size of a workgroup. */
import { validate } from '#validate'
import { makeExpr, type BuiltinInput, type Expr, type Func, type Input } from '../../ir/expr.ts'
import type { StageProgram } from '../../ir/program.ts'
import type { KernelSource } from '../../ir/resource.ts'
import { makeStatement, type If, type Let, type Return, type Statement } from '../../ir/statement.ts'
import { typeOf, uintType } from '../../ir/type.ts'
import { Names } from '../text/program-names.ts'
import type { Style } from '../text/print.ts'
import { arithmetic, compare, paramOf, swizzle, uint } from '../../pass/build.ts'
import { construct } from '../../pass/construct.ts'
import { invocationCount, invocationParams, isUsed, readingOld, readKernel } from '../text/kernel.ts'
import { compileEntries } from './stages.ts'

export interface KernelProgram extends StageProgram {
  /** The number of workgroups in each dimension. */
  readonly groups: readonly [number, number, number]
}

/** The number of workgroups per dimension that every device supports. */
const maxGroups = 65535

const globalId: BuiltinInput = {
  kind: 'builtin',
  name: 'globalId',
  type: /*#__PURE__*/ typeOf(uintType, 3),
  stages: ['compute'],
  glsl: undefined,
  wgsl: 'global_invocation_id',
}

/** How invocations are dispatched: in their own dimensions, or linearly if one of these exceeds the limit. */
interface Dispatch {
  readonly size: readonly [number, number, number]
  readonly groups: readonly [number, number, number]
  /** The number of invocations in a row of workgroups, if a linear dispatch has several rows. */
  readonly row: number | undefined
  readonly isLine: boolean
}

const planDispatch = (kernel: KernelSource): Dispatch => {
  const { count, workgroupSize: size } = kernel
  const [x, y, z] = count.map((all, i) => Math.ceil(all / (size[i] ?? 1)))
  const isLine = count[1] * count[2] === 1
  // There are three dimensions.
  const groups = [x ?? 1, y ?? 1, z ?? 1] as const
  if (groups.every((all) => all <= maxGroups)) return { size, groups, row: undefined, isLine }
  const width = size[0] * size[1] * size[2]
  const all = Math.ceil(invocationCount(kernel) / width)
  const rows = Math.ceil(all / maxGroups)
  const across = Math.ceil(all / rows)
  return { size: [width, 1, 1], groups: [across, rows, 1], row: across * width, isLine: true }
}

export const compileWGSLKernel = (kernel: KernelSource, style: Style, below: unknown): KernelProgram => {
  const { func } = kernel
  validate([func], 'wgsl', 'compute', below)
  const access = readKernel(kernel, below)
  const { size, groups, row, isLine } = planDispatch(kernel)
  const entry: Func = {
    name: func.name,
    params: [],
    result: func.result,
    body: [...beginning(kernel, row, isLine), ...func.body],
    statements: func.statements,
    effect: 'writes',
    site: func.site,
  }
  const [x, y, z] = size
  const sizes = z > 1 ? [x, y, z] : y > 1 ? [x, y] : [x]
  const stage = { stage: 'compute', func: entry, attribute: `@compute @workgroup_size(${sizes.join(', ')})`, result: undefined } as const
  const program = compileEntries([stage], (expr) => expr, [], new Names(style.namer), style, { before: readingOld(access), olds: access.olds })
  return { ...program, workgroupSize: size, groups }
}

/** Declares the index and the coordinates of the invocation, and returns early in surplus invocations. */
const beginning = (kernel: KernelSource, row: number | undefined, isLine: boolean): readonly Statement[] => {
  const { count, func } = kernel
  const [width, height] = count
  const [i, id] = invocationParams(kernel)
  const given = makeExpr<Input>('input', globalId.type, [], globalId)
  const constant = (param: typeof i, value: Expr): readonly Statement[] => [makeStatement<Let>('let', [value], param, [], func.site)]
  const ifUsed = (param: typeof i, value: Expr): readonly Statement[] => (isUsed(func.body, param) ? constant(param, value) : [])
  const unless = (...beyond: readonly Expr[]): Statement =>
    makeStatement<If>('if', [beyond.reduce((all, one) => arithmetic('||', all, one))], undefined, [[makeStatement<Return>('return', [], undefined)]], func.site)
  const [number, place] = [paramOf(i), paramOf(id)]
  if (isLine) {
    const x = swizzle(given, 'x')
    const linear = row === undefined ? x : arithmetic('+', x, arithmetic('*', swizzle(given, 'y'), uint(row)))
    const isWide = count[1] * count[2] > 1
    const rest = arithmetic('/', number, uint(width))
    const back = isWide
      ? construct(id.type, arithmetic('%', number, uint(width)), arithmetic('%', rest, uint(height)), arithmetic('/', rest, uint(height)))
      : construct(id.type, number, uint(0), uint(0))
    return [...constant(i, linear), unless(compare('>=', number, uint(invocationCount(kernel)))), ...ifUsed(id, back)]
  }
  const directions = count[2] > 1 ? 'xyz' : 'xy'
  const outside = [...directions].map((letter, at) => compare('>=', swizzle(place, letter), uint(count[at] ?? 1)))
  const upper = count[2] > 1 ? arithmetic('+', swizzle(place, 'y'), arithmetic('*', swizzle(place, 'z'), uint(height))) : swizzle(place, 'y')
  return [...constant(id, given), unless(...outside), ...ifUsed(i, arithmetic('+', swizzle(place, 'x'), arithmetic('*', upper, uint(width))))]
}
