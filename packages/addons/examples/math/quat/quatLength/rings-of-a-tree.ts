import { gnoise, quatLength } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)
const grown = gnoise(p.mul(1.3).add(7))

// A slice through space: the last two numbers bend the rings
// and keep the heart of the tree from being a point.
const q = vec4(
  p.add(vec2(0.25, 0.05)),
  grown.mul(0.28),
  time.mul(0.2).sin().mul(0.05).add(0.16),
)
const age = quatLength(q).mul(22).add(grown.mul(0.8))

const year = age.fract()
const wood = smoothstep(0, 0.75, year).mul(smoothstep(1, 0.9, year))
const fibre = gnoise(p.normalize().mul(40).add(age)).mul(0.05)
const tone = mix(
  vec3(0.87, 0.67, 0.42),
  vec3(0.55, 0.33, 0.17),
  wood.mul(0.75),
)
const heart = smoothstep(14, 3, age)
const red = mix(tone, tone.mul(vec3(0.86, 0.66, 0.55)), heart)
const crack = smoothstep(
  0.03,
  0,
  p.y.add(0.05).sub(p.x.add(0.25).mul(0.35)).abs(),
)
const split = crack.mul(smoothstep(0.05, 0.6, p.x)).mul(0.7)
const bark = smoothstep(25, 26.5, age)

export const fragment = vec4(
  mix(
    red.add(fibre).mul(split.mul(-0.6).add(1)),
    vec3(0.16, 0.1, 0.07),
    bark,
  ),
  1,
)
