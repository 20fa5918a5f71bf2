import { AABB, aabbClosestPoint, drawFill, rectSDF } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// In the plane a box is flat: z is 0 everywhere.
const card = AABB({ min: vec3(-0.3, -0.2, 0), max: vec3(0.3, 0.2, 0) })
const place = vec3(p.add(vec2(-0.02, 0.05)), 0)
const away = place.distance(aabbClosestPoint(card, place))
const shadow = away.mul(-18).exp().mul(0.4)

const table = mix(vec3(0.93, 0.87, 0.78), vec3(0.98, 0.94, 0.87), uv.y)
const lit = mix(table, vec3(0.3, 0.2, 0.16), shadow)

export const fragment = vec4(
  mix(
    lit,
    vec3(0.16, 0.3, 0.36),
    drawFill(rectSDF(p, vec2(0.3, 0.2)), 0, px),
  ),
  1,
)
