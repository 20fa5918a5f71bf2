/** The error an application gets when the cause is not a shader. Its texts are in explain.ts, or in brief.ts in production. */
import { formatDiagnostic } from '#explain'
import type { Diagnostic } from '../../shader/diagnostic/diagnostic.ts'

/** Thrown when the cause is the GPU, the canvas or the use of the engine. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic, cause?: unknown) {
    super(formatDiagnostic(diagnostic), { cause })
    this.diagnostic = diagnostic
  }
}
