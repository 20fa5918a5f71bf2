/**
 * Many signatures behind one function of two numbers, in one shader: the first number generates the arguments,
 * the second selects the signature, and its result is folded into a number again.
 */
import { AABB, Triangle } from '../../src/index.ts'
import {
  bvec2,
  bvec3,
  bvec4,
  float,
  fn,
  If,
  int,
  ivec2,
  ivec3,
  ivec4,
  mat2,
  mat3,
  mat4,
  select,
  uint,
  uvec2,
  uvec3,
  uvec4,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { AnyFn, Bool, Float, Int, Signature, Uint } from 'kirari/node'
import { near } from '../../../../internal/testing/numbers.ts'
import type { Accuracy } from '../../../../internal/testing/numbers.ts'
import type { FunctionRecord } from '../../catalogue/index.ts'
import { accuracyOf } from './compare.ts'
import type { FunctionOracle, SignatureOracle } from './oracle.ts'
import { componentCount, signatureOf } from './run.ts'

type Type = Signature['result']

/** The numbers that generate arguments: few digits, so that all derived values are the same everywhere. */
export const places = [0, 0.1875, 0.5, 0.90625, 1]

/** A value of the type, generated from one number, so that nothing is known at compile time. All steps are exact. */
const valueOf = (type: Type, x: Float): unknown => {
  if (type === AABB.type) return AABB({ min: vec3(x).sub(1), max: vec3(x).add(1) })
  if (type === Triangle.type) return Triangle({ a: vec3(x), b: vec3(1, x, 0), c: vec3(x, 2, 1) })
  const half = x.mul(0.5)
  const i = int(x.mul(32))
  const u = uint(x.mul(32))
  const isLarge = x.greaterThan(0.25)
  // A matrix that is never singular: the diagonal dominates.
  const makers: Readonly<Record<string, () => unknown>> = {
    float: () => x,
    vec2: () => vec2(x, half),
    vec3: () => vec3(x, half, 0.25),
    vec4: () => vec4(x, half, 0.25, 0.75),
    int: () => i,
    ivec2: () => ivec2(i, 3),
    ivec3: () => ivec3(i, 3, -5),
    ivec4: () => ivec4(i, 3, -5, 1),
    uint: () => u,
    uvec2: () => uvec2(u, 3),
    uvec3: () => uvec3(u, 3, 5),
    uvec4: () => uvec4(u, 3, 5, 1),
    bool: () => isLarge,
    bvec2: () => bvec2(isLarge, true),
    bvec3: () => bvec3(isLarge, true, false),
    bvec4: () => bvec4(isLarge, true, false, true),
    mat2: () => mat2(vec2(x.add(2), half), vec2(0.25, 2)),
    mat3: () => mat3(vec3(x.add(2), half, 0.25), vec3(0.5, 2, 0.25), vec3(0, half, 2)),
    mat4: () => mat4(vec4(x.add(4), half, 0.25, 1), vec4(0.5, 4, 0.25, 0), vec4(0, half, 4, 0.5), vec4(1, 0, half, 4)),
  }
  const make = makers[type.name]
  if (!make) throw new Error(`This harness makes no ${type.name} yet: add one to valueOf and to fold in test/harness/module.ts.`)
  return make()
}

/** Each number of a value as a float. */
const partsOf = (type: Type, value: unknown): readonly Float[] => {
  // A struct has its fields by name, a vector its components by letter.
  const at = (key: string): unknown => (value as Readonly<Record<string, unknown>>)[key]
  if (type.kind === 'struct') return type.fields.flatMap((field) => partsOf(field.type, at(field.name)))
  if (type.kind === 'matrix') {
    // A matrix has its columns by index: vectors of floats.
    const matrix = value as { readonly at: (column: number) => Readonly<Record<string, Float>> }
    const rows = Array.from('xyzw'.slice(0, type.rows))
    return Array.from({ length: type.columns }, (_, i) => rows.map((letter) => matrix.at(i)[letter] ?? noFloat(type.name))).flat()
  }
  if (type.kind === 'vector') return Array.from('xyzw'.slice(0, type.size), (letter) => asFloat(type.scalar.name, at(letter)))
  return [asFloat(type.name, value)]
}

const asFloat = (scalar: string, value: unknown): Float => {
  // In each of these the name of the type is that of the node.
  if (scalar === 'float') return value as Float
  // As its name says.
  if (scalar === 'int') return float(value as Int)
  // As its name says; the high bits, of which a float keeps all.
  if (scalar === 'uint') return float((value as Uint).shiftRight(8))
  // As its name says.
  if (scalar === 'bool') return select(0, 1, value as Bool)
  return noFloat(scalar)
}

const noFloat = (name: string): never => {
  throw new Error(`This harness makes no float of ${name} yet: add it to test/harness/module.ts.`)
}

/** Components weighted by 1, ½, ¼ and so on, so that a swap of two is detected. */
const fold = (type: Type, value: unknown): Float =>
  partsOf(type, value)
    .map((part, i) => part.mul(2 ** -i))
    .reduce((total, part) => total.add(part))

export interface Member {
  readonly record: FunctionRecord
  readonly oracle: SignatureOracle
  readonly signature: Signature
}

/** The signature on arguments generated from one number. */
const callOf = ({ signature: { name, call, parameters, result } }: Member): ((x: Float) => Float) =>
  fn(`call_${name}`, [{ x: float }], float, (x) =>
    // The signature has the types of its callable's arguments and result; the callable's own type does not.
    fold(result, (call as (...args: unknown[]) => unknown)(...parameters.map(({ type }) => valueOf(type, x)))),
  )

/** All signatures of these functions: a call has x and the index of one of them. Those with derivatives are drawn. */
export const moduleOf = (name: string, oracles: readonly FunctionOracle[]): { readonly call: AnyFn; readonly members: readonly Member[] } => {
  const members = oracles.flatMap(({ record, signatures }) =>
    signatures.map((oracle) => ({ record, oracle, signature: signatureOf(record.call, oracle.signature) })),
  )
  const call = fn(name, [{ x: float }, { which: float }], float, (x, which) => {
    const result = float(0).toVar('result')
    for (const [i, member] of members.entries()) {
      const one = callOf(member)
      // Every pixel takes derivatives, or none does.
      const everywhere = member.oracle.stage ? one(x).toConst('drawn') : undefined
      If(which.equal(i), () => {
        result.assign(everywhere ?? one(x))
      })
    }
    return result
  })
  return { call, members }
}

/**
 * The tolerance between two targets: each is within the bound of its class for each component, and the sum of the weights
 * is less than 2. The ulp count is that of the class; summing the components adds half an ulp each.
 */
export const boundOf = ({ record, signature }: Member): Accuracy => {
  const accuracy = accuracyOf(record, signature, 'gpu')
  const sums = componentCount(signature.result)
  return accuracy.kind === 'near' ? near(2 * accuracy.ulp + sums, 4 * accuracy.absolute) : near(sums, 0)
}
