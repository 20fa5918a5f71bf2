/**
 * A texture on the CPU: the printed text calls its methods. Texel centres are at half coordinates, as on the GPU; (0, 0) is the corner of
 * the first texel of the data. Results of four components are left in the array that is passed.
 */
import type { PixelImage, SamplerSettings, Wrap } from '../../../../ir/expr.ts'
import { levelCount, mipLevels } from '../../../../ir/mip-level.ts'
import { floatType, type ResourceType } from '../../../../ir/type.ts'
import { inTexels, wrapIndex } from './address.ts'
import { directionOf, faceOf } from './cube.ts'
import { levelsOf, type Level } from './image.ts'

type Compare = NonNullable<SamplerSettings['compare']>

export class PixelTexture {
  readonly width: number
  readonly height: number
  readonly depth: number
  /** Whether the mip level depends on the derivatives of the coordinates. */
  readonly isMipmapped: boolean
  readonly #image: PixelImage
  readonly #type: ResourceType
  /** The number of levels. */
  readonly #count: number
  /** The given levels; all of them once a smaller one is read. */
  #levels: readonly Level[]
  readonly #isLinear: boolean
  readonly #mipmap: NonNullable<SamplerSettings['mipmap']>
  readonly #wrap: readonly [Wrap, Wrap, Wrap]
  readonly #compare: Compare
  /** Scratch arrays of one sampling; kept, so that sampling allocates nothing. */
  readonly #places = new Int32Array(8)
  readonly #parts = new Float64Array(8)
  #near: Level
  #far: Level

  constructor(image: PixelImage, type: ResourceType, settings: SamplerSettings = {}) {
    this.#type = type
    this.#image = image
    this.#levels = levelsOf(image, type)
    this.width = image.width
    this.height = image.height
    const { filter = 'linear', mipmap = 'none', wrap = 'clamp', compare = 'less-equal' } = settings
    const given = this.#levels.length
    this.#count = mipmap !== 'none' && given === 1 && type.scalar === floatType ? levelCount(type, image.width, image.height, image.depth ?? 1) : given
    this.#near = this.#far = this.#level(0)
    this.depth = this.#near.depth
    this.#isLinear = filter === 'linear'
    this.#mipmap = mipmap
    this.isMipmapped = mipmap !== 'none' && this.#count > 1
    this.#wrap = typeof wrap === 'string' ? [wrap, wrap, wrap] : [wrap[0], wrap[1], wrap[2] ?? 'clamp']
    this.#compare = compare
  }

  get levels(): readonly Level[] {
    this.#level(this.#count)
    return this.#levels
  }

  /** Samples at a fractional position and level; i, j and k offset it by full texels. */
  sampleLevel(r: Float64Array, x: number, y: number, z: number, layer: number, lod: number, i: number, j: number, k: number): void {
    r[0] = r[1] = r[2] = r[3] = 0
    const share = this.#chooseLevels(lod)
    this.#addTexels(r, this.#near, 1 - share, x, y, z, layer, i, j, k)
    if (share > 0) this.#addTexels(r, this.#far, share, x, y, z, layer, i, j, k)
    for (let c = 0; c < 4; c++) r[c] = Math.fround(r[c] ?? 0)
  }

  sampleGrad(
    r: Float64Array,
    x: number,
    y: number,
    z: number,
    layer: number,
    ...[acrossX, acrossY, acrossZ, upX, upY, upZ, i, j, k]: readonly [number, number, number, number, number, number, number, number, number]
  ): void {
    const lod = this.isMipmapped ? this.levelOf(x, y, z, acrossX, acrossY, acrossZ, upX, upY, upZ) : 0
    this.sampleLevel(r, x, y, z, layer, lod, i, j, k)
  }

  /** The share of the texels around a position for which the comparison passes. */
  compare(x: number, y: number, z: number, layer: number, reference: number, lod: number, i: number, j: number, k: number): number {
    const held = Math.min(Math.max(reference, 0), 1)
    const share = this.#chooseLevels(lod)
    const passing = (level: Level): number => {
      const count = this.#find(level, x, y, z, layer, i, j, k)
      let sum = 0
      for (let n = 0; n < count; n++) if (passes(held, this.#compare, level.texels[this.#places[n] ?? 0] ?? 0)) sum += this.#parts[n] ?? 0
      return sum
    }
    return Math.fround((1 - share) * passing(this.#near) + (share > 0 ? share * passing(this.#far) : 0))
  }

  /** One component of the four texels that linear filtering would mix. */
  gather(r: Float64Array, x: number, y: number, z: number, layer: number, component: number, i: number, j: number, k: number): void {
    this.#gather(r, x, y, z, layer, i, j, k, (level, at) => level.texels[at + component] ?? 0)
  }

  gatherCompare(r: Float64Array, x: number, y: number, z: number, layer: number, reference: number, i: number, j: number, k: number): void {
    const held = Math.min(Math.max(reference, 0), 1)
    this.#gather(r, x, y, z, layer, i, j, k, (level, at) => (passes(held, this.#compare, level.texels[at] ?? 0) ? 1 : 0))
  }

  /** A texel by its index; outside, the nearest one. */
  load(r: Float64Array, i: number, j: number, k: number, lod: number): void {
    const level = this.#level(lod)
    const at = texelAt(level, wrapIndex(i, level.width, 'clamp'), wrapIndex(j, level.height, 'clamp'), wrapIndex(k, level.depth, 'clamp'))
    for (let c = 0; c < 4; c++) r[c] = level.texels[at + c] ?? 0
  }

  extent(r: Float64Array, lod: number): void {
    const level = this.#level(lod)
    r[0] = level.width
    r[1] = level.height
    r[2] = level.depth
  }

  /** The level at which a step to the next pixel is about one texel: log2 of the longer of the two steps. */
  levelOf(x: number, y: number, z: number, acrossX: number, acrossY: number, acrossZ: number, upX: number, upY: number, upZ: number): number {
    const step = (dx: number, dy: number, dz: number): number => {
      const { width, height, depth } = this
      switch (this.#type.dimension) {
        case '3d':
          return Math.hypot(dx * width, dy * height, dz * depth)
        case 'cube': {
          const [from, to] = [faceOf(x, y, z), onFace(faceOf(x, y, z).face, x + dx, y + dy, z + dz)]
          return Math.hypot((to[0] - from.u) * width, (to[1] - from.v) * height)
        }
        default:
          return Math.hypot(dx * width, dy * height)
      }
    }
    return Math.log2(Math.max(step(acrossX, acrossY, acrossZ), step(upX, upY, upZ)))
  }

  #level(lod: number): Level {
    const index = Math.min(Math.max(Math.trunc(lod), 0), this.#count - 1)
    // Computed when a smaller one is read: a function may be called a thousand times, each time with the current image.
    if (index >= this.#levels.length) this.#levels = levelsOf({ ...this.#image, mipmaps: mipLevels(this.#image, this.#type) }, this.#type)
    const level = this.#levels[index]
    if (!level) throw new RangeError('expected a texture with a level: please report this')
    return level
  }

  /** Sets the two levels to mix; returns the weight of the smaller one. */
  #chooseLevels(lod: number): number {
    // NaN means no derivative: use the largest level.
    const held = this.#mipmap === 'none' || Number.isNaN(lod) ? 0 : Math.min(Math.max(lod, 0), this.#count - 1)
    this.#near = this.#level(this.#mipmap === 'linear' ? held : Math.round(held))
    if (this.#mipmap !== 'linear') return 0
    this.#far = this.#level(held + 1)
    return held - Math.floor(held)
  }

  #addTexels(r: Float64Array, level: Level, share: number, x: number, y: number, z: number, layer: number, i: number, j: number, k: number): void {
    const count = this.#find(level, x, y, z, layer, i, j, k)
    const { texels } = level
    for (let n = 0; n < count; n++) {
      const at = this.#places[n] ?? 0
      const weight = share * (this.#parts[n] ?? 0)
      for (let c = 0; c < 4; c++) r[c] = (r[c] ?? 0) + weight * (texels[at + c] ?? 0)
    }
  }

  /** Finds the texels around a position: the index of each one's first component, and its weight. Returns their number. */
  #find(level: Level, x: number, y: number, z: number, layer: number, i: number, j: number, k: number): number {
    const { dimension } = this.#type
    let [u, v, slice] = [x, y, 0]
    if (dimension === 'cube') ({ face: slice, u, v } = faceOf(x, y, z))
    else if (dimension === '2d-array') slice = wrapIndex(layer, level.depth, 'clamp')
    const half = this.#isLinear ? 0.5 : 0
    const isSolid = dimension === '3d'
    const px = inTexels(u, level.width) - half
    const py = inTexels(v, level.height) - half
    const pz = isSolid ? inTexels(z, level.depth) - half : 0
    const column = Math.floor(px)
    const row = Math.floor(py)
    const deep = Math.floor(pz)
    if (!this.#isLinear) {
      this.#places[0] = this.#at(level, column + i, row + j, isSolid ? deep + k : slice)
      this.#parts[0] = 1
      return 1
    }
    const [tx, ty, tz] = [px - column, py - row, pz - deep]
    let count = 0
    for (let corner = 0; corner < (isSolid ? 8 : 4); corner++) {
      const right = corner & 1
      const down = (corner >> 1) & 1
      const far = corner >> 2
      const part = (right ? tx : 1 - tx) * (down ? ty : 1 - ty) * (far ? tz : 1 - tz)
      if (part <= 0) continue
      this.#places[count] = this.#at(level, column + right + i, row + down + j, isSolid ? deep + far + k : slice)
      this.#parts[count++] = part
    }
    return count
  }

  #gather(
    r: Float64Array,
    x: number,
    y: number,
    z: number,
    layer: number,
    i: number,
    j: number,
    k: number,
    valueOf: (level: Level, at: number) => number,
  ): void {
    const level = this.#level(0)
    const { dimension } = this.#type
    const { face, u, v } = dimension === 'cube' ? faceOf(x, y, z) : { face: 0, u: x, v: y }
    const slice = dimension === 'cube' ? face : dimension === '2d-array' ? wrapIndex(layer, level.depth, 'clamp') : k
    const [column, row] = [Math.floor(inTexels(u, level.width) - 0.5) + i, Math.floor(inTexels(v, level.height) - 0.5) + j]
    const value = (right: number, down: number): number => valueOf(level, this.#at(level, column + right, row + down, slice))
    r[0] = value(0, 1)
    r[1] = value(1, 1)
    r[2] = value(1, 0)
    r[3] = value(0, 0)
  }

  /** The index of the first component of a texel that may lie outside of the image. */
  #at(level: Level, i: number, j: number, k: number): number {
    const [wrapX, wrapY, wrapZ] = this.#wrap
    switch (this.#type.dimension) {
      case 'cube':
        return cubeTexel(level, k, i, j)
      case '3d':
        return texelAt(level, wrapIndex(i, level.width, wrapX), wrapIndex(j, level.height, wrapY), wrapIndex(k, level.depth, wrapZ))
      default:
        return texelAt(level, wrapIndex(i, level.width, wrapX), wrapIndex(j, level.height, wrapY), k)
    }
  }
}

const texelAt = (level: Level, i: number, j: number, k: number): number => ((k * level.height + j) * level.width + i) * 4

/** Beyond the edge of a face comes the neighbouring face. */
const cubeTexel = (level: Level, face: number, i: number, j: number): number => {
  const size = level.width
  if (i >= 0 && i < size && j >= 0 && j < size) return texelAt(level, i, j, face)
  const other = faceOf(...directionOf({ face, u: (i + 0.5) / size, v: (j + 0.5) / size }))
  const index = (place: number): number => wrapIndex(Math.floor(place * size), size, 'clamp')
  return texelAt(level, index(other.u), index(other.v), other.face)
}

/** Projects a direction onto the plane of a face, even if it hits another face. */
const onFace = (face: number, x: number, y: number, z: number): readonly [u: number, v: number] => {
  const [s, t, major] =
    face < 2 ? [face === 0 ? -z : z, -y, Math.abs(x)] : face < 4 ? [x, face === 2 ? z : -z, Math.abs(y)] : [face === 4 ? x : -x, -y, Math.abs(z)]
  return [(s / major + 1) / 2, (t / major + 1) / 2]
}

const passes = (reference: number, compare: Compare, texel: number): boolean => {
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
