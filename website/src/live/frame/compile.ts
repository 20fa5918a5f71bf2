/**
 * The text of a live block made into JavaScript that a browser runs as the body of a function: JSX and types gone, imports made calls,
 * every loop watched, and the last statement's value given back. Lines stay where they are, so that a mistake can be found.
 * Must not know: what runs it.
 */
import { type AnyNode, parse } from 'acorn'
import { transform } from 'sucrase'

/** The text cannot be read: at which line, counted from 1, if that is known. */
export class Unreadable extends Error {
  readonly line: number | undefined
  constructor(message: string, line: number | undefined) {
    super(message)
    this.line = line
  }
}

/** What a compiled loop calls each time round. */
export const watchName = 'watchLoop$'

export const compile = (source: string, language: string): string => {
  try {
    const { code } = transform(source, {
      transforms: ['jsx', 'imports', ...(language.startsWith('ts') ? (['typescript'] as const) : [])],
      production: true,
    })
    const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true })
    return insert(code, [...body.flatMap(watches), ...resultOf(body.at(-1))])
  } catch (error) {
    throw unreadable(error)
  }
}

type Insertion = { readonly at: number; readonly text: string }

const insert = (code: string, insertions: readonly Insertion[]): string => {
  let result = ''
  let from = 0
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at)) {
    result += code.slice(from, at) + text
    from = at
  }
  return result + code.slice(from)
}

/** Where every loop of a tree calls the watch. */
const watches = (node: AnyNode): readonly Insertion[] => {
  const inside = Object.values(node).flatMap(childrenOf).flatMap(watches)
  switch (node.type) {
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement': {
      const { body } = node
      if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${watchName}();` }, ...inside]
      return [{ at: body.start, text: `{${watchName}();` }, ...inside, { at: body.end, text: '}' }]
    }
    default:
      return inside
  }
}

const childrenOf = (value: unknown): readonly AnyNode[] => (Array.isArray(value) ? value.flatMap(childrenOf) : isNode(value) ? [value] : [])
const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The value of the last statement: of an expression, or the function or class that it declares. */
const resultOf = (last: AnyNode | undefined): readonly Insertion[] => {
  if (last?.type === 'ExpressionStatement') return [{ at: last.start, text: 'return ' }]
  if (last?.type === 'FunctionDeclaration' || last?.type === 'ClassDeclaration') return [{ at: last.end, text: `;return ${last.id?.name ?? 'undefined'}` }]
  return []
}

/** Both parsers end their messages with the place. */
const unreadable = (error: unknown): Unreadable => {
  const text = error instanceof Error ? error.message : String(error)
  const [, message = text, line] = /^(?:Error transforming [^:]*: )?([\s\S]*?)\s*\((\d+):\d+\)$/.exec(text) ?? []
  return new Unreadable(message, line === undefined ? undefined : Number(line))
}
