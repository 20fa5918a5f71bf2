/**
 * Depths from numbers: WebGPU copies none into a depth texture of 32 bits, so they are drawn.
 */
import type { Texels } from '../../device/texels.ts'
import { levelSide } from '../../../shader/ir/picture-level.ts'
import type { Gpu } from '../gpu.ts'

const text = `@group(0) @binding(0) var numbers: texture_2d<f32>;
@vertex fn vertexMain(@builtin(vertex_index) i: u32) -> @builtin(position) vec4f {
  return vec4f(f32(i32(i & 1u)) * 4.0 - 1.0, f32(i32(i >> 1u)) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn fragmentMain(@builtin(position) at: vec4f) -> @builtin(frag_depth) f32 {
  return textureLoad(numbers, vec2u(at.xy), 0).x;
}
`
// GPUShaderStage.FRAGMENT, and GPUTextureUsage.TEXTURE_BINDING | COPY_DST.
const FRAGMENT = 2
const TEXTURE_COPY_DST = 0x6

interface Maker {
  readonly pipeline: GPURenderPipeline
  readonly layout: GPUBindGroupLayout
}
const makers = /*#__PURE__*/ new WeakMap<GPUDevice, Maker>()
const makerOf = (device: GPUDevice): Maker => {
  const known = makers.get(device)
  if (known) return known
  const module = device.createShaderModule({ code: text })
  const layout = device.createBindGroupLayout({ entries: [{ binding: 0, visibility: FRAGMENT, texture: { sampleType: 'unfilterable-float' } }] })
  const pipeline = device.createRenderPipeline({
    layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
    vertex: { module, entryPoint: 'vertexMain' },
    fragment: { module, entryPoint: 'fragmentMain', targets: [] },
    depthStencil: { format: 'depth32float', depthCompare: 'always', depthWriteEnabled: true },
  })
  const maker = { pipeline, layout }
  makers.set(device, maker)
  return maker
}

/** Draws every level and layer, and sends it. */
export const uploadDepth = ({ device }: Gpu, { width, height, depth, data }: Texels, texture: GPUTexture): void => {
  const { pipeline, layout } = makerOf(device)
  const encoder = device.createCommandEncoder()
  const temporary: GPUTexture[] = []
  for (const [level, numbers] of data.entries()) {
    const [across, down] = [levelSide(width, level), levelSide(height, level)]
    for (let layer = 0; layer < depth; layer++) {
      const from = device.createTexture({ size: [across, down], format: 'r32float', usage: TEXTURE_COPY_DST })
      temporary.push(from)
      const length = across * down
      // Numbers of a picture are in memory of their own, or of a part of it; which kind of memory does not matter here.
      const own = numbers.subarray(layer * length, (layer + 1) * length) as Float32Array<ArrayBuffer>
      device.queue.writeTexture({ texture: from }, own, { bytesPerRow: across * 4 }, [across, down])
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
