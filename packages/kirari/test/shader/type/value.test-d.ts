/**
 * What TypeScript accepts and refuses for matrices, arrays, structs, halves and integers. As in type.test-d.ts, a wrong line
 * that compiles is an unused `@ts-expect-error`.
 */
import {
  array,
  float,
  fn,
  half,
  hvec2,
  hvec3,
  int,
  ivec2,
  ivec3,
  mat2,
  mat2x3,
  mat2x4,
  mat3,
  mat3x2,
  mat3x4,
  mat4,
  mat4x2,
  mat4x3,
  max,
  mix,
  struct,
  uint,
  uniform,
  uv,
  uvec2,
  uvec3,
  vec2,
  vec3,
  vec4,
  type ArrayValue,
  type Bool,
  type Float,
  type Half,
  type HVec3,
  type Int,
  type IVec2,
  type Mat2,
  type Mat2x4,
  type Mat3,
  type Mat4,
  type Mat4x3,
  type Struct,
  type Uint,
  type UVec3,
  type Vec2,
  type Vec3,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'

/* oxlint-disable typescript/no-unsafe-call, eslint/no-unused-expressions -- the wrong programs below have no types, and nothing runs */

/** Passes only when both types are the same. */
const same = <A>() => ({ as: <B extends A>(value: [A] extends [B] ? B : never): unknown => value })

const v2 = vec2(1)
const v3 = vec3(1)
const v4 = vec4(1)
const i = int(1)
const u = uint(1)
const h = half(1)
const m3 = mat3(1)
const m4 = mat4(1)
const m23 = mat2x3(1)
const m32 = mat3x2(1)

// Right programs, and the types they have: matrices.
same<Mat3>().as(mat3(v3, v3, v3))
same<Mat3>().as(mat3(1, 2, 3, 4, 5, 6, 7, v2.x, 9))
same<Mat3>().as(mat3(m4))
same<Mat2x4>().as(mat2x4(v4, v4))
same<Mat4x3>().as(mat4x3(v3, v3, v3, v3))
same<Mat3>().as(m3.mul(m3))
same<Vec3>().as(m3.mul(v3))
same<Vec3>().as(v3.mul(m3))
same<Mat3>().as(m3.mul(2))
same<Mat3>().as(v2.x.mul(m3))
same<Mat3>().as(float(1).sub(m3))
same<Mat3>().as(m3.add(1).sub(m3).div(v2.x).negate())
same<Mat2>().as(m32.mul(m23))
same<Mat3>().as(m23.mul(m32))
same<Vec3>().as(m23.mul(v2))
same<Vec2>().as(v3.mul(m23))
same<Vec4>().as(v2.mul(mat4x2(1)))
same<Vec3>().as(mat3x4(1).mul(v3).mul(mat3x4(1)))
same<Bool>().as(m3.equal(m3).and(m3.notEqual(m3)))
same<Vec3>().as(m3.at(i))
same<Float>().as(m3.at(0).at(u))
same<Mat4>().as(m4.toConst('view'))
same<Float>().as(v3.at(2))
same<Int>().as(ivec3(1).at(i))

// Arrays and structs.
const weights = array(float, 3)([0.25, 0.5, v2.x])
same<ArrayValue<Float, 3>>().as(weights)
same<Float>().as(weights.at(i))
same<3>().as(weights.count)
same<ArrayValue<Vec2, 4>>().as(array(vec2, 4)((n) => vec2(n)))
same<Vec2>().as(
  array(
    array(vec2, 2),
    2,
  )([array(vec2, 2)([v2, v2]), array(vec2, 2)([v2, v2])])
    .at(0)
    .at(1),
)
same<Mat3>().as(array(mat3, 1)([m3]).at(0))
const Light = struct('Light', { position: vec3, weights: array(float, 3), turn: mat3, on: int })
const Sun = struct('Sun', { position: vec3, weights: array(float, 3), turn: mat3, on: int })
const light = Light({ position: v3, weights, turn: m3, on: 1 })
same<Struct<typeof Light>>().as(light)
same<Struct<typeof Light>>().as(Light({ position: [0, 1, 0], weights: [1, 2, 3], turn: [1, 0, 0, 0, 1, 0, 0, 0, 1], on: 1 }))
same<ArrayValue<Vec3, 2>>().as(array(vec3, 2)([[1, 0, 0], v3]))
same<ArrayValue<Vec2, 2>>().as(array(vec2, 2)((n) => [n, 0]))
same<Vec3>().as(array(Light, 2)([light, { position: [0, 1, 0], weights: [1, 2, 3], turn: [1, 0, 0, 0, 1, 0, 0, 0, 1], on: 1 }]).at(0).position)
same<Float>().as(light.weights.at(0))
same<Vec3>().as(light.turn.at(0))
same<Vec3>().as(array(Light, 2)([light, light]).at(i).position)
const Scene = struct('Scene', { lights: array(Light, 2), count: int })
same<Vec3>().as(Scene({ lights: array(Light, 2)(() => light), count: 2 }).lights.at(0).position)
const sum = fn('sum', [{ list: array(float, 3) }, { by: mat3 }], array(float, 3), (list, by) => array(float, 3)((n) => list.at(n).add(by.at(n).x)))
same<ArrayValue<Float, 3>>().as(sum(weights, m3))

// Halves and integers.
same<Half>().as(h.mul(2).add(h))
same<HVec3>().as(h.mul(hvec3(1, h, 2)))
same<Half>().as(hvec3(v3).dot(hvec3(1)))
same<Vec3>().as(vec3(hvec3(v3)))
same<Half>().as(hvec2(h).yx.x)
same<Int>().as(i.remainder(2).remainder(i))
same<IVec2>().as(i.remainder(ivec2(1)).bitAnd(i).bitOr(3))
same<UVec3>().as(u.bitXor(uvec3(1)).shiftLeft(u).remainder(2))
same<Int>().as(uv.x.bitcastToInt().add(u.bitcastToInt()))
same<IVec2>().as(uv.bitcastToInt())
same<Uint>().as(i.bitcastToUint())

// Wrong programs: each line is refused.
// @ts-expect-error a matrix from nothing
mat3()
// @ts-expect-error two columns for three
mat3(v3, v3)
// @ts-expect-error columns of another size
mat3(v2, v2, v2)
// @ts-expect-error eight numbers for nine
mat3(1, 2, 3, 4, 5, 6, 7, 8)
// @ts-expect-error columns and numbers
mat2(v2, 1, 2)
// @ts-expect-error a vector for a diagonal
mat2(v2)
// @ts-expect-error an int for a number
mat2(i)
// @ts-expect-error columns of ints
mat2(ivec2(1), ivec2(1))
// @ts-expect-error text for a number
mat2('1')
// @ts-expect-error a vector of another size
m3.mul(v4)
// @ts-expect-error a vector of another size
m3.mul(v2)
// @ts-expect-error a vector of another size on the left
v2.mul(m3)
// @ts-expect-error columns and rows do not meet
m3.mul(m4)
// @ts-expect-error columns and rows do not meet
m23.mul(m23)
// @ts-expect-error a product of another shape
same<Mat3>().as(m32.mul(m23))
// @ts-expect-error the sum of different shapes
m3.add(m4)
// @ts-expect-error the difference of a matrix and a vector
m3.sub(v3)
// @ts-expect-error the quotient of a vector by a matrix
v3.div(m3)
// @ts-expect-error a matrix times an int
m3.mul(i)
// @ts-expect-error matrices have no order
m3.lessThan(m3)
// @ts-expect-error a comparison of different shapes
m3.equal(m4)
// @ts-expect-error the sine of a matrix
m3.sin()
// @ts-expect-error a matrix has no components
m3.x
// @ts-expect-error the larger of two matrices
max(m3, m3)
// @ts-expect-error between two matrices
mix(m3, m3, 0.5)
// @ts-expect-error a matrix has no length
m3.length()
// @ts-expect-error a float as index
m3.at(float(1))
// @ts-expect-error text as index
v3.at('x')
// @ts-expect-error a scalar has no elements
uv.x.at(0)
// @ts-expect-error a matrix for a vector
same<Vec3>().as(m3)
// @ts-expect-error a mat3 for a mat4 parameter
fn('f', [{ m: mat4 }], vec4, (m) => m.mul(v4))(m3)
// @ts-expect-error too few elements
array(float, 3)([1, 2])
// @ts-expect-error too many elements
array(float, 3)([1, 2, 3, 4])
// @ts-expect-error elements of another type
array(vec2, 2)([v2, v3])
// @ts-expect-error elements of another type
array(vec2, 2)(() => v3)
// @ts-expect-error one element is not a list
array(vec2, 1)(v2)
// @ts-expect-error an array without a count
array(vec2)
// @ts-expect-error a count that is no number
array(vec2, i)
// @ts-expect-error an array of a value
array(v2, 2)
// @ts-expect-error a float as index
weights.at(v2.x)
// @ts-expect-error elements are reached with at
weights[0]
// @ts-expect-error an array has no sum
weights.add(weights)
// @ts-expect-error an array of another length
sum(array(float, 2)([1, 2]), m3)
// @ts-expect-error a field is missing
Light({ position: v3, weights, turn: m3 })
// @ts-expect-error a field of another shape
Light({ position: v3, weights, turn: m4, on: 1 })
// @ts-expect-error words for an array
Light({ position: v3, weights: ['1', '2', '3'], turn: m3, on: 1 })
// @ts-expect-error columns for a matrix
Light({ position: v3, weights, turn: [v3, v3, v3], on: 1 })
// @ts-expect-error a field that is not declared
Light({ position: v3, weights, turn: m3, on: 1, off: 0 })
// @ts-expect-error the fields of an element
array(Light, 2)([light, light]).at(0).direction
// @ts-expect-error an element of the array, not the array
Scene({ lights: light, count: 1 })
// @ts-expect-error a struct of another name
same<Struct<typeof Light>>().as(Sun({ position: v3, weights, turn: m3, on: 1 }))
// @ts-expect-error a name that every node has
struct('Wrong', { type: float })
// @ts-expect-error a name that every value has
struct('Wrong', { toVar: float })
// @ts-expect-error a field without a type
struct('Wrong', { position: v3 })
// @ts-expect-error a half and a float
h.add(uv.x)
// @ts-expect-error a float and a half
uv.x.mul(h)
// @ts-expect-error a half for a float
same<Float>().as(h)
// @ts-expect-error vectors of halves and floats
hvec3(1).add(v3)
// @ts-expect-error a vector of halves times a matrix
hvec3(1).mul(m3)
// @ts-expect-error components of another type
hvec2(uv.x, uv.y)
// @ts-expect-error a half has no bits
h.bitAnd(1)
// @ts-expect-error the remainder of floats is mod
uv.x.remainder(2)
// @ts-expect-error an int and a uint
i.remainder(u)
// @ts-expect-error vectors of different sizes
ivec2(1).remainder(ivec3(1))
// @ts-expect-error shifted by an int
i.shiftLeft(i)
// @ts-expect-error shifted by another count
ivec2(1).shiftLeft(uvec3(1))
// @ts-expect-error a scalar shifted by a vector
u.shiftRight(uvec2(1))
// @ts-expect-error an int is one already
i.bitcastToInt()
// @ts-expect-error a bool has no bits to read
uv.lessThan(1).bitcastToInt()
// @ts-expect-error numbers for a matrix uniform
uniform(mat2, [[1, 2], [3, 4], 5])
