/** What a device supports for a texture format. */
import type { TargetSource } from '../../../shader/ir/resource.ts'
import { formatInfo } from '../../../shader/ir/format.ts'

/** Whether a format supports linear filtering. */
export const isFilterable = (format: GPUTextureFormat, features: ReadonlySet<string>): boolean =>
  !format.startsWith('depth') && formatInfo(format).scalar === 'float' && (formatInfo(format).bits < 32 || features.has('float32-filterable'))
export const isBlendable = (format: GPUTextureFormat, features: ReadonlySet<string>): boolean =>
  formatInfo(format).bits < 32 || features.has('float32-blendable')

/** The WGSL type and the sample type of a binding that reads unfiltered texels, by the scalar type of the format. */
export const texelTypes = {
  float: { scalar: 'f32', sampleType: 'unfilterable-float' },
  int: { scalar: 'i32', sampleType: 'sint' },
  uint: { scalar: 'u32', sampleType: 'uint' },
} as const

/** The name of an attachment in error messages. */
export const attachmentName = (target: TargetSource, name: string): string => `"${name}"${target.name ? ` of target "${target.name}"` : ''}`
