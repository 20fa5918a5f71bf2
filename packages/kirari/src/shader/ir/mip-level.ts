/** Mip levels of images of numbers: their count, their sizes, and their texels if the application provides none. */
import type { PixelData, PixelImage } from './expr.ts'
import type { ResourceType } from './type.ts'

/** The side of a mip level: half of the previous one, rounded down, at least 1. */
export const levelSide = (side: number, level: number): number => Math.max(1, side >> level)
/** The number of levels, the last of one texel. */
export const levelCount = (type: ResourceType, width: number, height: number, depth: number): number =>
  1 + Math.floor(Math.log2(Math.max(width, height, type.dimension === '3d' ? depth : 1)))

/** All mip levels after the first, for colours or depths: each texel is the weighted average of those above it, rounded for integer types. */
export const mipLevels = (image: PixelImage, type: ResourceType): readonly PixelData[] => {
  const { width, height, data } = image
  const depth = image.depth ?? (type.dimension === 'cube' ? 6 : 1)
  const shape = { components: data.length / (width * height * depth), depth, is3D: type.dimension === '3d' }
  const levels: PixelData[] = []
  for (let level = 1; level < levelCount(type, width, height, depth); level++)
    levels.push(halve(levels.at(-1) ?? data, { ...shape, width: levelSide(width, level - 1), height: levelSide(height, level - 1), level }))
  return levels
}

interface LevelShape {
  /** The size of the level above. */
  readonly width: number
  readonly height: number
  readonly components: number
  /** The depth of level 0. */
  readonly depth: number
  readonly is3D: boolean
  /** The index of the level. */
  readonly level: number
}

/** The weights of the texels above, from 2·i on, in texel i of a level: two, or three where the size above is odd. */
const weightsOf = (i: number, size: number): readonly number[] => {
  const half = size >> 1
  if (half === 0) return [1]
  return size % 2 === 0 ? [0.5, 0.5] : [(half - i) / size, half / size, (i + 1) / size]
}

/** Computes the next level. */
const halve = (above: PixelData, { width, height, depth, components, is3D, level }: LevelShape): PixelData => {
  const slices = is3D ? levelSide(depth, level - 1) : depth
  const [nextWidth, nextHeight, nextSlices] = [levelSide(width, 1), levelSide(height, 1), is3D ? levelSide(depth, level) : depth]
  // `slice` keeps the type of the array.
  const next = above.slice(0, nextWidth * nextHeight * nextSlices * components)
  let at = 0
  for (let z = 0; z < nextSlices; z++)
    for (let y = 0; y < nextHeight; y++)
      for (let x = 0; x < nextWidth; x++) {
        const [across, down] = [weightsOf(x, width), weightsOf(y, height)]
        // Layers of an array and faces of a cube are not mixed.
        const [first, deep] = is3D ? [z * 2, weightsOf(z, slices)] : [z, [1]]
        for (let c = 0; c < components; c++) {
          let sum = 0
          for (const [k, front] of deep.entries())
            for (const [j, high] of down.entries())
              for (const [i, wide] of across.entries())
                sum += (above[(((first + k) * height + y * 2 + j) * width + x * 2 + i) * components + c] ?? 0) * front * high * wide
          next[at++] = above instanceof Float32Array ? sum : Math.round(sum)
        }
      }
  return next
}
