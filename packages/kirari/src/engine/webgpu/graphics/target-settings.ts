/** Chooses the formats and the sample count of a target on this device, and reports fallbacks. */
import type { TargetSource } from '../../../shader/ir/resource.ts'
import { formatInfo, type TargetFormat } from '../../../shader/ir/format.ts'
import type { Fallback } from '../../device/graphics.ts'
import { attachmentName } from './format.ts'

export interface TargetSettings {
  /** Of the colour attachments. */
  readonly formats: readonly GPUTextureFormat[]
  readonly samples: 1 | 4
}

export const chooseTargetSettings = (target: TargetSource, features: ReadonlySet<string>, onFallback: (fallback: Fallback) => void): TargetSettings => {
  const formats = target.colors.map(({ name, format }): GPUTextureFormat => {
    if (format !== 'rg11b10ufloat' || features.has('rg11b10ufloat-renderable')) return format
    onFallback({ wanted: `rg11b10ufloat for ${attachmentName(target, name)}`, got: 'rgba16float', reason: 'the device has no rg11b10ufloat-renderable' })
    return 'rgba16float'
  })
  const single = target.samples > 1 ? target.colors.find(({ format }) => !isResolvable(format)) : undefined
  if (single)
    onFallback({
      wanted: `4 samples for ${attachmentName(target, single.name)}`,
      got: '1 sample',
      reason: `WebGPU cannot make one ${single.format} out of several`,
    })
  return { formats, samples: single ? 1 : target.samples }
}

/** Whether WebGPU can resolve a multisampled texture of this format. */
const isResolvable = (format: TargetFormat): boolean => {
  const { bits, scalar } = formatInfo(format)
  return scalar === 'float' && bits < 32
}
