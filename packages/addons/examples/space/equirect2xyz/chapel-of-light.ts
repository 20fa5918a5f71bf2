import { equirect2xyz, hsl2rgb, random, rotateY } from '@kirari/addons'
import {
  float, mix, select, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// One picture of a whole room: straight edges bend, and nothing is
// left out.
const d = rotateY(equirect2xyz(uv), time.mul(0.06).add(0.5))
// Where a ray from the middle meets the box of the walls.
const half = vec3(1.5, 1.1, 2.1)
const reach = half.div(d.abs().max(1e-4))
const t = reach.x.min(reach.y).min(reach.z)
const at = d.mul(t)

const isSide = reach.x.lessThan(reach.z)
const wall = vec2(select(at.x, at.z, isSide), at.y)
const bay = wall.x.div(0.7).add(0.5).floor()
const q = vec2(wall.x.sub(bay.mul(0.7)), wall.y.sub(0.1))
// A window with a pointed arch: two circles meet at its tip.
const arch = vec2(q.x.abs().add(0.2), q.y.sub(0.2).max(0))
  .length()
  .sub(0.4)
const frame = arch.max(q.y.negate().sub(0.6))
const pane = vec2(q.x, q.y)
  .mul(7)
  .add(vec2(0, bay.mul(3)))
const lead = pane.x
  .add(pane.y)
  .fract()
  .sub(0.5)
  .abs()
  .max(pane.x.sub(pane.y).fract().sub(0.5).abs())
const shard = vec2(pane.x.add(pane.y).floor(), pane.x.sub(pane.y).floor())
const hue = random(
  shard.add(bay.mul(17)).add(select(float(0), float(50), isSide)),
)
const glass = hsl2rgb(
  vec3(
    hue.mul(0.5).add(bay.mul(0.13)),
    0.85,
    sin(time.add(hue.mul(6.3)))
      .mul(0.06)
      .add(0.56),
  ),
).mul(smoothstep(0.5, 0.44, lead))
const stone = vec3(0.3, 0.26, 0.25).mul(at.y.mul(0.2).add(0.75))
const lit = stone.add(
  vec3(0.34, 0.2, 0.16).mul(frame.max(0).mul(-6).exp()),
)
const walls = mix(lit, glass, smoothstep(0.004, -0.004, frame))

// On the floor lies the light of the windows, on the ceiling stars.
const pool = hsl2rgb(vec3(at.x.add(at.z).mul(0.2), 0.7, 0.5)).mul(
  sin(at.x.mul(9))
    .mul(sin(at.z.mul(9)))
    .mul(0.5)
    .add(0.5)
    .pow(3),
)
const star = at.xz.mul(6).fract().sub(0.5).abs()
const gold = vec3(0.95, 0.75, 0.35).mul(
  smoothstep(
    0.1,
    0.04,
    star.x.add(star.y).add(star.x.mul(star.y).mul(18)),
  ),
)
const level = select(
  vec3(0.2, 0.17, 0.16).add(pool.mul(0.4)),
  vec3(0.08, 0.12, 0.33).add(gold),
  at.y.greaterThan(0),
)
const isLevel = reach.y.lessThan(reach.x.min(reach.z))
export const fragment = vec4(select(walls, level, isLevel), 1)
