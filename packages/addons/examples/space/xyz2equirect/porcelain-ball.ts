import { rotateX, rotateY, xyz2equirect } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(2.35)
const inside = p.dot(p)
const normal = vec3(p, float(1).sub(inside).max(0).sqrt())
const turned = rotateY(rotateX(normal, -0.45), time.mul(-0.2))
const map = xyz2equirect(turned)

// Drawn on the map: petals in a band, and lines along the parallels.
const cell = map.mul(vec2(12, 9))
const q = vec2(cell.x.fract().sub(0.5), cell.y.sub(4.5))
const petal = q.x
  .abs()
  .sub(
    sin(
      q.y
        .add(1)
        .mul(Math.PI / 2)
        .clamp(0, Math.PI),
    ).mul(0.36),
  )
  .abs()
const vein = q.x.abs().max(q.y.abs().mul(0.7).sub(0.35))
const lines = cell.y.mul(2).fract().sub(0.5).abs()
const band = smoothstep(1.15, 1.2, q.y.abs())
const dots = vec2(
  cell.x.mul(2).fract().sub(0.5).mul(0.5),
  q.y.abs().sub(1.75),
).length()
const brush = smoothstep(0.09, 0.03, petal)
  .mul(float(1).sub(band))
  .max(smoothstep(0.07, 0.02, vein))
  .max(
    smoothstep(0.12, 0.04, lines).mul(
      smoothstep(0.3, 0.5, q.y.abs().sub(1.2)),
    ),
  )
  .max(smoothstep(0.16, 0.12, dots))
const glaze = mix(
  vec3(0.95, 0.96, 0.95),
  vec3(0.09, 0.2, 0.52),
  brush.mul(0.92),
)
const light = normal.dot(vec3(-0.45, 0.6, 0.66))
const shine = smoothstep(0.975, 0.995, light)
const ball = glaze.mul(light.max(0).mul(0.7).add(0.3)).add(shine.mul(0.7))

const table = mix(vec3(0.72, 0.5, 0.4), vec3(0.86, 0.7, 0.58), uv.y)
const shadow = vec2(p.x.sub(0.25).mul(0.8), p.y.add(1).mul(3.2)).length()
const wood = table.mul(smoothstep(0.1, 1.1, shadow).mul(0.6).add(0.4))
export const fragment = vec4(
  mix(ball, wood, smoothstep(0.99, 1.01, inside)),
  1,
)
