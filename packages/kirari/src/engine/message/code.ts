/** A diagnostic in production builds: its code and the value it got. */
import type { Diagnostic } from '../../shader/diagnostic/diagnostic.ts'

export const brief =
  (code: string) =>
  (came: string | number = '', ..._more: readonly unknown[]): Diagnostic => ({ code, message: `${came}` })
