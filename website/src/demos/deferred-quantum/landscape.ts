/**
 * The wave as a landscape: its height is the probability, its hue the phase. The surfaces go into a target with colour, normal and depth; then
 * each pixel is lit by the wave itself, which a kernel turns into one light for each tile of the grid.
 */
import { oklab2rgb, rgb2srgb } from '@kirari/addons'
import { draw, geometry } from 'kirari'
import type { OrbitCamera } from 'kirari/camera'
import { plane } from 'kirari/geometry'
import { attribute, float, fn, int, kernel, Loop, mix, smoothstep, storage, target, uint, uniform, uv, varying, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Wave, World } from './evolve.ts'
import { createLamps } from './lamp.ts'
import { inner, type Setting } from './setting.ts'
import { createWalls } from './wall.ts'

interface Options {
  readonly wave: Wave
  readonly world: World
  readonly setting: Setting
  readonly camera: OrbitCamera
  /** Lights along each side of the grid. */
  readonly tiles: number
  readonly isAbsorbing: boolean
}

/** Lightness and chroma of all hues. */
const [lightness, chroma] = [0.72, 0.15]
/** The radius of a well. */
const rim = 9
/** The colour of a complex number: its phase is the angle in Oklab's plane of hues, so that no angle is computed. */
const hueOf = (psi: Vec2): Vec3 => oklab2rgb(vec3(lightness, psi.mul(float(chroma).div(psi.length().max(1e-9))))).max(0)

export const createLandscape = ({ wave, world, setting, camera, tiles, isAbsorbing }: Options) => {
  const { n, side } = world
  const { omega, hasPlate, beyond = -side } = setting
  const cell = side / n
  const height = uniform(1, 'height')
  /** The reader's throw: from where to where, and whether there is one. */
  const [from, to, isThrown] = [uniform([0, 0], 'throwFrom'), uniform([0, 0], 'throwTo'), uniform(0, 'isThrown')]
  /** The place of the last measurement, and how long ago, in frames. */
  const [found, age] = [uniform([0, 0], 'found'), uniform(1e6, 'age')]

  const lamps = createLamps({ wave, world, tiles, beyond, lightness, chroma, eye: camera.eye })
  const { gain } = lamps

  // ── Surfaces. An alpha above 0 says how much of its colour a surface shines with by itself.
  const surfaces = target({ albedo: 'rgba8unorm', normal: 'rgba16float', depth: true }, { name: 'surface', filter: 'nearest' })
  const position = attribute(vec3, 'position')

  // Soft, so that what is far brighter than the exposure does not tower over the rest.
  const heightOf = (p: Float): Float => {
    const seen = p.mul(gain)
    return seen.div(seen.mul(0.8).add(1)).mul(height).mul(5)
  }
  /** A well is the ground itself, up to a rim. */
  const baseOf = (place: Vec2): Float => {
    if (!omega) return float(0)
    const radius = place.length().min(rim)
    return radius.mul(radius).mul(0.042 * omega ** 2)
  }
  const extent = isAbsorbing ? 2 * inner : side - 2 * cell
  const sheet = plane({ size: extent, segments: Math.round(extent / cell), facing: 'y' })
  const column = int(position.x.div(cell).add(n / 2 + 0.5))
  const row = int(position.z.div(cell).add(n / 2 + 0.5))
  const psiAt = (x: number, y: number): Vec2 =>
    wave.psi.at(
      row
        .add(y)
        .clamp(0, n - 1)
        .mul(n)
        .add(column.add(x).clamp(0, n - 1)),
    )
  const heightAt = (x: number, y: number): Float => {
    const psi = psiAt(x, y).toConst('beside')
    return heightOf(psi.dot(psi)).add(baseOf(position.xz.add(vec2(x * cell, y * cell))))
  }
  const here = psiAt(0, 0).toConst('here')
  const slope = vec2(heightAt(-1, 0).sub(heightAt(1, 0)), heightAt(0, -1).sub(heightAt(0, 1)))
  const psi = varying(here, { name: 'psi' })
  const up = varying(vec3(slope.x, 2 * cell, slope.y), { name: 'up' })
  const spot = varying(position.xz, { name: 'spot' })
  const seen = psi
    .dot(psi)
    .mul(varying(gain, { name: 'gain' }))
    .toConst('seen')
  const presence = seen.div(seen.add(0.12)).toConst('presence')
  // Lines of the ground: squares, or where the potential is a constant.
  const line = spot.add(0.5).fract().sub(0.5).abs()
  const squares = smoothstep(0.05, 0.015, line.x.min(line.y))
  const contour = spot.length().mul(0.8).add(0.5).fract().sub(0.5).abs()
  const rings = smoothstep(0.05, 0.015, contour).mul(smoothstep(rim, rim - 0.1, spot.length()))
  const lines = omega ? rings.mul(0.07) : squares.mul(0.016)
  // An arrow of the throw, and the ring of a measurement, which widens and fades.
  const way = to.sub(from)
  const along = spot.sub(from).dot(way).div(way.dot(way).max(1e-6)).saturate()
  const arrow = smoothstep(0.25, 0.1, spot.sub(from).sub(way.mul(along)).length()).mul(isThrown)
  const ring = smoothstep(0.5, 0, spot.sub(found).length().sub(age.mul(0.12)).abs()).mul(age.mul(-0.04).exp())
  const mark = arrow.max(ring).toConst('mark')
  const drawSheet = draw({
    label: 'wave',
    target: surfaces,
    geometry: geometry({ position: { data: sheet.attributes.position.data, size: 3 } }, { index: sheet.index }),
    vertex: camera.project(vec3(position.x, heightAt(0, 0), position.z)),
    fragment: {
      albedo: vec4(mix(mix(vec3(0.014, 0.016, 0.026).add(lines), hueOf(psi), presence), vec3(1), mark), seen.mul(0.75).saturate().max(mark)),
      normal: vec4(up.normalize(), 1),
    },
    depth: true,
  })

  const ground = plane({ size: 160, facing: 'y' })
  const drawGround = draw({
    label: 'ground',
    target: surfaces,
    geometry: geometry({ position: { data: ground.attributes.position.data, size: 3 } }, { index: ground.index }),
    vertex: camera.project(position.sub(vec3(0, 0.06, 0))),
    fragment: { albedo: vec4(0.008, 0.009, 0.014, 0), normal: vec4(0, 1, 0, 1) },
    depth: true,
  })

  // A plate behind the slits, which glows where the border has taken the wave: each row of cells of it is a sum.
  const arrivals = storage(float, n, { name: 'arrivals' })
  const collect = kernel(
    n,
    (i) => {
      const sum = float(0).toVar('sum')
      Loop({ start: uint(Math.round(n / 2 + inner / cell)), end: uint(n) }, (column) => sum.addAssign(wave.absorbed.at(i.mul(n).add(column))))
      arrivals.at(i).assign(sum.mul(cell))
    },
    { name: 'collect' },
  )
  const strip = plane({ size: [2, 2 * inner], segments: [1, Math.round((2 * inner) / cell)], facing: 'y' })
  const arrived = varying(arrivals.at(row), { name: 'arrived' })
  const exposed = float(1).sub(arrived.mul(-100).exp())
  const plate =
    hasPlate && isAbsorbing
      ? [
          collect,
          draw({
            label: 'plate',
            target: surfaces,
            geometry: geometry({ position: { data: strip.attributes.position.data, size: 3 } }, { index: strip.index }),
            vertex: camera.project(position.add(vec3(inner + 1.3, 0, 0))),
            fragment: { albedo: vec4(mix(vec3(0.05, 0.05, 0.055), vec3(1, 0.6, 0.2), exposed), exposed), normal: vec4(0, 1, 0, 1) },
            depth: true,
          }),
        ]
      : []

  // ── Light: every tile that reaches the point, a moon, and what shines by itself.
  const shade = fn('shade', [{ place: vec2 }], vec3, (place) => {
    const surface = surfaces.albedo.sampleLevel(place, 0).toConst('surface')
    const normal = surfaces.normal.sampleLevel(place, 0).xyz.toConst('normal')
    const depth = surfaces.depth.sampleLevel(place, 0).x.toConst('depth')
    const distance = camera.distanceOf(depth).toConst('distance')
    const point = camera.eye.add(camera.ray(place).mul(distance)).toConst('point')
    const toEye = camera.eye.sub(point).normalize().toConst('toEye')
    const moon = vec3(0.35, 0.8, -0.45).normalize()
    const moonlight = normal.dot(moon).max(0).mul(0.2).add(0.08)
    const sheen = normal.dot(moon.add(toEye).normalize()).max(0).pow(60).mul(surface.w).mul(0.3)
    const lit = lamps
      .illuminate(point, normal, surface.xyz, surface.w.mul(0.6).add(0.02))
      .mul(36)
      .add(surface.xyz.mul(vec3(0.8, 0.9, 1.2)).mul(moonlight))
      .add(vec3(sheen))
      .add(surface.xyz.mul(surface.w).mul(3.6))
    const fogged = mix(vec3(0.0015, 0.002, 0.004), lit, distance.mul(distance).mul(-0.0006).exp())
    // Highlights roll off, darks keep their contrast.
    return rgb2srgb(fogged.mul(1.25).div(fogged.add(0.55)).saturate())
  })
  const drawLight = draw({ label: 'light', fragment: vec4(shade(uv), 1) })

  const walls = createWalls(setting, camera, surfaces, extent)
  const light = [lamps.gather, lamps.expose, lamps.placeOn((place, density) => heightOf(density).add(baseOf(place)))]
  return {
    steps: [...light, drawGround, drawSheet, ...walls.solids, ...plate, drawLight, ...walls.barrier],
    /** Before the first frame. */
    begin: light,
    arrivals,
    height,
    from,
    to,
    isThrown,
    found,
    age,
  }
}
