import { displace, fbm, random, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const stones = [
  [-0.42, 0.1, 0.13],
  [-0.24, -0.02, 0.07],
  [0.4, -0.14, 0.11],
] as const
const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The furrows part before a stone and close again behind it.
const furrows = displace(vec2, (at) => {
  let height = float(0)
  for (const [x, y, size] of stones) {
    const off = at.sub(vec2(x, y))
    const near = off
      .dot(off)
      .div(-5 * size * size)
      .exp()
    height = height.add(off.y.mul(near))
  }
  return height
})
const raked = furrows(p, vec2(0, -1), 0.75)
const furrow = raked.y.mul(26).fract()
const slope = sin(furrow.mul(2 * Math.PI))
const pebble = random(p.mul(190).floor()).sub(0.5).mul(0.16)
let colour: Vec3 = vec3(0.84, 0.82, 0.76).mul(
  slope.mul(0.14).add(0.88).add(pebble),
)

for (const [x, y, size] of stones) {
  const off = p.sub(vec2(x, y)).div(size)
  const rough = valueNoise(p.mul(14).add(x * 40)).sub(0.5)
  const r = off.length().add(rough.mul(0.35))
  const shade = off.sub(vec2(0.55, -0.5)).length().add(rough.mul(0.3))
  colour = colour.mul(smoothstep(0.6, 1.25, shade).mul(0.6).add(0.4))
  const moss = mix(
    vec3(0.2, 0.3, 0.08),
    vec3(0.46, 0.56, 0.2),
    valueNoise(p.mul(60)),
  )
  colour = mix(colour, moss, smoothstep(1.06, 1.02, r))
  const dome = r.mul(r).mul(-1.3).add(1).max(0).sqrt()
  const light = off.dot(vec2(-0.5, 0.6)).add(dome.mul(0.5)).add(0.35)
  const rock = mix(
    vec3(0.2, 0.21, 0.23),
    vec3(0.66, 0.65, 0.62),
    light.add(valueNoise(p.mul(45)).sub(0.5).mul(0.35)),
  )
  colour = mix(colour, rock, smoothstep(0.86, 0.82, r))
}
// The shade of a tree sways over it.
const leaf = fbm(p.mul(6).add(sin(time.mul(0.7)).mul(0.15)), 3)
const tree = smoothstep(0, 0.3, leaf.add(p.x).sub(p.y).sub(0.1))

export const fragment = vec4(
  colour.mul(mix(vec3(1.08, 1.03, 0.94), vec3(0.55, 0.62, 0.7), tree)),
  1,
)
