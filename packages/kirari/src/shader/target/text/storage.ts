/**
 * What stages do with storages: where a buffer's values lie, and a pass over bodies that shows every path
 * into one. A path is read or a place; it stays whole until a rule has seen it, so that reading one field brings no others.
 * Must not know: how any language spells it.
 */
import type { Site } from '../../diagnostic/site.ts'
import { makeExpr, withArgs, type Expr, type Index, type Storage, type StorageSource } from '../../ir/expr.ts'
import type { ProgramStorage } from '../../ir/program.ts'
import type { Block, Statement } from '../../ir/statement.ts'
import type { Type } from '../../ir/type.ts'
import { byteLengthOf, leavesOf, strideOf } from '../../feature/memory-layout.ts'
import { isPlace } from '../../pass/written.ts'
import { rootOf } from '../../pass/walk.ts'

/** The type of one value of a storage. */
export const elementOf = ({ type, count }: StorageSource): Type => (type.kind === 'array' && count !== undefined ? type.element : type)

/** Where the values of a storage lie. */
export const storageLayout = (source: StorageSource): Pick<ProgramStorage, 'source' | 'byteStride' | 'byteLength' | 'leaves'> => {
  const element = elementOf(source)
  const byteStride = source.count === undefined ? undefined : strideOf(element)
  return {
    source,
    byteStride,
    // Halves may end within a word; buffers are made and copied in whole ones.
    byteLength: Math.ceil((byteStride === undefined ? byteLengthOf(element) : byteStride * (source.count ?? 1)) / 4) * 4,
    leaves: leavesOf(element),
  }
}

/** A value of a storage, or a part of it. */
export interface StoragePath {
  readonly source: StorageSource
  /** Which value; undefined where the storage is one. */
  readonly at: Expr | undefined
  /** What leads from the value to the part: swizzles, fields and indices. What they choose by is done already; their first argument is not. */
  readonly steps: readonly Expr[]
}
export type PathRule = (path: StoragePath, use: 'read' | 'write', site: Site | undefined) => Expr

/** The steps taken from a value. */
export const follow = (value: Expr, steps: readonly Expr[]): Expr =>
  // A step has the members it had, with a whole of the same type.
  steps.reduce((whole, step) => ({ op: step.op, type: step.type, args: [whole, ...step.args.slice(1)], detail: step.detail }) as Expr, value)

/** The path as an expression, into this storage or one of the same shape. */
export const pathInto = (source: StorageSource, { at, steps }: StoragePath): Expr => {
  const whole: Expr = makeExpr<Storage>('storage', source.type, [], source)
  return follow(at ? makeExpr<Index>('index', elementOf(source), [whole, at], undefined) : whole, steps)
}

/** A body with each path into a storage replaced by what the rule makes of it. */
export const mapStorages = (block: Block, rule: PathRule): Block => {
  const done = new Map<Expr, Expr>()
  const rebuild = (expr: Expr, site: Site | undefined): Expr => {
    const known = done.get(expr)
    if (known) return known
    const made = rootOf(expr)?.op === 'storage' ? path(expr, 'read', site) : ofRebuilt(expr, site)
    done.set(expr, made)
    return made
  }
  const ofRebuilt = (expr: Expr, site: Site | undefined): Expr => {
    const args = expr.args.map((arg, i) => (isPlace(expr, i) ? place(arg, site) : rebuild(arg, site)))
    return args.every((arg, i) => arg === expr.args[i]) ? expr : withArgs(expr, args)
  }
  const place = (expr: Expr, site: Site | undefined): Expr => (rootOf(expr)?.op === 'storage' ? path(expr, 'write', site) : rebuild(expr, site))
  const path = (expr: Expr, use: 'read' | 'write', site: Site | undefined): Expr => {
    const steps: Expr[] = []
    let whole = expr
    while (whole.op !== 'storage') {
      const [inner, at] = whole.args
      // The path leads to a storage: `rootOf` has said so.
      if (!inner) break
      steps.unshift(at ? withArgs(whole, [inner, rebuild(at, site)]) : whole)
      whole = inner
    }
    // What stands for a texture that holds a part of one is none.
    if (whole.op !== 'storage' || whole.type.kind === 'texture') return expr
    const source = whole.detail
    if (source.count === undefined) return rule({ source, at: undefined, steps }, use, site)
    const [first, ...rest] = steps
    return first ? rule({ source, at: first.args[1], steps: rest }, use, site) : expr
  }
  const all = (statements: Block): Block =>
    statements.map((statement) => {
      const { op, args, blocks, detail, site } = statement
      const made = args.map((arg, i) => (op === 'assign' && i === 0 ? place(arg, site) : rebuild(arg, site)))
      // The members are those of the statement, with arguments of the same types.
      return { op, args: made, blocks: blocks.map(all), detail, site } as Statement
    })
  return all(block)
}
