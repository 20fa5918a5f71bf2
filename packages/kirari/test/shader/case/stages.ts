/** Drawings and kernels: inputs, varyings and outputs of stages, and uniforms of every type. */
import {
  array,
  atomic,
  atomicAdd,
  atomicCompareExchange,
  atomicLoad,
  atomicMax,
  atomicStore,
  attribute,
  bool,
  bvec3,
  compute,
  float,
  fn,
  fragCoord,
  frontFacing,
  globalId,
  If,
  instancedAttribute,
  instanceIndex,
  int,
  ivec2,
  localIndex,
  Loop,
  mat3,
  mat3x2,
  mat4,
  pointCoord,
  select,
  storage,
  storageBarrier,
  storageTexture2D,
  struct,
  subgroupAdd,
  texture,
  texture2D,
  uint,
  uniform,
  uv,
  varying,
  vec2,
  vec3,
  vec4,
  vertexIndex,
  workgroup,
  workgroupBarrier,
  workgroupCount,
  workgroupId,
  workgroupUniformLoad,
  type AnyFn,
  type ComputeStage,
  type RenderStages,
  type Vec3,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'

const position = attribute(vec3, 'position')
const normal = attribute(vec3, 'normal')
const offset = instancedAttribute(vec2, 'offset')
const modelViewProjection = uniform(mat4, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], 'modelViewProjection')
const normalMatrix = uniform(mat3, [1, 0, 0, 0, 1, 0, 0, 0, 1], 'normalMatrix')

/** A function of the user, called in both stages. */
const bend = fn('bend', [{ v: vec3 }], vec3, (v) => v.add(vec3(0, v.x.mul(0.5), 0)))
const surface = varying(normalMatrix.mul(bend(normal)), { name: 'normal' })
/** Reads a varying outside of an entry point. */
const lambert = fn('lambert', [{ light: vec3 }], float, (light) => surface.normalize().dot(light).max(0))

/** A mesh: attributes, a varying with the attribute's name, an unused one, and one function in both stages. */
const mesh: RenderStages = {
  vertex: modelViewProjection.mul(vec4(bend(position), 1)),
  fragment: bend(vec3(0.2, 0.4, 0.8).mul(lambert(vec3(0, 0, 1)))),
}
varying(position.x, { name: 'unread' })

const which = varying(instanceIndex, { name: 'which' })
const edge = varying(vec2(float(vertexIndex), 1), { name: 'edge', sampling: 'centroid' })
const first = varying(position.xy, { name: 'first', interpolation: 'flat' })
/** Instances, every kind of varying, several outputs with their own types, and a depth. */
const targets: RenderStages = {
  vertex: { position: vec4(position.xy.add(offset), position.z, 1) },
  fragment: { albedo: vec3(edge, first.x), which, place: fragCoord.xy, depth: fragCoord.z.mul(0.5) },
}

/** The coordinates of a pixel, from the position in the image; front and back. */
const pixels: RenderStages = {
  vertex: vec4(position, 1),
  fragment: select(vec3(uv, 0), vec3(fragCoord.xy.fract(), fragCoord.w), frontFacing),
}

const Light = struct('Light', { direction: vec3, color: vec3, isOn: bool, falloff: array(float, 3) })
const lights = uniform(
  array(Light, 2),
  [
    { direction: [0, 0, 1], color: [1, 0.5, 0], isOn: true, falloff: [1, 2, 3] },
    { direction: [0, 1, 0], color: [0, 0.5, 1], isOn: false, falloff: [4, 5, 6] },
  ],
  'lights',
)
const offsets = uniform(
  array(vec2, 3),
  [
    [1, 2],
    [3, 4],
    [5, 6],
  ],
  'offsets',
)
const bends = uniform(
  array(mat3x2, 2),
  [
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12],
  ],
  'bends',
)
const marks = uniform(bvec3, [true, false, true], 'marks')
const lit = fn('lit', [{ light: Light }, { i: int }], vec3, (light, i) => select(vec3(0), light.color.div(light.falloff.at(i)), light.isOn))
/** Uniforms of every type: matrices, arrays, structs with both, elements at a constant and at a variable index, and a full array as an argument. */
const fullUniforms: Vec4 = vec4(
  lit(lights.at(0), int(uv.x.mul(3)))
    .add(lights.at(int(uv.y.mul(2))).direction)
    .add(select(vec3(0), vec3(1), marks)),
  offsets
    .at(1)
    .x.add(bends.at(1).mul(vec3(1)).y)
    .add(bends.at(0).at(2).x),
)

/** Stage inputs in a fragment alone. */
const coordinates: Vec3 = vec3(fragCoord.xy.div(64), select(0, 1, frontFacing))

/** A function that reads a stage input. */
const stripes = fn('stripes', [{ width: float }], float, (width) => fragCoord.x.div(width).fract())

const Particle = struct('Particle', { position: vec3, mass: float, hits: atomic(uint) })
const particles = storage(Particle, 64, { name: 'particles' })
const forces = storage(vec3, 64, { access: 'read', name: 'forces' })
const energy = storage(float, { name: 'energy' })
/** Buffers of structs, of vectors, and of one value. */
const integrate = compute({ workgroupSize: [64], name: 'integrate' }, () => {
  const i = globalId.x
  If(i.greaterThanEqual(particles.count), () => {
    // Beyond the last element.
  }).Else(() => {
    const particle = particles.at(i)
    particle.position.addAssign(forces.at(i).div(particle.mass))
    atomicAdd(particle.hits, 1)
    If(i.equal(0), () => {
      energy.assign(particle.mass.mul(0.5))
    })
  })
})

const values = storage(float, 256, { access: 'read', name: 'values' })
const sums = storage(float, 4, { name: 'sums' })
const tile = workgroup(array(float, 64), 'tile')
const last = workgroup(uint, 'last')
const total = storage(atomic(uint), 2, { name: 'total' })
/** A sum over a workgroup: shared memory, barriers, and a uniform value. */
const reduce = compute({ workgroupSize: [64] }, () => {
  tile.at(localIndex).assign(values.at(globalId.x))
  If(localIndex.equal(0), () => {
    last.assign(workgroupCount.x.sub(1))
  })
  workgroupBarrier()
  const width = uint(32).toVar('width')
  Loop(
    () => width.greaterThan(0),
    () => {
      If(localIndex.lessThan(width), () => {
        tile.at(localIndex).addAssign(tile.at(localIndex.add(width)))
      })
      workgroupBarrier()
      width.shiftRightAssign(1)
    },
  )
  const end = workgroupUniformLoad(last)
  If(localIndex.equal(0), () => {
    sums.at(workgroupId.x).assign(tile.at(0))
    const before = atomicAdd(total.at(0), uint(tile.at(0)))
    atomicMax(total.at(1), before.add(end))
  })
})

const lock = storage(atomic(int), { name: 'lock' })
const order = storage(int, 8, { name: 'order' })
/** A compare and exchange, and an atomic of its own. */
const claim = compute({ workgroupSize: [8, 1, 1], name: 'claim' }, () => {
  const { old, exchanged } = atomicCompareExchange(lock, 0, int(localIndex).add(1))
  storageBarrier()
  order.at(localIndex).assign(select(old, -1, exchanged))
  If(atomicLoad(lock).lessThan(0), () => {
    atomicStore(lock, 0)
  })
})

const matrices = storage(mat3, 2, { name: 'matrices' })
/** An element at a computed index, read and written; two-dimensional workgroups. */
const transform = compute({ workgroupSize: [2, 2], name: 'transform' }, () => {
  const place = matrices.at(globalId.y.add(1).remainder(2)).at(globalId.x)
  place.assign(place.mul(2).add(place.zyx))
})

const image = texture(texture2D, 'image')
const half = fn('halfOf', [{ t: texture2D }, { p: vec2 }], vec4, (t, p) => t.sampleLevel(p, 0).mul(0.5))
/** A texture in both stages, through a function; a texture that is loaded, without a sampler. */
const mapped: RenderStages = {
  vertex: vec4(position.xy, half(image, position.xy).x, 1),
  fragment: half(image, uv).add(texture(texture2D, 'exact').load(ivec2(0), 0)),
}

const picture = texture(storageTexture2D('rgba8unorm'), 'picture')
/** A texture read and another written, beside a storage and a uniform. */
const paint = compute({ workgroupSize: [8, 8], name: 'paint' }, () => {
  const place = globalId.xy
  picture.store(ivec2(place), image.sampleLevel(vec2(place).div(8), 0).mul(uniform(1, 'gain')).add(forces.at(0).x))
})

const steps = array(float, 3)([0.2, 0.5, 1])
/** One struct, one constant array and one uniform in both stages. */
const sharing: RenderStages = {
  vertex: vec4(position.add(lights.at(0).direction.mul(steps.at(int(vertexIndex)))), 1),
  fragment: lit(lights.at(1), 2).mul(steps.at(int(fragCoord.x).remainder(3))),
}

const twin = varying(attribute(vec2, 'normal'), { name: 'position' })
const other = varying(attribute(float, 'vertexMain'))
const another = varying(instancedAttribute(float, 'gl_x'), { name: 'color 2' })
/** Names that clash with those of the entry point, of a language, or of each other. */
const names: RenderStages = {
  vertex: vec4(attribute(vec3, 'clip'), uniform(1, 'Varyings')),
  fragment: { position: twin, main: other.add(uniform(2, 'fragCoord')).mul(fragCoord.x), depth: another.add(uniform(0.5, 'uniforms')) },
}

const squares = fn('squares', [{ i: uint }], uint, (i) => {
  const before = atomicAdd(total.at(0), i)
  return before.mul(before)
})
/** Unused results. */
const ignored = compute({ workgroupSize: [1], name: 'ignored' }, () => {
  squares(2)
  atomicLoad(total.at(1))
  workgroupUniformLoad(last)
  subgroupAdd(globalId.x)
})

export const drawings: Readonly<Record<string, RenderStages>> = { mesh, targets, pixels, mapped, sharing, names }
/** In GLSL alone: WebGPU's points are one pixel. */
export const points: RenderStages = { vertex: { position: vec4(position, 1), pointSize: 4 }, fragment: vec3(pointCoord, 1) }
export const kernels: Readonly<Record<string, ComputeStage>> = { integrate, reduce, claim, transform, paint, ignored }
export const stageFunctions: Readonly<Record<string, AnyFn>> = { stripes }
export const stageFragments: Readonly<Record<string, Vec3 | Vec4>> = { wholes: fullUniforms, coordinates }
