import {
  drawFill, fbm, rotate2d, superShapeSDF, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = rotate2d(float(0.25)).mul(uv.sub(0.5).mul(resolution).mul(px))
const starfish = (q: Vec2) => superShapeSDF(q, 0.46, 5, 0.22, 1.45, 1.45)
const d = starfish(p)
// The slope of the estimate makes its lines equally wide.
const e = 0.002
const slope = vec2(
  starfish(p.add(vec2(e, 0))).sub(d),
  starfish(p.add(vec2(0, e))).sub(d),
)
  .div(e)
  .length()
  .max(1)
const near = d.div(slope)

const wave = sin(p.y.mul(60).add(fbm(p.mul(4), 2).mul(9))).mul(0.04)
const sand = mix(
  vec3(0.86, 0.74, 0.55),
  vec3(0.95, 0.86, 0.68),
  valueNoise(p.mul(90)),
).add(wave)
const shadow = smoothstep(
  0.08,
  -0.02,
  starfish(p.add(vec2(-0.02, 0.025))),
).mul(0.5)
const bumps = smoothstep(0.45, 0.75, valueNoise(p.mul(70))).mul(
  smoothstep(0, -0.02, near),
)
const skin = mix(
  vec3(0.85, 0.32, 0.16),
  vec3(1, 0.6, 0.3),
  near.mul(-14).saturate(),
)
const grainy = mix(skin, vec3(1, 0.85, 0.6), bumps.mul(0.7))
const water = smoothstep(
  0.55,
  0.8,
  valueNoise(p.mul(3).add(time.mul(0.15))),
).mul(0.12)
const wet = mix(
  sand.mul(float(1).sub(shadow)),
  grainy,
  drawFill(near, 0, px),
)

export const fragment = vec4(wet.add(vec3(0.3, 0.6, 0.6).mul(water)), 1)
