/**
 * Chooses what runs a frame: the first step that brings it for the engine's own entry, or for every entry.
 * Must not know: any backend.
 */
import { noSupport } from '#explain-engine'
import { EngineError } from '../message/error.ts'
import type { Step } from '../step/step.ts'
import type { FrameSupport } from './graph.ts'

/** `entry` is that of the engine. */
export const supportOf = (steps: readonly Step[], entry: string): FrameSupport => {
  const supports = steps.flatMap((step) => ('support' in step && step.support) || [])
  const support = supports.find((one) => one.isUniversal || one.entry === entry)
  if (!support) throw new EngineError(noSupport(supports[0]?.entry, entry))
  // Only the entries of the package make them, and each makes a whole one.
  return support as FrameSupport
}
