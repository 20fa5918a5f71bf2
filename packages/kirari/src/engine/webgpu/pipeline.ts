/**
 * Compiles a program to a WebGPU pipeline, without a stall, once per page for each text.
 * Hot: `draw` runs every frame and allocates nothing of ours.
 */
import { driverRefused, noFeature } from '#explain-engine'
import { ShaderError } from '../../shader/diagnostic/diagnostic.ts'
import type { Program } from '../../shader/ir/program.ts'
import type { Pipeline, Slot } from '../device/device.ts'
import { EngineError } from '../message/error.ts'
import { createBlock } from './block.ts'
import type { Gpu } from './gpu.ts'
import { readTexture } from './read.ts'

// Values of GPUBufferUsage: shorter, and defined outside browsers, too.
const UNIFORM_COPY_DST = 0x48

export const createPipeline = async (gpu: Gpu, context: GPUCanvasContext, program: Program): Promise<Pipeline> => {
  const { device } = gpu
  const { fragment: text, blockBytes, features = [] } = program
  for (const feature of features) if (!device.features.has(feature)) throw new EngineError(noFeature(feature))
  const pipeline = await compile(gpu, program)
  const buffer = blockBytes ? device.createBuffer({ size: blockBytes, usage: UNIFORM_COPY_DST }) : undefined
  const group = buffer && device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries: [{ binding: 0, resource: { buffer } }] })
  const block = createBlock(program)
  // One descriptor for all frames, in which only the view changes.
  const attachment: { view?: GPUTextureView | undefined; readonly loadOp: 'clear'; readonly storeOp: 'store' } = {
    view: undefined,
    loadOp: 'clear',
    storeOp: 'store',
  }
  const descriptor = { colorAttachments: [attachment] }

  const encode = (encoder: GPUCommandEncoder, texture: GPUTexture, slots: readonly Slot[]): void => {
    if (block.write(slots) && buffer) device.queue.writeBuffer(buffer, 0, block.data)
    attachment.view = texture.createView()
    // The line above sets the view.
    const pass = encoder.beginRenderPass(descriptor as GPURenderPassDescriptor)
    pass.setPipeline(pipeline)
    if (group) pass.setBindGroup(0, group)
    pass.draw(3)
    pass.end()
    // Lets the texture of the canvas be collected.
    attachment.view = undefined
  }

  return {
    draw(slots) {
      encode((gpu.encoder ??= device.createCommandEncoder()), context.getCurrentTexture(), slots)
    },
    read: (slots) => readTexture(gpu, context.canvas, (encoder, texture) => encode(encoder, texture, slots)),
    dispose() {
      buffer?.destroy()
      forget(gpu, text)
    },
  }
}

/** The pipeline of a text. Each call needs one `forget`. */
const compile = async (gpu: Gpu, program: Program): Promise<GPURenderPipeline> => {
  const text = program.fragment
  let entry = gpu.pipelines.get(text)
  if (!entry) gpu.pipelines.set(text, (entry = { pipeline: request(gpu, program), users: 0 }))
  entry.users++
  try {
    return await entry.pipeline
  } catch (error) {
    forget(gpu, text)
    throw error
  }
}

const forget = (gpu: Gpu, text: string): void => {
  const entry = gpu.pipelines.get(text)
  if (entry && --entry.users === 0) gpu.pipelines.delete(text)
}

const request = async ({ device, format }: Gpu, program: Program): Promise<GPURenderPipeline> => {
  // Keeps errors out of the console: getCompilationInfo reports them below, with lines.
  device.pushErrorScope('validation')
  const module = device.createShaderModule({ code: program.fragment })
  void device.popErrorScope()
  try {
    return await device.createRenderPipelineAsync({
      layout: 'auto',
      vertex: { module, entryPoint: 'vertexMain' },
      fragment: { module, entryPoint: 'fragmentMain', targets: [{ format }] },
    })
  } catch (error) {
    const { messages } = await module.getCompilationInfo()
    const errors = messages.filter(({ type }) => type === 'error').map(({ lineNum: line, message }) => ({ line, message }))
    // The pipeline may be invalid although the text compiles.
    throw new ShaderError(driverRefused(program, errors.length > 0 ? errors : [{ line: 0, message: String(error) }]))
  }
}
