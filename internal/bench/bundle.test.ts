/** The sizes we promise. They grow unnoticed otherwise: an import too many in a core file, a table that no longer leaves the bundle. */
import { expect, it } from 'vitest'
import { apps, bundleSize } from './bundle.mjs'

it.each(Object.entries(apps))('%s stays within its budget', async (_, { measure, budget }) => {
  const { gzip } = await measure()
  expect(gzip).toBeLessThanOrEqual(budget)
})

it('does not download the backend that is not used', async () => {
  const none = await bundleSize('gradient', () => false)
  const all = await bundleSize('gradient')
  expect(none.gzip).toBeLessThan(all.gzip / 2)
})
