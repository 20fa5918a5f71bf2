import {
  gnoise,
  hexPrismSDF,
  hexSDF,
  hexTile,
  random,
} from '@kirari/addons'
import {
  Break,
  float,
  fn,
  If,
  Loop,
  max,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

// A prism in each cell: high on the island, low in the sea around it.
const isLand = (q: Vec2): Float => {
  const far = max(q.x.abs(), max(q.y.abs(), q.x.add(q.y).abs()))
  return smoothstep(2.6, 2.4, far)
}
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const tile = hexTile(p.xz, 1).toConst('tile')
  const top = isLand(tile.zw).mul(0.24).sub(random(tile.zw).mul(0.05))
  const prism = hexPrismSDF(
    vec3(tile.x, p.y.sub(top).add(1), tile.y),
    0.455,
    0.98,
  ).sub(0.02)
  // No further than a little way into the next cell.
  return prism.min(hexSDF(tile.xy, 0.5).abs().add(0.04))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }, { start: float }],
  float,
  (origin, direction, start) => {
    const t = start.toVar('t')
    Loop(32, () => {
      const at = origin.add(direction.mul(t)).toConst('at')
      const d = scene(at).toConst('d')
      If(d.lessThan(0.003).or(at.y.greaterThan(0.4)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(time.mul(0.15).sin().mul(0.5), 4.4, 4.3)
const direction = vec3(
  p.x,
  p.y.mul(0.7).sub(1.05),
  p.y.mul(-0.72).sub(0.98),
).normalize()
const t = march(
  origin,
  direction,
  float(0.26).sub(origin.y).div(direction.y),
)
const hit = origin.add(direction.mul(t)).toConst('hit')
const lit = (towards: Vec3): Float =>
  scene(hit.add(towards.mul(0.02)))
    .div(0.02)
    .saturate()
const sun = vec3(-0.6, 0.62, 0.5)
const open = smoothstep(
  0.02,
  0.3,
  march(hit.add(vec3(0, 0.02, 0)), sun, float(0.02)),
)

const tile = hexTile(hit.xz, 1).toConst('tile')
const pick = random(tile.zw.add(11)).mul(4)
const waves = gnoise(vec2(hit.x.mul(3), hit.z.mul(9)).add(time.mul(0.5)))
const rows = tile.x.mul(0.5).add(tile.y).mul(46).sin().mul(0.5).add(0.5)
const trees = smoothstep(0, 0.5, gnoise(hit.xz.mul(13)))
const forest = mix(vec3(0.08, 0.26, 0.16), vec3(0.2, 0.44, 0.22), trees)
const wheat = mix(vec3(0.82, 0.6, 0.2), vec3(0.97, 0.8, 0.36), rows)
const clay = mix(
  vec3(0.58, 0.26, 0.17),
  vec3(0.76, 0.42, 0.27),
  gnoise(hit.xz.mul(5)).add(0.5),
)
const meadow = mix(
  vec3(0.5, 0.68, 0.28),
  vec3(0.62, 0.8, 0.4),
  gnoise(hit.xz.mul(24)).add(0.5),
)
const fields = mix(
  mix(forest, wheat, smoothstep(0.98, 1.02, pick)),
  mix(clay, meadow, smoothstep(2.98, 3.02, pick)),
  smoothstep(1.98, 2.02, pick),
)
const sea = mix(
  vec3(0.1, 0.4, 0.58),
  vec3(0.3, 0.62, 0.74),
  smoothstep(-0.3, 0.4, waves),
)
const printed = mix(sea, fields, isLand(tile.zw))
const frame = smoothstep(-0.055, -0.045, hexSDF(tile.xy, 0.455))
const face = mix(printed, vec3(0.96, 0.9, 0.76), frame)
const card = mix(
  vec3(0.62, 0.5, 0.36),
  face,
  smoothstep(0.4, 0.9, lit(vec3(0, 1, 0))),
)
const shade = lit(sun).mul(open).mul(0.75).add(0.3)

export const fragment = vec4(card.mul(shade), 1)
