import { quat, quatLengthSq } from '@kirari/addons'
import {
  abs, exp, float, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).sub(vec2(1, 0.5))
const turn = quat(vec3(0.6, 0, 0.8), time)

// From left to right, a turn whose length has drifted further and
// further from 1: from 0 at the left edge to √3, where it is lost.
let q: Vec4 = turn.mul(uv.x.mul(1.732))
const marks = smoothstep(
  0.004,
  0.002,
  abs(p.y.mul(10).fract().sub(0.5)).sub(0.49).abs(),
)
let colour: Vec3 = mix(vec3(0.05, 0.06, 0.1), vec3(0.08, 0.1, 0.15), marks)

// Each curve is the length after one more correction, which needs the
// square of the length and no root. Soon all of them are at 1.
for (let i = 0; i < 7; i++) {
  const square = quatLengthSq(q).toConst('square')
  const away = p.y.add(0.28).sub(square.sqrt().mul(0.45)).abs()
  const tint = mix(vec3(1, 0.45, 0.35), vec3(0.4, 0.85, 1), i / 6)
  const line = smoothstep(0.009, 0.003, away).add(
    exp(away.mul(-22)).mul(0.3),
  )
  colour = colour.add(tint.mul(line).mul(float(0.75)))
  q = q.mul(float(1.5).sub(square.mul(0.5))).toConst('q')
}

export const fragment = vec4(colour.min(1), 1)
