/** Kernels: functions of an invocation index. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { KernelSource } from '../../ir/resource.ts'
import { typeOf, uintType } from '../../ir/type.ts'
import type { NoResult } from './flow.ts'
import { entryPoint } from './fn.ts'
import type { Token, Uint, UVec3 } from './type.ts'

/** The number of invocations: in total, or in up to three dimensions. */
export type KernelCount = number | readonly [x: number, y?: number, z?: number]

export interface KernelOptions {
  /** The preferred name in the generated code and in messages. Default: 'kernelMain'. */
  readonly name?: string
  /**
   * Invocations per workgroup in each dimension, on WebGPU. Default: [64], [8, 8] or [4, 4, 4], by the dimensions of the count.
   * Results do not depend on it.
   */
  readonly workgroupSize?: readonly [x: number, y?: number, z?: number]
}

const defaultSizes = [
  [64, 1, 1],
  [8, 8, 1],
  [4, 4, 4],
] as const

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 1
/** The limits that WebGPU guarantees on every device. */
const limits = { invocations: 256, depth: 64 } as const

const number: Token<Uint> = { type: uintType }
const place: Token<UVec3> = { type: /*#__PURE__*/ typeOf(uintType, 3) }

/**
 * Runs statements once for each invocation: on WebGPU, on the CPU, and on WebGL2 if the kernel writes only its own elements (`.at(i)`).
 * `i` is the linear index of the invocation, with x varying fastest; `id` is its index in three dimensions.
 *
 * Reads of other elements return their values from before the kernel ran. Reads of the invocation's own element include its own writes.
 *
 * @example
 * const position = storage(vec2, 1000)
 * const move = kernel(1000, (i) => { position.at(i).addAssign(velocity.at(i).mul(deltaTime)) })
 * @example
 * const blur = kernel([256, 256], (i, id) => { next.at(i).assign(now.at(i).add(now.at(i.add(1)))) })
 */
export const kernel = (count: KernelCount, body: (i: Uint, id: UVec3) => NoResult, options: KernelOptions = {}): KernelSource => {
  const { name = 'kernelMain', workgroupSize } = options
  const directions: readonly unknown[] = Array.isArray(count) ? count : [count]
  const isValid = directions.length > 0 && directions.length < 4 && directions.every((one, i) => isCount(one) || (i > 0 && one === undefined))
  if (!isValid) return fail(notAValue('whole numbers, at least 1, as the count of a kernel: one, or up to three in a list', count), kernel)
  if (typeof body !== 'function') return fail(notAValue('a function of the number of the invocation', body), kernel)
  // They are counts by the check above.
  const [x, y = 1, z = 1] = directions as readonly [number, number?, number?]
  if (x * y * z > 2 ** 32 - 1) return fail(notAValue('at most 4294967295 invocations, so that a uint can count them', x * y * z), kernel)
  const dimensions = z > 1 ? 3 : y > 1 ? 2 : 1
  // There are default sizes for one to three dimensions.
  const size = workgroupSize ? sizeOf(workgroupSize, dimensions) : (defaultSizes[dimensions - 1] as KernelSource['workgroupSize'])
  return { kind: 'kernel', name, count: [x, y, z], workgroupSize: size, func: entryPoint(name, [{ i: number }, { id: place }], body, kernel) }
}

const sizeOf = (given: NonNullable<KernelOptions['workgroupSize']>, dimensions: number): KernelSource['workgroupSize'] => {
  const [x, y = 1, z = 1] = given
  const isFitting =
    [x, y, z].every(isCount) && x * y * z <= limits.invocations && z <= limits.depth && (dimensions > 1 || y === 1) && (dimensions > 2 || z === 1)
  const wanted = `up to ${limits.invocations} invocations in a workgroup, in as many directions as the count has`
  return isFitting ? [x, y, z] : fail(notAValue(wanted, given), kernel)
}
