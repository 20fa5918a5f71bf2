/**
 * What TypeScript accepts and refuses for variables and statements. As in type.test-d.ts, a wrong line that compiles
 * is an unused `@ts-expect-error`. The end lists what TypeScript cannot see, with the diagnostic at run time.
 */
import {
  array,
  bool,
  Break,
  bvec2,
  Discard,
  float,
  fn,
  generic,
  If,
  inout,
  int,
  ivec2,
  Loop,
  mat2,
  mat3,
  max,
  nothing,
  overload,
  Return,
  sin,
  struct,
  Switch,
  T,
  uint,
  uniform,
  uv,
  uvec2,
  varOf,
  vec2,
  vec3,
  vec4,
  type Bool,
  type Float,
  type Int,
  type Mat3,
  type Uint,
  type Var,
  type VarArray,
  type VarFloat,
  type VarInt,
  type VarMat3,
  type VarVec2,
  type VarVec3,
  type VarVec4,
  type Vec2,
  type Vec3,
} from '../../../src/shader/front/node/index.ts'

/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return, eslint/no-unused-expressions -- the wrong programs below have no types, and nothing runs */

/** Passes only when both types are the same. */
const same = <A>() => ({ as: <B extends A>(value: [A] extends [B] ? B : never): unknown => value })

const v3 = vec3(1)
const f = varOf(float)
const v = varOf(vec3)
const n = varOf(int)
const w = varOf(uint)
const b = varOf(bool)
const m = varOf(mat3)
const list = varOf(array(vec2, 4))
const Light = struct('Light', { position: vec3, weights: array(float, 3), on: bool })
const Sun = struct('Sun', { position: vec3, weights: array(float, 3), on: bool })
const light = varOf(Light)

// Right programs, and the types they have: variables and their parts.
same<VarFloat>().as(f)
same<VarFloat>().as(float(1).toVar('x'))
same<VarVec3>().as(v3.toVar())
same<Var<Vec3>>().as(v3.toVar())
same<VarVec2>().as(v.zx)
same<Vec2>().as(v.xx)
same<VarVec4>().as(varOf(vec4).wzyx)
same<VarFloat>().as(v.at(n))
same<VarVec3>().as(m.at(0))
same<VarFloat>().as(m.at(0).at(1))
same<VarMat3>().as(mat3(1).toVar())
same<VarVec2>().as(list.at(3))
same<VarArray<Vec2, 4>>().as(list)
same<VarFloat>().as(light.weights.at(0))
same<VarVec2>().as(light.position.xy)
same<VarInt>().as(n)
// A value computed from a variable is a value.
same<Vec3>().as(v.mul(2))
same<Vec3>().as(v.toConst('before'))
same<Vec3>().as(max(v, v3))
same<Vec3>().as(max(v3, v))
same<Float>().as(sin(f))
same<Vec3>().as(f.mul(v))
same<Mat3>().as(f.mul(m))
same<Vec3>().as(m.mul(v))
f.assign(1)
f.addAssign(v.x)
v.assign(v3)
v.assign(f)
v.assign(0)
v.xy.mulAssign(uv)
v.mulAssign(mat3(1))
v.x.divAssign(2)
n.remainderAssign(3)
n.shiftLeftAssign(w)
varOf(ivec2).shiftRightAssign(uvec2(1))
w.bitXorAssign(0xff)
b.assign(true)
varOf(bvec2).x.assign(b)
m.at(0).yx.assign(uv)
m.at(0).gr.assign(uv)
light.position.bgr.mulAssign(2)
light.position.g.assign(f)
m.mulAssign(m)
m.addAssign(1)
list.at(n).x.subAssign(1)
list.assign(list)
light.assign(Light({ position: v, weights: light.weights, on: b }))
light.position.z.assign(1)
light.weights.at(0).addAssign(f)

// Statements.
If(f.lessThan(1).and(b), () => f.assign(0))
  .ElseIf(
    () => b,
    () => {},
  )
  .Else(() => {})
Loop(5, (i) => void same<Int>().as(i))
Loop(w, (i) => void same<Uint>().as(i))
Loop({ start: f, end: 2, step: 0.5 }, (x) => void same<Float>().as(x))
Loop({ start: 4, end: 0, step: -1, name: 'k' }, (i) => void same<Int>().as(i))
Loop({ start: 0.5, end: 3 }, (x) => void same<Float>().as(x))
Loop({ end: 1, step: 1e-7 }, (x) => void same<Float>().as(x))
Loop({ start: 1, end: Number('7') }, (i) => void same<Int>().as(i))
Loop({ start: 1, end: n, inclusive: true }, (i) => void same<Int>().as(i))
Loop(
  () => f.lessThan(1),
  () => f.addAssign(0.1),
)
Loop(2, () => If(b, () => Break()).Else(() => {}))
If(b, () => Switch(n).Case(0, () => Discard()))
Switch(n)
  .Case(0, () => {})
  .Case([1, 2], () => {})
  .Default(() => {})

// Functions with statements.
const clampTo = fn('clampTo', [{ p: inout(vec2) }, { limit: inout(float) }], nothing, (p, limit) => {
  p.assign(p.min(limit))
  limit.addAssign(1)
})
same<void>().as(clampTo(v.xy, v.z))
const early = fn('early', [{ x: float }], float, (x) => {
  If(x.lessThan(1), () => Return(0)).Else(() => Return(x))
})
same<Float>().as(early(v.x))
const soften = generic('soften', [{ x: T }, { times: int }], T, (x, times) => {
  const y = x.toVar('y')
  Loop(times, () => {
    y.mulAssign(x)
    If(times.greaterThan(2), () => y.addAssign(0.5))
  })
  return y
})
same<Vec3>().as(soften(v, 2))
same<Float>().as(soften(f, n))
same<Float>().as(soften(0.5, 3))
const shift = generic('shift', [{ x: inout(T) }, { by: T }], nothing, (x, by) => x.addAssign(by))
same<void>().as(shift(v.xy, uv))
same<void>().as(shift(v, 1))
const nested = generic('nested', [{ x: T }, { by: T }], T, (x, by) => {
  const sum = varOf(T, 'sum')
  const both = array(T, 2)([x, by])
  shift(sum, both.at(1))
  sum.addAssign(soften(x, 2).add(soften(sum, 3)))
  return sum
})
same<Vec2>().as(nested(uv, 1))
const either = overload(
  early,
  fn('other', [{ p: vec2 }], float, (p) => p.toVar().x),
)
same<Float>().as(either(uv))
same<Bool>().as(fn('isOn', [{ of: Light }], bool, (of) => of.on)(light))

const noop = (): void => {}
const counted = (i: Int): Int => i
const chain = If(b, noop)
const cases = Switch(n)

// Wrong programs: each line is refused.
// @ts-expect-error a value cannot be assigned
v3.assign(1)
// @ts-expect-error a value cannot be added to
v3.addAssign(1)
// @ts-expect-error what is computed from a variable is not a place
v.mul(2).assign(1)
// @ts-expect-error a constant of a variable is not a place
v.toConst('k').assign(1)
// @ts-expect-error an input cannot be assigned
uv.assign(0)
// @ts-expect-error a uniform is set from outside
uniform(1).assign(2)
// @ts-expect-error a letter comes twice
v.xx.assign(uv)
// @ts-expect-error a colour written twice
v.rgr.assign(v3)
// @ts-expect-error a letter comes twice
v.xyx.assign(v3)
// @ts-expect-error components that are not there
v.xw.assign(uv)
// @ts-expect-error a vec3 for a vec2 variable
v.xy.assign(v3)
// @ts-expect-error a vec2 for a vec3 variable
v.assign(uv)
// @ts-expect-error a vector for a float variable
f.assign(uv)
// @ts-expect-error an int for a float variable
f.assign(n)
// @ts-expect-error a float for an int variable
n.assign(f)
// @ts-expect-error a uint for an int variable
n.addAssign(w)
// @ts-expect-error a bool for a number
f.assign(b)
// @ts-expect-error a number for a bool
b.assign(1)
// @ts-expect-error bools cannot be added
b.addAssign(b)
// @ts-expect-error a float has no bits
f.bitAndAssign(1)
// @ts-expect-error a float cannot be shifted
v.shiftLeftAssign(1)
// @ts-expect-error the remainder of floats
f.remainderAssign(2)
// @ts-expect-error shifted by an int
n.shiftLeftAssign(n)
// @ts-expect-error a scalar multiplied by a vector is not a scalar
f.mulAssign(v)
// @ts-expect-error a vector multiplied by a matrix of another size
v.mulAssign(mat2(1))
// @ts-expect-error a number is not all of a matrix
m.assign(1)
// @ts-expect-error a matrix of another size
m.addAssign(mat2(1))
// @ts-expect-error a column of another size
m.at(0).assign(uv)
// @ts-expect-error an element of another type
list.at(0).assign(v3)
// @ts-expect-error an array of another length
list.assign(varOf(array(vec2, 3)))
// @ts-expect-error arrays cannot be added
list.addAssign(list)
// @ts-expect-error a field of another type
light.position.assign(uv)
// @ts-expect-error fields are assigned by their method
light.position = v3
// @ts-expect-error no such field
light.colour.assign(v3)
// @ts-expect-error a struct of another name
light.assign(varOf(Sun))
// @ts-expect-error structs cannot be added
light.addAssign(light)
// @ts-expect-error an assignment has no value
v.assign(v3).mul(2)
// @ts-expect-error a variable needs a type
varOf(v3)
// @ts-expect-error a vector is not a condition
If(v3, () => {})
// @ts-expect-error a number is not a condition
If(1, () => {})
// @ts-expect-error a float is not a condition
If(f, () => {})
// @ts-expect-error a vector of bools is not a condition
If(v.lessThan(1), () => {})
// @ts-expect-error a condition without a body
If(b)
// @ts-expect-error a branch that gives a value
If(b, () => float(1))
// @ts-expect-error a variable that is given after an assignment
If(b, () => (v.assign(1), v))
// @ts-expect-error a way of ElseIf that gives a value
If(b, () => {}).ElseIf(b, () => v3)
// @ts-expect-error an Else that gives a value
chain.Else(() => f)
// @ts-expect-error a branch that waits
If(b, async () => {})
// @ts-expect-error a loop that gives a value
Loop(3, (i) => i.add(1))
// @ts-expect-error a loop over a range that gives a value
Loop({ start: 1, end: n }, (i) => i)
// @ts-expect-error a case that gives a value
cases.Case(0, () => m)
// @ts-expect-error a default that gives a value
cases.Default(() => list)
// @ts-expect-error a function without a result that gives a value
fn('wrong', [{ x: float }], nothing, (x) => x)
// @ts-expect-error a body that is not a function
If(b, f.assign(1))
// @ts-expect-error a float is not a condition of ElseIf either
If(b, () => {}).ElseIf(f, () => {})
// @ts-expect-error Else has no condition
If(b, () => {}).Else(b, () => {})
// @ts-expect-error nothing comes after Else
chain.Else(noop).ElseIf(b, noop)
// @ts-expect-error a count that is a vector
Loop(uv, () => {})
// @ts-expect-error a count that is a float
Loop(f, () => {})
// @ts-expect-error a count that is a bool
Loop(b, () => {})
// @ts-expect-error a range without an end
Loop({ start: 0 }, () => {})
// @ts-expect-error a range of different types
Loop({ start: n, end: w }, () => {})
// @ts-expect-error a range of vectors
Loop({ start: uv, end: uv }, () => {})
// @ts-expect-error a condition that is a float
Loop(() => f, noop)
// @ts-expect-error the counter is an int
Loop(3, (i) => f.addAssign(i))
// @ts-expect-error the counter of a while loop
Loop(() => b, counted)
// @ts-expect-error a counter cannot be assigned
Loop(3, (i) => i.assign(0))
// @ts-expect-error a choice by a float
Switch(f)
// @ts-expect-error a choice by a bool
Switch(b)
// @ts-expect-error a label that is a node
Switch(n).Case(n, () => {})
// @ts-expect-error a label that is text
Switch(n).Case('0', () => {})
// @ts-expect-error no case after the default
cases.Default(noop).Case(1, noop)
// @ts-expect-error Return gives a value of the shader
Return('text')
// @ts-expect-error a value for a parameter that is written back
clampTo(uv, f)
// @ts-expect-error a number for a parameter that is written back
clampTo(v.xy, 1)
// @ts-expect-error a letter comes twice in what is written back
clampTo(v.xx, f)
// @ts-expect-error a variable of another type
clampTo(v, f)
// @ts-expect-error a procedure has no result
clampTo(v.xy, f).x
// @ts-expect-error a parameter is not a variable
fn('wrong', [{ x: float }], float, (x) => (x.assign(1), x))
// @ts-expect-error the variable that is returned has another type
fn('wrong', [{ p: vec2 }], vec3, (p) => p.toVar())
// @ts-expect-error a parameter of a generic function is not a variable
generic('wrong', [{ x: T }], T, (x) => (x.assign(1), x))
// @ts-expect-error a variable of a generic function has no components
generic('wrong', [{ x: T }], T, (x) => x.toVar().x)
// @ts-expect-error a value for what a generic function writes back
shift(v3, 1)
// @ts-expect-error two vectors of different sizes
shift(v, uv)
// @ts-expect-error a vector for the type of a generic function
generic('wrong', [{ x: T }], T, (x) => soften(x, 2).add(uv))
// @ts-expect-error a variable of another type than the generic one
generic('wrong', [{ x: T }], T, (x) => (varOf(vec2).assign(x), x))

// What TypeScript cannot see, and which diagnostic reports it when the body runs:
// Return(v3) in a function of float: S2005; a body that forgets its result: S3005; Break() outside a loop: S1008;
// a statement outside of every body: S1006; a literal index out of range: S1005; an int literal that is not an integer: S2006.
