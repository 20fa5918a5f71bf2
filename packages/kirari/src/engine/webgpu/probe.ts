/**
 * Tests whether WebGPU draws: on some machines a device is available but draws nothing. Draws one pixel to a texture and reads it, so
 * it touches no canvas. Only entries that can fall back to WebGL2 use it.
 */
import { noWebGPU } from '#explain-engine'
import type { Connect } from '../device/device.ts'
import { EngineError } from '../message/error.ts'
import { connectWebGPU } from './device.ts'
import { sharedGpu, type Gpu } from './gpu.ts'
import { readTexture } from './read.ts'

const patienceMilliseconds = 3000

/** Like connectWebGPU, after the test, which runs once per page. */
export const connectProbed: Connect = async (host) => {
  const gpu = await sharedGpu.acquire()
  try {
    if (!(await (looks.get(gpu) ?? look(gpu)))) throw new EngineError(noWebGPU('a device that does not draw'))
    return await connectWebGPU(host)
  } finally {
    sharedGpu.release(gpu)
  }
}

const looks = new WeakMap<Gpu, Promise<boolean>>()

const look = (gpu: Gpu): Promise<boolean> => {
  const answer = Promise.race([drawsOrange(gpu), new Promise<boolean>((resolve) => setTimeout(resolve, patienceMilliseconds, false))]).catch(() => false)
  looks.set(gpu, answer)
  return answer
}

const code = `@vertex fn vertexMain(@builtin(vertex_index) i: u32) -> @builtin(position) vec4f { return vec4f(f32(i & 1) * 4 - 1, f32(i >> 1) * 4 - 1, 0, 1); }
@fragment fn fragmentMain() -> @location(0) vec4f { return vec4f(1, 0.4, 0, 1); }`

const drawsOrange = async (gpu: Gpu): Promise<boolean> => {
  const { device, format } = gpu
  const module = device.createShaderModule({ code })
  const pipeline = await device.createRenderPipelineAsync({ layout: 'auto', vertex: { module }, fragment: { module, targets: [{ format }] } })
  const { data } = await readTexture(gpu, { width: 1, height: 1 }, (encoder, texture) => {
    const pass = encoder.beginRenderPass({ colorAttachments: [{ view: texture.createView(), loadOp: 'clear', storeOp: 'store' }] })
    pass.setPipeline(pipeline)
    pass.draw(3)
    pass.end()
  })
  return data.join() === '255,102,0,255'
}
