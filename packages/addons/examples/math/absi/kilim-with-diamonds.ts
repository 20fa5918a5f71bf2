import { absi, modi, random } from '@kirari/addons'
import {
  int, ivec2, mix, resolution, select, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(52)
const knot = ivec2(p.floor())
const row = int(time.mul(2).floor())

// Seen from the middle of each medallion, a knot is as many steps
// away on the left as on the right, and above as below.
const local = modi(knot.add(ivec2(13, row)), ivec2(26)).sub(13)
const steps = absi(local)
const away = steps.x.add(steps.y)
const ring = modi(away, int(6))
const cream = vec3(0.93, 0.85, 0.7)
const madder = vec3(0.66, 0.16, 0.13)
const indigo = vec3(0.13, 0.2, 0.36)
const ochre = vec3(0.82, 0.55, 0.2)
const inner = select(madder, cream, ring.lessThan(1))
const middle = select(inner, ochre, ring.equal(3))
const medallion = select(middle, indigo, ring.greaterThan(3))
const ground = select(
  indigo,
  madder,
  modi(steps.x.sub(steps.y), int(4)).lessThan(2),
)
const field = select(ground, medallion, away.lessThan(14))

const thread = p.fract().sub(0.5).abs()
const weave = smoothstep(0.5, 0.2, thread.y).mul(0.25).add(0.75)
const worn = random(p.floor()).mul(0.14).add(0.86)

export const fragment = vec4(
  mix(field, vec3(0.5), thread.x.mul(0.15)).mul(weave).mul(worn),
  1,
)
