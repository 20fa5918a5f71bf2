/** Entry `kirari/react`. */
export { Shader } from './shader.tsx'
export type { ShaderProps } from './shader.tsx'
