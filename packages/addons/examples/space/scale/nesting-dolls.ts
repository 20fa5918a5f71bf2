import { cart2polar, opUnion, scale } from '@kirari/addons'
import {
  max,
  mix,
  resolution,
  select,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const disc = (at: Vec2, x: number, y: number, r: number): Float =>
  at.sub(vec2(x, y)).length().sub(r)

// One doll, 0.8 high, that stands on y = −0.34.
const doll = (under: Vec3, at: Vec2, dress: Vec3, scarf: Vec3) => {
  const drawn = (d: Float) => smoothstep(0.006, -0.002, d)
  const both = vec2(at.x.abs(), at.y)
  const head = disc(at, 0, 0.24, 0.19)
  const round = opUnion(
    head,
    disc(at.mul(vec2(1.1, 1)), 0, -0.08, 0.3),
    0.1,
  )
  const flower = cart2polar(at.sub(vec2(0, -0.1)))
  const petals = flower.y.sub(sin(flower.x.mul(6)).mul(0.025).add(0.1))
  let wood: Vec3 = select(dress, scarf, at.y.greaterThan(0.07))
  for (const [d, tint] of [
    [disc(at, 0, -0.12, 0.18), vec3(0.97, 0.92, 0.8)],
    [petals, scarf],
    [flower.y.sub(0.035), vec3(0.98, 0.78, 0.25)],
    [disc(at, 0, 0.235, 0.125), vec3(0.35, 0.2, 0.12)],
    [
      max(disc(at, 0, 0.2, 0.115), disc(at, 0, 0.235, 0.123)),
      vec3(0.98, 0.84, 0.7),
    ],
    [disc(both, 0.07, 0.195, 0.024), vec3(0.95, 0.55, 0.5)],
    [disc(both, 0.045, 0.235, 0.014), vec3(0.2, 0.1, 0.14)],
    [max(disc(at, 0, 0.19, 0.02), at.y.sub(0.19)), vec3(0.2, 0.1, 0.14)],
    [disc(both, 0.035, 0.085, 0.03), scarf.mul(0.8)],
  ] as const)
    wood = mix(wood, tint, drawn(d))
  const shade = smoothstep(0.26, -0.2, at.x).mul(0.3).add(0.75)
  return mix(
    under,
    wood.mul(shade),
    drawn(max(round, at.y.add(0.34).negate())),
  )
}
const wall = mix(
  vec3(0.93, 0.78, 0.6),
  vec3(0.8, 0.55, 0.42),
  p.y.add(0.4),
)
let picture: Vec3 = select(wall, vec3(0.5, 0.3, 0.22), p.y.lessThan(-0.3))
const tints = [
  vec3(0.75, 0.13, 0.17),
  vec3(0.1, 0.42, 0.45),
  vec3(0.86, 0.5, 0.12),
  vec3(0.3, 0.24, 0.5),
  vec3(0.3, 0.5, 0.25),
]
for (const [i, dress] of tints.entries()) {
  // Each is smaller than the one before, scaled from the spot it
  // stands on; coordinates are divided by the size.
  const size = 0.78 ** i
  const rock = p.y
    .add(0.34)
    .mul(sin(time.mul(2).add(i)))
    .mul(0.03)
  const foot = p.sub(vec2(rock.add(-0.5 + 0.4 * i - 0.036 * i * i), 0))
  const at = scale(foot, 1 / size, vec2(0, -0.34))
  picture = doll(picture, at, dress, tints[(i + 2) % 5] ?? dress)
}

export const fragment = vec4(picture, 1)
