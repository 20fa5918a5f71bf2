/** Where the types of the playground are made from. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** The package of the compiler that runs in a page. The one that checks this repository has no interface for that. */
export const typescriptFolder = dirname(createRequire(import.meta.url).resolve('typescript-in-page/package.json'))
