import {
  drawFill,
  drawStroke,
  gnoise,
  opElongate,
  opRepeat,
  rectSDF,
} from '@kirari/addons'
import {
  cos,
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
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A disc that is pulled apart has the lanes of a track around it.
const half = 0.36
const stretched = opElongate(p, vec2(half, 0))
const d = stretched.xy.length().sub(0.21).add(stretched.z)
const lanes = 6
const lane = 0.034

const mown = smoothstep(-0.1, 0.1, sin(p.x.mul(34)))
const grass = mix(vec3(0.2, 0.46, 0.2), vec3(0.27, 0.55, 0.24), mown).add(
  gnoise(p.mul(40)).mul(0.03),
)
const field = rectSDF(p, vec2(half - 0.02, 0.17))
const chalk = drawStroke(field, 0, 0.006, px)
  .add(drawStroke(p.length().sub(0.06), 0, 0.006, px))
  .add(smoothstep(px.mul(2), 0, p.x.abs()).mul(drawFill(field, 0, px)))
const pitch = mix(grass, vec3(0.95), chalk.saturate().mul(0.8))

const clay = vec3(0.72, 0.29, 0.2).add(gnoise(p.mul(90)).mul(0.025))
const line = opRepeat(d, lane)
const onTrack = drawFill(d.negate(), 0.003, px).mul(
  drawFill(d, lanes * lane + 0.003, px),
)
const start = drawStroke(p.x.sub(half), 0, 0.006, px).mul(
  drawFill(p.y, 0, px),
)
const marks = drawStroke(line, 0, 0.005, px).add(start).saturate()
const park = mix(
  vec3(0.3, 0.42, 0.26),
  vec3(0.38, 0.5, 0.3),
  gnoise(p.mul(6)).add(0.5),
).add(gnoise(p.mul(50)).mul(0.06))
let stadium: Vec3 = mix(
  mix(pitch, park, drawFill(d.negate(), -0.12, px)),
  mix(clay, vec3(0.96), marks.mul(0.85)),
  onTrack,
)

for (let i = 0; i < lanes; i++) {
  const turn = time.mul(0.23 + 0.013 * ((i * 5) % 6)).add(4.2)
  const r = 0.21 + (i + 0.5) * lane
  const at = vec2(
    cos(turn).mul(r).add(cos(turn).mul(3).clamp(-1, 1).mul(half)),
    sin(turn).mul(r),
  )
  const body = p.distance(at).sub(0.0105)
  const shade = p
    .sub(vec2(0.02, -0.013))
    .sub(at)
    .mul(vec2(0.6, 1))
    .length()
    .sub(0.009)
  const shirt = vec3(0.5).add(
    vec3(
      cos(float(i * 1.9)),
      cos(float(i * 1.9 + 2.1)),
      cos(float(i * 1.9 + 4.2)),
    ).mul(0.48),
  )
  stadium = mix(
    stadium.mul(float(1).sub(smoothstep(0.006, -0.004, shade).mul(0.5))),
    shirt,
    drawFill(body, 0, px),
  )
  stadium = mix(
    stadium,
    vec3(0.25, 0.15, 0.1),
    drawFill(p.distance(at).sub(0.0045), 0, px),
  )
}

export const fragment = vec4(stadium, 1)
