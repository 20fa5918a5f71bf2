/** Textures: as uniforms and parameters, sampled, loaded, gathered and compared. */
import {
  depthTexture2D,
  depthTexture2DArray,
  depthTextureCube,
  float,
  fn,
  int,
  itexture2D,
  ivec2,
  ivec3,
  Loop,
  texture,
  texture2D,
  texture2DArray,
  texture3D,
  textureCube,
  time,
  utexture2DArray,
  uv,
  vec2,
  vec3,
  vec4,
  type AnyFn,
  type Vec3,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'

const photo = texture(texture2D, { name: 'photo', wrap: 'repeat' })
const pages = texture(texture2DArray, 'pages')
const volume = texture(texture3D, 'volume')
const sky = texture(textureCube, 'sky')
const ids = texture(itexture2D, 'ids')
const marks = texture(utexture2DArray, 'marks')
const shadow = texture(depthTexture2D, { name: 'shadow', compare: 'less', filter: 'linear' })
const cascades = texture(depthTexture2DArray, 'cascades')
const around = texture(depthTextureCube, 'around')

/** A texture as a parameter: it is passed with its sampler where the two are separate. */
const blur = fn('blur', [{ t: texture2D }, { p: vec2 }, { radius: float }], vec4, (t, p, radius) => {
  const sum = vec4(0).toVar('sum')
  const texel = vec2(1).div(vec2(t.size())).mul(radius).toConst('texel')
  Loop({ start: -2, end: 2, inclusive: true }, (i) => {
    sum.addAssign(t.sampleLevel(p.add(texel.mul(float(i))), 0).mul(0.2))
  })
  return sum
})

/** A parameter that is only loaded has no sampler, and one that is passed on has what its callee needs. */
const corner = fn('corner', [{ t: texture2D }], vec4, (t) => t.load(ivec2(t.size(1)).sub(1), 1))
const both = fn('both', [{ first: texture2D }, { second: texture2D }], vec4, (first, second) =>
  blur(first, vec2(0.5), 2).add(corner(second)).add(corner(first)),
)

/** Every way to sample. */
const sampled = fn('sampled', [{ p: vec2 }, { d: vec3 }, { layer: int }], vec4, (p, d, layer) =>
  photo
    .sampleLevel(p, 1.5)
    .add(photo.sampleGrad(p, vec2(0.1, 0), vec2(0, 0.1)))
    .add(photo.sampleLevelOffset(p, 0, [-8, 7]))
    .add(photo.sampleGradOffset(p, vec2(0.1, 0), vec2(0, 0.1), [1, -1]))
    .add(pages.sampleLevel(p, layer, 0))
    .add(pages.sampleGrad(p, 2, vec2(0.1, 0), vec2(0, 0.1)))
    .add(volume.sampleLevelOffset(d, 0, [1, 2, 3]))
    .add(sky.sampleGrad(d, vec3(0.1, 0, 0), vec3(0, 0.1, 0))),
)

/** Texels and sizes, by integers. */
const measured = fn('measured', [{ at: ivec2 }], ivec3, (at) =>
  ivec3(ids.load(at, 1).xy, 0)
    .add(ivec3(marks.load(at, 2).xyz))
    .add(ivec3(volume.size(1)))
    .add(ivec3(int(pages.layers())))
    .add(ivec3(ivec2(sky.size()), 1)),
)

/** Functions that a language lacks are emulated. */
const gathered = fn('gathered', [{ p: vec2 }], vec4, (p) =>
  photo
    .gather(p, 2)
    .add(photo.gatherOffset(p, 0, [1, 2]))
    .add(pages.gather(p, 1, 3))
    .add(vec4(ids.gather(p, 0)))
    .add(shadow.gatherCompare(p, 0.5)),
)

const compared = fn('compared', [{ p: vec2 }, { d: vec3 }, { z: float }], float, (p, d, z) =>
  shadow
    .sampleCompareLevel(p, z)
    .add(shadow.sampleCompareLevelOffset(p, z, [1, 1]))
    .add(cascades.sampleCompareLevel(p, 1, z))
    .add(cascades.sampleCompareLevelOffset(p, 1, z, [1, 1]))
    .add(around.sampleCompareLevel(d, z)),
)

/** Levels from derivatives: in fragments. */
const implicit = photo
  .sample(uv)
  .add(photo.sample(uv, -1))
  .add(photo.sampleOffset(uv, [1, 0], time))
  .add(pages.sampleOffset(uv, 1, [0, 1]))
  .add(volume.sample(vec3(uv, 0.5)))
  .add(sky.sample(vec3(uv, 1)))
  .mul(shadow.sampleCompare(uv, 0.5))
  .mul(cascades.sampleCompareOffset(uv, 1, 0.5, [2, -2]))
  .mul(around.sampleCompare(vec3(uv, 1), 0.5))

/** A name that clashes with the sampler's in the text. */
const photoSampler = texture(texture2D, 'photoSampler')
const samplerClash = photo.sample(uv).add(photoSampler.sample(uv)).add(both(photoSampler, photo))

export const textureFunctions: Readonly<Record<string, AnyFn>> = { blur, both, sampled, measured, gathered, compared }
export const textureFragments: Readonly<Record<string, Vec3 | Vec4>> = { implicit, 'sampler-clash': samplerClash }
