import { quat, quatLerp, quatRotate } from '@kirari/addons'
import {
  exp, float, max, mix, resolution, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.98)).mul(2).mul(resolution).div(resolution.y)

// To and fro between two poses of a lantern on its rope.
const left = quat(vec3(0, 0, 1), -0.75)
const right = quat(vec3(0.3, 0, 0.954), 0.75)
const swing = quatLerp(
  left,
  right,
  time.mul(1.6).add(0.7).sin().mul(0.5).add(0.5),
)

const hook = vec2(0, 0.05)
const lamp = hook.add(quatRotate(swing, vec3(0, -1.25, 0)).xy)
const down = quatRotate(swing, vec3(0, -1, 0)).xy
const at = p.sub(lamp)
const local = vec2(
  at.x.mul(down.y.negate()).add(at.y.mul(down.x)),
  at.dot(down),
)

const night = mix(vec3(0.09, 0.08, 0.17), vec3(0.04, 0.05, 0.12), uv.y)
const away = at.length()
const lit = night.add(
  vec3(1, 0.6, 0.25).mul(exp(away.mul(-2.4)).mul(0.75)),
)
const t = p.sub(hook).dot(down).div(1.25).saturate()
const rope = p
  .sub(hook)
  .sub(down.mul(t.mul(1.25)))
  .length()
const withRope = mix(
  lit,
  vec3(0.25, 0.18, 0.15),
  smoothstep(0.012, 0.006, rope),
)

const bulge = local.y.mul(3.2).cos().mul(0.24)
const shell = max(local.x.abs().sub(bulge), local.y.abs().sub(0.3))
const rib = local.y.mul(36).sin().mul(0.08).add(0.92)
const round = float(1).sub(local.x.div(bulge.max(0.05)).abs().saturate())
const paper = mix(vec3(0.75, 0.16, 0.1), vec3(1, 0.82, 0.45), round).mul(
  rib,
)
const caps = step(0.25, local.y.abs())
const lantern = mix(paper, vec3(0.1, 0.06, 0.06), caps)
const tassel = max(
  local.x.abs().sub(0.02),
  local.y.sub(0.42).abs().sub(0.14),
)
const withTassel = mix(withRope, vec3(0.7, 0.2, 0.15), step(tassel, 0))

export const fragment = vec4(
  mix(withTassel, lantern, smoothstep(0.008, -0.004, shell)),
  1,
)
