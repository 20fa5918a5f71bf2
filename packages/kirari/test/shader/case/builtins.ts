/** Built-in functions that a language has in another form, or not at all: polyfills and expansions. */
import type { AnyFn } from '../../../src/shader/front/node/fn.ts'
import {
  countLeadingZeros,
  countOneBits,
  determinant,
  dot,
  dot4I8Packed,
  dpdy,
  equal,
  extractBits,
  firstTrailingBit,
  float,
  fma,
  fn,
  frexp,
  fwidth,
  insertBits,
  int,
  inverse,
  isInf,
  isNan,
  ivec3,
  ldexp,
  mat2,
  mat3,
  mat4,
  matrixCompMult,
  modf,
  not,
  outerProduct,
  pack2x16float,
  pack4x8snorm,
  pack4xU8Clamp,
  quantizeToHalf,
  reverseBits,
  select,
  transpose,
  uint,
  unpack4x8snorm,
  unpack4xU8,
  uv,
  uvec2,
  vec2,
  vec3,
  vec4,
} from '../../../src/shader/front/node/index.ts'
import type { Vec3 } from '../../../src/shader/front/node/index.ts'

/** Parts of floats, and tests of them. */
const floats = fn('floats', [{ v: vec3 }, { e: int }], vec3, (v, e) => {
  const { fract, exponent } = frexp(v)
  const scaled = ldexp(fract, exponent.add(e)).add(modf(v).whole)
  return fma(scaled, 0.5, quantizeToHalf(v)).add(select(1, 0, isNan(v.x).or(not(isInf(v.y)))))
})

/** Bits of integers and their vectors. */
const counts = fn('counts', [{ n: ivec3 }, { u: uint }, { w: uvec2 }], ivec3, (n, u, w) => {
  const some = extractBits(n, 4, u)
    .add(insertBits(n, n.zyx, u, 8))
    .add(countOneBits(n))
    .add(dot(n, n))
  return some.add(int(countLeadingZeros(u).add(firstTrailingBit(u)).add(reverseBits(w).x)))
})

/** Packing. */
const packed = fn('packed', [{ c: vec4 }, { word: uint }], vec4, (c, word) => {
  const two = pack4x8snorm(c).bitXor(pack2x16float(c.xy))
  return unpack4x8snorm(two.add(pack4xU8Clamp(unpack4xU8(word)))).mul(float(dot4I8Packed(word, two)))
})

/** Inverses by size, and products of matrices that WGSL lacks. */
const inverses = fn('inverses', [{ a: mat2 }, { b: mat3 }, { c: mat4 }], float, (a, b, c) => {
  const both = matrixCompMult(inverse(b), outerProduct(b.at(0), b.at(1)))
  return determinant(inverse(a))
    .add(determinant(transpose(both)))
    .add(inverse(c).at(3).w)
})

/** Remainders, and shifts by amounts that are not known at compile time. */
const remainders = fn('remainders', [{ a: int }, { b: int }, { by: uint }], int, (a, b, by) => {
  const left = a.remainder(b).toVar('left')
  left.shiftRightAssign(by)
  left.remainderAssign(3)
  return left.add(a.shiftLeft(by.add(1)))
})

export const builtinFunctions: Readonly<Record<string, AnyFn>> = { floats, counts, packed, inverses, remainders }

/** A circle with an edge one pixel wide, shaded by its vertical derivative. */
const d = uv.sub(0.5).length().sub(0.3)
export const builtinFragments: Readonly<Record<string, Vec3>> = {
  edge: vec3(d.div(fwidth(d)).saturate(), dpdy(d).abs(), select(float(0), float(1), equal(vec2(0), uv).all())),
}
