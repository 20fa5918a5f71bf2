import { random, rotateX } from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// The camera looks down by a fifth of a radian.
const ray = rotateX(vec3(p, -1.1), -0.2)
const depth = ray.y.min(-0.001).mul(-1).pow(-1)
const at = ray.mul(depth)

const plank = at.z.mul(2.6).floor()
const gap = at.z.mul(2.6).fract().sub(0.5).abs()
const wood = mix(
  vec3(0.46, 0.34, 0.26),
  vec3(0.68, 0.55, 0.43),
  random(plank),
)
  .mul(
    random(vec2(at.x.mul(60).floor(), plank))
      .mul(0.14)
      .add(0.9),
  )
  .mul(smoothstep(0.5, 0.44, gap).mul(0.75).add(0.25))

const wave = sin(
  at.z
    .mul(5)
    .add(sin(at.x.mul(1.7).add(time)))
    .add(time.mul(0.7)),
).mul(sin(at.x.mul(2.3).sub(at.z.mul(1.1)).add(time.mul(0.4))))
const sea = mix(
  vec3(0.2, 0.38, 0.43),
  vec3(0.5, 0.64, 0.64),
  wave.mul(0.3).add(0.4),
)
const edge = at.x.abs().add(random(plank.add(9)).mul(0.06))
const scene = mix(wood, sea, smoothstep(0.5, 0.51, edge))

const glow = p.sub(vec2(0.16, 0.34)).length()
const mist = mix(
  vec3(0.98, 0.87, 0.74),
  vec3(0.72, 0.78, 0.8),
  smoothstep(0, 0.75, glow),
)
export const fragment = vec4(
  mix(
    mist,
    scene,
    depth
      .mul(-0.16)
      .exp()
      .mul(smoothstep(0, -0.02, ray.y)),
  ),
  1,
)
