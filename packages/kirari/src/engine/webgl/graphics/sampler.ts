/** Sampler settings on WebGL2: parameters of the texture, because each texture has one sampler. */
import type { SamplerSettings, Wrap } from '../../../shader/ir/expr.ts'
import type { ResourceType } from '../../../shader/ir/type.ts'
import { isUnfiltered } from '../../device/texels.ts'
import { compareCode } from './blend.ts'
import type { State } from './state.ts'

// Enum values of the WebGL2 specification.
const NEAREST = 0x2600
const LINEAR = 0x2601
/** TEXTURE_MIN_FILTER by `filter`, then by `mipmap`. */
const minFilters = {
  nearest: { none: NEAREST, nearest: 0x2700, linear: 0x2702 },
  linear: { none: LINEAR, nearest: 0x2701, linear: 0x2703 },
} as const
const wraps: Readonly<Record<Wrap, number>> = { repeat: 0x2901, mirror: 0x8370, clamp: 0x812f }
/** TEXTURE_WRAP_S, TEXTURE_WRAP_T, TEXTURE_WRAP_R. */
const wrapParameters = [0x2802, 0x2803, 0x8072] as const

/** Sets the parameters of a texture. `isFilterable` is false for formats that do not support linear filtering. */
export const applySampler = (
  state: State,
  target: number,
  texture: WebGLTexture,
  type: ResourceType,
  settings: SamplerSettings = {},
  levels = 1,
  isFilterable = true,
): void => {
  const TEXTURE_MAG_FILTER = 0x2800
  const TEXTURE_MIN_FILTER = 0x2801
  const TEXTURE_MAX_LOD = 0x813b
  const TEXTURE_MAX_LEVEL = 0x813d
  const TEXTURE_COMPARE_MODE = 0x884c
  const TEXTURE_COMPARE_FUNC = 0x884d
  const COMPARE_REF_TO_TEXTURE = 0x884e
  const { gl } = state
  const set = (name: number, value: number): void => gl.texParameteri(target, name, value)
  const isNearest = type.scalar.name !== 'float' || !isFilterable
  const { filter = 'linear', mipmap = 'none', wrap = 'clamp', compare = 'less-equal', anisotropy = 1 } = settings
  const isLinear = filter === 'linear' && !isNearest
  // `load` can read all levels, which a complete texture needs; MAX_LOD keeps sampling in the first.
  const samplesFirstLevel = mipmap === 'none' && levels > 1
  const levelFilter = samplesFirstLevel || (isNearest && mipmap === 'linear') ? 'nearest' : mipmap
  state.selectTexture(0, target, texture)
  set(TEXTURE_MAG_FILTER, isLinear ? LINEAR : NEAREST)
  set(TEXTURE_MIN_FILTER, minFilters[isLinear ? 'linear' : 'nearest'][levelFilter])
  set(TEXTURE_MAX_LEVEL, levels - 1)
  gl.texParameterf(target, TEXTURE_MAX_LOD, samplesFirstLevel ? 0 : 1000)
  for (const [i, parameter] of wrapParameters.entries()) set(parameter, wraps[typeof wrap === 'string' ? wrap : (wrap[i] ?? 'clamp')])
  if (type.kind === 'texture' && type.depth) {
    set(TEXTURE_COMPARE_MODE, COMPARE_REF_TO_TEXTURE)
    set(TEXTURE_COMPARE_FUNC, compareCode(compare))
  }
  const extension = anisotropy > 1 && !isUnfiltered(type, settings) ? gl.getExtension('EXT_texture_filter_anisotropic') : null
  if (!extension) return
  // A number by the specification. `anisotropy` is an upper bound, so it is clamped to the GPU's maximum.
  const maxAnisotropy = gl.getParameter(extension.MAX_TEXTURE_MAX_ANISOTROPY_EXT) as number
  gl.texParameterf(target, extension.TEXTURE_MAX_ANISOTROPY_EXT, Math.min(anisotropy, maxAnisotropy))
}
