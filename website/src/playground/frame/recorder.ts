/**
 * Makes the reader's code record its own steps: a statement that records a value follows each marked expression, and stands at the start of
 * functions, branches and loop turns. So the targets of the language execute the steps, and no second interpreter exists.
 * Must not know: how the program is run, and how steps are shown.
 */
import * as language from 'kirari/node'
import type { Trace, Vec4 } from 'kirari/node'
import type { Range, StepKind } from '../message.ts'
import type { Mark } from './instrument.ts'
import { componentsOf, isNode, type AnyNode } from './node.ts'
import { dependsOnMore } from './pixel-value.ts'
import type { MarkListener } from './run.ts'

/** A place in the code that records a value each time it is executed. The trace knows it by its index plus 1. */
export type Site = {
  readonly kind: StepKind
  readonly range: Range
  /** Of a function, a parameter, a variable or a constant. */
  readonly name: string | undefined
  /** The type of the value; undefined for a step without one. */
  readonly type: string | undefined
}

type Recorder = {
  readonly listener: MarkListener
  /** Replaces exports of `kirari/node`. */
  readonly exports: object
  readonly sites: readonly Site[]
  /** Returns true if the code has more places than are recorded. */
  readonly isCut: () => boolean
}

/** The limit of places: each adds a statement to the program. */
const mostSites = 1500

type Anything = (...values: readonly unknown[]) => unknown
/** The exports that are replaced, without the types of their parameters. */
const { Break, Continue, If, Loop, Return, Switch, fn, generic } = language as unknown as Readonly<Record<string, Anything>>
type Chain = Readonly<Record<'ElseIf' | 'Else' | 'Case' | 'Default', Anything>>

/** A call of a language function with the arguments that the code gave it, which the language has checked in the run before. */
const call = (callee: Anything | undefined, ...values: readonly unknown[]): unknown => callee?.(...values)
/** Calls a callback of the code; a value that is no function is itself the result. */
const run = (callback: unknown, ...values: readonly unknown[]): unknown =>
  // A function of the code may take anything.
  typeof callback === 'function' ? (callback as Anything)(...values) : callback

export const createRecorder = (source: string, trace: Trace): Recorder => {
  const sites: Site[] = []
  let isCut = false
  /** The expressions that are being evaluated, the innermost last. */
  const open: { readonly index: number; readonly mark: Mark }[] = []
  /** The functions whose bodies are being recorded, the innermost last. The code itself is none. */
  const functions: { readonly result: unknown }[] = []
  /** The function that recorded a value last. */
  const recordedIn = new WeakMap<object, unknown>()
  const names = new WeakMap<object, string>()
  const values = new Map<number, unknown>()
  let lastClosed: Mark | undefined

  const note = (kind: StepKind, range: Range, name?: string, value?: unknown): void => {
    if (sites.length >= mostSites) {
      isCut = true
      return
    }
    const node = isNode(value) && componentsOf(value) !== undefined ? value : undefined
    const { from, to } = range
    sites.push({ kind, range: { from, to }, name, type: node?.type.name })
    // A scalar or vector by the test above.
    trace.record(sites.length, (node ?? language.uint(0)) as unknown as Vec4)
  }
  const isUndefinedHere = (node: AnyNode): boolean => functions.length === 0 && dependsOnMore(node)

  const noteValue = (mark: Mark, node: AnyNode): void => {
    const variable = variableOf(node)
    const declared = variable && declarationOf(variable)
    if (declared && mark.name !== undefined) names.set(declared, mark.name)
    if (!mark.isCall || (isConstant(node) && mark.name === undefined) || isUndefinedHere(node)) return
    const here = functions.at(-1) ?? sites
    if (recordedIn.get(node) === here) return
    recordedIn.set(node, here)
    note('value', mark, mark.name, node)
  }
  /** The full variable, or the assigned part of one that is neither scalar nor vector. */
  const noteAssignment = (mark: Range, place: unknown): void => {
    const variable = isNode(place) ? variableOf(place) : undefined
    const declared = variable && declarationOf(variable)
    if (!declared) return
    const name = names.get(declared) ?? declared.name
    if (componentsOf(variable) !== undefined) note('assign', mark, name, variable)
    else note('assign', mark, undefined, place)
  }

  const top = (): Mark | undefined => open.at(-1)?.mark
  /** The range of a statement with a body: its first line, from the name that is called. */
  const headOf = ({ at, to }: Mark): Range => {
    const end = source.indexOf('\n', at)
    return { from: at, to: end < 0 ? to : Math.min(to, end) }
  }
  const noteHead = (kind: StepKind, mark: Mark | undefined, name?: string, value?: unknown): void => {
    if (mark) note(kind, headOf(mark), name, value)
  }

  const branch =
    (then: unknown, name: string): (() => void) =>
    () => {
      noteHead('branch', top(), name)
      run(then)
    }
  const ifChain = (chain: unknown): Pick<Chain, 'ElseIf' | 'Else'> => {
    // `If` and `ElseIf` return both methods.
    const { ElseIf, Else } = chain as Chain
    return {
      // The code gives its condition as a function, which may return a function of its own.
      ElseIf: (condition, then) => ifChain(ElseIf(typeof condition === 'function' ? () => run(run(condition)) : condition, branch(then, 'ElseIf'))),
      Else: (then) => Else(branch(then, 'Else')),
    }
  }
  const switchChain = (chain: unknown): Pick<Chain, 'Case' | 'Default'> => {
    // `Switch` and `Case` return both methods.
    const { Case, Default } = chain as Chain
    return {
      Case: (value, then) => switchChain(Case(value, branch(then, 'Case'))),
      Default: (then) => Default(branch(then, 'Default')),
    }
  }

  const leave = (statement: Anything | undefined, kind: 'break' | 'continue') => () => {
    const mark = top()
    if (mark) note(kind, mark)
    call(statement)
  }

  /** A number as a value of the type that the function returns. */
  const typed = (value: unknown): unknown => {
    const result = functions.at(-1)?.result
    return isNode(value) || value === undefined || typeof result !== 'function' ? value : run(result, value)
  }

  const declare =
    (make: Anything | undefined): Anything =>
    (name, params, result, body) => {
      const mark = top()
      // The language has checked the parameters in the run before.
      const declared = params as readonly Readonly<Record<string, { readonly isInout?: boolean }>>[]
      const title = String(name)
      const recorded: Anything = (...args) => {
        functions.push({ result })
        try {
          noteHead('enter', mark, title)
          args.forEach((arg, i) => {
            const [key] = Object.keys(declared[i] ?? {})
            const parameter = isNode(arg) ? declarationOf(arg) : undefined
            if (!isNode(arg) || !parameter || key === undefined) return
            names.set(parameter, key)
            if (mark && componentsOf(arg) !== undefined) note('parameter', headOf(mark), key, arg)
          })
          const returned = run(body, ...args)
          if (returned !== undefined && !isChain(returned)) note('return', lastClosed ?? mark ?? { from: 0, to: 0 }, title, typed(returned))
          else if (result === language.nothing) noteHead('leave', mark, title)
          return returned
        } finally {
          functions.pop()
        }
      }
      // `fn` and `generic` return functions.
      return new Proxy(call(make, name, params, result, recorded) as Anything, {
        apply(callee, _, args: readonly unknown[]) {
          const value = callee(...args)
          const caller = top()
          if (caller) declared.forEach((param, i) => Object.values(param)[0]?.isInout && noteAssignment(caller, args[i]))
          return value
        },
      })
    }

  return {
    sites,
    isCut: () => isCut,
    listener: {
      open: (index, mark) => void open.push({ index, mark }),
      close(index, mark, value) {
        while (open.length > 0 && open.pop()?.index !== index);
        lastClosed = mark
        if (mark.assigns !== undefined) noteAssignment(mark, values.get(mark.assigns))
        else if (isNode(value)) {
          values.set(index, value)
          noteValue(mark, value)
        }
      },
    },
    exports: {
      fn: declare(fn),
      generic: declare(generic),
      If(test: unknown, then: unknown) {
        return ifChain(call(If, test, branch(then, 'If')))
      },
      Switch: (selector: unknown) => switchChain(call(Switch, selector)),
      Loop(over: unknown, body: unknown) {
        const mark = top()
        call(Loop, over, (counter: unknown) => {
          // A loop ends when the recording is over, so a million turns cost no more than the list.
          call(If, trace.isOver, () => call(Break))
          noteHead('turn', mark, isNode(counter) ? declarationOf(counter)?.name : undefined, counter)
          run(body, counter)
        })
        noteHead('end', mark)
      },
      Return(value?: unknown) {
        const mark = top()
        if (mark) note('return', mark, undefined, typed(value))
        return value === undefined ? call(Return) : call(Return, value)
      },
      Break: leave(Break, 'break'),
      Continue: leave(Continue, 'continue'),
      Discard() {
        const mark = top()
        if (mark) note('discard', mark)
        // A discarded pixel returns no list.
        trace.stop()
        const result = functions.at(-1)?.result
        if (result === language.nothing) call(Return)
        else if (typeof result === 'function') call(Return, run(result, 0))
      },
    },
  }
}

type Declaration = { readonly name: string; readonly space?: string }

/** The declaration of a parameter, a counter or a variable; undefined for other expressions. */
const declarationOf = ({ op, detail }: AnyNode): Declaration | undefined =>
  // The detail of a `param` is its declaration.
  op === 'param' ? (detail as Declaration) : undefined

/** The variable that a place is, or is a part of. */
const variableOf = (node: AnyNode): AnyNode | undefined => {
  if (node.op === 'swizzle' || node.op === 'index' || node.op === 'field') return node.args[0] && variableOf(node.args[0])
  return declarationOf(node)?.space === undefined ? undefined : node
}

const isConstant = (node: AnyNode): boolean => node.op === 'literal' || (node.op === 'construct' && node.args.every(isConstant))

/** A body may end with a chain of branches, which is no result. */
const isChain = (value: unknown): boolean => typeof value === 'object' && value !== null && ('Else' in value || 'Case' in value)
