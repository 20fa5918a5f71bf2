/**
 * Compares a JavaScript text with the same text whose marked values are constants: `const mark3m_x = …`. JavaScript has a scalar for each
 * component, and a constant for each value that is used twice, so the two texts have other lines. Both are parsed, and each expression
 * gets a number: two expressions of a function have the same number if they compute the same value.
 */
import { parse, type AnyNode, type Function, type Program } from 'acorn'

type Value = number
type Values = {
  /** Each expression, and its line, counted from 0. */
  readonly expressions: readonly { readonly value: Value; readonly line: number }[]
  readonly constants: readonly { readonly name: string; readonly value: Value }[]
  /** The calls whose results are read, by the values of the results. */
  readonly calls: ReadonlyMap<Value, Value>
}

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const isExpression = ({ type }: AnyNode): boolean => type.endsWith('Expression') || type === 'Identifier' || type === 'Literal'

/** The properties of a node that say what it computes, and the elements of those that are lists. */
const partsOf = (node: AnyNode): readonly unknown[] =>
  Object.entries(node).flatMap(([key, part]: [string, unknown]) => (key === 'start' || key === 'end' || key === 'loc' ? [] : part))

/** The array in which a function with several results leaves them. Its caller reads them after the call. */
const resultsIn = ({ body }: Program): string | undefined => {
  for (const statement of body)
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier' && /^r\d*$/.test(id.name) && init?.type === 'NewExpression') return id.name
  return undefined
}

/** `number` gives equal texts the same number. */
const valuesIn = (text: string, number: (text: string) => Value): Values => {
  const expressions: { readonly value: Value; readonly line: number }[] = []
  const constants: { readonly name: string; readonly value: Value }[] = []
  const calls = new Map<Value, Value>()
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
  const results = resultsIn(program)

  const readFunction = (func: Function): void => {
    const inside = func.id?.name ?? ''
    const known = new Map<string, Value>()
    let call: Value | undefined

    const isResult = (node: AnyNode): boolean => node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === results
    const valueOf = (node: AnyNode): Value => {
      if (node.type === 'Identifier') return known.get(node.name) ?? number(`${inside} ${node.name}`)
      // The caller reads what is written to the results here, so the place itself has no value.
      if (node.type === 'AssignmentExpression' && isResult(node.left)) return valueOf(node.right)
      const parts = partsOf(node).map((part) => {
        if (!isNode(part)) return String(part)
        // In `Math.max`, the name is not that of a constant.
        const isName = node.type === 'MemberExpression' && !node.computed && part === node.property
        return isName && part.type === 'Identifier' ? part.name : `#${valueOf(part)}`
      })
      const value = number([inside, ...(isResult(node) ? [call] : []), ...parts].join(' '))
      if (isResult(node) && call !== undefined) calls.set(value, call)
      expressions.push({ value, line: (node.loc?.start.line ?? 1) - 1 })
      return value
    }
    const read = (node: AnyNode): void => {
      if (node.type === 'VariableDeclaration') {
        for (const { id, init } of node.declarations) {
          if (!init) continue
          const value = valueOf(init)
          if (node.kind !== 'const' || id.type !== 'Identifier') continue
          known.set(id.name, value)
          constants.push({ name: id.name, value })
        }
      } else if (node.type === 'ExpressionStatement') {
        const value = valueOf(node.expression)
        if (node.expression.type === 'CallExpression') call = value
      } else if (isExpression(node)) {
        valueOf(node)
      } else {
        for (const part of partsOf(node)) if (isNode(part)) read(part)
      }
    }
    read(func.body)
  }
  for (const statement of program.body) if (statement.type === 'FunctionDeclaration') readFunction(statement)
  return { expressions, constants, calls }
}

/** The numbers of the marks whose values each line of the text computes. */
export const marksByValue = (text: string, marked: string): readonly (readonly number[])[] => {
  const numbers = new Map<string, Value>()
  const number = (key: string): Value => {
    const known = numbers.get(key) ?? numbers.size
    numbers.set(key, known)
    return known
  }
  const marks = new Map<Value, number[]>()
  const { constants, calls } = valuesIn(marked, number)
  for (const { name, value } of constants) {
    const [, mark] = /^mark(\d+)m/.exec(name) ?? []
    if (mark === undefined) continue
    const call = calls.get(value)
    for (const one of call === undefined ? [value] : [value, call]) marks.set(one, [...(marks.get(one) ?? []), Number(mark)])
  }
  const found: number[][] = text.split('\n').map(() => [])
  for (const { value, line } of valuesIn(text, number).expressions) found[line]?.push(...(marks.get(value) ?? []))
  return found
}
