/**
 * The ground with its grass from afar, the cut sides of the block, and the water.
 * Must not know: light.
 */
import { valueNoise } from '@kirari/addons'
import { draw, geometry } from 'kirari'
import { plane } from 'kirari/geometry'
import { mix, smoothstep, time, varying, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { waterKind, type Base } from './base.ts'

export const createGround = ({ side, camera, surfaces, heights, heightOf, heightAt, grassAt, position, normal, cast }: Base) => {
  // ── The ground, coloured by the grass of the four cells around each corner.
  const land = plane({ size: side, segments: 2 * side, facing: 'y' })
  const landPosition = land.attributes.position.data.slice()
  const landNormal = land.attributes.normal.data.slice()
  for (let i = 0; i < landPosition.length; i += 3) {
    const pointOf = (k: number): number => Math.round(((landPosition[i + k] ?? 0) + side / 2) * 2)
    const [x, y] = [pointOf(0), pointOf(2)]
    landPosition[i + 1] = heightOf(x, y)
    const slope = [heightOf(x - 1, y) - heightOf(x + 1, y), 1, heightOf(x, y - 1) - heightOf(x, y + 1)] as const
    slope.forEach((part, k) => (landNormal[i + k] = part / Math.hypot(...slope)))
  }
  const groundForm = geometry({ position: { data: landPosition, size: 3 }, normal: { data: landNormal, size: 3 } }, { index: land.index })
  const around = (place: Vec2): Float =>
    [vec2(-0.3, -0.3), vec2(0.3, -0.3), vec2(-0.3, 0.3), vec2(0.3, 0.3)]
      .map((off) => grassAt(place.add(off)))
      .reduce((a, b) => a.add(b))
      .mul(0.25)
  const spot = varying(position, { name: 'spot' })
  const lush = varying(around(position.xz).div(63), { name: 'lush' })
  const groundNormal = varying(normal, { name: 'groundNormal' })
  const grain = valueNoise(spot.xz.mul(2.3))
    .mul(0.6)
    .add(valueNoise(spot.xz.mul(7)).mul(0.4))
    .toConst('grain')
  const soil = mix(vec3(0.19, 0.125, 0.07), vec3(0.3, 0.21, 0.12), grain)
  const meadow = mix(vec3(0.075, 0.15, 0.02), vec3(0.15, 0.24, 0.035), grain)
  const sand = mix(vec3(0.52, 0.43, 0.28), vec3(0.62, 0.53, 0.36), grain)
  const covered = mix(soil, meadow, smoothstep(0.08, 0.5, lush.add(grain.sub(0.5).mul(0.25))))
  const shore = mix(sand, covered, smoothstep(0.12, 0.7, spot.y.add(grain.mul(0.4)).sub(0.15)))
  const drawGround = draw({
    label: 'ground',
    target: surfaces,
    geometry: groundForm,
    vertex: camera.project(position),
    fragment: { albedo: vec4(shore, 0), normal: vec4(groundNormal.normalize(), 0) },
    depth: true,
  })

  // ── The cut sides of the block: layers of earth, and water above them.
  const bottom = Math.min(...heights) - side * 0.05
  const sidePosition: number[] = []
  const sideNormal: number[] = []
  const edges = [
    [(k: number) => [k, 2 * side] as const, [0, 0, 1]],
    [(k: number) => [2 * side - k, 0] as const, [0, 0, -1]],
    [(k: number) => [2 * side, 2 * side - k] as const, [1, 0, 0]],
    [(k: number) => [0, k] as const, [-1, 0, 0]],
  ] as const
  for (const [at, facing] of edges)
    for (let k = 0; k < 2 * side; k++) {
      const quad = (low: readonly [number, number], high: readonly [number, number]): void => {
        const corner = (i: 0 | 1, y: number): number[] => {
          const [x, z] = at(k + i)
          return [x / 2 - side / 2, y, z / 2 - side / 2]
        }
        for (const [i, y] of [
          [0, low[0]],
          [1, low[1]],
          [1, high[1]],
          [0, low[0]],
          [1, high[1]],
          [0, high[0]],
        ] as const) {
          sidePosition.push(...corner(i, y))
          sideNormal.push(...facing)
        }
      }
      const [a, b] = [heightOf(...at(k)), heightOf(...at(k + 1))]
      quad([bottom, bottom], [a, b])
      if (Math.min(a, b) < 0) quad([Math.min(a, 0), Math.min(b, 0)], [0, 0])
    }
  const sideForm = geometry({ position: { data: Float32Array.from(sidePosition), size: 3 }, normal: { data: Float32Array.from(sideNormal), size: 3 } })
  const wall = varying(position, { name: 'wall' })
  const wallNormal = varying(normal, { name: 'wallNormal' })
  const along = wall.x.add(wall.z).toConst('along')
  const depthBelow = heightAt(wall.xz).sub(wall.y).toConst('depthBelow')
  const wave = valueNoise(vec2(along.mul(0.16), 3))
    .mul(2.2)
    .add(valueNoise(vec2(along.mul(0.9), 9)).mul(0.5))
  const layer = depthBelow.mul(0.9).add(wave).toConst('layer')
  const stone = valueNoise(vec2(along.mul(1.7), wall.y.mul(2.6)))
  const strata = mix(
    vec3(0.11, 0.07, 0.042),
    mix(vec3(0.3, 0.17, 0.085), mix(vec3(0.22, 0.15, 0.105), vec3(0.15, 0.135, 0.13), smoothstep(5.4, 5.8, layer)), smoothstep(3.2, 3.5, layer)),
    smoothstep(1.3, 1.6, layer),
  )
  const isTurf = smoothstep(0.42, 0.3, depthBelow).mul(smoothstep(0, 0.4, wall.y))
  const earth = mix(strata.mul(stone.mul(0.25).add(0.87)), vec3(0.09, 0.16, 0.025), isTurf)
  const isWater = smoothstep(0.02, -0.02, depthBelow).toConst('isWater')
  const drawSides = draw({
    label: 'sides',
    target: surfaces,
    geometry: sideForm,
    vertex: camera.project(position),
    fragment: {
      albedo: vec4(mix(earth, mix(vec3(0.03, 0.2, 0.24), vec3(0.012, 0.07, 0.13), wall.y.mul(-0.25).saturate()), isWater), isWater.mul(0.12)),
      normal: vec4(wallNormal.normalize(), isWater.mul(waterKind)),
    },
    depth: true,
    cull: 'none',
  })

  // ── Water: lighter where the ground is near, with small waves.
  const sheet = plane({ size: side, facing: 'y' })
  const waterForm = geometry({ position: { data: sheet.attributes.position.data, size: 3 } }, { index: sheet.index })
  const surface = varying(position, { name: 'waterPlace' })
  const deep = heightAt(surface.xz).negate().toConst('deep')
  const ripple = (p: Vec2): Float =>
    valueNoise(p.mul(0.8).add(vec2(time.mul(0.5), time.mul(0.35)))).add(valueNoise(p.mul(1.9).sub(vec2(time.mul(0.6), time.mul(-0.4)))).mul(0.5))
  const here = ripple(surface.xz).toConst('here')
  const tilt = vec2(ripple(surface.xz.add(vec2(0.25, 0))).sub(here), ripple(surface.xz.add(vec2(0, 0.25))).sub(here)).mul(-0.32)
  const foam = smoothstep(0.5, 0.1, deep.add(here.sub(0.7).mul(0.35))).mul(smoothstep(-0.1, 0.05, deep))
  const drawWater = draw({
    label: 'water',
    target: surfaces,
    geometry: waterForm,
    vertex: camera.project(position),
    fragment: {
      albedo: vec4(mix(mix(vec3(0.07, 0.34, 0.34), vec3(0.008, 0.06, 0.12), smoothstep(0, 2.6, deep)), vec3(0.75, 0.8, 0.78), foam.mul(0.7)), 0),
      normal: vec4(vec3(tilt.x, 1, tilt.y).normalize(), waterKind),
    },
    depth: true,
  })

  return { casts: [cast('shadow of the ground', groundForm, position)], steps: [drawGround, drawSides, drawWater] }
}
