/**
 * A diagnostic: the report of a user's mistake. Values first, text only when somebody reads it.
 * Every mistake has a code, documented and tested; the texts are in message.ts.
 */
import { captureSite, formatDiagnostic } from '#explain'
import type { Site } from './site.ts'

export interface Diagnostic {
  /** S1xxx: making a node. S2xxx: types. S3xxx: the full shader. S4xxx: the driver. */
  readonly code: string
  /** One sentence: “expected …, got …”. */
  readonly message: string
  /** How to fix it. */
  readonly hint?: string | undefined
  /** The place in the user's code. */
  readonly site?: Site | undefined
  /** Other places that are involved. */
  readonly notes?: readonly { readonly message: string; readonly site?: Site | undefined }[] | undefined
}

/** A mistake in a shader, thrown at the earliest moment it is known. */
export class ShaderError extends Error {
  override readonly name = 'ShaderError'
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic) {
    super(formatDiagnostic(diagnostic))
    this.diagnostic = diagnostic
  }
}

/** Throws a ShaderError at the place that called `below`, a public function. */
export const fail = (diagnostic: Diagnostic, below: unknown): never => {
  throw new ShaderError({ site: captureSite(below), ...diagnostic })
}
