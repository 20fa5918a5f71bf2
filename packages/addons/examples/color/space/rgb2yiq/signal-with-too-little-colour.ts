import { drawFill, rgb2yiq, valueNoise, yiq2rgb } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)

// A cockatoo before a curtain.
const scene = (p: Vec2): Vec3 => {
  const curtain = mix(
    vec3(0.1, 0.25, 0.55),
    vec3(0.2, 0.5, 0.75),
    sin(p.x.mul(32)).mul(0.5).add(0.5),
  )
  const crest = p
    .sub(vec2(0.03, 0.24))
    .length()
    .sub(
      sin(p.sub(vec2(0.03, 0.1)).y.atan2(p.x).mul(15))
        .mul(0.025)
        .add(0.14),
    )
  const body = p
    .sub(vec2(0.02, -0.22))
    .mul(vec2(1, 0.75))
    .length()
    .sub(0.24)
    .min(p.sub(vec2(0, 0.1)).length().sub(0.16))
  const crested = mix(curtain, vec3(1, 0.8, 0.1), drawFill(crest, 0, px))
  const bird = mix(crested, vec3(0.97, 0.95, 0.92), drawFill(body, 0, px))
  const cheek = mix(
    bird,
    vec3(0.98, 0.6, 0.3),
    drawFill(p.distance(vec2(0.05, 0.07)), 0.05, 0.03),
  )
  const beak = drawFill(p.distance(vec2(-0.15, 0.06)), 0.055, px)
  const eye = drawFill(p.distance(vec2(-0.06, 0.14)), 0.024, px)
  return mix(cheek, vec3(0.12), beak.max(eye))
}

// Brightness comes sharp; colour comes late, from fewer samples.
const p = uv.sub(0.5).mul(resolution).mul(px)
const late = [0.01, 0.03, 0.05, 0.07].map((x) =>
  rgb2yiq(scene(p.sub(vec2(x, 0)))),
)
const colour = late.reduce((sum, one) => sum.add(one), vec3(0)).mul(0.25)
const line = sin(uv.y.mul(resolution.y).mul(0.9)).mul(0.04).add(0.96)
const snow = valueNoise(vec3(p.mul(220), time.mul(30)))
  .sub(0.5)
  .mul(0.1)
const luma = rgb2yiq(scene(p)).x.mul(line).add(snow)
const screen = yiq2rgb(vec3(luma, colour.yz.mul(1.15)))
const glass = smoothstep(
  0.98,
  0.86,
  p.div(vec2(1, 0.5)).abs().pow(4).dot(vec2(1)),
)

export const fragment = vec4(screen.mul(glass).saturate(), 1)
