import { rgb2hsv } from '@kirari/addons'
import { resolution, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const t = time.mul(0.3)

// Three slow waves are the three channels
// of a picture that is never shown.
const wave = (turn: number) =>
  p.x
    .mul(4)
    .add(p.y.mul(3).mul(turn))
    .add(t.mul(turn))
    .add(turn * 2)
    .sin()
const hsv = rgb2hsv(vec3(wave(1), wave(-1.3), wave(0.7)).mul(0.5).add(0.5))

// Bands of hue: bright where a sixth of the circle begins.
const band = hsv.x.mul(6).fract().sub(0.5).abs().mul(2)
const glow = band.pow(6)
const tint = vec3(0.2, 0.5, 1)
  .mul(hsv.z)
  .add(vec3(0.8, 0.1, 0.4).mul(hsv.y))

export const fragment = vec4(
  tint.mul(0.25).add(tint.add(0.4).mul(glow)).min(1),
  1,
)
