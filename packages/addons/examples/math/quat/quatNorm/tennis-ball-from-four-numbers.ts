import { quatNorm, quatRotate } from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(2.1).mul(resolution).div(resolution.y)

// Four waves as they come, of any length: normalised, a rotation.
const waves = vec4(0.5, 0.37, 0.29, 0.43)
  .mul(time)
  .add(vec4(1, 3, 2, 0.5))
const turn = quatNorm(waves.sin())

const court = mix(vec3(0.72, 0.33, 0.2), vec3(0.62, 0.26, 0.17), uv.y)
const chalk = smoothstep(0.05, 0.04, p.x.add(p.y.mul(0.3)).add(1.1).abs())
let colour: Vec3 = mix(court, vec3(0.92, 0.9, 0.85), chalk)

const shadow = p.sub(vec2(0.25, -0.3)).mul(vec2(0.8, 1)).length()
colour = colour.mul(smoothstep(1, 0.5, shadow).mul(-0.45).add(1))

const normal = vec3(p, float(0.64).sub(dot(p, p)).max(0).sqrt()).div(0.8)
const on = quatRotate(turn, normal)
// The seam: a curve that meets itself after four bends.
const bend = on.x.mul(on.x).sub(on.y.mul(on.y))
const seam = smoothstep(0.1, 0.05, bend.sub(on.z.mul(0.75)).abs())
const fuzz = on.mul(90).sin()
const felt = vec3(0.8, 0.9, 0.2).mul(
  fuzz.x.mul(fuzz.y).mul(fuzz.z).mul(0.12).add(0.95),
)
const lit = normal.dot(normalize(vec3(-0.4, 0.7, 0.6))).max(0)
const ball = mix(felt, vec3(0.97, 0.97, 0.93), seam).mul(
  lit.mul(0.75).add(0.3),
)

export const fragment = vec4(
  mix(colour, ball, smoothstep(0.8, 0.785, p.length())),
  1,
)
