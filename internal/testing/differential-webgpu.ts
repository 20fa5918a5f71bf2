/**
 * The WebGPU half of differential.ts: one compute invocation a call, words in and out through storage buffers.
 */
import { callCount, callOnConstants, callOnWords, compileError, inputWords, interleave, typeName, wordCount, wordsOf } from './differential-shape.ts'
import type { Named } from './differential-shape.ts'
import type { Specimen } from './differential.ts'

const groupSize = 64

let pending: Promise<GPUDevice> | undefined

const openDevice = async (): Promise<GPUDevice> => {
  const adapter = await navigator.gpu?.requestAdapter()
  if (!adapter) throw new Error('differential: this browser gives no WebGPU adapter. Run the gpu project, whose browser flags turn on a software adapter.')
  const device = await adapter.requestDevice()
  void device.lost.then(() => (pending = undefined))
  return device
}

/** The device for everything here. */
export const getDevice = (): Promise<GPUDevice> => (pending ??= openDevice())

const moduleText = (specimen: Specimen, words: Uint32Array, count: number): string => {
  const stride = inputWords(specimen)
  const size = wordCount(specimen.result)
  const type = typeName(specimen.result, 'wgsl')
  const calls = specimen.constant
    ? [
        `  var differentialResult: ${type} = ${callOnConstants(specimen, 'wgsl', words, 0)};`,
        ...Array.from(
          { length: count - 1 },
          (_, i) => `  if (differentialIndex == ${i + 1}u) { differentialResult = ${callOnConstants(specimen, 'wgsl', words, i + 1)}; }`,
        ),
      ]
    : [`  let differentialResult: ${type} = ${callOnWords(specimen, 'wgsl', (index) => `differentialInput[differentialIndex * ${stride}u + ${index}u]`)};`]
  return `${specimen.text}
@group(0) @binding(0) var<storage, read> differentialInput: array<u32>;
@group(0) @binding(1) var<storage, read_write> differentialOutput: array<u32>;
@compute @workgroup_size(${groupSize})
fn differentialMain(@builtin(global_invocation_id) differentialId: vec3<u32>) {
  let differentialIndex = differentialId.x;
  if (differentialIndex >= ${count}u) { return; }
  _ = arrayLength(&differentialInput);
${calls.join('\n')}
${wordsOf(specimen.result, 'differentialResult', 'wgsl')
  .map((word, i) => `  differentialOutput[differentialIndex * ${size}u + ${i}u] = ${word};`)
  .join('\n')}
}
`
}

const compile = async (device: GPUDevice, specimen: Named, text: string): Promise<GPUComputePipeline> => {
  device.pushErrorScope('validation')
  const module = device.createShaderModule({ code: text })
  const { messages } = await module.getCompilationInfo()
  const errors = messages.filter((message) => message.type === 'error').map((message) => `${message.lineNum}:${message.linePos} ${message.message}`)
  const refused = await device.popErrorScope()
  if (errors.length > 0 || refused) throw compileError(specimen, 'wgsl', errors.join('\n') || refused?.message || '', text)
  return device.createComputePipelineAsync({ layout: 'auto', compute: { module, entryPoint: 'differentialMain' } })
}

/** Runs a module whose `differentialMain` reads words at binding 0 and writes `resultCount` of them at binding 1. */
export const dispatchWebGPU = async (
  specimen: Named,
  text: string,
  words: Uint32Array<ArrayBuffer>,
  resultCount: number,
  groups: number,
): Promise<Uint32Array<ArrayBuffer>> => {
  const device = await getDevice()
  const pipeline = await compile(device, specimen, text)
  const byteLength = resultCount * 4
  const input = device.createBuffer({ size: Math.max(4, words.byteLength), usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST })
  const output = device.createBuffer({ size: byteLength, usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC })
  const staging = device.createBuffer({ size: byteLength, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST })
  device.queue.writeBuffer(input, 0, words)

  const bindings = device.createBindGroup({
    layout: pipeline.getBindGroupLayout(0),
    entries: [
      { binding: 0, resource: { buffer: input } },
      { binding: 1, resource: { buffer: output } },
    ],
  })
  const encoder = device.createCommandEncoder()
  const pass = encoder.beginComputePass()
  pass.setPipeline(pipeline)
  pass.setBindGroup(0, bindings)
  pass.dispatchWorkgroups(groups)
  pass.end()
  encoder.copyBufferToBuffer(output, 0, staging, 0, byteLength)
  device.queue.submit([encoder.finish()])

  await staging.mapAsync(GPUMapMode.READ)
  const results = new Uint32Array(staging.getMappedRange().slice(0))
  for (const buffer of [input, output, staging]) buffer.destroy()
  return results
}

/** The words of all results, call after call. */
export const runWebGPU = (specimen: Specimen): Promise<Uint32Array<ArrayBuffer>> => {
  const count = callCount(specimen)
  const words = interleave(specimen, count)
  return dispatchWebGPU(specimen, moduleText(specimen, words, count), words, count * wordCount(specimen.result), Math.ceil(count / groupSize))
}
