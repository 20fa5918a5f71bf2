/** Where the style sheet of formulas comes from, and how the browser knows that it is the one this site was built with. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type MathStyle = {
  readonly href: string
  readonly integrity: string
  /** The site's own copy, below the address of a language. */
  readonly ownPath: string
}

/** The host of the style sheet and of its fonts; the content policy allows it. */
export const mathHost = 'https://cdn.jsdelivr.net'

/** The site's own copy of both, in each language: scripts/math-style.ts. */
export const mathFolder = 'math'

/** The host serves the files of the npm package as they are, so the installed copy gives the hash. */
export const mathStyle = (): MathStyle => {
  const require = createRequire(import.meta.url)
  const hash = createHash('sha384')
    .update(readFileSync(require.resolve('katex/dist/katex.min.css')))
    .digest('base64')
  // The package's own description of itself.
  const { version } = require('katex/package.json') as { readonly version: string }
  return { href: `${mathHost}/npm/katex@${version}/dist/katex.min.css`, integrity: `sha384-${hash}`, ownPath: `${mathFolder}/katex.min.css` }
}
