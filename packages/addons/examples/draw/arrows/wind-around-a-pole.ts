import { drawArrows, drawCircle, fbm } from '@kirari/addons'
import {
  fn, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const radius = 0.17

// Potential flow: wind from the left, and what a round pole adds to it.
const wind = fn('wind', [{ at: vec2 }], vec2, (at) => {
  const squared = at.dot(at).max(radius * radius)
  const share = squared.mul(squared).div(radius * radius)
  const double = vec2(
    at.x.mul(at.x).sub(at.y.mul(at.y)),
    at.x.mul(at.y).mul(2),
  )
  return vec2(1, 0).sub(double.div(share)).mul(0.75)
})

const cells = 11
const arrows = drawArrows(
  p,
  wind(p.mul(cells).floor().add(0.5).div(cells)),
  cells,
  0.006,
)
const speed = wind(p).length()

// Streaks of dust along the wind, carried on by time.
const stream = p.y
  .sub(p.y.mul(radius * radius).div(p.dot(p).max(radius * radius)))
  .mul(14)
const dust = fbm(vec2(p.x.mul(2.5).sub(time.mul(0.5)), stream), 3)
  .mul(0.5)
  .add(0.5)
const low = mix(
  vec3(0.03, 0.1, 0.22),
  vec3(0.1, 0.42, 0.55),
  smoothstep(0, 0.75, speed),
)
const fast = mix(low, vec3(1, 0.62, 0.3), smoothstep(0.8, 1.5, speed))
const air = fast.mul(dust.mul(0.45).add(0.62))

const blown = mix(air, vec3(1, 0.98, 0.92), arrows.mul(0.9))
const stone = mix(
  vec3(0.16, 0.16, 0.2),
  vec3(0.6, 0.6, 0.64),
  p.dot(vec2(-2.2, 2.4)).add(0.45).saturate(),
)

export const fragment = vec4(mix(blown, stone, drawCircle(p, radius)), 1)
