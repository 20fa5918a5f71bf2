/** Reads values back from the GPU: draws them into a small target. One engine serves all reads of a backend. */
import { createEngine, draw, type Engine, type Fragment } from 'kirari'
import { target, vec4 } from 'kirari/node'
import type { BackendChoice } from '../message.ts'

type Format = 'rgba32float' | 'rgba32uint'

/** Draws one pixel for each value of a list, and returns the numbers of each output: four a pixel. */
export type ReadBack = <Name extends string>(
  outputs: Readonly<Record<Name, unknown>>,
  format: Format,
  count: number,
  backend: BackendChoice,
) => Promise<Readonly<Record<Name, ArrayLike<number>>>>

export const createReadBack = (): ReadBack => {
  let engine: Engine | undefined
  let choice: BackendChoice | undefined
  return async (outputs, format, count, backend) => {
    const names = Object.keys(outputs)
    const all = target(Object.fromEntries(names.map((name) => [name, format])), { size: [count, 1] })
    // The outputs are values that fit the format.
    const frame = [draw({ target: all, fragment: outputs as unknown as Fragment }), draw({ fragment: vec4(0) })]
    if (!engine || choice !== backend) {
      engine?.dispose()
      // The engine of an offscreen canvas has all methods used here.
      engine = createEngine({ canvas: new OffscreenCanvas(1, 1), frame, backend }) as unknown as Engine
      choice = backend
      await engine.ready
    } else engine.frame = frame
    const reading = engine
    // The type of what is read is known by its target alone.
    const texels = await Promise.all(
      names.map(async (name) => [name, ((await reading.read(all[name] as never)) as unknown as { readonly data: ArrayLike<number> }).data]),
    )
    // It has an entry for each output.
    return Object.fromEntries(texels) as never
  }
}
