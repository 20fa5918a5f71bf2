/**
 * Runs kernels on the browser's two GPUs, from their programs and their descriptions, without the engine.
 */
import { packStorage } from '../../../src/engine/device/pack.ts'
import { createWriter } from '../../../src/engine/webgl/pipeline.ts'
import { createBlock } from '../../../src/engine/webgpu/block.ts'
import { compileGLSLKernel } from '../../../src/shader/target/glsl/kernel.ts'
import { compileWGSLKernel } from '../../../src/shader/target/wgsl/kernel.ts'
import type { StorageSource } from '../../../src/shader/ir/expr.ts'
import type { ProgramStorage, StageProgram, StorageTexels } from '../../../src/shader/ir/program.ts'
import { storageWidth, type KernelSource } from '../../../src/shader/ir/resource.ts'
import { glslReserved } from '../../../src/shader/target/glsl/reserved.ts'
import { wgslReserved } from '../../../src/shader/target/wgsl/reserved.ts'
import { readableNames } from '../../../src/shader/target/text/namer.ts'
import { createPipelineOf, link, webgl, webgpu } from '../gpu.ts'
import { compact, stateOf, type State } from './run.ts'

/** Runs this many rounds, with the data of its storages at the start. */
export const runOnWebGPU = async (kernel: KernelSource, rounds: number): Promise<State> => {
  const gpu = webgpu()
  gpu.pushErrorScope('validation')
  const program = compileWGSLKernel(kernel, compact(), runOnWebGPU)
  // A program of one compute stage has a pipeline of that kind.
  const pipeline = (await createPipelineOf(program)) as GPUComputePipeline
  const make = (data: ArrayBuffer, usage: number): GPUBuffer => {
    const buffer = gpu.createBuffer({ size: Math.max(16, data.byteLength), usage: usage | GPUBufferUsage.COPY_DST | GPUBufferUsage.COPY_SRC })
    gpu.queue.writeBuffer(buffer, 0, data)
    return buffer
  }
  const buffers = program.storages.map((storage) => {
    const data = packStorage(storage, storage.source.data)
    return { storage, buffer: make(data, GPUBufferUsage.STORAGE), old: storage.oldBinding === undefined ? undefined : make(data, GPUBufferUsage.STORAGE) }
  })
  const entries = buffers.flatMap(({ storage, buffer, old }) => [
    { binding: storage.binding, resource: { buffer } },
    ...(old && storage.oldBinding !== undefined ? [{ binding: storage.oldBinding, resource: { buffer: old } }] : []),
  ])
  if (program.block) {
    const block = createBlock({ uniforms: program.uniforms, blockBytes: program.block.byteLength })
    block.write(program.uniforms.map(({ source }) => ({ source: typeof source === 'string' ? { value: 0 } : source, changed: true })))
    entries.push({ binding: program.block.binding, resource: { buffer: make(block.data, GPUBufferUsage.UNIFORM) } })
  }
  const encoder = gpu.createCommandEncoder()
  const group = gpu.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries })
  for (let round = 0; round < rounds; round++) {
    for (const { storage, buffer, old } of buffers) if (old) encoder.copyBufferToBuffer(buffer, 0, old, 0, storage.byteLength)
    const pass = encoder.beginComputePass()
    pass.setPipeline(pipeline)
    pass.setBindGroup(0, group)
    pass.dispatchWorkgroups(...program.groups)
    pass.end()
  }
  const reading = buffers.map(({ storage, buffer }) => {
    const into = gpu.createBuffer({ size: storage.byteLength, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST })
    encoder.copyBufferToBuffer(buffer, 0, into, 0, storage.byteLength)
    return { storage, into }
  })
  gpu.queue.submit([encoder.finish()])
  const error = await gpu.popErrorScope()
  if (error) throw new Error(`${error.message}\n${program.code.compute}`)
  return stateOf(
    await Promise.all(
      reading.map(async ({ storage, into }) => {
        await into.mapAsync(GPUMapMode.READ)
        return [storage, into.getMappedRange().slice(0)] as const
      }),
    ),
  )
}

const arrays = { float: Float32Array, int: Int32Array, uint: Uint32Array } as const

interface Format {
  readonly internal: number
  readonly format: number
  readonly type: number
}
const formatOf = ({ scalar, components }: StorageTexels): Format => {
  const gl = webgl()
  const column = components === 1 ? 0 : components === 2 ? 1 : 2
  const [internal, format] =
    scalar === 'float'
      ? [
          [gl.R32F, gl.RG32F, gl.RGBA32F],
          [gl.RED, gl.RG, gl.RGBA],
        ]
      : [scalar === 'int' ? [gl.R32I, gl.RG32I, gl.RGBA32I] : [gl.R32UI, gl.RG32UI, gl.RGBA32UI], [gl.RED_INTEGER, gl.RG_INTEGER, gl.RGBA_INTEGER]]
  return { internal: internal[column] ?? 0, format: format[column] ?? 0, type: scalar === 'float' ? gl.FLOAT : scalar === 'int' ? gl.INT : gl.UNSIGNED_INT }
}

/** A storage as textures: one side is read while the other is drawn to. */
export interface Kept {
  readonly storage: ProgramStorage
  readonly size: readonly [number, number]
  readonly sides: readonly { now: WebGLTexture; next: WebGLTexture }[]
}

/** Creates its textures, with its data on both sides. */
export const keep = (storage: ProgramStorage): Kept => {
  const gl = webgl()
  const count = storage.source.count ?? 1
  const width = storageWidth(count)
  const height = Math.ceil(count / width)
  const bytes = packStorage(storage, storage.source.data)
  const stride = storage.byteStride ?? storage.byteLength
  const make = (texels: StorageTexels): WebGLTexture => {
    const { internal, format, type } = formatOf(texels)
    const data = new arrays[texels.scalar](width * height * texels.components)
    const words = new arrays[texels.scalar](bytes)
    for (let i = 0; i < count; i++) for (let c = 0; c < texels.used; c++) data[i * texels.components + c] = words[(i * stride + texels.byteOffset) / 4 + c] ?? 0
    const texture = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
    gl.texImage2D(gl.TEXTURE_2D, 0, internal, width, height, 0, format, type, data)
    return texture
  }
  return { storage, size: [width, height], sides: (storage.texels ?? []).map((texels) => ({ now: make(texels), next: make(texels) })) }
}

const attach = (textures: readonly WebGLTexture[]): void => {
  const gl = webgl()
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  textures.forEach((texture, i) => {
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, texture, 0)
  })
  gl.drawBuffers(textures.map((_, i) => gl.COLOR_ATTACHMENT0 + i))
  const status = gl.checkFramebufferStatus(gl.FRAMEBUFFER)
  if (status !== gl.FRAMEBUFFER_COMPLETE) throw new Error(`expected a framebuffer that can be drawn into, got ${status}`)
}

const runPass = (program: StageProgram, linked: WebGLProgram, kept: ReadonlyMap<StorageSource, Kept>): void => {
  const gl = webgl()
  gl.useProgram(linked)
  for (const uniform of program.uniforms)
    createWriter(gl, gl.getUniformLocation(linked, uniform.name), uniform)(typeof uniform.source === 'string' ? 0 : uniform.source.value)
  const outputs: WebGLTexture[] = []
  for (const { source, texels = [] } of program.storages) {
    const one = kept.get(source)
    texels.forEach(({ name, unit, output }, i) => {
      const side = one?.sides[i]
      if (!one || !side) throw new Error('expected textures for every leaf')
      if (name !== undefined && unit !== undefined) {
        gl.activeTexture(gl.TEXTURE0 + unit)
        gl.bindTexture(gl.TEXTURE_2D, side.now)
        gl.uniform1i(gl.getUniformLocation(linked, name), unit)
      }
      if (output === undefined) return
      outputs[output] = side.next
      gl.viewport(0, 0, ...one.size)
    })
  }
  attach(outputs)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
}

/** The same on WebGL2. */
export const runOnWebGL = (kernel: KernelSource, rounds: number): State => {
  const gl = webgl()
  if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('expected textures of floats that can be drawn into')
  const passes = compileGLSLKernel(kernel, compact(), runOnWebGL).map((program) => {
    const { program: linked, problems } = link(program.code.vertex ?? '', program.code.fragment ?? '')
    if (problems) throw new Error(`${problems}\n${program.code.fragment}`)
    return { program, linked }
  })
  const kept = new Map<StorageSource, Kept>()
  for (const { program } of passes) for (const storage of program.storages) if (!kept.has(storage.source)) kept.set(storage.source, keep(storage))
  for (let round = 0; round < rounds; round++) {
    for (const { program, linked } of passes) runPass(program, linked, kept)
    for (const { program } of passes)
      for (const { source, texels = [] } of program.storages)
        texels.forEach(({ output }, i) => {
          const side = kept.get(source)?.sides[i]
          if (output !== undefined && side) [side.now, side.next] = [side.next, side.now]
        })
  }
  const state = stateOf([...kept.values()].map((one) => [one.storage, readTextures(one)]))
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  const error = gl.getError()
  if (error) throw new Error(`expected no error of WebGL, got ${error}`)
  return state
}

const readTextures = ({ storage, size: [width, height], sides }: Kept): ArrayBuffer => {
  const gl = webgl()
  const bytes = new ArrayBuffer(storage.byteLength)
  const stride = storage.byteStride ?? storage.byteLength
  storage.texels?.forEach((texels, leaf) => {
    const side = sides[leaf]
    if (!side) return
    attach([side.now])
    const data = new arrays[texels.scalar](width * height * 4)
    gl.readPixels(0, 0, width, height, texels.scalar === 'float' ? gl.RGBA : gl.RGBA_INTEGER, formatOf(texels).type, data)
    const words = new arrays[texels.scalar](bytes)
    const count = storage.source.count ?? 1
    for (let i = 0; i < count; i++) for (let c = 0; c < texels.used; c++) words[(i * stride + texels.byteOffset) / 4 + c] = data[i * 4 + c] ?? 0
  })
  return bytes
}

/** The driver's errors for the readable texts. */
export const problemsOf = async (kernel: KernelSource): Promise<readonly string[]> => {
  await createPipelineOf(compileWGSLKernel(kernel, { compact: false, namer: readableNames(wgslReserved) }, problemsOf))
  return compileGLSLKernel(kernel, { compact: false, namer: readableNames(glslReserved) }, problemsOf).flatMap(({ code }) => {
    const { problems } = link(code.vertex ?? '', code.fragment ?? '')
    return problems ? [`${problems}\n${code.fragment}`] : []
  })
}
