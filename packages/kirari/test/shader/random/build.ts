/** Builds a program with the node API: each expression and statement is the call that its author would write. */
import * as node from '../../../src/shader/front/node/index.ts'
import type { AnyFn } from '../../../src/shader/front/node/index.ts'
import { withKept } from './kept.ts'
import type { Block, Expr, Func, Program, Statement } from './program.ts'
import type { Type } from './type.ts'

type Call = (...args: unknown[]) => unknown
// Programs are random, so names are resolved at run time; `member` checks that the member can be called.
const api = node as unknown as Readonly<Record<string, unknown>>

const member = (of: unknown, name: string): Call => {
  // Functions, nodes and chains are all objects with members.
  const found = (of as Readonly<Record<string, unknown>>)[name]
  if (typeof found !== 'function') throw new Error(`random: there is no ${name}`)
  // It is known to be a function, and nothing more.
  return (...args) => (found as Call).apply(of, args)
}
export const call = (name: string, ...args: readonly unknown[]): unknown => member(api, name)(...args)
/** Whether the language has something of this name. */
export const has = (name: string): boolean => typeof api[name] === 'function'

/** The function behind the entry of a program, as users hold it. */
export const buildProgram = (program: Program): AnyFn => {
  const structs = new Map<Type, unknown>()
  const token = (type: Type): unknown => {
    if (type.kind === 'array') return call('array', token(type.element), type.count)
    if (type.kind === 'struct') return structs.get(type)
    // The constructors of numbers and matrices are called as their types are.
    return api[type.name]
  }
  for (const type of program.structs)
    structs.set(type, call('struct', type.name, Object.fromEntries(type.fields.map((field) => [field.name, token(field.type)]))))

  const globals = new Map<string, unknown>()
  const callables = new Map<Func, unknown>()

  const evaluate = (expr: Expr, env: ReadonlyMap<string, unknown>): unknown => {
    const inner = (one: Expr): unknown => evaluate(one, env)
    switch (expr.op) {
      case 'literal':
        return call(expr.type.name, expr.value)
      case 'bare':
        return expr.value
      case 'local': {
        const found = env.get(expr.name)
        if (found === undefined) throw new Error(`random: ${expr.name} is not known`)
        return found
      }
      case 'swizzle':
        // A vector has the swizzle as a member.
        return (inner(expr.of) as Readonly<Record<string, unknown>>)[expr.letters]
      case 'field': {
        const { type } = expr.of
        // As above: structs have their fields.
        return (inner(expr.of) as Readonly<Record<string, unknown>>)[type.kind === 'struct' ? (type.fields[expr.index]?.name ?? '') : '']
      }
      case 'at': {
        const of = inner(expr.of)
        return member(of, 'at')(inner(expr.index))
      }
      case 'apply': {
        const args = expr.args.map(inner)
        return expr.asMethod ? member(args[0], expr.name)(...args.slice(1)) : call(expr.name, ...args)
      }
      case 'construct': {
        const args = expr.args.map(inner)
        // Constructors can be called.
        const make = token(expr.type) as Call
        if (expr.type.kind === 'struct') return make(Object.fromEntries(expr.type.fields.map((field, i) => [field.name, args[i]])))
        return expr.type.kind === 'array' ? make(args) : make(...args)
      }
      case 'call':
        return invoke(expr.func, expr.args.map(inner))
      case 'named':
        return member(inner(expr.of), 'toConst')(expr.name)
    }
  }
  // The map holds what `fn` made.
  const invoke = (func: Func, args: readonly unknown[]): unknown => (callables.get(func) as Call)(...args)

  const perform = (statement: Statement, env: Map<string, unknown>): void => {
    const value = (expr: Expr): unknown => evaluate(expr, env)
    const body = (block: Block) => (): void => run(withKept(block), env)
    switch (statement.op) {
      case 'bind':
        env.set(statement.name, value(statement.value))
        return
      case 'variable':
        env.set(
          statement.name,
          statement.value ? member(value(statement.value), 'toVar')(statement.hint) : call('varOf', token(statement.type), statement.hint),
        )
        return
      case 'assign': {
        const place = value(statement.place)
        member(place, statement.operator ? `${statement.operator}Assign` : 'assign')(value(statement.value))
        return
      }
      case 'do':
        invoke(statement.func, statement.args.map(value))
        return
      case 'if': {
        let chain: unknown
        for (const { test, late, body: then } of statement.chain)
          chain = chain ? member(chain, 'ElseIf')(late ? () => value(test) : value(test), body(then)) : call('If', value(test), body(then))
        if (statement.otherwise) member(chain, 'Else')(body(statement.otherwise))
        return
      }
      case 'count': {
        const { counter, hint, start, end, step, inclusive } = statement
        const isPlain = !start && !step && !inclusive && !hint
        const range = isPlain
          ? value(end)
          : {
              ...(start ? { start: value(start) } : {}),
              end: value(end),
              ...(step ? { step: value(step) } : {}),
              ...(inclusive ? { inclusive } : {}),
              ...(hint ? { name: hint } : {}),
            }
        call('Loop', range, (i: unknown) => {
          env.set(counter, i)
          run(withKept(statement.body), env)
        })
        return
      }
      case 'while':
        call('Loop', () => value(statement.test), body(statement.body))
        return
      case 'switch': {
        let chain = call('Switch', value(statement.selector))
        for (const { labels, body: then } of statement.cases) chain = member(chain, 'Case')(labels.length === 1 ? labels[0] : labels, body(then))
        if (statement.otherwise) member(chain, 'Default')(body(statement.otherwise))
        return
      }
      case 'break':
        call('Break')
        return
      case 'continue':
        call('Continue')
        return
      case 'return':
        if (statement.value) call('Return', value(statement.value))
        else call('Return')
    }
  }
  const run = (block: Block, env: Map<string, unknown>): void => block.forEach((statement) => perform(statement, env))

  for (const { name, value } of program.globals) globals.set(name, evaluate(value, globals))
  for (const func of program.functions) {
    const params = func.params.map(({ hint, type, isInout }) => ({ [hint]: isInout ? call('inout', token(type)) : token(type) }))
    const callable = call('fn', func.name, params, func.result ? token(func.result) : api['nothing'], (...args: readonly unknown[]) => {
      const env = new Map(globals)
      func.params.forEach(({ name }, i) => env.set(name, args[i]))
      run(func.body, env)
      return func.value && evaluate(func.value, env)
    })
    callables.set(func, callable)
  }
  // The entry is the last of the functions.
  return callables.get(program.entry) as AnyFn
}
