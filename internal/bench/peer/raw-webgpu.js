/** The gradient without a library, on WebGPU, with reused descriptors: the lower bound. */
const canvas = document.querySelector('canvas')
const adapter = await navigator.gpu.requestAdapter()
const device = await adapter.requestDevice()
const context = canvas.getContext('webgpu')
const format = navigator.gpu.getPreferredCanvasFormat()
context.configure({ device, format })
const module = device.createShaderModule({
  code: `@group(0) @binding(0) var<uniform> time: f32;
struct Varyings { @builtin(position) position: vec4f, @location(0) uv: vec2f }
@vertex fn vertexMain(@builtin(vertex_index) i: u32) -> Varyings {
  let corner = vec2f(vec2u(i & 1, i >> 1)) * 2;
  return Varyings(vec4f(corner * 2 - 1, 0, 1), corner);
}
@fragment fn fragmentMain(in: Varyings) -> @location(0) vec4f {
  return vec4f(in.uv, sin(time) * 0.5 + 0.5, 1);
}`,
})
const pipeline = device.createRenderPipeline({ layout: 'auto', vertex: { module }, fragment: { module, targets: [{ format }] } })
const buffer = device.createBuffer({ size: 16, usage: GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST })
const group = device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries: [{ binding: 0, resource: { buffer } }] })
const data = new Float32Array(4)
const attachment = { view: undefined, loadOp: 'clear', storeOp: 'store' }
const descriptor = { colorAttachments: [attachment] }
const commands = []
const frame = (milliseconds) => {
  const width = Math.floor(canvas.clientWidth * devicePixelRatio)
  const height = Math.floor(canvas.clientHeight * devicePixelRatio)
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  data[0] = milliseconds / 1000
  device.queue.writeBuffer(buffer, 0, data)
  const encoder = device.createCommandEncoder()
  attachment.view = context.getCurrentTexture().createView()
  const pass = encoder.beginRenderPass(descriptor)
  pass.setPipeline(pipeline)
  pass.setBindGroup(0, group)
  pass.draw(3)
  pass.end()
  commands[0] = encoder.finish()
  device.queue.submit(commands)
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
