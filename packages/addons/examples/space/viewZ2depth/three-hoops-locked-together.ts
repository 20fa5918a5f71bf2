import { viewZ2depth } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// A linen cloth for them to lie on.
const threads = p.mul(90)
const weave = sin(threads.x.mul(2))
  .mul(sin(threads.y.mul(2)))
  .mul(0.03)
let colour: Vec3 = mix(
  vec3(0.2, 0.27, 0.33),
  vec3(0.12, 0.16, 0.22),
  p.length(),
).add(weave)
// The depth buffer: what has been drawn so far lies here.
let buffer: Float = viewZ2depth(-9, 0.5, 10)

const hoops = [
  { turn: 0.5, tint: vec3(0.86, 0.66, 0.3) },
  { turn: 2.6, tint: vec3(0.8, 0.46, 0.34) },
  { turn: 4.7, tint: vec3(0.72, 0.76, 0.8) },
] as const
for (const { turn, tint } of hoops) {
  const sway = time.mul(0.25).add(turn)
  const middle = vec2(Math.cos(turn), Math.sin(turn)).mul(0.15)
  const q = p.sub(middle).toConst('q')
  // Each lies on a slope of its own, so it is over one and under another.
  const lean = vec2(Math.cos(turn + 1.57), Math.sin(turn + 1.57)).mul(2.2)
  const away = q.length().toConst('away')
  const across = away.sub(0.24).div(0.034).toConst('across')
  const round = float(1).sub(across.mul(across)).max(0).sqrt()
  const z = q
    .dot(lean)
    .add(round.mul(0.1))
    .sub(3)
    .add(sin(sway).mul(0.05))
  const depth = viewZ2depth(z, 0.5, 10).toConst('depth')
  // Whatever is nearer wins, hoop by hoop and pixel by pixel.
  const isNearer = smoothstep(0, 0.002, buffer.sub(depth))
  const cover = smoothstep(
    0.034,
    float(0.034).sub(px.mul(1.5)),
    away.sub(0.24).abs(),
  )
    .mul(isNearer)
    .toConst('cover')

  const normal = vec3(q.div(away.max(0.01)).mul(across), round)
  const lit = normal.dot(vec3(-0.45, 0.6, 0.66)).max(0)
  const shine = lit.pow(24).mul(0.8)
  const rope = sin(q.y.atan2(q.x).mul(70).add(across.mul(2.4))).mul(0.1)
  const metal = tint.mul(lit.mul(0.85).add(0.2).add(rope)).add(shine)
  const shadow = smoothstep(0.09, 0.02, away.sub(0.24).abs())
    .mul(isNearer)
    .mul(0.42)
  colour = mix(colour.mul(float(1).sub(shadow)), metal, cover).toConst(
    'drawn',
  )
  buffer = mix(buffer, depth, cover).toConst('buffer')
}

export const fragment = vec4(colour, 1)
