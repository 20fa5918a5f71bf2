/** Textures in full programs: declarations and bindings, and errors at the line of the mistake. */
import { describe, expect, it } from 'vitest'
import { compileGLSLStages } from '../../../src/shader/target/glsl/stages.ts'
import { compileGLSL } from '../../../src/shader/target/glsl/fragment.ts'
import { compileWGSLStages } from '../../../src/shader/target/wgsl/stages.ts'
import { compileWGSL } from '../../../src/shader/target/wgsl/fragment.ts'
import {
  attribute,
  bool,
  compute,
  depthTexture2D,
  fn,
  globalId,
  If,
  int,
  itexture2D,
  ivec2,
  ivec3,
  select,
  storageTexture2D,
  struct,
  target,
  texture,
  texture2D,
  texture2DArray,
  texture3D,
  textureCube,
  time,
  uv,
  vec2,
  vec3,
  vec4,
  type PixelImage,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { render, toJS } from '../../../src/shader/target/cpu/index.ts'
import type { ProgramTexture } from '../../../src/shader/ir/program.ts'
import { compactNames } from '../../../src/shader/target/text/compact-namer.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'

const style = { compact: true, namer: compactNames() }
const bindings = (textures: readonly ProgramTexture[]): readonly unknown[] =>
  textures.map(({ source, binding, samplerBinding }) => [source.name, binding, samplerBinding])

const photo = texture(texture2D, 'photo')
const raw = texture(texture2D, 'raw')
const shadow = texture(depthTexture2D, 'shadow')
const sky = texture(textureCube, 'sky')
const pages = texture(texture2DArray, 'pages')
const volume = texture(texture3D, 'volume')
const ids = texture(itexture2D, 'ids')
const picture = texture(storageTexture2D('rgba8unorm'), 'picture')
const cells = texture(storageTexture2D('r32float', 'read'), 'cells')
const data = new Uint8Array(16)

describe('a program', () => {
  const corner = fn('corner', [{ t: texture2D }], vec4, (t) => t.load(ivec2(0)))
  const fragment = photo.sample(uv).add(corner(raw)).mul(shadow.sampleCompare(uv, 0.5))

  it('lists its textures, with a sampler where one is read through', () => {
    expect(bindings(compileWGSL(fragment).textures)).toEqual([
      ['photo', 1, 2],
      ['raw', 3, undefined],
      ['shadow', 4, 5],
    ])
    expect(bindings(compileGLSL(fragment).textures)).toEqual([
      ['photo', 0, undefined],
      ['raw', 1, undefined],
      ['shadow', 2, undefined],
    ])
  })

  it('lists a texture that only the vertex stage reads', () => {
    const stages = { vertex: vec4(attribute(vec3, 'position'), 1).add(photo.sampleLevel(vec2(0.5), 0)), fragment: vec3(1) }
    expect(bindings(compileGLSLStages(stages, style, it).textures)).toEqual([['photo', 0, undefined]])
    expect(bindings(compileWGSLStages(stages, style, it).textures)).toEqual([['photo', 1, 2]])
  })

  it('declares a texture that is only passed on', () => {
    const one = fn('one', [{ t: texture2D }], vec4, (_) => vec4(1))
    expect(toWGSL(one(photo))).toContain('@group(0) @binding(1) var photo: texture_2d<f32>;\n\n')
    expect(toGLSL(one(photo))).toContain('uniform highp sampler2D photo;')
  })

  it('reads one texture once where it is used twice', () => {
    const texel = photo.sample(uv)
    expect(toGLSL(texel.mul(texel)).match(/texture\(/g)).toHaveLength(1)
  })
})

describe('a picture', () => {
  it('is told to those who listen, when it is another', () => {
    const given = texture(texture2D, 'given')
    let changes = 0
    const stop = given.subscribe(() => changes++)
    const image: PixelImage = { width: 2, height: 2, data }
    given.value = image
    given.value = image
    expect([changes, given.value]).toEqual([1, image])
    stop()
    given.value = undefined
    expect([changes, given.value]).toEqual([1, undefined])
  })

  it.each<readonly [string, () => unknown, RegExp]>([
    ['without texels', () => (photo.value = { width: 0, height: 2, data }), /S1001.*width, height/],
    ['with texels missing', () => (photo.value = { width: 3, height: 2, data }), /S1001.*6 texels in level 0/],
    ['of three numbers a texel', () => (photo.value = { width: 1, height: 1, data: new Uint8Array(3) }), /S1001.*1, 2 or 4 numbers/],
    ['with a level too large', () => (photo.value = { width: 2, height: 2, data, mipmaps: [data] }), /S1001.*1 texels in level 1/],
    ['of slices for a flat texture', () => (photo.value = { width: 2, height: 1, depth: 2, data }), /S1001.*one slice/],
    ['of five faces', () => (sky.value = { width: 1, height: 1, depth: 5, data: new Uint8Array(20) }), /S1001.*six square faces/],
    ['of floats for integers', () => (ids.value = { width: 1, height: 1, data: new Float32Array(4) }), /S1001.*Int8Array or Int16Array or Int32Array/],
    ['of bytes for depths', () => (shadow.value = { width: 1, height: 1, data: new Uint8Array(1) }), /S1001.*Float32Array/],
  ])('%s is refused', (_, give, message) => {
    expect(give).toThrow(message)
  })

  it.each<readonly [string, () => unknown]>([
    ['of one number a texel', () => (photo.value = { width: 2, height: 2, data: new Uint8Array(4) })],
    ['with levels', () => (photo.value = { width: 2, height: 2, data, mipmaps: [new Uint8Array(4)] })],
    ['with layers in every level', () => (pages.value = { width: 2, height: 1, depth: 2, data, mipmaps: [new Uint8Array(8)] })],
    ['with slices that halve', () => (volume.value = { width: 2, height: 1, depth: 2, data, mipmaps: [new Uint8Array(4)] })],
    ['of six faces', () => (sky.value = { width: 1, height: 1, data: new Float32Array(6) })],
  ])('%s is taken', (_, give) => {
    expect(give).not.toThrow()
  })
})

describe('a texture without a picture', () => {
  it('is one texel of zeros on the CPU, as on the GPU, until it has one and after it is taken away', () => {
    const image = texture(texture2D, { wrap: 'repeat', mipmap: 'linear' })
    const draw = (): readonly number[] => [...render(image.sample(uv).add(vec4(0, 0, 0.2, 0)), { width: 1, height: 1 })]
    expect(draw()).toEqual([0, 0, 51, 0])
    image.value = { width: 1, height: 1, data: Uint8Array.of(255, 0, 0, 255) }
    expect(draw()).toEqual([255, 0, 51, 255])
    image.value = undefined
    expect(draw()).toEqual([0, 0, 51, 0])
  })

  it('is so in every kind', () => {
    const kinds = {
      layers: texture(texture2DArray).sampleLevel(vec2(0.5), 0, 0),
      slices: texture(texture3D).sampleLevel(vec3(0.5), 0),
      faces: texture(textureCube).sampleLevel(vec3(0.5, -0.5, -2), 0),
      integers: vec4(texture(itexture2D).load(ivec2(0))),
      // A reference of 0.5 is not in front of a depth of 0.
      depths: vec4(texture(depthTexture2D).sampleCompareLevel(uv, 0.5)),
    }
    for (const [kind, texel] of Object.entries(kinds)) expect([...render(texel, { width: 1, height: 1 })], kind).toEqual([0, 0, 0, 0])
  })

  it('is refused for a storage texture on the CPU, which would store into nothing', () => {
    const image = texture(storageTexture2D('rgba8unorm', 'read'), 'image')
    expect(() => render(image.load(ivec2(0)), { width: 1, height: 1 })).toThrow(/S1001: expected a picture as numbers in the texture "image"/)
  })
})

describe('a picture that toJS is given', () => {
  const run = toJS(fn('look', [{ image: texture2D }, { p: vec2 }], vec4, (image, p) => image.sampleLevel(p, 0)))
  // TypeScript would refuse most of them.
  const look = (picture: object): unknown => run({ width: 2, height: 1, ...picture } as never, [0.75, 0.5])
  const numbers = Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8)
  const wrongCount = (count: number): string => `S1001: expected 2 texels in level 0, each of 1, 2 or 4 numbers, got the number ${count}`

  it.each<readonly [string, object, string]>([
    ['with numbers missing', { data: numbers.slice(0, 5) }, wrongCount(5)],
    ['of three numbers a texel', { data: numbers.slice(0, 6) }, wrongCount(6)],
    ['without texels', { data: numbers, width: 0 }, 'S1001: expected a picture with a width'],
    ['in doubles', { data: Float64Array.from(numbers) }, 'for texture2D, got a Float64Array'],
    ['in a list', { data: [...numbers] }, 'S1001: expected Uint8Array or Uint8ClampedArray or Int8Array or Float32Array for texture2D, got an array'],
    ['with a filter that does not exist', { data: numbers, sampler: { filter: 'near' } }, 'S1001: expected nearest or linear as filter'],
    ['with another setting', { data: numbers, sampler: { name: 'photo' } }, 'S1001: expected filter, mipmap, wrap, anisotropy as options'],
    ['with a setting beside its data', { data: numbers, filter: 'nearest' }, 'S1001: expected sampler: { filter: … } beside the data of a texture2D'],
  ])('%s is refused', (_, picture, message) => {
    expect(() => look(picture)).toThrow(message)
  })

  it('is read where it fits', () => {
    expect(look({ data: numbers })).toEqual([5, 6, 7, 8])
    expect(look({ data: numbers, sampler: { filter: 'linear', wrap: ['repeat', 'clamp'] }, name: 'photo' })).toEqual([5, 6, 7, 8])
  })

  it('cannot be that of a target, which says how to do it', () => {
    const buffer = target({ color: 'rgba8unorm' })
    const message = /S3008: The CPU has no picture "color" of a target[^]*function with a texture parameter, and call it by toJS/
    expect(() => render(buffer.color.sample(uv), { width: 1, height: 1 })).toThrow(message)
  })
})

/** Calls that no typed program can make. */
const wild = (value: unknown): Readonly<Record<string, (...args: readonly unknown[]) => unknown>> & Vec4 => value as never

describe('what is refused', () => {
  it.each<readonly [string, () => unknown, RegExp]>([
    ['a place of another size', () => wild(photo).sample?.(vec3(1)), /S2003: parameter "coord" of sample\(\) needs vec2, got vec3/],
    ['a layer that is missing', () => wild(pages).sample?.(uv), /S2004: texture2DArray\.sample\(\) needs 2 arguments, got 1/],
    ['too much', () => wild(photo).sample?.(uv, 0, 1), /S2004/],
    ['a layer that is no whole number', () => pages.sample(uv, 0.5), /S2006/],
    ['a layer before the first', () => pages.sample(uv, -1), /S2003: parameter "layer" of sample\(\) needs a number from 0, got the number -1/],
    ['a level below the first', () => photo.load(ivec2(0), -1), /S2003.*"level"/],
    ['a hole among the arguments', () => wild(pages).sample?.(uv, undefined, 1), /S2003.*"layer".*undefined/],
    ['an offset that is too long', () => photo.sampleOffset(uv, [8, 0]), /S1001.*from -8 to 7/],
    ['an offset that is a node', () => wild(photo).sampleOffset?.(uv, ivec2(1)), /S1001.*from -8 to 7/],
    ['a component beyond four', () => wild(photo).gather?.(uv, 4), /S2003.*from 0 to 3/],
    ['a comparison of colours', () => wild(photo).sampleCompare?.(uv, 0.5), /S2007: texture2D has no sampleCompare\(\)/],
    ['a colour of depths', () => wild(shadow).sample?.(uv), /S2007/],
    ['an offset on a cube', () => wild(sky).sampleOffset?.(vec3(1), [1, 1]), /S2007/],
    ['texels of a cube', () => wild(sky).load?.(ivec3(0)), /S2007/],
    ['integers that are mixed', () => wild(ids).sample?.(uv), /S2007/],
    ['reading what is written', () => wild(picture).load?.(ivec2(0)), /S2007/],
    ['writing what is read', () => wild(cells).store?.(ivec2(0), vec4(1)), /S2007/],
    ['levels of a storage texture', () => wild(picture).levels?.(), /S2007/],
    ['a store outside of a body', () => picture.store(ivec2(0), vec4(1)), /S1006/],
    ['a texture with a name for its value', () => wild(photo).toConst('copy'), /S1011/],
    ['a texture as a field', () => struct('Material', { albedo: texture2D as never }), /S1011/],
    ['a texture that is chosen', () => select(wild(photo), wild(raw), bool(true)), /S2002/],
    ['a texture in a sum', () => wild(photo).add(1), /S2001/],
    ['a component of a texture', () => wild(photo).x, /S1003/],
    ['a texture of a value type', () => texture(vec4 as never), /S1001.*kind of texture/],
    ['a format that is not read and written', () => storageTexture2D('rgba8unorm' as 'r32float', 'read_write'), /S1001.*r32uint, r32sint, r32float/],
    ['a filter of integers', () => texture(itexture2D, { filter: 'linear' } as never), /S1001.*options of itexture2D.*"filter"/],
    ['a filter that does not exist', () => texture(texture2D, { filter: 'cubic' as never }), /S1001.*nearest or linear as filter/],
    ['wraps of another number', () => texture(texture2D, { wrap: ['clamp', 'clamp', 'clamp'] }), /S1001.*as wrap/],
    ['anisotropy without levels', () => texture(texture2D, { anisotropy: 4 }), /S1001.*mipmap 'linear'/],
    ['half a step of anisotropy', () => texture(texture2D, { anisotropy: 1.5, mipmap: 'linear' }), /S1001.*whole number/],
    ['a derivative in the vertex stage', () => toGLSL({ vertex: photo.sample(vec2(0.5)), fragment: vec3(1) }), /S3007.*sample\(\)[^]*sampleLevel/],
    [
      'a derivative in a branch that differs',
      () => {
        const shade = fn('shade', [{ p: vec2 }], vec4, (p) => {
          const sum = vec4(0).toVar('sum')
          If(p.x.lessThan(0.5), () => sum.assign(photo.sample(p)))
          return sum
        })
        return toWGSL(shade(uv))
      },
      /S3006.*sample\(\)[^]*sampleLevel/,
    ],
    ['a storage texture in GLSL', () => toGLSL(cells.load(ivec2(0))), /S3008.*load\(\)[^]*WebGPU/],
    [
      'a sample in a kernel',
      () => toWGSL(compute({ workgroupSize: [1] }, () => picture.store(ivec2(int(globalId.x)), photo.sample(vec2(time))))),
      /S3007.*sample\(\)/,
    ],
  ])('%s', (_, make, message) => {
    expect(make).toThrow(message)
  })
})
