/**
 * Surfaces of the world: ground, water, trees, grass and animals go into a target with colour, normal and depth; the shadow map holds them too.
 * Must not know: light.
 */
import { pcg, valueNoise } from '@kirari/addons'
import { draw, geometry, type Step } from 'kirari'
import type { OrbitCamera } from 'kirari/camera'
import { plane } from 'kirari/geometry'
import {
  attribute,
  float,
  fn,
  instancedAttribute,
  instanceIndex,
  int,
  ivec2,
  mat4,
  mix,
  select,
  smoothstep,
  storage,
  target,
  time,
  uint,
  uniform,
  varying,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Int, IVec2, Storage, Vec2, Vec3, Vec4 } from 'kirari/node'
import type { Census } from './census.ts'
import { birch, fox, sheep, spruce, type join } from './mesh.ts'
import { hasMoved, type Rules } from './rules.ts'
import type { Terrain } from './terrain.ts'

interface Options {
  readonly rules: Rules
  readonly census: Census
  readonly terrain: Terrain
  readonly camera: OrbitCamera
  /** Tufts of grass in a cell. */
  readonly tufts: number
  /** The side of the shadow map in pixels. */
  readonly shadowSize: number
  /** At most so many animals of a kind are drawn. */
  readonly heads: () => readonly [grazers: number, hunters: number]
}

const blades = 5
/** Kinds of surfaces, in the fourth channel of the normal. */
export const waterKind = 1

/** Tufts of single triangles around a point: a corner has its side, its height from 0 to 1 and the angle of its blade. */
const tuft = () => {
  const corners = Array.from({ length: blades }, (_, k) => {
    const angle = k * 2.4
    return [-1, 0, angle, 1, 0, angle, 0, 1, angle]
  })
  return new Float32Array(corners.flat())
}

export const createScenery = ({ rules, census, terrain, camera, tufts, shadowSize, heads }: Options) => {
  const { side, field, animal, law } = rules
  const { heights } = terrain
  const points = 2 * side + 1
  const surfaces = target({ albedo: 'rgba8unorm', normal: 'rgba16float', depth: true }, { name: 'surface', filter: 'nearest' })
  const shadow = target({ depth: true }, { size: [shadowSize, shadowSize], name: 'shadow' })
  const sunView = uniform(mat4, undefined, 'sunView')
  const sunProjection = uniform(mat4, undefined, 'sunProjection')
  const inShadow = (point: Vec3): Vec4 => sunProjection.mul(sunView.mul(vec4(point, 1)))
  /** The part of a step that has passed. */
  const part = uniform(0, 'part')

  const relief = storage(float, points * points, { name: 'relief', access: 'read', data: heights })
  /** The height of the ground at a place. */
  const heightAt = fn('heightAt', [{ place: vec2 }], float, (place) => {
    const p = place
      .add(side / 2)
      .mul(2)
      .clamp(0, 2 * side - 0.001)
      .toConst('p')
    const corner = ivec2(p).toConst('corner')
    const t = p.fract().toConst('t')
    const at = (x: number, y: number): Float => relief.at(corner.y.add(y).mul(points).add(corner.x.add(x)))
    return mix(mix(at(0, 0), at(1, 0), t.x), mix(at(0, 1), at(1, 1), t.x), t.y)
  })
  const placeOf = (cell: Int): Vec2 => {
    const y = cell.div(side).toConst('cellY')
    return vec2(ivec2(cell.sub(y.mul(side)), y)).add(0.5 - side / 2)
  }
  const position = attribute(vec3, 'position')
  const normal = attribute(vec3, 'normal')
  const cast = (label: string, form: ReturnType<typeof geometry>, point: Vec3, instances?: () => number): Step =>
    draw({ label, target: shadow, geometry: form, vertex: inShadow(point), depth: true, ...(instances && { instances }) })

  // ── Ground, with the grass of the four cells around each corner.
  const heightOf = (x: number, y: number): number => heights[Math.min(points - 1, Math.max(0, y)) * points + Math.min(points - 1, Math.max(0, x))] ?? 0
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
  const cellAt = (place: Vec2): Int => {
    const cell = ivec2(place.add(side / 2).floor())
      .clamp(0, side - 1)
      .toConst('cellAt')
    return cell.y.mul(side).add(cell.x)
  }
  const grassAt = (place: Vec2): Float => float(field.at(cellAt(place)).x)
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

  // ── Trees.
  const tone = attribute(vec4, 'tone')
  const toneNow = varying(tone.xyz, { name: 'toneNow' })
  const treePlace = instancedAttribute(vec4, 'place')
  const sway = time.mul(1.3).add(treePlace.x.mul(0.7)).sin().mul(0.02).mul(position.y.max(0).pow(1.5))
  const treePoint = position
    .mul(treePlace.w)
    .add(treePlace.xyz)
    .add(vec3(sway, 0, sway.mul(0.6)))
    .toConst('treePoint')
  const treeTint = varying(treePlace.x.mul(0.37).add(treePlace.z.mul(0.71)).fract().mul(0.5).add(0.75), { name: 'treeTint' })
  const grove = (label: string, mesh: ReturnType<typeof join>, isOf: (chance: number) => boolean): readonly Step[] => {
    const own = terrain.trees.filter(({ chance }) => isOf(chance))
    const data = own.flatMap(({ cell, chance }) => {
      const [x, y] = [cell % side, Math.floor(cell / side)]
      return [x + 0.5 - side / 2, heightOf(2 * x + 1, 2 * y + 1) - 0.1, y + 0.5 - side / 2, 0.8 + 0.55 * ((chance * 17) % 1)]
    })
    if (own.length === 0) return []
    const form = geometry({ ...mesh.attributes, place: { data: Float32Array.from(data), size: 4 } }, { index: mesh.index, instanced: ['place'] })
    return [
      cast(`shadow of ${label}`, form, treePoint),
      draw({
        label,
        target: surfaces,
        geometry: form,
        vertex: camera.project(treePoint),
        fragment: { albedo: vec4(toneNow.mul(treeTint), 0), normal: vec4(varying(normal, { name: 'treeNormal' }).normalize(), 0) },
        depth: true,
      }),
    ]
  }
  const trees = [grove('spruces', spruce(), (chance) => chance < 0.62), grove('birches', birch(), (chance) => chance >= 0.62)]

  // ── Grass: the more matter a cell's grass has, the more tufts, and the higher.
  const corner = attribute(vec3, 'corner')
  const bladeForm = geometry({ corner: { data: tuft(), size: 3 } })
  const tuftCell = int(instanceIndex).div(tufts).toConst('tuftCell')
  const tuftNumber = int(instanceIndex).sub(tuftCell.mul(tufts)).toConst('tuftNumber')
  const word = pcg(uint(instanceIndex)).toConst('word')
  const chance = (shift: number): Float => float(word.shiftRight(shift).bitAnd(255)).div(255)
  const amount = float(field.at(tuftCell).x)
    .sub(float(tuftNumber).mul(36 / tufts))
    .div(36)
    .saturate()
    .toConst('amount')
  const root = placeOf(tuftCell)
    .add(vec2(chance(0), chance(8)).sub(0.5))
    .toConst('root')
  const tall = amount
    .mul(0.75)
    .add(0.14)
    .mul(chance(16).mul(0.5).add(0.7))
    .mul(select(float(0), float(1), amount.greaterThan(0)))
    .toConst('tall')
  const angle = corner.z.add(chance(24).mul(6.28)).toConst('bladeAngle')
  const outwards = vec2(angle.cos(), angle.sin()).toConst('outwards')
  const gust = time.mul(1.6).add(root.x.mul(0.35)).add(root.y.mul(0.22)).sin().mul(0.16).add(time.mul(3.1).add(root.x).sin().mul(0.05))
  const tip = outwards
    .mul(0.34)
    .add(vec2(gust, gust.mul(0.5)))
    .mul(corner.y)
    .mul(tall)
  const across = vec2(outwards.y.negate(), outwards.x)
    .mul(corner.x)
    .mul(select(float(0), float(0.055), tall.greaterThan(0)))
    .mul(float(1).sub(corner.y))
  const bladePlace = root.add(outwards.mul(0.16)).add(tip).add(across).toConst('bladePlace')
  const bladePoint = vec3(bladePlace.x, heightAt(root).sub(0.03).add(corner.y.mul(tall)), bladePlace.y)
  const dry = smoothstep(150, 60, float(rules.ground.at(tuftCell).x))
  const bladeColor = mix(
    mix(vec3(0.08, 0.16, 0.02), vec3(0.27, 0.21, 0.08), dry),
    mix(vec3(0.23, 0.38, 0.05), vec3(0.48, 0.4, 0.13), dry),
    corner.y.mul(chance(16).mul(0.5).add(0.6)),
  )
  const bladeTone = varying(bladeColor, { name: 'bladeTone' })
  const bladeNormal = varying(vec3(outwards.x.mul(0.35), 1, outwards.y.mul(0.35)), { name: 'bladeNormal' })
  const drawGrass = draw({
    label: 'grass',
    target: surfaces,
    geometry: bladeForm,
    instances: side * side * tufts,
    vertex: camera.project(bladePoint),
    fragment: { albedo: vec4(bladeTone, 0), normal: vec4(bladeNormal.normalize(), 0) },
    depth: true,
  })

  // ── Animals, between the cells of the last step and of this one.
  const stepOf = (d: Int): IVec2 => {
    const k = select(d, d.sub(1), d.lessThan(5)).max(0).toConst('k')
    return ivec2(k.sub(k.div(3).mul(3)).sub(1), k.div(3).sub(1))
  }
  const animals = (label: string, mesh: ReturnType<typeof join>, cells: Storage<Int>, birth: Int, size: number, instances: () => number): readonly Step[] => {
    const cell = cells.at(instanceIndex).toConst('cell')
    const own = animal.at(cell.max(0)).toConst('own')
    const moved = float(select(int(0), int(1), own.w.bitAnd(hasMoved).notEqual(0))).toConst('moved')
    const [to, from] = [vec2(stepOf(own.w.bitAnd(15))).toConst('to'), vec2(stepOf(own.w.shiftRight(8).bitAnd(15))).toConst('from')]
    const late = float(1).sub(part).toConst('late')
    const place = placeOf(cell.max(0)).sub(to.mul(moved).mul(late)).toConst('place')
    const turn = mix(from.normalize(), to.normalize(), part.mul(2.5).saturate()).add(vec2(1e-3, 0)).normalize().toConst('turn')
    const bulk = float(own.y).div(float(birth)).clamp(0.15, 1.15)
    const scale = bulk
      .pow(0.4)
      .mul(size)
      .mul(select(float(0), float(1), cell.greaterThanEqual(0)))
      .toConst('scale')
    const swing = part
      .mul(4 * Math.PI)
      .sin()
      .mul(moved)
      .mul(tone.w)
      .mul(0.16)
      .mul(float(1).sub(position.y.mul(2)).max(0))
    const local = vec3(position.x, position.y, position.z.add(swing)).mul(scale).toConst('local')
    const spread = (v: Vec3): Vec3 => vec3(turn.y.mul(v.x).add(turn.x.mul(v.z)), v.y, turn.x.mul(v.x).negate().add(turn.y.mul(v.z)))
    const hop = part
      .mul(2 * Math.PI)
      .sin()
      .abs()
      .mul(moved)
      .mul(0.09)
    const point = spread(local)
      .add(vec3(place.x, heightAt(place).add(hop), place.y))
      .toConst('point')
    const form = geometry(mesh.attributes, { index: mesh.index })
    return [
      cast(`shadow of ${label}`, form, point, instances),
      draw({
        label,
        target: surfaces,
        geometry: form,
        instances,
        vertex: camera.project(point),
        fragment: { albedo: vec4(toneNow, 0), normal: vec4(varying(spread(normal), { name: 'animalNormal' }).normalize(), 0) },
        depth: true,
      }),
    ]
  }
  const herds = [
    animals('grazers', sheep(), census.grazers, law.grazerBirth, 1.5, () => heads()[0]),
    animals('hunters', fox(), census.hunters, law.hunterBirth, 1.7, () => heads()[1]),
  ]
  const all = [...trees, ...herds]
  return {
    surfaces,
    shadow,
    part,
    heightAt,
    grassAt,
    inShadow,
    sunView,
    sunProjection,
    steps: [
      cast('shadow of the ground', groundForm, position),
      ...all.flatMap(([shade]) => (shade ? [shade] : [])),
      drawGround,
      drawSides,
      drawWater,
      ...all.flatMap(([, seen]) => (seen ? [seen] : [])),
      drawGrass,
    ],
  }
}
export type Scenery = ReturnType<typeof createScenery>
