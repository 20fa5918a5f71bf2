import { exponentialIn, hsl2rgb, random } from '@kirari/addons'
import {
  atan2,
  float,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const away = p.length()
const rays = atan2(p.y, p.x)
  .div(2 * Math.PI)
  .add(0.5)
  .mul(110)
const ray = rays.floor()

// Each star creeps out of the middle, then rushes past and draws a line.
const life = time.mul(0.35).add(random(ray)).fract()
const head = exponentialIn(life).mul(1.3)
const tail = exponentialIn(life.sub(0.1)).mul(1.3)
const long = smoothstep(tail, head, away).mul(
  smoothstep(head.add(0.012), head, away),
)
const wide = smoothstep(0.5, 0.1, rays.fract().sub(0.5).abs())
const hue = hsl2rgb(
  vec3(random(vec2(ray, 7)).mul(0.2).add(0.52), 0.8, 0.78),
)

const glow = float(1).sub(away.mul(1.2)).max(0).pow(4).mul(0.5)
const space = mix(vec3(0.01, 0.01, 0.05), vec3(0.35, 0.45, 0.8), glow)

export const fragment = vec4(space.add(hue.mul(long.mul(wide))), 1)
