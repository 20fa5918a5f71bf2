import { lerp, valueNoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const far = vec3(0.95, 0.66, 0.5)
const near = vec3(0.12, 0.1, 0.24)

let scene = lerp(vec3(1, 0.8, 0.55), vec3(0.35, 0.4, 0.65), uv.y)
for (let i = 0; i < 6; i++) {
  // From the horizon to our feet, in equal parts.
  const part = i / 5
  const place = vec2(
    p.x.mul(lerp(3, 1.2, part)).add(time.mul(0.02 + part * 0.08)),
    i * 9,
  )
  const height = lerp(0.62, 0.12, part).add(valueNoise(place).mul(0.22))
  const hill = lerp(far, near, part)
  scene = mix(scene, hill, smoothstep(0.004, 0, uv.y.sub(height)))
}

export const fragment = vec4(scene, 1)
