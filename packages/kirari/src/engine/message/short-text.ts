/** Describes a value in a few words, for error messages. */

export const shortText = (came: unknown): string =>
  typeof came === 'string' ? came : typeof came === 'object' && came !== null && !Array.isArray(came) ? 'an object' : (JSON.stringify(came) ?? String(came))
