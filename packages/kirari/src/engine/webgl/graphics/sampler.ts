/**
 * How textures are read in WebGL2: settings of the texture itself, as each has one way to be read.
 */
import type { SamplerSettings, Wrap } from '../../../shader/ir/expr.ts'
import type { ResourceType } from '../../../shader/ir/type.ts'
import { isUnfiltered } from '../../device/texels.ts'
import { compareCode } from './blend.ts'
import type { State } from './state.ts'

// Numbers as in the WebGL2 specification.
const NEAREST = 0x2600
const LINEAR = 0x2601
/** By the filter, then by the mix of levels. */
const smaller = {
  nearest: { none: NEAREST, nearest: 0x2700, linear: 0x2702 },
  linear: { none: LINEAR, nearest: 0x2701, linear: 0x2703 },
} as const
const wraps: Readonly<Record<Wrap, number>> = { repeat: 0x2901, mirror: 0x8370, clamp: 0x812f }
/** TEXTURE_WRAP_S, TEXTURE_WRAP_T, TEXTURE_WRAP_R. */
const sides = [0x2802, 0x2803, 0x8072] as const

/** Tells a texture how it is read. `isMixed` false: a format whose texels cannot be mixed is read one by one. */
export const applySampler = (
  state: State,
  target: number,
  texture: WebGLTexture,
  type: ResourceType,
  settings: SamplerSettings = {},
  levels = 1,
  isMixed = true,
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
  const isWhole = type.scalar.name !== 'float' || !isMixed
  const { filter = 'linear', mipmap = 'none', wrap = 'clamp', compare = 'less-equal', anisotropy = 1 } = settings
  const isLinear = filter === 'linear' && !isWhole
  // Levels that `load` alone may read have to be a part of the texture: they are, and what is sampled stays in the first.
  const isHidden = mipmap === 'none' && levels > 1
  const between = isHidden || (isWhole && mipmap === 'linear') ? 'nearest' : mipmap
  state.selectTexture(0, target, texture)
  set(TEXTURE_MAG_FILTER, isLinear ? LINEAR : NEAREST)
  set(TEXTURE_MIN_FILTER, smaller[isLinear ? 'linear' : 'nearest'][between])
  set(TEXTURE_MAX_LEVEL, levels - 1)
  gl.texParameterf(target, TEXTURE_MAX_LOD, isHidden ? 0 : 1000)
  for (const [i, side] of sides.entries()) set(side, wraps[typeof wrap === 'string' ? wrap : (wrap[i] ?? 'clamp')])
  if (type.kind === 'texture' && type.depth) {
    set(TEXTURE_COMPARE_MODE, COMPARE_REF_TO_TEXTURE)
    set(TEXTURE_COMPARE_FUNC, compareCode(compare))
  }
  const extension = anisotropy > 1 && !isUnfiltered(type, settings) ? gl.getExtension('EXT_texture_filter_anisotropic') : null
  if (!extension) return
  // A number by the specification. More than the GPU has is its most: `anisotropy` says how many at most.
  const most = gl.getParameter(extension.MAX_TEXTURE_MAX_ANISOTROPY_EXT) as number
  gl.texParameterf(target, extension.TEXTURE_MAX_ANISOTROPY_EXT, Math.min(anisotropy, most))
}
