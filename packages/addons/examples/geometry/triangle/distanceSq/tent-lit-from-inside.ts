import {
  Triangle, gnoise, random, triangleDistanceSq,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const tent = Triangle({
  a: vec3(-0.26, -0.24, 0),
  b: vec3(0.22, -0.24, 0),
  c: vec3(0, 0.1, 0),
})

// Light spreads with the square of the distance: no root is needed.
const square = triangleDistanceSq(tent, vec3(p, 0))
const flicker = sin(time.mul(9))
  .add(sin(time.mul(5.3)))
  .mul(0.04)
  .add(1)
const lamp = float(0.02).div(square.add(0.03)).mul(flicker)
const warm = vec3(1, 0.55, 0.22).mul(lamp)

const ground = smoothstep(
  0.01,
  -0.01,
  p.y.add(0.2).sub(gnoise(p.x.mul(2)).mul(0.03)),
)
const q = p.mul(45)
const star = random(q.floor())
  .pow(50)
  .mul(smoothstep(0.35, 0.1, q.fract().sub(0.5).length()))
const night = mix(
  vec3(0.08, 0.12, 0.26),
  vec3(0.02, 0.03, 0.09),
  uv.y,
).add(star)

// Firs stand in a row behind; the lamp reaches those that are near.
const column = p.x.mul(9)
const tall = random(column.floor()).mul(0.2).add(0.12)
const up = p.y.add(0.2).div(tall)
const side = column.fract().sub(0.5).abs().mul(2)
const jag = up.mul(7).fract().mul(0.14)
const fir = smoothstep(
  0.04,
  -0.04,
  side.sub(float(1).sub(up)).add(jag.negate()),
)
const bark = vec3(0.015, 0.03, 0.05).add(warm.mul(vec3(0.25, 0.3, 0.2)))
const snow = vec3(0.12, 0.16, 0.3).add(warm)

const cloth = smoothstep(2e-5, 0, square)
const seam = smoothstep(0.006, 0.002, p.x.add(p.y.mul(0.06)).abs())
const glow = vec2(p.x, p.y.add(0.2)).length()
const canvas = mix(vec3(1, 0.78, 0.42), vec3(0.85, 0.3, 0.1), glow.mul(3))
const door = canvas.mul(float(1).sub(seam.mul(0.5))).mul(flicker)

const scene = mix(
  mix(night, bark, fir.mul(smoothstep(1.2, 1, up))),
  snow,
  ground,
)

export const fragment = vec4(mix(scene, door, cloth), 1)
