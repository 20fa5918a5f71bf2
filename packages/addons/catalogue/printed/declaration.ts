/**
 * Splits a printed text into its functions, structs and constants, and finds which of them each uses. Works for GLSL and for WGSL.
 */
import { tokensOf, type Token } from './token.ts'

export interface Declaration {
  readonly kind: 'function' | 'struct' | 'constant'
  readonly name: string
  readonly text: string
  readonly tokens: readonly Token[]
  /** Other declarations of the same text that it uses, in the order of first use. */
  readonly uses: readonly string[]
}

/** The declarations of a text without an entry point, in their order: each after those that it uses. */
export const declarationsIn = (text: string): readonly Declaration[] => {
  const found = piecesOf(tokensOf(text)).flatMap((tokens) => {
    const kind = kindOf(tokens)
    // The default precision is not a declaration.
    return kind ? [{ kind, name: declaredName(kind, tokens), tokens, text: text.slice(tokens[0]?.start, tokens.at(-1)?.end) }] : []
  })
  const kinds = new Map(found.map(({ name, kind }) => [name, kind]))
  return found.map((declaration) => {
    // A field follows a dot, and may have the name of a function.
    const named = declaration.tokens.flatMap(({ kind, text: word }, i) =>
      kind === 'word' && declaration.tokens[i - 1]?.text !== '.' && (declaration.kind !== 'struct' || kinds.get(word) === 'struct') ? [word] : [],
    )
    return { ...declaration, uses: [...new Set(named)].filter((word) => word !== declaration.name && kinds.has(word)) }
  })
}

/** Renames a declaration, or names inside it. */
export const renamed = (declaration: Declaration, names: ReadonlyMap<string, string>): Declaration => {
  const { name, text, tokens, uses } = declaration
  const begin = tokens[0]?.start ?? 0
  // From last to first, so that earlier positions stay valid.
  const changed = tokens.reduceRight((so, token, i) => {
    const to = token.kind === 'word' && tokens[i - 1]?.text !== '.' ? names.get(token.text) : undefined
    return to === undefined ? so : so.slice(0, token.start - begin) + to + so.slice(token.end - begin)
  }, text)
  const nameOf = (old: string): string => names.get(old) ?? old
  return { kind: declaration.kind, name: nameOf(name), text: changed, tokens: tokensOf(changed), uses: uses.map(nameOf) }
}

/** Top-level declarations, each to its semicolon or to its closing brace. */
const piecesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const pieces: Token[][] = []
  let piece: Token[] = []
  let depth = 0
  for (const token of tokens) {
    if (token.kind === 'directive') continue
    // A struct of GLSL has a semicolon after its braces.
    if (piece.length === 0 && token.text === ';') {
      pieces.at(-1)?.push(token)
      continue
    }
    piece.push(token)
    if ('([{'.includes(token.text)) depth++
    if (')]}'.includes(token.text)) depth--
    if (depth > 0 || (token.text !== ';' && token.text !== '}')) continue
    pieces.push(piece)
    piece = []
  }
  if (piece.length > 0) throw new Error(`expected whole declarations, got a text that ends inside of "${piece.map(({ text }) => text).join(' ')}"`)
  return pieces
}

const kindOf = (tokens: readonly Token[]): Declaration['kind'] | undefined => {
  const first = tokens[0]?.text
  if (first === 'precision') return undefined
  if (first === 'struct') return 'struct'
  if (first === 'const') return 'constant'
  if (tokens.at(-1)?.text === '}') return 'function'
  throw new Error(
    `expected functions, structs and constants, got "${tokens.map(({ text }) => text).join(' ')}": what a shader is given from outside belongs to no library`,
  )
}

const declaredName = (kind: Declaration['kind'], tokens: readonly Token[]): string => {
  // A function's name is before its parameters, a constant's before its type (WGSL) or its value.
  const after = kind === 'function' ? ['('] : [':', '=']
  const name = kind === 'struct' ? tokens[1] : tokens[tokens.findIndex(({ text }) => after.includes(text)) - 1]
  if (name?.kind !== 'word') throw new Error(`expected the name of a ${kind}, got "${name?.text ?? 'nothing'}"`)
  return name.text
}
