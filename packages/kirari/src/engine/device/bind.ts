/** Binds the uniforms of a program to their values: a slot holds the source of a value, and whether the value changed since it was uploaded. */
import type { UniformSource, ValueHost } from '../../shader/ir/expr.ts'
import type { ProgramTexture, ProgramUniform } from '../../shader/ir/program.ts'
import type { Slot } from './device.ts'

/** The values the engine supplies, by the names that programs use for them. */
export interface Inputs {
  readonly time: { readonly value: number }
  readonly deltaTime: { readonly value: number }
  readonly frame: { readonly value: number }
  readonly resolution: { readonly value: readonly number[] }
  readonly pointer: { readonly value: readonly number[] }
}

/** The engine that the values are bound to. */
export interface BindHost extends ValueHost {
  readonly inputs: Inputs
  /** Called when a value or a texture changes: the frame has to be drawn again. */
  readonly changed: () => void
}

export interface Bound {
  readonly slots: readonly Slot[]
  /** The slots of `time`, `deltaTime` and `frame`, whose values change every frame. */
  readonly ticking: readonly Slot[]
  /** Unsubscribes from all sources. */
  stop(): void
}

/** Makes a slot for each uniform, and calls `host.changed` when a value or the image of a texture changes. */
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
