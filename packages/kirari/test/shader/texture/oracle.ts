/**
 * The results of texture functions, by formula and in double precision: written from the rules that WebGL2 and WebGPU share, not from any target.
 */
import { levelSize, type TextureImage, type TextureSampler } from '../../../../../internal/testing/texture-harness.ts'

/** Where to read a texture. */
export interface Reading {
  /** Two or three coordinates, or a direction for cubes. */
  readonly at: readonly number[]
  readonly layer?: number
  readonly offset?: readonly number[]
  readonly lod?: number
  /** Compares the texels with it before they are mixed. */
  readonly reference?: number
}

const wrapIndex = (index: number, size: number, mode: TextureSampler['wrap']): number => {
  const mod = (a: number, n: number): number => a - n * Math.floor(a / n)
  if (mode === 'clamp') return Math.min(size - 1, Math.max(0, index))
  if (mode === 'repeat') return mod(index, size)
  const place = mod(index, 2 * size)
  return place < size ? place : 2 * size - 1 - place
}

const components = (image: TextureImage): number => (image.format === 'depth16unorm' ? 1 : 4)
const unit = { rgba8unorm: 255, rgba32float: 1, rgba32sint: 1, rgba32uint: 1, depth16unorm: 65535 } as const

/** A texel that exists. */
export const texelOf = (image: TextureImage, level: number, x: number, y: number, z: number): readonly number[] => {
  const [width, height] = levelSize(image, level)
  const count = components(image)
  const start = ((z * height + y) * width + x) * count
  return Array.from({ length: count }, (_, c) => (image.levels[level]?.[start + c] ?? NaN) / unit[image.format])
}

const passes = (reference: number, texel: number, compare: TextureSampler['compare']): boolean => {
  switch (compare) {
    case 'less':
      return reference < texel
    case 'less-equal':
      return reference <= texel
    case 'greater':
      return reference > texel
    case 'greater-equal':
      return reference >= texel
    case 'equal':
      return reference === texel
    case 'not-equal':
      return reference !== texel
    case 'always':
      return true
    case 'never':
      return false
  }
}

/** Face and place on it, both 0 to 1, of a direction. */
const cubePlace = ([x = 0, y = 0, z = 0]: readonly number[]): { readonly face: number; readonly at: readonly [number, number] } => {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
  const [face, s, t, major] =
    ax >= ay && ax >= az
      ? x > 0
        ? [0, -z, -y, ax]
        : [1, z, -y, ax]
      : ay >= az
        ? y > 0
          ? [2, x, z, ay]
          : [3, x, -z, ay]
        : z > 0
          ? [4, x, -y, az]
          : [5, -x, -y, az]
  return { face, at: [(s / major + 1) / 2, (t / major + 1) / 2] }
}

const place = (image: TextureImage, { at, layer = 0 }: Reading): { readonly at: readonly number[]; readonly slice: number } => {
  if (image.dimension === 'cube') {
    const { face, at: onFace } = cubePlace(at)
    return { at: onFace, slice: face }
  }
  return { at, slice: image.dimension === '2d-array' ? Math.min(image.depth - 1, Math.max(0, layer)) : 0 }
}

const mix = (a: readonly number[], b: readonly number[], t: number): readonly number[] => a.map((value, i) => value * (1 - t) + (b[i] ?? NaN) * t)

const readLevel = (image: TextureImage, sampler: TextureSampler, reading: Reading, level: number): readonly number[] => {
  const { at, slice } = place(image, reading)
  const sizes = levelSize(image, level)
  const isVolume = image.dimension === '3d'
  // Tests only read cubes where all neighbours are on the same face.
  const mode = image.dimension === 'cube' ? 'clamp' : sampler.wrap
  const texel = (x: number, y: number, z: number): readonly number[] => {
    const found = texelOf(image, level, wrapIndex(x, sizes[0], mode), wrapIndex(y, sizes[1], mode), isVolume ? wrapIndex(z, sizes[2], mode) : slice)
    const { reference } = reading
    return reference === undefined ? found : [passes(Math.min(1, Math.max(0, reference)), found[0] ?? NaN, sampler.compare) ? 1 : 0]
  }
  const shift = sampler.filter === 'linear' ? 0.5 : 0
  const scaled = at.map((coordinate, i) => coordinate * (sizes[i] ?? 1) + (reading.offset?.[i] ?? 0) - shift)
  const [i = 0, j = 0, k = 0] = scaled.map(Math.floor)
  if (sampler.filter === 'nearest') return texel(i, j, k)
  const [a = 0, b = 0, c = 0] = scaled.map((value) => value - Math.floor(value))
  const plane = (z: number): readonly number[] => mix(mix(texel(i, j, z), texel(i + 1, j, z), a), mix(texel(i, j + 1, z), texel(i + 1, j + 1, z), a), b)
  return isVolume ? mix(plane(k), plane(k + 1), c) : plane(0)
}

/** The sampled value; the level is clamped to the existing ones. */
export const sampleOracle = (image: TextureImage, sampler: TextureSampler, reading: Reading): readonly number[] => {
  const lod = Math.min(image.levels.length - 1, Math.max(0, reading.lod ?? 0))
  if (sampler.mipmap === 'none') return readLevel(image, sampler, reading, 0)
  if (sampler.mipmap === 'nearest') return readLevel(image, sampler, reading, Math.round(lod))
  const lower = Math.floor(lod)
  const finer = readLevel(image, sampler, reading, lower)
  return lower === lod ? finer : mix(finer, readLevel(image, sampler, reading, lower + 1), lod - lower)
}

/** The texels that linear filtering of level 0 would mix, in the order of a gather. */
export const gatherOracle = (image: TextureImage, sampler: TextureSampler, reading: Reading, component: number): readonly number[] => {
  const { at, slice } = place(image, reading)
  const sizes = levelSize(image, 0)
  const mode = image.dimension === 'cube' ? 'clamp' : sampler.wrap
  const [i = 0, j = 0] = at.map((coordinate, axis) => Math.floor(coordinate * (sizes[axis] ?? 1) - 0.5) + (reading.offset?.[axis] ?? 0))
  return [
    [0, 1],
    [1, 1],
    [1, 0],
    [0, 0],
  ].map(([x = 0, y = 0]) => {
    const found = texelOf(image, 0, wrapIndex(i + x, sizes[0], mode), wrapIndex(j + y, sizes[1], mode), slice)[component] ?? NaN
    return reading.reference === undefined ? found : passes(Math.min(1, Math.max(0, reading.reference)), found, sampler.compare) ? 1 : 0
  })
}
