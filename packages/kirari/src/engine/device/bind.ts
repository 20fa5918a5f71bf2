/**
 * The values behind the uniforms of a program: where each comes from, and whether the GPU has it yet.
 * Must not know: backends, when frames are drawn.
 */
import type { UniformSource, ValueHost } from '../../shader/ir/expr.ts'
import type { ProgramTexture, ProgramUniform } from '../../shader/ir/program.ts'
import type { Slot } from './device.ts'

/** The values the engine itself supplies, by the names programs ask for them. */
export interface Inputs {
  readonly time: { readonly value: number }
  readonly deltaTime: { readonly value: number }
  readonly frame: { readonly value: number }
  readonly resolution: { readonly value: readonly number[] }
  readonly pointer: { readonly value: readonly number[] }
}

/** The engine, as bound values see it. */
export interface BindHost extends ValueHost {
  readonly inputs: Inputs
  /** Makes a frame due, after a value has changed. */
  readonly changed: () => void
}

export interface Bound {
  readonly slots: readonly Slot[]
  /** Those whose value changes in every frame. */
  readonly ticking: readonly Slot[]
  /** Stops listening. */
  stop(): void
}

/** Subscribes to the values of a program; the host is called when one of them, or the image of a texture, changes. */
export const bind = (uniforms: readonly ProgramUniform[], textures: readonly ProgramTexture[], host: BindHost): Bound => {
  const { inputs, changed } = host
  const { time, deltaTime, frame } = inputs
  const slots = uniforms.map(({ source }): Slot => ({ source: typeof source === 'string' ? inputs[source] : (source.attach?.(host) ?? source), changed: true }))
  // The parts of a struct or array change together.
  const sources = new Set(slots.flatMap(({ source }) => (source.owner ?? ('subscribe' in source ? source : [])) as UniformSource | []))
  const stops = [...sources].map((source) =>
    source.subscribe(() => {
      for (const slot of slots) if ((slot.source.owner ?? slot.source) === source) slot.changed = true
      changed()
    }, host),
  )
  for (const { source } of textures) stops.push(source.subscribe(changed))
  return {
    slots,
    ticking: slots.filter(({ source }) => source === time || source === deltaTime || source === frame),
    stop() {
      for (const stop of stops) stop()
    },
  }
}
