import { drawFill, fbm, lookAtView } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// The boat goes round the rock, and its deck rocks too.
const way = time.mul(0.15).add(0.8)
const eye = vec3(sin(way).mul(7), 0.9, cos(way).mul(7))
const deck = vec3(sin(time).mul(0.05), 1, 0)
const view = lookAtView(eye, vec3(0, 1.5, 0), deck).toConst('view')
// Where a point is in the picture, and how far away.
const seen = (x: number, y: number, z: number): Vec3 => {
  const at = view.mul(vec4(x, y, z, 1))
  return vec3(at.xy.div(at.z).mul(-1.3), at.z.negate())
}

const [foot, head] = [seen(0, 0.3, 0), seen(0, 3, 0)]
const axis = head.xy.sub(foot.xy)
const up = p.sub(foot.xy).dot(axis).div(axis.dot(axis))
const side = p
  .sub(foot.xy)
  .dot(vec2(axis.y, axis.x.negate()))
  .div(axis.length())
const wide = mix(0.055, 0.035, up)
const tower = drawFill(
  side.abs().sub(wide).max(up.sub(0.5).abs().sub(0.5).mul(0.5)),
  0,
  px,
)
const band = smoothstep(-0.1, 0.1, sin(up.mul(19)))
const round = float(1).sub(side.div(wide).add(0.4).abs().mul(0.5))
const paint = mix(
  vec3(0.8, 0.16, 0.14),
  vec3(0.95, 0.92, 0.86),
  band,
).mul(round)

const sea = view.mul(vec4(0, 0, 0, 0)).y
const level = p.y
  .sub(seen(0, 0, 0).y)
  .sub(p.x.mul(deck.x))
  .sub(0.05)
  .add(sea)
const waves = fbm(
  vec2(
    p.x.mul(9),
    float(1).div(level.sub(0.03).abs().add(0.05)).add(time),
  ),
  3,
)
const sky = mix(
  vec3(0.98, 0.62, 0.36),
  vec3(0.12, 0.18, 0.36),
  smoothstep(0, 0.6, level),
)
const water = mix(
  vec3(0.06, 0.14, 0.24),
  vec3(0.8, 0.5, 0.34),
  waves.mul(0.8).add(0.2).saturate(),
)
let colour = mix(water, sky, smoothstep(-0.002, 0.002, level))

// Rocks as round as they are near.
for (const [x, z, size] of [
  [-0.9, -0.7, 0.5],
  [1, -0.5, 0.45],
  [0, 0.2, 0.75],
  [-1.5, 0.6, 0.35],
  [0.9, 0.9, 0.5],
] as const) {
  const rock = seen(x, 0, z)
  const off = p.sub(rock.xy).mul(rock.z).div(vec2(1.5, 1))
  const rough = fbm(off.mul(5).add(x), 3).mul(0.12)
  const stone = mix(
    vec3(0.1, 0.09, 0.11),
    vec3(0.5, 0.36, 0.3),
    off.y.sub(off.x.mul(0.4)).add(rough.mul(3)).mul(1.2).saturate(),
  )
  colour = mix(
    colour,
    stone,
    drawFill(off.length().sub(size).add(rough), 0, px.mul(8)).mul(
      smoothstep(-0.12, 0, off.y),
    ),
  )
}
colour = mix(colour, paint, tower)
const lamp = p.distance(head.xy)
const beam = sin(time.mul(1.2)).mul(0.5).add(1)
colour = colour.add(
  vec3(1, 0.8, 0.45).mul(
    lamp
      .mul(-22)
      .exp()
      .mul(1.2)
      .add(lamp.mul(-5).exp().mul(0.35).mul(beam)),
  ),
)

export const fragment = vec4(colour, 1)
