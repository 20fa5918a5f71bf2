import {
  drawFill,
  gnoise,
  opElongate,
  opOnion,
  opSubtraction,
  rectSDF,
  rotate2d,
} from '@kirari/addons'
import {
  float,
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
import type { Float, Vec2, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A loop of wire: a disc that is pulled apart, and of it the outline.
const loop = (q: Vec2, reach: number, radius: number): Float => {
  const stretched = opElongate(q, vec2(0, reach))
  return opOnion(
    stretched.xy.length().sub(radius).add(stretched.z),
    0.011,
  )
}
const clip = (q: Vec2): Float => {
  const outer = opSubtraction(
    loop(q, 0.15, 0.09),
    rectSDF(q.sub(vec2(-0.1, -0.02)), vec2(0.06, 0.1)),
  )
  const middle = opSubtraction(
    loop(q.sub(vec2(-0.012, 0.012)), 0.115, 0.078),
    rectSDF(q.sub(vec2(0.1, 0.02)), vec2(0.07, 0.2)),
  )
  const inner = opSubtraction(
    loop(q.add(vec2(0, 0.045)), 0.105, 0.052),
    rectSDF(q.add(vec2(0.06, 0.16)), vec2(0.05, 0.1)),
  )
  return outer.min(middle.max(q.x.add(0.02))).min(inner)
}

const clips = [
  { at: [-0.52, 0.06], turn: 0.5, tint: vec3(0.86, 0.2, 0.25) },
  { at: [-0.2, -0.1], turn: -1.15, tint: vec3(0.95, 0.72, 0.2) },
  { at: [0.12, 0.16], turn: 2.2, tint: vec3(0.2, 0.55, 0.8) },
  { at: [0.4, -0.14], turn: 0.15, tint: vec3(0.25, 0.65, 0.5) },
  { at: [0.62, 0.2], turn: -0.7, tint: vec3(0.75, 0.76, 0.8) },
] as const

const ruled = smoothstep(
  px.mul(1.3),
  0,
  p.y.mul(11).fract().sub(0.5).abs().div(11),
).mul(0.16)
const sheet = vec3(0.95, 0.94, 0.9)
  .add(gnoise(p.mul(60)).mul(0.008))
  .sub(vec3(0.5, 0.3, 0.1).mul(ruled))
let desk: Vec3 = sheet.sub(p.length().mul(0.1))
for (const { at, turn, tint } of clips) {
  const q = rotate2d(-turn).mul(p.sub(vec2(at[0], at[1])))
  const d = clip(q)
  const shade = clip(
    rotate2d(-turn).mul(
      p.sub(vec2(at[0], at[1])).sub(vec2(0.014, -0.02)),
    ),
  )
  const round = smoothstep(-0.011, -0.003, d)
  const gleam = sin(p.x.add(p.y).mul(14).add(time)).mul(0.12)
  const wire = mix(tint.add(0.28).add(gleam), tint.mul(0.62), round)
  desk = mix(
    desk.mul(float(1).sub(smoothstep(0.016, -0.008, shade).mul(0.35))),
    wire,
    drawFill(d, 0, px),
  )
}

export const fragment = vec4(desk, 1)
