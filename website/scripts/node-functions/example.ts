/** The example of a built-in, run and printed: what it becomes in each language is never typed by hand. */
import * as node from 'kirari/node'
import type { AnyFn } from 'kirari/node'
import { toGLSL } from 'kirari/glsl'
import { toWGSL } from 'kirari/wgsl'
import type { FunctionEntry } from './record.ts'

const { float, vec2, vec3, vec4, int, uint, ivec4, uvec4, bool, bvec2, mat3, texture2D, depthTexture2D, texture2DArray } = node
/** What an example may use, as parameters of the function around it. */
const parameters: readonly (readonly [name: string, type: node.Token<unknown>])[] = [
  ['x', float],
  ['y', float],
  ['t', float],
  ['p', vec2],
  ['q', vec2],
  ['v', vec3],
  ['w', vec3],
  ['c', vec4],
  ['i', int],
  ['j', int],
  ['n', uint],
  ['k', uint],
  ['iv', ivec4],
  ['nv', uvec4],
  ['b', bool],
  ['bb', bvec2],
  ['m', mat3],
  ['picture', texture2D],
  ['depth', depthTexture2D],
  ['layers', texture2DArray],
]

export interface Printed {
  /** The line in each language; undefined where the language has no such thing. */
  readonly glsl: string | undefined
  readonly wgsl: string | undefined
  /** Functions that are printed with it, because the language has none. */
  readonly polyfills: { readonly glsl: readonly string[]; readonly wgsl: readonly string[] }
}

const scope: Readonly<Record<string, unknown>> = node

type Body = (...values: readonly unknown[]) => unknown
/** `fn` as a program without types sees it: what the examples take and give is known only when they run. */
const declare = node.fn as unknown as (name: string, parameters: readonly object[], result: node.Token<unknown>, body: Body) => AnyFn

/** Runs the text of an example with the language's names, and with these values, in reach. */
const run = (example: string, values: Readonly<Record<string, unknown>>): unknown => {
  const names = [...Object.keys(scope), ...Object.keys(values)]
  // The examples are ours; they are text so that the page shows what was run.
  // oxlint-disable-next-line typescript/no-implied-eval typescript/no-unsafe-call
  return new Function(...names, `return ${example}`)(...Object.values(scope), ...Object.values(values))
}

const names = (example: string): ReadonlySet<string> => new Set(example.match(/\b[a-z]+\b/g))

export const printExample = ({ example, isCompute }: FunctionEntry): Printed => (isCompute ? printStatement(example) : printValue(example))

/** The same example as the method of one of its arguments, where nodes have a method of this name. */
export const methodExample = (name: string, example: string): string | undefined => {
  const [, inside] = new RegExp(`^${name}\\((.*)\\)$`).exec(example) ?? []
  if (inside === undefined || !(name in node.float(0))) return undefined
  // A comma inside brackets parts no arguments.
  const args = inside.split(/, (?![^(]*\))/)
  const receiver = name === 'step' ? args.pop() : args.shift()
  return `${receiver}.${name}(${args.join(', ')})`
}

const printValue = (example: string): Printed => {
  const used = parameters.filter(([name]) => names(example).has(name))
  const taken = used.map(([name, type]) => ({ [name]: type }))
  const body: Body = (...values) => run(example, Object.fromEntries(used.map(([name], i) => [name, values[i]])))
  const shown = declare('example', taken, resultOf(taken, body), body)
  const print = { glsl: () => toGLSL(shown), wgsl: () => toWGSL(shown) }
  return {
    glsl: shownLine(print.glsl),
    wgsl: shownLine(print.wgsl),
    polyfills: { glsl: polyfillsOf(print.glsl, /^\w[\w ]* (\w+)\(/gm), wgsl: polyfillsOf(print.wgsl, /^fn (\w+)\(/gm) },
  }
}

/** The type of what an example gives: it runs once for that alone. */
const resultOf = (taken: readonly object[], body: Body): node.Token<unknown> => {
  let result: node.Token<unknown> | undefined
  const probe = declare('probe', taken, float, (...values) => {
    const value = body(...values)
    if (typeof value === 'object' && value !== null && 'type' in value) {
      // An example gives a node, and the type of a node is a type of the language.
      result = { type: value.type as node.Token<unknown>['type'] }
    }
    return float(0)
  })
  toWGSL(probe)
  if (!result) throw new Error('expected an example that makes a node')
  return result
}

const printStatement = (example: string): Printed => {
  const counter = node.storage(node.atomic(uint), 1, { name: 'counter' })
  const tile = node.workgroup(uint, 'tile')
  const out = node.texture(node.storageTexture2D('rgba8unorm', 'write'), { name: 'out' })
  const used = parameters.filter(([name]) => names(example).has(name))
  const stage = node.compute({ workgroupSize: [64] }, () => {
    const values = Object.fromEntries(used.map(([name, type]) => [name, node.varOf(type, name)]))
    const made = run(example, { ...values, counter, tile, out })
    // What nobody reads would not be printed.
    if (typeof made === 'object' && made !== null && 'toVar' in made && typeof made.toVar === 'function') Reflect.apply(made.toVar, made, ['kept'])
  })
  return { glsl: undefined, wgsl: shownLine(() => toWGSL(stage), true), polyfills: { glsl: [], wgsl: [] } }
}

/** What the example has become: the value that its function returns, or its last statement. */
const shownLine = (print: () => string, isStatement = false): string | undefined => {
  const text = attempt(print)
  const lines = text
    ?.slice(text.lastIndexOf(isStatement ? 'fn computeMain' : 'example('))
    .split('\n')
    .slice(1)
  const line = lines?.findLast((one) => (isStatement ? /^ {2}(?!var )/.test(one) : one.includes('return ')))
  return line
    ?.trim()
    .replace(/^return /, '')
    .replace(/^(?:let \w+|_) = /, '')
    .replace(/;$/, '')
}

const polyfillsOf = (print: () => string, pattern: RegExp): readonly string[] =>
  [...(attempt(print) ?? '').matchAll(pattern)].flatMap(([, name]) => (name && name !== 'example' ? [name] : []))

/** A language that does not have it refuses with a ShaderError. */
const attempt = (print: () => string): string | undefined => {
  try {
    return print()
  } catch (error) {
    if (error instanceof node.ShaderError) return undefined
    throw error
  }
}
