import {
  drawFill, drawStroke, fbm, lineSDF, rhombSDF, rotate2d,
} from '@kirari/addons'
import {
  float, mix, resolution, select, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const clouds = fbm(p.mul(vec2(2, 4)).add(vec2(time.mul(0.05), 0)), 4)
const blue = mix(vec3(0.62, 0.82, 0.95), vec3(0.2, 0.5, 0.85), uv.y)
const sky = mix(blue, vec3(1), smoothstep(0.4, 0.7, clouds))

const sway = sin(time.mul(1.1)).mul(0.1).sub(0.45)
const kite = rotate2d(sway).mul(p.sub(vec2(0.28, 0.14)))
const half = vec2(0.19, 0.24)
const sail = rhombSDF(kite, half)
const spars = kite.x.abs().min(kite.y.abs())
const [red, gold] = [vec3(0.9, 0.22, 0.16), vec3(1, 0.75, 0.2)]
const cloth = mix(
  select(red, gold, kite.x.mul(kite.y).greaterThan(0)),
  vec3(0.35, 0.1, 0.05),
  drawFill(spars, 0.004, px),
)

// Bows along a tail that waves more the further they are.
const tail = (t: number) =>
  vec2(
    sin(time.mul(3).sub(t * 7))
      .mul(0.06 * t)
      .sub(0.52 * t),
    sin(time.mul(2).sub(t * 5))
      .mul(0.05 * t)
      .sub(0.42 * t * t + 0.22),
  )
const knots = Array.from({ length: 8 }, (_, i) => tail(i / 7))
const string = knots
  .slice(1)
  .map((end, i) => lineSDF(kite, knots[i] ?? end, end))
  .reduce((all, one) => all.min(one))
const bows = knots
  .slice(1)
  .map((knot) => rhombSDF(kite.sub(knot), vec2(0.035, 0.018)))
  .reduce((all, one) => all.min(one))

const tied = mix(
  sky,
  vec3(0.3, 0.2, 0.2),
  drawStroke(string, 0, 0.005, px),
)
const bowed = mix(tied, vec3(0.95, 0.35, 0.5), drawFill(bows, 0, px))
const line = lineSDF(p, vec2(0.28, 0.14), vec2(-0.3, -0.9))
const held = mix(
  bowed,
  vec3(0.25, 0.25, 0.3),
  drawStroke(line, 0, 0.003, px),
)

export const fragment = vec4(mix(held, cloth, drawFill(sail, 0, px)), 1)
