/**
 * Every built-in, for every list of argument types, on WebGL2, WebGPU and the CPU: compared with double precision, with inputs
 * from buffers and again as constants.
 */
import { describe, expect, it } from 'vitest'
import { ShaderError } from '../../../src/shader/diagnostic/diagnostic.ts'
import { smoothstep } from '../../../src/shader/front/node/function/number.ts'
import { builtin, type Node } from '../../../src/shader/front/node/node.ts'
import { chooseNode } from '../../../src/shader/front/node/select.ts'
import type { Float } from '../../../src/shader/front/node/type.ts'
import { boolType, floatType, intType, typeOf, uintType, type Type } from '../../../src/shader/ir/type.ts'
import { valueBuiltins, type ValueBuiltinName } from '../../../src/shader/builtin/all.ts'
import { isCarried, matrixTypes, numericTypes, paramNodes, triedAmong, wrongCalls, type Carried, type Specimen } from './specimen.ts'
import { table } from './table.ts'

// The keys of the table are the names in its type.
const names = Object.keys(valueBuiltins) as ValueBuiltinName[]

/** The call on nodes of these types; undefined for invalid types. */
const resultOf = (name: ValueBuiltinName, args: readonly unknown[]): Node | undefined => {
  try {
    // These two are expanded when they are called; a node of a test may stand for any type.
    if (name === 'smoothstep') return smoothstep(...(args as [Float, Float, Float])) as unknown as Node
    return name === 'select' ? chooseNode(args[0], args[1], args[2], resultOf) : builtin(valueBuiltins[name].rule, args, resultOf)
  } catch (error) {
    if (error instanceof ShaderError) return undefined
    throw error
  }
}

/** The Cartesian product of the lists. */
const product = <T>(choices: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  choices.reduce<readonly (readonly T[])[]>((lists, next) => lists.flatMap((list) => next.map((one) => [...list, one])), [[]])

/** Every list of argument types of a built-in, scalars beside vectors included. */
const signatures = (name: ValueBuiltinName): readonly (readonly Carried[])[] => {
  const { shape, arity } = valueBuiltins[name].rule
  if (typeof shape === 'function') {
    const all: readonly Carried[] = [...numericTypes, ...matrixTypes]
    // The type of the first argument restricts the others: only the shape of the full list decides.
    return product<Carried>(Array.from({ length: arity }, () => all)).filter((types) => isCarried(shape(types)))
  }
  const found: (readonly Carried[])[] = []
  for (const scalar of [floatType, intType, uintType, boolType]) {
    for (const size of [1, 2, 3, 4]) {
      const choices: readonly Carried[] = size === 1 ? [scalar] : [typeOf(scalar, size), scalar]
      const lists = product(Array.from({ length: arity }, (_, i) => (name === 'select' && i === 2 ? [boolType, typeOf(boolType, size)] : choices)))
      const isOfSize = (types: readonly Type[]): boolean => types.some((type) => type === typeOf(scalar, size) || type === typeOf(boolType, size))
      found.push(...lists.filter((types) => isOfSize(types) && resultOf(name, paramNodes(types))))
    }
  }
  return [...new Map(found.map((types) => [types.map((type) => type.name).join(), types])).values()]
}

describe.each(names.filter((name) => table[name] !== 'drawn'))('%s', (name) => {
  const row = table[name]
  if (row === 'drawn') return
  it('agrees on all targets for every list of types', async () => {
    const specimens = triedAmong(signatures(name)).map((types): Specimen => {
      const result = resultOf(name, paramNodes(types))?.type
      if (!isCarried(result)) throw new Error(`expected a result of ${name} that can be carried`)
      return { name, types, result, row, make: (...args) => resultOf(name, args) ?? expect.unreachable() }
    })
    expect(specimens).not.toEqual([])
    expect(await wrongCalls(specimens)).toEqual([])
  })
})
