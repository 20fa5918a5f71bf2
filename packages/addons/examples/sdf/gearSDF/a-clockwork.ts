import { drawFill, gearSDF, rotate2d } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Pitch radii are in the ratio of the teeth. Each wheel touches the one
// before it, in that direction.
const module = 0.0135
const wheels = [
  { teeth: 32, towards: 0, tint: vec3(0.85, 0.65, 0.32) },
  { teeth: 14, towards: 0.5, tint: vec3(0.72, 0.72, 0.76) },
  { teeth: 26, towards: -0.65, tint: vec3(0.8, 0.5, 0.34) },
  { teeth: 12, towards: 0.9, tint: vec3(0.85, 0.65, 0.32) },
]
let [x, y] = [-0.48, -0.06]
let turn = time.mul(0.25)
let movement: Vec3 = vec3(0.09, 0.1, 0.13).add(
  sin(p.x.add(p.y).mul(160)).mul(0.012),
)
for (const [i, { teeth, towards, tint }] of wheels.entries()) {
  const before = wheels[i - 1]
  if (before) {
    const apart = module * (before.teeth + teeth)
    x += apart * Math.cos(towards)
    y += apart * Math.sin(towards)
    // Where they touch, a tooth of one meets a gap of the other.
    turn = turn
      .mul(-before.teeth / teeth)
      .add(
        towards +
          Math.PI / 2 -
          Math.PI / teeth +
          ((towards - Math.PI / 2) * before.teeth) / teeth,
      )
  }
  const pitch = module * teeth
  const at = p.sub(vec2(x, y))
  const q = rotate2d(turn.negate()).mul(at)
  const gear = gearSDF(
    q,
    pitch + 0.011,
    teeth,
    (pitch - 0.013) / (pitch + 0.011),
  )
  const spokes = q.x
    .abs()
    .min(q.y.abs())
    .sub(pitch * 0.1)
  const window = at
    .length()
    .sub(pitch * 0.75)
    .max(
      at
        .length()
        .sub(pitch * 0.32)
        .negate(),
    )
    .max(spokes.negate())
  const d = gear.max(window.negate()).max(
    at
      .length()
      .sub(pitch * 0.09)
      .negate(),
  )
  const brushed = sin(at.length().mul(420))
    .mul(0.05)
    .add(
      smoothstep(-0.25, 0.25, at.x.mul(at.y).div(pitch * pitch)).mul(0.5),
    )
    .add(0.6)
  const dark = mix(
    movement,
    vec3(0.02),
    smoothstep(0.05, -0.02, d).mul(0.6),
  )
  movement = mix(
    dark,
    tint.mul(brushed).add(smoothstep(-0.008, 0, d).mul(0.18)),
    drawFill(d, 0, px),
  )
}

export const fragment = vec4(movement, 1)
