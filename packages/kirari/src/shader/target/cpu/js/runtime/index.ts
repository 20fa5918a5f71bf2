/** All functions of the runtime, by name. */
import { bitsRuntime } from './bits.ts'
import { coreRuntime } from './core.ts'
import { derivativeRuntime } from './derivative.ts'
import { floatRuntime } from './float.ts'
import { textureRuntime } from './texture.ts'
import type { Runtime } from './runtime.ts'

export const runtime: Runtime = { ...coreRuntime, ...bitsRuntime, ...floatRuntime, ...derivativeRuntime, ...textureRuntime }
