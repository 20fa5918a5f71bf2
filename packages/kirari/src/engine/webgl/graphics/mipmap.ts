/** The smaller levels of a texture, made by the GPU from the largest. */
import type { State } from './state.ts'

/** For formats that can be mixed and drawn into; others have their levels made before. */
export const generateMipmap = (state: State, target: number, texture: WebGLTexture): void => {
  state.selectTexture(0, target, texture)
  state.gl.generateMipmap(target)
}
