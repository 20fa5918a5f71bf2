/** What production builds keep of a diagnostic: its code and what came. */
import type { Diagnostic } from '../../shader/diagnostic/diagnostic.ts'

export const brief =
  (code: string) =>
  (came: string | number = '', ..._more: readonly unknown[]): Diagnostic => ({ code, message: `${came}` })
