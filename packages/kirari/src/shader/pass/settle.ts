/**
 * Makes the order of a recorded body explicit. The user wrote expressions between statements, but an expression has no place
 * in the IR, so an expression that must be computed at a certain point becomes a `let` there:
 *
 * - an expression that several statements use is computed once, where it was written;
 * - an expression that reads a variable is computed where it was written if the variable changes before its use;
 * - a named expression becomes a constant of that name.
 *
 * Variables and parts of them are exempt: they are read where they are used.
 */
import { keepSite, usedOutside } from '#explain'
import { ShaderError } from '../diagnostic/diagnostic.ts'
import type { Site } from '../diagnostic/site.ts'
import { withArgs, type Expr, type Parameter, type StorageSource } from '../ir/expr.ts'
import { makeStatement, withParts, type Block, type Let, type Statement } from '../ir/statement.ts'
import { paramOf } from './build.ts'
import { mapped } from './mapped.ts'
import { eachNew, gathered, isAtom, markOf, rootOf, startWalk } from './walk.ts'

/** A point in a body: the block, the index of the next statement in it, and the number of statements of the body before it. */
export interface Place {
  readonly block: Block
  readonly index: number
  readonly time: number
}

/** A variable or storage; undefined means any memory outside the function. */
export type Memory = Parameter | StorageSource | undefined

export interface Recording {
  readonly block: Block
  /** Where an expression was made; undefined if before the first statement. */
  readonly placeOf: (expr: Expr) => Place | undefined
  /** The time at the end of each loop body. */
  readonly loopEnds: ReadonlyMap<Block, number> | undefined
  readonly writes: readonly { readonly time: number; readonly to: Memory }[]
}

/** The analysis of one expression of the body. */
class Note {
  /** The name from the user, for the constant. */
  hint: string | undefined = undefined
  /** Whether it becomes a constant. */
  isMarked = false
  /** The first statement that uses it. */
  user: Statement | undefined = undefined
  /** The memory that its value depends on. */
  readonly reads: readonly Memory[]
  /** Its uses, once it is marked. */
  usedIn: { readonly block: Block; readonly site: Site | undefined }[] | undefined = undefined
  /** The blocks in which its uses were noted. */
  seenIn: Block[] | undefined = undefined
  binding: Parameter | undefined = undefined
  /** The expression with constants in place of marked arguments. */
  rebuilt: Expr | undefined = undefined

  constructor(reads: readonly Memory[]) {
    this.reads = reads
  }
}

export const settle = ({ block: root, placeOf: madeAt, loopEnds, writes }: Recording, site: Site | undefined): Block => {
  const start: Place = { block: root, index: 0, time: 0 }
  const parents = new Map<Block, { readonly block: Block; readonly index: number }>()
  const placeOf = (expr: Expr): Place => madeAt(expr) ?? start

  // No other walk starts until this one is done, so marks are indices into the list of notes.
  const first = startWalk() + 1
  const all = gathered(root)
  const notes: Note[] = []
  // All expressions of the body have a note.
  const noteOf = (expr: Expr): Note => notes[markOf(expr) - first] as Note
  for (const expr of all) {
    let found = own(expr)
    for (const arg of expr.args) {
      const inner = noteOf(arg).reads
      if (found.length === 0) found = inner
      else if (inner.length > 0 && inner !== found) found = [...new Set([...found, ...inner])]
    }
    notes.push(new Note(found))
  }

  /** Whether memory that an expression reads changes between its own place and its use. */
  const isStale = (expr: Expr, at: Place): boolean => {
    const made = placeOf(expr)
    let until = at.time
    // In a loop, the full body runs before the next iteration.
    for (let block = at.block; block !== made.block;) {
      until = Math.max(until, loopEnds?.get(block) ?? 0)
      const parent = parents.get(block)
      if (!parent) break
      block = parent.block
    }
    // Writes are sorted by time.
    for (let i = writes.length - 1; i >= 0; i--) {
      const write = writes[i]
      if (!write || write.time <= made.time) return false
      if (write.time <= until && noteOf(expr).reads.some((memory) => isSame(write.to, memory))) return true
    }
    return false
  }

  let isAnyMarked = false
  const markNote = (note: Note): void => {
    note.isMarked = true
    isAnyMarked = true
  }
  /** The expression behind a name. A named place is kept: its constant holds the value at that point. */
  const behind = (given: Expr): Expr => {
    let value = given
    let hint: string | undefined
    // The outermost of several names wins.
    while (value.op === 'named' && value.args[0]) {
      hint ??= value.detail
      if (rootOf(value.args[0])) break
      value = value.args[0]
    }
    if (hint !== undefined) {
      const note = noteOf(value)
      note.hint = hint
      markNote(note)
    }
    return value
  }
  /** Expressions still to visit, and where each is used. */
  const waiting: Expr[] = []
  const waitingAt: Place[] = []
  const use = (root: Expr, from: Place, by: Statement): void => {
    waiting.push(root)
    waitingAt.push(from)
    for (let given = waiting.pop(); given; given = waiting.pop()) {
      // Both lists have the same length.
      const at = waitingAt.pop() as Place
      const expr = behind(given)
      const inside = useOne(expr, at, by)
      if (!inside) continue
      for (let i = expr.args.length - 1; i >= 0; i--) {
        // The index is in range.
        waiting.push(expr.args[i] as Expr)
        waitingAt.push(inside)
      }
    }
  }
  /** Where its arguments are used; undefined if they were visited before, or need no visit. */
  const useOne = (expr: Expr, at: Place, by: Statement): Place | undefined => {
    const note = noteOf(expr)
    const isReference = rootOf(expr) !== undefined
    // An element of a constant with a variable index is an atom, but must still be computed where it was written.
    if (!note.isMarked && (isReference || note.reads.length === 0) && isAtom(expr)) return undefined
    if (!isReference && !note.isMarked && note.reads.length > 0 && isStale(expr, at)) markNote(note)
    if (note.user && note.user !== by && !isReference) markNote(note)
    // The indices of a part of a variable are computed where they were written, however often the part is read.
    if (note.user && !isReference) return undefined
    note.user = by
    return note.isMarked ? placeOf(expr) : at
  }
  const walk = (block: Block): void => {
    for (let index = 0; index < block.length; index++) {
      // The index is in range.
      const statement = block[index] as Statement
      const { args, blocks } = statement
      if (args.length > 0) {
        const at = { block, index, time: statement.time ?? 0 }
        // The end and the step of a counting loop are evaluated again in every iteration.
        const last = statement.op === 'for' ? Math.max(at.time, loopEnds?.get(blocks[0] ?? block) ?? 0) : at.time
        args.forEach((arg, i) => use(arg, i > 0 && last > at.time ? { ...at, time: last } : at, statement))
      }
      for (const inner of blocks) walk(inner)
    }
  }
  // `isStale` needs the parents of blocks, so they come first.
  const climbable = (block: Block): void =>
    block.forEach((statement, index) => {
      for (const inner of statement.blocks) {
        parents.set(inner, { block, index })
        climbable(inner)
      }
    })
  climbable(root)
  walk(root)
  if (!isAnyMarked) return root

  // Places the constants, users before their arguments, so that all uses are known when a place is chosen.
  const order = all.filter((expr) => noteOf(expr).isMarked)
  for (const expr of order) noteOf(expr).usedIn = []
  /** The expression that gets the constant: the value behind a name, unless the name itself is marked. */
  const valueOf = (given: Expr): Expr => (noteOf(given).isMarked ? given : behind(given))
  /** The block in which uses are noted now, and the site of the user. */
  let user = { block: root, site }
  // A second visit in the same block adds nothing, and a value doubled thirty times has a thousand million paths.
  const isUnseen = (given: Expr): boolean => {
    const { usedIn, seenIn } = noteOf(valueOf(given))
    usedIn?.push(user)
    return !usedIn && given.args.length > 0 && !seenIn?.includes(user.block)
  }
  const see = (expr: Expr): void => {
    const its = noteOf(expr)
    if (its.seenIn) its.seenIn.push(user.block)
    else its.seenIn = [user.block]
  }
  const noteBlock = (block: Block): void => {
    for (const { args, blocks, site: by } of block) {
      user = { block, site: by }
      for (const arg of args) eachNew(arg, isUnseen, see)
      for (const inner of blocks) noteBlock(inner)
    }
  }
  noteBlock(root)
  const isWithin = (inner: Block, outer: Block): boolean => {
    for (let block: Block | undefined = inner; block; block = parents.get(block)?.block) if (block === outer) return true
    return false
  }
  /** For each block, the constants before the statement of an index: users before their arguments. */
  const placed = new Map<Block, Map<number, Expr[]>>()
  for (const expr of order.toReversed()) {
    let { block, index } = placeOf(expr)
    const its = noteOf(expr)
    const uses = its.usedIn ?? []
    for (;;) {
      const outside = uses.find((one) => !isWithin(one.block, block))
      if (!outside) break
      // An expression that reads no memory has the same value before the branch it was written in.
      const parent = parents.get(block)
      if (!parent || its.reads.length > 0) throw new ShaderError({ ...usedOutside(its.hint, expr.type.name), site: outside.site ?? site })
      ;({ block, index } = parent)
    }
    its.binding = { name: its.hint ?? 't', type: expr.type }
    let here = placed.get(block)
    if (!here) placed.set(block, (here = new Map<number, Expr[]>()))
    const before = here.get(index)
    if (before) before.push(expr)
    else here.set(index, [expr])
    user = { block, site: uses[0]?.site }
    for (const arg of expr.args) eachNew(arg, isUnseen, see)
  }

  const isNew = (given: Expr): boolean => {
    const { binding, rebuilt } = noteOf(valueOf(given))
    return !binding && !rebuilt
  }
  const build = (expr: Expr): void => void (noteOf(expr).rebuilt = ofConstants(expr))
  const rebuild = (root: Expr): Expr => {
    eachNew(root, isNew, build)
    const expr = valueOf(root)
    const { binding, rebuilt } = noteOf(expr)
    return binding ? paramOf(binding) : (rebuilt ?? expr)
  }
  const ofConstants = (expr: Expr): Expr => {
    const args = mapped(expr.args, rebuild)
    if (args === expr.args) return expr
    const copy = withArgs(expr, args)
    keepSite(copy, expr)
    return copy
  }
  const value = (expr: Expr): Expr => (expr.op === 'named' && expr.args[0] ? rebuild(expr.args[0]) : ofConstants(expr))
  const finish = (block: Block): Block => {
    const here = placed.get(block)
    const done: Statement[] = []
    const addLets = (index: number): void => {
      for (const expr of here?.get(index)?.toReversed() ?? []) {
        const { binding, user } = noteOf(expr)
        if (binding) done.push(makeStatement<Let>('let', [value(expr)], binding, undefined, user?.site))
      }
    }
    block.forEach((statement, index) => {
      addLets(index)
      done.push(withParts(statement, mapped(statement.args, rebuild), mapped(statement.blocks, finish)))
    })
    addLets(block.length)
    return done
  }
  return finish(root)
}

/** Memory that an expression reads itself, apart from its arguments. */
const own = (expr: Expr): readonly Memory[] => {
  switch (expr.op) {
    case 'param':
      return expr.detail.space ? [expr.detail] : none
    case 'storage':
      return [expr.detail]
    case 'call':
    case 'builtin':
      return expr.detail.effect ? [undefined] : none
    default:
      return none
  }
}

const none: readonly Memory[] = []
const isLocal = (memory: Memory): boolean => memory !== undefined && 'space' in memory && memory.space === 'function'
const isSame = (a: Memory, b: Memory): boolean => a === b || (a === undefined && !isLocal(b)) || (b === undefined && !isLocal(a))
