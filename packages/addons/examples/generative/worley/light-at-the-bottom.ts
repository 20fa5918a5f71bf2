import { gnoise, worley } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(3)
// The surface bends the light a little; two
// nets of it slide over each other.
const bend = (seed: number) =>
  gnoise(vec3(p.mul(1.3), time.mul(0.3).add(seed))).mul(0.25)
const at = p.add(vec2(bend(0), bend(20)))
const net = (scale: number, speed: number) =>
  worley(vec3(at.mul(scale), time.mul(speed))).x.pow(3)
const light = net(1, 0.45).add(net(1.7, 0.6).mul(0.6)).mul(0.9)
const water = mix(vec3(0.02, 0.28, 0.42), vec3(0.05, 0.45, 0.58), uv.y)

export const fragment = vec4(
  water.add(vec3(0.55, 0.9, 0.85).mul(light)),
  1,
)
