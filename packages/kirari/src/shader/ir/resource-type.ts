/** The types of textures and atomics, each one interned object. Apart from type.ts because the smallest shaders have none. */
import {
  floatType,
  intType,
  prefixes,
  uintType,
  type Access,
  type AtomicType,
  type ScalarType,
  type StorageTextureType,
  type TextureDimension,
  type TextureType,
  type Type,
} from './type.ts'
import type { StorageFormat } from './format.ts'

/** Interned types by name, which determines them completely. */
const interned = new Map<string, Type>()
const intern = <T extends Type>(type: T): T => {
  const known = interned.get(type.name)
  // The name determines the type, so the interned one is a T.
  if (known) return known as T
  interned.set(type.name, type)
  return type
}

/** The texture of this kind, such as `texture2D` or `utexture3D`. */
export const textureOf = (dimension: TextureDimension, scalar: ScalarType, depth = false): TextureType => {
  const shape = shapes[dimension]
  const place = dimension.replace('-', '_')
  return intern<TextureType>({
    kind: 'texture',
    name: depth ? `depthTexture${shape}` : `${prefixes[scalar.name]}texture${shape}`,
    dimension,
    scalar,
    depth,
    // Most sampler types have no default precision.
    glsl: `highp ${prefixes[scalar.name]}sampler${shape}${depth ? 'Shadow' : ''}`,
    wgsl: depth ? `texture_depth_${place}` : `texture_${place}<${scalar === floatType ? 'f32' : scalar === intType ? 'i32' : 'u32'}>`,
    wgslSampler: depth ? 'sampler_comparison' : 'sampler',
  })
}
const shapes = { '2d': '2D', '2d-array': '2DArray', '3d': '3D', cube: 'Cube' } as const

export const storageTextureOf = (dimension: StorageTextureType['dimension'], format: StorageFormat, access: Access): StorageTextureType => {
  const scalar = format.endsWith('uint') ? uintType : format.endsWith('sint') ? intType : floatType
  const wgsl = `texture_storage_${dimension.replace('-', '_')}<${format}, ${access}>`
  return intern<StorageTextureType>({
    kind: 'storageTexture',
    name: `storageTexture${shapes[dimension]}(${format}, ${access})`,
    dimension,
    format,
    access,
    scalar,
    wgsl,
  })
}

export const atomicOf = (scalar: ScalarType): AtomicType =>
  intern<AtomicType>({ kind: 'atomic', name: `atomic(${scalar.name})`, scalar, wgsl: `atomic<${scalar === intType ? 'i32' : 'u32'}>` })
