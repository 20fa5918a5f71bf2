/** Runs programs on the browser's two GPUs, from their text and their descriptions, without the engine. */
import { createWriter } from '../../src/engine/webgl/pipeline.ts'
import { createBlock } from '../../src/engine/webgpu/block.ts'
import type { StageProgram } from '../../src/shader/ir/program.ts'

const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 })
const gl = canvas.getContext('webgl2', { antialias: false, depth: false })
const adapter = await navigator.gpu?.requestAdapter()
const wanted = ['subgroups', 'shader-f16'] as const
export const features: readonly GPUFeatureName[] = wanted.filter((feature) => adapter?.features.has(feature))
export const device = await adapter?.requestDevice({ requiredFeatures: [...features] })

export const webgl = (): WebGL2RenderingContext => {
  if (!gl) throw new Error('expected WebGL2 in the test browser')
  return gl
}
export const webgpu = (): GPUDevice => {
  if (!device) throw new Error('expected WebGPU in the test browser')
  return device
}

/** Links a program of two texts; returns the driver's errors if that fails. */
export const link = (vertex: string, fragment: string): { readonly program: WebGLProgram; readonly problems: string } => {
  const context = webgl()
  const program = context.createProgram()
  const logs: string[] = []
  for (const [type, text] of [
    [context.VERTEX_SHADER, vertex],
    [context.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = context.createShader(type)
    if (!shader) throw new Error('expected a shader object from WebGL2')
    context.shaderSource(shader, text)
    context.compileShader(shader)
    context.attachShader(program, shader)
    logs.push(context.getShaderInfoLog(shader) ?? '')
  }
  context.linkProgram(program)
  logs.push(context.getProgramInfoLog(program) ?? '')
  return { program, problems: context.getProgramParameter(program, context.LINK_STATUS) === true ? '' : logs.join('\n') }
}
export const linkProblems = (vertex: string, fragment: string): string => link(vertex, fragment).problems

const formats: Readonly<Record<string, GPUVertexFormat>> = {
  float: 'float32',
  vec2: 'float32x2',
  vec3: 'float32x3',
  vec4: 'float32x4',
  uint: 'uint32',
  int: 'sint32',
}
const targets: Readonly<Record<string, GPUTextureFormat>> = {
  float: 'r16float',
  vec2: 'rg16float',
  vec4: 'rgba16float',
  uint: 'r32uint',
  int: 'r32sint',
}

/** Creates the pipeline of a program; rejects with WebGPU's errors. */
export const createPipelineOf = async (program: StageProgram): Promise<GPURenderPipeline | GPUComputePipeline> => {
  const { code, entryPoints } = program
  const gpu = webgpu()
  if (code.compute !== undefined)
    return gpu.createComputePipelineAsync({
      layout: 'auto',
      compute: { module: gpu.createShaderModule({ code: code.compute }), ...(entryPoints.compute ? { entryPoint: entryPoints.compute } : {}) },
    })
  const module = gpu.createShaderModule({ code: code.fragment ?? '' })
  return gpu.createRenderPipelineAsync({
    layout: 'auto',
    vertex: {
      module,
      ...(entryPoints.vertex ? { entryPoint: entryPoints.vertex } : {}),
      buffers: program.attributes.map(({ type, location, source }) => ({
        arrayStride: 16,
        stepMode: source.instanced ? ('instance' as const) : ('vertex' as const),
        attributes: [{ shaderLocation: location, offset: 0, format: formats[type.name] ?? 'float32' }],
      })),
    },
    fragment: {
      module,
      ...(entryPoints.fragment ? { entryPoint: entryPoints.fragment } : {}),
      targets: program.outputs.map(({ type }) => ({ format: targets[type.name] ?? ('rgba16float' as const) })),
    },
    ...(program.writesDepth ? { depthStencil: { format: 'depth32float' as const, depthWriteEnabled: true, depthCompare: 'less' as const } } : {}),
  })
}

/** The values of a program's uniforms as the bytes of its uniform block. */
const blockOf = ({ uniforms, block }: StageProgram, size: readonly number[]): ArrayBuffer => {
  const data = createBlock({ uniforms, blockBytes: block?.byteLength ?? 0 })
  data.write(uniforms.map(({ source }) => ({ source: typeof source === 'string' ? { value: size } : source, changed: true })))
  return data.data
}

const bufferOf = (data: ArrayBuffer, usage: number): GPUBuffer => {
  const gpu = webgpu()
  const buffer = gpu.createBuffer({ size: Math.max(16, data.byteLength), usage: usage | GPUBufferUsage.COPY_DST | GPUBufferUsage.COPY_SRC })
  gpu.queue.writeBuffer(buffer, 0, data)
  return buffer
}

const readBack = async (encode: (encoder: GPUCommandEncoder, into: (byteLength: number) => GPUBuffer) => void): Promise<readonly ArrayBuffer[]> => {
  const gpu = webgpu()
  const encoder = gpu.createCommandEncoder()
  const reading: GPUBuffer[] = []
  encode(encoder, (size) => {
    const buffer = gpu.createBuffer({ size, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST })
    reading.push(buffer)
    return buffer
  })
  gpu.queue.submit([encoder.finish()])
  return Promise.all(
    reading.map(async (buffer) => {
      await buffer.mapAsync(GPUMapMode.READ)
      return buffer.getMappedRange().slice(0)
    }),
  )
}

/** Runs a kernel; returns the content of its storages, by name. They start with zeros by default. */
export const runKernel = async (
  program: StageProgram,
  groups: readonly [number, number?, number?],
  start: Readonly<Record<string, ArrayBuffer>> = {},
): Promise<Readonly<Record<string, ArrayBuffer>>> => {
  const gpu = webgpu()
  gpu.pushErrorScope('validation')
  // A program of one compute stage has a pipeline of that kind.
  const pipeline = (await createPipelineOf(program)) as GPUComputePipeline
  const storages = program.storages.map((storage) => ({
    ...storage,
    buffer: bufferOf(start[storage.source.name ?? ''] ?? new ArrayBuffer(storage.byteLength), GPUBufferUsage.STORAGE),
  }))
  const entries = storages.map(({ binding, buffer }) => ({ binding, resource: { buffer } }))
  if (program.block) entries.push({ binding: program.block.binding, resource: { buffer: bufferOf(blockOf(program, []), GPUBufferUsage.UNIFORM) } })
  const group = gpu.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries })
  const results = await readBack((encoder, into) => {
    const pass = encoder.beginComputePass()
    pass.setPipeline(pipeline)
    pass.setBindGroup(0, group)
    pass.dispatchWorkgroups(...groups)
    pass.end()
    for (const { buffer, byteLength } of storages) encoder.copyBufferToBuffer(buffer, 0, into(byteLength), 0, byteLength)
  })
  const error = await gpu.popErrorScope()
  if (error) throw new Error(`${error.message}\n${program.code.compute}`)
  return Object.fromEntries(storages.map(({ source }, i) => [source.name ?? '', results[i] ?? new ArrayBuffer(0)]))
}

/** The mesh to draw: the number of vertices and instances, and the data of their attributes, one after another. */
export interface Mesh {
  readonly vertices: number
  readonly instances: number
  readonly attributes: Readonly<Record<string, Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>>
}
const triangle: Mesh = { vertices: 3, instances: 1, attributes: {} }
const side = 4

/** Draws to 4 × 4 pixels; the top row first. */
export const drawWebGL = ({ code, uniforms, attributes }: StageProgram, mesh: Mesh = triangle): Uint8ClampedArray => {
  const context = webgl()
  const { program, problems } = link(code.vertex ?? '', code.fragment ?? '')
  if (problems) throw new Error(`${problems}\n${code.vertex}\n${code.fragment}`)
  context.useProgram(program)
  for (const uniform of uniforms) {
    const { source } = uniform
    createWriter(context, context.getUniformLocation(program, uniform.name), uniform)(typeof source === 'string' ? [side, side] : source.value)
  }
  for (const { name, type, location, source } of attributes) {
    const data = mesh.attributes[source.name]
    if (!data || context.getAttribLocation(program, name) !== location) throw new Error(`expected the attribute "${name}" at ${location}`)
    context.bindBuffer(context.ARRAY_BUFFER, context.createBuffer())
    context.bufferData(context.ARRAY_BUFFER, data, context.STATIC_DRAW)
    context.enableVertexAttribArray(location)
    if (data instanceof Uint32Array) context.vertexAttribIPointer(location, type.size, context.UNSIGNED_INT, 0, 0)
    else context.vertexAttribPointer(location, type.size, context.FLOAT, false, 0, 0)
    context.vertexAttribDivisor(location, source.instanced ? 1 : 0)
  }
  context.viewport(0, 0, side, side)
  context.clearColor(0, 0, 0, 0)
  context.clear(context.COLOR_BUFFER_BIT)
  context.drawArraysInstanced(context.TRIANGLES, 0, mesh.vertices, mesh.instances)
  for (const { location } of attributes) context.disableVertexAttribArray(location)
  const upward = new Uint8ClampedArray(side * side * 4)
  context.readPixels(0, 0, side, side, context.RGBA, context.UNSIGNED_BYTE, upward)
  const data = new Uint8ClampedArray(upward.length)
  for (let y = 0; y < side; y++) data.set(upward.subarray(y * side * 4, (y + 1) * side * 4), (side - 1 - y) * side * 4)
  return data
}

/** The same on WebGPU. Reads the first of several outputs. */
export const drawWebGPU = async (program: StageProgram, mesh: Mesh = triangle): Promise<Uint8ClampedArray> => {
  const gpu = webgpu()
  gpu.pushErrorScope('validation')
  const { code, entryPoints, attributes, outputs, block } = program
  const module = gpu.createShaderModule({ code: code.fragment ?? '' })
  const pipeline = await gpu.createRenderPipelineAsync({
    layout: 'auto',
    vertex: {
      module,
      ...(entryPoints.vertex ? { entryPoint: entryPoints.vertex } : {}),
      buffers: attributes.map(({ type, location, source }) => ({
        arrayStride: type.size * 4,
        stepMode: source.instanced ? ('instance' as const) : ('vertex' as const),
        attributes: [{ shaderLocation: location, offset: 0, format: formats[type.name] ?? 'float32' }],
      })),
    },
    fragment: {
      module,
      ...(entryPoints.fragment ? { entryPoint: entryPoints.fragment } : {}),
      targets: outputs.map(() => ({ format: 'rgba8unorm' as const })),
    },
  })
  const targets = outputs.map(() =>
    gpu.createTexture({ size: [side, side], format: 'rgba8unorm', usage: GPUTextureUsage.RENDER_ATTACHMENT | GPUTextureUsage.COPY_SRC }),
  )
  const entries = block ? [{ binding: block.binding, resource: { buffer: bufferOf(blockOf(program, [side, side]), GPUBufferUsage.UNIFORM) } }] : []
  const [pixels] = await readBack((encoder, into) => {
    const pass = encoder.beginRenderPass({
      colorAttachments: targets.map((target) => ({ view: target.createView(), loadOp: 'clear' as const, storeOp: 'store' as const })),
    })
    pass.setPipeline(pipeline)
    if (block) pass.setBindGroup(0, gpu.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }))
    attributes.forEach(({ source }, i) => {
      const data = mesh.attributes[source.name]
      if (!data) throw new Error(`expected values for the attribute "${source.name}"`)
      pass.setVertexBuffer(i, bufferOf(data.buffer, GPUBufferUsage.VERTEX))
    })
    pass.draw(mesh.vertices, mesh.instances)
    pass.end()
    // In a buffer, the rows of a texture are 256 bytes apart.
    const [target] = targets
    if (target) encoder.copyTextureToBuffer({ texture: target }, { buffer: into(256 * side), bytesPerRow: 256 }, [side, side])
  })
  const error = await gpu.popErrorScope()
  if (error) throw new Error(`${error.message}\n${code.fragment}`)
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++) data.set(new Uint8ClampedArray(pixels ?? new ArrayBuffer(0), y * 256, side * 4), y * side * 4)
  return data
}
