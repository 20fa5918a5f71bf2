import { fbm, mmix } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const x = uv.x.mul(resolution.x).div(resolution.y)
const sky = mmix(
  vec3(0.98, 0.62, 0.3),
  vec3(0.93, 0.42, 0.38),
  vec3(0.6, 0.3, 0.5),
  vec3(0.25, 0.2, 0.44),
  vec3(0.07, 0.1, 0.27),
  vec3(0.02, 0.04, 0.13),
  uv.y.sub(0.3).mul(1.5),
)
let view = sky
for (let i = 0; i < 3; i++) {
  const slow = time.mul(0.01 * (i + 1))
  const ridge = fbm(
    vec2(
      x
        .mul(1.1 + i)
        .add(slow)
        .add(i * 9),
      i,
    ),
    4,
  )
  const top = ridge.mul(0.2).add(0.47 - i * 0.14)
  const slope = mix(vec3(0.5, 0.3, 0.42), vec3(0.05, 0.05, 0.13), i / 2)
  const haze = mix(
    slope,
    vec3(0.95, 0.5, 0.35),
    smoothstep(0.3, 0, top.sub(uv.y)).mul(0.25),
  )
  view = mix(view, haze, smoothstep(0.002, -0.002, uv.y.sub(top)))
}

export const fragment = vec4(view, 1)
