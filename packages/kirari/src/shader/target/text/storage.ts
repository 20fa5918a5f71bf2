/**
 * Storages in stages: the memory layout of a buffer, and a pass that visits every path into one. A path is read or written as one
 * piece, so that reading one field does not read the others.
 */
import type { Site } from '../../diagnostic/site.ts'
import { makeExpr, withArgs, type Expr, type Index, type Storage, type StorageSource } from '../../ir/expr.ts'
import type { ProgramStorage } from '../../ir/program.ts'
import type { Block, Statement } from '../../ir/statement.ts'
import type { Type } from '../../ir/type.ts'
import { byteLengthOf, leavesOf, strideOf } from '../../feature/memory-layout.ts'
import { isPlace } from '../../pass/written.ts'
import { rootOf } from '../../pass/walk.ts'

/** The type of an element of a storage. */
export const elementOf = ({ type, count }: StorageSource): Type => (type.kind === 'array' && count !== undefined ? type.element : type)

/** The memory layout of a storage. */
export const storageLayout = (source: StorageSource): Pick<ProgramStorage, 'source' | 'byteStride' | 'byteLength' | 'leaves'> => {
  const element = elementOf(source)
  const byteStride = source.count === undefined ? undefined : strideOf(element)
  return {
    source,
    byteStride,
    // Halves may end within a word; buffers are allocated and copied in words.
    byteLength: Math.ceil((byteStride === undefined ? byteLengthOf(element) : byteStride * (source.count ?? 1)) / 4) * 4,
    leaves: leavesOf(element),
  }
}

/** A path to an element of a storage, or to a part of it. */
export interface StoragePath {
  readonly source: StorageSource
  /** The index of the element; undefined if the storage is one value. */
  readonly at: Expr | undefined
  /** The swizzles, fields and indices from the element to the part. Their indices are rebuilt already, their first argument is not. */
  readonly steps: readonly Expr[]
}
export type PathRule = (path: StoragePath, use: 'read' | 'write', site: Site | undefined) => Expr

/** Applies the steps to a value. */
export const follow = (value: Expr, steps: readonly Expr[]): Expr =>
  // A step keeps its members; its first argument has the same type as before.
  steps.reduce((base, step) => ({ op: step.op, type: step.type, args: [base, ...step.args.slice(1)], detail: step.detail }) as Expr, value)

/** The path as an expression, in this storage or one of the same shape. */
export const pathInto = (source: StorageSource, { at, steps }: StoragePath): Expr => {
  const base: Expr = makeExpr<Storage>('storage', source.type, [], source)
  return follow(at ? makeExpr<Index>('index', elementOf(source), [base, at], undefined) : base, steps)
}

/** Replaces each path into a storage by the result of the rule. */
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
    let base = expr
    while (base.op !== 'storage') {
      const [inner, at] = base.args
      // `rootOf` found a storage, so the path leads to one.
      if (!inner) break
      steps.unshift(at ? withArgs(base, [inner, rebuild(at, site)]) : base)
      base = inner
    }
    // Storages of type texture stand for the textures of GLSL's storages.
    if (base.op !== 'storage' || base.type.kind === 'texture') return expr
    const source = base.detail
    if (source.count === undefined) return rule({ source, at: undefined, steps }, use, site)
    const [first, ...rest] = steps
    return first ? rule({ source, at: first.args[1], steps: rest }, use, site) : expr
  }
  const all = (statements: Block): Block =>
    statements.map((statement) => {
      const { op, args, blocks, detail, site } = statement
      const made = args.map((arg, i) => (op === 'assign' && i === 0 ? place(arg, site) : rebuild(arg, site)))
      // The members are those of the statement, and arguments keep their types.
      return { op, args: made, blocks: blocks.map(all), detail, site } as Statement
    })
  return all(block)
}
