/** The kinds of shaders that can be printed. Callers without types may pass anything, so these are type guards. */
import type { KernelSource } from '../../ir/resource.ts'
import { collectDefinitions } from '../../pass/definition.ts'
import { entryOf, isExpr, type Kernel } from './stage.ts'

export const isCompute = (shader: unknown): shader is Kernel => typeof shader === 'object' && shader !== null && 'kind' in shader && shader.kind === 'compute'

export const isKernel = (shader: unknown): shader is KernelSource =>
  typeof shader === 'object' && shader !== null && 'kind' in shader && shader.kind === 'kernel'

/** Whether it is an object of stages; a node is a fragment colour. */
export const isDrawing = (shader: unknown): shader is object =>
  typeof shader === 'object' && shader !== null && !isExpr(shader) && ('fragment' in shader || 'vertex' in shader)

/** Whether a fragment reads storages or stage inputs, which the engine does not supply to every fragment. */
export const readsStage = (fragment: unknown): boolean =>
  isExpr(fragment) &&
  collectDefinitions([entryOf('fragment', [fragment])]).some(({ order }) =>
    order.some((expr) => expr.op === 'storage' || (expr.op === 'input' && typeof expr.detail === 'object')),
  )
