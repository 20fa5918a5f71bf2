/** The WebGPU half of drawn.ts: reads rows from a storage buffer, writes results to rgba32uint targets. */
import { compileError, typeName, wordCount } from './differential-shape.ts'
import { getDevice } from './differential-webgpu.ts'
import { callInQuad, outputsOf, quadsAcross, rowCount } from './drawn-shape.ts'
import type { Drawing } from './drawn.ts'

const moduleText = (drawing: Drawing): string => {
  const outputs = outputsOf(drawing, 'wgsl')
  return `${drawing.text}
@group(0) @binding(0) var<storage, read> differentialInput: array<u32>;
fn differentialWord(differentialIndex: i32) -> u32 {
  return differentialInput[differentialIndex];
}
struct DifferentialOutput {
${outputs.map((_, t) => `  @location(${t}) target${t}: vec4<u32>,`).join('\n')}
}
@vertex
fn differentialVertex(@builtin(vertex_index) differentialVertexIndex: u32) -> @builtin(position) vec4<f32> {
  return vec4<f32>(select(-1.0, 3.0, differentialVertexIndex == 1u), select(-1.0, 3.0, differentialVertexIndex == 2u), 0.0, 1.0);
}
@fragment
fn differentialFragment(@builtin(position) differentialPosition: vec4<f32>) -> DifferentialOutput {
  let differentialPixel = vec2<i32>(differentialPosition.xy);
  // The first row of a WebGPU texture is the highest: the lower pixels of a quad are in its second row.
  let differentialCorner = vec2<f32>(f32(differentialPixel.x & 1), f32(1 - (differentialPixel.y & 1)));
  let differentialCall = (differentialPixel.y >> 1u) * ${quadsAcross} + (differentialPixel.x >> 1u);
  let differentialResult: ${typeName(drawing.result, 'wgsl')} = ${callInQuad(drawing, 'wgsl')};
  return DifferentialOutput(${outputs.join(', ')});
}
`
}

const compile = async (device: GPUDevice, drawing: Drawing): Promise<GPURenderPipeline> => {
  const text = moduleText(drawing)
  device.pushErrorScope('validation')
  const module = device.createShaderModule({ code: text })
  const { messages } = await module.getCompilationInfo()
  const errors = messages.filter((message) => message.type === 'error').map((message) => `${message.lineNum}:${message.linePos} ${message.message}`)
  const refused = await device.popErrorScope()
  if (errors.length > 0 || refused) throw compileError(drawing, 'wgsl', errors.join('\n') || refused?.message || '', text)
  return device.createRenderPipelineAsync({
    layout: 'auto',
    vertex: { module, entryPoint: 'differentialVertex' },
    fragment: { module, entryPoint: 'differentialFragment', targets: outputsOf(drawing, 'wgsl').map(() => ({ format: 'rgba32uint' })) },
  })
}

/** The words of all results, call after call. */
export const drawWebGPU = async (drawing: Drawing): Promise<Uint32Array<ArrayBuffer>> => {
  const device = await getDevice()
  const count = rowCount(drawing)
  const pipeline = await compile(device, drawing)
  const rows = Math.ceil(count / quadsAcross)
  const [width, height] = [2 * quadsAcross, 2 * rows]
  const size = wordCount(drawing.result)

  const input = device.createBuffer({ size: drawing.rows.byteLength, usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST })
  device.queue.writeBuffer(input, 0, drawing.rows)
  const bindings = device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries: [{ binding: 0, resource: { buffer: input } }] })
  const targets = outputsOf(drawing, 'wgsl').map(() => ({
    texture: device.createTexture({ size: [width, height], format: 'rgba32uint', usage: GPUTextureUsage.RENDER_ATTACHMENT | GPUTextureUsage.COPY_SRC }),
    staging: device.createBuffer({ size: width * height * 16, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST }),
  }))

  const encoder = device.createCommandEncoder()
  const pass = encoder.beginRenderPass({
    colorAttachments: targets.map(({ texture }) => ({ view: texture.createView(), loadOp: 'clear', storeOp: 'store' })),
  })
  pass.setPipeline(pipeline)
  pass.setBindGroup(0, bindings)
  pass.draw(3)
  pass.end()
  for (const { texture, staging } of targets) encoder.copyTextureToBuffer({ texture }, { buffer: staging, bytesPerRow: width * 16 }, [width, height])
  device.queue.submit([encoder.finish()])

  const results = new Uint32Array(count * size)
  for (const [t, { staging }] of targets.entries()) {
    await staging.mapAsync(GPUMapMode.READ)
    const read = new Uint32Array(staging.getMappedRange())
    for (let i = 0; i < count; i++) {
      const pixel = (2 * Math.floor(i / quadsAcross) + 1) * width + 2 * (i % quadsAcross)
      for (let c = 0; c < Math.min(4, size - t * 4); c++) results[i * size + t * 4 + c] = read[pixel * 4 + c] ?? 0
    }
  }
  input.destroy()
  for (const { texture, staging } of targets) {
    texture.destroy()
    staging.destroy()
  }
  return results
}
