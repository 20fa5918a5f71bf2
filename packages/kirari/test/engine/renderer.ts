/** Draws steps without an engine, for tests in a real browser: prepares them, runs them in order, and reads the image. */
import type { UniformValue } from '../../src/shader/ir/expr.ts'
import type { Slot, Picture } from '../../src/engine/device/device.ts'
import type { Fallback, Graphics, GraphicsOptions, Prepared } from '../../src/engine/device/graphics.ts'
import type { GpuStep } from '../../src/engine/step/step.ts'

export interface TestRenderer {
  readonly graphics: Graphics
  readonly fallbacks: readonly Fallback[]
  readonly errors: readonly Error[]
  readonly times: readonly number[]
  /** The inputs that an engine supplies. */
  readonly inputs: Record<'time' | 'deltaTime' | 'frame' | 'resolution' | 'pointer', { value: UniformValue }>
  /** Prepares the steps, runs them once, and returns the pixels. */
  capture(steps: readonly GpuStep[], width?: number, height?: number): Promise<Picture>
  /** The same without reading the pixels. */
  run(steps: readonly GpuStep[], width?: number, height?: number): Promise<void>
  prepare(step: GpuStep): Promise<{ readonly prepared: Prepared; readonly slots: readonly Slot[] }>
}

export const createTestRenderer = (create: (options: GraphicsOptions) => Graphics, submit: () => void, more: Partial<GraphicsOptions> = {}): TestRenderer => {
  const fallbacks: Fallback[] = []
  const errors: Error[] = []
  const times: number[] = []
  const graphics = create({
    samples: 1,
    timing: false,
    onFallback: (fallback) => fallbacks.push(fallback),
    onTiming: (milliseconds) => times.push(milliseconds),
    onError: (error) => errors.push(error),
    ...more,
  })
  const inputs: TestRenderer['inputs'] = {
    time: { value: 0 },
    deltaTime: { value: 0 },
    frame: { value: 0 },
    resolution: { value: [4, 4] },
    pointer: { value: [0.5, 0.5] },
  }
  const known = new Map<GpuStep, Promise<{ readonly prepared: Prepared; readonly slots: readonly Slot[] }>>()
  const prepare = async (step: GpuStep): Promise<{ readonly prepared: Prepared; readonly slots: readonly Slot[] }> => {
    const prepared = await graphics.prepare(step)
    return { prepared, slots: prepared.uniforms.map(({ source }) => ({ source: typeof source === 'string' ? inputs[source] : source, changed: true })) }
  }
  const all = (steps: readonly GpuStep[]): Promise<readonly { readonly prepared: Prepared; readonly slots: readonly Slot[] }[]> =>
    Promise.all(
      steps.map((step) => {
        const entry = known.get(step) ?? prepare(step)
        known.set(step, entry)
        return entry
      }),
    )
  const go = (entries: Awaited<ReturnType<typeof all>>, width: number, height: number): void => {
    inputs.resolution.value = [width, height]
    for (const { prepared, slots } of entries) {
      // There is no engine to notify of changes.
      for (const slot of slots) slot.changed = true
      prepared.run(slots)
    }
  }
  return {
    graphics,
    fallbacks,
    errors,
    times,
    inputs,
    prepare,
    async capture(steps, width = 4, height = 4) {
      const entries = await all(steps)
      return graphics.capture(width, height, () => go(entries, width, height))
    },
    async run(steps, width = 4, height = 4) {
      const entries = await all(steps)
      graphics.begin(width, height)
      go(entries, width, height)
      graphics.end()
      submit()
    },
  }
}
