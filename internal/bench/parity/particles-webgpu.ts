/** The same particles, hand-written for WebGPU: two buffers, a compute pass and a render pass a frame. */
import { count, seconds, side, type Runner } from './count.ts'

const code = `@group(0) @binding(0) var<storage, read_write> position: array<vec2f>;
@group(0) @binding(1) var<storage, read_write> velocity: array<vec2f>;
@compute @workgroup_size(64) fn seedAll(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= ${count}) { return; }
  let i = f32(id.x);
  position[id.x] = vec2f(fract(i * 0.618034), fract(i * 0.754878)) * 2 - 1;
  velocity[id.x] = vec2f(0);
}
@group(0) @binding(2) var<uniform> deltaTime: f32;
@compute @workgroup_size(64) fn moveAll(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= ${count}) { return; }
  let p = position[id.x];
  let v = velocity[id.x] * 0.99 + (vec2f(-p.y, p.x) - p * 0.5) * deltaTime;
  velocity[id.x] = v;
  position[id.x] = p + v * deltaTime;
}
@group(0) @binding(3) var<storage, read> places: array<vec2f>;
@vertex fn point(@builtin(vertex_index) i: u32) -> @builtin(position) vec4f { return vec4f(places[i], 0, 1); }
@fragment fn color() -> @location(0) vec4f { return vec4f(0.1, 0.2, 0.4, 0.1); }`

export const start = async (): Promise<Runner> => {
  const adapter = await navigator.gpu.requestAdapter()
  if (!adapter) throw new Error('There is no WebGPU.')
  const device = await adapter.requestDevice()
  const canvas = document.body.appendChild(Object.assign(document.createElement('canvas'), { width: side, height: side }))
  const context = canvas.getContext('webgpu')
  if (!context) throw new Error('There is no WebGPU canvas.')
  const format = navigator.gpu.getPreferredCanvasFormat()
  context.configure({ device, format, alphaMode: 'premultiplied' })
  const module = device.createShaderModule({ code })
  const { STORAGE, COPY_SRC, COPY_DST, UNIFORM, MAP_READ } = GPUBufferUsage
  const state = (): GPUBuffer => device.createBuffer({ size: count * 8, usage: STORAGE | COPY_SRC })
  const [position, velocity] = [state(), state()]
  const time = device.createBuffer({ size: 16, usage: UNIFORM | COPY_DST })
  device.queue.writeBuffer(time, 0, new Float32Array([seconds]))
  const compute = (entryPoint: string): GPUComputePipeline => device.createComputePipeline({ layout: 'auto', compute: { module, entryPoint } })
  const [seeding, moving] = [compute('seedAll'), compute('moveAll')]
  const add = { srcFactor: 'one', dstFactor: 'one', operation: 'add' } as const
  const drawing = device.createRenderPipeline({
    layout: 'auto',
    vertex: { module, entryPoint: 'point' },
    fragment: { module, entryPoint: 'color', targets: [{ format, blend: { color: add, alpha: add } }] },
    primitive: { topology: 'point-list' },
  })
  const group = (pipeline: GPUPipelineBase, buffers: Readonly<Record<number, GPUBuffer>>): GPUBindGroup =>
    device.createBindGroup({
      layout: pipeline.getBindGroupLayout(0),
      entries: Object.entries(buffers).map(([binding, buffer]) => ({ binding: Number(binding), resource: { buffer } })),
    })
  const seedGroup = group(seeding, { 0: position, 1: velocity })
  const moveGroup = group(moving, { 0: position, 1: velocity, 2: time })
  const drawGroup = group(drawing, { 3: position })
  const dispatch = (encoder: GPUCommandEncoder, pipeline: GPUComputePipeline, bound: GPUBindGroup): void => {
    const pass = encoder.beginComputePass()
    pass.setPipeline(pipeline)
    pass.setBindGroup(0, bound)
    pass.dispatchWorkgroups(Math.ceil(count / 64))
    pass.end()
  }
  const first = device.createCommandEncoder()
  dispatch(first, seeding, seedGroup)
  device.queue.submit([first.finish()])

  const frame = (): void => {
    const encoder = device.createCommandEncoder()
    dispatch(encoder, moving, moveGroup)
    const pass = encoder.beginRenderPass({ colorAttachments: [{ view: context.getCurrentTexture().createView(), loadOp: 'clear', storeOp: 'store' }] })
    pass.setPipeline(drawing)
    pass.setBindGroup(0, drawGroup)
    pass.draw(count)
    pass.end()
    device.queue.submit([encoder.finish()])
  }
  return {
    async run(frames) {
      for (let i = 0; i < frames; i++) frame()
      await device.queue.onSubmittedWorkDone()
    },
    async probe() {
      const buffer = device.createBuffer({ size: count * 8, usage: MAP_READ | COPY_DST })
      const encoder = device.createCommandEncoder()
      encoder.copyBufferToBuffer(position, 0, buffer, 0, count * 8)
      device.queue.submit([encoder.finish()])
      await buffer.mapAsync(GPUMapMode.READ)
      const numbers = new Float32Array(buffer.getMappedRange())
      return [...numbers.subarray(0, 8), ...numbers.subarray(-8)]
    },
  }
}
