/**
 * The reader's code with a call around every expression that may be a node, so that the frame knows which expression of the code made
 * which node. Lines stay where they are. Numbers that the reader drags become uniforms.
 * Must not know: what the calls do.
 */
import type { SyntaxNode, Tree } from '@lezer/common'
import { parser } from '@lezer/javascript'
import type { Range } from '../message.ts'
import { numberOf } from '../numbers.ts'

/** The functions that instrumented code calls: with the number of a mark and a value, and with the number of a live number. */
export const markName = 'mark$'
export const liveName = 'live$'
/** In code that is stepped through, called with the number of a mark before its expression is evaluated. */
export const openName = 'open$'

/** An expression with a call around it. */
export type Mark = Range & {
  readonly isCall: boolean
  /** The offset of the name that is called: in a chain, of its last one. */
  readonly at: number
  /** The constant of the code that holds the value. */
  readonly name?: string | undefined
  /** The mark of the variable that a call such as `sum.addAssign(x)` assigns to. */
  readonly assigns?: number | undefined
}

export type Instrumented = {
  readonly text: string
  /** In the order in which code without loops and functions computes them. */
  readonly marks: readonly Mark[]
  /** The live numbers as they stand in the code; other ranges than those of numbers are left out. */
  readonly values: readonly number[]
}

const typescript = parser.configure({ dialect: 'ts' })

/** Tests whether an expression is computed with as a number of JavaScript. Loops over such numbers run often. */
const isNumeric = ({ parent, prevSibling, nextSibling }: SyntaxNode): boolean =>
  parent?.name === 'BinaryExpression' && [prevSibling, nextSibling].some((operator) => /^(?:Arith|Compare|Bit)Op$/.test(operator?.name ?? ''))

/** Tests whether an expression gets a mark. The others are no nodes, or have the same node as the expression inside them. */
const isExpression = (node: SyntaxNode): boolean => {
  if (isNumeric(node)) return false
  switch (node.name) {
    case 'CallExpression':
      return node.firstChild?.name !== 'super' && node.firstChild?.name !== 'import'
    case 'MemberExpression':
      return !isPlace(node)
    case 'VariableName':
      return node.parent?.name === 'ArgList' || (node.parent?.name === 'MemberExpression' && isFirst(node))
    default:
      return false
  }
}

/** Types have expressions of their own: `typeof a.b`. */
const isType = ({ name }: SyntaxNode): boolean => /^(?:Type|Interface)\w+$/.test(name)

const isFirst = (node: SyntaxNode): boolean => node.prevSibling === null

/** Tests whether the code calls the expression or assigns to it, so that it is not a value. */
const isPlace = (node: SyntaxNode): boolean => {
  switch (node.parent?.name) {
    // A member in brackets, with types or with a bang may be called from outside: its object is then `this`.
    case 'BinaryExpression':
      return node.nextSibling?.name === 'as' || node.nextSibling?.name === 'satisfies'
    case 'CallExpression':
    case 'NewExpression':
    case 'TaggedTemplateExpression':
    case 'AssignmentExpression':
    case 'UpdateExpression':
    case 'PostfixExpression':
    case 'UnaryExpression':
    case 'ForOfSpec':
    case 'ForInSpec':
    case 'ArrayPattern':
    case 'ObjectPattern':
    case 'PatternProperty':
    case 'InstantiationExpression':
    case 'ParenthesizedExpression':
      return isFirst(node) || node.parent.name !== 'AssignmentExpression'
    default:
      return false
  }
}

const hasErrors = (tree: Tree): boolean => {
  let isFound = false
  tree.iterate({
    enter({ type }) {
      isFound ||= type.isError
      return !isFound
    },
  })
  return isFound
}

/** The constant that is declared with the value of an expression. */
const constantOf = ({ parent, prevSibling }: SyntaxNode, source: string): string | undefined => {
  if (parent?.name !== 'VariableDeclaration' || prevSibling?.name !== 'Equals') return undefined
  const defined = prevSibling.prevSibling?.name === 'TypeAnnotation' ? prevSibling.prevSibling.prevSibling : prevSibling.prevSibling
  return defined?.name === 'VariableDefinition' ? source.slice(defined.from, defined.to) : undefined
}

/** `isStepped` adds the calls of `openName`, and has each condition of an ElseIf evaluated in its branch, where statements may stand. */
export const instrument = (source: string, live: readonly Range[] = [], isStepped = false): Instrumented => {
  const marks: Mark[] = []
  const values: number[] = []
  const insertions: { readonly at: number; readonly text: string; readonly order: number }[] = []
  const cuts: { readonly from: number; readonly to: number; readonly text: string }[] = []
  const walk = (node: SyntaxNode): void => {
    if (isType(node)) return
    if (node.name === 'NewExpression') return walkArguments(node)
    // An optional chain skips all that follows it; a call around a part of it would not be skipped.
    const isChain = (node.name === 'CallExpression' || node.name === 'MemberExpression') && source.slice(node.from, node.to).includes('?.')
    for (let child = node.firstChild; child; child = child.nextSibling) walk(child)
    if (!isChain && isExpression(node)) {
      const index = marks.push(markOf(node)) - 1
      const opening = isStepped ? `${markName}(${openName}(${index}),` : `${markName}(${index},`
      // When several calls begin at the same offset, the outermost is inserted first.
      insertions.push({ at: node.from, text: opening, order: -index }, { at: node.to, text: ')', order: index - 1e9 })
      const condition = isStepped && calledName(node) === 'ElseIf' ? node.getChild('ArgList')?.firstChild?.nextSibling : undefined
      if (condition) insertions.push({ at: condition.from, text: '()=>(', order: -1e9 }, { at: condition.to, text: ')', order: 0 })
    }
  }
  const nameIn = (node: SyntaxNode): SyntaxNode | null => (node.name === 'CallExpression' ? (node.firstChild?.lastChild ?? node.firstChild) : null)
  const calledName = (node: SyntaxNode): string | undefined => {
    const name = nameIn(node)
    return name ? source.slice(name.from, name.to) : undefined
  }
  const markOf = (node: SyntaxNode): Mark => {
    const { from, to } = node
    const place = /^(?:assign|\w+Assign)$/.test(calledName(node) ?? '') ? node.firstChild?.firstChild : undefined
    const assigns = place ? marks.findLastIndex((mark) => mark.from === place.from && mark.to === place.to) : -1
    return {
      from,
      to,
      isCall: node.name === 'CallExpression',
      at: nameIn(node)?.from ?? from,
      name: constantOf(node, source),
      ...(assigns < 0 ? {} : { assigns }),
    }
  }
  // `new a.B()` constructs the first call that it meets, so nothing between `new` and the arguments may become one.
  const walkArguments = (node: SyntaxNode): void => {
    const list = node.getChild('ArgList')
    if (list) walk(list)
  }
  const tree = typescript.parse(source)
  // Code that this grammar cannot read, such as `[a.b] = c`, runs as it is.
  if (!hasErrors(tree)) walk(tree.topNode)
  for (const { from, to } of live) {
    const value = numberOf(source.slice(from, to))
    if (value === undefined) continue
    cuts.push({ from, to, text: `${liveName}(${values.push(value) - 1})` })
  }
  return { text: rewrite(source, insertions, cuts), marks, values }
}

type Insertion = { readonly at: number; readonly text: string; readonly order: number }
type Cut = Range & { readonly text: string }

const rewrite = (source: string, insertions: readonly Insertion[], cuts: readonly Cut[]): string => {
  const edits = [
    ...insertions.map(({ at, text, order }) => ({ from: at, to: at, text, order })),
    ...cuts.map((cut) => ({ ...cut, order: Number.MAX_SAFE_INTEGER })),
  ].toSorted((a, b) => a.from - b.from || a.order - b.order)
  let result = ''
  let from = 0
  for (const edit of edits) {
    result += source.slice(from, edit.from) + edit.text
    from = edit.to
  }
  return result + source.slice(from)
}
