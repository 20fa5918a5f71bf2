/**
 * Finds the declarations of a WGSL module: bound variables, and entry points with their inputs and outputs. Skips function bodies.
 */
import type { ResourceType } from '../../../shader/ir/type.ts'
import { Cursor, tokensOf, type Token } from './wgsl-token.ts'
import { readNumber, readTexture, readType, structLaid, type Laid, type Scope } from './wgsl-type.ts'

type Attributes = ReadonlyMap<string, readonly Token[]>

export interface BoundVariable {
  readonly name: string
  readonly group: number
  readonly binding: number
  readonly space: 'uniform' | 'storage' | 'texture' | 'sampler'
  readonly isWritten: boolean
  readonly laid: Laid | undefined
  readonly resource: ResourceType | undefined
  readonly typeText: string
}

/** Something with `@location` or `@builtin`. */
export interface Marked {
  readonly name: string
  readonly location: number | undefined
  readonly builtin: string | undefined
  readonly laid: Laid | undefined
}

export interface EntryPoint {
  readonly stage: 'vertex' | 'fragment' | 'compute'
  readonly name: string
  /** The ranges of the attributes that only entry points may have. */
  readonly marks: readonly (readonly [start: number, end: number])[]
  readonly params: readonly { readonly name: string; readonly text: string }[]
  readonly inputs: readonly Marked[]
  readonly outputs: readonly Marked[]
  readonly resultText: string
  /** Whether its result is a struct. */
  readonly givesStruct: boolean
}

export interface Module {
  readonly variables: readonly BoundVariable[]
  readonly entries: readonly EntryPoint[]
  /** The WebGPU features of its `enable` directives. */
  readonly features: readonly string[]
}

const features: Readonly<Record<string, string>> = { f16: 'shader-f16', subgroups: 'subgroups', clip_distances: 'clip-distances' }

/** Parses attributes: their arguments by name, and the range of each. */
const readAttributes = (cursor: Cursor): { readonly attributes: Attributes; readonly places: readonly (readonly [number, number])[] } => {
  const attributes = new Map<string, readonly Token[]>()
  const places: (readonly [number, number])[] = []
  while (cursor.peek() === '@') {
    const start = cursor.tokens[cursor.at]?.start ?? 0
    cursor.next()
    const name = cursor.next()
    attributes.set(name, cursor.peek() === '(' ? cursor.inside('(', ')') : [])
    places.push([start, cursor.tokens[cursor.at - 1]?.end ?? start])
  }
  return { attributes, places }
}

const numberOf = (attributes: Attributes, name: string, scope: Scope): number | undefined => {
  const tokens = attributes.get(name)
  return tokens && readNumber(new Cursor(tokens), scope)
}
const textOf = (code: string, tokens: readonly Token[]): string => code.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)

/** Splits at commas outside brackets. */
const split = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const parts: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if ('(<['.includes(token.text)) depth++
    else if (')>]'.includes(token.text)) depth--
    if (token.text === ',' && depth === 0) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

export const readModule = (code: string): Module => {
  const cursor = new Cursor(tokensOf(code))
  const types = new Map<string, Laid>()
  const numbers = new Map<string, number>()
  const scope: Scope = { types, numbers }
  /** The members of structs with their attributes, for the inputs and outputs of entry points. */
  const marked = new Map<string, readonly Marked[]>()
  const variables: BoundVariable[] = []
  const entries: EntryPoint[] = []
  const enabled: string[] = []

  const markOf = (name: string, attributes: Attributes, laid: Laid | undefined): Marked => ({
    name,
    location: numberOf(attributes, 'location', scope),
    builtin: attributes.get('builtin')?.[0]?.text,
    laid,
  })
  const skipStatement = (): void => {
    while (!cursor.isDone && cursor.next() !== ';');
  }

  const readStruct = (): void => {
    const name = cursor.next()
    const members = split(cursor.inside('{', '}')).map((tokens) => {
      const own = new Cursor(tokens)
      const { attributes } = readAttributes(own)
      const field = own.next()
      own.take(':')
      const laid = readType(own, scope)
      return { name: field, laid, attributes, align: numberOf(attributes, 'align', scope), size: numberOf(attributes, 'size', scope) }
    })
    marked.set(
      name,
      members.map(({ name: field, attributes, laid }) => markOf(field, attributes, laid)),
    )
    const fields = members.flatMap(({ name: field, laid, align, size }) =>
      laid ? [{ name: field, laid, ...(align !== undefined && { align }), ...(size !== undefined && { size }) }] : [],
    )
    // A struct has no memory layout if one of its members has none.
    if (fields.length === members.length) types.set(name, structLaid(name, fields))
  }

  const readVariable = (attributes: Attributes): void => {
    const [space = '', access = ''] = cursor.peek() === '<' ? cursor.inside('<', '>').flatMap(({ text }) => (text === ',' ? [] : [text])) : []
    const name = cursor.next()
    const group = numberOf(attributes, 'group', scope)
    const binding = numberOf(attributes, 'binding', scope)
    if (group === undefined || binding === undefined || !cursor.take(':')) return skipStatement()
    const start = cursor.at
    const kind = cursor.peek().startsWith('texture_')
      ? 'texture'
      : cursor.peek().startsWith('sampler')
        ? 'sampler'
        : space === 'uniform'
          ? 'uniform'
          : 'storage'
    const laid = kind === 'uniform' || kind === 'storage' ? readType(cursor, scope) : undefined
    const resource = kind === 'texture' ? readTexture(cursor) : undefined
    if (kind === 'sampler') cursor.next()
    const typeText = textOf(code, cursor.tokens.slice(start, cursor.at))
    variables.push({ name, group, binding, space: kind, isWritten: access === 'read_write', laid, resource, typeText })
    skipStatement()
  }

  const readFunction = (attributes: Attributes, places: readonly (readonly [number, number])[]): void => {
    const name = cursor.next()
    const params = split(cursor.inside('(', ')')).map((tokens) => {
      const own = new Cursor(tokens)
      const { attributes: marks, places: ownPlaces } = readAttributes(own)
      const param = own.next()
      own.take(':')
      const struct = marked.get(own.peek())
      const inputs = marks.size === 0 && struct ? struct : [markOf(param, marks, readType(own, scope))]
      return { name: param, text: textOf(code, tokens), inputs, places: ownPlaces }
    })
    let outputs: readonly Marked[] = []
    let resultText = ''
    let givesStruct = false
    const resultPlaces: (readonly [number, number])[] = []
    if (cursor.take('->')) {
      const start = cursor.at
      const { attributes: marks, places: own } = readAttributes(cursor)
      resultPlaces.push(...own)
      const struct = marked.get(cursor.peek())
      givesStruct = marks.size === 0 && struct !== undefined
      outputs = givesStruct && struct ? struct : [markOf('color', marks, readType(new Cursor(cursor.tokens.slice(cursor.at)), scope))]
      while (!cursor.isDone && cursor.peek() !== '{') cursor.next()
      resultText = textOf(code, cursor.tokens.slice(start, cursor.at))
    }
    if (cursor.peek() === '{') cursor.inside('{', '}')
    const stage = (['vertex', 'fragment', 'compute'] as const).find((one) => attributes.has(one))
    if (!stage) return
    const marks = [...places, ...params.flatMap((param) => param.places), ...resultPlaces]
    entries.push({ stage, name, marks, params, inputs: params.flatMap(({ inputs }) => inputs), outputs, resultText, givesStruct })
  }

  while (!cursor.isDone) {
    const { attributes, places } = readAttributes(cursor)
    const keyword = cursor.next()
    if (keyword === 'struct') readStruct()
    else if (keyword === 'var') readVariable(attributes)
    else if (keyword === 'fn') readFunction(attributes, places)
    else if (keyword === 'alias') {
      const name = cursor.next()
      cursor.take('=')
      const laid = readType(cursor, scope)
      if (laid) types.set(name, laid)
      skipStatement()
    } else if (keyword === 'const') {
      const name = cursor.next()
      if (cursor.take(':')) readType(cursor, scope)
      const value = cursor.take('=') ? readNumber(cursor, scope) : undefined
      if (value !== undefined) numbers.set(name, value)
      skipStatement()
    } else if (keyword === 'enable') {
      while (!cursor.isDone && cursor.peek() !== ';') {
        const feature = features[cursor.next()]
        if (feature) enabled.push(feature)
      }
    } else if (keyword !== ';') skipStatement()
  }
  return { variables, entries, features: enabled }
}
