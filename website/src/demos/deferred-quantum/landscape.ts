/**
 * The wave as a landscape: its height is the probability, its hue the phase. The surfaces go into a target with colour, normal and depth; then
 * each pixel is lit by the wave itself, which a kernel turns into one light for each tile of the grid.
 */
import { oklab2rgb, rgb2srgb } from '@kirari/addons'
import { draw, geometry } from 'kirari'
import type { OrbitCamera } from 'kirari/camera'
import { box, cylinder, plane } from 'kirari/geometry'
import { attribute, float, fn, fragCoord, If, instancedAttribute, int, ivec2, kernel, Loop, mix, select, smoothstep, storage, target, uint } from 'kirari/node'
import { uniform, uv, uvec2, varying, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Wave, World } from './evolve.ts'
import { inner, type Setting } from './setting.ts'

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
/** The third component of the cross product: the imaginary part of a* b. */
const cross = (a: Vec2, b: Vec2): Float => a.x.mul(b.y).sub(a.y.mul(b.x))

/** How far a light shines. */
const reach = 9
/** The radius of a well. */
const rim = 9
/** The colour of a complex number: its phase is the angle in Oklab's plane of hues, so that no angle is computed. */
const hueOf = (psi: Vec2): Vec3 => oklab2rgb(vec3(lightness, psi.mul(float(chroma).div(psi.length().max(1e-9))))).max(0)

export const createLandscape = ({ wave, world, setting, camera, tiles, isAbsorbing }: Options) => {
  const { n, side } = world
  const cell = side / n
  const height = uniform(1, 'height')
  /** The reader's throw: from where to where, and whether there is one. */
  const [from, to, isThrown] = [uniform([0, 0], 'throwFrom'), uniform([0, 0], 'throwTo'), uniform(0, 'isThrown')]
  /** The place of the last measurement, and how long ago, in frames. */
  const [found, age] = [uniform([0, 0], 'found'), uniform(1e6, 'age')]

  // ── Lights. A kernel sums each tile of the grid: its probability, its middle, its greatest density, and its current.
  const sums = storage(vec4, tiles * tiles, { name: 'sums' })
  const currents = storage(vec2, tiles * tiles, { name: 'currents' })
  const span = n / tiles
  const gather = kernel(
    [tiles, tiles],
    (i, id) => {
      const sum = vec4(0).toVar('sum')
      const current = vec2(0).toVar('current')
      Loop(uint(span), (row) => {
        Loop(uint(span), (column) => {
          const at = id.xy.mul(span).add(uvec2(column, row)).toConst('at')
          const psi = wave.psi.at(at.y.mul(n).add(at.x)).toConst('psi')
          const p = psi.dot(psi).toConst('p')
          sum.assign(vec4(sum.x.add(p), sum.yz.add(vec2(at).mul(p)), sum.w.max(p)))
          // j = Im(ψ* ∇ψ), from the next cell to the right and above.
          const right = wave.psi.at(at.y.mul(n).add(at.x.add(1).bitAnd(n - 1)))
          const above = wave.psi.at(
            at.y
              .add(1)
              .bitAnd(n - 1)
              .mul(n)
              .add(at.x),
          )
          current.addAssign(vec2(cross(psi, right), cross(psi, above)))
        })
      })
      const middle = sum.yz
        .div(sum.x.max(1e-12))
        .sub(n / 2)
        .mul(cell)
      sums.at(i).assign(vec4(sum.x.mul(cell * cell), middle, sum.w))
      currents.at(i).assign(current.div(current.length().max(sum.x.mul(0.3)).max(1e-12)))
    },
    { name: 'gather' },
  )
  /** The exposure follows the greatest density. */
  const exposure = storage(float, 1, { name: 'exposure' })
  const first = Math.max(0, Math.min(tiles - 1, Math.floor(((setting.beyond ?? -side) / side + 0.5) * tiles)))
  const expose = kernel(
    1,
    (i) => {
      const most = float(1e-3).toVar('most')
      Loop({ start: uint(0), end: uint(tiles) }, (row) => {
        Loop({ start: uint(first), end: uint(tiles) }, (column) => most.assign(most.max(sums.at(row.mul(tiles).add(column)).w)))
      })
      const before = exposure.at(i).toConst('before')
      exposure.at(i).assign(select(mix(before, most, 0.08), most, before.equal(0)))
    },
    { name: 'expose' },
  )
  const gain = float(1).div(exposure.at(0))

  // ── Surfaces. An alpha above 0 says how much of its colour a surface shines with by itself.
  const surfaces = target({ albedo: 'rgba8unorm', normal: 'rgba16float', depth: true }, { name: 'surface', filter: 'nearest' })
  const position = attribute(vec3, 'position')
  const facing = attribute(vec3, 'normal')

  const { walls, posts, barrier, omega, hasPlate } = setting
  // Soft, so that what is far brighter than the exposure does not tower over the rest.
  const heightOf = (p: Float): Float => {
    const seen = p.mul(gain)
    return seen.div(seen.mul(0.35).add(1)).mul(height).mul(3.8)
  }
  /** Above each tile: place and power, and the colour of the way it moves, which is white where nothing does. */
  const light = storage(vec4, tiles * tiles, { name: 'light' })
  const tint = storage(vec3, tiles * tiles, { name: 'tint' })
  const placeLights = kernel(
    tiles * tiles,
    (i) => {
      const { x: power, y, z, w: most } = sums.at(i).toConst('tile')
      light.at(i).assign(
        vec4(
          y,
          heightOf(most)
            .add(baseOf(vec2(y, z)))
            .add(0.8),
          z,
          power,
        ),
      )
      tint.at(i).assign(oklab2rgb(vec3(lightness, currents.at(i).mul(chroma * 1.2))).max(0))
    },
    { name: 'placeLights' },
  )

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

  const middle = instancedAttribute(vec3, 'middle')
  const size = instancedAttribute(vec3, 'size')
  const solids = (shape: ReturnType<typeof box>, places: readonly (readonly [middle: readonly number[], size: readonly number[]])[]) =>
    draw({
      label: 'walls',
      target: surfaces,
      geometry: geometry(
        { ...shape.attributes, middle: places.map(([place]) => place), size: places.map(([, scale]) => scale) },
        { index: shape.index, instanced: ['middle', 'size'] },
      ),
      vertex: camera.project(position.mul(size).add(middle)),
      fragment: { albedo: vec4(0.4, 0.4, 0.44, 0), normal: vec4(varying(facing, { name: 'facing' }), 1) },
      depth: true,
      cull: 'back',
    })
  const drawSolids = [
    ...(walls
      ? [
          solids(
            box({ size: 1 }),
            walls.map(({ min, max, height: top }) => [
              [(min[0] + max[0]) / 2, top / 2, (min[1] + max[1]) / 2],
              [max[0] - min[0], top, max[1] - min[1]],
            ]),
          ),
        ]
      : []),
    ...(posts
      ? [
          solids(
            cylinder({ radius: 1, height: 1, segments: [48, 1] }),
            posts.map(([x, y, radius]) => [
              [x, 1.2, y],
              [radius, 2.4, radius],
            ]),
          ),
        ]
      : []),
  ]

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
  const exposed = float(1).sub(arrived.mul(-60).exp())
  const plate =
    hasPlate && isAbsorbing
      ? [
          collect,
          draw({
            label: 'plate',
            target: surfaces,
            geometry: geometry({ position: { data: strip.attributes.position.data, size: 3 } }, { index: strip.index }),
            vertex: camera.project(position.add(vec3(inner + 1.3, 0, 0))),
            fragment: { albedo: vec4(mix(vec3(0.05, 0.05, 0.055), vec3(1, 0.82, 0.5), exposed), exposed.mul(0.9)), normal: vec4(0, 1, 0, 1) },
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
    const sum = vec3(0).toVar('sum')
    Loop(uint(tiles * tiles), (i) => {
      const lamp = light.at(i).toConst('lamp')
      const way = lamp.xyz.sub(point).toConst('way')
      const square = way.dot(way).toConst('square')
      If(lamp.w.greaterThan(2e-5).and(square.lessThan(reach * reach)), () => {
        const toLight = way.mul(square.inverseSqrt()).toConst('toLight')
        // Falls with the square of the distance, and is nothing where the reach ends (B. Karis, 2013).
        const rest = float(1)
          .sub(square.mul(square).mul(1 / reach ** 4))
          .toConst('rest')
        const falloff = rest.mul(rest).div(square.add(0.6))
        const half = normal.dot(toLight.add(toEye).normalize()).max(0)
        const glint = half.pow(40).mul(surface.w.mul(0.6).add(0.02))
        sum.addAssign(tint.at(i).mul(surface.xyz.add(glint)).mul(normal.dot(toLight).max(0).mul(falloff).mul(lamp.w)))
      })
    })
    const moon = vec3(0.35, 0.8, -0.45).normalize()
    const moonlight = normal.dot(moon).max(0).mul(0.2).add(0.08)
    const sheen = normal.dot(moon.add(toEye).normalize()).max(0).pow(60).mul(surface.w).mul(0.3)
    const lit = sum
      .mul(36)
      .add(surface.xyz.mul(vec3(0.8, 0.9, 1.2)).mul(moonlight))
      .add(vec3(sheen))
      .add(surface.xyz.mul(surface.w).mul(2.8))
    const fogged = mix(vec3(0.0015, 0.002, 0.004), lit, distance.mul(distance).mul(-0.0006).exp())
    // Highlights roll off, darks keep their contrast.
    return rgb2srgb(fogged.mul(1.25).div(fogged.add(0.55)).saturate())
  })
  const drawLight = draw({ label: 'light', fragment: vec4(shade(uv), 1) })

  // ── What is translucent comes last, over the light, where nothing stands before it.
  const isBefore = fragCoord.z.lessThan(surfaces.depth.load(ivec2(fragCoord.xy)).x)
  const glass = (color: Vec3, alpha: Float) => {
    const shown = select(float(0), alpha, isBefore)
    return vec4(color.mul(shown), shown)
  }
  const ridge = plane({ size: [4, extent], segments: [64, 1], facing: 'y' })
  const { a = 1, drawn = 0 } = barrier ?? {}
  const across = position.x.div(a)
  const profile = float(2).div(across.exp().add(across.negate().exp())).toConst('profile')
  const flank = profile.mul(profile).toConst('flank')
  const steep = varying(flank.mul(across.mul(across)).add(flank), { name: 'steep' })
  const drawBarrier = barrier
    ? [
        draw({
          label: 'barrier',
          geometry: geometry({ position: { data: ridge.attributes.position.data, size: 3 } }, { index: ridge.index }),
          vertex: camera.project(vec3(position.x, flank.mul(drawn), position.z)),
          fragment: glass(vec3(0.55, 0.78, 1), steep.mul(0.22)),
          blend: 'alpha',
          clear: false,
        }),
      ]
    : []

  return {
    steps: [gather, expose, placeLights, drawGround, drawSheet, ...drawSolids, ...plate, drawLight, ...drawBarrier],
    /** Before the first frame. */
    begin: [gather, expose, placeLights],
    height,
    from,
    to,
    isThrown,
    found,
    age,
  }
}
