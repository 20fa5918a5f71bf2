/** Stages as users write them: vertex and fragment from nodes, compute from statements. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { Func } from '../../ir/expr.ts'
import type { NoResult } from './flow.ts'
import { entryPoint } from './fn.ts'
import type { AnyFloat, AnyInt, AnyUint, Float, Vec3, Vec4 } from './type.ts'

/** Where the vertex is in clip space: x to the right and y up, −w to w; z away from the eye, 0 to w. */
export type VertexStage = Vec4 | { readonly position: Vec4; readonly pointSize?: Float | number }

/** What a fragment stage can give to one target. */
export type FragmentOutput = AnyFloat | AnyInt | AnyUint
/** A colour, or several values by name, in the order of the targets; `depth` is that of the pixel, 0 to 1. */
export type FragmentStage = Vec3 | Vec4 | ({ readonly [name: string]: FragmentOutput } & { readonly depth?: Float })

/** Stages that draw. Without a vertex stage the fragment fills the picture. */
export interface RenderStages {
  readonly vertex?: VertexStage
  readonly fragment: FragmentStage
}

/** A step that `draw` made of nodes. */
export interface DrawnStages {
  readonly kind: 'draw'
  readonly vertex: object | undefined
  readonly fragment: object | undefined
}

export interface ComputeOptions {
  /** Invocations of a workgroup in each direction; what is left out is 1. */
  readonly workgroupSize: readonly [x: number, y?: number, z?: number]
  /** The name of the entry point. */
  readonly name?: string
}

/** A compute stage. */
export interface ComputeStage {
  readonly kind: 'compute'
  readonly workgroupSize: readonly [number, number, number]
  readonly func: Func
}

/**
 * A stage that draws nothing: its statements run once for each invocation, `globalId` says which it is.
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
