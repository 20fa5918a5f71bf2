import {
  compositeCopy, drawFill, quadraticInOut, random, valueNoise,
} from '@kirari/addons'
import {
  float, floor, fract, mix, resolution, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// The same hills twice.
const land = valueNoise(p.x.mul(2.6).add(4)).mul(0.22).sub(0.32)
const far = valueNoise(p.x.mul(1.7).add(40)).mul(0.3).sub(0.2)
const ground = drawFill(p.y.sub(land), 0, px)
const hills = drawFill(p.y.sub(far), 0, px)
const scene = (sky: Vec3, far: Vec3, near: Vec3): Vec4 =>
  vec4(mix(mix(sky, far, hills), near, ground), 1)

const sun = drawFill(p.distance(vec2(0.35, 0.2)), 0.1, px)
const blue = mix(vec3(0.98, 0.9, 0.78), vec3(0.35, 0.66, 0.9), uv.y)
const day = scene(
  mix(blue, vec3(1, 0.86, 0.35), sun),
  vec3(0.55, 0.72, 0.66),
  vec3(0.3, 0.56, 0.38),
)

const star = step(0.985, random(floor(p.mul(70))))
const dots = smoothstep(0.4, 0.1, fract(p.mul(70)).distance(vec2(0.5)))
const bite = drawFill(p.distance(vec2(0.31, 0.23)), 0.09, px)
const moon = sun.mul(float(1).sub(bite)).max(star.mul(dots))
const dark = mix(vec3(0.2, 0.16, 0.36), vec3(0.03, 0.04, 0.13), uv.y)
const night = scene(
  mix(dark, vec3(1, 0.96, 0.84), moon),
  vec3(0.14, 0.14, 0.27),
  vec3(0.06, 0.07, 0.15),
)

// Slats turn one after the other, from left to right and back again.
const slats = uv.x.mul(14)
const turn = time.mul(0.45).add(1).cos().mul(-0.7).add(0.6)
const open = quadraticInOut(
  turn.mul(1.6).sub(floor(slats).div(14)).saturate(),
)
const slat = smoothstep(0, 0.03, open.sub(fract(slats)))

export const fragment = mix(day, compositeCopy(night, day), slat)
