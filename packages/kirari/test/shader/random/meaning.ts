/**
 * The meaning of a program, run on numbers: an answer that is independent of all targets and of the language's code.
 *
 * It reads the program as JavaScript does. A computed value is computed where its expression is written; a variable, or a part
 * of one, is the variable until something is computed from it.
 */
import { construct, convertible } from './construct.ts'
import { operate } from './operate.ts'
import { mapOperation, Unfit, type Arithmetic } from './operation.ts'
import type { Block, Expr, Func, Operator, Program, Statement } from './program.ts'
import { zeroOf, type Type, type Value } from './type.ts'

interface Place {
  read(): Value
  write(value: Value): void
  /** The same place, even if the variables in its indices change. */
  fixed(): Place
}
type Result = { readonly value: Value } | { readonly place: Place }
type Signal = 'next' | 'break' | 'continue' | { readonly result: Value | undefined }

const valueOf = (result: Result): Value => ('place' in result ? result.place.read() : result.value)

/** A part of a value, and the value with a changed part. */
const partOf = (outer: Value, index: number): Value => {
  const part = typeof outer === 'object' ? outer[index] : undefined
  if (part === undefined) throw new Unfit(`no part ${index}`)
  return part
}
const withPart = (outer: Value, index: number, part: Value): Value => {
  partOf(outer, index)
  // `partOf` has found a part, so this is a list.
  return (outer as readonly Value[]).with(index, part)
}

const cell = (start: Value): Place => {
  let value = start
  const place: Place = {
    read: () => value,
    write: (next) => {
      value = next
    },
    fixed: () => place,
  }
  return place
}
const partPlace = (outer: Place, index: () => number): Place => ({
  read: () => partOf(outer.read(), index()),
  write: (part) => outer.write(withPart(outer.read(), index(), part)),
  fixed: () => {
    const now = index()
    return partPlace(outer.fixed(), () => now)
  },
})
const swizzlePlace = (outer: Place, indices: readonly number[]): Place => ({
  read: () => indices.map((index) => partOf(outer.read(), index)),
  write: (parts) => indices.forEach((index, i) => outer.write(withPart(outer.read(), index, partOf(parts, i)))),
  fixed: () => swizzlePlace(outer.fixed(), indices),
})

const stepLimit = 4000

/** Runs the entry of a program. Throws `Unfit` when targets may differ on these arguments. */
export const meaningOf = (program: Program, args: readonly Value[], arithmetic: Arithmetic): Value => {
  let steps = 0
  const globals = new Map<string, Result>()

  const call = (func: Func, given: readonly Result[]): Value | undefined => {
    const env = new Map<string, Result>(globals)
    func.params.forEach((param, i) => {
      const result = given[i]
      if (result) env.set(param.name, param.isInout && 'place' in result ? { place: result.place.fixed() } : { value: valueOf(result) })
    })
    // A value that leaks from a branch, and its inputs, depend only on parameters: it is the same everywhere.
    const binds = new Map<string, Expr>()
    collectBinds(func.body, binds)

    const evaluate = (expr: Expr): Result => {
      switch (expr.op) {
        case 'literal':
        case 'bare':
          return { value: expr.value }
        case 'local': {
          const found = env.get(expr.name)
          if (found) return found
          const bound = binds.get(expr.name)
          if (!bound) throw new Error(`random: ${expr.name} is not known`)
          return evaluate(bound)
        }
        case 'swizzle': {
          const of = evaluate(expr.of)
          const indices = Array.from(expr.letters, (letter) => 'xyzw'.indexOf(letter))
          const [first = 0] = indices
          if ('place' in of) return { place: indices.length === 1 ? partPlace(of.place, () => first) : swizzlePlace(of.place, indices) }
          return { value: indices.length === 1 ? partOf(of.value, first) : indices.map((index) => partOf(of.value, index)) }
        }
        case 'field': {
          const of = evaluate(expr.of)
          return 'place' in of ? { place: partPlace(of.place, () => expr.index) } : { value: partOf(of.value, expr.index) }
        }
        case 'at': {
          const of = evaluate(expr.of)
          const index = evaluate(expr.index)
          return 'place' in of ? { place: partPlace(of.place, () => Number(valueOf(index))) } : { value: partOf(of.value, Number(valueOf(index))) }
        }
        case 'apply': {
          const values = expr.args.map(evaluate).map(valueOf)
          return { value: operate(expr.name, expr.args.map(typeOf), expr.type, values, arithmetic) }
        }
        case 'construct': {
          const results = expr.args.map(evaluate)
          const [only] = results
          // A value that already has the type is not converted: the same node comes back.
          if (only && expr.type.kind === 'numeric' && results.length === 1 && expr.args[0]?.type === expr.type && expr.args[0].op !== 'bare') return only
          return { value: construct(expr.type, expr.args.map(typeOf), results.map(valueOf), arithmetic) }
        }
        case 'call': {
          const value = call(expr.func, expr.args.map(evaluate))
          if (value === undefined) throw new Error(`random: ${expr.func.name} gives nothing`)
          return { value }
        }
        case 'named':
          return { value: valueOf(evaluate(expr.of)) }
      }
    }
    const truth = (expr: Expr): boolean => valueOf(evaluate(expr)) === true

    const assign = (place: Expr, operator: Operator, value: Expr): void => {
      const target = evaluate(place)
      const right = evaluate(value)
      if (!('place' in target)) throw new Error('random: only a place can be assigned')
      const given = valueOf(right)
      if (operator) target.place.write(operate(operator, [place.type, value.type], place.type, [target.place.read(), given], arithmetic))
      else target.place.write(spread(place.type, value.type, given))
    }

    const count = (statement: Statement & { readonly op: 'count' }): Signal => {
      const { type, start, end, step, inclusive } = statement
      const [first, last, by] = [start, end, step].map((bound) => bound && evaluate(bound)).map((bound) => bound && Number(valueOf(bound)))
      const isDown = step?.op === 'bare' && Number(step.value) < 0
      const change = by ?? 1
      const add = mapOperation('add', type.scalar)
      const goesOn = (at: number): boolean => {
        if (last === undefined) return false
        if (isDown) return inclusive ? at >= last : at > last
        return inclusive ? at <= last : at < last
      }
      for (let at = first ?? 0; goesOn(at); at = add.compute([at, change], type.scalar, arithmetic)) {
        env.set(statement.counter, { value: at })
        const signal = run(statement.body)
        if (signal === 'break') break
        if (typeof signal === 'object') return signal
      }
      return 'next'
    }

    const perform = (statement: Statement): Signal => {
      if (steps++ > stepLimit) throw new Unfit('too many steps')
      switch (statement.op) {
        case 'bind':
          if (!statement.leaks) env.set(statement.name, evaluate(statement.value))
          return 'next'
        case 'variable': {
          const value = statement.value ? valueOf(evaluate(statement.value)) : zeroOf(statement.type)
          env.set(statement.name, { place: cell(value) })
          return 'next'
        }
        case 'assign':
          assign(statement.place, statement.operator, statement.value)
          return 'next'
        case 'do':
          call(statement.func, statement.args.map(evaluate))
          return 'next'
        case 'if': {
          for (const { test, body } of statement.chain) if (truth(test)) return run(body)
          return run(statement.otherwise ?? [])
        }
        case 'count':
          return count(statement)
        case 'while':
          while (truth(statement.test)) {
            const signal = run(statement.body)
            if (signal === 'break') break
            if (typeof signal === 'object') return signal
          }
          return 'next'
        case 'switch': {
          const selector = Number(valueOf(evaluate(statement.selector)))
          return run(statement.cases.find(({ labels }) => labels.includes(selector))?.body ?? statement.otherwise ?? [])
        }
        case 'break':
        case 'continue':
          return statement.op
        case 'return': {
          const result = statement.value && evaluate(statement.value)
          return { result: result && spread(func.result, statement.value?.type, valueOf(result)) }
        }
      }
    }
    const run = (block: Block): Signal => {
      for (const statement of block) {
        const signal = perform(statement)
        if (signal !== 'next') return signal
      }
      return 'next'
    }

    const signal = run(func.body)
    if (typeof signal === 'object') return signal.result
    return func.value && valueOf(evaluate(func.value))
  }

  for (const { name, value } of program.globals) {
    const nothing: Func = { name: 'globals', id: 0, params: [], result: value.type, body: [], value }
    globals.set(name, { value: call(nothing, []) ?? 0 })
  }
  const result = call(
    program.entry,
    args.map((value) => ({ value })),
  )
  if (result === undefined) throw new Error('random: the entry gives nothing')
  return result
}

const typeOf = (expr: Expr): Type => expr.type

/** A scalar in place of a vector fills each component. */
const spread = (wanted: Type | undefined, given: Type | undefined, value: Value): Value =>
  wanted && given && wanted !== given && convertible(wanted, given) ? Array.from({ length: wanted.size }, () => value) : value

const collectBinds = (block: Block, into: Map<string, Expr>): void => {
  for (const statement of block) {
    if (statement.op === 'bind') into.set(statement.name, statement.value)
    for (const inner of innerBlocks(statement)) collectBinds(inner, into)
  }
}

/** The blocks of a statement. */
export const innerBlocks = (statement: Statement): readonly Block[] => {
  switch (statement.op) {
    case 'if':
      return [...statement.chain.map(({ body }) => body), ...(statement.otherwise ? [statement.otherwise] : [])]
    case 'switch':
      return [...statement.cases.map(({ body }) => body), ...(statement.otherwise ? [statement.otherwise] : [])]
    case 'count':
    case 'while':
      return [statement.body]
    default:
      return []
  }
}
