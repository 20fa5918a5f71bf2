/** A ring with ripples, seen by rays: shaded with a hard shadow and one reflection, its normals, or how many nodes each ray visits. */
import { draw } from 'kirari'
import { cross, dot, float, fn, If, int, mix, resolution, uniform, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'
import { meshOf } from './mesh.ts'
import { createTracer } from './trace.ts'
import { buildTree } from './tree.ts'

export type ViewName = 'shaded' | 'normals' | 'steps'
export interface Values {
  readonly view: ViewName
}
const views: readonly ViewName[] = ['shaded', 'normals', 'steps']
const half = 1.5
const ring = (x: number, y: number, z: number): number =>
  Math.hypot(Math.hypot(x, z) - 0.9, y) - 0.4 - 0.04 * Math.sin(9 * x) * Math.sin(9 * y) * Math.sin(9 * z)

export const createScene = (values: Values, cells = 100) => {
  const triangles = meshOf(ring, cells, half)
  const { trace, corners } = createTracer(triangles, buildTree(triangles, half))
  const view = uniform(views.indexOf(values.view), 'view')
  const light = vec3(0.48, 0.77, 0.42)
  const sky = (way: Vec3): Vec3 => mix(vec3(0.1, 0.12, 0.18), vec3(0.55, 0.68, 0.9), way.y.mul(0.5).add(0.5).saturate())
  /** Towards the side the ray comes from. */
  const normalOf = (triangle: Vec3['x'], way: Vec3): Vec3 => {
    const at = int(triangle.max(0)).mul(3)
    const a = corners.at(at).xyz
    const n = cross(corners.at(at.add(1)).xyz.sub(a), corners.at(at.add(2)).xyz.sub(a))
      .normalize()
      .toConst()
    return n.mul(dot(n, way).sign().negate())
  }
  const from = vec3(0.3, 2.1, 2.9)
  const [across, up, ahead] = [vec3(0.9947, 0, -0.1029), vec3(-0.0601, 0.8116, -0.5811), vec3(-0.0835, -0.5842, -0.8073)]
  const p = uv.sub(0.5).mul(1.3)
  const way = ahead
    .add(across.mul(p.x.mul(resolution.x.div(resolution.y))))
    .add(up.mul(p.y))
    .normalize()
  const picture = fn('picture', [], vec3, () => {
    const hit = trace(from, way).toConst('hit')
    const color = sky(way).toVar('color')
    If(hit.w.greaterThan(0), () => {
      const n = normalOf(hit.y, way).toConst('n')
      const place = from.add(way.mul(hit.x)).add(n.mul(1e-3)).toConst('place')
      const lit = float(1).sub(trace(place, light).w).mul(dot(n, light).max(0))
      const back = way.reflect(n).toConst('back')
      const mirrored = trace(place, back).toConst('mirrored')
      const seen = mix(sky(back), vec3(0.5, 0.28, 0.12), mirrored.w)
      color.assign(mix(vec3(0.9, 0.5, 0.2).mul(lit.mul(0.85).add(0.15)), seen, 0.25))
      If(view.equal(1), () => color.assign(n.mul(0.5).add(0.5)))
    })
    If(view.equal(2), () => color.assign(mix(vec3(0.02, 0.02, 0.1), vec3(1, 0.7, 0.2), hit.z.div(200).saturate())))
    return color
  })
  return {
    frame: [draw({ fragment: vec4(picture(), 1) })],
    triangleCount: triangles.length / 9,
    update: (next: Values): void => {
      view.value = views.indexOf(next.view)
    },
  }
}
