/** The paths below the site's base of the files that scripts/playground-types.ts writes. */
export const playgroundTypes = {
  /** Begins with the playground's own address: see src/playground/offline/address.ts. */
  worker: 'docs/playground-types.js',
  libraries: 'playground/libraries.json',
  /** The compiler's messages in Japanese, for pages in Japanese. */
  messages: 'playground/messages.ja.json',
} as const
