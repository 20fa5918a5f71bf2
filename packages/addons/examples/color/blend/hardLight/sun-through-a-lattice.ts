import {
  blendHardLight, gnoise, hexTile, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A plastered wall with a painted band, and tiles below.
const plaster = vec3(0.62, 0.57, 0.5).add(gnoise(p.mul(4)).mul(0.03))
const band = smoothstep(-0.2, -0.205, p.y)
const wall = mix(plaster, vec3(0.24, 0.45, 0.47), band)
const line = smoothstep(0.012, 0.009, p.y.add(0.19).abs())
const grain = valueNoise(p.mul(90)).mul(0.05)
const room = mix(wall, vec3(0.8, 0.72, 0.5), line).add(grain)

// Two windows with hexagonal panes: their light falls slanted, and it is
// blurred the more, the lower it falls.
const at = vec2(p.x.add(p.y.mul(0.6)).add(time.mul(0.015)), p.y.mul(1.1))
const blur = float(0.05).sub(p.y.mul(0.06))
const from = hexTile(at, 6).xy.abs()
const side = from.x.max(from.dot(vec2(0.5, Math.sqrt(0.75))))
const panes = smoothstep(blur.add(0.42), float(0.42).sub(blur), side)
const arch = vec2(at.x.mul(1.05).fract().sub(0.5), at.y.sub(0.02))
const top = arch.sub(vec2(0, 0.1)).length()
const low = arch.x
  .abs()
  .max(arch.y.sub(0.1))
  .max(arch.y.add(0.42).negate())
const window = smoothstep(
  blur,
  blur.negate(),
  top.min(low.max(0)).sub(0.3),
)
const open = smoothstep(-0.45, -0.42, arch.y).mul(
  smoothstep(0.31, 0.29, arch.x.abs()),
)
const sun = panes.mul(window).mul(open)
const light = mix(vec3(0.26, 0.25, 0.36), vec3(0.86, 0.7, 0.5), sun)

export const fragment = vec4(blendHardLight(room, light), 1)
