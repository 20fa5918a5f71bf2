import { drawFill, hsv2rgb, random, rgb2hue } from '@kirari/addons'
import {
  float, fract, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Fruit on a stall: each has a hue of its own, and light from above.
const fruit = (behind: Vec3, i: number): Vec3 => {
  const row = Math.floor(i / 9)
  const at = vec2(
    (i % 9) * 0.22 - 0.88 + (row % 2) * 0.11,
    0.38 - row * 0.19,
  )
  const q = p.sub(at)
  const shade = smoothstep(0.2, 0, q.distance(vec2(-0.03, 0.04)))
  const chance = random(float(i + 7))
  const skin = hsv2rgb(
    vec3(chance.mul(0.42).sub(0.06), 0.8, shade.mul(0.7).add(0.3)),
  )
  return mix(behind, skin, drawFill(q.length(), 0.105, px))
}
const stall = Array.from({ length: 45 }, (_, i) => i).reduce(
  fruit,
  vec3(0.2, 0.13, 0.1),
)

// How far each is from orange, on the circle of hues.
const wanted = float(0.08)
const away = fract(rgb2hue(stall).sub(wanted).add(0.5)).sub(0.5).abs()
const found = smoothstep(0.045, 0.035, away)
const pulse = time.mul(2).sin().mul(0.06).add(0.2)
const grey = vec3(stall.dot(vec3(0.3, 0.59, 0.11)).mul(0.6))

export const fragment = vec4(
  mix(grey, stall.add(found.mul(pulse)).min(1), found),
  1,
)
