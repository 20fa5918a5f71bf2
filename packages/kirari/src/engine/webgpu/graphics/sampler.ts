/**
 * How textures are read in WebGPU. A picture whose texels are not mixed is bound as one that cannot be: such a place takes
 * floats of 32 bits and depths as well, so what is bound is known before the picture is.
 */
import type { SamplerSettings, Wrap } from '../../../shader/ir/expr.ts'
import type { ResourceType, TextureType } from '../../../shader/ir/type.ts'
import { isUnfiltered } from '../../device/texels.ts'
import type { Gpu } from '../gpu.ts'

const wraps: Readonly<Record<Wrap, GPUAddressMode>> = { repeat: 'repeat', mirror: 'mirror-repeat', clamp: 'clamp-to-edge' }
const samplers = /*#__PURE__*/ new WeakMap<GPUDevice, Map<string, GPUSampler>>()

const descriptorOf = (type: ResourceType, settings: SamplerSettings = {}): GPUSamplerDescriptor => {
  const { wrap = 'clamp', mipmap = 'none', compare = 'less-equal', anisotropy = 1 } = settings
  const filter = isUnfiltered(type, settings) ? (type.scalar.name === 'float' ? settings.filter : 'nearest') : settings.filter
  const [u, v = u, w = v] = typeof wrap === 'string' ? [wrap] : wrap
  return {
    addressModeU: wraps[u],
    addressModeV: wraps[v],
    addressModeW: wraps[w],
    magFilter: filter ?? 'linear',
    minFilter: filter ?? 'linear',
    mipmapFilter: mipmap === 'linear' ? 'linear' : 'nearest',
    // Levels that only `load` reads are not sampled.
    ...(mipmap === 'none' && { lodMaxClamp: 0 }),
    ...(type.kind === 'texture' && type.depth && { compare }),
    maxAnisotropy: Math.min(anisotropy, 16),
  }
}

/** The same object for the same settings. */
export const samplerOf = ({ device }: Gpu, type: ResourceType, settings: SamplerSettings | undefined): GPUSampler => {
  const descriptor = descriptorOf(type, settings)
  let known = samplers.get(device)
  if (!known) samplers.set(device, (known = new Map<string, GPUSampler>()))
  const key = Object.values(descriptor).join()
  let sampler = known.get(key)
  if (!sampler) known.set(key, (sampler = device.createSampler(descriptor)))
  return sampler
}

export const textureLayoutOf = (_gpu: Gpu, type: TextureType, settings: SamplerSettings | undefined): GPUTextureBindingLayout => ({
  sampleType: type.depth
    ? 'depth'
    : type.scalar.name === 'int'
      ? 'sint'
      : type.scalar.name === 'uint'
        ? 'uint'
        : isUnfiltered(type, settings)
          ? 'unfilterable-float'
          : 'float',
  viewDimension: type.dimension,
})

export const samplerLayoutOf = (_gpu: Gpu, type: TextureType, settings: SamplerSettings | undefined): GPUSamplerBindingLayout => ({
  type: type.depth ? 'comparison' : isUnfiltered(type, settings) ? 'non-filtering' : 'filtering',
})
