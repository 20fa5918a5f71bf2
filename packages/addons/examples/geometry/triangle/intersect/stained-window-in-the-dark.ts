import { Triangle, triangleIntersect } from '@kirari/addons'
import {
  cos, resolution, select, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const yaw = time.mul(0.5).sin().mul(0.5)
const origin = vec3(yaw.sin().mul(2.6), 0.1, yaw.cos().mul(2.6))
const right = vec3(yaw.cos(), 0, yaw.sin().mul(-1))
const direction = right
  .mul(p.x)
  .add(vec3(0, p.y, 0))
  .sub(origin.mul(0.42))
  .normalize()

// A rose of twelve panes about the middle; u
// and v of a hit are its place in the pane.
const count = 12
const spoke = (i: number, radius: number): Vec3 => {
  const angle = (2 * Math.PI * i) / count
  return vec3(radius * Math.cos(angle), radius * Math.sin(angle), 0)
}
const dark: Vec3 = vec3(0.015, 0.015, 0.025)
export const fragment = vec4(
  Array.from({ length: count }).reduce<Vec3>((behind, _, i) => {
    const pane = Triangle({
      a: vec3(0),
      b: spoke(i, 1),
      c: spoke(i + 1, 1),
    })
    const hit = triangleIntersect(pane, origin, direction)
    const ring = hit.y.add(hit.z)
    const edge = hit.y
      .min(hit.z)
      .min(ring.mul(3).fract().sub(0.5).abs().sub(0.46).mul(-1))
    const hue = cos(
      vec3(0, 2.1, 4.2).add(
        ring
          .mul(3)
          .floor()
          .mul(1.3)
          .add(i * 1.05),
      ),
    )
      .mul(0.5)
      .add(0.5)
    const glass = hue
      .mul(hue)
      .mul(smoothstep(0.012, 0.03, edge))
      .mul(1.15)
      .add(0.02)
    return select(behind, glass, hit.w.greaterThan(0))
  }, dark),
  1,
)
