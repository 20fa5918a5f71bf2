/**
 * The error an application gets when no shader is at fault. Its texts are in explain.ts, or brief.ts in production.
 * Must not know: which mistakes there are.
 */
import { formatDiagnostic } from '#explain'
import type { Diagnostic } from '../../shader/diagnostic/diagnostic.ts'

/** The GPU, the canvas or the use of the engine is at fault. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic, cause?: unknown) {
    super(formatDiagnostic(diagnostic), { cause })
    this.diagnostic = diagnostic
  }
}
