/** Shrinks a failing program while it still fails: removes statements, replaces expressions by parts of themselves or constants. */
import type { Block, Expr, Func, Program, Statement } from './program.ts'
import { partsOf, rewrite, withPart } from './rewrite.ts'
import { arrayOf, numeric, type Type } from './type.ts'

/** Programs with one thing removed, the largest removals first. */
export const smallerOnes = (program: Program): readonly Program[] => {
  const found: Program[] = []
  program.functions.forEach((func, i) => {
    const replace = (next: Func): void => {
      found.push(clean(rewrite({ ...program, functions: program.functions.with(i, next), entry: next.id === program.entry.id ? next : program.entry })))
    }
    for (const body of smallerBlocks(func.body)) replace({ ...func, body })
    if (func.value) for (const value of smallerExprs(func.value)) replace({ ...func, value })
  })
  program.globals.forEach(({ name, value }, i) => {
    for (const next of smallerExprs(value)) found.push(clean({ ...program, globals: program.globals.with(i, { name, value: next }) }))
  })
  return found.toSorted((a, b) => sizeOf(a) - sizeOf(b))
}

/** The amount of code. */
export const sizeOf = (program: Program): number =>
  JSON.stringify(
    program.functions.map(({ body, value }) => [body, value]),
    (key, value: unknown) => (key === 'func' || key === 'type' ? undefined : value),
  ).length + JSON.stringify(program.globals).length

const smallerBlocks = (block: Block): readonly Block[] => [
  ...halves(block),
  ...block.flatMap((statement, i) => smallerStatements(statement).map((next) => block.toSpliced(i, 1, ...next))),
]
/** A block without a run of its statements. */
const halves = (block: Block): readonly Block[] => {
  const found: Block[] = []
  for (let length = block.length; length > 1; length >>= 1) for (let i = 0; i + length <= block.length; i += length) found.push(block.toSpliced(i, length))
  return found
}

const smallerStatements = (statement: Statement): readonly Block[] => {
  const none: Block = []
  switch (statement.op) {
    case 'bind':
      return [none, ...smallerExprs(statement.value).map((value) => [{ ...statement, value }])]
    case 'variable': {
      const { value, ...zero } = statement
      return value ? [none, [zero], ...smallerExprs(value).map((next) => [{ ...statement, value: next }])] : [none]
    }
    case 'assign':
      return [
        none,
        ...smallerPlaces(statement.place).map((place) => [{ ...statement, place }]),
        ...smallerExprs(statement.value).map((value) => [{ ...statement, value }]),
      ]
    case 'do':
      return [none, ...statement.args.flatMap((arg, i) => smallerPlaces(arg).map((next) => [{ ...statement, args: statement.args.with(i, next) }]))]
    case 'if': {
      const { chain, otherwise, ...rest } = statement
      const last = otherwise ? { otherwise } : {}
      return [
        none,
        ...chain.map(({ body }) => body),
        ...(otherwise ? [otherwise, [{ ...rest, chain }]] : []),
        ...(chain.length > 1 ? chain.map((_, i) => [{ ...rest, chain: chain.toSpliced(i, 1), ...last }]) : []),
        ...chain.flatMap((part, i) => smallerBlocks(part.body).map((body) => [{ ...rest, chain: chain.with(i, { ...part, body }), ...last }])),
        ...chain.flatMap((part, i) => smallerExprs(part.test).map((test) => [{ ...rest, chain: chain.with(i, { ...part, test }), ...last }])),
        ...(otherwise ? smallerBlocks(otherwise).map((body) => [{ ...rest, chain, otherwise: body }]) : []),
      ]
    }
    case 'count': {
      const { start, step, hint: _, ...rest } = statement
      return [
        none,
        statement.body,
        [rest],
        ...smallerBlocks(statement.body).map((body) => [{ ...statement, body }]),
        ...smallerExprs(statement.end).map((end) => [{ ...statement, end }]),
        ...(start ? smallerExprs(start).map((next) => [{ ...statement, start: next }]) : []),
        ...(step ? [[{ ...rest, ...(start ? { start } : {}) }]] : []),
      ]
    }
    case 'while':
      return [
        none,
        statement.body,
        ...smallerBlocks(statement.body).map((body) => [{ ...statement, body }]),
        ...smallerExprs(statement.test).map((test) => [{ ...statement, test }]),
      ]
    case 'switch': {
      const { cases, otherwise, ...rest } = statement
      const last = otherwise ? { otherwise } : {}
      return [
        none,
        ...cases.map(({ body }) => body),
        ...(otherwise ? [otherwise, [{ ...rest, cases }]] : []),
        ...(cases.length > 1 ? cases.map((_, i) => [{ ...rest, cases: cases.toSpliced(i, 1), ...last }]) : []),
        ...cases.flatMap((part, i) => smallerBlocks(part.body).map((body) => [{ ...rest, cases: cases.with(i, { ...part, body }), ...last }])),
        ...smallerExprs(statement.selector).map((selector) => [{ ...statement, selector }]),
        ...(otherwise ? smallerBlocks(otherwise).map((body) => [{ ...rest, cases, otherwise: body }]) : []),
      ]
    }
    case 'return':
      return statement.value ? [none, ...smallerExprs(statement.value).map((value) => [{ ...statement, value }])] : [none]
    case 'break':
    case 'continue':
      return [none]
  }
}

/** Smaller expressions of the same type. */
const smallerExprs = (expr: Expr): readonly Expr[] => {
  const simplest = expr.op === 'bare' || isSimple(expr) ? [] : [simple(expr.type)]
  const inside = partsOf(expr)
  return [
    ...simplest,
    ...inside.filter((part) => part.type === expr.type && part.op !== 'bare'),
    ...inside.flatMap((part, i) => smallerExprs(part).map((next) => withPart(expr, i, next))),
  ]
}
/** Places stay places: only their indices shrink. */
const smallerPlaces = (expr: Expr): readonly Expr[] => {
  if (expr.op === 'at') return [...smallerExprs(expr.index).map((index) => ({ ...expr, index })), ...smallerPlaces(expr.of).map((of) => ({ ...expr, of }))]
  if (expr.op === 'swizzle') return smallerPlaces(expr.of).map((of) => ({ ...expr, of }))
  if (expr.op === 'field') return smallerPlaces(expr.of).map((of) => ({ ...expr, of }))
  return expr.op === 'local' ? [] : smallerExprs(expr)
}

const isSimple = (expr: Expr): boolean => expr.op === 'literal' || (expr.op === 'construct' && expr.args.every((arg) => arg.op === 'bare' || isSimple(arg)))
const simple = (type: Type): Expr => {
  switch (type.kind) {
    case 'numeric': {
      const value = type.scalar === 'bool' ? true : 1
      if (type.size === 1) return { op: 'literal', type, value }
      return { op: 'construct', type, args: [{ op: 'bare', type: numeric(type.scalar), value }] }
    }
    case 'matrix':
      return { op: 'construct', type, args: [{ op: 'bare', type: numeric('float'), value: 1 }] }
    case 'array':
      return { op: 'construct', type: arrayOf(type.element, type.count), args: Array.from({ length: type.count }, () => simple(type.element)) }
    case 'struct':
      return { op: 'construct', type, args: type.fields.map((field) => simple(field.type)) }
  }
}

/** Without unused functions and globals. */
const clean = (program: Program): Program => {
  const text = JSON.stringify([program.entry.body, program.entry.value])
  const called = new Set(Array.from(text.matchAll(/"func":\{"name":"[^"]*","id":(\d+)/g), ([, id]) => Number(id)))
  const functions = program.functions.filter((func) => func.id === program.entry.id || called.has(func.id))
  const all = JSON.stringify(functions.map(({ body, value }) => [body, value]))
  return { ...program, functions, globals: program.globals.filter(({ name }) => all.includes(`"name":"${name}"`)) }
}
