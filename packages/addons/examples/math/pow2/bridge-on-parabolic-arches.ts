import { pow2, safeMod, valueNoise } from '@kirari/addons'
import {
  float, length, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const level = -0.18

// What lies under the water line is seen upside down, and trembles.
const depth = float(level).sub(p.y).max(0)
const ripple = valueNoise(
  vec2(p.x.mul(5), depth.mul(60).add(time.mul(2))),
).sub(0.5)
const y = p.y.sub(level).abs().add(level)
const x = p.x.add(ripple.mul(depth).mul(0.25))

const along = safeMod(x.add(0.25), 0.5).sub(0.25).div(0.215)
const arch = float(1)
  .sub(pow2(along))
  .mul(0.2)
  .add(level + 0.05)
const isPier = smoothstep(0.99, 1.01, along.abs())
const isStone = smoothstep(0.004, 0, y.sub(0.13)).mul(
  smoothstep(-0.004, 0, y.sub(arch)).max(isPier),
)
const sun = length(vec2(x, y).sub(vec2(0.45, 0.05)))
const sky = mix(
  vec3(0.98, 0.62, 0.42),
  vec3(0.3, 0.36, 0.6),
  smoothstep(-0.2, 0.5, y),
).add(vec3(1, 0.8, 0.5).mul(smoothstep(0.13, 0.12, sun)))
const course = y.mul(40).fract().sub(0.5).abs().mul(0.06)
const stone = vec3(0.2, 0.15, 0.2).add(course).add(y.mul(0.25))
const scene = mix(sky, stone, isStone)
const water = mix(scene, vec3(0.1, 0.16, 0.3), 0.35)

export const fragment = vec4(
  mix(scene, water, smoothstep(0, 0.004, depth)),
  1,
)
