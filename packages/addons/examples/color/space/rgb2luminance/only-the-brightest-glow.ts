import { random, rgb2luminance, rgb2srgb } from '@kirari/addons'
import {
  length, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const coal = (q: Vec2) => {
  const heat = random(q)
    .mul(6.3)
    .add(time.mul(0.7))
    .sin()
    .mul(0.5)
    .add(0.5)
  return mix(
    vec3(0.06, 0.008, 0.005),
    vec3(1.6, 0.55, 0.09),
    heat.mul(heat).mul(heat),
  )
}

// Each coal, and the glow of its neighbours above a luminance of 0.25.
const q = p.mul(8)
let light: Vec3 = vec3(0)
for (let y = -1; y <= 1; y++) {
  for (let x = -1; x <= 1; x++) {
    const cell = q.floor().add(vec2(x, y))
    const place = cell.add(
      vec2(random(cell.add(20)), random(cell.add(40)))
        .mul(0.5)
        .add(0.25),
    )
    const away = length(q.sub(place))
    const ember = coal(cell)
    const glow = rgb2luminance(ember).sub(0.25).max(0)
    light = light.add(ember.mul(smoothstep(0.46, 0.36, away)).mul(0.8))
    light = light.add(ember.mul(glow).mul(away.mul(-2.4).exp()))
  }
}

export const fragment = vec4(rgb2srgb(light.min(1)), 1)
