/** The signature of a built-in, from its rule: what each argument is and what comes out. */
import type { FunctionEntry } from './record.ts'

/** What the page needs to know of a rule (packages/kirari/src/shader/proc/builtin/rule.ts). */
export interface Rule {
  readonly shape: string | ((...types: never[]) => unknown)
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
  if (!takes || !rule || typeof rule.shape !== 'string') throw new Error(`expected \`takes\` or \`signature\` in the entry of ${name}: no rule says its types`)
  const names = takes.split(', ')
  if (names.length !== rule.arity) throw new Error(`expected ${rule.arity} arguments of ${name}, its entry names ${names.length}`)
  const kind = kinds(rule)
  const [each, result] = shapes[rule.shape] ?? [kind, kind]
  return `${name}(${names.map((one) => `${one}: ${each || kind}`).join(', ')}) → ${result || kind}`
}

const shapes: Readonly<Record<string, readonly [each: string, result: string]>> = {
  fold: ['V', 'float'],
  vector: ['V', 'V'],
  cross: ['vec3', 'vec3'],
  test: ['bvec', 'bool'],
  invert: ['bvec', 'bvec'],
  toFloat: ['I', 'F'],
  toInt: ['', 'int'],
  toUint: ['', 'uint'],
  toBool: ['', 'bool'],
}
