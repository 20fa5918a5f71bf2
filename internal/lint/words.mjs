/**
 * The word list: obsolete words, and the field's own words for them. Lint rule `kirari/words` (words-rule.mjs) reads it.
 * It has only words that are always wrong in this repository; ARCHITECTURE.md has the glossary of the right ones.
 */

/**
 * @typedef {object} Word
 * @property {RegExp} pattern Matches the obsolete word in lower-case text.
 * @property {string} instead
 */

/** Refused in comments and in names. A name is split into its words first. @type {readonly Word[]} */
export const words = [
  { pattern: /\blanes?\b/, instead: 'path, queue or invocation' },
  { pattern: /\bwish(?:es|ed)?\b/, instead: 'request' },
  { pattern: /(?<!style )\bsheet\b/, instead: 'table or page' },
  { pattern: /\b(?:tells?|told)\b/, instead: 'reports, notifies' },
  { pattern: /\bheard\b/, instead: 'received' },
  { pattern: /\breckon(?:ed|s)?\b/, instead: 'computed' },
  { pattern: /\btruth values?\b/, instead: 'boolean' },
  { pattern: /\bgives? back\b/, instead: 'returns' },
]

/** Refused in comments and on the English pages of the site. @type {readonly Word[]} */
export const prose = [
  { pattern: /\bheld between\b/, instead: 'clamped to' },
  { pattern: /\bmay be left out\b/, instead: 'optional' },
  { pattern: /\bleft out: /, instead: '“Default: …”' },
  { pattern: /\bdoes as well\b/, instead: 'also works' },
  { pattern: /\b(?:returns?|gives?) the way to stop\b/, instead: 'returns a function that stops listening' },
  { pattern: /\bwhat was expected and what came\b/, instead: 'what it expected and what it got' },
  { pattern: /\bmere decoration\b/, instead: 'decorative' },
]

/** Refused in comments alone. @type {readonly Word[]} */
export const phrases = [
  { pattern: /\bpictures?\b/, instead: 'image or frame' },
  { pattern: /\bis another\b/, instead: 'changed, or “is a different”' },
  { pattern: /\bwhat (?:is|are|was|were) no\b/, instead: '“throws unless”, or “is not a”' },
  { pattern: /\bwhen nothing is said\b|\bwhere nothing is said\b/, instead: '“Default: …”' },
  ...prose,
  { pattern: /\bmust not know\b/, instead: 'nothing: internal/lint/layers.mjs says who may import whom. Of what lint cannot see, say what breaks' },
]

/** Refused in names alone. @type {readonly Word[]} */
export const nameWords = [{ pattern: /\bwholes?\b/, instead: 'full, complete or all' }]

/**
 * Whether the rule checks a file.
 * @param {string} file From the root of the repository, with slashes.
 */
export const isChecked = (file) => /^(?:packages\/\w+\/(?:src|test|catalogue|scripts)|internal)\//.test(file)

/**
 * The words of a name, in lower case, separated by spaces: `isLaneOf` is `is lane of`.
 * @param {string} name
 */
const wordsOf = (name) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_+/g, ' ').toLowerCase()

/**
 * The first obsolete word in a name.
 * @param {string} name
 */
export const obsoleteInName = (name) => found(wordsOf(name), [...words, ...nameWords])

/**
 * The first obsolete word in a comment. Code between backticks is left alone.
 * @param {string} text
 */
export const obsoleteInComment = (text) =>
  found(
    text
      .replaceAll(/`[^`]*`/g, '`')
      .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
      .toLowerCase(),
    [...words, ...phrases],
  )

/** @param {string} text @param {readonly Word[]} list @returns {{ readonly found: string, readonly instead: string } | undefined} */
const found = (text, list) => {
  for (const { pattern, instead } of list) {
    const [match] = pattern.exec(text) ?? []
    if (match) return { found: match, instead }
  }
  return undefined
}
