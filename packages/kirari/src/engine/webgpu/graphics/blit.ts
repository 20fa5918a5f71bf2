/** Copies textures by drawing, where copyTextureToTexture cannot: to another size, from a multisampled texture, from depth to floats. */
import type { Gpu } from '../gpu.ts'
import { formatInfo } from '../../../shader/ir/format.ts'
import { isFilterable, texelTypes } from './format.ts'

export interface Blit {
  /** Copies the first mip level to another texture. If the sizes differ, it filters linearly where the format is filterable. Called outside of passes. */
  copy(encoder: GPUCommandEncoder, from: GPUTexture, to: GPUTexture): void
}

/** PLACE stands for the integer texel coordinates. Both textures have the same row order. */
const codeOf = (texture: string, load: string, result: string): string => `@group(0) @binding(0) var image: ${texture};
@group(0) @binding(1) var imageSampler: sampler;
struct Place { @builtin(position) position: vec4f, @location(0) at: vec2f }
@vertex fn vertexMain(@builtin(vertex_index) i: u32) -> Place {
  let corner = vec2f(f32(i & 1), f32(i >> 1)) * 2;
  return Place(vec4f(corner.x * 2 - 1, 1 - corner.y * 2, 0, 1), corner);
}
@fragment fn fragmentMain(place: Place) -> ${result} {
  let size = vec2f(textureDimensions(image));
  return ${load.replace('PLACE', 'vec2u(clamp(place.at * size, vec2f(), size - 1))')};
}`

interface BlitPass {
  readonly pipeline: GPURenderPipeline
  readonly descriptor: GPURenderPassDescriptor
  readonly group: GPUBindGroup
}

const blits = new WeakMap<Gpu, Blit>()

/** The blit of a device. */
export const blitOf = (gpu: Gpu): Blit => {
  let blit = blits.get(gpu)
  if (!blit) blits.set(gpu, (blit = createBlit(gpu)))
  return blit
}

const createBlit = ({ device }: Gpu): Blit => {
  const pipelines = new Map<string, GPURenderPipeline>()
  /** By source and destination: multisampled depth is resolved every frame. */
  const passes = new WeakMap<GPUTexture, WeakMap<GPUTexture, BlitPass>>()

  let linearSampler: GPUSampler | undefined

  const pipelineOf = (from: GPUTexture, toFormat: GPUTextureFormat, isFiltered: boolean): GPURenderPipeline => {
    const isDepth = from.format.startsWith('depth')
    const isMultisampled = from.sampleCount > 1
    const toDepth = toFormat.startsWith('depth')
    const key = [isDepth ? 'depth' : from.format, isMultisampled, isFiltered, toFormat].join()
    let pipeline = pipelines.get(key)
    if (pipeline) return pipeline
    const { scalar, sampleType } = texelTypes[formatInfo(from.format).scalar]
    const texture = isDepth ? `texture_depth_${isMultisampled ? 'multisampled_' : ''}2d` : `texture_${isMultisampled ? 'multisampled_' : ''}2d<${scalar}>`
    const texel = `textureLoad(image, PLACE, 0)${isDepth ? '' : toDepth ? '.x' : ''}`
    const load = isFiltered ? 'textureSampleLevel(image, imageSampler, place.at, 0)' : toDepth ? texel : isDepth ? `vec4f(${texel}, 0, 0, 1)` : texel
    const module = device.createShaderModule({
      code: codeOf(texture, load, toDepth ? '@builtin(frag_depth) f32' : `@location(0) vec4<${scalar}>`),
    })
    const layout = device.createBindGroupLayout({
      // Visible in the fragment stage, 2.
      entries: [
        { binding: 0, visibility: 2, texture: { sampleType: isDepth ? 'depth' : isFiltered ? 'float' : sampleType, multisampled: isMultisampled } },
        ...(isFiltered ? [{ binding: 1, visibility: 2, sampler: {} }] : []),
      ],
    })
    pipeline = device.createRenderPipeline({
      layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
      vertex: { module },
      fragment: { module, targets: toDepth ? [] : [{ format: toFormat }] },
      ...(toDepth && { depthStencil: { format: toFormat, depthCompare: 'always' as const, depthWriteEnabled: true } }),
    })
    pipelines.set(key, pipeline)
    return pipeline
  }

  const passOf = (from: GPUTexture, to: GPUTexture): BlitPass => {
    const isFiltered = (from.width !== to.width || from.height !== to.height) && from.sampleCount === 1 && isFilterable(from.format, device.features)
    const pipeline = pipelineOf(from, to.format, isFiltered)
    const view = to.createView({ baseMipLevel: 0, mipLevelCount: 1 })
    return {
      pipeline,
      descriptor: to.format.startsWith('depth')
        ? { colorAttachments: [], depthStencilAttachment: { view, depthClearValue: 1, depthLoadOp: 'clear', depthStoreOp: 'store' } }
        : { colorAttachments: [{ view, loadOp: 'clear', storeOp: 'store' }] },
      group: device.createBindGroup({
        layout: pipeline.getBindGroupLayout(0),
        entries: [
          { binding: 0, resource: from.createView({ baseMipLevel: 0, mipLevelCount: 1 }) },
          ...(isFiltered ? [{ binding: 1, resource: (linearSampler ??= device.createSampler({ minFilter: 'linear', magFilter: 'linear' })) }] : []),
        ],
      }),
    }
  }

  return {
    copy(encoder, from, to) {
      let bySource = passes.get(from)
      if (!bySource) passes.set(from, (bySource = new WeakMap<GPUTexture, BlitPass>()))
      let blitPass = bySource.get(to)
      if (!blitPass) bySource.set(to, (blitPass = passOf(from, to)))
      const pass = encoder.beginRenderPass(blitPass.descriptor)
      pass.setPipeline(blitPass.pipeline)
      pass.setBindGroup(0, blitPass.group)
      pass.draw(3)
      pass.end()
    },
  }
}
