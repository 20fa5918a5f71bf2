import {
  bias, circleSDF, drawFill, gnoise, opUnion,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A pear on a table, as the negative has it.
const belly = circleSDF(p.sub(vec2(0, -0.12)), 0.23)
const neck = circleSDF(p.sub(vec2(0.05, 0.17)), 0.09)
const pear = opUnion(belly, neck, 0.16)
const round = pear.div(-0.2).saturate()
const from = p.sub(vec2(-0.12, 0.02)).length()
const lit = float(0.95).sub(from.mul(1.5)).add(round.mul(0.15)).saturate()
const speck = gnoise(p.mul(60)).abs().mul(0.1)
const wall = float(0.5).add(p.x.mul(0.22)).sub(p.y.mul(0.3))
const shadow = smoothstep(
  0.34,
  0.05,
  p.sub(vec2(0.24, -0.33)).mul(vec2(1, 3)).length(),
)
const table = float(0.72).sub(shadow.mul(0.5))
const room = mix(wall, table, smoothstep(-0.26, -0.27, p.y))
const stalk = smoothstep(
  0.014,
  0.008,
  p.x.sub(0.05).sub(p.y.sub(0.24).mul(0.4)).abs(),
)
  .mul(smoothstep(0.22, 0.25, p.y))
  .mul(smoothstep(0.37, 0.36, p.y))
const scene = mix(
  mix(room, 0.08, stalk),
  lit.sub(speck),
  drawFill(pear, 0, 0.006),
)

// Seven exposures of one negative, each a little longer than the one
// before: bias brightens or darkens the greys, and keeps black and white.
const strip = uv.x.mul(7).floor()
const k = float(0.82)
  .sub(strip.mul(0.105))
  .add(time.mul(0.6).sin().mul(0.03))
const tone = bias(scene, k)
const edge = uv.x.mul(7).fract().sub(0.5).abs()
const ink = mix(tone, tone.mul(0.55), smoothstep(0.485, 0.495, edge))

export const fragment = vec4(
  mix(vec3(0.1, 0.075, 0.06), vec3(0.98, 0.95, 0.88), ink),
  1,
)
