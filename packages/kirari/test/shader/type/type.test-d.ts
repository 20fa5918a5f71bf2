/**
 * What TypeScript accepts and refuses. `tsc -p tsconfig.test.json` is the test: a wrong line that compiles
 * is an unused `@ts-expect-error`, which is an error.
 */
import {
  all,
  bool,
  bvec3,
  clamp,
  cross,
  dot,
  float,
  fn,
  generic,
  int,
  ivec2,
  length,
  max,
  mix,
  mod,
  normalize,
  overload,
  pow,
  reflect,
  select,
  smoothstep,
  step,
  struct,
  T,
  time,
  uint,
  uniform,
  uv,
  vec2,
  vec3,
  vec4,
  type Bool,
  type BVec2,
  type Float,
  type Int,
  type Struct,
  type Uint,
  type VarFloat,
  type VarVec2,
  type VarVec3,
  type VarVec4,
  type Vec2,
  type Vec3,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'
import { createEngine } from '../../../src/index.ts'

/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-return, eslint/no-unused-expressions -- the wrong programs below have no types, and nothing runs */

/** Passes only when both types are the same. */
const same = <A>() => ({ as: <B extends A>(value: [A] extends [B] ? B : never): unknown => value })

const v3 = vec3(1, 2, 3)
const v4 = vec4(v3, 1)
const i = int(3)
const u = uint(3)
const b = bool(true)

// Right programs, and the types they have.
same<Vec2>().as(uv.mul(2).sub(1))
same<Float>().as(uv.x.add(1))
same<Vec3>().as(uv.x.mul(v3))
same<Vec3>().as(v4.xyz.yzx)
same<Vec4>().as(v4.wwxy)
same<Float>().as(v4.a)
same<Vec3>().as(v4.rgb.bgr)
same<Vec4>().as(v3.rrrg)
// Every swizzle of one to four letters exists, of vectors and of variables.
type Two<L extends string> = `${L}${L}`
type Three<L extends string> = `${L}${L}${L}`
type Four<L extends string> = `${L}${L}${L}${L}`
type Every<V, L extends keyof V & string> = readonly [V[L], V[Two<L> & keyof V], V[Three<L> & keyof V], V[Four<L> & keyof V], Extra<V, L>]
/** Never: the missing swizzles. */
type Extra<V, L extends string> = Exclude<Two<L> | Three<L> | Four<L>, keyof V>
const every = <V, L extends keyof V & string>(): Every<V, L> => [] as never
same<readonly [Float, Vec2, Vec3, Vec4, never]>().as(every<Vec2, 'x' | 'y'>())
same<readonly [Float, Vec2, Vec3, Vec4, never]>().as(every<Vec2, 'r' | 'g'>())
same<readonly [Float, Vec2, Vec3, Vec4, never]>().as(every<Vec3, 'x' | 'y' | 'z'>())
same<readonly [Float, Vec2, Vec3, Vec4, never]>().as(every<Vec3, 'r' | 'g' | 'b'>())
same<readonly [Float, Vec2, Vec3, Vec4, never]>().as(every<Vec4, 'x' | 'y' | 'z' | 'w'>())
same<readonly [Float, Vec2, Vec3, Vec4, never]>().as(every<Vec4, 'r' | 'g' | 'b' | 'a'>())
same<readonly [VarFloat, VarVec2 | Vec2, VarVec3 | Vec3, Vec4 | VarVec4, never]>().as(every<VarVec4, 'r' | 'g' | 'b' | 'a'>())
same<Vec2>().as(v3.xy.max(0))
same<Vec3>().as(mix(v3, v3, 0.5))
same<Vec3>().as(mix(0, v3, uv.x))
same<Float>().as(mix(0, 1, time))
same<Float>().as(clamp(0.5, 0, 1))
same<Float>().as(pow(2, time))
same<Vec2>().as(pow(uv, 2))
same<Vec2>().as(max(0, uv))
same<Vec2>().as(smoothstep(0, 1, uv))
same<Vec2>().as(step(0.5, uv))
same<Vec2>().as(mod(uv, 0.1))
same<Float>().as(dot(v3, v3))
same<Float>().as(length(uv))
same<Vec3>().as(cross(v3, v3))
same<BVec2>().as(uv.lessThan(0.5))
same<Bool>().as(uv.lessThan(0.5).all().and(b).not())
same<Vec2>().as(select(uv, uv.yx, uv.lessThan(0.5)))
same<Vec2>().as(select(0, uv, uv.lessThan(0.5)))
same<Float>().as(select(0, 1, b))
same<Int>().as(select(i, 0, b))
same<Bool>().as(select(false, true, false))
same<Bool>().as(select(b, true, b))
same<Float>().as(select(0, 1, true))
same<Int>().as(i.add(2).shiftLeft(1))
same<Uint>().as(u.bitXor(u.shiftRight(16)).mul(747796405))
same<Float>().as(float(u.shiftRight(8)))
same<Vec2>().as(vec2(ivec2(uv)))
same<number>().as(uniform(0.5).value)
same<Vec3>().as(uniform([1, 2, 3]).mul(2))
same<Int>().as(uniform(int, 3).add(1))

const circle = fn('circle', [{ p: vec2 }, { radius: float }], float, (p, radius) => p.length().sub(radius))
same<Float>().as(circle(uv, 0.5))
export const circleArguments: Parameters<typeof circle> = [uv, 0.5]
const pulse = generic('pulse', [{ x: T }, { k: float }], T, (x, k) => x.abs().mul(k))
same<Vec3>().as(pulse(v3, 2))
export const ofTime: Float = pulse(time, 2)
export const ofNumber: Float = pulse(0.5, 2)
const ramp = generic('ramp', [{ low: T }, { high: T }, { x: T }], T, (low, high, x) => select(x.sub(low).div(high.sub(low)).saturate(), 0, low.equal(high)))
same<Vec2>().as(ramp(0, 1, uv))
same<Vec2>().as(ramp(time, 1, uv))
const either = overload(
  circle,
  fn('sphere', [{ p: vec3 }, { radius: float }], float, (p, radius) => p.length().sub(radius)),
)
same<Float>().as(either(v3, 1))
same<Float>().as(either(uv, 1))
const Box = struct('Box', { min: vec3, max: vec3 })
const extent = fn('extent', [{ box: Box }], vec3, (box) => box.max.sub(box.min))
same<Vec3>().as(extent(Box({ min: v3, max: vec3(1) })))
same<Vec3>().as(Box({ min: v3, max: v3 }).min)
const march = (map: (p: Vec3) => Float) => fn('march', [{ origin: vec3 }, { direction: vec3 }], float, (origin, direction) => map(origin.add(direction)))
same<Float>().as(march((p) => p.length())(v3, v3))
export const boxOf = (box: Struct<typeof Box>): Vec3 => box.min

// Wrong programs: each line is refused.
// @ts-expect-error sizes differ
uv.add(v3)
// @ts-expect-error sizes differ
v3.mul(uv)
// @ts-expect-error sizes differ
dot(v3, uv)
// @ts-expect-error cross needs vec3
cross(uv, uv)
// @ts-expect-error cross needs vec3
uv.cross(uv)
// @ts-expect-error vec2 has no z
uv.z
// @ts-expect-error vec3 has no w
v3.xyw
// @ts-expect-error a scalar has no components
time.x
// @ts-expect-error vec3 has no alpha
v3.rga
// @ts-expect-error letters of places and of colours do not mix
v4.xyba
// @ts-expect-error a fifth component
v4.xyzwx
// @ts-expect-error components cannot be assigned
uv.x = time
// @ts-expect-error vec3 is not a vec2
same<Vec2>().as(v3)
// @ts-expect-error int and float do not mix
i.add(time)
// @ts-expect-error float and int do not mix
time.mul(i)
// @ts-expect-error int and uint do not mix
i.add(u)
// @ts-expect-error a float has no bits to shift
time.shiftLeft(1)
// @ts-expect-error the sine of an int
i.sin()
// @ts-expect-error unsigned integers cannot be negated
u.negate()
// @ts-expect-error a bool has no sum
b.add(b)
// @ts-expect-error a condition must be a bool
select(0, 1, time)
// @ts-expect-error a condition of three components for two
select(uv, uv, bvec3(true, true, false))
// @ts-expect-error the two values differ
select(uv, v3, b)
// @ts-expect-error all needs a bvec
all(b)
// @ts-expect-error a comparison of different sizes
uv.lessThan(v3)
// @ts-expect-error bools have no order
b.lessThan(b)
// @ts-expect-error a vector is not a bool
b.and(uv)
// @ts-expect-error too many components
vec3(uv, uv)
// @ts-expect-error too few components
vec4(uv, 1)
// @ts-expect-error no arguments
vec2()
// @ts-expect-error text is no number
float('1')
// @ts-expect-error text is no number
uv.mul('2')
// @ts-expect-error nothing to add
uv.add()
// @ts-expect-error one operand too many
uv.add(1, 2)
// @ts-expect-error mix of different sizes
mix(uv, v3, 0.5)
// @ts-expect-error mix with a bool
mix(uv, uv, b)
// @ts-expect-error mix needs three
mix(uv, uv)
// @ts-expect-error smoothstep of different sizes
smoothstep(uv, v3, uv)
// @ts-expect-error clamp of different sizes
clamp(uv, v3, 1)
// @ts-expect-error max of different sizes
max(uv, v3)
// @ts-expect-error the length of a scalar
length(time)
// @ts-expect-error the direction of a scalar
normalize(time)
// @ts-expect-error a normal of another size
reflect(v3, uv)
// @ts-expect-error the power of an int
pow(i, 2)
// @ts-expect-error the remainder of another size
mod(uv, v3)
// @ts-expect-error a vec3 for a vec2 parameter
circle(v3, 0.5)
// @ts-expect-error a missing argument
circle(uv)
// @ts-expect-error an argument too many
circle(uv, 0.5, 1)
// @ts-expect-error a vector for a scalar parameter
circle(uv, uv)
// @ts-expect-error the arguments swapped
circle(0.5, uv)
// @ts-expect-error the result is a float
circle(uv, 0.5).xy
// @ts-expect-error the body returns a vec2
fn('wrong', [{ p: vec2 }], float, (p) => p)
// @ts-expect-error the body has a parameter too many
fn('wrong', [{ p: vec2 }], vec2, (p: Vec2, q: Vec2) => p.add(q))
// @ts-expect-error the body takes another type
fn('wrong', [{ p: vec2 }], vec3, (p: Vec3) => p)
// @ts-expect-error two parameters in one object have no order
fn('wrong', [{ p: vec2, q: vec2 }], vec2, (p, q) => q)
// @ts-expect-error two parameters of different types in one object
fn('wrong', [{ p: vec2, q: vec3 }], vec2, (p) => p)
// @ts-expect-error a parameter needs a type
fn('wrong', [{ p: 2 }], vec2, (p) => p)
// @ts-expect-error the body of a generic function has no components
generic('wrong', [{ x: T }], T, (x) => x.xy)
// @ts-expect-error two different vectors in one generic call
ramp(uv, v3, uv)
// @ts-expect-error a generic function over floats, not ints
pulse(i, 2)
// @ts-expect-error a vector for the scalar of a generic function
pulse(uv, uv)
// @ts-expect-error no function of the overload takes a vec4
either(v4, 1)
// @ts-expect-error a field is missing
Box({ min: v3 })
// @ts-expect-error a field of another size
Box({ min: v3, max: uv })
// @ts-expect-error no such field
Box({ min: v3, max: v3 }).centre
// @ts-expect-error a struct is not a vector
extent(v3)
// @ts-expect-error a vec2 distance for a vec3 march
march((p: Vec2) => p.length())
// @ts-expect-error a uniform keeps its shape
uniform([1, 2]).value = 3
// @ts-expect-error a uniform of a number takes no text
uniform(0.5).value = 'half'
// @ts-expect-error five components
uniform([1, 2, 3, 4, 5])
// @ts-expect-error a value of another shape than the type
uniform(int, [1, 2])
// @ts-expect-error a fragment is a colour
createEngine({ container: document.body, fragment: uv })
// @ts-expect-error a fragment is a colour
createEngine({ container: document.body, fragment: time })
// @ts-expect-error an array is not a vector
v3.add([1, 2, 3])
// @ts-expect-error null is not a node
uv.mul(null)
// @ts-expect-error a method that does not exist
uv.sine()
