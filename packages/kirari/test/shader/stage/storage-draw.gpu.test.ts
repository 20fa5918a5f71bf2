/** Storages that drawings read: in the vertex stage and in the fragment stage, on two GPUs. */
import { describe, expect, it } from 'vitest'
import { packStorage } from '../../../src/engine/device/pack.ts'
import { compileGLSLStages } from '../../../src/shader/target/glsl/stages.ts'
import { compileWGSLStages } from '../../../src/shader/target/wgsl/stages.ts'
import {
  array,
  float,
  int,
  ivec2,
  mat2,
  storage,
  struct,
  texture,
  texture2D,
  uint,
  uv,
  varying,
  vec2,
  vec3,
  vec4,
  vertexIndex,
  type RenderStages,
} from '../../../src/shader/front/node/index.ts'
import { link, webgl, webgpu } from '../gpu.ts'
import { keep } from '../kernel/gpu.ts'
import { compact } from '../kernel/run.ts'

const side = 4
type Draw = (stages: RenderStages, count?: number) => Promise<readonly number[]>

/** The bottom row first. */
const onWebGL: Draw = async (stages, count = 3) => {
  const gl = webgl()
  const program = compileGLSLStages(stages, compact(), onWebGL)
  const { program: linked, problems } = link(program.code.vertex ?? '', program.code.fragment ?? '')
  if (problems) throw new Error(`${problems}\n${program.code.vertex}\n${program.code.fragment}`)
  gl.useProgram(linked)
  // Creating a texture binds it to a unit, too.
  const kept = program.storages.map(keep)
  for (const { name, binding, source } of program.textures) {
    gl.activeTexture(gl.TEXTURE0 + binding)
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(source.image?.data ?? []))
    gl.uniform1i(gl.getUniformLocation(linked, name), binding)
  }
  for (const { storage, sides } of kept) {
    storage.texels?.forEach(({ name, unit }, i) => {
      const texture = sides[i]?.now
      if (name === undefined || unit === undefined || !texture) return
      gl.activeTexture(gl.TEXTURE0 + unit)
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.uniform1i(gl.getUniformLocation(linked, name), unit)
    })
  }
  gl.viewport(0, 0, side, side)
  gl.clearColor(0, 0, 0, 0)
  gl.clear(gl.COLOR_BUFFER_BIT)
  gl.drawArraysInstanced(gl.TRIANGLES, 0, count, 1)
  const pixels = new Uint8Array(side * side * 4)
  gl.readPixels(0, 0, side, side, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  return [...pixels]
}

const onWebGPU: Draw = async (stages, count = 3) => {
  const gpu = webgpu()
  gpu.pushErrorScope('validation')
  const program = compileWGSLStages(stages, compact(), onWebGPU)
  const module = gpu.createShaderModule({ code: program.code.fragment ?? '' })
  const pipeline = await gpu.createRenderPipelineAsync({ layout: 'auto', vertex: { module }, fragment: { module, targets: [{ format: 'rgba8unorm' }] } })
  const entries: GPUBindGroupEntry[] = program.storages.map((storage) => {
    const data = packStorage(storage, storage.source.data)
    const buffer = gpu.createBuffer({ size: data.byteLength, usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST })
    gpu.queue.writeBuffer(buffer, 0, data)
    return { binding: storage.binding, resource: { buffer } }
  })
  for (const { binding, samplerBinding, source } of program.textures) {
    const texture = gpu.createTexture({ size: [1, 1], format: 'rgba8unorm', usage: GPUTextureUsage.TEXTURE_BINDING | GPUTextureUsage.COPY_DST })
    gpu.queue.writeTexture({ texture }, new Uint8Array(source.image?.data ?? []), {}, [1, 1])
    entries.push({ binding, resource: texture.createView() })
    if (samplerBinding !== undefined) entries.push({ binding: samplerBinding, resource: gpu.createSampler() })
  }
  const target = gpu.createTexture({ size: [side, side], format: 'rgba8unorm', usage: GPUTextureUsage.RENDER_ATTACHMENT | GPUTextureUsage.COPY_SRC })
  const encoder = gpu.createCommandEncoder()
  const pass = encoder.beginRenderPass({ colorAttachments: [{ view: target.createView(), loadOp: 'clear', storeOp: 'store' }] })
  pass.setPipeline(pipeline)
  pass.setBindGroup(0, gpu.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }))
  pass.draw(count)
  pass.end()
  const into = gpu.createBuffer({ size: 256 * side, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST })
  encoder.copyTextureToBuffer({ texture: target }, { buffer: into, bytesPerRow: 256 }, [side, side])
  gpu.queue.submit([encoder.finish()])
  const error = await gpu.popErrorScope()
  if (error) throw new Error(`${error.message}\n${program.code.fragment}`)
  await into.mapAsync(GPUMapMode.READ)
  const rows = new Uint8Array(into.getMappedRange())
  return [3, 2, 1, 0].flatMap((y) => [...rows.subarray(y * 256, y * 256 + side * 4)])
}

/** The number of the pixel, from the bottom left. */
const pixel = uint(uv.x.mul(side)).add(uint(uv.y.mul(side)).mul(side))
const count = side * side
const list = (length: number, value: (i: number) => number): readonly number[] => Array.from({ length }, (_, i) => value(i))
const bytes = (color: (i: number) => readonly number[]): readonly number[] => list(count, (i) => i).flatMap(color)

describe.each([
  ['WebGL2', onWebGL],
  ['WebGPU', onWebGPU],
])('a drawing on %s', (_, draw) => {
  it('reads a value for each pixel', async () => {
    const tones = storage(float, count, { name: 'tones', data: list(count, (i) => (i * 10) / 255) })
    const ids = storage(uint, count, { name: 'ids', data: list(count, (i) => i * 3) })
    const fragment = vec4(tones.at(pixel), float(ids.at(pixel)).div(255), 0, 1)
    expect(await draw({ fragment })).toEqual(bytes((i) => [i * 10, i * 3, 0, 255]))
  })

  it('reads fields of structs, columns of matrices and elements of arrays', async () => {
    const Cell = struct('Cell', { tint: vec3, turn: mat2, flags: ivec2, tail: array(float, 2) })
    // tint 3, turn 4, flags 2, tail 2
    const cells = storage(Cell, count, { name: 'cells', data: list(count * 11, (i) => i % 128) })
    const cell = cells.at(pixel)
    const fragment = vec4(cell.tint.z, cell.turn.at(1).x, float(cell.flags.y), cell.tail.at(int(pixel).bitAnd(1))).div(255)
    expect(await draw({ fragment })).toEqual(bytes((i) => [2, 5, 8, 9 + (i & 1)].map((at) => (i * 11 + at) % 128)))
  })

  it('reads in both stages what kernels may write', async () => {
    const corners = storage(vec2, 6, { name: 'corners', data: [-1, -1, 0, -1, -1, 1, 0, -1, 0, 1, -1, 1] })
    const tint = storage(vec4, { name: 'tint', data: [1, 0.2, 0, 1] })
    const stages = { vertex: vec4(corners.at(vertexIndex), 0, 1), fragment: tint.mul(varying(corners.at(vertexIndex).x.mul(0).add(1), { name: 'one' })) }
    expect(await draw(stages, 6)).toEqual(bytes((i) => (i % side < 2 ? [255, 51, 0, 255] : [0, 0, 0, 0])))
  })

  it('has its units after those of textures', async () => {
    const photo = texture(texture2D, { value: { width: 1, height: 1, data: Uint8Array.of(0, 0, 128, 255) } })
    const tones = storage(float, count, { name: 'tones', data: list(count, (i) => i / 255) })
    const fragment = photo.sample(uv).add(vec4(tones.at(pixel), 0, 0, 0))
    expect(await draw({ fragment })).toEqual(bytes((i) => [i, 0, 128, 255]))
  })
})
