/** The paths below the site's base of the files that scripts/playground-types.ts writes. */
export const playgroundTypes = {
  worker: 'playground/types-worker.js',
  libraries: 'playground/libraries.json',
  /** The compiler's messages in Japanese, for pages in Japanese. */
  messages: 'playground/messages.ja.json',
} as const
