import { clamp01 } from '@kirari/addons'
import { resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const colours = [
  vec3(0.95, 0.3, 0.25),
  vec3(0.3, 0.9, 0.5),
  vec3(0.3, 0.4, 1),
]

// Where cones of light overlap their colours add up; what is above 1
// in any of them is held there, so that the middle turns white.
let stage = vec3(0.05, 0.05, 0.08)
for (const [i, colour] of colours.entries()) {
  const lamp = vec2((i - 1) * 0.55, 0.55)
  const aim = time
    .mul(0.4 + i * 0.13)
    .sin()
    .mul(0.25)
    .sub((i - 1) * 0.35)
  const from = p.sub(lamp)
  const off = from.x.add(from.y.mul(aim)).abs()
  const wide = from.y.mul(-0.24).add(0.02)
  const cone = clamp01(wide.sub(off).mul(14))
  const floor = vec2(p.x.sub(lamp.x).sub(aim), p.y.add(0.4).mul(3.4))
  const pool = clamp01(floor.length().mul(-9).add(3.4))
  stage = stage.add(colour.mul(cone.mul(0.45).add(pool.mul(0.9))))
}

export const fragment = vec4(clamp01(stage), 1)
