/**
 * Generates mip levels by drawing, level by level: each texel is the weighted average of the texels above it; for integers it is one of
 * them. The shader loads texels instead of sampling, so that it works for 32-bit floats on every device.
 */
import { formatInfo } from '../../../shader/ir/format.ts'
import type { Gpu } from '../gpu.ts'
import { texelTypes } from './format.ts'

export interface Mipmapper {
  /** Draws all levels after the first, of each layer. The texture needs TEXTURE_BINDING and RENDER_ATTACHMENT. */
  generate(encoder: GPUCommandEncoder, texture: GPUTexture): void
}

type Scalar = 'f32' | 'i32' | 'u32'

/** Texel i of a level covers two texels above it, or, where their number is odd, a part of three (NVIDIA, Non-Power-of-Two Mipmap Creation, 2005). */
const weightText = `
fn weights(i: u32, size: u32) -> vec3f {
  let half = size / 2u;
  if (half == 0u) { return vec3f(1.0, 0.0, 0.0); }
  if (size % 2u == 0u) { return vec3f(0.5, 0.5, 0.0); }
  return vec3f(f32(half - i), f32(half), f32(i + 1u)) / f32(size);
}`
const fullscreenVertex = 'vec4f(f32(i32(i & 1u)) * 4.0 - 1.0, f32(i32(i >> 1u)) * 4.0 - 1.0, 0.0, 1.0)'
const text2D = (scalar: Scalar): string => `@group(0) @binding(0) var above: texture_2d<${scalar}>;
@vertex fn vertexMain(@builtin(vertex_index) i: u32) -> @builtin(position) vec4f {
  return ${fullscreenVertex};
}
${
  scalar === 'f32'
    ? `${weightText}
@fragment fn fragmentMain(@builtin(position) at: vec4f) -> @location(0) vec4f {
  let size = textureDimensions(above);
  let place = vec2u(at.xy);
  let x = weights(place.x, size.x);
  let y = weights(place.y, size.y);
  var sum = vec4f(0.0);
  for (var j = 0u; j < 3u; j++) {
    for (var i = 0u; i < 3u; i++) { sum += textureLoad(above, min(place * 2u + vec2u(i, j), size - 1u), 0) * x[i] * y[j]; }
  }
  return sum;
}`
    : `@fragment fn fragmentMain(@builtin(position) at: vec4f) -> @location(0) vec4<${scalar}> {
  return textureLoad(above, min(vec2u(at.xy) * 2u, textureDimensions(above) - 1u), 0);
}`
}
`
/** For 3D textures, which are float textures here. The instance index is the slice. */
const text3D = `${weightText}
struct Place { @builtin(position) at: vec4f, @location(0) @interpolate(flat) slice: u32 }
@group(0) @binding(0) var above: texture_3d<f32>;
@vertex fn vertexMain(@builtin(vertex_index) i: u32, @builtin(instance_index) slice: u32) -> Place {
  return Place(${fullscreenVertex}, slice);
}
@fragment fn fragmentMain(it: Place) -> @location(0) vec4f {
  let size = textureDimensions(above);
  let place = vec3u(vec2u(it.at.xy), it.slice);
  let x = weights(place.x, size.x);
  let y = weights(place.y, size.y);
  let z = weights(place.z, size.z);
  var sum = vec4f(0.0);
  for (var k = 0u; k < 3u; k++) {
    for (var j = 0u; j < 3u; j++) {
      for (var i = 0u; i < 3u; i++) { sum += textureLoad(above, min(place * 2u + vec3u(i, j, k), size - 1u), 0) * x[i] * y[j] * z[k]; }
    }
  }
  return sum;
}
`

interface Pass {
  readonly descriptor: GPURenderPassDescriptor
  readonly group: GPUBindGroup
  readonly slice: number
}
interface LevelPipeline {
  readonly pipeline: GPURenderPipeline
  readonly layout: GPUBindGroupLayout
}

const mipmappers = /*#__PURE__*/ new WeakMap<Gpu, Mipmapper>()

/** The mipmapper of a GPU. */
export const mipmapperOf = (gpu: Gpu): Mipmapper => {
  let mipmapper = mipmappers.get(gpu)
  if (!mipmapper) mipmappers.set(gpu, (mipmapper = createMipmapper(gpu)))
  return mipmapper
}

const FRAGMENT = 2

const createMipmapper = ({ device }: Gpu): Mipmapper => {
  const pipelines = new Map<string, LevelPipeline>()
  const passes = new WeakMap<GPUTexture, readonly Pass[]>()

  const pipelineOf = ({ format, dimension }: GPUTexture): LevelPipeline => {
    const is3D = dimension === '3d'
    const key = `${format} ${dimension}`
    const cached = pipelines.get(key)
    if (cached) return cached
    const { scalar, sampleType } = texelTypes[formatInfo(format).scalar]
    const module = device.createShaderModule({ code: is3D ? text3D : text2D(scalar) })
    const layout = device.createBindGroupLayout({
      entries: [{ binding: 0, visibility: FRAGMENT, texture: { sampleType, viewDimension: is3D ? '3d' : '2d' } }],
    })
    const pipeline = device.createRenderPipeline({
      layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
      vertex: { module, entryPoint: 'vertexMain' },
      fragment: { module, entryPoint: 'fragmentMain', targets: [{ format }] },
    })
    const created = { pipeline, layout }
    pipelines.set(key, created)
    return created
  }

  const passesOf = (texture: GPUTexture, { layout }: LevelPipeline): readonly Pass[] => {
    const list: Pass[] = []
    const is3D = texture.dimension === '3d'
    for (let level = 1; level < texture.mipLevelCount; level++) {
      const slices = is3D ? Math.max(1, texture.depthOrArrayLayers >> level) : texture.depthOrArrayLayers
      for (let slice = 0; slice < slices; slice++) {
        const view = (baseMipLevel: number): GPUTextureView =>
          texture.createView(
            is3D ? { baseMipLevel, mipLevelCount: 1 } : { dimension: '2d', baseMipLevel, mipLevelCount: 1, baseArrayLayer: slice, arrayLayerCount: 1 },
          )
        list.push({
          descriptor: { colorAttachments: [{ view: view(level), loadOp: 'clear', storeOp: 'store', ...(is3D && { depthSlice: slice }) }] },
          group: device.createBindGroup({ layout, entries: [{ binding: 0, resource: view(level - 1) }] }),
          slice: is3D ? slice : 0,
        })
      }
    }
    return list
  }

  return {
    generate(encoder, texture) {
      const levelPipeline = pipelineOf(texture)
      let list = passes.get(texture)
      if (!list) passes.set(texture, (list = passesOf(texture, levelPipeline)))
      for (let i = 0; i < list.length; i++) {
        const levelPass = list[i]
        if (!levelPass) continue
        const pass = encoder.beginRenderPass(levelPass.descriptor)
        pass.setPipeline(levelPipeline.pipeline)
        pass.setBindGroup(0, levelPass.group)
        pass.draw(3, 1, 0, levelPass.slice)
        pass.end()
      }
    },
  }
}
