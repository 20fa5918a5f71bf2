import {
  gnoise,
  lineSDF,
  opOnion,
  opRepeat,
  opSubtraction,
  rectSDF,
  triangleSDF,
} from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Tubes along the outlines of shapes, all equally thick.
const tube = 0.009
const q = p.add(vec2(0, 0.02))
const bowl = opOnion(
  triangleSDF(q, vec2(-0.25, 0.26), vec2(0.25, 0.26), vec2(0, -0.02)),
  tube,
)
const drink = opSubtraction(
  opOnion(
    triangleSDF(q, vec2(-0.16, 0.2), vec2(0.16, 0.2), vec2(0, 0.02)),
    tube,
  ),
  q.y.sub(0.15),
)
const stem = lineSDF(q, vec2(0, -0.05), vec2(0, -0.25))
  .min(lineSDF(q, vec2(-0.12, -0.27), vec2(0.12, -0.27)))
  .sub(tube)
const olive = opOnion(q.distance(vec2(-0.05, 0.11)).sub(0.042), tube)
const pick = lineSDF(q, vec2(-0.015, 0.145), vec2(0.17, 0.34)).sub(tube)
const frame = opOnion(
  opOnion(rectSDF(p, vec2(0.62, 0.4), 0.1), 0.028),
  tube,
)

const flicker = smoothstep(
  -0.94,
  -0.9,
  sin(time.mul(9)).mul(sin(time.mul(2.3))),
)
  .mul(0.7)
  .add(0.3)
const glow = (d: Float, tint: Vec3, power: Float | number): Vec3 => {
  const near = d.max(0)
  const core = smoothstep(px, px.negate(), d).mul(0.9)
  return mix(tint, vec3(1), core.mul(0.75))
    .mul(
      core
        .add(near.mul(-42).exp().mul(0.75))
        .add(near.mul(-9).exp().mul(0.22)),
    )
    .mul(power)
}

// Corrugated metal in the rain.
const rib = sin(opRepeat(p.x, 0.09).mul(70)).mul(0.5)
const rain = smoothstep(
  0.4,
  0.7,
  gnoise(vec2(p.x.mul(60), p.y.mul(2.5).add(time.mul(5)))),
)
const metal = vec3(0.045, 0.05, 0.075)
  .mul(rib.add(1.15))
  .add(gnoise(p.mul(7)).mul(0.012))
const dark = metal.add(vec3(0.05, 0.06, 0.1).mul(rain))
const shine = rib.mul(0.25).add(0.75)
const lights = glow(bowl.min(stem), vec3(0.25, 0.85, 1), 1)
  .add(glow(drink, vec3(1, 0.3, 0.62), 1))
  .add(glow(olive.min(pick), vec3(0.45, 1, 0.4), flicker))
  .add(glow(frame, vec3(1, 0.45, 0.2), 0.9))

export const fragment = vec4(
  dark.add(lights.mul(mix(shine, float(1), 0.5))),
  1,
)
