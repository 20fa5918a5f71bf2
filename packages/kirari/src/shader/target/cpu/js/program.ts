/**
 * Prints a program in the scalar form as the declarations of a JavaScript module. A function of one scalar returns it; one of several
 * leaves them in `r`, where its caller takes them out at once: drawing allocates nothing. For the same reason
 * the arrays of a function are allocated once: shaders have no recursion.
 */
import type { Func, Parameter } from '../../../ir/expr.ts'
import { componentCount } from '../../../ir/component-count.ts'
import { boolType, type ArrayType, type Type } from '../../../ir/type.ts'
import { statementsIn } from '../../../pass/walk.ts'
import type { PrintedFunction, PrintedProgram } from '../scalar/printed-program.ts'
import { readableNames, type GiveName, type Namer } from '../../text/namer.ts'
import { bufferKind } from './buffer.ts'
import { scalarWriter } from './expression.ts'
import { jsReserved } from './reserved.ts'
import { runtimeText } from './runtime/gather.ts'
import { statementLines, type Printing } from './statement.ts'

export interface ProgramText {
  /** What the functions use, then the functions. */
  readonly head: string
  readonly body: string
  readonly nameOf: (thing: Func | Parameter) => string
}

export const printProgram = (program: PrintedProgram): ProgramText => {
  const namer = readableNames(jsReserved)
  const names = new Map<Func | Parameter, string>()
  const needed = new Set<string>()
  const need = (name: string): string => {
    needed.add(name)
    return name
  }
  const give = (thing: Func | Parameter): void => {
    names.set(thing, namer.global(thing.name))
  }
  // Named before all others, so that it has the name that the runtime uses.
  if (program.resultCount > 0) give(program.results)
  for (const { func } of program.functions) give(func)
  for (const { params } of program.outer) params.forEach(give)
  for (const { param } of program.tables) give(param)
  if (program.quads) need('isSettled')
  const buffers: string[] = []
  const declareStatic = (param: Parameter, type: ArrayType): void => {
    if (!names.has(param)) give(param)
    buffers.push(`const ${names.get(param) ?? param.name} = ${newBuffer(type)}`)
  }
  for (const { arrays } of program.functions) for (const param of arrays) if (param.type.kind === 'array') declareStatic(param, param.type)
  const blocks = program.functions.map((one) => functionText(one, program, { names, namer, need, declareStatic }).join('\n'))
  const hasDiscard = program.functions.some(({ discards }) => discards)
  const head = [
    ...(program.resultCount > 0 ? [`const ${names.get(program.results) ?? 'r'} = new Float64Array(${program.resultCount})`] : []),
    ...program.tables.map(({ param, values }) => `const ${names.get(param) ?? ''} = ${kindOf(param.type)}.of(${values.map(tableText).join(', ')})`),
    ...program.outer.flatMap(({ params, isMemory }) => (params.length > 0 ? [outerText(params, isMemory, names)] : [])),
    ...(hasDiscard ? ['let discarded = false'] : []),
    ...buffers,
  ]
  return { head: [...runtimeText(needed), ...head].join('\n'), body: blocks.join('\n\n'), nameOf: (thing) => names.get(thing) ?? thing.name }
}

interface Naming {
  readonly names: Map<Func | Parameter, string>
  readonly namer: Namer
  readonly need: (name: string) => string
  readonly declareStatic: (param: Parameter, type: ArrayType) => void
}

const functionText = (
  { func, before, body: statements, suspends, discards, isEntry }: PrintedFunction,
  { functions, quads }: PrintedProgram,
  { names, namer, need, declareStatic }: Naming,
): readonly string[] => {
  // Names outside of the function come before those inside.
  if (!suspends) for (const { op, detail } of statementsIn(statements)) if (op === 'var' && detail.type.kind === 'array') declareStatic(detail, detail.type)
  const declareBy =
    (name: GiveName) =>
    (param: Parameter): string => {
      const given = name(param.name)
      names.set(param, given)
      return given
    }
  const suspending = new Set(functions.filter((one) => one.suspends).map((one) => one.func))
  const discarding = new Set(functions.filter((one) => one.discards).map((one) => one.func))
  const write = scalarWriter({
    param: (param) => names.get(param) ?? param.name,
    call: (target) => (suspending.has(target) ? `yield* ${names.get(target) ?? target.name}` : (names.get(target) ?? target.name)),
    need,
  })
  const printing = (name: GiveName): Printing => ({
    write,
    need,
    declare: declareBy(name),
    declareBuffer: (param) => {
      if (param.type.kind !== 'array') return []
      // Invocations that wait for one another need arrays of their own.
      return suspends ? [`const ${declareBy(name)(param)} = ${newBuffer(param.type)}`] : []
    },
    label: () => name('loop'),
    onDiscard: quads ? 'go on' : 'return',
    discards: (target) => discarding.has(target),
  })
  // As above.
  const first = statementLines(before, printing(namer.global))
  const scope = namer.scope()
  const params = func.params.map(declareBy(scope))
  const lines = statementLines(statements, printing(scope))
  const body = [...(discards && isEntry ? ['discarded = false'] : []), ...(lines.at(-1) === 'return' ? lines.slice(0, -1) : lines)]
  return [...first, `function${suspends ? '*' : ''} ${names.get(func) ?? func.name}(${params.join(', ')}) {`, ...body.map((line) => `  ${line}`), '}']
}

const newBuffer = (type: ArrayType): string => `new ${bufferKind(type)}(${componentCount(type)})`

/** Buffers store booleans as numbers. */
const tableText = (value: number | boolean): string => (Object.is(value, -0) ? '-0' : String(Number(value)))

const kindOf = (type: Type): string => (type.kind === 'array' ? bufferKind(type) : 'Float64Array')

const outerText = (params: readonly Parameter[], isMemory: boolean, names: ReadonlyMap<Func | Parameter, string>): string => {
  const name = (param: Parameter): string => names.get(param) ?? param.name
  // The application assigns its own buffer to this name.
  if (isMemory) return `let ${params.map(name).join(', ')}`
  const scalars = params.filter(({ type }) => type.kind !== 'array').map((param) => `${name(param)} = ${zeroText(param.type)}`)
  const arrays = params.flatMap((param) => (param.type.kind === 'array' ? [`const ${name(param)} = ${newBuffer(param.type)}`] : []))
  return [...(scalars.length > 0 ? [`let ${scalars.join(', ')}`] : []), ...arrays].join('\n')
}

const zeroText = (type: Type): string => (type === boolType ? 'false' : type.kind === 'scalar' ? '0' : 'undefined')
