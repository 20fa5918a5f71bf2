/** The part of textures that needs neighbouring pixels: the mip level from the derivatives of the coordinates. The rest is methods of run/texture. */
import type { Runtime } from './runtime.ts'

const slopes = `slope(x)
  const acrossX = $across, upX = $up
  slope(y)
  const acrossY = $across, upY = $up
  slope(z)`
const level = 'texture.levelOf(x, y, z, acrossX, acrossY, $across, upX, upY, $up)'

export const textureRuntime: Runtime = {
  sampleNear: {
    needs: ['slope'],
    text: `const sampleNear = (texture, x, y, z, layer, bias, i, j, k) => {
  if (!texture.isMipmapped) return texture.sampleLevel(r, x, y, z, layer, bias, i, j, k)
  ${slopes}
  texture.sampleLevel(r, x, y, z, layer, ${level} + bias, i, j, k)
}`,
  },
  compareNear: {
    needs: ['slope'],
    text: `const compareNear = (texture, x, y, z, layer, reference, i, j, k) => {
  if (!texture.isMipmapped) return texture.compare(x, y, z, layer, reference, 0, i, j, k)
  ${slopes}
  return texture.compare(x, y, z, layer, reference, ${level}, i, j, k)
}`,
  },
}
