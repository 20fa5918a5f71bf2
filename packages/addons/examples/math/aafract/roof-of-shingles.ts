import { aafract, random } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(vec2(9, 7))

// Every other row is shifted by half a shingle.
const row = p.y.floor()
const along = p.x.add(row.mul(0.5))
const shingle = vec2(along.floor(), row)
const wood = random(shingle)

// Each is lit most at its lower edge, below
// which lies the shadow on the next row.
const up = aafract(p.y)
const across = aafract(along)
const light = mix(1.05, 0.45, up)
const gap = across.mul(float(1).sub(across)).mul(14).saturate()
const grain = random(vec2(along.mul(11).floor(), row)).mul(0.12)

const cedar = mix(vec3(0.48, 0.33, 0.22), vec3(0.72, 0.6, 0.48), wood)
export const fragment = vec4(
  cedar.mul(light).mul(gap.mul(0.6).add(0.4)).sub(grain.mul(light)),
  1,
)
