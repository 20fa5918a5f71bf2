import { cart2polar, drawFill, gnoise, invQuartic } from '@kirari/addons'
import {
  cos, float, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).sub(vec2(0.06, 0))
const angle = cart2polar(p).x
const lobes = vec2(cos(angle), cos(angle.sub(1.57)))
const uneven = gnoise(lobes.mul(1.3)).mul(0.09)
const r = p.length().mul(uneven.add(1)).div(0.46)

// A young tree made wide rings fast, an old one grew narrow ones: time
// runs on faster and faster towards the bark.
const year = invQuartic(r.mul(r)).mul(34)
const late = year.fract()
const ring = smoothstep(0.25, 0.95, late).mul(smoothstep(1, 0.95, late))
const good = gnoise(year.floor().mul(1.7)).mul(0.25).add(0.6)
const heart = smoothstep(0.75, 0.3, r)
const pale = mix(vec3(0.9, 0.74, 0.5), vec3(0.72, 0.46, 0.26), heart)
const wood = mix(pale, vec3(0.38, 0.2, 0.1), ring.mul(good))
const rays = gnoise(vec2(angle.mul(40), r.mul(2)))
  .mul(0.06)
  .add(1)

const bark = vec3(0.2, 0.14, 0.1).mul(gnoise(p.mul(26)).mul(0.5).add(1))
const disc = mix(bark, wood.mul(rays), smoothstep(0.955, 0.94, r))
const moss = mix(vec3(0.16, 0.22, 0.12), vec3(0.24, 0.3, 0.16), uv.y)

export const fragment = vec4(
  mix(moss, disc, drawFill(r, 1.02, float(0.006))),
  1,
)
