/** A binding is thin: what a picture does is in the engine, and a framework adds only when it lives. */
import { expect, it } from 'vitest'
import { bindings, bindingSize } from './binding.mjs'

it.each(Object.entries(bindings))(
  '%s stays within its budget',
  async (name, { budget }) => {
    const { gzip } = await bindingSize(name)
    expect(gzip).toBeLessThanOrEqual(budget)
  },
  60_000,
)
