/** The text of a diagnostic for a terminal or a console. */
import type { Diagnostic } from './diagnostic.ts'

/** One idea a line: what is wrong, where, what else is involved, how to fix it. */
export const formatDiagnostic = ({ code, message, hint, site, notes }: Diagnostic): string =>
  [
    `${code}: ${message}`,
    site?.place && `  at ${site.place}`,
    ...(notes ?? []).map((note) => `  note: ${note.message}${note.site?.place ? ` (${note.site.place})` : ''}`),
    hint && `  hint: ${hint}`,
  ]
    .filter(Boolean)
    .join('\n')
