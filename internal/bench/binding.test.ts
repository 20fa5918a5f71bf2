/** A binding is thin: the behaviour is in the engine, and a framework adds only the lifetime. */
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
