/** The values that a stage knows by itself: where it is, and which vertex, pixel or invocation it is about. Each is one node, so all uses share it. */
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
  // The type behind each name is the one its constant is declared with.
  return makeNode('input', type, [], detail) as T
}
const fragment: readonly StageName[] = ['fragment']
const vertex: readonly StageName[] = ['vertex']
const compute: readonly StageName[] = ['compute']
const grouped: readonly StageName[] = ['fragment', 'compute']
const place = /*#__PURE__*/ typeOf(uintType, 3)

/**
 * The place of the pixel: x and y in pixels from the bottom left, of the middle of the pixel; z its depth, 0 (near) to 1; w is 1 / w of its position.
 * Fragment stage.
 */
// Its type is that of its description.
export const fragCoord: Vec4 = /*#__PURE__*/ makeNode('input', /*#__PURE__*/ typeOf(floatType, 4), [], fragCoordInput) as unknown as Vec4
/** Whether the pixel belongs to the front of its triangle: its corners turn counter-clockwise as they are seen. Fragment stage. */
export const frontFacing: Bool = /*#__PURE__*/ builtin('frontFacing', boolType, fragment, 'gl_FrontFacing', 'front_facing', undefined, () =>
  makeExpr<Literal>('literal', boolType, [], true),
)
/** Where the pixel is in its point, (0, 0) at the bottom left. Fragment stage of points in GLSL; WebGPU's points have one pixel. */
export const pointCoord: Vec2 = /*#__PURE__*/ builtin(
  'pointCoord',
  /*#__PURE__*/ typeOf(floatType, 2),
  fragment,
  'vec2(gl_PointCoord.x, 1.0 - gl_PointCoord.y)',
  undefined,
)
/** Which sample of the pixel is computed; reading it computes every one. Fragment stage in WGSL. */
export const sampleIndex: Uint = /*#__PURE__*/ builtin('sampleIndex', uintType, fragment, undefined, 'sample_index')
/** The number of the vertex, from 0. Vertex stage. */
export const vertexIndex: Uint = /*#__PURE__*/ builtin('vertexIndex', uintType, vertex, 'uint(gl_VertexID)', 'vertex_index')
/** The number of the instance, from 0. Vertex stage. */
export const instanceIndex: Uint = /*#__PURE__*/ builtin('instanceIndex', uintType, vertex, 'uint(gl_InstanceID)', 'instance_index')
/** The number of the invocation among all, in three directions. Compute stage. */
export const globalId: UVec3 = /*#__PURE__*/ builtin('globalId', place, compute, undefined, 'global_invocation_id')
/** The number of the invocation in its workgroup, in three directions. Compute stage. */
export const localId: UVec3 = /*#__PURE__*/ builtin('localId', place, compute, undefined, 'local_invocation_id')
/** The number of the workgroup, in three directions. Compute stage. */
export const workgroupId: UVec3 = /*#__PURE__*/ builtin('workgroupId', place, compute, undefined, 'workgroup_id')
/** How many workgroups there are in each direction. Compute stage. */
export const workgroupCount: UVec3 = /*#__PURE__*/ builtin('workgroupCount', place, compute, undefined, 'num_workgroups')
/** The number of the invocation in its workgroup: `localId` counted through, x first. Compute stage. */
export const localIndex: Uint = /*#__PURE__*/ builtin('localIndex', uintType, compute, undefined, 'local_invocation_index')
/** How many invocations a subgroup has. Fragment and compute stage, where the device has subgroups. */
export const subgroupSize: Uint = /*#__PURE__*/ builtin('subgroupSize', uintType, grouped, undefined, 'subgroup_size', 'subgroups')
/** The number of the invocation in its subgroup. Fragment and compute stage, where the device has subgroups. */
export const subgroupInvocationId: Uint = /*#__PURE__*/ builtin('subgroupInvocationId', uintType, grouped, undefined, 'subgroup_invocation_id', 'subgroups')
