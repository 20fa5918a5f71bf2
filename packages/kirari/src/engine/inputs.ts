/**
 * The values that an engine supplies to shaders: time, resolution, the pointer.
 * Hot: `advance` runs every frame and allocates nothing.
 */
import type { Clock } from './clock.ts'
import type { Bound, Inputs } from './device/bind.ts'

/** `Inputs` that the engine can set. */
export interface EngineInputs extends Inputs {
  readonly time: Clock
  readonly deltaTime: { readonly unit: string; value: number }
  readonly frame: { readonly unit: string; value: number }
  readonly resolution: { value: readonly number[] }
  readonly pointer: { value: readonly number[] }
}

export const createInputs = (): EngineInputs => ({
  time: { lastMilliseconds: 0, value: 0, speed: 1 },
  // `unit` comes first for the reason in `Clock`.
  deltaTime: { unit: 's', value: 0 },
  frame: { unit: 'frames', value: 0 },
  resolution: { value: [0, 0] },
  pointer: { value: [0.5, 0.5] },
})

/** Sets an input and marks its slots as changed; returns whether a program reads it. */
export const assign = <T>(input: { value: T }, value: T, bounds: readonly Bound[] = []): boolean => {
  let isRead = false
  input.value = value
  for (const { slots } of bounds) for (const slot of slots) if (slot.source === input) isRead = slot.changed = true
  return isRead
}

/** Advances the time inputs by so many seconds. */
export const advance = ({ time, deltaTime }: EngineInputs, bounds: readonly Bound[], seconds: number): void => {
  time.value += seconds
  deltaTime.value = seconds
  for (let i = 0; i < bounds.length; i++) {
    const ticking = bounds[i]?.ticking ?? []
    for (let j = 0; j < ticking.length; j++) {
      const slot = ticking[j]
      if (slot) slot.changed = true
    }
  }
}
