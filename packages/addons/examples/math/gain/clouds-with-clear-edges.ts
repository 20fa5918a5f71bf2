import { fbm, gain } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const wind = vec2(time.mul(0.03), 0)
const noise = fbm(p.mul(vec2(1.6, 2.6)).add(wind), 4)
  .mul(0.8)
  .add(0.5)
const up = p.add(vec2(0.02, 0.05)).mul(vec2(1.6, 2.6)).add(wind)
const above = fbm(up, 3)

// Grey haze becomes clouds with sky between them.
const cloud = gain(noise, 5)
const shade = above.mul(0.8).add(0.5).sub(noise).mul(1.6).add(0.62)
const sky = mix(vec3(0.62, 0.8, 0.93), vec3(0.13, 0.36, 0.7), uv.y)
const lit = mix(
  vec3(0.55, 0.6, 0.72),
  vec3(1, 0.99, 0.96),
  shade.saturate(),
)

export const fragment = vec4(mix(sky, lit, cloud), 1)
