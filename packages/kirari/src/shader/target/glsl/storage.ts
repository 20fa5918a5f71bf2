/**
 * Storages in GLSL ES 3.00, which has no storage buffers: each scalar or vector of a value has its own texture, `storageWidth` texels
 * wide. Functions of the program read the leaves and construct values from them.
 */
import { captureSite, noForm } from '#explain'
import { ShaderError } from '../../diagnostic/diagnostic.ts'
import type { Site } from '../../diagnostic/site.ts'
import { makeExpr, type BuiltinRule, type Expr, type Func, type Parameter, type Storage, type StorageSource } from '../../ir/expr.ts'
import type { ProgramStorage, StorageTexels } from '../../ir/program.ts'
import { storageWidth } from '../../ir/resource.ts'
import { makeStatement, type Return } from '../../ir/statement.ts'
import { textureOf } from '../../ir/resource-type.ts'
import { halfType, intType, isNumeric, typeOf, type NumericType, type Type } from '../../ir/type.ts'
import { glslDialect } from './dialect.ts'
import type { Names } from '../text/program-names.ts'
import { arithmetic, call, int, invoke, paramOf, swizzle } from '../../pass/build.ts'
import { construct } from '../../pass/construct.ts'
import { offsetsOf, strideOf } from '../../feature/memory-layout.ts'
import { elementOf, follow, storageLayout, type StoragePath } from '../text/storage.ts'

/** A part of a value: a leaf, which a texture holds, or a composite of such parts. */
export interface Part {
  readonly type: Type
  readonly byteOffset: number
  readonly name: string
  /** The fields, elements or columns; empty for a leaf. */
  readonly parts: readonly Part[]
  /** The function that reads it from the element at an index. */
  readonly read: Func
  /** Stands for the texture of a leaf; undefined for a composite. */
  readonly texels: StorageSource | undefined
}

/** A storage in a program. */
export interface Kept {
  readonly source: StorageSource
  readonly value: Part
  /** In memory order. */
  readonly leaves: readonly Part[]
}

const texelFetch: BuiltinRule = { name: 'texelFetch' }
const ivec2 = /*#__PURE__*/ typeOf(intType, 2)

/** The number of components of the texture of a leaf: no renderable format has three. */
export const componentsOf = ({ size }: NumericType): 1 | 2 | 4 => (size === 3 ? 4 : size)

/** The type of a leaf. */
export const leafType = (part: Part): NumericType => {
  if (!isNumeric(part.type)) throw new TypeError(`expected a part that a texture holds, got ${part.type.name}: please report this`)
  return part.type
}

/** The storages of a program. Throws for types that textures cannot hold. */
export class GLSLStorages {
  readonly #kept = new Map<StorageSource, Kept>()
  readonly #below: unknown

  constructor(below: unknown) {
    this.#below = below
  }

  of(source: StorageSource, site: Site | undefined): Kept {
    let kept = this.#kept.get(source)
    if (!kept) this.#kept.set(source, (kept = this.#keep(source, site)))
    return kept
  }

  /** Reads a part of a value, with as few texture fetches as the path allows. */
  read({ source, at, steps }: StoragePath, site: Site | undefined): Expr {
    let part = this.of(source, site).value
    const rest = [...steps]
    for (;;) {
      const next = rest[0] && childAt(part, rest[0])
      if (!next) break
      part = next
      rest.shift()
    }
    return follow(readAt(part, at), rest)
  }

  /** The storages for the engine; their texture units come after those of the textures. */
  list(names: Names, firstUnit: number, outputOf: (leaf: Part) => number | undefined): readonly ProgramStorage[] {
    let unit = firstUnit
    return [...this.#kept.values()].flatMap(({ source, leaves }, binding) => {
      const texels = leaves.map((leaf): StorageTexels => {
        const type = leafType(leaf)
        const isRead = leaf.texels !== undefined && names.values.has(leaf.texels)
        const { name } = type.scalar
        return {
          name: isRead && leaf.texels ? names.value(leaf.texels, samplerOf(type)) : undefined,
          unit: isRead ? unit++ : undefined,
          byteOffset: leaf.byteOffset,
          components: componentsOf(type),
          used: type.size,
          scalar: name === 'int' || name === 'uint' ? name : 'float',
          output: outputOf(leaf),
        }
      })
      if (texels.every(({ unit: own, output }) => own === undefined && output === undefined)) return []
      const isWritten = texels.some(({ output }) => output !== undefined)
      return [{ name: source.name ?? 'storage', ...storageLayout(source), binding, isWritten, texels }]
    })
  }

  #keep(source: StorageSource, site: Site | undefined): Kept {
    const refuse = (what: string, why: string): never => {
      throw new ShaderError({ ...noForm(what, 'GLSL ES 3.00', why), site: site ?? captureSite(this.#below) })
    }
    const name = source.name ?? 'storage'
    const leaves: Part[] = []
    const build = (type: Type, byteOffset: number, hint: string): Part => {
      if (isNumeric(type)) {
        if (type.scalar === halfType) refuse(`half in the storage "${name}"`, 'make it a float; WebGL2 has no memory of halves')
        const leaf = leafOf(source, type, byteOffset, hint)
        leaves.push(leaf)
        return leaf
      }
      return compositeOf(source, type, byteOffset, hint, childrenOf(type, byteOffset, hint, build))
    }
    const refused = elementOf(source)
    if (holdsKind(refused, 'atomic')) refuse(`atomics in the storage "${name}"`, 'WebGL2 has no memory that invocations share; give each an element of its own')
    return { source, value: build(refused, 0, name), leaves }
  }
}

const holdsKind = (type: Type, kind: Type['kind']): boolean =>
  type.kind === kind ||
  (type.kind === 'array' && holdsKind(type.element, kind)) ||
  (type.kind === 'struct' && type.fields.some((field) => holdsKind(field.type, kind)))

const childrenOf = (type: Type, byteOffset: number, hint: string, build: (type: Type, byteOffset: number, hint: string) => Part): readonly Part[] => {
  switch (type.kind) {
    case 'matrix':
      return Array.from({ length: type.columns }, (_, i) => build(type.column, byteOffset + i * strideOf(type.column), `${hint}${i}`))
    case 'array':
      return Array.from({ length: type.count }, (_, i) => build(type.element, byteOffset + i * strideOf(type.element), `${hint}${i}`))
    case 'struct': {
      const offsets = offsetsOf(type.fields)
      return type.fields.map((field, i) =>
        build(field.type, byteOffset + (offsets[i] ?? 0), `${hint}${field.name.replace(/^./, (first) => first.toUpperCase())}`),
      )
    }
    default:
      throw new TypeError(`expected a type that lies in memory, got ${type.name}: please report this`)
  }
}

/** The part that a step leads to; undefined for a dynamic index, and in a leaf. */
export const childAt = (part: Part, step: Expr): Part | undefined => {
  if (step.op === 'field') return part.parts[step.detail]
  const at = step.op === 'index' ? step.args[1] : undefined
  return at?.op === 'literal' ? part.parts[Number(at.detail)] : undefined
}

/** A call of the function that reads a part. */
export const readAt = ({ read }: Part, at: Expr | undefined): Expr => (at ? invoke(read, asInt(at)) : invoke(read))
const asInt = (at: Expr): Expr => (at.type === intType ? at : at.op === 'literal' ? int(Number(at.detail)) : construct(intType, at))

const samplerOf = (type: NumericType): Type => textureOf('2d', type.scalar)

/** A function that reads from the element at an index, without a parameter if the storage is one value. */
const reader = (source: StorageSource, name: string, type: Type, value: (at: Expr | undefined) => Expr): Func => {
  const at: Parameter = { name: 'i', type: intType }
  const given = source.count === undefined ? undefined : paramOf(at)
  const body = [makeStatement<Return>('return', [value(given)], undefined)]
  return { name: `${name}At`, params: given ? [at] : [], result: type, body, site: undefined }
}

const leafOf = (source: StorageSource, type: NumericType, byteOffset: number, name: string): Part => {
  // A source of its own: the storage itself has several textures.
  const texels: StorageSource = { ...source, name: `${name}Texels` }
  const width = storageWidth(source.count ?? 1)
  const read = reader(source, name, type, (at) => {
    const place = at
      ? construct(ivec2, arithmetic('&', at, int(width - 1)), arithmetic('>>', at, makeExpr('literal', intType, [], Math.log2(width))))
      : construct(ivec2, int(0))
    const texel = call(texelFetch, typeOf(type.scalar, 4), makeExpr<Storage>('storage', samplerOf(type), [], texels), place, int(0))
    return type.size === 4 ? texel : swizzle(texel, 'xyz'.slice(0, type.size))
  })
  return { type, byteOffset, name, parts: [], read, texels }
}

const compositeOf = (source: StorageSource, type: Type, byteOffset: number, name: string, parts: readonly Part[]): Part => ({
  type,
  byteOffset,
  name,
  parts,
  read: reader(source, name, type, (at) => construct(type, ...parts.map(({ read }) => (at ? invoke(read, at) : invoke(read))))),
  texels: undefined,
})

/** The declarations of the samplers of storages. */
export const samplerLines = (names: Names): readonly string[] =>
  [...names.values].flatMap(([source, type]) =>
    typeof source === 'object' && 'kind' in source && source.kind === 'storage' && type.kind === 'texture'
      ? [`uniform ${glslDialect.typeName(type)} ${names.value(source, type)};`]
      : [],
  )
