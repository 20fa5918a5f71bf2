/**
 * Finds the lines of the code that each line of a printed shader came from. The code runs once more, with a name for every marked node:
 * `uv.mul(2).toConst('mark3m')`. In that text each named value is a constant. Both texts compute the same values.
 */
import type { Printed } from '../message.ts'
import type { Mark } from './instrument.ts'
import { componentsOf, type AnyNode } from './node.ts'
import { runCode, type Picture, type RunOptions } from './run.ts'
import { print } from './texts.ts'
import { marksByLine } from './trace-line.ts'
import { marksByValue } from './trace-value.ts'

/** Expressions that printers write where they are used, without a constant. A name would change the lines. */
const leaves = new Set(['input', 'uniform', 'storage', 'literal', 'param', 'named'])
const parts = new Set(['swizzle', 'field', 'index'])
const isLeaf = ({ op, args }: AnyNode): boolean => leaves.has(op) || (parts.has(op) && args.every(isLeaf))
const isConstant = ({ op, args }: AnyNode): boolean => op === 'literal' || (args.length > 0 && args.every(isConstant))

/** A letter ends the number, since printers number equal names: `mark3m1`. */
const nameOf = (mark: number): string => `mark${mark}m`

export const traced = (options: Pick<RunOptions, 'source' | 'watch' | 'createEngine'>): Picture =>
  runCode({
    ...options,
    replace: (mark, node) =>
      componentsOf(node) === undefined || isLeaf(node) || isConstant(node)
        ? node
        : // Every node has this method.
          (node as unknown as { readonly toConst: (name: string) => AnyNode }).toConst(nameOf(mark)),
  })

/** The lines of the code for each line of the text, counted from 1. A line of unknown origin has none. */
export const linesOf = (code: string, { content, marks }: Picture, name: Printed, text: string): readonly (readonly number[])[] => {
  const marked = print(code, content, name)
  const lines = marks.map((mark) => lineOf(code, mark))
  const found = name === 'js' ? marksByValue(text, marked) : marksByLine(text, marked)
  return found.map((names) => [...new Set(names.flatMap((mark) => lines[mark] ?? []))].toSorted((a, b) => a - b))
}

/** The line of the operation itself: a call of a function begins with it, a call of a method ends with it. */
const lineOf = (code: string, { from, to }: Mark): number => code.slice(0, /^\w+\s*\(/.test(code.slice(from, to)) ? from + 1 : to).split('\n').length
