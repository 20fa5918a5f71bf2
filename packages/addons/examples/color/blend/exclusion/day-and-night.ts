import { blendExclusion, drawFill, valueNoise } from '@kirari/addons'
import {
  exp, float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const up = p.y.abs()

// The same land once more, upside down.
const land = (behind: Vec3, i: number): Vec3 => {
  const ridge = valueNoise(p.x.mul(2 + i).add(i * 5 + 2))
    .mul(0.16)
    .add(0.24 - i * 0.1)
  const tone = mix(vec3(0.75, 0.5, 0.4), vec3(0.16, 0.22, 0.2), i / 2)
  return mix(behind, tone, drawFill(up.sub(ridge), 0, px))
}
const sky = mix(vec3(1, 0.86, 0.62), vec3(0.96, 0.64, 0.45), up.mul(2))
const sun = vec2(time.mul(0.1).sin().mul(0.4), up).distance(
  vec2(p.x, 0.34),
)
const disc = mix(
  sky.add(exp(sun.mul(-9)).mul(0.2)),
  vec3(1, 0.97, 0.85),
  drawFill(sun, 0.075, px),
)
const scene = [0, 1, 2].reduce(land, disc)
const night = drawFill(p.y, 0, px)

export const fragment = vec4(blendExclusion(scene, vec3(night)), 1)
