/** Where the files of the playground's types lie, from the site's base. scripts/playground-types.ts writes them. */
export const playgroundTypes = {
  worker: 'playground/types-worker.js',
  libraries: 'playground/libraries.json',
  /** The compiler's messages in Japanese, for pages in Japanese. */
  messages: 'playground/messages.ja.json',
} as const
