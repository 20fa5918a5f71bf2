/**
 * Animals, as instances of a list of cells: each moves from its cell of the last step to that of this one.
 * Must not know: light, rules.
 */
import { draw, geometry, type Step } from 'kirari'
import { float, instanceIndex, int, ivec2, mix, select, varying, vec2, vec3, vec4 } from 'kirari/node'
import type { Int, IVec2, Storage, Vec3 } from 'kirari/node'
import type { Base } from './base.ts'
import type { Census } from './census.ts'
import { fox, sheep, type join } from './mesh.ts'
import { hasMoved, type Rules } from './rules.ts'

/** At most `heads` of each kind are drawn. */
export const createHerd = (base: Base, { animal, law }: Rules, census: Census, heads: () => readonly [grazers: number, hunters: number]) => {
  const { camera, surfaces, part, heightAt, placeOf, position, normal, tone, paint, cast } = base
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
        fragment: { albedo: vec4(paint, 0), normal: vec4(varying(spread(normal), { name: 'animalNormal' }).normalize(), 0) },
        depth: true,
      }),
    ]
  }
  const herds = [
    animals('grazers', sheep(), census.grazers, law.grazerBirth, 1.5, () => heads()[0]),
    animals('hunters', fox(), census.hunters, law.hunterBirth, 1.7, () => heads()[1]),
  ]
  return { casts: herds.flatMap(([shade]) => (shade ? [shade] : [])), steps: herds.flatMap(([, seen]) => (seen ? [seen] : [])) }
}
