/**
 * Makes the order of a recorded body explicit. The user wrote expressions between statements; an expression has no place
 * of its own in the IR, so what has to be computed at a certain point becomes a `let` there:
 *
 * - what several statements use is computed once, where it was written;
 * - what reads a variable is computed where it was written if the variable changes before it is used;
 * - what the user gave a name has a constant of that name.
 *
 * A variable and a part of one is no such expression: it is read where it is used.
 * Must not know: node methods, targets.
 */
import { keepSite, usedOutside } from '#explain'
import { ShaderError } from '../diagnostic/diagnostic.ts'
import type { Site } from '../diagnostic/site.ts'
import type { Expr, Parameter, StorageSource } from '../ir/expr.ts'
import { makeStatement, type Block, type Let, type Statement } from '../ir/statement.ts'
import { paramOf } from './build.ts'
import { eachNew, inOrder, isAtom, rootOf } from './walk.ts'

/** A point of a body: in a block, before the statement of this index, after this many statements of the whole body. */
export interface Place {
  readonly block: Block
  readonly index: number
  readonly time: number
}

/** A variable or storage. Undefined stands for any memory outside the function. */
export type Memory = Parameter | StorageSource | undefined

export interface Recording {
  readonly block: Block
  /** Where each expression was made; what is not in it was made before the first statement. */
  readonly places: ReadonlyMap<Expr, Place>
  /** The time at which each statement uses its arguments. */
  readonly times: ReadonlyMap<Statement, number>
  /** For the body of a loop, the time at its end. */
  readonly loopEnds: ReadonlyMap<Block, number>
  readonly writes: readonly { readonly time: number; readonly to: Memory }[]
}

export const settle = ({ block: root, places, times, loopEnds, writes }: Recording, site: Site | undefined): Block => {
  const start: Place = { block: root, index: 0, time: 0 }
  const parents = new Map<Block, { readonly block: Block; readonly index: number }>()
  const placeOf = (expr: Expr): Place => places.get(expr) ?? start

  const reading = new Map<Expr, readonly Memory[]>()
  const readsItself = (expr: Expr): void => {
    let found = own(expr)
    for (const arg of expr.args) {
      const inner = reading.get(arg) ?? none
      if (found.length === 0) found = inner
      else if (inner.length > 0 && inner !== found) found = [...new Set([...found, ...inner])]
    }
    reading.set(expr, found)
  }
  const reads = (expr: Expr): readonly Memory[] => {
    eachNew(expr, (one) => !reading.has(one), readsItself)
    return reading.get(expr) ?? none
  }

  /** Whether what an expression reads has changed between its own place and where it is used. */
  const isStale = (expr: Expr, at: Place): boolean => {
    const made = placeOf(expr)
    let until = at.time
    // Inside a loop the whole body comes before its second round.
    for (let block = at.block; block !== made.block;) {
      until = Math.max(until, loopEnds.get(block) ?? 0)
      const parent = parents.get(block)
      if (!parent) break
      block = parent.block
    }
    // The writes are in the order of time.
    for (let i = writes.length - 1; i >= 0; i--) {
      const write = writes[i]
      if (!write || write.time <= made.time) return false
      if (write.time <= until && reads(expr).some((memory) => isSame(write.to, memory))) return true
    }
    return false
  }

  const hints = new Map<Expr, string>()
  const marked = new Set<Expr>()
  const users = new Map<Expr, Statement>()
  /** What a name was given to, unless that is a place: then the name keeps the value it has there. */
  const behind = (given: Expr): Expr => {
    let value = given
    let hint: string | undefined
    // Of several names the one that was given last counts.
    while (value.op === 'named' && value.args[0]) {
      hint ??= value.detail
      if (rootOf(value.args[0])) break
      value = value.args[0]
    }
    if (hint !== undefined) {
      hints.set(value, hint)
      marked.add(value)
    }
    return value
  }
  const use = (root: Expr, from: Place, by: Statement): void => {
    const stack = [{ given: root, at: from }]
    for (let next = stack.pop(); next; next = stack.pop()) {
      const expr = behind(next.given)
      const inside = useOne(expr, next.at, by)
      if (inside) for (const arg of expr.args.toReversed()) stack.push({ given: arg, at: inside })
    }
  }
  /** Where what it is made of is used; undefined where that is known, or nothing. */
  const useOne = (expr: Expr, at: Place, by: Statement): Place | undefined => {
    const isReference = rootOf(expr) !== undefined
    // An element of a constant, chosen by a variable, is as cheap as a name and yet computed where it was written.
    if (isAtom(expr) && !marked.has(expr) && (isReference || reads(expr).length === 0)) return undefined
    if (!isReference && !marked.has(expr) && reads(expr).length > 0 && isStale(expr, at)) marked.add(expr)
    const first = users.get(expr)
    if (first && first !== by && !isReference) marked.add(expr)
    // What chooses a part of a variable was computed where it was written, however often the part is read.
    if (first && !isReference) return undefined
    users.set(expr, by)
    return marked.has(expr) ? placeOf(expr) : at
  }
  const walk = (block: Block): void => {
    block.forEach((statement, index) => {
      if (statement.args.length > 0) {
        const at = { block, index, time: times.get(statement) ?? 0 }
        // What a count goes to, and by, is asked for again in every round.
        const last = statement.op === 'for' ? Math.max(at.time, loopEnds.get(statement.blocks[0] ?? block) ?? 0) : at.time
        statement.args.forEach((arg, i) => use(arg, i > 0 && last > at.time ? { ...at, time: last } : at, statement))
      }
      statement.blocks.forEach(walk)
    })
  }
  // The blocks must know their parents before anything is asked about them.
  const climbable = (block: Block): void =>
    block.forEach((statement, index) => {
      for (const inner of statement.blocks) {
        parents.set(inner, { block, index })
        climbable(inner)
      }
    })
  climbable(root)
  walk(root)
  if (marked.size === 0) return root

  // Where each constant goes: users before what they use, so that all uses are known when a place is decided.
  const roots = statementArgs(root)
  const order = inOrder(roots).filter((expr) => marked.has(expr))
  const usedIn = new Map<Expr, { readonly block: Block; readonly site: Site | undefined }[]>(order.map((expr) => [expr, []]))
  const noted = new Map<Block, Set<Expr>>()
  const note = (root: Expr, block: Block, by: Site | undefined): void => {
    // What is met again in the same block says nothing new; a value doubled thirty times has a thousand million paths.
    const seen = noted.get(block) ?? new Set()
    noted.set(block, seen)
    const isNew = (given: Expr): boolean => {
      const expr = marked.has(given) ? given : behind(given)
      const uses = usedIn.get(expr)
      uses?.push({ block, site: by })
      return !uses && !seen.has(expr)
    }
    eachNew(root, isNew, (expr) => seen.add(expr))
  }
  const noteBlock = (block: Block): void => {
    for (const statement of block) {
      for (const arg of statement.args) note(arg, block, statement.site)
      statement.blocks.forEach(noteBlock)
    }
  }
  noteBlock(root)
  const isWithin = (inner: Block, outer: Block): boolean => {
    for (let block: Block | undefined = inner; block; block = parents.get(block)?.block) if (block === outer) return true
    return false
  }
  const bindings = new Map<Expr, Parameter>()
  /** For each block, what goes before the statement of an index: users before what they use. */
  const placed = new Map<Block, Map<number, Expr[]>>()
  for (const expr of order.toReversed()) {
    let { block, index } = placeOf(expr)
    const uses = usedIn.get(expr) ?? []
    for (;;) {
      const outside = uses.find((one) => !isWithin(one.block, block))
      if (!outside) break
      // What reads nothing that changes means the same before the branch it was written in.
      const parent = parents.get(block)
      if (!parent || reads(expr).length > 0) throw new ShaderError({ ...usedOutside(hints.get(expr), expr.type.name), site: outside.site ?? site })
      ;({ block, index } = parent)
    }
    bindings.set(expr, { name: hints.get(expr) ?? 't', type: expr.type })
    const here = placed.get(block) ?? new Map<number, Expr[]>()
    placed.set(block, here)
    here
      .set(index, here.get(index) ?? [])
      .get(index)
      ?.push(expr)
    for (const arg of expr.args) note(arg, block, uses[0]?.site)
  }

  const rebuilt = new Map<Expr, Expr>()
  const isNew = (given: Expr): boolean => {
    const expr = marked.has(given) ? given : behind(given)
    return !bindings.has(expr) && !rebuilt.has(expr)
  }
  const rebuild = (root: Expr): Expr => {
    eachNew(root, isNew, (expr) => rebuilt.set(expr, withArgs(expr)))
    const expr = marked.has(root) ? root : behind(root)
    const binding = bindings.get(expr)
    return binding ? paramOf(binding) : (rebuilt.get(expr) ?? expr)
  }
  const withArgs = (expr: Expr): Expr => {
    const args = expr.args.map(rebuild)
    if (args.every((arg, i) => arg === expr.args[i])) return expr
    // The copy has the members of the original, with arguments of the same types.
    const copy = { op: expr.op, type: expr.type, args, detail: expr.detail } as Expr
    keepSite(copy, expr)
    return copy
  }
  const value = (expr: Expr): Expr => (expr.op === 'named' && expr.args[0] ? rebuild(expr.args[0]) : withArgs(expr))
  const finish = (block: Block): Block => {
    const here = placed.get(block)
    const letsAt = (index: number): readonly Statement[] =>
      (here?.get(index) ?? []).toReversed().flatMap((expr) => {
        const binding = bindings.get(expr)
        return binding ? [makeStatement<Let>('let', [value(expr)], binding, [], users.get(expr)?.site)] : []
      })
    return [
      ...block.flatMap((statement, index) => {
        const { op, detail } = statement
        // The members are those of the statement, with arguments of the same types.
        const done = { op, detail, site: statement.site, args: statement.args.map(rebuild), blocks: statement.blocks.map(finish) } as Statement
        return [...letsAt(index), done]
      }),
      ...letsAt(block.length),
    ]
  }
  return finish(root)
}

const statementArgs = (block: Block): readonly Expr[] => block.flatMap(({ args, blocks }) => [...args, ...blocks.flatMap(statementArgs)])

/** Memory that an expression reads itself, apart from its arguments. */
const own = (expr: Expr): readonly Memory[] => {
  switch (expr.op) {
    case 'param':
      return expr.detail.space ? [expr.detail] : []
    case 'storage':
      return [expr.detail]
    case 'call':
    case 'builtin':
      return expr.detail.effect ? [undefined] : []
    default:
      return []
  }
}

const none: readonly Memory[] = []
const isLocal = (memory: Memory): boolean => memory !== undefined && 'space' in memory && memory.space === 'function'
const isSame = (a: Memory, b: Memory): boolean => a === b || (a === undefined && !isLocal(b)) || (b === undefined && !isLocal(a))
