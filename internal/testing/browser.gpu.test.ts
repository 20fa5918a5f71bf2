/// <reference types="@webgpu/types" />
import { describe, expect, it } from 'vitest'

describe('the browser of the tests', () => {
  it('clears a WebGL2 canvas and reads it back', () => {
    const canvas = document.createElement('canvas')
    const gl = canvas.getContext('webgl2')
    if (!gl) throw new Error('expected a WebGL2 context, got null: the flags in internal/testing/browser.mjs do not reach the browser')
    gl.clearColor(1, 0.5, 0.25, 1)
    gl.clear(gl.COLOR_BUFFER_BIT)
    const pixel = new Uint8Array(4)
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    expect([...pixel]).toEqual([255, 128, 64, 255])
  })

  it('computes on WebGPU and reads the buffer back', async () => {
    const device = await requestDevice()
    const code = /* wgsl */ `@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@compute @workgroup_size(4) fn square(@builtin(global_invocation_id) id: vec3u) { values[id.x] = id.x * id.x; }`
    const pipeline = await device.createComputePipelineAsync({ layout: 'auto', compute: { module: device.createShaderModule({ code }) } })
    const values = device.createBuffer({ size: 16, usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC })
    const bindGroup = device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries: [{ binding: 0, resource: { buffer: values } }] })
    const encoder = device.createCommandEncoder()
    const pass = encoder.beginComputePass()
    pass.setPipeline(pipeline)
    pass.setBindGroup(0, bindGroup)
    pass.dispatchWorkgroups(1)
    pass.end()
    expect([...new Uint32Array(await read(device, encoder, 16, (to) => encoder.copyBufferToBuffer(values, 0, to, 0, 16)))]).toEqual([0, 1, 4, 9])
    device.destroy()
  })

  it('draws to a WebGPU canvas and reads the texture back', async () => {
    const device = await requestDevice()
    const context = document.createElement('canvas').getContext('webgpu')
    if (!context) throw new Error('expected a WebGPU canvas, got null')
    context.configure({ device, format: 'rgba8unorm', usage: GPUTextureUsage.RENDER_ATTACHMENT | GPUTextureUsage.COPY_SRC })
    const texture = context.getCurrentTexture()
    const encoder = device.createCommandEncoder()
    encoder.beginRenderPass({ colorAttachments: [{ view: texture.createView(), loadOp: 'clear', storeOp: 'store', clearValue: [1, 0.5, 0.25, 1] }] }).end()
    const bytes = await read(device, encoder, 256, (to) => encoder.copyTextureToBuffer({ texture }, { buffer: to, bytesPerRow: 256 }, [1, 1]))
    expect([...new Uint8Array(bytes, 0, 4)]).toEqual([255, 128, 64, 255])
    device.destroy()
  })
})

const requestDevice = async (): Promise<GPUDevice> => {
  const adapter = await navigator.gpu?.requestAdapter()
  if (!adapter) throw new Error('expected a WebGPU adapter, got none: the flags in internal/testing/browser.mjs do not reach the browser')
  return adapter.requestDevice()
}

const read = async (device: GPUDevice, encoder: GPUCommandEncoder, size: number, copy: (to: GPUBuffer) => void): Promise<ArrayBuffer> => {
  const to = device.createBuffer({ size, usage: GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ })
  copy(to)
  device.queue.submit([encoder.finish()])
  await to.mapAsync(GPUMapMode.READ)
  return to.getMappedRange().slice(0)
}
