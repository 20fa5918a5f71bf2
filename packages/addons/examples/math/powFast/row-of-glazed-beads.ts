import { drawFill, powFast, safeMod } from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const local = vec2(safeMod(p.x, 0.4).sub(0.2), p.y).div(0.18)
const bead = p.x.div(0.4).floor().add(2)

// From left to right the exponents are 1, 4, 16, 64 and 256.
const k = bead.mul(2).exp2()
const z = float(1).sub(dot(local, local)).max(0).sqrt()
const normal = vec3(local, z)
const towards = normalize(vec3(time.mul(0.5).sin().mul(0.5), 0.6, 0.9))
const facing = dot(normal, towards).max(0)
const glaze = vec3(0.05, 0.32, 0.42).mul(facing.mul(0.8).add(0.2))
const shine = powFast(facing, k).mul(0.9)

const shelf = mix(vec3(0.86, 0.8, 0.72), vec3(0.96, 0.93, 0.88), uv.y)
const under = local.add(vec2(0, 0.95)).mul(vec2(1, 2.4)).length()
const table = shelf.mul(smoothstep(0.1, 1.05, under).mul(0.45).add(0.55))

export const fragment = vec4(
  mix(table, glaze.add(shine), drawFill(local.length(), 1, 0.015)),
  1,
)
