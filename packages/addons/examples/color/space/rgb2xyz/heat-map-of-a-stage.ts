import { rgb2xyz } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Coloured spotlights from above; blue ones give little light.
let light: Vec3 = vec3(0.01)
for (let i = 0; i < 4; i++) {
  const aim = sin(time.mul(0.5 + i * 0.1).add(i * 2)).mul(0.25)
  const x = p.x.sub(i * 0.4 - 0.6).sub(aim.mul(float(1).sub(uv.y)))
  const cone = smoothstep(0.55, 0, x.abs().div(uv.y.mul(-0.8).add(1)))
  const tint =
    [
      vec3(1, 0.1, 0.1),
      vec3(0.1, 1, 0.2),
      vec3(0.1, 0.2, 1),
      vec3(1, 0.8, 0.3),
    ][i] ?? vec3(1)
  light = light.add(tint.mul(cone.mul(cone)).mul(0.9))
}
const luminance = rgb2xyz(light).y

// Contours at every twelfth of the luminance.
const band = luminance.mul(12).floor().div(12)
const cold = mix(
  vec3(0.04, 0.03, 0.2),
  vec3(0.75, 0.1, 0.45),
  band.saturate(),
)
const map = mix(
  cold,
  vec3(1, 0.95, 0.6),
  band.sub(0.55).mul(2.2).saturate(),
)

export const fragment = vec4(map, 1)
