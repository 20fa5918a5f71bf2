/** What TypeScript accepts and refuses for kernels; see type.test-d.ts. */
import { expectTypeOf } from 'vitest'
import { float, kernel, storage, vec2, vec3, type KernelSource, type Uint, type UVec3 } from '../../../src/shader/front/node/index.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { runKernel } from '../../../src/shader/target/cpu/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'

const position = storage(vec2, 100, { data: new Float32Array(200) })
const speed = storage(float, 100, { data: [1, 2, 3], name: 'speed' })

// The body receives the index and the position.
const move = kernel(100, (i, id) => {
  expectTypeOf(i).toEqualTypeOf<Uint>()
  expectTypeOf(id).toEqualTypeOf<UVec3>()
  position.at(i).addAssign(vec2(speed.at(i)))
})
expectTypeOf(move).toEqualTypeOf<KernelSource>()
kernel([10, 10], (i) => speed.at(i).assign(1), { name: 'fill', workgroupSize: [4, 4] })
kernel([10, 10, 10], () => {})
kernel(10, () => {}, { workgroupSize: [32] })

// @ts-expect-error a count is a number
kernel('100', () => {})
// @ts-expect-error there are three directions at most
kernel([1, 2, 3, 4], () => {})
// @ts-expect-error there is one count at least
kernel([], () => {})
// @ts-expect-error a count is known before the shader runs
kernel(float(3), () => {})
// @ts-expect-error a kernel does something
kernel(100)
// @ts-expect-error it is given two things
kernel(100, (_i, _id, _more) => {})
// @ts-expect-error the place has three components
kernel(100, (_, id) => void id.w)
// @ts-expect-error the number is a uint
kernel(100, (i) => i.add(float(1)))
kernel(100, (i) => {
  // @ts-expect-error a vec3 is not an element of it
  position.at(i).assign(vec3(1))
})
// @ts-expect-error a size is a list
kernel(100, () => {}, { workgroupSize: 64 })
// @ts-expect-error data is a list of numbers
storage(vec2, 2, { data: [[1, 2]] })

// What is printed, and what runs.
expectTypeOf(toGLSL(move)).toEqualTypeOf<readonly string[]>()
expectTypeOf(toWGSL(move)).toEqualTypeOf<string>()
runKernel(move, { buffers: [[position, new Float32Array(200)]], time: 1 })
// @ts-expect-error a kernel has no coordinates in an image
runKernel(move, { uv: [0, 0] })
