import { quartic } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Each drop is a field that ends at its reach; where two of them overlap
// they add up, so drops that come near reach out to each other.
let field = float(0)
for (let i = 0; i < 9; i++) {
  const rise = sin(time.mul(0.16 + (i % 4) * 0.05).add(i * 2.4)).mul(0.36)
  const sway = sin(time.mul(0.23).add(i * 1.7)).mul(0.1)
  const centre = vec2(sway.add((i % 5) * 0.34 - 0.68), rise)
  const reach = 0.22 + (i % 3) * 0.07
  field = field.add(float(1).sub(quartic(p.distance(centre).div(reach))))
}
const pool = float(1).sub(quartic(p.y.add(0.5).div(0.3)))
const all = field.add(pool.mul(1.1))

const wax = smoothstep(0.44, 0.46, all)
const warm = mix(
  vec3(1, 0.3, 0.18),
  vec3(1, 0.78, 0.3),
  all.sub(0.45).mul(0.9),
)
const heat = uv.y.mul(-0.6).add(1)
const liquid = mix(
  vec3(0.28, 0.05, 0.32),
  vec3(0.06, 0.03, 0.2),
  uv.y,
).add(vec3(0.5, 0.12, 0.1).mul(all.mul(0.6).min(0.4)))

export const fragment = vec4(
  mix(liquid, warm.mul(heat.add(0.15)), wax),
  1,
)
