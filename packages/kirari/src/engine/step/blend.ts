/** Blending: converts presets to blend states, for each attachment of a target. */
import { badStep } from '#explain-frame'
import { EngineError } from '../message/error.ts'
import { checkPart } from './check.ts'
import type { Blend, BlendState, DrawStep } from './step.ts'

/** Colours are premultiplied, so `multiply` keeps the destination where the source is transparent. */
const presets: Readonly<Record<Exclude<Blend, 'none' | BlendState>, BlendState>> = {
  alpha: { color: { source: 'one', destination: 'one-minus-src-alpha' } },
  add: { color: { source: 'one', destination: 'one' } },
  multiply: { color: { source: 'dst', destination: 'one-minus-src-alpha' }, alpha: { source: 'one', destination: 'one-minus-src-alpha' } },
  screen: { color: { source: 'one', destination: 'one-minus-src' }, alpha: { source: 'one', destination: 'one-minus-src-alpha' } },
}

/** Undefined without blending. */
const stateOf = (blend: Blend): BlendState | undefined => {
  if (typeof blend === 'object') {
    checkPart(blend.color)
    if (blend.alpha) checkPart(blend.alpha)
    return blend
  }
  if (blend === 'none') return undefined
  // Callers without types may pass any string.
  const state: BlendState | undefined = presets[blend]
  if (!state) throw new EngineError(badStep(`one of none, ${Object.keys(presets).join(', ')} as \`blend\``, blend))
  return state
}

/** An attachment may be named `color`, too: then the field holds a blend mode instead of factors. */
const isState = (blend: Exclude<DrawStep['blend'], string>): blend is BlendState =>
  'color' in blend && typeof blend.color === 'object' && 'source' in blend.color

/** A state for each of these attachments; attachments without a name in `blend` do not blend. */
export const blendsOf = (blend: DrawStep['blend'], attachments: readonly string[]): readonly (BlendState | undefined)[] => {
  if (typeof blend === 'string' || isState(blend)) {
    const state = stateOf(blend)
    return attachments.map(() => state)
  }
  const unknown = Object.keys(blend).find((name) => !attachments.includes(name))
  if (unknown !== undefined) throw new EngineError(badStep(`names among ${attachments.join(', ')} in \`blend\``, unknown))
  return attachments.map((name) => stateOf(blend[name] ?? 'none'))
}
