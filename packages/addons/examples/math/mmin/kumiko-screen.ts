import { mmax, mmin } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)

// Distances to the nearest line of three directions. The smallest of
// them is the frame of a paper screen; where the two smallest tie,
// thin strips run from its corners: the pattern of hemp leaves.
const q = p.mul(1.5)
const lines = vec3(
  q.x,
  q.dot(vec2(0.5, 0.8660254)),
  q.dot(vec2(-0.5, 0.8660254)),
)
const away = lines.add(0.5).fract().sub(0.5).abs()
const lattice = mmin(away)
const second = away.dot(vec3(1)).sub(mmax(away)).sub(lattice)
const leaves = second.sub(lattice)

const moon = p
  .sub(vec2(time.mul(0.1).sin().mul(0.3).add(0.6), 0.3))
  .length()
const behind = mix(
  vec3(0.98, 0.9, 0.72),
  vec3(0.86, 0.62, 0.38),
  moon.mul(0.55),
)
const branch = p.y
  .add(p.x.mul(0.5))
  .sub(p.x.mul(3).sin().mul(0.1))
  .add(0.35)
const shadow = smoothstep(0.12, 0, branch.abs()).mul(0.35)
const paper = behind.mul(float(1).sub(shadow))
const wood = vec3(0.24, 0.14, 0.09)
const fine = smoothstep(0.045, 0.03, leaves)
const strong = smoothstep(0.036, 0.026, lattice)

export const fragment = vec4(
  mix(mix(paper, wood.mul(1.7), fine), wood, strong),
  1,
)
