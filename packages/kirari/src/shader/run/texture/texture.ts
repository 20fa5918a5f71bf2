/**
 * A texture on the CPU: what the printed text calls. Texels lie at half places, as on the GPU; the place (0, 0) is the corner of
 * the first texel of the data. Results of four components are left in the array that is passed.
 */
import type { PixelImage, SamplerSettings, Wrap } from '../../ir/expr.ts'
import type { ResourceType } from '../../ir/type.ts'
import { inTexels, wrapIndex } from './address.ts'
import { directionOf, faceOf } from './cube.ts'
import { levelsOf, type Level } from './image.ts'

type Compare = NonNullable<SamplerSettings['compare']>

export class PixelTexture {
  readonly levels: readonly Level[]
  readonly width: number
  readonly height: number
  readonly depth: number
  /** Whether the level of a texel depends on the slope of the place. */
  readonly isMipmapped: boolean
  readonly #type: ResourceType
  readonly #isLinear: boolean
  readonly #mipmap: NonNullable<SamplerSettings['mipmap']>
  readonly #wrap: readonly [Wrap, Wrap, Wrap]
  readonly #compare: Compare

  constructor(image: PixelImage, type: ResourceType, settings: SamplerSettings = {}) {
    this.#type = type
    this.levels = levelsOf(image, type)
    this.width = image.width
    this.height = image.height
    this.depth = this.levels[0]?.depth ?? 1
    const { filter = 'linear', mipmap = 'none', wrap = 'clamp', compare = 'less-equal' } = settings
    this.#isLinear = filter === 'linear'
    this.#mipmap = mipmap
    this.isMipmapped = mipmap !== 'none' && this.levels.length > 1
    this.#wrap = typeof wrap === 'string' ? [wrap, wrap, wrap] : [wrap[0], wrap[1], wrap[2] ?? 'clamp']
    this.#compare = compare
  }

  /** The texel between texels at a level between levels; i, j and k move it by whole texels. */
  sampleLevel(r: Float64Array, x: number, y: number, z: number, layer: number, lod: number, i: number, j: number, k: number): void {
    r[0] = r[1] = r[2] = r[3] = 0
    this.#eachLevel(lod, (level, share) => {
      this.#eachTexel(level, this.#isLinear, x, y, z, layer, i, j, k, (at, part) => {
        const weight = share * part
        for (let c = 0; c < 4; c++) r[c] = (r[c] ?? 0) + weight * (level.texels[at + c] ?? 0)
      })
    })
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

  /** The share of the texels around a place that a reference passes. */
  compare(x: number, y: number, z: number, layer: number, reference: number, lod: number, i: number, j: number, k: number): number {
    const held = Math.min(Math.max(reference, 0), 1)
    let sum = 0
    this.#eachLevel(lod, (level, share) => {
      this.#eachTexel(level, this.#isLinear, x, y, z, layer, i, j, k, (at, part) => {
        if (passes(held, this.#compare, level.texels[at] ?? 0)) sum += share * part
      })
    })
    return Math.fround(sum)
  }

  /** One component of the four texels that linear filtering would mix. */
  gather(r: Float64Array, x: number, y: number, z: number, layer: number, component: number, i: number, j: number, k: number): void {
    this.#gather(r, x, y, z, layer, i, j, k, (level, at) => level.texels[at + component] ?? 0)
  }

  gatherCompare(r: Float64Array, x: number, y: number, z: number, layer: number, reference: number, i: number, j: number, k: number): void {
    const held = Math.min(Math.max(reference, 0), 1)
    this.#gather(r, x, y, z, layer, i, j, k, (level, at) => (passes(held, this.#compare, level.texels[at] ?? 0) ? 1 : 0))
  }

  /** A texel by its place; outside the nearest one. */
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
    const level = this.levels[Math.min(Math.max(Math.trunc(lod), 0), this.levels.length - 1)]
    if (!level) throw new RangeError('expected a texture with a level: please report this')
    return level
  }

  #eachLevel(lod: number, visit: (level: Level, share: number) => void): void {
    // A place that does not move has no level of its own: the largest picture.
    const held = this.#mipmap === 'none' || Number.isNaN(lod) ? 0 : Math.min(Math.max(lod, 0), this.levels.length - 1)
    if (this.#mipmap !== 'linear') return visit(this.#level(Math.round(held)), 1)
    const share = held - Math.floor(held)
    visit(this.#level(held), 1 - share)
    if (share > 0) visit(this.#level(held + 1), share)
  }

  /** The texels around a place and the part of each; `at` is where its components begin. */
  #eachTexel(
    level: Level,
    isLinear: boolean,
    x: number,
    y: number,
    z: number,
    layer: number,
    i: number,
    j: number,
    k: number,
    visit: (at: number, part: number) => void,
  ): void {
    const { dimension } = this.#type
    const { face, u, v } = dimension === 'cube' ? faceOf(x, y, z) : { face: 0, u: x, v: y }
    const slice = dimension === 'cube' ? face : dimension === '2d-array' ? wrapIndex(layer, level.depth, 'clamp') : 0
    const half = isLinear ? 0.5 : 0
    const [px, py, pz] = [inTexels(u, level.width) - half, inTexels(v, level.height) - half, dimension === '3d' ? inTexels(z, level.depth) - half : 0]
    const [column, row, deep] = [Math.floor(px), Math.floor(py), Math.floor(pz)]
    const [tx, ty, tz] = isLinear ? [px - column, py - row, pz - deep] : [0, 0, 0]
    for (let corner = 0; corner < 8; corner++) {
      const [right, down, far] = [corner & 1, (corner >> 1) & 1, corner >> 2]
      const part = (right ? tx : 1 - tx) * (down ? ty : 1 - ty) * (far ? tz : 1 - tz)
      if (part > 0) visit(this.#at(level, column + right + i, row + down + j, dimension === '3d' ? deep + far + k : slice), part)
    }
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

  /** Where the components of a texel begin that may lie outside of the picture. */
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

/** Beyond the edge of a face lies the next one. */
const cubeTexel = (level: Level, face: number, i: number, j: number): number => {
  const size = level.width
  if (i >= 0 && i < size && j >= 0 && j < size) return texelAt(level, i, j, face)
  const other = faceOf(...directionOf({ face, u: (i + 0.5) / size, v: (j + 0.5) / size }))
  const index = (place: number): number => wrapIndex(Math.floor(place * size), size, 'clamp')
  return texelAt(level, index(other.u), index(other.v), other.face)
}

/** The place of a direction on the plane of a face, even if it meets another. */
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
