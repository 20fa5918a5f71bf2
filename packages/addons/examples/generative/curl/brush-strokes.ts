import { curl, random } from '@kirari/addons'
import {
  cos,
  float,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
// The paint of each place comes from a dot upstream: dots
// are drawn out into strokes, and none of them piles up.
let at: Vec2 = p
let paint: Float = float(0)
let dark: Float = float(0)
for (let step = 0; step < 7; step++) {
  const dab = at.mul(52).floor()
  paint = paint.add(random(dab).sub(0.5))
  dark = dark.add(random(dab.add(99)).sub(0.5))
  at = at.sub(curl(at.mul(1.6).add(vec2(3.1, time.mul(0.02)))).mul(0.016))
}
const moon = p.sub(vec2(1.55, 0.76))
const glow = smoothstep(0.5, 0.08, moon.length().add(paint.mul(0.03)))
const tone = at.y.add(paint.mul(0.16))
const sky = mix(
  vec3(0.07, 0.13, 0.36),
  vec3(0.36, 0.58, 0.74),
  smoothstep(-0.1, 1.1, tone),
)
const strokes = sky
  .mul(dark.mul(0.22).add(1))
  .add(cos(vec3(0, 0.4, 1).add(paint.mul(1.6))).mul(0.09))
const gold = mix(
  vec3(0.95, 0.68, 0.2),
  vec3(1, 0.94, 0.66),
  dark.mul(0.4).add(0.5),
)
const land = at.x.mul(2.1).cos().mul(0.05).add(0.17).sub(at.y)
const field = mix(
  vec3(0.05, 0.1, 0.12),
  vec3(0.2, 0.34, 0.24),
  paint.mul(0.5).add(0.5),
)

export const fragment = vec4(
  mix(mix(strokes, gold, glow), field, smoothstep(-0.01, 0.02, land)),
  1,
)
