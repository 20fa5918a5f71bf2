/** What a caller wants to have printed: callers without types may pass anything, so it is looked at before it is believed. */
import type { KernelSource } from '../../ir/resource.ts'
import { collectDefinitions } from '../../pass/definition.ts'
import { entryOf, isExpr, type Kernel } from './stage.ts'

export const isCompute = (shader: unknown): shader is Kernel => typeof shader === 'object' && shader !== null && 'kind' in shader && shader.kind === 'compute'

export const isKernel = (shader: unknown): shader is KernelSource =>
  typeof shader === 'object' && shader !== null && 'kind' in shader && shader.kind === 'kernel'

/** Stages by name; a node is the colour of a fragment. */
export const isDrawing = (shader: unknown): shader is object =>
  typeof shader === 'object' && shader !== null && !isExpr(shader) && ('fragment' in shader || 'vertex' in shader)

/** Whether a fragment reads more of its stage than the engine gives every fragment. */
export const readsStage = (fragment: unknown): boolean =>
  isExpr(fragment) &&
  collectDefinitions([entryOf('fragment', [fragment])]).some(({ order }) =>
    order.some((expr) => expr.op === 'storage' || (expr.op === 'input' && typeof expr.detail === 'object')),
  )
