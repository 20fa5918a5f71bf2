import { gnoise, luv2xyz, rgb2srgb, xyz2rgb } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// The sky in L*, u* and v*; every ridge is a step darker and cooler.
let luv: Vec3 = mix(
  vec3(84, 52, 42),
  vec3(52, 4, -42),
  smoothstep(0.25, 1, uv.y),
)
for (let i = 0; i < 6; i++) {
  const q = p.x
    .mul(1.2 + i * 0.35)
    .add(i * 5)
    .add(time.mul(0.012 * (i + 1)))
  const ridge = gnoise(vec2(q, i))
    .mul(0.2)
    .add(gnoise(vec2(q.mul(4), i + 9)).mul(0.05))
    .add(0.62 - i * 0.11)
  const haze = mix(0.25, 1, smoothstep(-0.22, 0, p.y.sub(ridge)))
  const land = vec3(66 - i * 10, 34 - i * 8, 10 - i * 7)
  const veiled = mix(land.add(vec3(9, 10, 8)), land, haze)
  luv = mix(luv, veiled, smoothstep(0.002, -0.002, p.y.sub(ridge)))
}

export const fragment = vec4(rgb2srgb(xyz2rgb(luv2xyz(luv)).saturate()), 1)
