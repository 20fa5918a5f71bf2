/** Shader stages: vertex and fragment stages from nodes, compute stages from statements. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { Func } from '../../ir/expr.ts'
import type { NoResult } from './flow.ts'
import { entryPoint } from './fn.ts'
import type { AnyFloat, AnyInt, AnyUint, Float, Vec3, Vec4 } from './type.ts'

/** The clip-space position of the vertex: x to the right and y up, −w to w; z away from the viewer, 0 to w. */
export type VertexStage = Vec4 | { readonly position: Vec4; readonly pointSize?: Float | number }

/** A value that a fragment stage can write to one target. */
export type FragmentOutput = AnyFloat | AnyInt | AnyUint
/** A colour, or several values by name, in the order of the targets. `depth` is the depth of the pixel, 0 to 1. */
export type FragmentStage = Vec3 | Vec4 | ({ readonly [name: string]: FragmentOutput } & { readonly depth?: Float })

/** The stages of a draw. Without a vertex stage, the fragment covers the entire target. */
export interface RenderStages {
  readonly vertex?: VertexStage
  readonly fragment: FragmentStage
}

/** A draw step with stages made of nodes. */
export interface DrawnStages {
  readonly kind: 'draw'
  readonly vertex: object | undefined
  readonly fragment: object | undefined
}

export interface ComputeOptions {
  /** Invocations per workgroup in each dimension. Default: 1 for omitted dimensions. */
  readonly workgroupSize: readonly [x: number, y?: number, z?: number]
  /** The name of the entry point. Default: 'computeMain'. */
  readonly name?: string
}

/** A compute stage. */
export interface ComputeStage {
  readonly kind: 'compute'
  readonly workgroupSize: readonly [number, number, number]
  readonly func: Func
}

/**
 * A compute stage: its statements run once for each invocation. `globalId` is the index of the invocation. Throws if a size is not a positive integer.
 *
 * @example
 * const step = compute({ workgroupSize: [64] }, () => { position.at(globalId.x).addAssign(velocity.at(globalId.x)) })
 * toWGSL(step)
 */
export const compute = ({ workgroupSize: [x, y = 1, z = 1], name = 'computeMain' }: ComputeOptions, body: () => NoResult): ComputeStage => {
  const workgroupSize = [x, y, z] as const
  if (!workgroupSize.every((size) => Number.isInteger(size) && size >= 1))
    return fail(notAValue('whole numbers, at least 1, as the size of a workgroup', workgroupSize), compute)
  return { kind: 'compute', workgroupSize, func: entryPoint(name, [], body, compute) }
}
