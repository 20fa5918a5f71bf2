import { lab2xyz, rgb2srgb, xyz2rgb } from '@kirari/addons'
import {
  length, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const lamp = length(p.sub(vec2(0, 0.05)))
  .mul(-2.2)
  .exp()
  .mul(2)

// Each veil lets through its share of X, Y and Z.
const white = vec3(0.95, 1, 1.09)
let light: Vec3 = white.mul(lamp)
const dyes = [vec3(88, 26, 34), vec3(88, -34, 10), vec3(84, 14, -30)]
dyes.forEach((dye, i) => {
  const fold = sin(
    p.x
      .mul(7 + i * 2)
      .add(i * 2)
      .add(time.mul(0.3)),
  )
    .mul(0.5)
    .add(0.5)
  const hem = sin(
    p.x
      .mul(3)
      .add(time.mul(0.4))
      .add(i * 2.2),
  )
    .mul(0.08)
    .add(0.3 - i * 0.28)
  const isBehind = p.y.sub(hem).mul(-90).saturate()
  const dyed = lab2xyz(dye.sub(vec3(fold.mul(22), 0, 0))).div(white)
  light = light.mul(dyed.sub(1).mul(isBehind).add(1))
})

export const fragment = vec4(rgb2srgb(xyz2rgb(light).saturate()), 1)
