import { drawFill, elasticIn } from '@kirari/addons'
import {
  exp,
  float,
  max,
  mix,
  resolution,
  step,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// It trembles more and more, sinks far back, and is off.
const go = elasticIn(time.add(0.2325).mod(3.2).div(2.35))
const q = p.sub(vec2(0, go.mul(0.85).sub(0.02)))

const body = max(
  q.x.abs().sub(float(0.09).sub(q.y.sub(0.02).max(0).mul(q.y).mul(1.5))),
  q.y.abs().sub(0.24),
)
const fins = max(
  q.x.abs().add(q.y.mul(0.6)).sub(0.06),
  q.y.add(0.27).negate(),
)
const port = q.distance(vec2(0, 0.06))
const flame = q.mul(vec2(3, 1)).add(vec2(0, 0.24)).length()
const fire = exp(flame.mul(-7))
  .mul(step(q.y, -0.22))
  .mul(time.mul(40).sin().mul(0.15).add(1.5))

const sky = mix(vec3(0.95, 0.55, 0.45), vec3(0.15, 0.16, 0.4), uv.y)
const ground = mix(
  sky,
  vec3(0.16, 0.12, 0.2),
  drawFill(p.y.add(0.4), 0, px),
)
const burning = ground.add(vec3(1, 0.6, 0.2).mul(fire))
const finned = mix(
  burning,
  vec3(0.8, 0.2, 0.25),
  drawFill(max(fins, q.y.add(0.05)), 0, px),
)
const hull = mix(
  finned,
  mix(vec3(0.98), vec3(0.72, 0.75, 0.82), q.x.mul(6).add(0.5).saturate()),
  drawFill(body, 0, px),
)

export const fragment = vec4(
  mix(hull, vec3(0.2, 0.4, 0.65), drawFill(port, 0.04, px)),
  1,
)
