/** The type that a hover shows, behind each line: a name of the package, never its definition. hover.test.ts compares. */
import {
  array,
  float,
  fn,
  generic,
  half,
  hvec3,
  inout,
  int,
  mat2x3,
  mat3,
  max,
  nothing,
  select,
  struct,
  T,
  uniform,
  uv,
  varOf,
  vec2,
  vec3,
} from '../../../src/shader/front/node/index.ts'

export const plain = uv.mul(2) // Vec2
export const swizzled = uv.xyx // Vec3
export const compared = uv.lessThan(1) // BVec2
export const chosen = select(uv, 0, compared) // Vec2
export const variable = vec3(1).toVar('v') // VarVec3
export const place = variable.xy // VarVec2
export const repeated = variable.xx // Vec2
export const component = variable.at(0) // VarFloat
export const computed = max(variable, 0) // Vec3
export const matrix = mat3(1) // Mat3
export const product = mat2x3(1).mul(uv) // Vec3
export const halves = hvec3(1).mul(half(2)) // HVec3
export const list = array(float, 3)([1, 2, 3]) // ArrayValue<Float, 3>
export const listType = array(vec2, 3) // ArrayConstructor<Vec2, 3>
export const listVariable = list.toVar() // VarArray<Float, 3>
export const element = listVariable.at(0) // VarFloat
export const Light = struct('Light', { position: vec3, weights: array(float, 3) }) // StructConstructor<{ readonly position: Vec3Constructor; readonly weights: ArrayConstructor<Float, 3>; }, "Light">
export const light = varOf(Light) // VarStruct<{ readonly position: Vec3Constructor; readonly weights: ArrayConstructor<Float, 3>; }, "Light">
export const position = light.position // VarVec3
export const tint = uniform([1, 0, 0]) // UniformVec3
export const called = fn('called', [{ p: vec2 }, { n: int }], vec3, (p, n) => vec3(p, float(n))) // (p: Vec2, n: number | Int) => Vec3
export const written = fn('written', [{ p: inout(vec2) }, { by: float }], nothing, (p, by) => p.mulAssign(by)) // (p: VarVec2, by: number | Float) => void
export const wide = generic('wide', [{ x: T }, { k: float }], T, (x, k) => x.mul(k)) // GenericFn<[x: Generic, k: Float], Generic>
export const widened = wide(variable, 2) // Vec3
