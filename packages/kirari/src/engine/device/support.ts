/** Finds the support that runs a frame: that of the first step made by the engine's own entry, or by the entry for all backends. */
import { noSupport } from '#explain-engine'
import { EngineError } from '../message/error.ts'
import type { Step } from '../step/step.ts'
import type { FrameSupport } from './graph.ts'

/** `entry` is the entry of the engine. */
export const supportOf = (steps: readonly Step[], entry: string): FrameSupport => {
  const supports = steps.flatMap((step) => ('support' in step && step.support) || [])
  const support = supports.find((one) => one.isUniversal || one.entry === entry)
  if (!support) throw new EngineError(noSupport(supports[0]?.entry, entry))
  // Only the entries of the package make supports, and each is a FrameSupport.
  return support as FrameSupport
}
