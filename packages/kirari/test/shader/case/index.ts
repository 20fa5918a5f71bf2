/**
 * The shaders of the golden files beside this one, one for each idea. Small ones: a difference in a golden file should show
 * what changed. Each is also compiled in a browser and run on three targets.
 */
import {
  bool,
  bvec2,
  clamp,
  cross,
  dot,
  float,
  fn,
  generic,
  int,
  ivec2,
  max,
  mix,
  mod,
  overload,
  pointer,
  resolution,
  select,
  smoothstep,
  struct,
  T,
  time,
  uint,
  uniform,
  uv,
  uvec2,
  vec2,
  vec3,
  vec4,
  type AnyFn,
  type Vec3,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'
import { builtinFragments, builtinFunctions } from './builtins.ts'
import { flowFragments, flowFunctions } from './flow.ts'
import { textureFragments, textureFunctions } from './textures.ts'
import { stageFragments, stageFunctions } from './stages.ts'
import { valueFragments, valueFunctions } from './values.ts'

/** The three lines of the README. */
const hello = vec4(uv, time.sin().mul(0.5).add(0.5), 1)

const circleSDF = fn('circleSDF', [{ p: vec2 }, { radius: float }], float, (p, radius) => p.length().sub(radius))

/** Functions that call functions; a shared part is computed once, under its requested name, if any. */
const ring = fn('ring', [{ p: vec2 }, { radius: float }, { width: float }], float, (p, radius, width) => {
  const distance = circleSDF(p, radius).abs().toConst('edge')
  return select(0, distance.div(width).negate().add(1), distance.lessThan(width))
})

/** Only the brackets that the meaning needs. */
const brackets = fn('brackets', [{ a: float }, { b: float }, { c: float }], float, (a, b, c) =>
  a
    .add(b)
    .mul(c)
    .sub(a.sub(b.sub(c)))
    .div(a.mul(b.mul(c)))
    .add(a.negate().mul(b.negate()))
    .sub(float(-1)),
)

/** Bits: brackets that WGSL demands although GLSL does not. */
const bits = fn('bits', [{ v: uint }], uint, (v) => v.mul(747796405).add(2891336453).bitXor(v.shiftRight(16)).bitOr(v.bitAnd(255).shiftLeft(4)))

/** Vectors compared and chosen component by component. */
const choose = fn('choose', [{ a: vec2 }, { b: vec2 }], vec2, (a, b) => select(a, b, a.lessThan(b)).add(select(0, 1, a.equal(b).any())))

/** GLSL has no `mix` of integers: the choice is split into components. */
const chooseInts = fn('chooseInts', [{ a: ivec2 }, { b: ivec2 }], ivec2, (a, b) => select(a, b, a.greaterThan(b)))

/** mod is floored on every target. */
const wrap = fn('wrap', [{ p: vec2 }, { period: float }], vec2, (p, period) => mod(p, period))

/** smoothstep with literal edges that ascend, descend and are equal, and with computed ones. */
const ramps = fn('ramps', [{ low: float }, { x: float }], vec4, (low, x) =>
  vec4(smoothstep(0, 1, x), smoothstep(1, 0, x), smoothstep(0.5, 0.5, x), smoothstep(low, 1, x)),
)

/** A scalar beside vectors, where a language has no form for the two. */
const mixed = fn('mixed', [{ v: vec3 }, { s: float }], vec3, (v, s) =>
  v
    .pow(2)
    .max(s)
    .clamp(0, 1)
    .add(mix(v, vec3(1), s))
    .sub(mix(v, 0, v))
    .mul(smoothstep(0, v, s)),
)

const AABB = struct('AABB', { min: vec3, max: vec3 })
const aabbExtent = fn('aabbExtent', [{ box: AABB }], vec3, (box) => box.max.sub(box.min))
/** Structs as parameters and as values. */
const extent = fn('extent', [{ p: vec3 }, { size: float }], float, (p, size) => dot(aabbExtent(AABB({ min: p.sub(size), max: p.add(size) })), vec3(1)))

/** One declaration over four types. */
const pulse = generic('pulse', [{ x: T }, { k: float }], T, (x, k) => x.abs().mul(k).fract())

const halfOfFloat = fn('half', [{ x: float }], float, (x) => x.mul(0.5))
const halfOfInt = fn('half_int', [{ x: int }], int, (x) => x.shiftRight(1))
/** Several functions behind one name. */
const half = overload(halfOfFloat, halfOfInt)

/** Names that one language reserves, or that no language allows. */
const reserved = fn('filter', [{ mod: float }, { sample: float }, { 'a b': float }], float, (a, b, c) => a.add(b).mul(c).toConst('half'))

/** Conversions between all kinds. */
const convert = fn('convert', [{ x: float }, { flag: bool }], float, (x, flag) =>
  float(int(x))
    .add(float(uint(x.abs())))
    .add(float(flag))
    .add(float(uint(int(x).negate().abs())))
    .add(select(0, 1, bvec2(flag, true).all())),
)

const hash = fn('hash', [{ cell: uvec2 }], float, (cell) => float(bits(cell.x.bitXor(bits(cell.y))).shiftRight(8)).mul(2 ** -24))
/** Integer hashing of the pixels' cells: the same on every device. */
const cells = vec3(hash(uvec2(ivec2(uv.mul(8).floor()))))

const hue = uniform(0.25, 'hue')
const tint = uniform([1, 0.5, 0.25], 'tint')
const inverted = uniform(true, 'inverted')
const steps = uniform(int, 4, 'steps')
/** Uniforms of several types, and all inputs. */
const inputs = vec4(select(tint, vec3(1).sub(tint), inverted).mul(hue), max(pointer.x, resolution.x.div(float(steps).mul(100))).add(time))

/** A function that several of its callers share is printed once. */
const shared = vec3(ring(uv.sub(0.5), 0.25, 0.1), ring(uv.sub(0.5), 0.4, clamp(uv.x, 0.05, 0.1)), cross(vec3(uv, 1), vec3(0, 1, 0)).z)

const axis = uniform([1, 2, 3], 'axis')
const level = uniform(0.5, 'x')
/** Constants, parameters and components that would shadow other names. */
const clash = fn('clash', [{ p: vec2 }, { p_x: float }, { uv: float }], float, (p, px, u) => {
  const direction = axis.normalize().toConst('axis')
  const first = p.x.add(px).toConst('x')
  return first.mul(level).add(direction.x).add(uv.x.mul(u)).toConst('clash')
})

/** Names of the variables that JavaScript stores results in. */
const results = fn('r1', [{ r0: vec2 }], vec2, (r0) => r0.yx.toConst('r2').add(r0))

export const functions: Readonly<Record<string, AnyFn>> = {
  'circle-sdf': circleSDF,
  ring,
  brackets,
  bits,
  choose,
  'choose-ints': chooseInts,
  wrap,
  ramps,
  mixed,
  extent,
  pulse,
  half,
  reserved,
  convert,
  clash,
  results,
  ...builtinFunctions,
  ...flowFunctions,
  ...textureFunctions,
  ...stageFunctions,
  ...valueFunctions,
}

export const fragments: Readonly<Record<string, Vec3 | Vec4>> = {
  hello,
  cells,
  inputs,
  shared,
  ...builtinFragments,
  ...flowFragments,
  ...stageFragments,
  ...valueFragments,
  ...textureFragments,
}
