import { drawCircle, drawLine, rotate } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const q = rotate(p, time.mul(-0.4))

// Each spoke leaves the hub at a slant, to the left or to the right.
const at = (turns: number, far: number) =>
  vec2(Math.cos(turns * 2 * Math.PI), Math.sin(turns * 2 * Math.PI)).mul(
    far,
  )
const spokes = Array.from({ length: 20 }, (_, i) =>
  drawLine(
    q,
    at(i / 20 + (i % 2 ? 0.17 : -0.17), 0.045),
    at(i / 20, 0.355),
    0.005,
  ),
).reduce((all, one) => all.max(one))

const sky = mix(vec3(0.98, 0.9, 0.76), vec3(0.55, 0.78, 0.85), uv.y)
const steel = mix(sky, vec3(0.42, 0.45, 0.5), spokes)
const rim = mix(steel, vec3(0.75, 0.77, 0.8), drawCircle(p, 0.36, 0.02))
const tyre = mix(rim, vec3(0.13, 0.13, 0.15), drawCircle(p, 0.4, 0.055))
const valve = mix(
  tyre,
  vec3(0.85, 0.3, 0.2),
  drawLine(q, at(0.25, 0.32), at(0.25, 0.35), 0.016),
)
const hub = mix(valve, vec3(0.2, 0.21, 0.24), drawCircle(p, 0.055))

export const fragment = vec4(
  mix(hub, vec3(0.8, 0.82, 0.85), drawCircle(p, 0.022)),
  1,
)
