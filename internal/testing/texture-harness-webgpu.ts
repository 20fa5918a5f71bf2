/** The WebGPU half of texture-harness.ts. Reads words from a storage buffer in group 1 and writes to an rgba32uint target. */
import { callCount, callOnWords, compileError, inputWords, interleave, typeName, wordCount, wordsOf } from './differential-shape.ts'
import { gridWidth, levelSize, type TextureImage, type TextureSampler, type TextureSpecimen } from './texture-harness-shape.ts'

let pending: Promise<GPUDevice> | undefined

const openDevice = async (): Promise<GPUDevice> => {
  const adapter = await navigator.gpu?.requestAdapter()
  if (!adapter) throw new Error('texture harness: this browser gives no WebGPU adapter. Run the gpu project, whose browser flags turn on a software adapter.')
  const device = await adapter.requestDevice()
  void device.lost.then(() => (pending = undefined))
  return device
}

const moduleText = (specimen: TextureSpecimen): string => {
  const results = wordsOf(specimen.result, 'harnessResult', 'wgsl')
  const four = Array.from({ length: 4 }, (_, c) => results[c] ?? '0u')
  return `${specimen.text}
@group(1) @binding(0) var<storage, read> harnessInput: array<u32>;
@vertex fn harnessVertex(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(select(-1.0, 3.0, index == 1u), select(-1.0, 3.0, index == 2u), 0.0, 1.0);
}
@fragment fn harnessFragment(@builtin(position) harnessPosition: vec4f) -> @location(0) vec4u {
  let harnessIndex = u32(harnessPosition.y) * ${gridWidth}u + u32(harnessPosition.x);
  _ = arrayLength(&harnessInput);
  let harnessResult: ${typeName(specimen.result, 'wgsl')} = ${callOnWords(specimen, 'wgsl', (index) => `harnessInput[harnessIndex * ${inputWords(specimen)}u + ${index}u]`)};
  return vec4u(${four.join(', ')});
}
`
}

const compile = async (device: GPUDevice, specimen: TextureSpecimen): Promise<GPURenderPipeline> => {
  const text = moduleText(specimen)
  device.pushErrorScope('validation')
  const module = device.createShaderModule({ code: text })
  const { messages } = await module.getCompilationInfo()
  const errors = messages.filter((message) => message.type === 'error').map((message) => `${message.lineNum}:${message.linePos} ${message.message}`)
  const refused = await device.popErrorScope()
  if (errors.length > 0 || refused) throw compileError(specimen, 'wgsl', errors.join('\n') || refused?.message || '', text)
  return device.createRenderPipelineAsync({
    layout: 'auto',
    vertex: { module, entryPoint: 'harnessVertex' },
    fragment: { module, entryPoint: 'harnessFragment', targets: [{ format: 'rgba32uint' }] },
  })
}

const texelBytes = { rgba8unorm: 4, rgba32float: 16, rgba32sint: 16, rgba32uint: 16, depth16unorm: 2 } as const

const upload = (device: GPUDevice, image: TextureImage): GPUTexture => {
  const { dimension, format, width, height, depth, levels } = image
  const texture = device.createTexture({
    size: [width, height, depth],
    dimension: dimension === '3d' ? '3d' : '2d',
    format,
    mipLevelCount: levels.length,
    usage: GPUTextureUsage.TEXTURE_BINDING | GPUTextureUsage.COPY_DST,
  })
  levels.forEach((data, mipLevel) => {
    const [columns, rows, slices] = levelSize(image, mipLevel)
    device.queue.writeTexture({ texture, mipLevel }, data, { bytesPerRow: columns * texelBytes[format], rowsPerImage: rows }, [columns, rows, slices])
  })
  return texture
}

const makeSampler = (device: GPUDevice, { format }: TextureImage, { filter, mipmap, wrap, compare }: TextureSampler): GPUSampler => {
  const mode = ({ repeat: 'repeat', mirror: 'mirror-repeat', clamp: 'clamp-to-edge' } as const)[wrap]
  return device.createSampler({
    magFilter: filter,
    minFilter: filter,
    mipmapFilter: mipmap === 'none' ? 'nearest' : mipmap,
    addressModeU: mode,
    addressModeV: mode,
    addressModeW: mode,
    ...(mipmap === 'none' ? { lodMaxClamp: 0 } : {}),
    ...(format === 'depth16unorm' ? { compare } : {}),
  })
}

/** The words of all results, call after call. */
export const runTextureWebGPU = async (specimen: TextureSpecimen): Promise<Uint32Array<ArrayBuffer>> => {
  const device = await (pending ??= openDevice())
  const count = callCount(specimen)
  const words = interleave(specimen, count)
  const pipeline = await compile(device, specimen)
  const height = Math.ceil(count / gridWidth)
  const size = wordCount(specimen.result)

  device.pushErrorScope('validation')
  const input = device.createBuffer({ size: Math.max(4, words.byteLength), usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST })
  device.queue.writeBuffer(input, 0, words)
  const image = upload(device, specimen.image)
  const output = device.createTexture({ size: [gridWidth, height], format: 'rgba32uint', usage: GPUTextureUsage.RENDER_ATTACHMENT | GPUTextureUsage.COPY_SRC })
  const staging = device.createBuffer({ size: gridWidth * height * 16, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST })
  const view = image.createView({ dimension: specimen.image.dimension })
  const given = device.createBindGroup({
    layout: pipeline.getBindGroupLayout(0),
    entries: [
      { binding: specimen.binding, resource: view },
      ...(specimen.samplerBinding === undefined ? [] : [{ binding: specimen.samplerBinding, resource: makeSampler(device, specimen.image, specimen.sampler) }]),
    ],
  })
  const inputs = device.createBindGroup({ layout: pipeline.getBindGroupLayout(1), entries: [{ binding: 0, resource: { buffer: input } }] })
  const encoder = device.createCommandEncoder()
  const pass = encoder.beginRenderPass({ colorAttachments: [{ view: output.createView(), loadOp: 'clear', storeOp: 'store' }] })
  pass.setPipeline(pipeline)
  pass.setBindGroup(0, given)
  pass.setBindGroup(1, inputs)
  pass.draw(3)
  pass.end()
  encoder.copyTextureToBuffer({ texture: output }, { buffer: staging, bytesPerRow: gridWidth * 16 }, [gridWidth, height])
  device.queue.submit([encoder.finish()])
  const refused = await device.popErrorScope()
  if (refused) throw new Error(`texture harness: WebGPU refused ${specimen.name}. ${refused.message}`)

  await staging.mapAsync(GPUMapMode.READ)
  const read = new Uint32Array(staging.getMappedRange())
  const results = new Uint32Array(count * size)
  for (let i = 0; i < count; i++) for (let c = 0; c < size; c++) results[i * size + c] = read[i * 4 + c] ?? 0
  staging.unmap()
  for (const resource of [input, output, image, staging]) resource.destroy()
  return results
}
