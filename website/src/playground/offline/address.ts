/** The addresses below the root of a language that make the playground work offline. */
export const offline = {
  /** scripts/offline.ts writes it, when all that it keeps is there. */
  worker: 'docs/playground-worker.js',
  /** The service worker controls addresses with this prefix: the page, the frame's document and the compiler's script. */
  scope: 'docs/playground',
} as const

/** The cache of code that links have named, of all languages. */
export const namedCodeCache = 'kirari-playground-code'
