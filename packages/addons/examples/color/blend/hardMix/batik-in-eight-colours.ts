import { blendHardMix, gnoise, kaleidoscope } from '@kirari/addons'
import { resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const slow = time.mul(0.06)

// Wax and three dyes in ten mirrored wedges.
const q = kaleidoscope(p, 10).mul(5)
const bend = gnoise(q.mul(0.7).add(slow)).mul(0.8)
const wax = gnoise(q.add(bend)).mul(0.6).add(0.42)
const dye = vec3(
  gnoise(q.mul(1.3).add(bend).add(vec2(3.1, slow))),
  gnoise(q.mul(2.1).add(7.7)),
  gnoise(q.mul(0.9).sub(slow)),
)
const ring = p.length().mul(30).sub(time.mul(0.4))
const waves = vec3(ring.sin(), ring.mul(0.7).cos(), ring.sin().negate())
const cloth = blendHardMix(vec3(wax), dye.add(waves.mul(0.35)).add(0.5))

// Eight colours, as they look on raw cotton.
export const fragment = vec4(
  cloth.mul(vec3(0.72, 0.66, 0.52)).add(vec3(0.2, 0.12, 0.22)),
  1,
)
