import { drawFill, drawStroke, kochSDF, rotate2d } from '@kirari/addons'
import { float, mix, resolution, time, uv, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = rotate2d(time.mul(0.1)).mul(uv.sub(0.5).mul(resolution).mul(px))
const d = kochSDF(p, 0.44, 4)

const night = mix(vec3(0.05, 0.1, 0.24), vec3(0.16, 0.3, 0.5), uv.y)
const cold = night.add(
  vec3(0.4, 0.65, 0.9).mul(d.max(0).mul(-16).exp()).mul(0.5),
)
const ice = mix(
  vec3(0.92, 0.97, 1),
  vec3(0.35, 0.62, 0.85),
  d.mul(-4).saturate(),
)

// Lines of equal distance repeat the outline, ever rounder.
const veins = [0.025, 0.06, 0.105, 0.16].map((depth) =>
  drawStroke(d, -depth, 0.004, px),
)
const frosted = veins.reduce(
  (flake, line) => mix(flake, vec3(1), line.mul(0.8)),
  ice,
)

export const fragment = vec4(mix(cold, frosted, drawFill(d, 0, px)), 1)
