import { random, rectSDF, spriteUv, triangleSDF } from '@kirari/addons'
import {
  floor,
  fn,
  min,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

// A sheet of eight frames, four a row: one beat of the wings.
const sheet = fn('sheet', [{ at: vec2 }], vec3, (at) => {
  const place = at.mul(vec2(4, 2))
  const cell = floor(place).clamp(0, vec2(3, 1))
  const number = cell.x.add(cell.y.negate().add(1).mul(4))
  const lift = sin(number.mul(Math.PI / 4)).toConst('lift')
  const p = place.sub(cell).sub(vec2(0.52, lift.mul(-0.04).add(0.52)))
  const wing = (root: number, reach: number) => {
    const tip = vec2(
      lift
        .abs()
        .mul(0.09)
        .add(root - 0.16),
      lift.mul(reach).add(0.05),
    )
    return triangleSDF(
      p,
      vec2(root + 0.1, 0.03),
      vec2(root - 0.08, 0.01),
      tip,
    )
  }
  const oval = (x: number, y: number, w: number, h: number) =>
    p.sub(vec2(x, y)).div(vec2(w, h)).length().sub(1).mul(h)
  const parts = [
    oval(0, 0, 0.19, 0.05),
    oval(0.17, 0.03, 0.042, 0.042),
    oval(0.22, 0.026, 0.055, 0.014),
    oval(-0.22, 0.014, 0.1, 0.024),
  ]
  const body = parts.reduce((a, b) => min(a, b))
  const near = min(body, wing(0, 0.34).sub(0.012))
  const hill = sin(p.x.mul(4)).mul(0.04).sub(0.4).sub(p.y)
  const field = mix(
    p.y.mul(-0.35).add(0.76),
    0.36,
    smoothstep(-0.01, 0.01, hill),
  )
  const behind = mix(
    field,
    0.32,
    smoothstep(0.008, -0.004, wing(0.05, 0.28)),
  )
  return vec3(mix(behind, 0.07, smoothstep(0.008, -0.004, near)))
})
const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(1.6)
const x = p.x.add(time.mul(0.5))
const number = floor(x)
const st = vec2(x.sub(number), p.y.add(0.5))
const picture = sheet(
  spriteUv(st.clamp(0.001, 0.999), vec2(4, 2), number),
)

const shake = floor(time.mul(12))
const grain = random(uv.mul(700).floor().add(shake)).mul(0.08)
const scratch = smoothstep(0.004, 0, uv.x.sub(random(shake)).abs()).mul(
  0.2,
)
const sepia = picture
  .sub(grain)
  .add(scratch)
  .mul(vec3(1, 0.86, 0.66))
const gate = rectSDF(st.sub(0.5), vec2(0.455, 0.46), 0.04)
const film = mix(
  vec3(0.1, 0.075, 0.06),
  sepia,
  smoothstep(0.008, -0.008, gate),
)
const across = vec2(x.mul(5).fract().sub(0.5).div(5), p.y.abs().sub(0.6))
const hole = min(
  rectSDF(across, vec2(0.045, 0.05), 0.02),
  across.y.negate().add(0.1),
)

export const fragment = vec4(
  mix(film, vec3(0.98, 0.9, 0.72), smoothstep(0.006, -0.006, hole)),
  1,
)
