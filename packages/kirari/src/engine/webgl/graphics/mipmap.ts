/** Generates the mip levels of a texture on the GPU. */
import type { State } from './state.ts'

/** For formats that are filterable and renderable; the levels of other formats are computed before the upload. */
export const generateMipmap = (state: State, target: number, texture: WebGLTexture): void => {
  state.selectTexture(0, target, texture)
  state.gl.generateMipmap(target)
}
