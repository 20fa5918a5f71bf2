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
import { withArgs, type Expr, type Parameter, type StorageSource } from '../ir/expr.ts'
import { makeStatement, withParts, type Block, type Let, type Statement } from '../ir/statement.ts'
import { paramOf } from './build.ts'
import { mapped } from './mapped.ts'
import { eachNew, gathered, isAtom, markOf, rootOf, startWalk } from './walk.ts'

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
  /** Where an expression was made; undefined when that was before the first statement. */
  readonly placeOf: (expr: Expr) => Place | undefined
  /** For the body of a loop, the time at its end. */
  readonly loopEnds: ReadonlyMap<Block, number> | undefined
  readonly writes: readonly { readonly time: number; readonly to: Memory }[]
}

/** What is known of an expression of the body. */
class Note {
  /** What a name was given to, that has it as a constant. */
  hint: string | undefined = undefined
  /** Whether it becomes a constant. */
  isMarked = false
  /** The first statement that uses it. */
  user: Statement | undefined = undefined
  /** The memory that its value depends on. */
  readonly reads: readonly Memory[]
  /** Where it is used, once it is known that it becomes a constant. */
  usedIn: { readonly block: Block; readonly site: Site | undefined }[] | undefined = undefined
  /** The blocks in which its uses were noted. */
  seenIn: Block[] | undefined = undefined
  binding: Parameter | undefined = undefined
  /** The same of what it uses under the names of constants. */
  rebuilt: Expr | undefined = undefined

  constructor(reads: readonly Memory[]) {
    this.reads = reads
  }
}

export const settle = ({ block: root, placeOf: madeAt, loopEnds, writes }: Recording, site: Site | undefined): Block => {
  const start: Place = { block: root, index: 0, time: 0 }
  const parents = new Map<Block, { readonly block: Block; readonly index: number }>()
  const placeOf = (expr: Expr): Place => madeAt(expr) ?? start

  // Nothing walks but this until all is done, so the marks are places in the list of notes.
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

  /** Whether what an expression reads has changed between its own place and where it is used. */
  const isStale = (expr: Expr, at: Place): boolean => {
    const made = placeOf(expr)
    let until = at.time
    // Inside a loop the whole body comes before its second round.
    for (let block = at.block; block !== made.block;) {
      until = Math.max(until, loopEnds?.get(block) ?? 0)
      const parent = parents.get(block)
      if (!parent) break
      block = parent.block
    }
    // The writes are in the order of time.
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
      const note = noteOf(value)
      note.hint = hint
      markNote(note)
    }
    return value
  }
  /** What is still to be looked at, and where each is used. */
  const waiting: Expr[] = []
  const waitingAt: Place[] = []
  const use = (root: Expr, from: Place, by: Statement): void => {
    waiting.push(root)
    waitingAt.push(from)
    for (let given = waiting.pop(); given; given = waiting.pop()) {
      // Both lists have one entry each.
      const at = waitingAt.pop() as Place
      const expr = behind(given)
      const inside = useOne(expr, at, by)
      if (!inside) continue
      for (let i = expr.args.length - 1; i >= 0; i--) {
        // The index is one of the list's.
        waiting.push(expr.args[i] as Expr)
        waitingAt.push(inside)
      }
    }
  }
  /** Where what it is made of is used; undefined where that is known, or nothing. */
  const useOne = (expr: Expr, at: Place, by: Statement): Place | undefined => {
    const note = noteOf(expr)
    const isReference = rootOf(expr) !== undefined
    // An element of a constant, chosen by a variable, is as cheap as a name and yet computed where it was written.
    if (!note.isMarked && (isReference || note.reads.length === 0) && isAtom(expr)) return undefined
    if (!isReference && !note.isMarked && note.reads.length > 0 && isStale(expr, at)) markNote(note)
    if (note.user && note.user !== by && !isReference) markNote(note)
    // What chooses a part of a variable was computed where it was written, however often the part is read.
    if (note.user && !isReference) return undefined
    note.user = by
    return note.isMarked ? placeOf(expr) : at
  }
  const walk = (block: Block): void => {
    for (let index = 0; index < block.length; index++) {
      // The index is one of the list's.
      const statement = block[index] as Statement
      const { args, blocks } = statement
      if (args.length > 0) {
        const at = { block, index, time: statement.time ?? 0 }
        // What a count goes to, and by, is asked for again in every round.
        const last = statement.op === 'for' ? Math.max(at.time, loopEnds?.get(blocks[0] ?? block) ?? 0) : at.time
        args.forEach((arg, i) => use(arg, i > 0 && last > at.time ? { ...at, time: last } : at, statement))
      }
      for (const inner of blocks) walk(inner)
    }
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
  if (!isAnyMarked) return root

  // Where each constant goes: users before what they use, so that all uses are known when a place is decided.
  const order = all.filter((expr) => noteOf(expr).isMarked)
  for (const expr of order) noteOf(expr).usedIn = []
  /** What stands for what was given: it may have a name. */
  const valueOf = (given: Expr): Expr => (noteOf(given).isMarked ? given : behind(given))
  /** The block in which uses are noted now, and the place of what uses. */
  let user = { block: root, site }
  // What is met again in the same block says nothing new; a value doubled thirty times has a thousand million paths.
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
  /** For each block, what goes before the statement of an index: users before what they use. */
  const placed = new Map<Block, Map<number, Expr[]>>()
  for (const expr of order.toReversed()) {
    let { block, index } = placeOf(expr)
    const its = noteOf(expr)
    const uses = its.usedIn ?? []
    for (;;) {
      const outside = uses.find((one) => !isWithin(one.block, block))
      if (!outside) break
      // What reads nothing that changes means the same before the branch it was written in.
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
