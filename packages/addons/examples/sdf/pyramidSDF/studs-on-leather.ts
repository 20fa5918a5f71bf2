import { pyramidSDF } from '@kirari/addons'
import {
  fn, float, mix, normalize, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

// Seen from above, no ray is needed: a level cut through the field at the
// base shows the outline, and the way it grows shows the faces.
const stud = fn('stud', [{ p: vec3 }], float, (p) =>
  pyramidSDF(p, 0.36, 0.2),
)
const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(3.4)
const turned = vec2(p.x.add(p.y), p.y.sub(p.x)).mul(Math.SQRT1_2)
const cell = turned.round().toConst('cell')
const local = turned.sub(cell).toConst('local')
const over = vec3(local.x, 0.4, local.y).toConst('over')
const e = 0.01
const normal = normalize(
  vec3(
    stud(over.add(vec3(e, 0, 0))).sub(stud(over.sub(vec3(e, 0, 0)))),
    stud(over.add(vec3(0, e, 0))).sub(stud(over.sub(vec3(0, e, 0)))),
    stud(over.add(vec3(0, 0, e))).sub(stud(over.sub(vec3(0, 0, e)))),
  ),
)
const swing = time.mul(0.7)
const sun = normalize(
  vec3(swing.cos().mul(0.8), 0.8, swing.sin().mul(0.8)),
)
const light = normal.dot(sun).max(0)
const tint = cell.x.add(cell.y).mod(2)
const metal = mix(vec3(0.86, 0.88, 0.95), vec3(1, 0.78, 0.42), tint)
const shine = metal.mul(light.mul(light).mul(0.95).add(0.12))

const base = stud(vec3(local.x, -0.2, local.y)).toConst('base')
const shadow = stud(vec3(local.x, -0.2, local.y).add(sun.mul(0.12)))
const pores = p.x
  .mul(41)
  .sin()
  .mul(p.y.mul(47).sin())
  .add(p.x.mul(23).add(p.y.mul(31)).sin())
const leather = vec3(0.3, 0.1, 0.09)
  .mul(pores.mul(0.08).add(1))
  .mul(smoothstep(-0.02, 0.16, shadow).mul(0.7).add(0.3))

export const fragment = vec4(
  mix(shine, leather, smoothstep(-0.005, 0.01, base)),
  1,
)
