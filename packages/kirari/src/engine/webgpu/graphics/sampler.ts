/**
 * Samplers and bind group layouts of textures on WebGPU. Textures that are sampled without filtering use `unfilterable-float`, which also
 * accepts 32-bit floats, so that the layout does not depend on the format of the image.
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
    // Without `mipmap`, sampling uses the first level; only `load` reads the others.
    ...(mipmap === 'none' && { lodMaxClamp: 0 }),
    ...(type.kind === 'texture' && type.depth && { compare }),
    maxAnisotropy: Math.min(anisotropy, 16),
  }
}

/** Returns the same sampler for equal settings. */
export const samplerOf = ({ device }: Gpu, type: ResourceType, settings: SamplerSettings | undefined): GPUSampler => {
  const descriptor = descriptorOf(type, settings)
  let cache = samplers.get(device)
  if (!cache) samplers.set(device, (cache = new Map<string, GPUSampler>()))
  const key = Object.values(descriptor).join()
  let sampler = cache.get(key)
  if (!sampler) cache.set(key, (sampler = device.createSampler(descriptor)))
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
