import {
  drawFill,
  lineSDF,
  quinticIn,
  random,
  valueNoise,
} from '@kirari/addons'
import {
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
import type { Float } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A speck for a long time; then it falls faster than one can look.
const age = time.add(1).mod(4).div(3.2).toConst('age')
const at = (t: Float) =>
  mix(vec2(0.62, 0.4), vec2(-0.45, -0.32), quinticIn(t.clamp(0, 1.1)))
const head = at(age)
const tail = at(age.sub(0.12))
const trail = p.distance(head).div(head.distance(tail).add(0.03))
const streak = lineSDF(p, head, tail)
const fire = float(0.006)
  .div(streak.add(0.004))
  .mul(float(1).sub(trail).max(0))
const glow = float(0.002).div(
  p.distance(head).mul(p.distance(head)).add(0.004),
)

const cell = p.mul(22).floor()
const star = p.mul(22).fract().sub(0.5).length()
const bright = random(cell).sub(0.82).max(0).mul(5)
const sky = mix(
  vec3(0.42, 0.2, 0.45),
  vec3(0.03, 0.05, 0.16),
  smoothstep(-0.3, 0.4, p.y),
)
const stars = sky.add(bright.mul(smoothstep(0.14, 0, star)))
const lit = stars
  .add(vec3(1, 0.6, 0.25).mul(fire))
  .add(vec3(1, 0.75, 0.45).mul(glow))

const hills = (x: Float, level: number): Float =>
  p.y
    .sub(
      valueNoise(x.mul(4))
        .add(valueNoise(x.mul(14)).mul(0.25))
        .mul(0.26),
    )
    .sub(level)
const far = mix(
  lit,
  vec3(0.2, 0.11, 0.28),
  drawFill(hills(p.x.add(5), -0.42), 0, px),
)
const near = mix(
  far,
  vec3(0.05, 0.03, 0.1),
  drawFill(hills(p.x.add(9), -0.52), 0, px),
)
export const fragment = vec4(near, 1)
