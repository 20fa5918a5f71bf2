/** The signature of a built-in, from its rule: what each argument is and what comes out. */
import type { FunctionEntry } from './record.ts'

/** What the page needs to know of a rule (packages/kirari/src/shader/builtin/rule.ts). */
export interface Rule {
  /** How the result follows from the arguments; a type where each component becomes one of it. */
  readonly shape: string | { readonly name: string } | ((...types: never[]) => unknown)
  readonly arity: number
  readonly scalars: readonly { readonly name: string }[]
}

/** What the letters of the signatures stand for. */
const kinds = (rule: Rule): string => {
  const names = new Set(rule.scalars.map(({ name }) => name))
  const isInteger = names.has('int')
  const isFloat = names.has('float')
  if (isFloat && isInteger) return names.has('uint') ? 'T' : 'S'
  return isInteger ? 'I' : 'F'
}

export const signatureOf = (name: string, { takes, signature }: FunctionEntry, rule: Rule | undefined): string => {
  if (signature) return signature
  if (!takes || !rule || typeof rule.shape === 'function')
    throw new Error(`expected \`takes\` or \`signature\` in the entry of ${name}: no rule says its types`)
  const names = takes.split(', ')
  if (names.length !== rule.arity) throw new Error(`expected ${rule.arity} arguments of ${name}, its entry names ${names.length}`)
  const { shape } = rule
  const isLogic = rule.scalars.some((scalar) => scalar.name === 'bool')
  const kind = isLogic ? 'bvec' : kinds(rule)
  const [each, result] = typeof shape === 'object' ? [kind, components[shape.name] ?? shape.name] : ((isLogic ? logic : shapes)[shape] ?? [kind, kind])
  return `${name}(${names.map((one) => `${one}: ${each}`).join(', ')}) → ${result}`
}

const vectors = (prefix: string): readonly string[] => [2, 3, 4].map((size) => `${prefix}vec${size}`)
const floats = ['float', ...vectors(''), 'half', ...vectors('h')]
const [ints, uints] = [
  ['int', ...vectors('i')],
  ['uint', ...vectors('u')],
]
/** The types that a letter, or a name without a size, stands for. */
const standsFor: Readonly<Record<string, readonly string[]>> = {
  F: floats,
  S: [...floats, ...ints],
  T: [...floats, ...ints, ...uints],
  I: [...ints, ...uints],
  V: [...vectors(''), ...vectors('h')],
  B: ['bool', ...vectors('b')],
  bvec: vectors('b'),
  ivec: vectors('i'),
  uvec: vectors('u'),
  ...Object.fromEntries(['M', 'matN', 'matCxR', 'matRxC'].map((name) => [name, ['mat2', 'mat3', 'mat4']])),
}

/** All types that a signature takes or gives, by their names. */
export const typesIn = (signature: string): readonly string[] => [
  ...new Set((signature.slice(signature.indexOf('(')).match(/\b[A-Za-z]\w*\b(?!:)/g) ?? []).flatMap((name) => standsFor[name] ?? [name])),
]

/** A scalar type, or the vectors of it. */
const components: Readonly<Record<string, string>> = { float: 'F', int: 'int | ivec', uint: 'uint | uvec', bool: 'B' }
const logic: Shapes = { fold: ['bvec', 'bool'], vector: ['bvec', 'bvec'] }
const shapes: Shapes = { fold: ['V', 'float'], vector: ['V', 'V'], cross: ['vec3', 'vec3'] }
type Shapes = Readonly<Record<string, readonly [each: string, result: string]>>
