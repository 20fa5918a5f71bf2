/**
 * The texture functions of GLSL ES 3.00: a layer and a reference are components of the coordinates, an offset needs a separate function,
 * and missing functions are built from those that exist.
 */
import type { Builtin, BuiltinRule, Expr, Func, Parameter } from '../ir/expr.ts'
import { makeStatement, type Block, type Return } from '../ir/statement.ts'
import { floatType, intType, typeOf, uintType, type ResourceType, type Type } from '../ir/type.ts'
import { arithmetic, call, float, index, int, invoke, paramOf, swizzle } from '../pass/build.ts'
import { construct } from '../pass/construct.ts'
import { called } from './polyfill.ts'
import { mapBlock, transformer } from '../pass/rebuild.ts'
import { expressionsIn } from '../pass/walk.ts'
import { argumentsOf } from './texture-argument.ts'

const named = (name: string): BuiltinRule => ({ name })
const plain = {
  texture: /*#__PURE__*/ named('texture'),
  lod: /*#__PURE__*/ named('textureLod'),
  grad: /*#__PURE__*/ named('textureGrad'),
  offset: /*#__PURE__*/ named('textureOffset'),
  lodOffset: /*#__PURE__*/ named('textureLodOffset'),
  gradOffset: /*#__PURE__*/ named('textureGradOffset'),
  fetch: /*#__PURE__*/ named('texelFetch'),
  size: /*#__PURE__*/ named('textureSize'),
  floor: /*#__PURE__*/ named('floor'),
  dFdx: /*#__PURE__*/ named('dFdx'),
  dFdy: /*#__PURE__*/ named('dFdy'),
}

const ownForm = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail.toGLSL ? expr.detail.toGLSL(expr) : expr)
/** Rewrites the texture functions of a body for GLSL. */
export const bodyToGLSL = (body: Block): Block => mapBlock(body, transformer(ownForm, expressionsIn(body)))

const vector = (size: number): Type => typeOf(floatType, size)
/** The coordinates with the layer, and with the reference if there is one, as further components. */
const place = (coord: Expr, layer: Expr | undefined, reference?: Expr): Expr => {
  const parts = [
    coord,
    ...(layer ? [layer.op === 'literal' ? float(Number(layer.detail)) : construct(floatType, layer)] : []),
    ...(reference ? [reference] : []),
  ]
  const size = parts.reduce((sum, part) => sum + (part.type.kind === 'vector' ? part.type.size : 1), 0)
  return parts.length === 1 ? coord : construct(vector(size), ...parts)
}

/** Picks one of two functions, depending on whether there is an offset. */
const choose = (
  expr: Builtin,
  without: BuiltinRule,
  withOffset: BuiltinRule,
  args: readonly Expr[],
  offset: Expr | undefined,
  last: readonly Expr[] = [],
): Expr => (offset ? call(withOffset, expr.type, ...args, offset, ...last) : call(without, expr.type, ...args, ...last))

export const sample = (expr: Builtin): Expr => {
  const { texture, coord, layer, rest } = argumentsOf(expr)
  return choose(expr, plain.texture, plain.offset, [texture, place(coord, layer)], rest[0])
}

export const sampleBias = (expr: Builtin): Expr => {
  const { texture, coord, layer, rest } = argumentsOf(expr)
  // In GLSL, the offset comes before the bias.
  return choose(expr, plain.texture, plain.offset, [texture, place(coord, layer)], rest[1], rest.slice(0, 1))
}

export const sampleLevel = (expr: Builtin): Expr => {
  const { texture, coord, layer, rest } = argumentsOf(expr)
  return choose(expr, plain.lod, plain.lodOffset, [texture, place(coord, layer), ...rest.slice(0, 1)], rest[1])
}

export const sampleGrad = (expr: Builtin): Expr => {
  const { texture, coord, layer, rest } = argumentsOf(expr)
  return choose(expr, plain.grad, plain.gradOffset, [texture, place(coord, layer), ...rest.slice(0, 2)], rest[2])
}

export const sampleCompare = (expr: Builtin): Expr => {
  const { texture, coord, layer, rest } = argumentsOf(expr)
  const [reference, offset] = rest
  const args = [texture, place(coord, layer, reference)]
  // For arrays, GLSL combines an offset only with gradients.
  if (layer && offset) return call(plain.gradOffset, expr.type, ...args, call(plain.dFdx, coord.type, coord), call(plain.dFdy, coord.type, coord), offset)
  return choose(expr, plain.texture, plain.offset, args, offset)
}

/** At level 0: with gradients of zero where GLSL takes no explicit level. */
const compareAtZero = (result: Type, texture: Expr, coord: Expr, layer: Expr | undefined, reference: Expr, offset: Expr | undefined): Expr => {
  const isPlane = texture.type.kind === 'texture' && texture.type.dimension === '2d'
  // The same expression used twice would become a variable.
  const zero = (): Expr => construct(coord.type, float(0))
  const args = [texture, place(coord, layer, reference), ...(isPlane ? [float(0)] : [zero(), zero()])]
  return offset ? call(isPlane ? plain.lodOffset : plain.gradOffset, result, ...args, offset) : call(isPlane ? plain.lod : plain.grad, result, ...args)
}

export const sampleCompareLevel = (expr: Builtin): Expr => {
  const { texture, coord, layer, rest } = argumentsOf(expr)
  const [reference, offset] = rest
  return reference ? compareAtZero(expr.type, texture, coord, layer, reference, offset) : expr
}

export const load = (expr: Builtin): Expr => {
  const { texture, coord, layer, rest } = argumentsOf(expr)
  return call(plain.fetch, expr.type, texture, layer ? construct(typeOf(intType, 3), coord, layer) : coord, ...rest)
}

const sizeOf = (texture: Expr, level: Expr): Expr => {
  const type = texture.type.kind === 'texture' ? texture.type.dimension : '2d'
  const size = call(plain.size, typeOf(intType, type === '3d' || type === '2d-array' ? 3 : 2), texture, level)
  return type === '2d-array' ? swizzle(size, 'xy') : size
}

export const size = (expr: Builtin): Expr => {
  const [texture, level] = expr.args
  return texture && level ? construct(expr.type, sizeOf(texture, level)) : expr
}

export const layers = (expr: Builtin): Expr => {
  const [texture] = expr.args
  return texture ? construct(uintType, swizzle(call(plain.size, typeOf(intType, 3), texture, int(0)), 'z')) : expr
}

/** The four corners in the order of a gather. */
const corners = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, 0],
] as const

const gathers = /*#__PURE__*/ new Map<ResourceType, Func>()
/** One function for each texture type, since a function is known by its identity. */
const gatherOf = (type: ResourceType): Func => {
  let func = gathers.get(type)
  if (!func) gathers.set(type, (func = makeGather(type)))
  return func
}

/**
 * Samples the centre of each of the four texels: there the filter returns that texel alone, and the sampler wraps as usual.
 * `what` is the component, or the reference.
 */
const makeGather = (type: ResourceType): Func => {
  const isDepth = type.kind === 'texture' && type.depth
  const two = typeOf(floatType, 2)
  const texture: Parameter = { name: 't', type }
  const coord: Parameter = { name: 'place', type: two }
  const layer: Parameter = { name: 'layer', type: intType }
  const what: Parameter = isDepth ? { name: 'reference', type: floatType } : { name: 'component', type: intType }
  const offset: Parameter = { name: 'offset', type: typeOf(intType, 2) }
  const hasLayer = type.dimension === '2d-array'
  const at = hasLayer ? paramOf(layer) : undefined
  const texel = typeOf(type.scalar, 4)
  const size = called('size', construct(two, sizeOf(paramOf(texture), int(0))))
  const start = call(plain.floor, two, arithmetic('-', arithmetic('*', paramOf(coord), size), float(0.5)))
  const first = called('first', arithmetic('+', arithmetic('+', start, construct(two, paramOf(offset))), float(0.5)))
  const reads = corners.map(([x, y]) => {
    const middle = arithmetic('/', arithmetic('+', first, construct(two, float(x), float(y))), size)
    return isDepth
      ? compareAtZero(floatType, paramOf(texture), middle, at, paramOf(what), undefined)
      : index(call(plain.lod, texel, paramOf(texture), place(middle, at), float(0)), paramOf(what))
  })
  return {
    name: isDepth ? `gatherCompare_${type.name}` : `gather_${type.name}`,
    params: [texture, coord, ...(hasLayer ? [layer] : []), what, offset],
    result: texel,
    body: [makeStatement<Return>('return', [construct(texel, ...reads)], undefined)],
    site: undefined,
  }
}

/** Leaves a cube unchanged: its rule reports that the function is missing. */
export const gather = (expr: Builtin): Expr => {
  const { type, texture, coord, layer, rest } = argumentsOf(expr)
  const [what, offset = construct(typeOf(intType, 2), int(0))] = rest
  return type.dimension === 'cube' || !what ? expr : invoke(gatherOf(type), texture, coord, ...(layer ? [layer] : []), what, offset)
}
export const gatherCompare = gather
