/** Values beyond scalars and vectors: matrices, arrays, structs of them, halves, and assigning to their parts. */
import {
  array,
  bool,
  bvec3,
  float,
  fn,
  generic,
  half,
  hvec3,
  If,
  inout,
  int,
  ivec2,
  ivec3,
  Loop,
  mat2,
  mat2x3,
  mat2x4,
  mat3,
  mat3x2,
  mat3x4,
  mat4,
  mat4x2,
  mat4x3,
  nothing,
  select,
  struct,
  T,
  uint,
  uv,
  uvec3,
  varOf,
  vec2,
  vec3,
  vec4,
  type AnyFn,
  type Vec3,
} from '../../../src/shader/front/node/index.ts'

/** From columns, from numbers, a diagonal, the upper left part of a larger matrix. */
const matrixMake = fn('matrixMake', [{ a: vec3 }, { s: float }], vec3, (a, s) => {
  const columns = mat3(a, a.yzx, vec3(0, 0, 1))
  const numbers = mat2(1, 2, s, 4)
  const diagonal = mat3(s)
  const wider = mat4(columns)
  const narrower = mat3x2(wider)
  return columns
    .mul(diagonal)
    .mul(a)
    .add(vec3(numbers.mul(narrower.mul(a)), 1))
    .add(mat3(wider).at(1))
})

/** Every product of two matching shapes. */
const matrixProducts = fn('matrixProducts', [{ a: mat2x3 }, { b: mat3x4 }, { c: mat4x2 }, { v: vec2 }], vec4, (a, b, c, v) => {
  const square = c.mul(b).mul(a)
  const row = v.mul(c)
  const column = b.mul(a).mul(v)
  const others = mat2x4(1, 2, 3, 4, 5, 6, 7, 8)
    .mul(square)
    .mul(v)
    .add(mat4x3(row.xyz, row.yzw, row.zwx, row.wxy).mul(column).xyzx)
  return row.mul(mat4(2)).add(column).add(others)
})

/** Sums, differences, quotients and negation, with a scalar on either side. */
const matrixArithmetic = fn('matrixArithmetic', [{ a: mat2 }, { b: mat2 }, { s: float }], vec2, (a, b, s) => {
  const sum = a.add(b).sub(b.negate()).add(s).sub(1)
  const quotient = sum.div(b).div(s)
  return s.sub(quotient).add(s.div(b)).add(float(2).add(a)).mul(3).at(1)
})

/** One bool for all components. */
const matrixCompare = fn('matrixCompare', [{ a: mat3x2 }, { b: mat3x2 }], bool, (a, b) => a.equal(b).or(a.add(1).notEqual(b)))

/** A variable, its columns, components of these, and all compound assignments. */
const matrixAssign = fn('matrixAssign', [{ m: mat3 }, { i: int }, { s: float }], vec3, (m, i, s) => {
  const a = m.toVar('a')
  a.at(0).assign(vec3(1, 2, 3))
  a.at(i).yx.mulAssign(2)
  a.at(2).z.addAssign(s)
  a.at(1).at(i).subAssign(1)
  a.mulAssign(m)
  a.mulAssign(s)
  a.addAssign(m)
  a.addAssign(1)
  a.subAssign(s)
  a.divAssign(2)
  const v = a.at(i).toVar('v')
  v.mulAssign(m)
  return v.add(varOf(mat3, 'zero').at(1))
})

const weights = array(float, 5)([0.0625, 0.25, 0.375, 0.25, 0.0625]).toConst('weights')
const offsets = array(vec2, 3)((i) => vec2(i - 1, i * 0.5))
/** Arrays of numbers are constants of the module, whichever functions read them. */
const constantArray = fn('constantArray', [{ i: int }], float, (i) => weights.at(i).mul(weights.at(2)))
const constantArrays = fn('constantArrays', [{ n: int }], vec2, (n) => {
  const sum = vec2(0).toVar('sum')
  Loop(n, (i) => {
    sum.addAssign(offsets.at(i.remainder(3)).mul(constantArray(i)))
  })
  return sum.mul(weights.at(0)).mul(weights.count)
})

/** Computed arrays, as values, parameters, results and variables. */
const shifted = fn('shifted', [{ list: array(vec2, 3) }, { by: vec2 }], array(vec2, 3), (list, by) => array(vec2, 3)((i) => list.at(i).add(by)))
const localArray = fn('localArray', [{ p: vec2 }, { i: int }], vec2, (p, i) => {
  const list = shifted(array(vec2, 3)([p, p.yx, vec2(1)]), p).toVar('list')
  list.at(i).assign(p.mul(2))
  list.at(0).x.addAssign(1)
  const copy = list.toVar('copy')
  copy.at(uint(i)).mulAssign(list.at(2))
  list.assign(copy)
  const zero = varOf(array(float, 2), 'zero')
  return list.at(i).add(copy.at(1)).add(zero.at(i))
})

export const Light = struct('Light', { position: vec3, color: vec3, turn: mat2 })
export const Scene = struct('Scene', { lights: array(Light, 2), steps: array(int, 3), on: bool })
/** Structs in arrays in structs, and assigning to their parts. */
export const nested = fn('nested', [{ scene: Scene }, { i: int }, { p: vec3 }], vec3, (scene, i, p) => {
  const s = scene.toVar('s')
  s.lights.at(i).position.xy.addAssign(p.xy)
  s.lights.at(1).turn.at(0).y.assign(3)
  s.lights.at(0).assign(Light({ position: p, color: [1, 0.5, 0], turn: mat2(2) }))
  s.steps.at(2).addAssign(s.steps.at(0))
  s.on.assign(s.on.not())
  const light = s.lights.at(i).toVar('light')
  light.color.mulAssign(select(0.5, 1, s.on))
  return light.color.add(light.position).add(vec3(light.turn.mul(p.xy), float(s.steps.at(2))))
})
/** A struct whose fields are all literals, in an array of the module. */
const Stop = struct('Stop', { at: float, color: vec3 })
const stops = array(Stop, 2)([Stop({ at: 0, color: vec3(0.1, 0.2, 0.3) }), { at: 1, color: [1, 1, 0.5] }]).toConst('stops')
const structArray = fn('structArray', [{ t: float }, { i: int }], vec3, (t, i) => stops.at(i).color.mul(t.sub(stops.at(0).at)))

/** Assigning to components: letters in any order, of coordinates and of colours, an index, the components of a swizzle. */
const components = fn('components', [{ p: vec4 }, { i: int }], vec4, (p, i) => {
  const v = p.toVar('v')
  v.wx.assign(p.xy)
  v.zyx.mulAssign(vec3(1, 2, 3))
  v.xyz.zy.addAssign(1)
  v.at(i).divAssign(2)
  v.zw.at(i).assign(7)
  v.y.assign(v.at(3))
  v.xyzw.assign(v.wzyx)
  v.ga.addAssign(v.rgb.bb)
  v.b.mulAssign(v.a)
  return v.add(v.xxyy).add(v.abgr)
})

/** Remainders, bits and shifts of integers, a scalar beside a vector. */
const integers = fn('integers', [{ a: ivec3 }, { i: int }, { u: uvec3 }], ivec3, (a, i, u) => {
  const n = a.remainder(i).add(i.remainder(a)).toVar('n')
  n.bitAndAssign(255)
  n.bitOrAssign(i)
  n.bitXorAssign(a)
  n.shiftLeftAssign(2)
  n.shiftRightAssign(u)
  n.remainderAssign(7)
  n.xy.remainderAssign(ivec2(3))
  n.yz.shiftLeftAssign(1)
  const w = u.toVar('w')
  w.shiftRightAssign(uvec3(1, 2, 3))
  w.x.subAssign(1)
  return n.add(i.bitAnd(n)).add(ivec3(w))
})

/** The bits of one type read as another. */
const bitcasts = fn('bitcasts', [{ x: float }, { v: vec2 }, { i: int }], ivec2, (x, v, i) =>
  v.bitcastToInt().add(x.bitcastToInt()).add(i.bitcastToUint().bitcastToInt()).add(i.bitcastToFloat().add(x).bitcastToInt()),
)

/** Bools and bvecs as variables. */
const flags = fn('flags', [{ v: vec3 }], bool, (v) => {
  const inside = v.lessThan(1).toVar('inside')
  const any = bool(false).toVar('any')
  inside.y.assign(false)
  inside.zx.assign(true)
  If(inside.equal(bvec3(true, false, true)).all(), () => {
    any.assign(inside.at(2))
  })
  return any
})

/** 16-bit floats where the language has them. */
const halves = fn('halves', [{ v: vec3 }, { k: half }], vec3, (v, k) => {
  const h = hvec3(v).mul(k).add(0.5).toVar('h')
  h.x.mulAssign(2)
  h.yz.assign(h.zy)
  return vec3(h.normalize().mul(h.dot(h).max(0.25)))
})

/** Statements in a function over several types, with a parameter that is written back. */
const soften = generic('soften', [{ x: inout(T) }, { by: T }], nothing, (x, by) => {
  Loop(2, () => {
    x.mulAssign(by)
    x.addAssign(0.25)
  })
})
const soft = fn('soft', [{ p: vec3 }, { s: float }], vec3, (p, s) => {
  const v = p.toVar('v')
  const x = s.toVar('x')
  soften(v, p)
  soften(v.xy, p.zz)
  soften(x, 2)
  return v.mul(x)
})

export const valueFunctions: Readonly<Record<string, AnyFn>> = {
  'matrix-make': matrixMake,
  'matrix-products': matrixProducts,
  'matrix-arithmetic': matrixArithmetic,
  'matrix-compare': matrixCompare,
  'matrix-assign': matrixAssign,
  'constant-arrays': constantArrays,
  'local-array': localArray,
  nested,
  'struct-array': structArray,
  components,
  integers,
  bitcasts,
  flags,
  halves,
  soft,
}

const turn = mat2(0.8, 0.6, -0.6, 0.8)
export const valueFragments: Readonly<Record<string, Vec3>> = {
  /** Outside of functions: the fragment itself reads a matrix and a constant array. */
  tables: vec3(turn.mul(uv.sub(0.5)), weights.at(int(uv.x.mul(5)))),
}
