import { fbm, rgb2luma, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A sea under a low sun, in colours.
const sun = smoothstep(0.2, 0.19, p.distance(vec2(-0.35, 0.12)))
const sky = mix(
  vec3(0.98, 0.6, 0.35),
  vec3(0.3, 0.35, 0.6),
  p.y.add(0.1).mul(1.7),
)
const cloud = fbm(p.mul(vec2(2, 7)).add(vec2(time.mul(0.05), 0)), 4).mul(
  0.35,
)
const above = mix(sky.add(cloud), vec3(1, 0.95, 0.75), sun)
const swell = sin(
  p.y
    .mul(p.y.mul(-90).add(60))
    .add(valueNoise(p.mul(4)).mul(9))
    .add(time),
)
  .mul(0.5)
  .add(0.5)
const sea = mix(
  vec3(0.05, 0.16, 0.3),
  vec3(0.95, 0.65, 0.45),
  swell.mul(smoothstep(0.75, 0, p.x.add(0.35).abs())),
)
const scene = mix(above, sea, smoothstep(-0.058, -0.062, p.y))

// Three blocks: each prints where the luma is below its threshold.
const luma = rgb2luma(scene).add(
  valueNoise(vec2(p.x.mul(9), p.y.mul(160)))
    .sub(0.5)
    .mul(0.12),
)
const block = (level: number) =>
  smoothstep(level + 0.012, level - 0.012, luma)
const paper = vec3(0.95, 0.9, 0.79)
const ochre = mix(paper, vec3(0.85, 0.55, 0.3), block(0.74))
const blue = mix(ochre, vec3(0.25, 0.4, 0.5), block(0.52))

export const fragment = vec4(
  mix(blue, vec3(0.09, 0.1, 0.16), block(0.3).mul(float(1))),
  1,
)
