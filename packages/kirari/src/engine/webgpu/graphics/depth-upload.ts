/** Uploads depth: WebGPU does not allow copies to a `depth32float` texture, so this draws the depths. */
import type { Texels } from '../../device/texels.ts'
import { levelSide } from '../../../shader/ir/mip-level.ts'
import type { Gpu } from '../gpu.ts'

const text = `@group(0) @binding(0) var numbers: texture_2d<f32>;
@vertex fn vertexMain(@builtin(vertex_index) i: u32) -> @builtin(position) vec4f {
  return vec4f(f32(i32(i & 1u)) * 4.0 - 1.0, f32(i32(i >> 1u)) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn fragmentMain(@builtin(position) at: vec4f) -> @builtin(frag_depth) f32 {
  return textureLoad(numbers, vec2u(at.xy), 0).x;
}
`
// Values of GPUShaderStage and GPUTextureUsage.
const FRAGMENT = 2
const TEXTURE_COPY_DST = 0x6

interface DepthPipeline {
  readonly pipeline: GPURenderPipeline
  readonly layout: GPUBindGroupLayout
}
const pipelines = /*#__PURE__*/ new WeakMap<GPUDevice, DepthPipeline>()
const pipelineOf = (device: GPUDevice): DepthPipeline => {
  const cached = pipelines.get(device)
  if (cached) return cached
  const module = device.createShaderModule({ code: text })
  const layout = device.createBindGroupLayout({ entries: [{ binding: 0, visibility: FRAGMENT, texture: { sampleType: 'unfilterable-float' } }] })
  const pipeline = device.createRenderPipeline({
    layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
    vertex: { module, entryPoint: 'vertexMain' },
    fragment: { module, entryPoint: 'fragmentMain', targets: [] },
    depthStencil: { format: 'depth32float', depthCompare: 'always', depthWriteEnabled: true },
  })
  const created = { pipeline, layout }
  pipelines.set(device, created)
  return created
}

/** Draws every level and layer, and submits the commands. */
export const uploadDepth = ({ device }: Gpu, { width, height, depth, data }: Texels, texture: GPUTexture): void => {
  const { pipeline, layout } = pipelineOf(device)
  const encoder = device.createCommandEncoder()
  const temporary: GPUTexture[] = []
  for (const [level, numbers] of data.entries()) {
    const [w, h] = [levelSide(width, level), levelSide(height, level)]
    for (let layer = 0; layer < depth; layer++) {
      const from = device.createTexture({ size: [w, h], format: 'r32float', usage: TEXTURE_COPY_DST })
      temporary.push(from)
      const length = w * h
      // writeTexture also accepts a view of a SharedArrayBuffer, but its type does not.
      const part = numbers.subarray(layer * length, (layer + 1) * length) as Float32Array<ArrayBuffer>
      device.queue.writeTexture({ texture: from }, part, { bytesPerRow: w * 4 }, [w, h])
      const view = texture.createView({ dimension: '2d', baseMipLevel: level, mipLevelCount: 1, baseArrayLayer: layer, arrayLayerCount: 1 })
      const pass = encoder.beginRenderPass({
        colorAttachments: [],
        depthStencilAttachment: { view, depthLoadOp: 'clear', depthClearValue: 0, depthStoreOp: 'store' },
      })
      pass.setPipeline(pipeline)
      pass.setBindGroup(0, device.createBindGroup({ layout, entries: [{ binding: 0, resource: from.createView() }] }))
      pass.draw(3)
      pass.end()
    }
  }
  device.queue.submit([encoder.finish()])
  for (const texture of temporary) texture.destroy()
}
