/** The types of built-in functions, as TypeScript sees them. */
import {
  abs,
  and,
  atan2,
  bitcastToInt,
  clamp,
  countOneBits,
  cross,
  determinant,
  distance,
  dot,
  dot4I8Packed,
  dpdx,
  equal,
  extractBits,
  faceForward,
  float,
  fma,
  fn,
  frexp,
  fwidth,
  generic,
  half,
  hvec2,
  hvec3,
  insertBits,
  int,
  inverse,
  isNan,
  ivec2,
  ivec3,
  ivec4,
  ldexp,
  length,
  lessThan,
  mat2x3,
  mat3,
  mat4,
  matrixCompMult,
  max,
  min,
  mix,
  modf,
  not,
  outerProduct,
  pack4x8unorm,
  pack4xI8,
  quantizeToHalf,
  refract,
  reverseBits,
  select,
  sin,
  sinh,
  smoothstep,
  step,
  T,
  transpose,
  uint,
  uniform,
  unpack4x8unorm,
  unpack4xI8,
  uv,
  uvec2,
  vec2,
  vec3,
  vec4,
} from '../../../src/shader/front/node/index.ts'
import type {
  Bool,
  BVec2,
  BVec3,
  Float,
  Half,
  HVec2,
  HVec3,
  Int,
  IVec2,
  IVec4,
  Mat2x3,
  Mat3,
  Mat3x2,
  Mat4,
  Uint,
  UVec2,
  Vec2,
  Vec3,
  Vec4,
} from '../../../src/shader/front/node/index.ts'

/** Whether two types are the same: `same<A>().as(value)` compiles only then. */
const same = <A>() => ({ as: <B>(_: B & ((<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? unknown : never)): void => {} })

const x = float(1)
const i = int(1)
const u = uint(1)
const v3 = vec3(1)
const m3 = mat3(1)
const m4 = mat4(1)
const h = half(1)
const scale = uniform(1)

same<Float>().as(sin(1))
same<Float>().as(sin(x))
same<Vec2>().as(sinh(uv))
same<HVec2>().as(sin(hvec2(1)))
same<Float>().as(abs(scale))
same<IVec2>().as(abs(ivec2(1)))
same<Vec3>().as(clamp(v3, 0, 1))
same<Vec3>().as(clamp(v3, x, v3))
same<Int>().as(clamp(i, 0, 3))
same<IVec2>().as(min(ivec2(1), 2))
same<Vec3>().as(max(0, v3))
same<Half>().as(max(h, 1))
same<Vec3>().as(mix(v3, v3, 0.5))
same<Vec3>().as(mix(v3, 0, x))
same<Vec2>().as(smoothstep(0, 1, uv))
same<Vec2>().as(smoothstep(scale, scale, uv))
same<Vec2>().as(step(0.5, uv))
same<Vec2>().as(atan2(uv, uv))
same<Vec3>().as(fma(v3, x, v3))
same<Vec3>().as(v3.mix(v3, 0.5))
same<Float>().as(x.mix(0, scale))
same<HVec3>().as(hvec3(1).mix(0, h))
same<Vec2>().as(uv.step(0.5))
same<Float>().as(uv.y.atan2(uv.x))
same<Float>().as(length(v3))
same<Half>().as(length(hvec3(1)))
same<Float>().as(distance(uv, uv))
same<Int>().as(dot(ivec3(1), ivec3(2)))
same<Uint>().as(dot(uvec2(1), uvec2(2)))
same<Float>().as(dot(v3, v3))
same<HVec3>().as(cross(hvec3(1), hvec3(2)))
same<Vec3>().as(refract(v3, v3, 0.75))
same<Vec2>().as(faceForward(uv, uv, uv))
same<Vec2>().as(modf(uv).whole)
same<Vec2>().as(frexp(uv).fract)
same<IVec2>().as(frexp(uv).exponent)
same<Vec2>().as(ldexp(uv, 3))
same<Vec2>().as(ldexp(uv, ivec2(1)))
same<BVec3>().as(isNan(v3))
same<Vec2>().as(quantizeToHalf(uv))
same<BVec2>().as(lessThan(uv, 0.5))
same<Bool>().as(equal(i, 3))
same<BVec2>().as(not(lessThan(uv, uv)))
same<Bool>().as(and(true, not(false)))
same<Vec2>().as(select(uv, vec2(0), lessThan(uv, 0.5)))
same<HVec2>().as(select(hvec2(0), hvec2(1), lessThan(i, 2)))
same<IVec2>().as(bitcastToInt(uv))
same<UVec2>().as(countOneBits(uvec2(1)))
same<Int>().as(reverseBits(i))
same<IVec2>().as(extractBits(ivec2(1), 3, u))
same<Uint>().as(insertBits(u, u, 3, 4))
same<Uint>().as(pack4x8unorm(vec4(1)))
same<Vec4>().as(unpack4x8unorm(u))
same<Uint>().as(pack4xI8(ivec4(1)))
same<IVec4>().as(unpack4xI8(u))
same<Int>().as(dot4I8Packed(u, u))
same<Mat3x2>().as(transpose(mat2x3(1)))
same<Float>().as(determinant(m4))
same<Mat3>().as(inverse(m3))
same<Mat4>().as(matrixCompMult(m4, m4))
same<Mat2x3>().as(outerProduct(v3, uv))
same<Vec2>().as(dpdx(uv))
same<Float>().as(fwidth(x))
// The type parameter of a generic function has derivatives, too.
same<Vec2>().as(generic('slope', [{ x: T }], T, (value) => fwidth(value))(uv))

// A value computed from a variable is not a variable.
fn('variables', [{ p: vec3 }], vec3, (p) => {
  const v = p.toVar()
  const m = m3.toVar()
  same<Vec3>().as(sin(v))
  same<Vec3>().as(clamp(v, v, v))
  same<Vec2>().as(smoothstep(v.x, v.y, uv))
  same<Float>().as(dot(v, v))
  same<Mat3>().as(inverse(m))
  same<Vec3>().as(select(v, v, v.x.lessThan(0)))
  return v
})

// @ts-expect-error an int has no sine
sin(i)
// @ts-expect-error the sides of atan2 are of one type
atan2(uv, v3)
// @ts-expect-error a scalar is not a receiver for a vector
x.mix(v3, 0.5)
// @ts-expect-error both sides of the method are of one type
uv.atan2(v3)
// @ts-expect-error half floats and floats do not mix
max(h, x)
// @ts-expect-error ints and uints do not mix
min(i, u)
// @ts-expect-error the vectors are of one size
dot(uv, v3)
// @ts-expect-error ints and uints do not mix
dot(ivec2(1), uvec2(1))
// @ts-expect-error only three components have a cross product
cross(uv, uv)
// @ts-expect-error a matrix that is not square has no inverse
inverse(mat2x3(1))
// @ts-expect-error a matrix that is not square has no determinant
determinant(mat2x3(1))
// @ts-expect-error a vector is not a matrix
transpose(v3)
// @ts-expect-error the matrices are of one type
matrixCompMult(m3, m4)
// @ts-expect-error a float has no bits to count
countOneBits(x)
// @ts-expect-error the place of a field is a uint
extractBits(u, i, 3)
// @ts-expect-error both values are of one type
insertBits(u, i, 3, 4)
// @ts-expect-error four floats are packed
pack4x8unorm(v3)
// @ts-expect-error a uint is unpacked
unpack4x8unorm(i)
// @ts-expect-error an exponent is an int
ldexp(x, x)
// @ts-expect-error an int is always a number
isNan(i)
// @ts-expect-error the bits of an int are those of an int
bitcastToInt(i)
// @ts-expect-error only floats have derivatives
dpdx(i)
// @ts-expect-error the ratio is one float
refract(v3, v3, v3)
// @ts-expect-error both sides are of one size
lessThan(uv, v3)
// @ts-expect-error a float is not a bool
not(x)
// @ts-expect-error a bvec is joined component by component with select, not with and
and(lessThan(uv, uv), true)
// @ts-expect-error half floats are quantized already
quantizeToHalf(h)
