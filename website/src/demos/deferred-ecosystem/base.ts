/**
 * The target of surfaces, with colour, normal and depth; the shadow map; and heights and places that everything on the ground needs.
 * Must not know: ground, plants, animals.
 */
import { draw, type geometry, type Step } from 'kirari'
import type { OrbitCamera } from 'kirari/camera'
import { attribute, float, fn, ivec2, mat4, mix, storage, target, uniform, varying, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Int, Vec2, Vec3, Vec4 } from 'kirari/node'
import type { Rules } from './rules.ts'
import type { Terrain } from './terrain.ts'

export interface BaseOptions {
  readonly rules: Rules
  readonly terrain: Terrain
  readonly camera: OrbitCamera
  /** The side of the shadow map in pixels. */
  readonly shadowSize: number
}

/** Kinds of surfaces, in the fourth channel of the normal. */
export const waterKind = 1

export const createBase = ({ rules, terrain, camera, shadowSize }: BaseOptions) => {
  const { side, field } = rules
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
  // An attribute that two nodes read would take two buffers.
  const position = attribute(vec3, 'position')
  const normal = attribute(vec3, 'normal')
  const tone = attribute(vec4, 'tone')
  const cast = (label: string, form: ReturnType<typeof geometry>, point: Vec3, instances?: () => number): Step =>
    draw({ label, target: shadow, geometry: form, vertex: inShadow(point), depth: true, ...(instances && { instances }) })

  const heightOf = (x: number, y: number): number => heights[Math.min(points - 1, Math.max(0, y)) * points + Math.min(points - 1, Math.max(0, x))] ?? 0
  const cellAt = (place: Vec2): Int => {
    const cell = ivec2(place.add(side / 2).floor())
      .clamp(0, side - 1)
      .toConst('cellAt')
    return cell.y.mul(side).add(cell.x)
  }
  const grassAt = (place: Vec2): Float => float(field.at(cellAt(place)).x)
  return {
    side,
    camera,
    surfaces,
    shadow,
    sunView,
    sunProjection,
    inShadow,
    part,
    heights,
    heightOf,
    heightAt,
    placeOf,
    grassAt,
    position,
    normal,
    tone,
    paint: varying(tone.xyz, { name: 'paint' }),
    cast,
  }
}
export type Base = ReturnType<typeof createBase>
