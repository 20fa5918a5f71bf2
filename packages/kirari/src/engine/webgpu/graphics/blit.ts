/**
 * Copies pictures where a plain copy cannot: to another size, from several samples, from depths to numbers.
 * Must not know: what the pictures are of.
 */
import type { Gpu } from '../gpu.ts'
import { formatInfo } from '../../../shader/ir/format.ts'
import { isFilterable, texelTypes } from './format.ts'

export interface Blit {
  /** Fills the first level of a texture with that of another one, which may have another size: then texels are mixed where they can be. Outside of every pass. */
  copy(encoder: GPUCommandEncoder, from: GPUTexture, to: GPUTexture): void
}

/** The rows of both run the same way, so a place in one is the same part of the other. */
const codeOf = (texture: string, load: string, result: string): string => `@group(0) @binding(0) var image: ${texture};
@group(0) @binding(1) var between: sampler;
struct Place { @builtin(position) position: vec4f, @location(0) at: vec2f }
@vertex fn vertexMain(@builtin(vertex_index) i: u32) -> Place {
  let corner = vec2f(f32(i & 1), f32(i >> 1)) * 2;
  return Place(vec4f(corner.x * 2 - 1, 1 - corner.y * 2, 0, 1), corner);
}
@fragment fn fragmentMain(place: Place) -> ${result} {
  let size = vec2f(textureDimensions(image));
  return ${load.replace('PLACE', 'vec2u(clamp(place.at * size, vec2f(), size - 1))')};
}`

interface Plan {
  readonly pipeline: GPURenderPipeline
  readonly descriptor: GPURenderPassDescriptor
  readonly group: GPUBindGroup
}

const blits = new WeakMap<Gpu, Blit>()

/** One for each device. */
export const blitOf = (gpu: Gpu): Blit => {
  let blit = blits.get(gpu)
  if (!blit) blits.set(gpu, (blit = createBlit(gpu)))
  return blit
}

const createBlit = ({ device }: Gpu): Blit => {
  const pipelines = new Map<string, GPURenderPipeline>()
  /** By source and destination: depths of several samples are resolved in every frame. */
  const plans = new WeakMap<GPUTexture, WeakMap<GPUTexture, Plan>>()

  let smooth: GPUSampler | undefined

  const pipelineOf = (from: GPUTexture, toFormat: GPUTextureFormat, isMixed: boolean): GPURenderPipeline => {
    const isDepth = from.format.startsWith('depth')
    const isMany = from.sampleCount > 1
    const toDepth = toFormat.startsWith('depth')
    const key = [isDepth ? 'depth' : from.format, isMany, isMixed, toFormat].join()
    let pipeline = pipelines.get(key)
    if (pipeline) return pipeline
    const { scalar, sampleType } = texelTypes[formatInfo(from.format).scalar]
    const texture = isDepth ? `texture_depth_${isMany ? 'multisampled_' : ''}2d` : `texture_${isMany ? 'multisampled_' : ''}2d<${scalar}>`
    const texel = `textureLoad(image, PLACE, 0)${isDepth ? '' : toDepth ? '.x' : ''}`
    const load = isMixed ? 'textureSampleLevel(image, between, place.at, 0)' : toDepth ? texel : isDepth ? `vec4f(${texel}, 0, 0, 1)` : texel
    const module = device.createShaderModule({
      code: codeOf(texture, load, toDepth ? '@builtin(frag_depth) f32' : `@location(0) vec4<${scalar}>`),
    })
    const layout = device.createBindGroupLayout({
      // Read by the fragment stage.
      entries: [
        { binding: 0, visibility: 2, texture: { sampleType: isDepth ? 'depth' : isMixed ? 'float' : sampleType, multisampled: isMany } },
        ...(isMixed ? [{ binding: 1, visibility: 2, sampler: {} }] : []),
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

  const planOf = (from: GPUTexture, to: GPUTexture): Plan => {
    const isMixed = (from.width !== to.width || from.height !== to.height) && from.sampleCount === 1 && isFilterable(from.format, device.features)
    const pipeline = pipelineOf(from, to.format, isMixed)
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
          ...(isMixed ? [{ binding: 1, resource: (smooth ??= device.createSampler({ minFilter: 'linear', magFilter: 'linear' })) }] : []),
        ],
      }),
    }
  }

  return {
    copy(encoder, from, to) {
      let known = plans.get(from)
      if (!known) plans.set(from, (known = new WeakMap<GPUTexture, Plan>()))
      let plan = known.get(to)
      if (!plan) known.set(to, (plan = planOf(from, to)))
      const pass = encoder.beginRenderPass(plan.descriptor)
      pass.setPipeline(plan.pipeline)
      pass.setBindGroup(0, plan.group)
      pass.draw(3)
      pass.end()
    },
  }
}
