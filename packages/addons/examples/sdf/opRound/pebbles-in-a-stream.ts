import {
  gnoise,
  opRound,
  polySDF,
  random,
  rotate2d,
  worley,
} from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const bent = p.add(
  vec2(
    gnoise(p.mul(5).add(time.mul(0.5))),
    gnoise(p.mul(5).sub(time.mul(0.5))),
  ).mul(0.008),
)

// A polygon without its corners in each cell, turned by chance.
const pebbles = (under: Vec3, q: Vec2, corners: number): Vec3 => {
  const cell = q.floor()
  const pick = random(cell.add(corners * 31))
  const turned = rotate2d(pick.mul(40))
    .mul(q.sub(cell).sub(0.5))
    .mul(vec2(0.85, 1.15))
  const size = pick.mul(7).fract().mul(0.1).add(0.18)
  const d = opRound(polySDF(turned, size, corners), 0.13).add(
    gnoise(q.mul(5)).mul(0.012),
  )
  const slate = mix(
    vec3(0.24, 0.27, 0.3),
    vec3(0.62, 0.6, 0.55),
    pick.mul(3).fract(),
  )
  const tint = mix(
    slate,
    vec3(0.55, 0.36, 0.28),
    smoothstep(0.8, 0.85, pick),
  )
  const vein = smoothstep(
    0.05,
    0,
    turned.y.add(gnoise(q.mul(3)).mul(0.1)).abs(),
  ).mul(smoothstep(0.6, 0.65, pick.mul(11).fract()))
  const dome = smoothstep(0.02, -0.11, d)
  const lit = dome
    .mul(0.7)
    .add(0.3)
    .add(q.sub(cell).sub(0.5).dot(vec2(-0.5, 0.7)))
  const stone = tint
    .add(vein.mul(0.3))
    .mul(lit)
    .add(gnoise(q.mul(28)).mul(0.04))
  const shade = under.mul(
    float(1).sub(smoothstep(0.09, -0.03, d).mul(0.55)),
  )
  return mix(shade, stone, smoothstep(0.012, -0.012, d))
}
const sand = vec3(0.4, 0.36, 0.27).add(gnoise(bent.mul(70)).mul(0.06))
const small = pebbles(sand, bent.mul(9).add(3), 5)
const middling = pebbles(small, rotate2d(0.6).mul(bent).mul(5.5), 6)
const large = pebbles(
  middling,
  rotate2d(-0.3).mul(bent).mul(3.2).add(vec2(0.3, 0.8)),
  8,
)

// Sunlight that the waves gather.
const net = worley(p.mul(4).add(vec2(time.mul(0.3), time.mul(0.2))))
const bright = smoothstep(0.16, 0, net.y.sub(net.x)).mul(0.16)
const water = large
  .mul(vec3(0.72, 0.95, 0.98))
  .add(vec3(0.01, 0.05, 0.06))

export const fragment = vec4(water.add(bright), 1)
