/**
 * The smaller levels of textures: each texel is the middle of those above it, drawn level by level. Of integers, and where there is
 * nothing to mix, one of them is taken. Texels are loaded, not sampled, so that floats of 32 bits can be halved everywhere.
 */
import { formatInfo } from '../../../shader/ir/format.ts'
import type { Gpu } from '../gpu.ts'
import { texelTypes } from './format.ts'

export interface Mipmapper {
  /** Makes all levels below the first, of each layer. The texture is one that can be bound and drawn into. */
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
const corner = 'vec4f(f32(i32(i & 1u)) * 4.0 - 1.0, f32(i32(i >> 1u)) * 4.0 - 1.0, 0.0, 1.0)'
const flatText = (scalar: Scalar): string => `@group(0) @binding(0) var above: texture_2d<${scalar}>;
@vertex fn vertexMain(@builtin(vertex_index) i: u32) -> @builtin(position) vec4f {
  return ${corner};
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
/** Slices hold colours alone: nothing else that has levels made is solid. The slice that is drawn is the number of the instance. */
const solidText = `${weightText}
struct Place { @builtin(position) at: vec4f, @location(0) @interpolate(flat) slice: u32 }
@group(0) @binding(0) var above: texture_3d<f32>;
@vertex fn vertexMain(@builtin(vertex_index) i: u32, @builtin(instance_index) slice: u32) -> Place {
  return Place(${corner}, slice);
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
interface Maker {
  readonly pipeline: GPURenderPipeline
  readonly layout: GPUBindGroupLayout
}

const mipmappers = /*#__PURE__*/ new WeakMap<Gpu, Mipmapper>()

/** The one of a GPU. */
export const createMipmapper = (gpu: Gpu): Mipmapper => {
  let mipmapper = mipmappers.get(gpu)
  if (!mipmapper) mipmappers.set(gpu, (mipmapper = make(gpu)))
  return mipmapper
}

const FRAGMENT = 2

const make = ({ device }: Gpu): Mipmapper => {
  const makers = new Map<string, Maker>()
  const passes = new WeakMap<GPUTexture, readonly Pass[]>()

  const makerOf = ({ format, dimension }: GPUTexture): Maker => {
    const is3D = dimension === '3d'
    const key = `${format} ${dimension}`
    const known = makers.get(key)
    if (known) return known
    const { scalar, sampleType } = texelTypes[formatInfo(format).scalar]
    const module = device.createShaderModule({ code: is3D ? solidText : flatText(scalar) })
    const layout = device.createBindGroupLayout({
      entries: [{ binding: 0, visibility: FRAGMENT, texture: { sampleType, viewDimension: is3D ? '3d' : '2d' } }],
    })
    const pipeline = device.createRenderPipeline({
      layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
      vertex: { module, entryPoint: 'vertexMain' },
      fragment: { module, entryPoint: 'fragmentMain', targets: [{ format }] },
    })
    const maker = { pipeline, layout }
    makers.set(key, maker)
    return maker
  }

  const passesOf = (texture: GPUTexture, { layout }: Maker): readonly Pass[] => {
    const made: Pass[] = []
    const is3D = texture.dimension === '3d'
    for (let level = 1; level < texture.mipLevelCount; level++) {
      const slices = is3D ? Math.max(1, texture.depthOrArrayLayers >> level) : texture.depthOrArrayLayers
      for (let slice = 0; slice < slices; slice++) {
        const view = (baseMipLevel: number): GPUTextureView =>
          texture.createView(
            is3D ? { baseMipLevel, mipLevelCount: 1 } : { dimension: '2d', baseMipLevel, mipLevelCount: 1, baseArrayLayer: slice, arrayLayerCount: 1 },
          )
        made.push({
          descriptor: { colorAttachments: [{ view: view(level), loadOp: 'clear', storeOp: 'store', ...(is3D && { depthSlice: slice }) }] },
          group: device.createBindGroup({ layout, entries: [{ binding: 0, resource: view(level - 1) }] }),
          slice: is3D ? slice : 0,
        })
      }
    }
    return made
  }

  return {
    generate(encoder, texture) {
      const maker = makerOf(texture)
      let own = passes.get(texture)
      if (!own) passes.set(texture, (own = passesOf(texture, maker)))
      for (let i = 0; i < own.length; i++) {
        const one = own[i]
        if (!one) continue
        const pass = encoder.beginRenderPass(one.descriptor)
        pass.setPipeline(maker.pipeline)
        pass.setBindGroup(0, one.group)
        pass.draw(3, 1, 0, one.slice)
        pass.end()
      }
    },
  }
}
