/** The addresses below the root of a language that make the playground work offline. */
export const offline = {
  /** scripts/offline.ts writes it, when all that it keeps is there. */
  worker: 'docs/playground-worker.js',
  /** What begins so is the playground's: its page, the document of its frame and the script of its compiler. */
  scope: 'docs/playground',
} as const

/** The cache of code that links have named, of all languages. */
export const namedCodeCache = 'kirari-playground-code'
