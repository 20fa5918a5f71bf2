/** Draws a fragment that reads nothing but `uv` to a small square of 8 bits a channel, on either backend. */
import type { Program } from '../../../src/shader/ir/program.ts'

const gl = new OffscreenCanvas(1, 1).getContext('webgl2')

/** RGBA, the bottom row first. */
export const drawWebGL = ({ vertex, fragment }: Program, size: number): Uint8Array => {
  if (!gl) throw new Error('expected WebGL2 in the test browser')
  const program = gl.createProgram()
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('expected a shader object from WebGL2')
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    if (gl.getShaderParameter(shader, gl.COMPILE_STATUS) !== true) throw new Error(`${gl.getShaderInfoLog(shader)}\n${text}`)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  const target = gl.createRenderbuffer()
  gl.bindRenderbuffer(gl.RENDERBUFFER, target)
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, size, size)
  const framebuffer = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer)
  gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, target)
  gl.viewport(0, 0, size, size)
  gl.useProgram(program)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  const pixels = new Uint8Array(size * size * 4)
  gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  gl.deleteFramebuffer(framebuffer)
  gl.deleteRenderbuffer(target)
  gl.deleteProgram(program)
  return pixels
}

const device = await (await navigator.gpu.requestAdapter())?.requestDevice()

/** RGBA, the top row first. */
export const drawWebGPU = async ({ fragment }: Program, size: number): Promise<Uint8Array> => {
  if (!device) throw new Error('expected WebGPU in the test browser')
  const module = device.createShaderModule({ code: fragment })
  const format = 'rgba8unorm'
  const pipeline = device.createRenderPipeline({
    layout: 'auto',
    vertex: { module, entryPoint: 'vertexMain' },
    fragment: { module, entryPoint: 'fragmentMain', targets: [{ format }] },
  })
  const target = device.createTexture({ size: [size, size], format, usage: GPUTextureUsage.RENDER_ATTACHMENT | GPUTextureUsage.COPY_SRC })
  // Rows of a copy begin at multiples of 256 bytes.
  const rowBytes = Math.ceil((size * 4) / 256) * 256
  const buffer = device.createBuffer({ size: rowBytes * size, usage: GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ })
  const encoder = device.createCommandEncoder()
  const pass = encoder.beginRenderPass({ colorAttachments: [{ view: target.createView(), loadOp: 'clear', storeOp: 'store' }] })
  pass.setPipeline(pipeline)
  pass.draw(3)
  pass.end()
  encoder.copyTextureToBuffer({ texture: target }, { buffer, bytesPerRow: rowBytes }, [size, size])
  device.queue.submit([encoder.finish()])
  await buffer.mapAsync(GPUMapMode.READ)
  const rows = new Uint8Array(buffer.getMappedRange())
  const pixels = Uint8Array.from({ length: size * size * 4 }, (_, i) => rows[Math.floor(i / (size * 4)) * rowBytes + (i % (size * 4))] ?? 0)
  buffer.destroy()
  target.destroy()
  return pixels
}
