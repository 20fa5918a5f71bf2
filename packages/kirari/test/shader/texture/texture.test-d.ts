/**
 * What TypeScript accepts and refuses for textures. `tsc -p tsconfig.test.json` is the test: a wrong line that compiles
 * is an unused `@ts-expect-error`, which is an error.
 */
import {
  array,
  depthTexture2D,
  depthTexture2DArray,
  depthTextureCube,
  float,
  fn,
  inout,
  int,
  itexture2D,
  ivec2,
  ivec3,
  ivec4,
  nothing,
  storageTexture2D,
  storageTexture2DArray,
  storageTexture3D,
  struct,
  texture,
  texture2D,
  texture2DArray,
  texture3D,
  textureCube,
  time,
  uint,
  uniform,
  utexture2D,
  uv,
  uvec2,
  uvec4,
  varOf,
  vec2,
  vec3,
  vec4,
  type Float,
  type IVec4,
  type Texture2D,
  type Uint,
  type UVec2,
  type UVec3,
  type UVec4,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'

/* oxlint-disable typescript/no-unsafe-call -- the wrong programs below have no types, and nothing runs */

/** Passes only when both types are the same. */
const same = <A>() => ({ as: <B extends A>(value: [A] extends [B] ? B : never): unknown => value })

const photo = texture(texture2D, { name: 'photo', filter: 'linear', mipmap: 'linear', wrap: ['repeat', 'clamp'], anisotropy: 4 })
const pages = texture(texture2DArray, 'pages')
const volume = texture(texture3D, { wrap: ['repeat', 'repeat', 'mirror'] })
const sky = texture(textureCube)
const ids = texture(itexture2D)
const marks = texture(utexture2D, { value: { width: 1, height: 1, data: new Uint32Array(4) } })
const shadow = texture(depthTexture2D, { compare: 'less', filter: 'linear' })
const shadows = texture(depthTexture2DArray)
const around = texture(depthTextureCube)
const out = texture(storageTexture2D('rgba8unorm'))
const counts = texture(storageTexture2D('r32uint', 'read_write'))
const slides = texture(storageTexture2DArray('rgba16sint', 'read'))
const cells = texture(storageTexture3D('rgba32float'), 'cells')
const direction = vec3(0, 0, 1)
const texel = ivec2(0)

// Right programs, and the types they have.
same<Vec4>().as(photo.sample(uv))
same<Vec4>().as(photo.sample(uv, 1))
same<Vec4>().as(photo.sampleOffset(uv, [1, -1], time))
same<Vec4>().as(photo.sampleLevel(uv, time))
same<Vec4>().as(photo.sampleGrad(uv, vec2(0.1, 0), vec2(0, 0.1)))
same<Vec4>().as(photo.gather(uv, 2))
same<Vec4>().as(photo.load(texel))
same<Vec4>().as(photo.load(uvec2(0), 1))
same<UVec2>().as(photo.size(uint(1)))
same<Uint>().as(photo.levels())
same<Vec4>().as(pages.sample(uv, 2))
same<Vec4>().as(pages.sample(uv, int(2), 0.5))
same<Vec4>().as(pages.gatherOffset(uv, 1, 3, [0, 1]))
same<Uint>().as(pages.layers())
same<Vec4>().as(volume.sampleOffset(direction, [1, 2, 3]))
same<UVec3>().as(volume.size())
same<Vec4>().as(sky.sample(direction))
same<UVec2>().as(sky.size())
same<IVec4>().as(ids.load(texel))
same<UVec4>().as(marks.gather(uv, 0))
same<Float>().as(shadow.sampleCompare(uv, 0.5))
same<Float>().as(shadows.sampleCompareLevel(uv, 1, time))
same<Vec4>().as(around.gatherCompare(direction, 0.5))
same<void>().as(out.store(texel, vec4(1)))
same<UVec4>().as(counts.load(texel))
same<void>().as(counts.store(texel, uvec4(1)))
same<IVec4>().as(slides.load(texel, 1))
same<void>().as(cells.store(ivec3(0), vec4(1)))
const blur = fn('blur', [{ t: texture2D }, { p: vec2 }], vec4, (t, p) => t.sample(p).add(t.sampleLevel(p, 1)))
same<Vec4>().as(blur(photo, uv))
const clear = fn('clear', [{ t: storageTexture2D('rgba8unorm') }], nothing, (t) => t.store(texel, vec4(0)))
clear(out)
same<Texture2D['load']>().as(photo.load)
photo.value = { width: 2, height: 1, data: new Uint8Array(8) }
photo.subscribe(() => {})
photo.update()
// Images that the platform can read, and their settings.
declare const elements: readonly [ImageBitmap, HTMLImageElement, HTMLCanvasElement, OffscreenCanvas, HTMLVideoElement, VideoFrame, ImageData]
for (const element of elements) photo.value = element
texture(texture2D, { value: elements[1], wrap: 'repeat' })
sky.value = [elements[2], elements[2], elements[2], elements[2], elements[2], elements[2]]
photo.value = { elements: [elements[0]], flipY: false, encoding: 'linear', premultiply: false, colorSpace: 'display-p3' }

// Wrong programs.
// @ts-expect-error -- two coordinates in 2D
photo.sample(direction)
// @ts-expect-error -- a direction has three components
sky.sample(uv)
// @ts-expect-error -- coordinates are floats
photo.sample(texel)
// @ts-expect-error -- texels are counted
photo.load(uv)
// @ts-expect-error -- a layer is a number of its own
pages.sample(vec3(uv, 1))
// @ts-expect-error -- an array needs a layer
pages.sample(uv)
// @ts-expect-error -- 2D has no layers
photo.layers()
// @ts-expect-error -- colours are not compared
photo.sampleCompare(uv, 0.5)
// @ts-expect-error -- depths are compared
shadow.sample(uv)
// @ts-expect-error -- a comparison needs a reference
shadow.sampleCompare(uv)
// @ts-expect-error -- integers are not mixed
ids.sample(uv)
// @ts-expect-error -- a cube has no texels by column and row
sky.load(texel)
// @ts-expect-error -- a cube has no offsets
sky.sampleOffset(direction, [1, 1])
// @ts-expect-error -- 3D is not gathered
volume.gather(direction, 0)
// @ts-expect-error -- components are 0 to 3
photo.gather(uv, 4)
// @ts-expect-error -- an offset is numbers
photo.sampleOffset(uv, texel)
// @ts-expect-error -- three numbers in 3D
volume.sampleOffset(direction, [1, 2])
// @ts-expect-error -- a level is needed
photo.sampleLevel(uv)
// @ts-expect-error -- a bias is a float
photo.sample(uv, int(1))
// @ts-expect-error -- gradients are as long as the place
photo.sampleGrad(uv, time, time)
// @ts-expect-error -- write only
out.load(texel)
// @ts-expect-error -- read only
slides.store(texel, 1, ivec4(0))
// @ts-expect-error -- unsigned texels
counts.store(texel, vec4(1))
// @ts-expect-error -- this format is not read and written at once
storageTexture2D('rgba8unorm', 'read_write')
// @ts-expect-error -- no such format
storageTexture2D('rgb8')
// @ts-expect-error -- colours are not compared
texture(texture2D, { compare: 'less' })
// @ts-expect-error -- integers are not mixed
texture(itexture2D, { filter: 'linear' })
// @ts-expect-error -- not a way to wrap
texture(texture2D, { wrap: 'border' })
// @ts-expect-error -- a storage texture has no sampler
texture(storageTexture2D('rgba8unorm'), { filter: 'linear' })
// @ts-expect-error -- not a kind of texture
texture(vec4)
// @ts-expect-error -- another kind
blur(ids, uv)
// @ts-expect-error -- another kind
blur(pages, uv)
// @ts-expect-error -- a texture is not a colour
photo.add(1)
// @ts-expect-error -- a texture has no copies
photo.toVar()
// @ts-expect-error -- nor a variable
varOf(texture2D)
// @ts-expect-error -- nor is it a field
struct('Material', { albedo: texture2D })
// @ts-expect-error -- nor an element
array(texture2D, 2)
// @ts-expect-error -- nor a result
fn('pick', [{ t: texture2D }], texture2D, (t) => t)
// @ts-expect-error -- nor is it written back
inout(texture2D)
// @ts-expect-error -- nor a uniform: it is given by texture()
uniform(texture2D)
// @ts-expect-error -- an image has a height
photo.value = { width: 2, data: new Uint8Array(8) }
// @ts-expect-error -- an image is not an element of another kind
photo.value = document.createElement('div')
// @ts-expect-error -- nor an address, which has to be loaded
photo.value = 'photo.jpg'
// @ts-expect-error -- there are two encodings
photo.value = { elements: [elements[0]], encoding: 'rgb' }
// @ts-expect-error -- a texture is not an argument of another function
fn('len', [{ p: vec2 }], float, (p) => p.length())(photo)
