/** The compiler's diagnostics, at their tokens. */
import { linter, type Diagnostic as Shown } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import type { Types } from '../client.ts'
import { answered } from './answered.ts'

/** Milliseconds after the last change. */
const delay = 300

export const mistakes = (types: Types): Extension =>
  linter(
    async ({ state }) => {
      const found = (await answered(state, types, () => types.diagnostics())) ?? []
      // The editor drops an answer if the text has changed since.
      return found.map(({ from, to, message, severity, code }): Shown => ({ from, to: Math.min(to, state.doc.length), message, severity, source: `TS${code}` }))
    },
    { delay },
  )
