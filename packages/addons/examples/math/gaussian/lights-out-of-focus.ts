import { gaussian, hsl2rgb, random } from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
let light = mix(vec3(0.03, 0.02, 0.06), vec3(0.06, 0.05, 0.13), uv.y)

// A string of lamps that all send out as much light. The lens is sharp
// in one place and blurs the others, which makes them wide and dim.
for (let i = 0; i < 15; i++) {
  const x = (i / 14 - 0.5) * 2.1
  const sag = ((i % 5) / 5 - 0.4) ** 2 * 0.9
  const key = random(float(i * 3.1))
  const place = vec2(x, key.mul(0.05).add(sag - 0.12))
  const focus = sin(time.mul(0.6)).mul(0.9)
  const blur = float(x).sub(focus).abs().mul(0.035).add(0.008)
  const lamp = gaussian(p.sub(place), blur, 0.006)
  const tint = hsl2rgb(vec3(key.mul(0.12).add((i % 3) * 0.31), 0.9, 0.62))
  light = light.add(tint.mul(lamp))
}

// A bright lamp is white in the middle, as on film.
export const fragment = vec4(float(1).sub(light.mul(-1.6).exp()), 1)
