/** Generates a full program from a seed: structs, functions that call those before them, and an entry whose result depends on their state. */
import { constant, existing, expression } from './expression.ts'
import { Choices } from './prng.ts'
import type { Expr, Func, Parameter, Program, Statement } from './program.ts'
import { inputWords } from './run.ts'
import { randomType, Scope, type Features, type Local } from './scope.ts'
import { statements, variable } from './statement.ts'
import { bool, float, int, numeric, scalarCount, uint, type NumericType, type StructType, type Type } from './type.ts'

const functionNames = ['f', 'noise', 'main1', 'step2', 'helper', 'v', 'sdf'] as const
const fieldNames = ['a', 'b', 'position', 'x', 'weight', 'next'] as const

/** The program of a seed. The name of its entry is unique, so that many fit in one text. */
export const generate = (seed: number, entryName: string, features: Features): Program => {
  const choices = new Choices(seed)
  let names = 0
  const newName = (prefix: string): string => `${prefix}${names++}`
  const structs = makeStructs(choices, features, entryName)
  const globals: { readonly name: string; readonly value: Expr }[] = []
  const functions: Func[] = []
  const known: Local[] = []
  const palette: Type[] = []
  const scopeOf = (): Scope => new Scope(choices, features, structs, functions, known, palette, newName)
  const types = Array.from({ length: choices.between(3, 6) }, () => randomType(scopeOf(), 1))
  palette.push(...types)

  for (let i = choices.below(3); i > 0; i--) {
    const scope = scopeOf()
    const type = randomType(scope, 1)
    const value = constant(type, scope)
    const name = newName('g')
    globals.push({ name, value })
    known.push({ name, type, isPure: true, isConstant: true })
  }
  const calleeCount = choices.weighted([
    [3, 0],
    [4, 1],
    [3, 2],
    [1, 3],
  ])
  for (let i = 0; i < calleeCount; i++) functions.push(makeFunction(scopeOf(), i, choices.of(functionNames), false))
  const entry = makeFunction(scopeOf(), calleeCount, entryName, true)
  return { seed, isInexact: features.inexact, structs, globals, functions: [...functions, entry], entry }
}

const makeStructs = (choices: Choices, features: Features, entryName: string): readonly StructType[] => {
  const structs: StructType[] = []
  for (
    let i = choices.weighted([
      [5, 0],
      [3, 1],
      [2, 2],
    ]);
    i > 0;
    i--
  ) {
    const scope = new Scope(choices, features, structs, [], [], [], (prefix) => prefix)
    const count = choices.between(1, 3)
    const first = choices.below(fieldNames.length)
    const fields = Array.from({ length: count }, (_, field) => ({ name: fieldNames[(first + field) % fieldNames.length] ?? 'a', type: randomType(scope, 1) }))
    structs.push({ kind: 'struct', name: `${i === 1 ? 'Ray' : 'Light'}_${entryName}`, fields })
  }
  return structs
}

/** Types whose values together take at most this many words. */
const typesWithin = (words: number, scope: Scope, choose: () => Type): readonly Type[] => {
  const types: Type[] = []
  for (let left = words, wanted = scope.choices.between(2, 4); wanted > 0; wanted--) {
    const type = choose()
    if (scalarCount(type) > left) continue
    left -= scalarCount(type)
    types.push(type)
  }
  return types.length > 0 ? types : [numeric('int')]
}

const makeFunction = (scope: Scope, id: number, name: string, isEntry: boolean): Func => {
  const { choices } = scope
  const plain = (): Type => numeric(choices.of(['float', 'float', 'int', 'int', 'uint', 'bool']), choices.between(1, 4))
  const types = isEntry ? typesWithin(inputWords, scope, plain) : Array.from({ length: choices.between(1, 3) }, () => randomType(scope, 1))
  const params: readonly Parameter[] = types.map((type) => ({
    name: scope.newName('p'),
    hint: choices.of(['p', 'x', 'uv', 'radius', 'k', 'in']),
    type,
    isInout: !isEntry && choices.chance(0.35),
  }))
  for (const { name: param, type, isInout } of params)
    scope.add({ name: param, type, ...(isInout ? { root: param } : {}), isPure: !isInout, isConstant: false })
  const isProcedure = !isEntry && choices.chance(0.3) && params.some(({ isInout }) => isInout)
  const result = isProcedure ? undefined : isEntry ? entryResult(scope) : randomType(scope, 1)
  const length = isEntry ? choices.between(4, 10) : choices.between(2, 5)
  const variables = Array.from({ length: isEntry ? choices.between(2, 4) : choices.below(3) }, () => variable(scope))
  const body = [...variables, ...statements(length, scope, { result, inLoop: false, depth: isEntry ? 3 : 2 })]
  const func = { name, id, params, result, body }
  if (!result) return func
  const value = (): Expr => (isEntry ? shown(result, scope) : expression(result, 3, scope))
  if (choices.chance(0.9)) return { ...func, value: value() }
  const last: Statement = {
    op: 'if',
    chain: [{ test: expression(bool, 2, scope), late: false, body: [{ op: 'return', value: value() }] }],
    otherwise: [{ op: 'return', value: value() }],
  }
  return { ...func, body: [...body, last] }
}

const entryResult = ({ choices }: Scope): NumericType =>
  choices.chance(0.6) ? numeric('uint', 4) : numeric(choices.of(['float', 'int', 'uint', 'bool']), choices.between(1, 4))

/** A result that depends on much of the state. */
const shown = (result: Type, scope: Scope): Expr => {
  if (result !== numeric('uint', 4)) return existing(result, scope) ?? expression(result, 3, scope)
  const one = (): Expr => {
    const parts = Array.from({ length: scope.choices.between(1, 3) }, () => asWord(scope))
    return parts.reduce((left, right) => ({ op: 'apply', type: uint, name: 'bitXor', asMethod: true, args: [left, right] }))
  }
  return { op: 'construct', type: result, args: [one(), one(), one(), one()] }
}

/** A scalar of the state as a uint. */
const asWord = (scope: Scope): Expr => {
  const scalar = scope.choices.of(['float', 'int', 'uint', 'bool'] as const)
  const part = existing(numeric(scalar), scope, (name) => !name.startsWith('g')) ?? constant(uint, scope)
  const convert = (type: NumericType, of: Expr): Expr => ({ op: 'construct', type, args: [of] })
  if (part.type !== float) return part.type === uint ? part : convert(uint, part)
  const eighths: Expr = { op: 'apply', type: float, name: 'mul', asMethod: true, args: [part, { op: 'bare', type: float, value: 8 }] }
  return convert(uint, convert(int, eighths))
}
