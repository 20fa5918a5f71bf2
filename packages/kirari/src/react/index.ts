/** Entry `kirari/react`. */
export { Shader } from './shader.tsx'
export type { ShaderProps } from './shader.tsx'
export { useEngine } from './use-engine.ts'
export { useUniform } from './use-uniform.ts'
export type { FollowOptions as UseEngineOptions } from '../element/follow.ts'
