/** The built-in inputs of the stages, such as the index of the vertex, pixel or invocation. Each is a single shared node. */
import { makeExpr, type BuiltinInput, type Literal, type StageName } from '../../ir/expr.ts'
import { boolType, floatType, typeOf, uintType, type NumericType } from '../../ir/type.ts'
import { fragCoordInput } from '../../feature/frag-coord.ts'
import { makeNode } from './node.ts'
import type { Bool, Uint, UVec3, Vec2, Vec4 } from './type.ts'

const builtin = <T>(
  name: string,
  type: NumericType,
  stages: readonly StageName[],
  glsl: string | undefined,
  wgsl: string | undefined,
  feature?: string,
  fullScreen?: BuiltinInput['fullScreen'],
): T => {
  const detail: BuiltinInput = { kind: 'builtin', name, type, stages, glsl, wgsl, feature, fullScreen }
  // Each constant below is declared with the type of its input.
  return makeNode('input', type, [], detail) as T
}
const fragment: readonly StageName[] = ['fragment']
const vertex: readonly StageName[] = ['vertex']
const compute: readonly StageName[] = ['compute']
const grouped: readonly StageName[] = ['fragment', 'compute']
const place = /*#__PURE__*/ typeOf(uintType, 3)

/**
 * The position of the pixel. x and y are in pixels from the bottom left, at the pixel centre; z is the depth, 0 (near) to 1;
 * w is the reciprocal of the clip-space w. Fragment stage.
 */
// Its type is that of its description.
export const fragCoord: Vec4 = /*#__PURE__*/ makeNode('input', /*#__PURE__*/ typeOf(floatType, 4), [], fragCoordInput) as unknown as Vec4
/** Whether the triangle of the pixel is front-facing: its vertices appear in counter-clockwise order. Fragment stage. */
export const frontFacing: Bool = /*#__PURE__*/ builtin('frontFacing', boolType, fragment, 'gl_FrontFacing', 'front_facing', undefined, () =>
  makeExpr<Literal>('literal', boolType, [], true),
)
/** The position of the pixel in its point, from (0, 0) at the bottom left to (1, 1). Fragment stage, GLSL only; in WebGPU points are one pixel. */
export const pointCoord: Vec2 = /*#__PURE__*/ builtin(
  'pointCoord',
  /*#__PURE__*/ typeOf(floatType, 2),
  fragment,
  'vec2(gl_PointCoord.x, 1.0 - gl_PointCoord.y)',
  undefined,
)
/** The index of the sample in the pixel. Reading it runs the fragment stage once per sample. Fragment stage, WGSL only. */
export const sampleIndex: Uint = /*#__PURE__*/ builtin('sampleIndex', uintType, fragment, undefined, 'sample_index')
/** The index of the vertex, from 0. Vertex stage. */
export const vertexIndex: Uint = /*#__PURE__*/ builtin('vertexIndex', uintType, vertex, 'uint(gl_VertexID)', 'vertex_index')
/** The index of the instance, from 0. Vertex stage. */
export const instanceIndex: Uint = /*#__PURE__*/ builtin('instanceIndex', uintType, vertex, 'uint(gl_InstanceID)', 'instance_index')
/** The index of the invocation among all invocations, in three dimensions. Compute stage. */
export const globalId: UVec3 = /*#__PURE__*/ builtin('globalId', place, compute, undefined, 'global_invocation_id')
/** The index of the invocation in its workgroup, in three dimensions. Compute stage. */
export const localId: UVec3 = /*#__PURE__*/ builtin('localId', place, compute, undefined, 'local_invocation_id')
/** The index of the workgroup, in three dimensions. Compute stage. */
export const workgroupId: UVec3 = /*#__PURE__*/ builtin('workgroupId', place, compute, undefined, 'workgroup_id')
/** The number of workgroups in each dimension. Compute stage. */
export const workgroupCount: UVec3 = /*#__PURE__*/ builtin('workgroupCount', place, compute, undefined, 'num_workgroups')
/** The linear index of the invocation in its workgroup: `localId` with x varying fastest. Compute stage. */
export const localIndex: Uint = /*#__PURE__*/ builtin('localIndex', uintType, compute, undefined, 'local_invocation_index')
/** The number of invocations in a subgroup. Fragment and compute stage, where the device supports subgroups. */
export const subgroupSize: Uint = /*#__PURE__*/ builtin('subgroupSize', uintType, grouped, undefined, 'subgroup_size', 'subgroups')
/** The index of the invocation in its subgroup. Fragment and compute stage, where the device supports subgroups. */
export const subgroupInvocationId: Uint = /*#__PURE__*/ builtin('subgroupInvocationId', uintType, grouped, undefined, 'subgroup_invocation_id', 'subgroups')
