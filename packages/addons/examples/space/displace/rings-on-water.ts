import { displace } from '@kirari/addons'
import {
  resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const rings = displace(vec2, (p) =>
  sin(p.length().mul(40).sub(time.mul(4))),
)
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const seen = rings(p, vec2(0.6, 0.8), 0.012)
const wave = sin(seen.mul(30))
const square = smoothstep(-0.1, 0.1, wave.x.mul(wave.y))

export const fragment = vec4(vec3(square.mul(0.5).add(0.3)), 1)
