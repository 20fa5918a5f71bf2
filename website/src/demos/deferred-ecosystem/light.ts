/**
 * Light on the surfaces: the sun or the moon with its shadow, the sky with ambient obscurance, and every firefly that is near.
 * Must not know: how surfaces are drawn.
 */
import { draw, geometry } from 'kirari'
import { lookAt, orthographic, type OrbitCamera } from 'kirari/camera'
import { plane } from 'kirari/geometry'
import {
  attribute,
  float,
  fn,
  fragCoord,
  If,
  instanceIndex,
  int,
  kernel,
  Loop,
  mix,
  resolution,
  select,
  smoothstep,
  storage,
  target,
  time,
  uint,
  uniform,
  uv,
  varying,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Uint, Vec2, Vec3 } from 'kirari/node'
import { toScreen } from '../lsystem/light.ts'
import { waterKind, type Base } from './base.ts'
import { skyAt } from './sky.ts'

interface Options {
  readonly base: Base
  readonly camera: OrbitCamera
  readonly side: number
  readonly fireflies: number
  readonly hasObscurance: boolean
}

/** A firefly shines so many cells far. */
const reach = 7
/** Multiples of an irrational number without their whole part fill the line evenly; each of these fills another one. */
const spread = (i: Uint, irrational: number): Float => float(i).add(0.5).mul(irrational).fract()

export const createLight = ({ base, camera, side, fireflies, hasObscurance }: Options) => {
  const { surfaces, shadow, heightAt, grassAt, inShadow } = base
  const color = (name: string) => uniform([0, 0, 0], name)
  const colors = {
    toLight: color('toLight'),
    light: color('light'),
    ambient: color('ambient'),
    ground: color('ground'),
    high: color('high'),
    low: color('low'),
  }
  const { toLight, light, ambient, ground, high, low } = colors
  const night = uniform(0, 'night')

  // ── Fireflies wander about their homes, and shine at night where grass grows.
  const firefly = storage(vec4, Math.max(1, fireflies), { name: 'firefly' })
  const fly = kernel(
    Math.max(1, fireflies),
    (i) => {
      const home = vec2(spread(i, 0.754_877_666), spread(i, 0.569_840_291))
        .sub(0.5)
        .mul(side - 3)
      const phase = spread(i, 0.618_033_989)
        .mul(2 * Math.PI)
        .toConst('phase')
      const pace = time.mul(spread(i, 0.414_213_562).mul(0.3).add(0.25)).toConst('pace')
      const way = vec2(pace.add(phase).cos(), pace.mul(1.3).add(phase.mul(3)).sin()).mul(2.4)
      const place = home
        .add(way)
        .clamp(-side / 2, side / 2)
        .toConst('place')
      const up = pace.mul(2.7).add(phase.mul(5)).sin().mul(0.5).add(1.3)
      const pulse = smoothstep(-0.7, 0.4, time.mul(1.1).add(phase.mul(9)).sin())
      const glow = night.mul(pulse).mul(smoothstep(8, 20, grassAt(place)))
      firefly.at(i).assign(vec4(place.x, heightAt(place).max(0).add(up), place.y, glow))
    },
    { name: 'fly' },
  )
  const fireColor = vec3(1, 0.78, 0.2)

  // ── Ambient obscurance (McGuire et al. 2011): a sum over points in a spiral around the pixel, of how far each rises over the tangent plane.
  const distanceAt = (place: Vec2): Float => camera.distanceOf(surfaces.depth.sampleLevel(place, 0).x)
  const pointAt = (place: Vec2): Vec3 => camera.eye.add(camera.ray(place).mul(distanceAt(place)))
  const open = target({ open: 'r8unorm' }, { name: 'open', size: hasObscurance ? 1 : [1, 1] })
  const [taps, radius] = [11, 1.9]
  const obscurance = fn('obscurance', [{ place: vec2 }, { pixel: vec2 }], float, (place, pixel) => {
    const point = pointAt(place).toConst('point')
    const normal = surfaces.normal.sampleLevel(place, 0).xyz.toConst('normal')
    const distance = distanceAt(place).toConst('distance')
    // Radius on the screen, in the units of uv.
    const size = vec2(resolution.y.div(resolution.x), 1)
      .mul(radius / 2 / Math.tan(camera.fieldOfView / 2))
      .div(distance)
      .toConst('size')
    const start = pixel
      .dot(vec2(0.067_110_56, 0.005_837_15))
      .fract()
      .mul(52.982_918_9)
      .fract()
      .mul(2 * Math.PI)
      .toConst('start')
    const sum = float(0).toVar('sum')
    Loop(int(taps), (k) => {
      const part = float(k).add(0.5).div(taps).toConst('part')
      const angle = start.add(part.mul(2 * Math.PI * 3)).toConst('angle')
      const there = place.add(vec2(angle.cos(), angle.sin()).mul(size).mul(part)).toConst('there')
      const way = pointAt(there).sub(point).toConst('way')
      sum.addAssign(way.dot(normal).sub(distance.mul(0.0012)).max(0).div(way.dot(way).add(0.03)))
    })
    return float(1)
      .sub(sum.mul((2 * 0.62) / taps))
      .max(0)
  })
  const drawOpen = draw({ label: 'obscurance', target: open, fragment: { open: obscurance(uv, fragCoord.xy) } })
  /** The mean of 16 pixels, whose spirals differ. */
  const openAt = (place: Vec2): Float => {
    if (!hasObscurance) return float(1)
    const sum = float(0).toVar('openSum')
    Loop(int(4), (y) => {
      Loop(int(4), (x) => sum.addAssign(open.open.sampleLevel(place.add(vec2(float(x), float(y)).sub(1.5).div(resolution)), 0).x))
    })
    return sum.div(16)
  }

  /** The share of the sun or the moon that arrives: nine tests around the point. */
  const lightAt = fn('lightAt', [{ point: vec3 }, { normal: vec3 }], float, (point, normal) => {
    const clip = inShadow(point.add(normal.mul(0.12))).toConst('clip')
    const place = clip.xy.mul(0.5).add(0.5).toConst('place')
    const sum = float(0).toVar('sum')
    Loop({ start: int(-1), end: int(1), inclusive: true }, (x) => {
      Loop({ start: int(-1), end: int(1), inclusive: true }, (y) => {
        const nearest = shadow.depth.sampleLevel(place.add(vec2(float(x), float(y)).mul(0.0006)), 0).x
        sum.addAssign(select(float(0), float(1), clip.z.sub(0.0012).lessThanEqual(nearest)))
      })
    })
    return sum.div(9)
  })

  const background = fn('background', [{ ray: vec3 }], vec3, (ray) => {
    const sky = mix(low, high, smoothstep(-0.62, 0.05, ray.y)).toConst('sky')
    // Stars: one in some cells of a grid over the directions.
    const grid = vec2(ray.x.div(ray.z.abs().add(0.4)), ray.y)
      .mul(110)
      .toConst('grid')
    const cell = grid.floor().toConst('starCell')
    const lot = cell.dot(vec2(0.754_877_666, 0.569_840_291)).add(cell.x.mul(cell.y).mul(0.318_309_886)).fract().toConst('lot')
    const star = smoothstep(0.24, 0.02, grid.fract().sub(0.5).length())
      .mul(smoothstep(0.94, 1, lot))
      .mul(night)
      .mul(smoothstep(0.3, 0.03, sky.x))
      .mul(0.5)
    const near = ray.dot(toLight).max(0).toConst('near')
    const halo = light.mul(near.pow(18).mul(0.1).add(near.pow(900).mul(0.8)))
    return sky.add(halo).add(vec3(star))
  })

  const shade = fn('shade', [{ place: vec2 }], vec3, (place) => {
    const depth = surfaces.depth.sampleLevel(place, 0).x.toConst('depth')
    const ray = camera.ray(place).toConst('ray')
    const color = background(ray.normalize()).toVar('color')
    If(depth.lessThan(1), () => {
      const surface = surfaces.albedo.sampleLevel(place, 0).toConst('surface')
      const facing = surfaces.normal.sampleLevel(place, 0).toConst('facing')
      const normal = facing.xyz.normalize().toConst('normal')
      const point = camera.eye.add(ray.mul(camera.distanceOf(depth))).toConst('point')
      const toEye = ray.normalize().negate().toConst('toEye')
      const isWater = facing.w.greaterThan(waterKind / 2).toConst('isWater')
      const arrives = light.mul(lightAt(point, normal)).toConst('arrives')
      const sky = mix(ground, ambient, normal.y.mul(0.5).add(0.5)).mul(openAt(place))
      const sum = surface.xyz.mul(arrives.mul(normal.dot(toLight).max(0)).add(sky)).toVar('sum')
      // Water mirrors the sky and the light (Schlick 1994).
      If(isWater, () => {
        const mirrored = toEye
          .negate()
          .add(normal.mul(normal.dot(toEye).mul(2)))
          .toConst('mirrored')
        const fresnel = float(1).sub(normal.dot(toEye).max(0)).pow(5).mul(0.9).add(0.04)
        const glint = mirrored.dot(toLight).max(0).pow(160).mul(1.6)
        sum.assign(mix(sum, mix(low, high, smoothstep(-0.3, 0.7, mirrored.y)), fresnel).add(arrives.mul(glint)))
      })
      Loop(select(uint(0), uint(fireflies), night.greaterThan(0)), (i) => {
        const fly = firefly.at(i).toConst('fly')
        const way = fly.xyz.sub(point).toConst('way')
        const square = way.dot(way).toConst('square')
        If(square.lessThan(reach * reach).and(fly.w.greaterThan(0.01)), () => {
          const rest = float(1)
            .sub(square.div(reach * reach))
            .toConst('rest')
          const toward = way.mul(square.max(1e-4).inverseSqrt()).toConst('toward')
          const lit = surface.xyz.mul(normal.dot(toward).mul(0.75).add(0.25).max(0))
          const shine = select(float(0), normal.dot(toward.add(toEye).normalize()).max(0).pow(60).mul(0.6), isWater)
          sum.addAssign(fireColor.mul(lit.add(shine)).mul(fly.w).mul(rest.mul(rest)).mul(2.6).div(square.mul(0.6).add(0.35)))
        })
      })
      color.assign(sum.add(surface.xyz.mul(surface.w)))
    })
    return toScreen(color)
  })
  const lit = target({ color: 'rgba8unorm' }, { name: 'lit' })
  const drawLit = draw({ label: 'light', target: lit, fragment: vec4(shade(uv), 1) })

  // ── The glow of each firefly itself, behind whatever is nearer.
  const corner = attribute(vec3, 'position')
  const quad = plane({ size: 2 })
  const own = firefly.at(instanceIndex).toConst('own')
  const centre = varying(own.xyz, { name: 'centre' })
  const glow = varying(own.w, { name: 'glow' })
  const offset = varying(corner.xy, { name: 'offset' })
  const seat = own.xyz.add(
    camera.right
      .mul(corner.x)
      .add(camera.up.mul(corner.y))
      .mul(select(float(0), float(1.1), own.w.greaterThan(0.01))),
  )
  const projected = camera.project(seat).toConst('projected')
  const clip = varying(projected, { name: 'clip' })
  const ahead = centre.sub(camera.eye).dot(camera.forward)
  const isSeen = smoothstep(-0.2, 0.3, distanceAt(clip.xy.div(clip.w).mul(0.5).add(0.5)).sub(ahead))
  const away = offset.length().toConst('away')
  const halo = away
    .mul(away)
    .mul(-9)
    .exp()
    .mul(0.35)
    .add(away.mul(away).mul(-130).exp().mul(1.4))
    .mul(smoothstep(1, 0.6, away))
  const drawFlies = draw({
    label: 'fireflies',
    target: lit,
    geometry: geometry({ position: { data: quad.attributes.position.data, size: 3 } }, { index: quad.index }),
    instances: fireflies,
    vertex: projected,
    fragment: vec4(vec3(1, 0.83, 0.38).mul(halo.mul(glow).mul(isSeen)), 0),
    blend: 'add',
  })

  return {
    lit,
    night,
    firefly,
    begin: [fly],
    steps: [fly, ...(hasObscurance ? [drawOpen] : []), drawLit, ...(fireflies > 0 ? [drawFlies] : [])],
    /** Places sun, moon and sky for an hour from 0 to 1. */
    set(hour: number) {
      const sky = skyAt(hour)
      for (const name of ['toLight', 'light', 'ambient', 'ground', 'high', 'low'] as const) colors[name].value = [...sky[name]]
      night.value = sky.night
      const size = side * 0.78
      const [x, y, z] = sky.toLight
      const eye = [x * side * 1.5, y * side * 1.5, z * side * 1.5] as const
      base.sunView.value = [...lookAt({ eye, target: [0, 0, 0] })]
      base.sunProjection.value = [...orthographic({ left: -size, right: size, bottom: -size, top: size, near: side * 0.4, far: side * 2.8 })]
    },
  }
}
export type Light = ReturnType<typeof createLight>
