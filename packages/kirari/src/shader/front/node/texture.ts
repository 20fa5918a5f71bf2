/**
 * Textures: the tokens that stand for their kinds, `texture` that makes one, and the methods of both it and parameters.
 * A shader without textures has nothing of this.
 */
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

/** The rules behind a method, of textures and of storage textures, and what the method takes beyond them. */
interface Method {
  readonly rule?: TextureRule
  readonly ofStorage?: TextureRule
  /** The rule where a bias follows. */
  readonly biased?: TextureRule
  readonly hasOffset?: boolean
  /** Whether the level is 0 when it is left out. */
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
/** A texture is no value: it cannot be kept under another name or in a variable. */
const refused = ['toVar', 'toConst'] as const

/** A texture, or a parameter that stands for one. Its methods are those of the table. */
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
/** Done when the first token is made: a bundle without tokens has no table. */
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
  // In the IR the offset comes last, and a level is always there.
  const inOrder = [...rule.takes, 'offset' as const].flatMap(
    (argument) => args.get(argument) ?? (argument === 'level' ? [exprOf(literal(0, intType, below))] : []),
  )
  const node = makeNode('builtin', textureResultType(rule.gives, resource), [exprOf(self), ...inOrder], rule)
  rememberSite(node, below, rule)
  if (rule.gives !== 'nothing') return node
  record(makeStatement<Do>('do', [exprOf(node)], undefined), `${name}()`, below, [undefined])
  return undefined
}

/** An argument as a node of the type it has in the IR. */
const argumentNode = (method: string, argument: TextureArgument | 'offset', value: unknown, resource: ResourceType, below: unknown): Node => {
  const wanted = textureArgumentType(argument, resource)
  const wrong = (taken = String(wanted?.name)): never => fail(wrongArgument(method, argument, taken, value), below)
  if (!wanted || !isNumeric(wanted)) return wrong()
  if (argument === 'offset') return offsetNode(wanted.size, value, below)
  if (argument === 'component') return value === 0 || value === 1 || value === 2 || value === 3 ? literal(value, intType, below) : wrong('a number from 0 to 3')
  // A node is held to what there is, or gives some value; a number is a mistake that is seen here.
  if ((argument === 'level' || argument === 'layer') && typeof value === 'number' && value < 0) return wrong('a number from 0')
  if (typeof value === 'number' && wanted.size === 1) return literal(value, wanted.scalar, below)
  if (!(value instanceof Node)) return wrong()
  if (value.type === wanted) return value
  // Places of texels, layers and levels are counted, so an unsigned number is as good.
  const isCount = wanted.scalar === intType && argument !== 'value'
  return isCount && value.type === typeOf(uintType, wanted.size) ? makeNode('construct', wanted, [exprOf(value)]) : wrong()
}

/** An offset is a part of the instruction on a GPU: numbers, not nodes. */
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

export const texture2D: TextureToken<Texture2D> = /*#__PURE__*/ sampled('2d', floatType)
export const texture2DArray: TextureToken<Texture2DArray> = /*#__PURE__*/ sampled('2d-array', floatType)
export const texture3D: TextureToken<Texture3D> = /*#__PURE__*/ sampled('3d', floatType)
/** Six square pictures around a point, read by direction. */
export const textureCube: TextureToken<TextureCube> = /*#__PURE__*/ sampled('cube', floatType)
export const itexture2D: TextureToken<ITexture2D> = /*#__PURE__*/ sampled('2d', intType)
export const itexture2DArray: TextureToken<ITexture2DArray> = /*#__PURE__*/ sampled('2d-array', intType)
export const itexture3D: TextureToken<ITexture3D> = /*#__PURE__*/ sampled('3d', intType)
export const itextureCube: TextureToken<ITextureCube> = /*#__PURE__*/ sampled('cube', intType)
export const utexture2D: TextureToken<UTexture2D> = /*#__PURE__*/ sampled('2d', uintType)
export const utexture2DArray: TextureToken<UTexture2DArray> = /*#__PURE__*/ sampled('2d-array', uintType)
export const utexture3D: TextureToken<UTexture3D> = /*#__PURE__*/ sampled('3d', uintType)
export const utextureCube: TextureToken<UTextureCube> = /*#__PURE__*/ sampled('cube', uintType)
/** Depths, to be compared with a reference. To read them as numbers declare the same picture as a `texture2D`. */
export const depthTexture2D: TextureToken<DepthTexture2D> = /*#__PURE__*/ sampled('2d', floatType, true)
export const depthTexture2DArray: TextureToken<DepthTexture2DArray> = /*#__PURE__*/ sampled('2d-array', floatType, true)
export const depthTextureCube: TextureToken<DepthTextureCube> = /*#__PURE__*/ sampled('cube', floatType, true)

const readWriteFormats: readonly string[] = ['r32uint', 'r32sint', 'r32float'] satisfies readonly ReadWriteFormat[]
/** The function that makes the tokens of a shape. */
const storedOf = <F>(dimension: '2d' | '2d-array' | '3d'): F => {
  const make = (format: StorageFormat, access: Access = 'write'): TextureToken<unknown> =>
    access === 'read_write' && !readWriteFormats.includes(format)
      ? fail(notAValue(`one of ${readWriteFormats.join(', ')} for "read_write"`, format), make)
      : token(storageTextureOf(dimension, format, access))
  // F is one of the interfaces below: the token's values are what the format and the access say.
  return make as F
}

/** A kind of storage texture: the format of its texels, and what the shader does with them ('write' when nothing is said). WebGPU only. */
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
 * A texture whose texels a shader sets and reads by their place. WebGPU only.
 *
 * @example
 * const picture = texture(storageTexture2D('rgba8unorm'), 'picture')
 * picture.store(ivec2(0), vec4(1))
 */
export const storageTexture2D: StorageTextureFunction = /*#__PURE__*/ storedOf('2d')
/** The same with layers. */
export const storageTexture2DArray: StorageTextureArrayFunction = /*#__PURE__*/ storedOf('2d-array')
/** The same with slices. */
export const storageTexture3D: StorageTexture3DFunction = /*#__PURE__*/ storedOf('3d')

/**
 * A texture that the application gives, and how it is read: its name, or options.
 *
 * @example
 * const photo = texture(texture2D, { name: 'photo', wrap: 'repeat' })
 * photo.sample(uv)
 */
export const texture = <V>(kind: TextureToken<V>, options?: string | TextureOptions<V>): V & GivenTexture => {
  const { type } = kind
  // What a caller without types may pass is looked at before it is believed.
  if (type?.kind !== 'texture' && type?.kind !== 'storageTexture') return fail(notAValue('a kind of texture, such as texture2D', kind), texture)
  // A string is the name alone, and all options are those of the interface behind TextureOptions.
  const { name, value, ...sampler } = typeof options === 'string' ? { name: options } : ((options ?? {}) as AnyOptions)
  checkSettings(type, sampler, ['name', 'value'], texture)
  const source = new TextureSource(type, name, sampler)
  if (value) source.set(value, texture)
  // The methods of the node are those of V, by the token's type.
  return new TextureNode('uniform', type, [], source) as unknown as V & GivenTexture
}
type AnyOptions = { readonly name?: string; readonly value?: GivenImage } & SamplerSettings
