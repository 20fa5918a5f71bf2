import { drawFill, rotate2d, triangleSDF } from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const heel = sin(time.mul(0.9)).mul(0.05).sub(0.08)
const boat = rotate2d(heel).mul(p.add(vec2(0, 0.14)))
const mainsail = triangleSDF(
  boat,
  vec2(-0.02, 0.06),
  vec2(-0.02, 0.54),
  vec2(-0.32, 0.06),
)
const jib = triangleSDF(
  boat,
  vec2(0.02, 0.06),
  vec2(0, 0.5),
  vec2(0.26, 0.06),
)
const bow = triangleSDF(
  boat,
  vec2(-0.3, 0.02),
  vec2(0.34, 0.02),
  vec2(-0.22, -0.1),
)
const stern = triangleSDF(
  boat,
  vec2(0.34, 0.02),
  vec2(-0.22, -0.1),
  vec2(0.2, -0.1),
)

const dusk = mix(
  vec3(1, 0.75, 0.5),
  vec3(0.35, 0.55, 0.75),
  uv.y.mul(1.3).sub(0.3),
)
const white = mix(dusk, vec3(1, 0.98, 0.92), drawFill(mainsail, 0, px))
const sails = mix(white, vec3(0.95, 0.45, 0.3), drawFill(jib, 0, px))
const hull = mix(
  sails,
  vec3(0.3, 0.14, 0.1),
  drawFill(bow.min(stern), 0.002, px),
)

const wave = sin(p.x.mul(14).add(time)).mul(0.008).sub(0.2)
const sea = mix(vec3(0.08, 0.25, 0.38), vec3(0.5, 0.6, 0.6), uv.y.mul(2.2))

export const fragment = vec4(
  mix(hull, sea, drawFill(p.y.sub(wave), 0, px)),
  1,
)
