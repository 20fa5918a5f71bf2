/** The numbers in the code that can be changed by hand: one alone, the two of a vec2, the three of a colour. */
import type { SyntaxNode, Tree } from '@lezer/common'
import type { Range } from './message.ts'

export type Numbers = {
  /** The meaning of the numbers together: a colour is a vec3 of three numbers from 0 to 1. */
  readonly kind: 'number' | 'vector' | 'colour'
  readonly ranges: readonly Range[]
  readonly values: readonly number[]
}

/** The value of a number as it stands in code, with its sign. */
export const numberOf = (text: string): number | undefined => {
  const [, sign, digits = ''] = /^(-?)(.+)$/.exec(text.replaceAll(/[\s_]/g, '')) ?? []
  const value = digits === '' ? Number.NaN : Number(digits)
  return Number.isFinite(value) ? (sign ? -value : value) : undefined
}

const isNumber = (node: SyntaxNode): boolean => node.name === 'Number'

/** A number with its sign. */
const numberAround = (node: SyntaxNode, source: string): { readonly range: Range; readonly value: number } | undefined => {
  if (!isNumber(node)) return undefined
  const { parent } = node
  const isNegative = parent?.name === 'UnaryExpression' && source.slice(parent.from, node.from).trim() === '-'
  const { from } = isNegative ? parent : node
  const value = numberOf(source.slice(from, node.to))
  return value !== undefined ? { range: { from, to: node.to }, value } : undefined
}

/** The arguments of a call, if all of them are numbers. */
const argumentsOf = (list: SyntaxNode, source: string): Numbers | undefined => {
  const found: { readonly range: Range; readonly value: number }[] = []
  for (let child = list.firstChild; child; child = child.nextSibling) {
    if (child.name === '(' || child.name === ')' || child.name === ',') continue
    const inner = child.name === 'UnaryExpression' ? child.lastChild : child
    const number = inner && numberAround(inner, source)
    if (!number) return undefined
    found.push(number)
  }
  const name = list.prevSibling ? source.slice(list.prevSibling.from, list.prevSibling.to) : ''
  const values = found.map(({ value }) => value)
  const ranges = found.map(({ range }) => range)
  if (name === 'vec2' && found.length === 2) return { kind: 'vector', ranges, values }
  if (name === 'vec3' && found.length === 3 && values.every((value) => value >= 0 && value <= 1)) return { kind: 'colour', ranges, values }
  return undefined
}

/** Finds the number at a place of the code, with the others of its vector. */
export const numbersAt = (tree: Tree, source: string, at: number): Numbers | undefined => {
  for (const side of [-1, 1] as const) {
    const node = tree.resolveInner(at, side)
    const number = numberAround(node, source)
    if (!number) continue
    const list = node.parent?.name === 'UnaryExpression' ? node.parent.parent : node.parent
    const together = list?.name === 'ArgList' ? argumentsOf(list, source) : undefined
    return together ?? { kind: 'number', ranges: [number.range], values: [number.value] }
  }
  return undefined
}

export type Scale = { readonly min: number; readonly max: number; readonly step: number }

/** The range and the step of a slider: as wide as the number is large, as fine as it is written. */
export const scaleOf = (text: string): Scale => {
  const value = numberOf(text) ?? 0
  // The exponent moves the last digit that is written.
  const [, fraction = '', exponent = '0'] = /^[^.e]*\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text.replaceAll('_', '')) ?? []
  const digits = Math.max(0, fraction.length - Number(exponent))
  const size = Math.abs(value)
  if (digits === 0 && size >= 2) return { min: Math.min(0, value) - (value < 0 ? size : 0), max: Math.max(0, value) + (value > 0 ? size : 0), step: 1 }
  const step = 10 ** -Math.min(20, digits + 1)
  if (size === 0) return { min: -1, max: 1, step: 0.01 }
  return value > 0 ? { min: 0, max: 2 * size, step } : { min: -2 * size, max: 0, step }
}

/** A number that follows other code: two minus signs in a row would be an operator of their own. */
export const writtenAfter = (before: string, text: string): string => (before.endsWith('-') && text.startsWith('-') ? ` ${text}` : text)

/** A number as it is written into the code. */
export const written = (value: number, { step }: Scale): string => {
  const digits = Math.max(0, Math.ceil(-Math.log10(step)))
  return String(Number(value.toFixed(digits)))
}
