/**
 * Texture functions: every call has its arguments in one order, whatever the dimension, and reads results from `results`.
 * The arguments after the texture are as builtin/texture.ts lists them; those that a dimension lacks are 0.
 */
import type { Builtin, Expr } from '../../../ir/expr.ts'
import { nothingType, type ResourceType } from '../../../ir/type.ts'
import type { Form, FormContext } from '../scalar/form.ts'
import { apply, at, float, int, type Parts } from '../scalar/scalar.ts'
import { scalarsOf } from '../scalar/leaf.ts'

interface Call {
  readonly texture: Expr
  /** Three numbers: coordinates or a texel; for arrays, the layer is the third. */
  readonly place: Parts
  readonly layer: Expr
  /** The arguments after them, without the offset. */
  readonly rest: readonly Parts[]
  readonly offset: Parts
}

const resourceOf = ({ args: [texture] }: Builtin): ResourceType => {
  const type = texture?.type
  if (type?.kind !== 'texture' && type?.kind !== 'storageTexture') throw new TypeError(`expected a texture, got ${type?.name}: please report this`)
  return type
}

const three = (parts: Parts, fill: Expr): Parts => [0, 1, 2].map((i) => parts[i] ?? fill)

/** `count` is the number of arguments between the coordinates and the offset. */
const read = (args: readonly Parts[], { expr }: FormContext, count: number): Call => {
  const isArray = resourceOf(expr).dimension === '2d-array'
  const [texture = [], place = [], ...others] = args
  const layer = isArray ? at(others[0] ?? [], 0) : int(0)
  const rest = isArray ? others.slice(1) : others
  return { texture: at(texture, 0), place, layer, rest: rest.slice(0, count), offset: three(rest[count] ?? [], int(0)) }
}

/** A function that writes the four components of a texel to `results`. */
const texel =
  (name: string, count: number, extra: (call: Call) => Parts): Form =>
  (args, context) => {
    const call = read(args, context, count)
    const run = apply(name, nothingType, call.texture, ...three(call.place, float(0)), call.layer, ...extra(call), ...call.offset)
    return context.many(run, scalarsOf(context.expr.type))
  }
/** A function with one result. */
const single =
  (name: string, count: number, extra: (call: Call) => Parts): Form =>
  (args, context) => {
    const call = read(args, context, count)
    return [apply(name, context.expr.type, call.texture, ...three(call.place, float(0)), call.layer, ...extra(call), ...call.offset)]
  }
const restOf = (call: Call, i: number): Parts => call.rest[i] ?? []

/** The third number of a texel: its slice, or its layer. */
const texelPlace = (args: readonly Parts[], { expr }: FormContext): { readonly texture: Expr; readonly place: Parts; readonly rest: readonly Parts[] } => {
  const [texture = [], place = [], ...others] = args
  const isArray = resourceOf(expr).dimension === '2d-array'
  return {
    texture: at(texture, 0),
    place: three(isArray ? [...place, at(others[0] ?? [], 0)] : place, int(0)),
    rest: isArray ? others.slice(1) : others,
  }
}

const count =
  (name: string): Form =>
  ([texture = []], { expr }) => [apply(name, expr.type, at(texture, 0))]

export const textureForms: Readonly<Record<string, Form>> = {
  textureSample: /*#__PURE__*/ texel('sampleNear', 0, () => [float(0)]),
  textureSampleBias: /*#__PURE__*/ texel('sampleNear', 1, (call) => restOf(call, 0)),
  textureSampleLevel: /*#__PURE__*/ texel('sampleLevel', 1, (call) => restOf(call, 0)),
  textureSampleGrad: /*#__PURE__*/ texel('sampleGrad', 2, (call) => [...three(restOf(call, 0), float(0)), ...three(restOf(call, 1), float(0))]),
  textureSampleCompare: /*#__PURE__*/ single('compareNear', 1, (call) => restOf(call, 0)),
  textureSampleCompareLevel: /*#__PURE__*/ single('compareLevel', 1, (call) => restOf(call, 0)),
  textureGather: /*#__PURE__*/ texel('gatherTexels', 1, (call) => restOf(call, 0)),
  textureGatherCompare: /*#__PURE__*/ texel('gatherCompare', 1, (call) => restOf(call, 0)),
  textureLoad: (args, context) => {
    const { texture, place, rest } = texelPlace(args, context)
    return context.many(apply('loadTexel', nothingType, texture, ...place, at(rest[0] ?? [int(0)], 0)), scalarsOf(context.expr.type))
  },
  textureSize: ([texture = [], level = [int(0)]], { expr, many }) =>
    many(apply('textureExtent', nothingType, at(texture, 0), at(level, 0)), scalarsOf(expr.type)),
  textureLayers: /*#__PURE__*/ count('textureLayers'),
  textureLevels: /*#__PURE__*/ count('textureLevels'),
  textureRead: (args, context) => {
    const { texture, place } = texelPlace(args, context)
    return context.many(apply('readTexel', nothingType, texture, ...place), scalarsOf(context.expr.type))
  },
  textureStore: (args, context) => {
    const { texture, place, rest } = texelPlace(args, context)
    context.once(apply('storeTexel', nothingType, texture, ...place, ...(rest[0] ?? [])))
    return []
  },
}
