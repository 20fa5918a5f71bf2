/** Everything the printed JavaScript may need, by name. */
import { coreRuntime } from './core.ts'
import type { Runtime } from './runtime.ts'

export const runtime: Runtime = { ...coreRuntime }
