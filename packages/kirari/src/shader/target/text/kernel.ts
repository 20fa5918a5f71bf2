/**
 * What a kernel does, before a language has its say: which elements of storages it reads and writes, and which of them are its own.
 * A kernel reads the old state of all elements but its own: those are the ones written `.at(i)`, with the number of the invocation.
 * Must not know: how any language spells it.
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

/** A place that a kernel writes. */
export interface Write {
  readonly path: StoragePath
  readonly isOwn: boolean
  readonly site: Site | undefined
}

export interface KernelAccess {
  /** Its functions as they were written. */
  readonly definitions: readonly Definition[]
  readonly writes: readonly Write[]
  readonly written: ReadonlySet<StorageSource>
  /** Whether it is the invocation's own element. */
  readonly isOwn: (path: StoragePath) => boolean
  /** For each storage that it writes and of which it reads other elements, one that stands for its old state. */
  readonly olds: ReadonlyMap<StorageSource, StorageSource>
}

/** How many invocations there are. */
export const invocationCount = ({ count: [x, y, z] }: KernelSource): number => x * y * z

/** Its number and its place, as the body knows them. */
export const invocationParams = ({ func }: KernelSource): readonly [i: Parameter, id: Parameter] =>
  // `kernel` declares these two.
  func.params as readonly [Parameter, Parameter]

/** Whether a body uses a parameter. */
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
  // An atomic is there to be read while others change it.
  for (const source of written)
    if (others.has(source) && !holdsAtomics(elementOf(source))) olds.set(source, { ...source, name: `${source.name ?? 'storage'}Old`, access: 'read' })
  return { definitions, writes, written, isOwn, olds }
}

/** A body that reads the old state of other elements where it lies: in a buffer of its own. */
export const readingOld =
  ({ isOwn, olds }: KernelAccess) =>
  (body: Block): Block =>
    olds.size === 0 ? body : mapStorages(body, (path, use) => pathInto((use === 'read' && !isOwn(path) && olds.get(path.source)) || path.source, path))

/** Workgroups are a matter of the target: a kernel has as many invocations as it says, and a WebGL2 has no groups at all. */
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

/** Tells what is the number of the invocation, however it was handed on: as a constant, as another integer type, or to a function. */
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
  // Callers come before what they call, so that what a parameter was given is known when its function is looked at.
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
