/** Textures: the tokens of their kinds, the `texture` function, and the methods of textures and texture parameters. */
import { notAValue, notStorable, rememberSite, wrongArgument, wrongCount, wrongTexture } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { SamplerSettings } from '../../ir/expr.ts'
import { makeStatement, type Do } from '../../ir/statement.ts'
import { storageTextureOf, textureOf } from '../../ir/resource-type.ts'
import { floatType, intType, isNumeric, typeOf, uintType, type Access, type ResourceType, type ScalarType, type TextureDimension } from '../../ir/type.ts'
import type { StorageFormat } from '../../ir/format.ts'
import { textureArgumentType, textureResultType, textureRules, type TextureArgument, type TextureRule } from '../../builtin/texture.ts'
import type { GivenImage } from './image.ts'
import { exprOf, literal, makeNode, Node, registerNodes } from './node.ts'
import { record } from './record.ts'
import { checkSettings } from './texture-check.ts'
import { TextureSource } from './texture-source.ts'
import type {
  DepthTexture2D,
  DepthTexture2DArray,
  DepthTextureCube,
  GivenTexture,
  ITexture2D,
  ITexture2DArray,
  ITexture3D,
  ITextureCube,
  ReadWriteFormat,
  StorageTexture2D,
  StorageTexture2DArray,
  StorageTexture3D,
  Texture2D,
  Texture2DArray,
  Texture3D,
  TextureCube,
  TextureOptions,
  TextureToken,
  UTexture2D,
  UTexture2DArray,
  UTexture3D,
  UTextureCube,
} from './type/texture.ts'

/** The rules of a method, for textures and for storage textures, and its optional arguments. */
interface Method {
  readonly rule?: TextureRule
  readonly ofStorage?: TextureRule
  /** The rule for a call with a bias. */
  readonly biased?: TextureRule
  readonly hasOffset?: boolean
  /** Whether an omitted level means 0. */
  readonly hasDefault?: boolean
}

const methods: Readonly<Record<string, Method>> = {
  sample: { rule: textureRules.sample, biased: textureRules.sampleBias },
  sampleOffset: { rule: textureRules.sample, biased: textureRules.sampleBias, hasOffset: true },
  sampleLevel: { rule: textureRules.sampleLevel },
  sampleLevelOffset: { rule: textureRules.sampleLevel, hasOffset: true },
  sampleGrad: { rule: textureRules.sampleGrad },
  sampleGradOffset: { rule: textureRules.sampleGrad, hasOffset: true },
  sampleCompare: { rule: textureRules.sampleCompare },
  sampleCompareOffset: { rule: textureRules.sampleCompare, hasOffset: true },
  sampleCompareLevel: { rule: textureRules.sampleCompareLevel },
  sampleCompareLevelOffset: { rule: textureRules.sampleCompareLevel, hasOffset: true },
  gather: { rule: textureRules.gather },
  gatherOffset: { rule: textureRules.gather, hasOffset: true },
  gatherCompare: { rule: textureRules.gatherCompare },
  gatherCompareOffset: { rule: textureRules.gatherCompare, hasOffset: true },
  load: { rule: textureRules.load, ofStorage: textureRules.read, hasDefault: true },
  store: { ofStorage: textureRules.store },
  size: { rule: textureRules.size, ofStorage: textureRules.extent, hasDefault: true },
  layers: { rule: textureRules.layers, ofStorage: textureRules.layers },
  levels: { rule: textureRules.levels },
}
/** A texture is not a value: neither a constant nor a variable can hold it. */
const refused = ['toVar', 'toConst'] as const

/** A texture, or a parameter of a texture type. Its methods are those of the table. */
class TextureNode extends Node {
  get value(): GivenImage | undefined {
    return this.detail instanceof TextureSource ? this.detail.given : undefined
  }

  set value(image: GivenImage | undefined) {
    // oxlint-disable-next-line typescript/unbound-method -- a mark in the stack, never called
    const below = Object.getOwnPropertyDescriptor(TextureNode.prototype, 'value')?.set
    this.#source(below).set(image, below)
  }

  update(): void {
    // oxlint-disable-next-line typescript/unbound-method -- a mark in the stack, never called
    this.#source(TextureNode.prototype.update).update()
  }

  subscribe(listener: () => void): () => void {
    // oxlint-disable-next-line typescript/unbound-method -- a mark in the stack, never called
    return this.#source(TextureNode.prototype.subscribe).subscribe(listener)
  }

  #source(below: unknown): TextureSource {
    return this.detail instanceof TextureSource ? this.detail : fail(notAValue('a texture made by texture(…)', this), below)
  }
}

let isComplete = false
/** Runs when the first token is made, so that a bundle without textures can drop the table. */
const defineMethods = (): void => {
  if (isComplete) return
  isComplete = true
  const define = (name: string, call: (self: Node, values: readonly unknown[], below: unknown) => unknown): void => {
    const run = function (this: Node, ...values: unknown[]): unknown {
      return call(this, values, run)
    }
    Object.defineProperty(TextureNode.prototype, name, { value: run })
  }
  for (const [name, method] of Object.entries(methods)) define(name, (self, values, below) => callMethod(self, name, method, values, below))
  for (const name of refused) define(name, (self, _, below) => fail(notStorable(self.type.name), below))
}

const callMethod = (self: Node, name: string, method: Method, values: readonly unknown[], below: unknown): Node | undefined => {
  const { type } = self
  const resource = type.kind === 'texture' || type.kind === 'storageTexture' ? type : undefined
  const least = resource?.kind === 'storageTexture' ? method.ofStorage : method.rule
  if (!resource || !least?.on(resource) || (method.hasOffset && !textureArgumentType('offset', resource))) return fail(wrongTexture(name, type.name), below)
  const takes = [...least.takes, ...(method.hasOffset ? (['offset'] as const) : []), ...(method.biased ? (['bias'] as const) : [])]
  const wanted = takes.filter((argument) => textureArgumentType(argument, resource))
  const mayLack = method.biased || (method.hasDefault && least.takes.includes('level')) ? 1 : 0
  const count = values.findLastIndex((value) => value !== undefined) + 1
  if (count < wanted.length - mayLack || count > wanted.length) return fail(wrongCount(`${type.name}.${name}`, wanted.length - mayLack, count), below)
  const rule = (count === wanted.length && method.biased) || least
  const args = new Map(wanted.slice(0, count).map((argument, i) => [argument, exprOf(argumentNode(name, argument, values[i], resource, below))]))
  // In the IR the offset comes last, and the level is always present.
  const inOrder = [...rule.takes, 'offset' as const].flatMap(
    (argument) => args.get(argument) ?? (argument === 'level' ? [exprOf(literal(0, intType, below))] : []),
  )
  const node = makeNode('builtin', textureResultType(rule.gives, resource), [exprOf(self), ...inOrder], rule)
  rememberSite(node, below, rule)
  if (rule.gives !== 'nothing') return node
  record(makeStatement<Do>('do', [exprOf(node)], undefined), `${name}()`, below, [undefined])
  return undefined
}

/** Converts an argument to a node of its type in the IR. */
const argumentNode = (method: string, argument: TextureArgument | 'offset', value: unknown, resource: ResourceType, below: unknown): Node => {
  const wanted = textureArgumentType(argument, resource)
  const wrong = (taken = String(wanted?.name)): never => fail(wrongArgument(method, argument, taken, value), below)
  if (!wanted || !isNumeric(wanted)) return wrong()
  if (argument === 'offset') return offsetNode(wanted.size, value, below)
  if (argument === 'component') return value === 0 || value === 1 || value === 2 || value === 3 ? literal(value, intType, below) : wrong('a number from 0 to 3')
  // A negative node is clamped on the GPU or gives some value; a negative number is an error that can be reported here.
  if ((argument === 'level' || argument === 'layer') && typeof value === 'number' && value < 0) return wrong('a number from 0')
  if (typeof value === 'number' && wanted.size === 1) return literal(value, wanted.scalar, below)
  if (!(value instanceof Node)) return wrong()
  if (value.type === wanted) return value
  // Coordinates of texels, layers and levels are never negative, so unsigned integers are accepted too.
  const isCount = wanted.scalar === intType && argument !== 'value'
  return isCount && value.type === typeOf(uintType, wanted.size) ? makeNode('construct', wanted, [exprOf(value)]) : wrong()
}

/** GPUs encode offsets in the instruction, so they are numbers, not nodes. */
const offsetNode = (size: number, value: unknown, below: unknown): Node => {
  const isOffset = Array.isArray(value) && value.length === size && value.every((part) => Number.isInteger(part) && part >= -8 && part <= 7)
  if (!isOffset) return fail(notAValue(`an array of ${size} whole numbers from -8 to 7 as offset`, value), below)
  return makeNode(
    'construct',
    typeOf(intType, size),
    value.map((part) => exprOf(literal(Number(part), intType, below))),
  )
}

const token = <V>(type: ResourceType): TextureToken<V> => {
  defineMethods()
  registerNodes(type, TextureNode)
  return { type, isResource: true }
}
const sampled = <V>(dimension: TextureDimension, scalar: ScalarType, isDepth = false): TextureToken<V> => token(textureOf(dimension, scalar, isDepth))

/** A 2D texture of float texels. */
export const texture2D: TextureToken<Texture2D> = /*#__PURE__*/ sampled('2d', floatType)
/** An array of 2D textures of float texels. */
export const texture2DArray: TextureToken<Texture2DArray> = /*#__PURE__*/ sampled('2d-array', floatType)
/** A 3D texture of float texels. */
export const texture3D: TextureToken<Texture3D> = /*#__PURE__*/ sampled('3d', floatType)
/** A cube texture of float texels: six square images around a point, sampled by direction. */
export const textureCube: TextureToken<TextureCube> = /*#__PURE__*/ sampled('cube', floatType)
/** A 2D texture of signed integer texels. Read with `load` and `gather`, without filtering. */
export const itexture2D: TextureToken<ITexture2D> = /*#__PURE__*/ sampled('2d', intType)
/** An array of 2D textures of signed integer texels. Read with `load` and `gather`, without filtering. */
export const itexture2DArray: TextureToken<ITexture2DArray> = /*#__PURE__*/ sampled('2d-array', intType)
/** A 3D texture of signed integer texels. Read with `load`, without filtering. */
export const itexture3D: TextureToken<ITexture3D> = /*#__PURE__*/ sampled('3d', intType)
/** A cube texture of signed integer texels. Read with `gather`, without filtering. */
export const itextureCube: TextureToken<ITextureCube> = /*#__PURE__*/ sampled('cube', intType)
/** A 2D texture of unsigned integer texels. Read with `load` and `gather`, without filtering. */
export const utexture2D: TextureToken<UTexture2D> = /*#__PURE__*/ sampled('2d', uintType)
/** An array of 2D textures of unsigned integer texels. Read with `load` and `gather`, without filtering. */
export const utexture2DArray: TextureToken<UTexture2DArray> = /*#__PURE__*/ sampled('2d-array', uintType)
/** A 3D texture of unsigned integer texels. Read with `load`, without filtering. */
export const utexture3D: TextureToken<UTexture3D> = /*#__PURE__*/ sampled('3d', uintType)
/** A cube texture of unsigned integer texels. Read with `gather`, without filtering. */
export const utextureCube: TextureToken<UTextureCube> = /*#__PURE__*/ sampled('cube', uintType)
/** A depth texture, for comparisons with a reference value. To read depths as numbers, declare a `texture2D` with the same contents. */
export const depthTexture2D: TextureToken<DepthTexture2D> = /*#__PURE__*/ sampled('2d', floatType, true)
/** An array of 2D depth textures. */
export const depthTexture2DArray: TextureToken<DepthTexture2DArray> = /*#__PURE__*/ sampled('2d-array', floatType, true)
/** A cube depth texture. */
export const depthTextureCube: TextureToken<DepthTextureCube> = /*#__PURE__*/ sampled('cube', floatType, true)

const readWriteFormats: readonly string[] = ['r32uint', 'r32sint', 'r32float'] satisfies readonly ReadWriteFormat[]
/** Makes the function that declares storage textures of one dimension. */
const storedOf = <F>(dimension: '2d' | '2d-array' | '3d'): F => {
  const make = (format: StorageFormat, access: Access = 'write'): TextureToken<unknown> =>
    access === 'read_write' && !readWriteFormats.includes(format)
      ? fail(notAValue(`one of ${readWriteFormats.join(', ')} for "read_write"`, format), make)
      : token(storageTextureOf(dimension, format, access))
  // F is one of the interfaces below: format and access determine the values of the token.
  return make as F
}

/** Declares a kind of storage texture by texel format and access. Default access: 'write'. WebGPU only. */
export interface StorageTextureFunction {
  <const F extends StorageFormat>(format: F): TextureToken<StorageTexture2D<F, 'write'>>
  <const F extends StorageFormat, const A extends 'read' | 'write'>(format: F, access: A): TextureToken<StorageTexture2D<F, A>>
  <const F extends ReadWriteFormat>(format: F, access: 'read_write'): TextureToken<StorageTexture2D<F, 'read_write'>>
}
export interface StorageTextureArrayFunction {
  <const F extends StorageFormat>(format: F): TextureToken<StorageTexture2DArray<F, 'write'>>
  <const F extends StorageFormat, const A extends 'read' | 'write'>(format: F, access: A): TextureToken<StorageTexture2DArray<F, A>>
  <const F extends ReadWriteFormat>(format: F, access: 'read_write'): TextureToken<StorageTexture2DArray<F, 'read_write'>>
}
export interface StorageTexture3DFunction {
  <const F extends StorageFormat>(format: F): TextureToken<StorageTexture3D<F, 'write'>>
  <const F extends StorageFormat, const A extends 'read' | 'write'>(format: F, access: A): TextureToken<StorageTexture3D<F, A>>
  <const F extends ReadWriteFormat>(format: F, access: 'read_write'): TextureToken<StorageTexture3D<F, 'read_write'>>
}
/**
 * The kind of a 2D texture whose texels a shader reads or writes by integer coordinates. WebGPU only.
 *
 * @example
 * const image = texture(storageTexture2D('rgba8unorm'), 'image')
 * image.store(ivec2(0), vec4(1))
 */
export const storageTexture2D: StorageTextureFunction = /*#__PURE__*/ storedOf('2d')
/** A storage texture with layers. WebGPU only. */
export const storageTexture2DArray: StorageTextureArrayFunction = /*#__PURE__*/ storedOf('2d-array')
/** A 3D storage texture. WebGPU only. */
export const storageTexture3D: StorageTexture3DFunction = /*#__PURE__*/ storedOf('3d')

/**
 * Makes a texture whose contents the application sets. The second argument is a name, or options that also define sampling.
 *
 * @example
 * const photo = texture(texture2D, { name: 'photo', wrap: 'repeat' })
 * photo.sample(uv)
 */
export const texture = <V>(kind: TextureToken<V>, options?: string | TextureOptions<V>): V & GivenTexture => {
  const { type } = kind
  // Untyped callers may pass anything.
  if (type?.kind !== 'texture' && type?.kind !== 'storageTexture') return fail(notAValue('a kind of texture, such as texture2D', kind), texture)
  // A string is a name; otherwise TextureOptions declares all options.
  const { name, value, ...sampler } = typeof options === 'string' ? { name: options } : ((options ?? {}) as AnyOptions)
  checkSettings(type, sampler, ['name', 'value'], texture)
  const source = new TextureSource(type, name, sampler)
  if (value) source.set(value, texture)
  // The methods of the node are those of V, by the token's type.
  return new TextureNode('uniform', type, [], source) as unknown as V & GivenTexture
}
type AnyOptions = { readonly name?: string; readonly value?: GivenImage } & SamplerSettings
