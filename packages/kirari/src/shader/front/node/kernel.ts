/** Kernels as users write them: a function of the number of an invocation. Must not know: targets. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { KernelSource } from '../../ir/resource.ts'
import { typeOf, uintType } from '../../ir/type.ts'
import type { NoResult } from './flow.ts'
import { entryPoint } from './fn.ts'
import type { Token, Uint, UVec3 } from './type.ts'

/** How many invocations there are; in each direction, or in a line. */
export type KernelCount = number | readonly [x: number, y?: number, z?: number]

export interface KernelOptions {
  /** Its name in the text, and in messages. */
  readonly name?: string
  /** Invocations of a workgroup in each direction, on WebGPU; [64], [8, 8] or [4, 4, 4] when nothing is said. Results do not depend on it. */
  readonly workgroupSize?: readonly [x: number, y?: number, z?: number]
}

const defaultSizes = [
  [64, 1, 1],
  [8, 8, 1],
  [4, 4, 4],
] as const

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 1
/** What WebGPU promises of every device. */
const limits = { invocations: 256, depth: 64 } as const

const number: Token<Uint> = { type: uintType }
const place: Token<UVec3> = { type: /*#__PURE__*/ typeOf(uintType, 3) }

/**
 * Statements that run once for each number from 0 to the count: on WebGPU, on WebGL2 if they write nothing but their own elements
 * (`.at(i)`), and on the CPU. `i` is the number of the invocation, counted through with x first; `id` its place.
 *
 * What it reads of other elements is the old state, as it was before the kernel ran; its own element has what it has written itself.
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
  const isWhole = directions.length > 0 && directions.length < 4 && directions.every((one, i) => isCount(one) || (i > 0 && one === undefined))
  if (!isWhole) return fail(notAValue('whole numbers, at least 1, as the count of a kernel: one, or up to three in a list', count), kernel)
  if (typeof body !== 'function') return fail(notAValue('a function of the number of the invocation', body), kernel)
  // They are counts by the check above.
  const [x, y = 1, z = 1] = directions as readonly [number, number?, number?]
  if (x * y * z > 2 ** 32 - 1) return fail(notAValue('at most 4294967295 invocations, so that a uint can count them', x * y * z), kernel)
  const dimensions = z > 1 ? 3 : y > 1 ? 2 : 1
  // There are sizes for one to three directions.
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
