/**
 * Analysis of a kernel, independent of the language: which elements of storages it reads and writes, and which are its own.
 * A kernel reads the old values of all elements but its own, which are the ones written `.at(i)`, with the index of the invocation.
 */
import { captureSite, notInKernel } from '#explain'
import { ShaderError } from '../../diagnostic/diagnostic.ts'
import type { Site } from '../../diagnostic/site.ts'
import type { Expr, Parameter, StorageSource } from '../../ir/expr.ts'
import type { KernelSource } from '../../ir/resource.ts'
import type { Block } from '../../ir/statement.ts'
import { intType, uintType } from '../../ir/type.ts'
import { collectDefinitions, type Definition } from '../../pass/definition.ts'
import { expressionsIn, statementsIn } from '../../pass/walk.ts'
import { holdsAtomics } from '../../pass/written.ts'
import { elementOf, mapStorages, pathInto, type StoragePath } from './storage.ts'

/** A write of a kernel. */
export interface Write {
  readonly path: StoragePath
  readonly isOwn: boolean
  readonly site: Site | undefined
}

export interface KernelAccess {
  /** Its functions, not rewritten for a target. */
  readonly definitions: readonly Definition[]
  readonly writes: readonly Write[]
  readonly written: ReadonlySet<StorageSource>
  /** Whether a path leads to the invocation's own element. */
  readonly isOwn: (path: StoragePath) => boolean
  /** For each storage that it writes and also reads at other elements, the storage of its old values. */
  readonly olds: ReadonlyMap<StorageSource, StorageSource>
}

/** The number of invocations. */
export const invocationCount = ({ count: [x, y, z] }: KernelSource): number => x * y * z

/** The parameters of the body: the index of the invocation, and its coordinates. */
export const invocationParams = ({ func }: KernelSource): readonly [i: Parameter, id: Parameter] =>
  // `kernel` declares these two.
  func.params as readonly [Parameter, Parameter]

export const isUsed = (body: Block, param: Parameter): boolean => expressionsIn(body).some((expr) => expr.op === 'param' && expr.detail === param)

export const readKernel = (kernel: KernelSource, below: unknown): KernelAccess => {
  const definitions = collectDefinitions([kernel.func])
  refuseGroups(definitions, below)
  const isOwnIndex = ownIndices(kernel, definitions)
  const isSingle = invocationCount(kernel) === 1
  const isOwn = ({ at }: StoragePath): boolean => (at ? isOwnIndex(at) : isSingle)
  const writes: Write[] = []
  const others = new Set<StorageSource>()
  for (const { body } of definitions) {
    mapStorages(body, (path, use, site) => {
      if (use === 'write') writes.push({ path, isOwn: isOwn(path), site })
      else if (!isOwn(path)) others.add(path.source)
      return pathInto(path.source, path)
    })
  }
  const written = new Set(writes.map(({ path }) => path.source))
  const olds = new Map<StorageSource, StorageSource>()
  // Atomics need no copy: invocations may read them while others change them.
  for (const source of written)
    if (others.has(source) && !holdsAtomics(elementOf(source))) olds.set(source, { ...source, name: `${source.name ?? 'storage'}Old`, access: 'read' })
  return { definitions, writes, written, isOwn, olds }
}

/** Rewrites a body to read the old values of other elements from their own buffer. */
export const readingOld =
  ({ isOwn, olds }: KernelAccess) =>
  (body: Block): Block =>
    olds.size === 0 ? body : mapStorages(body, (path, use) => pathInto((use === 'read' && !isOwn(path) && olds.get(path.source)) || path.source, path))

/** Throws if a kernel uses workgroups: their size depends on the target, and WebGL2 has none. */
const refuseGroups = (definitions: readonly Definition[], below: unknown): void => {
  const refuse = (what: string, site: Site | undefined): never => {
    throw new ShaderError({ ...notInKernel(what), site: site ?? captureSite(below) })
  }
  for (const { func, body } of definitions) {
    const seen = new Set<Expr>()
    const look = (expr: Expr, site: Site | undefined): void => {
      if (seen.has(expr)) return
      seen.add(expr)
      for (const arg of expr.args) look(arg, site)
      if (expr.op === 'builtin' && expr.detail.uniformFlow && expr.detail.stages?.includes('compute')) refuse(`${expr.detail.name}()`, site)
      if (expr.op === 'param' && expr.detail.space === 'workgroup') refuse(`workgroup variable "${expr.detail.name}"`, site)
      if (expr.op === 'input' && typeof expr.detail === 'object' && expr.detail.kind === 'builtin' && expr.detail.stages.includes('compute'))
        refuse(`"${expr.detail.name}"`, site)
    }
    for (const { args, site } of statementsIn(body)) for (const arg of args) look(arg, site ?? func.site)
  }
}

/** Returns a function that recognizes the index of the invocation, also as a constant, converted to another integer type, or as a parameter. */
const ownIndices = (kernel: KernelSource, definitions: readonly Definition[]): ((expr: Expr) => boolean) => {
  const [i, id] = invocationParams(kernel)
  const isSingle = invocationCount(kernel) === 1
  const isLine = kernel.count[1] * kernel.count[2] === 1
  const own = new Set<Parameter>([i])
  const places = new Set<Parameter>([id])
  const isNumber = (expr: Expr): boolean => {
    const [inner] = expr.args
    switch (expr.op) {
      case 'param':
        return own.has(expr.detail)
      case 'named':
        return inner !== undefined && isNumber(inner)
      case 'construct':
        return (expr.type === intType || expr.type === uintType) && expr.args.length === 1 && inner !== undefined && isNumber(inner)
      case 'swizzle':
        return isLine && expr.detail === 'x' && inner !== undefined && isPlace(inner)
      case 'literal':
        return isSingle && expr.detail === 0
      default:
        return false
    }
  }
  const isPlace = (expr: Expr): boolean =>
    expr.op === 'param' ? places.has(expr.detail) : expr.op === 'named' && expr.args[0] !== undefined && isPlace(expr.args[0])
  const passed = new Map<Parameter, { readonly isNumber: boolean; readonly isPlace: boolean }>()
  const note = (param: Parameter, arg: Expr | undefined): void => {
    if (!arg || param.space) return
    const before = passed.get(param) ?? { isNumber: true, isPlace: true }
    passed.set(param, { isNumber: before.isNumber && isNumber(arg), isPlace: before.isPlace && isPlace(arg) })
  }
  // Callers come before callees, so that the arguments of a function are known when it is visited.
  for (const { func, body, order } of definitions.toReversed()) {
    for (const param of func.params) {
      const given = passed.get(param)
      if (given?.isNumber) own.add(param)
      if (given?.isPlace) places.add(param)
    }
    for (const { op, args, detail } of statementsIn(body)) {
      if (op !== 'let' || !args[0]) continue
      if (isNumber(args[0])) own.add(detail)
      if (isPlace(args[0])) places.add(detail)
    }
    for (const expr of order) if (expr.op === 'call') expr.detail.params.forEach((param, at) => note(param, expr.args[at]))
  }
  return isNumber
}
