/** The smaller levels of a picture of numbers: how many there are, how large they are, and what is in them where nobody has given them. */
import type { PixelData, PixelImage } from './expr.ts'
import type { ResourceType } from './type.ts'

/** The size of a level: half of the one before, rounded down, at least 1. */
export const levelSide = (side: number, level: number): number => Math.max(1, side >> level)
/** Levels down to one texel. */
export const levelCount = (type: ResourceType, width: number, height: number, depth: number): number =>
  1 + Math.floor(Math.log2(Math.max(width, height, type.dimension === '3d' ? depth : 1)))

/** All levels below the first of a picture of colours or depths: each number is the middle of those above it, rounded where it is a byte. */
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
  /** Of the level above. */
  readonly width: number
  readonly height: number
  readonly components: number
  /** Of level 0. */
  readonly depth: number
  readonly is3D: boolean
  /** Its number. */
  readonly level: number
}

/** How much of the texels above, from twice its number on, is in texel i of a level: of two, or a part of three where their number is odd. */
const weightsOf = (i: number, size: number): readonly number[] => {
  const half = size >> 1
  if (half === 0) return [1]
  return size % 2 === 0 ? [0.5, 0.5] : [(half - i) / size, half / size, (i + 1) / size]
}

/** The next level: each number is the middle of those above it. */
const halve = (above: PixelData, { width, height, depth, components, is3D, level }: LevelShape): PixelData => {
  const slices = is3D ? levelSide(depth, level - 1) : depth
  const [nextWidth, nextHeight, nextSlices] = [levelSide(width, 1), levelSide(height, 1), is3D ? levelSide(depth, level) : depth]
  // Of the same kind.
  const next = above.slice(0, nextWidth * nextHeight * nextSlices * components)
  let at = 0
  for (let z = 0; z < nextSlices; z++)
    for (let y = 0; y < nextHeight; y++)
      for (let x = 0; x < nextWidth; x++) {
        const [across, down] = [weightsOf(x, width), weightsOf(y, height)]
        // Layers are not mixed.
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
