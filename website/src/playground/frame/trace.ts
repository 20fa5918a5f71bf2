/**
 * Finds the lines of the code that each line of a printed shader came from. The code runs once more, with a call of a function of its own around
 * every marked node: `mark3(uv.mul(2))`. The printer writes these calls where it writes the nodes, so a line of that text names its marks.
 */
import * as language from 'kirari/node'
import { fn, type Float } from 'kirari/node'
import type { Printed } from '../message.ts'
import type { Mark } from './instrument.ts'
import { componentsOf, type AnyNode } from './node.ts'
import { runCode, type Picture, type RunOptions } from './run.ts'
import { print } from './texts.ts'

const prefix = 'playgroundMark'

/** Expressions that printers never store in a constant. A call around one would change the lines. */
const leaves = new Set(['input', 'uniform', 'storage', 'literal', 'param'])
const parts = new Set(['swizzle', 'field', 'index'])
const isLeaf = ({ op, args }: AnyNode): boolean => leaves.has(op) || op === 'named' || (parts.has(op) && args.every(isLeaf))

const wrapped = (mark: number, node: AnyNode): AnyNode => {
  if (componentsOf(node) === undefined || isLeaf(node)) return node
  // `kirari/node` has the constructors of scalars and vectors by their names.
  const type = (language as Readonly<Record<string, unknown>>)[node.type.name] as typeof language.float
  const call = fn(`${prefix}${mark}`, [{ x: type }], type, (x) => x)
  // The node has this type, and every node is an `AnyNode`.
  return call(node as unknown as Float) as unknown as AnyNode
}

export const traced = (options: Pick<RunOptions, 'source' | 'watch' | 'createEngine'>): Picture => {
  const calls = new WeakSet<AnyNode>()
  return runCode({
    ...options,
    replace(mark, node) {
      // A variable that is read is a mark too: its node has its call already.
      if (calls.has(node)) return node
      const call = wrapped(mark, node)
      calls.add(call)
      return call
    },
  })
}

/** The lines of the code for each line of the text, counted from 1; undefined if the text with the calls has other lines. */
export const linesOf = (code: string, { content, marks }: Picture, name: Printed, text: string): readonly (readonly number[])[] | undefined => {
  const own = text.split('\n')
  const marked = withoutFunctions(print(code, content, name).split('\n'))
  if (own.length !== marked.length || own.some((line, i) => bare(line) !== bare(marked[i] ?? ''))) return undefined
  const lines = marks.map((mark) => lineOf(code, mark))
  return marked.map((line) => [
    ...new Set([...line.matchAll(new RegExp(`${prefix}(\\d+)`, 'g'))].flatMap(([, mark]) => lines[Number(mark)] ?? []).toSorted((a, b) => a - b)),
  ])
}

/** The line of the operation itself: a call of a function begins with it, a call of a method ends with it. */
const lineOf = (code: string, { from, to }: Mark): number => code.slice(0, /^\w+\s*\(/.test(code.slice(from, to)) ? from + 1 : to).split('\n').length

/** Removes the functions that the calls are of: a head, a result, a bracket and an empty line each. */
const withoutFunctions = (lines: readonly string[]): readonly string[] => {
  const isHead = (line: string | undefined): boolean => line !== undefined && /^\S/.test(line) && line.includes(prefix) && line.endsWith('{')
  return lines.filter((_, i) => ![i, i - 1, i - 2, i - 3].some((at) => isHead(lines[at])))
}

/** A line without the calls, and without the brackets that they make unnecessary. */
const bare = (line: string): string => line.replaceAll(new RegExp(`${prefix}\\d+|[()\\s]`, 'g'), '')
