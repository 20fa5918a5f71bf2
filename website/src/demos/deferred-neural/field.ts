/**
 * The learned distance in space: a kernel bakes the network into a grid, rays are traced through it (sphere tracing, Hart 1996) into a target with colour,
 * normal and distance, and a pass over the pixels lights them with many small lights.
 */
import { rgb2srgb } from '@kirari/addons'
import { draw } from 'kirari'
import type { OrbitCamera } from 'kirari/camera'
import {
  Break,
  exp,
  float,
  fn,
  frameIndex,
  fract,
  If,
  int,
  kernel,
  Loop,
  mix,
  select,
  smoothstep,
  storage,
  target,
  time,
  uint,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Uint, Vec3, Vec4 } from 'kirari/node'

interface Options {
  /** The network, whose first output is the distance. */
  readonly outputAt: (point: Vec3) => Vec4
  readonly camera: OrbitCamera
  /** Pixels along each side of the picture. */
  readonly pixels: number
  /** Points along each side of the grid. */
  readonly grid: number
}
/** Each frame bakes one plane in so many. */
const parts = 8
const lampCount = 18
const floorHeight = -0.92
const never = 1e4

export const createField = ({ outputAt, camera, pixels, grid }: Options) => {
  const field = storage(float, grid ** 3, { name: 'field' })
  const distanceAt = fn('distanceAt', [{ point: vec3 }], float, (point) => outputAt(point).x)
  const pointOf = (x: Uint, y: Uint, z: Uint): Vec3 =>
    vec3(float(x), float(y), float(z))
      .mul(2 / (grid - 1))
      .sub(1)
  const bake = kernel(
    [grid, grid, grid],
    (i, { x, y, z }) => {
      If(
        z
          .add(frameIndex)
          .bitAnd(parts - 1)
          .equal(0),
        () => field.at(i).assign(distanceAt(pointOf(x, y, z))),
      )
    },
    { name: 'bake' },
  )
  const bakeAll = kernel([grid, grid, grid], (i, { x, y, z }) => field.at(i).assign(distanceAt(pointOf(x, y, z))), { name: 'bakeAll' })

  /** Between the eight points of the grid around a place. */
  const fieldAt = fn('fieldAt', [{ place: vec3 }], float, (place) => {
    const p = place
      .add(1)
      .mul((grid - 1) / 2)
      .clamp(0, grid - 1.001)
      .toConst('p')
    const f = fract(p).toConst('f')
    const corner = uint(p.x)
      .add(uint(p.y).mul(grid))
      .add(uint(p.z).mul(grid * grid))
      .toConst('corner')
    const at = (offset: number): Float => field.at(corner.add(offset))
    const row = (offset: number): Float => mix(at(offset), at(offset + 1), f.x)
    const plane = (offset: number): Float => mix(row(offset), row(offset + grid), f.y)
    return mix(plane(0), plane(grid * grid), f.z)
  })

  /** The distance to the surface along the ray, `never` without a hit; and the clearance: the least distance to the surface over that along the ray. */
  const march = fn('march', [{ from: vec3 }, { way: vec3 }, { steps: int }], vec2, (from, way, steps) => {
    const inverse = vec3(1)
      .div(select(vec3(1e-6), way, way.abs().greaterThan(vec3(1e-6))))
      .toConst('inverse')
    const [a, b] = [vec3(-0.999).sub(from).mul(inverse).toConst('a'), vec3(0.999).sub(from).mul(inverse).toConst('b')]
    const [near, far] = [a.min(b).toConst('near'), a.max(b).toConst('far')]
    const t = near.x.max(near.y).max(near.z).max(0).toVar('t')
    const end = far.x.min(far.y).min(far.z).toConst('end')
    const found = float(never).toVar('found')
    const clearance = float(1).toVar('clearance')
    Loop(steps, () => {
      If(t.greaterThanEqual(end), () => Break())
      const d = fieldAt(from.add(way.mul(t))).toConst('d')
      clearance.assign(clearance.min(d.mul(10).div(t.max(0.05))))
      If(d.lessThan(0.003), () => {
        found.assign(t)
        Break()
      })
      // A network may be steeper than a distance.
      t.addAssign(d.mul(0.8).max(0.004))
    })
    return vec2(found, clearance)
  })

  // ── Surfaces: colour, and normal with the distance from the eye.
  const surfaces = target({ albedo: 'rgba8unorm', normal: 'rgba32float' }, { size: [pixels, pixels], filter: 'nearest', name: 'surface' })
  const way = camera.ray(uv).normalize().toConst('way')
  const seen = fn('seen', [{ from: vec3 }, { way: vec3 }], vec4, (from, direction) => {
    const t = march(from, direction, int(72)).x.toConst('t')
    const down = select(float(never), float(floorHeight).sub(from.y).div(direction.y), direction.y.lessThan(-1e-4)).toConst('down')
    const normal = vec3(0, 1, 0).toVar('normal')
    If(t.lessThan(down), () => {
      const p = from.add(direction.mul(t)).toConst('p')
      const h = 1.6 / grid
      const slope = vec3(0).toVar('slope')
      Loop(int(4), (k) => {
        const corner = vec3(float(k.bitAnd(1)), float(k.div(2)), float(k.bitXor(k.div(2)).bitAnd(1)))
          .mul(2)
          .sub(1)
          .toConst('corner')
        slope.addAssign(corner.mul(fieldAt(p.add(corner.mul(h)))))
      })
      normal.assign(slope.normalize())
    })
    return vec4(normal, t.min(down))
  })
  const surface = seen(camera.eye, way).toConst('surface')
  const isFloor = surface.y.equal(1).and(surface.x.equal(0))
  const trace = draw({
    label: 'trace',
    target: surfaces,
    fragment: { albedo: vec4(select(vec3(0.74, 0.7, 0.64), vec3(0.085, 0.085, 0.1), isFloor), select(float(1), float(0), isFloor)), normal: surface },
  })

  // ── Light.
  const lamps = storage(vec4, lampCount, { name: 'lamps' })
  const moveLamps = kernel(
    lampCount,
    (i) => {
      const own = (irrational: number): Float => float(i).add(0.5).mul(irrational).fract()
      const angle = time
        .mul(own(0.414_213_562).mul(0.5).add(0.2))
        .mul(select(float(-1), float(1), i.bitAnd(1).equal(0)))
        .add(own(0.618_034).mul(2 * Math.PI))
      const radius = own(0.754_877_666).mul(0.55).add(0.85)
      const height = time
        .mul(0.5)
        .add(own(0.569_840_291).mul(20))
        .sin()
        .mul(0.75)
        .add(own(0.302_775_638).mul(0.4))
        .max(floorHeight + 0.06)
      lamps.at(i).assign(vec4(angle.cos().mul(radius), height, angle.sin().mul(radius), 1))
    },
    { name: 'moveLamps' },
  )
  const tint = (i: Uint): Vec3 =>
    vec3(0, 1 / 3, 2 / 3)
      .add(float(i).mul(0.618_034))
      .mul(2 * Math.PI)
      .cos()
      .mul(0.5)
      .add(0.5)
      .pow(vec3(2))
  const key = vec3(0.45, 0.8, 0.4).normalize()

  const shade = fn('shade', [{ albedo: vec4 }, { normal: vec4 }, { way: vec3 }], vec3, (albedo, normal, direction) => {
    const n = normal.xyz.toConst('n')
    const point = camera.eye.add(direction.mul(normal.w)).toConst('point')
    const light = vec3(0).toVar('light')
    const glow = vec3(0).toVar('glow')
    Loop(uint(lampCount), (i) => {
      const lamp = lamps.at(i).xyz.toConst('lamp')
      const toLamp = lamp.sub(point).toConst('toLamp')
      const square = toLamp.dot(toLamp).toConst('square')
      const unit = toLamp.mul(square.max(1e-4).inverseSqrt()).toConst('unit')
      const half = n.dot(unit.sub(direction).normalize()).max(0)
      const glint = half.pow(40).mul(albedo.w).mul(0.9)
      light.addAssign(tint(i).mul(n.dot(unit).max(0)).mul(albedo.xyz.add(glint)).div(square.mul(5).add(0.08)))
      // A lamp in front of the surface is itself seen.
      const along = lamp.sub(camera.eye).dot(direction).toConst('along')
      const aside = lamp.sub(camera.eye).sub(direction.mul(along)).toConst('aside')
      glow.addAssign(
        select(
          vec3(0),
          tint(i)
            .mul(exp(aside.dot(aside).mul(-2600)).mul(3))
            .add(tint(i).mul(exp(aside.dot(aside).mul(-90)).mul(0.1))),
          along.lessThan(normal.w),
        ),
      )
    })
    const facing = n.dot(key).max(0).toConst('facing')
    const shadow = float(1).toVar('shadow')
    If(facing.greaterThan(0), () => shadow.assign(smoothstep(0, 1, march(point.add(n.mul(0.03)), key, int(28)).y)))
    const moon = vec3(0.17, 0.2, 0.29).mul(facing.mul(shadow))
    const ambient = vec3(0.03, 0.034, 0.055).mul(n.y.mul(0.5).add(0.6))
    const lit = light.mul(0.95).add(albedo.xyz.mul(moon.add(ambient)))
    const far = normal.w.sub(3).max(0).toConst('far')
    const fogged = mix(vec3(0.006, 0.008, 0.016), lit, exp(far.mul(far).mul(-0.12)))
      .add(glow)
      .toConst('fogged')
    return rgb2srgb(fogged.mul(1.25).div(fogged.add(0.5)).saturate())
  })
  const picture = target({ color: 'rgba8unorm' }, { size: [pixels, pixels], filter: 'linear', name: 'picture' })
  const place = uv
  const light = draw({
    label: 'light',
    target: picture,
    fragment: vec4(shade(surfaces.albedo.sampleLevel(place, 0), surfaces.normal.sampleLevel(place, 0), way), 1),
  })
  return { field, begin: [bakeAll, moveLamps], bake, steps: [moveLamps, trace, light], color: picture.color }
}
