/**
 * Trees and grass, as instances.
 * Must not know: light, animals.
 */
import { pcg } from '@kirari/addons'
import { draw, geometry, type Step } from 'kirari'
import { attribute, float, instancedAttribute, instanceIndex, int, mix, select, smoothstep, time, uint, varying, vec2, vec3, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'
import type { Base } from './base.ts'
import { birch, spruce, type join } from './mesh.ts'
import type { Rules } from './rules.ts'
import type { Terrain } from './terrain.ts'

const blades = 5
/** Tufts of single triangles around a point: a corner has its side, its height from 0 to 1 and the angle of its blade. */
const tuft = () => {
  const corners = Array.from({ length: blades }, (_, k) => {
    const angle = k * 2.4
    return [-1, 0, angle, 1, 0, angle, 0, 1, angle]
  })
  return new Float32Array(corners.flat())
}

/** `tufts`: so many in a cell. */
export const createPlants = (base: Base, { side, field, ground }: Rules, terrain: Terrain, tufts: number) => {
  const { camera, surfaces, heightOf, heightAt, placeOf, position, normal, paint, cast } = base
  // ── Trees.
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
        fragment: { albedo: vec4(paint.mul(treeTint), 0), normal: vec4(varying(normal, { name: 'treeNormal' }).normalize(), 0) },
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
  const dry = smoothstep(150, 60, float(ground.at(tuftCell).x))
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

  return { casts: trees.flatMap(([shade]) => (shade ? [shade] : [])), steps: [...trees.flatMap(([, seen]) => (seen ? [seen] : [])), drawGrass] }
}
