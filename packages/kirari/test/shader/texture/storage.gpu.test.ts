/** Storage textures on WebGPU: what kernels write to and read from every format, compared with formulas and the CPU. */
import { describe, expect, it } from 'vitest'
import { compileWGSLCompute } from '../../../src/shader/target/wgsl/stages.ts'
import {
  compute,
  float,
  globalId,
  int,
  ivec2,
  ivec3,
  ivec4,
  storage,
  storageTexture2D,
  storageTexture2DArray,
  storageTexture3D,
  texture,
  uint,
  uvec4,
  vec4,
  type ComputeStage,
  type PixelData,
  type PixelImage,
  type StorageFormat,
} from '../../../src/shader/front/node/index.ts'
import { runCompute } from '../../../src/shader/target/cpu/index.ts'
import { wgslReserved } from '../../../src/shader/target/wgsl/reserved.ts'
import { readableNames } from '../../../src/shader/target/text/namer.ts'
import { webgpu } from '../gpu.ts'

const width = 4
const height = 3

/** Numbers a texel, their typed array, and the number of bytes each takes on the GPU. */
const formats = {
  rgba8unorm: [4, Uint8Array, 1],
  rgba8snorm: [4, Int8Array, 1],
  rgba8uint: [4, Uint8Array, 1],
  rgba8sint: [4, Int8Array, 1],
  rgba16uint: [4, Uint16Array, 2],
  rgba16sint: [4, Int16Array, 2],
  rgba16float: [4, Float32Array, 2],
  r32uint: [1, Uint32Array, 4],
  r32sint: [1, Int32Array, 4],
  r32float: [1, Float32Array, 4],
  rg32uint: [2, Uint32Array, 4],
  rg32sint: [2, Int32Array, 4],
  rg32float: [2, Float32Array, 4],
  rgba32uint: [4, Uint32Array, 4],
  rgba32sint: [4, Int32Array, 4],
  rgba32float: [4, Float32Array, 4],
} as const satisfies Record<StorageFormat, readonly [number, new (length: number) => PixelData, number]>
const formatNames = Object.keys(formats) as StorageFormat[]

const halfOf = (bits: number): number => {
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15)
  return bits & 0x8000 ? -size : size
}

const emptyImage = (format: StorageFormat, depth = 1): PixelImage => {
  const [components, Data] = formats[format]
  return { width, height, depth, data: new Data(width * height * depth * components) }
}

const usage = { write: GPUTextureUsage.STORAGE_BINDING | GPUTextureUsage.COPY_SRC | GPUTextureUsage.COPY_DST }

/** Runs a kernel with one storage texture, and maybe a buffer of floats; returns the texels and the buffer. */
const run = async (
  kernel: ComputeStage,
  format: StorageFormat,
  image: PixelImage,
  isVolume = false,
): Promise<{ readonly texels: readonly number[]; readonly buffer: Float32Array }> => {
  const gpu = webgpu()
  const program = compileWGSLCompute(kernel, { compact: false, namer: readableNames(wgslReserved) }, run)
  const [components, , bytes] = formats[format]
  const { depth = 1 } = image
  gpu.pushErrorScope('validation')
  const module = gpu.createShaderModule({ code: program.code.compute ?? '' })
  const pipeline = await gpu.createComputePipelineAsync({ layout: 'auto', compute: { module } })
  const picture = gpu.createTexture({ size: [width, height, depth], dimension: isVolume ? '3d' : '2d', format, usage: usage.write })
  const rowBytes = width * components * bytes
  // Halves have no typed array here; images of halves begin empty.
  if (format !== 'rgba16float')
    gpu.queue.writeTexture({ texture: picture }, image.data as Uint8Array<ArrayBuffer>, { bytesPerRow: rowBytes, rowsPerImage: height }, [width, height, depth])
  const bound = program.textures[0]
  const layers = isVolume ? '3d' : bound?.type.dimension === '2d-array' ? '2d-array' : '2d'
  const floats = gpu.createBuffer({ size: 1024, usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC })
  const group = gpu.createBindGroup({
    layout: pipeline.getBindGroupLayout(0),
    entries: [
      ...(bound ? [{ binding: bound.binding, resource: picture.createView({ dimension: layers }) }] : []),
      ...program.storages.map(({ binding }) => ({ binding, resource: { buffer: floats } })),
    ],
  })
  const encoder = gpu.createCommandEncoder()
  const pass = encoder.beginComputePass()
  pass.setPipeline(pipeline)
  pass.setBindGroup(0, group)
  pass.dispatchWorkgroups(1, 1, depth)
  pass.end()
  const stride = 256
  const read = gpu.createBuffer({ size: stride * height * depth, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST })
  const readFloats = gpu.createBuffer({ size: 1024, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST })
  encoder.copyTextureToBuffer({ texture: picture }, { buffer: read, bytesPerRow: stride, rowsPerImage: height }, [width, height, depth])
  encoder.copyBufferToBuffer(floats, 0, readFloats, 0, 1024)
  gpu.queue.submit([encoder.finish()])
  const refused = await gpu.popErrorScope()
  expect(refused?.message, program.code.compute).toBeUndefined()
  await Promise.all([read.mapAsync(GPUMapMode.READ), readFloats.mapAsync(GPUMapMode.READ)])
  const memory = read.getMappedRange()
  const texels = Array.from({ length: height * depth }, (_, row) => {
    if (format === 'rgba16float') return Array.from(new Uint16Array(memory, row * stride, width * components), halfOf)
    // Every format has a typed array, except halves.
    const Data = formats[format][1] as new (buffer: ArrayBuffer, offset: number, length: number) => PixelData
    return [...new Data(memory, row * stride, width * components)]
  }).flat()
  return { texels, buffer: new Float32Array(readFloats.getMappedRange().slice(0)) }
}

const here = ivec2(int(globalId.x), int(globalId.y))
/** A texel by its column and row: floats within −1 … 1 and beyond, integers that every format holds. */
const floats = vec4(float(globalId.x).mul(0.3).sub(0.2), float(globalId.y).mul(0.25), -0.75, 1.5)
const unsigned = uvec4(globalId.x.mul(7).add(1), globalId.y.mul(11), 200, 255)
const signed = ivec4(here.x.mul(7).sub(10), here.y.negate(), 100, -128)
const numbersAt = (format: StorageFormat, x: number, y: number): readonly number[] => {
  if (format.endsWith('uint')) return [x * 7 + 1, y * 11, 200, 255]
  if (format.endsWith('sint')) return [x * 7 - 10, -y, 100, -128]
  const values = [x * 0.3 - 0.2, y * 0.25, -0.75, 1.5]
  const norm = (value: number, low: number, steps: number): number => Math.round(Math.min(1, Math.max(low, value)) * steps)
  if (format === 'rgba8unorm') return values.map((value) => norm(value, 0, 255))
  return format === 'rgba8snorm' ? values.map((value) => norm(value, -1, 127)) : values
}
/** Half of a rounding step: for a half 2⁻¹¹ of its size, for 8 bits one at a tie. */
const stepOf = (format: StorageFormat): number => (format === 'rgba16float' ? 2 ** -11 : format.endsWith('norm') ? 1 : format.endsWith('float') ? 1e-6 : 0)

const areClose = (got: readonly number[], wanted: readonly number[], step: number): boolean =>
  got.length === wanted.length && wanted.every((value, i) => Math.abs((got[i] ?? NaN) - value) <= step)

describe('a storage texture', () => {
  it.each(formatNames)('of %s holds what was stored, on both targets', async (format) => {
    const onCPU = emptyImage(format)
    const picture = texture(storageTexture2D(format), { name: 'picture', value: onCPU })
    // The value of each format is of the kind that its name ends with.
    const store = picture.store as unknown as (at: unknown, value: unknown) => void
    const kernel = compute({ workgroupSize: [width, height] }, () => {
      store.call(picture, here, format.endsWith('uint') ? unsigned : format.endsWith('sint') ? signed : floats)
    })
    const { texels } = await run(kernel, format, emptyImage(format))
    const wanted = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_column, x) => numbersAt(format, x, y).slice(0, formats[format][0])),
    ).flat(2)
    expect(areClose(texels, wanted, stepOf(format)), `${texels.join(', ')} for ${wanted.join(', ')}`).toBe(true)
    runCompute(kernel, { workgroups: 1 })
    expect(areClose([...onCPU.data], wanted, stepOf(format)), `${onCPU.data.join(', ')} for ${wanted.join(', ')}`).toBe(true)
  })

  it.each(['rgba8unorm', 'rgba8snorm', 'rgba8uint', 'rgba16sint', 'r32float', 'rg32sint', 'rgba32uint'] as const)('of %s is read', async (format) => {
    const image = emptyImage(format)
    image.data.forEach((_, i) => {
      image.data[i] = (i * 37) % 101
    })
    const picture = texture(storageTexture2D(format, 'read'), { name: 'picture', value: image })
    const out = storage(vec4, width * height, { name: 'out' })
    const kernel = compute({ workgroupSize: [width, height] }, () => {
      out.at(globalId.x.add(globalId.y.mul(uint(width)))).assign(vec4(picture.load(here)))
    })
    const { buffer } = await run(kernel, format, image)
    const unit = format === 'rgba8unorm' ? 255 : format === 'rgba8snorm' ? 127 : 1
    const count = formats[format][0]
    const wanted = Array.from({ length: width * height }, (_, i) =>
      [0, 1, 2, 3].map((c) => (c < count ? (image.data[i * count + c] ?? NaN) / unit : c === 3 ? 1 : 0)),
    ).flat()
    expect(areClose([...buffer.subarray(0, wanted.length)], wanted, 1e-6), buffer.join(', ')).toBe(true)
    const onCPU = new Float32Array(width * height * 4)
    runCompute(kernel, { workgroups: 1, buffers: [[out, onCPU]] })
    expect(areClose([...onCPU], wanted, 1e-6), onCPU.join(', ')).toBe(true)
  })

  it('that is read and written is read after it was written', async () => {
    const image = emptyImage('r32uint')
    const picture = texture(storageTexture2D('r32uint', 'read_write'), { name: 'picture', value: image })
    const kernel = compute({ workgroupSize: [width, height] }, () => {
      picture.store(here, uvec4(globalId.x.add(1), 0, 0, 0))
      const first = picture.load(here).x
      picture.store(here, uvec4(first.mul(10), 0, 0, 0))
      picture.store(here, uvec4(picture.load(here).x.add(first), 0, 0, 0))
    })
    const { texels } = await run(kernel, 'r32uint', emptyImage('r32uint'))
    expect(texels).toEqual([11, 22, 33, 44, 11, 22, 33, 44, 11, 22, 33, 44])
    runCompute(kernel, { workgroups: 1 })
    expect([...image.data]).toEqual(texels)
  })

  it('has sizes, and is not written outside', async () => {
    const image = emptyImage('r32sint')
    const picture = texture(storageTexture2D('r32sint'), { name: 'picture', value: image })
    const kernel = compute({ workgroupSize: [1] }, () => {
      const size = ivec2(picture.size())
      picture.store(size.sub(1), ivec4(size.x.mul(10).add(size.y), 0, 0, 0))
      picture.store(size, ivec4(7))
      picture.store(ivec2(-1, 0), ivec4(8))
    })
    const { texels } = await run(kernel, 'r32sint', emptyImage('r32sint'))
    expect(texels).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43])
    runCompute(kernel, { workgroups: 1 })
    expect([...image.data]).toEqual(texels)
  })

  it('has layers', async () => {
    const image = emptyImage('r32uint', 2)
    const picture = texture(storageTexture2DArray('r32uint'), { name: 'picture', value: image })
    const kernel = compute({ workgroupSize: [width, height] }, () => {
      picture.store(here, globalId.z, uvec4(globalId.x.add(globalId.z.mul(100)).add(picture.layers().mul(10)), 0, 0, 0))
    })
    const { texels } = await run(kernel, 'r32uint', emptyImage('r32uint', 2))
    expect(texels).toEqual([20, 21, 22, 23, 20, 21, 22, 23, 20, 21, 22, 23, 120, 121, 122, 123, 120, 121, 122, 123, 120, 121, 122, 123])
    runCompute(kernel, { workgroups: [1, 1, 2] })
    expect([...image.data]).toEqual(texels)
  })

  it('has slices', async () => {
    const image = emptyImage('r32float', 2)
    const picture = texture(storageTexture3D('r32float'), { name: 'picture', value: image })
    const kernel = compute({ workgroupSize: [width, height] }, () => {
      picture.store(ivec3(here, int(globalId.z)), vec4(float(globalId.x.add(picture.size().z.mul(10))).add(float(globalId.z).mul(0.5)), 0, 0, 0))
    })
    const { texels } = await run(kernel, 'r32float', emptyImage('r32float', 2), true)
    expect(texels).toEqual([20, 21, 22, 23, 20, 21, 22, 23, 20, 21, 22, 23, 20.5, 21.5, 22.5, 23.5, 20.5, 21.5, 22.5, 23.5, 20.5, 21.5, 22.5, 23.5])
    runCompute(kernel, { workgroups: [1, 1, 2] })
    expect([...image.data]).toEqual(texels)
  })
})
