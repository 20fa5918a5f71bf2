/** What axe finds on a page as it stands: one line for each violation. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The page must be of a context with `bypassCSP`: axe is put into it as text. */
export const violationsOn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe)
  const results = await page.evaluate(
    (options) =>
      // axe has put itself there.
      (window as unknown as { readonly axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } }).axe.run(document, options),
    { resultTypes: ['violations'] } satisfies RunOptions,
  )
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`))
}
