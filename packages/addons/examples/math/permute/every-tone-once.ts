import { mmix, permute } from '@kirari/addons'
import {
  mix, select, sin, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

// 17 times 17 patches have the numbers from 0 to 288. Shuffled,
// each number is a tone of its own, and none is used twice.
const p = uv.mul(17)
const patch = p.floor()
const key = permute(patch.y.mul(17).add(patch.x))
const cloth = mmix(
  vec3(0.13, 0.17, 0.33),
  vec3(0.2, 0.45, 0.52),
  vec3(0.88, 0.82, 0.66),
  vec3(0.87, 0.5, 0.3),
  vec3(0.52, 0.16, 0.22),
  key.div(288),
)
const at = p.sub(patch)
const isTurned = key.mul(0.5).fract().greaterThan(0.25)
const q = vec2(select(at.x, at.x.negate().add(1), isTurned), at.y)
const half = smoothstep(-0.03, 0.03, q.x.sub(q.y))
const patchwork = mix(cloth, vec3(0.95, 0.93, 0.87), half.mul(0.82))
const hem = at.sub(0.5).abs()
const seam = smoothstep(0.5, 0.43, hem.x.max(hem.y)).mul(0.25).add(0.75)
const thread = sin(p.x.mul(75))
  .mul(sin(p.y.mul(38)))
  .mul(0.03)

export const fragment = vec4(patchwork.mul(seam).add(thread), 1)
