import { mmax } from '@kirari/addons'
import {
  exp, float, mix, resolution, smoothstep, step, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)

// A street at night, mirrored in a canal below.
const isWater = smoothstep(-0.2, -0.22, p.y)
const ripple = p.y.mul(70).add(time.mul(2)).sin().mul(0.025)
const at = vec2(
  p.x.add(ripple.mul(isWater)),
  p.y
    .add(0.2)
    .abs()
    .mul(mix(float(1), float(0.8), isWater)),
)
let light: Vec3 = vec3(0.015, 0.02, 0.05)
const lamps = [
  [-1.35, 0.5, vec3(3, 0.4, 0.2)],
  [-0.72, 0.78, vec3(0.3, 1.6, 3)],
  [-0.1, 0.42, vec3(3, 1.5, 0.25)],
  [0.52, 0.7, vec3(2.4, 0.3, 1.8)],
  [1.2, 0.52, vec3(0.4, 2.6, 1)],
] as const
for (const [x, y, tint] of lamps) {
  const away = at.sub(vec2(x, y)).length()
  light = light.add(tint.mul(exp(away.mul(-7)).mul(2.4)))
  const pole = step(at.x.sub(x).abs(), 0.008).mul(step(at.y, y - 0.03))
  light = light.mul(pole.mul(-0.7).add(1))
}
// Too bright to show: divided by its largest channel, a red lamp
// stays red, where clamping would make all of them white or yellow.
const shown = light.div(mmax(light).max(1))
const core = mmax(light).sub(3).div(7).saturate()

export const fragment = vec4(
  mix(shown, vec3(1), core).mul(isWater.mul(-0.3).add(1)),
  1,
)
