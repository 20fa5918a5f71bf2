/** Maps an index outside of an image to a texel. */
import type { Wrap } from '../../../../ir/expr.ts'

export const wrapIndex = (index: number, size: number, wrap: Wrap): number => {
  if (index >= 0 && index < size) return index
  switch (wrap) {
    case 'clamp':
      return index < 0 ? 0 : size - 1
    case 'repeat':
      return ((index % size) + size) % size
    case 'mirror': {
      const round = ((index % (size * 2)) + size * 2) % (size * 2)
      return round < size ? round : size * 2 - 1 - round
    }
  }
}

/** A finite coordinate in texels; for NaN the GPU reads some texel, and Kirari the first. */
export const inTexels = (coord: number, size: number): number => {
  const place = Math.fround(coord * size)
  return Math.abs(place) < 2 ** 30 ? place : 0
}
