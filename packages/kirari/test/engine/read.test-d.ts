/** TypeScript's types of the numbers that an engine reads; see ../shader/type/type.test-d.ts. */
import { expectTypeOf } from 'vitest'
import type { Engine, StorageNumbers } from '../../src/index.ts'
import {
  array,
  atomic,
  float,
  half,
  int,
  ivec3,
  mat4,
  storage,
  storageTexture2D,
  struct,
  target,
  texture,
  texture2D,
  uint,
  uvec2,
  vec3,
} from '../../src/shader/front/node/index.ts'
import type { PixelImage } from '../../src/shader/ir/expr.ts'

declare const engine: Engine

// The type of numbers follows from the type of a value, for arrays and single values.
expectTypeOf(engine.read(storage(float, 4))).resolves.toEqualTypeOf<Float32Array>()
expectTypeOf(engine.read(storage(float))).resolves.toEqualTypeOf<Float32Array>()
expectTypeOf(engine.read(storage(vec3, 4))).resolves.toEqualTypeOf<Float32Array>()
expectTypeOf(engine.read(storage(half, 4))).resolves.toEqualTypeOf<Float32Array>()
expectTypeOf(engine.read(storage(mat4, 4))).resolves.toEqualTypeOf<Float32Array>()
expectTypeOf(engine.read(storage(int, 4))).resolves.toEqualTypeOf<Int32Array>()
expectTypeOf(engine.read(storage(ivec3))).resolves.toEqualTypeOf<Int32Array>()
expectTypeOf(engine.read(storage(uint, 4))).resolves.toEqualTypeOf<Uint32Array>()
expectTypeOf(engine.read(storage(uvec2))).resolves.toEqualTypeOf<Uint32Array>()
expectTypeOf(engine.read(storage(atomic(uint), 4))).resolves.toEqualTypeOf<Uint32Array>()
expectTypeOf(engine.read(storage(atomic(int)))).resolves.toEqualTypeOf<Int32Array>()
expectTypeOf(engine.read(storage(array(ivec3, 2), 4))).resolves.toEqualTypeOf<Int32Array>()
expectTypeOf(engine.read(storage(array(uint, 2)))).resolves.toEqualTypeOf<Uint32Array>()

// Structs have a list for each field; nested structs for each path.
const Light = struct('Light', { color: vec3 })
const Body = struct('Body', { position: vec3, hits: int, parts: array(uint, 2), count: atomic(uint), light: Light, lights: array(Light, 2) })
for (const read of [await engine.read(storage(Body, 4)), await engine.read(storage(Body))]) {
  expectTypeOf(read.position).toEqualTypeOf<Float32Array>()
  expectTypeOf(read.hits).toEqualTypeOf<Int32Array>()
  expectTypeOf(read.parts).toEqualTypeOf<Uint32Array>()
  expectTypeOf(read.count).toEqualTypeOf<Uint32Array>()
  expectTypeOf(read['lights[1].color']).toEqualTypeOf<Float32Array | Int32Array | Uint32Array | undefined>()
  // @ts-expect-error there is no such field
  void read.mass
  // @ts-expect-error its fields have paths
  void read.light
}

// Images.
expectTypeOf(engine.read(texture(texture2D))).resolves.toEqualTypeOf<PixelImage>()
expectTypeOf(engine.read(texture(storageTexture2D('rgba8unorm', 'write')))).resolves.toEqualTypeOf<PixelImage>()
expectTypeOf(engine.read(target({ color: 'rgba8unorm' }).color)).resolves.toEqualTypeOf<PixelImage>()

// Unknown sources may give any of these.
declare const some: object
expectTypeOf(engine.read(some)).resolves.toEqualTypeOf<StorageNumbers>()
expectTypeOf<Awaited<ReturnType<Engine['read']>>>().toEqualTypeOf<StorageNumbers>()
