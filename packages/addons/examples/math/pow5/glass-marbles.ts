import { drawFill, pow5, safeMod } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const place = vec2(safeMod(p.x.add(0.3), 0.6).sub(0.3), p.y.add(0.02))
const away = place.length().div(0.26)

// How straight the glass looks at us: 1 in the middle, 0 at the rim.
const facing = float(1).sub(away.mul(away)).max(0).sqrt()
const rim = pow5(float(1).sub(facing))

const index = p.x.div(0.6).round()
const glass = mix(
  vec3(0.1, 0.35, 0.3),
  vec3(0.75, 0.3, 0.1),
  index.mul(0.5).add(0.5),
).mul(smoothstep(0.6, -0.9, place.y.div(0.26)).add(0.25))
const cloth = mix(vec3(0.2, 0.17, 0.24), vec3(0.36, 0.3, 0.38), uv.y)
const shade = smoothstep(
  1,
  0.2,
  place.add(vec2(-0.05, 0.08)).length().div(0.3),
)
const glint = drawFill(place.sub(vec2(-0.09, 0.11)).length(), 0.022, 0.02)
const ball = mix(glass, vec3(0.95, 0.97, 1), rim).add(glint)

export const fragment = vec4(
  mix(
    cloth.mul(float(1).sub(shade.mul(0.5))),
    ball,
    drawFill(away, 1, 0.012),
  ),
  1,
)
