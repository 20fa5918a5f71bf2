/** Entry `kirari/solid`. */
export { createUniform } from './create-uniform.ts'
export { Shader } from './shader.ts'
export type { ShaderProps } from './shader.ts'
export { useEngine } from './use-engine.ts'
export type { FollowOptions as UseEngineOptions } from '../element/follow.ts'
