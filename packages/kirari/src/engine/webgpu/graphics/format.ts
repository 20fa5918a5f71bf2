/**
 * What a device can do with a format of a target, and what is taken where it cannot.
 * Must not know: textures.
 */
import type { TargetSource } from '../../../shader/ir/resource.ts'
import { formatInfo, type TargetFormat } from '../../../shader/ir/format.ts'
import type { Fallback } from '../../device/graphics.ts'

/** A target as this device can keep it. */
export interface Kept {
  readonly formats: readonly GPUTextureFormat[]
  readonly samples: 1 | 4
}

/** Formats that keep several samples a pixel and can be made into one. */
const resolves = (format: TargetFormat): boolean => {
  const { bits, scalar } = formatInfo(format)
  return scalar === 'float' && bits < 32
}

/** Whether texels of a format may be mixed between their neighbours. */
export const isFilterable = (format: GPUTextureFormat, features: ReadonlySet<string>): boolean =>
  !format.startsWith('depth') && formatInfo(format).scalar === 'float' && (formatInfo(format).bits < 32 || features.has('float32-filterable'))
export const isBlendable = (format: GPUTextureFormat, features: ReadonlySet<string>): boolean =>
  formatInfo(format).bits < 32 || features.has('float32-blendable')

/** The types of WGSL and of a binding that read a format's texels as they are. */
export const texelTypes = {
  float: { scalar: 'f32', sampleType: 'unfilterable-float' },
  int: { scalar: 'i32', sampleType: 'sint' },
  uint: { scalar: 'u32', sampleType: 'uint' },
} as const

/** How a picture of a target is called in messages. */
export const pictureName = (target: TargetSource, name: string): string => `"${name}"${target.name ? ` of target "${target.name}"` : ''}`

export const keep = (target: TargetSource, features: ReadonlySet<string>, onFallback: (fallback: Fallback) => void): Kept => {
  const formats = target.colors.map(({ name, format }): GPUTextureFormat => {
    if (format !== 'rg11b10ufloat' || features.has('rg11b10ufloat-renderable')) return format
    onFallback({ wanted: `rg11b10ufloat for ${pictureName(target, name)}`, got: 'rgba16float', reason: 'the device has no rg11b10ufloat-renderable' })
    return 'rgba16float'
  })
  const odd = target.samples > 1 ? target.colors.find(({ format }) => !resolves(format)) : undefined
  if (odd)
    onFallback({ wanted: `4 samples for ${pictureName(target, odd.name)}`, got: '1 sample', reason: `WebGPU cannot make one ${odd.format} out of several` })
  return { formats, samples: odd ? 1 : target.samples }
}
