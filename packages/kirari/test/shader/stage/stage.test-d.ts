/** Types of the inputs and outputs of stages: what TypeScript accepts, and what it refuses. */
import { expectTypeOf } from 'vitest'
import {
  array,
  atomic,
  atomicAdd,
  atomicCompareExchange,
  attribute,
  bool,
  compute,
  float,
  fragCoord,
  globalId,
  int,
  ivec2,
  mat3,
  storage,
  struct,
  uint,
  uniform,
  varying,
  vec2,
  vec3,
  vec4,
  workgroup,
  workgroupUniformLoad,
  type Atomic,
  type Bool,
  type Float,
  type Int,
  type IVec2,
  type Uint,
  type UVec3,
  type Vec2,
  type Vec3,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'

/* oxlint-disable typescript/no-unsafe-call -- the wrong programs below have no types, and nothing runs */
// Inputs and attributes have the type they are declared with.
expectTypeOf(fragCoord).toEqualTypeOf<Vec4>()
expectTypeOf(globalId).toEqualTypeOf<UVec3>()
const position = attribute(vec3, 'position')
expectTypeOf(position).toEqualTypeOf<Vec3>()
// @ts-expect-error a name is needed: buffers are found by it
attribute(vec3)

// A varying has the type of its value.
expectTypeOf(varying(position.xy)).toEqualTypeOf<Vec2>()
expectTypeOf(varying(ivec2(1))).toEqualTypeOf<IVec2>()
// @ts-expect-error bools do not go from stage to stage
varying(bool(true))
// @ts-expect-error there is no such interpolation
varying(position, { interpolation: 'linear' })

// Uniforms accept values with the shape of their type.
const Light = struct('Light', { color: vec3, isOn: bool, falloff: array(float, 3) })
const light = uniform(Light, { color: [1, 1, 1], isOn: true, falloff: [1, 2, 3] })
expectTypeOf(light.color).toEqualTypeOf<Vec3>()
expectTypeOf(light.value).toEqualTypeOf<{ readonly color: readonly number[]; readonly isOn: boolean; readonly falloff: readonly number[] }>()
// @ts-expect-error a field is missing
light.value = { color: [1, 1, 1], isOn: true }
// @ts-expect-error a boolean is wanted
light.value = { color: [1, 1, 1], isOn: 1, falloff: [1, 2, 3] }
const offsets = uniform(array(vec2, 3))
expectTypeOf(offsets.at(0)).toEqualTypeOf<Vec2>()
expectTypeOf(offsets.value).toEqualTypeOf<readonly (readonly number[])[]>()
// @ts-expect-error a list of lists is wanted
offsets.value = [1, 2, 3]
expectTypeOf(uniform(mat3).value).toEqualTypeOf<readonly number[]>()
// @ts-expect-error a list of numbers is wanted
uniform(mat3, [[1, 0, 0]])

// Elements of a storage are places.
const particles = storage(struct('Particle', { place: vec3, hits: atomic(uint) }), 10)
const cells = storage(float, 10)
expectTypeOf(cells.count).toEqualTypeOf<number>()
compute({ workgroupSize: [64] }, () => {
  cells.at(globalId.x).assign(1)
  cells.at(0).addAssign(cells.at(1))
  particles.at(0).place.x.assign(2)
  // @ts-expect-error a vec2 is not a float
  cells.at(0).assign(vec2(1))
  // @ts-expect-error a float is not an index
  cells.at(float(1))
  // @ts-expect-error a full storage is not a value
  cells.add(1)
})

// Only their own functions change atomics.
const bins = storage(atomic(uint), 16)
const lock = storage(atomic(int))
expectTypeOf(bins.at(0)).toEqualTypeOf<Atomic<Uint>>()
expectTypeOf(atomicAdd(bins.at(0), 1)).toEqualTypeOf<Uint>()
expectTypeOf(atomicAdd(particles.at(0).hits, 1)).toEqualTypeOf<Uint>()
expectTypeOf(atomicCompareExchange(lock, 0, 1)).toEqualTypeOf<{ readonly old: Int; readonly exchanged: Bool }>()
// @ts-expect-error an atomic is not a number
bins.at(0).add(1)
// @ts-expect-error an atomic is not assigned
bins.at(0).assign(1)
// @ts-expect-error a float is not a uint
atomicAdd(bins.at(0), float(1))
// @ts-expect-error a storage of floats has no atomics
atomicAdd(cells.at(0), 1)
// @ts-expect-error there are no atomics of floats
atomic(float)

// Workgroup variables are places.
const tile = workgroup(array(float, 64))
tile.at(0).assign(1)
expectTypeOf(workgroupUniformLoad(workgroup(float)).add(1)).toEqualTypeOf<Float>()
// @ts-expect-error a size is needed
compute({}, () => {})

// What is printed.
expectTypeOf(toGLSL({ vertex: vec4(position, 1), fragment: vec3(1) })).toEqualTypeOf<{ readonly vertex: string; readonly fragment: string }>()
expectTypeOf(toWGSL({ vertex: { position: vec4(position, 1) }, fragment: { color: vec4(1), id: uint(1), depth: float(1) } })).toEqualTypeOf<string>()
// @ts-expect-error a vec3 is not a clip position
toGLSL({ vertex: position, fragment: vec3(1) })
// @ts-expect-error a bool cannot be given to a target
toGLSL({ fragment: { color: bool(true) } })
// @ts-expect-error a depth is one float
toGLSL({ fragment: { color: vec4(1), depth: vec2(1) } })
// @ts-expect-error GLSL ES 3.00 has no compute stage
toGLSL(compute({ workgroupSize: [1] }, () => {}))
