import { domainWarp, rotate } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const r = p.length()
// The spoon has turned the middle further than the rim.
const turned = rotate(
  p,
  smoothstep(0.4, 0, r).mul(2.6).add(time.mul(0.12)),
)
const stirred = domainWarp(turned.mul(2.6).add(vec2(9, 4)), 4, 2.6)
const cream = smoothstep(-0.06, 0.26, stirred.x.add(stirred.y.mul(0.25)))
const coffee = mix(
  vec3(0.16, 0.07, 0.03),
  vec3(0.36, 0.18, 0.08),
  smoothstep(-0.35, 0.3, stirred.z),
)
const drink = mix(coffee, vec3(0.96, 0.86, 0.7), cream.mul(0.92))
const foam = mix(drink, vec3(0.72, 0.5, 0.3), smoothstep(0.335, 0.36, r))
const light = p.normalize().dot(vec2(-0.5, 0.86)).mul(0.5).add(0.5)
const china = mix(vec3(0.72, 0.75, 0.8), vec3(1, 0.99, 0.97), light)
const saucer = mix(china.mul(0.93), china, smoothstep(0.6, 0.615, r))
const shade = smoothstep(0.36, 0.62, p.add(vec2(-0.05, 0.07)).length())
const cloth = mix(
  vec3(0.24, 0.34, 0.4),
  vec3(0.3, 0.42, 0.47),
  p.x.add(p.y).mul(60).sin().mul(p.x.sub(p.y).mul(60).sin()),
)
const table = mix(
  cloth,
  saucer.mul(shade.mul(0.5).add(0.5)),
  smoothstep(0.662, 0.656, r),
)
const cup = mix(table, china, smoothstep(0.412, 0.406, r))

export const fragment = vec4(
  mix(cup, foam, smoothstep(0.378, 0.37, r)),
  1,
)
