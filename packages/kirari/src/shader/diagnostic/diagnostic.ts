/**
 * What is told to a user who made a mistake: values first, text only when somebody reads it.
 * Every mistake has a code, documented and tested; the texts are in message.ts.
 */
import { captureSite, formatDiagnostic } from '#explain'
import type { Site } from './site.ts'

export interface Diagnostic {
  /** S1xxx: making a node. S2xxx: types. S3xxx: the whole shader. S4xxx: the driver. */
  readonly code: string
  /** What was expected and what came. */
  readonly message: string
  /** What to do. */
  readonly hint?: string | undefined
  /** The user's place. */
  readonly site?: Site | undefined
  /** Other places that have to do with it. */
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

/** Throws a ShaderError at the place that called `below`, the public function the user used. */
export const fail = (diagnostic: Diagnostic, below: unknown): never => {
  throw new ShaderError({ site: captureSite(below), ...diagnostic })
}
