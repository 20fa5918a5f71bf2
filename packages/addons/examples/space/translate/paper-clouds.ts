import { circleSDF, lineSDF, translate } from '@kirari/addons'
import {
  max,
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
import type { Float, Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const cloud = (at: Vec2): Float => {
  const puff = (x: number, y: number, r: number) =>
    circleSDF(at.sub(vec2(x, y)), r)
  const left = min(puff(-0.13, 0, 0.075), puff(-0.03, 0.055, 0.1))
  const right = min(puff(0.09, 0.02, 0.09), puff(0.17, -0.02, 0.055))
  return max(min(left, right), at.y.add(0.06).negate())
}
const blue = mix(
  vec3(0.36, 0.62, 0.78),
  vec3(0.75, 0.87, 0.9),
  p.y.add(0.5),
)
let sheet: Vec3 = blue
for (const [x, y, size, tint] of [
  [-0.5, 0.2, 0.75, vec3(0.99, 0.86, 0.78)],
  [0.42, 0.24, 0.85, vec3(0.97, 0.93, 0.85)],
  [-0.18, -0.02, 1.05, vec3(1, 0.98, 0.95)],
  [0.55, -0.18, 1.15, vec3(0.98, 0.76, 0.66)],
  [-0.46, -0.28, 1.25, vec3(0.93, 0.95, 0.97)],
] as const) {
  const place = vec2(
    sin(time.mul(0.8).add(x * 7))
      .mul(0.015)
      .add(x),
    y,
  )
  // To draw something at a place, move the coordinates back by it.
  const at = translate(p, place.negate()).div(size)
  // The shadow is the same shape, further down and to the right.
  const shadow = cloud(translate(at, vec2(-0.035, 0.05)))
  const dark = smoothstep(0.05, -0.05, shadow).mul(0.34)
  const thread = lineSDF(at, vec2(0, 0.1), vec2(0, 2))
  const string = smoothstep(0.004, 0.001, thread).mul(0.75)
  const hung = mix(
    mix(sheet, vec3(0.09, 0.22, 0.36), dark),
    vec3(1),
    string,
  )
  sheet = mix(
    hung,
    tint.add(at.y.mul(0.4)),
    smoothstep(0.003, 0, cloud(at)),
  )
}

export const fragment = vec4(sheet, 1)
