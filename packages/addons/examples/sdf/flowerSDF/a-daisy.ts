import { drawFill, flowerSDF, rotate2d } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = rotate2d(time.mul(0.1)).mul(uv.sub(0.5).mul(resolution).mul(px))

// Two rings of petals, the one behind turned by half a petal.
const back = flowerSDF(rotate2d(float(Math.PI / 13)).mul(p), 0.43, 13, 0.5)
const front = flowerSDF(p, 0.37, 13, 0.5)
const heart = p.length()

const grass = mix(vec3(0.14, 0.32, 0.16), vec3(0.3, 0.5, 0.22), uv.y)
const shade = (d: typeof back) =>
  vec3(0.98, 0.98, 0.95).mul(smoothstep(0, -0.05, d).mul(0.14).add(0.84))
const ground = grass.mul(smoothstep(0, 0.1, back).mul(0.35).add(0.65))
const far = mix(
  ground,
  shade(back).mul(vec3(0.8, 0.83, 0.92)),
  drawFill(back, 0, px),
)
const near = mix(
  far.mul(smoothstep(-0.01, 0.03, front).mul(0.15).add(0.85)),
  shade(front),
  drawFill(front, 0, px),
)
const seeds = sin(p.x.mul(190))
  .mul(sin(p.y.mul(190)))
  .mul(0.09)
const gold = mix(
  vec3(1, 0.83, 0.2),
  vec3(0.85, 0.5, 0.08),
  smoothstep(0.04, 0.13, heart),
).add(seeds)

export const fragment = vec4(mix(near, gold, drawFill(heart, 0.13, px)), 1)
