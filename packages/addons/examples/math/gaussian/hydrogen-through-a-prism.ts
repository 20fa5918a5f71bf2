import { gaussian, hsl2rgb } from '@kirari/addons'
import {
  float, fwidth, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// From violet on the left to red on the right, in nanometres.
const wave = mix(395, 685, uv.x)
const hue = smoothstep(690, 395, wave).mul(0.78)
const tint = hsl2rgb(vec3(hue, 1, 0.6))

// The light of glowing hydrogen has four visible lines. Each is a bell:
// where it lies, how wide the slit makes it, and how strong it is.
const slit = time.mul(0.5).sin().mul(0.8).add(1.9)
const line = (at: number, strength: number) =>
  gaussian(wave.sub(at), slit).mul(strength)
const light = line(656.3, 1)
  .add(line(486.1, 0.75))
  .add(line(434, 0.5))
  .add(line(410.2, 0.36))

// Above, the lines as the eye sees them; below, the plotted curve.
const window = smoothstep(0.02, 0.0, uv.y.sub(0.7).abs().sub(0.2))
const haze = tint.mul(0.1)
const seen = tint.mul(light.mul(1.3)).add(vec3(light.mul(light).mul(0.5)))
const band = seen.add(haze).mul(window)

const height = uv.y.sub(0.1).div(0.3)
const px = float(1).div(resolution.y.mul(0.3))
const slope = fwidth(light)
const curve = smoothstep(
  slope.add(px.mul(3)),
  slope.mul(0.4),
  light.sub(height).abs(),
)
const under = smoothstep(px, 0, height.sub(light)).mul(
  smoothstep(-0.01, 0, height),
)
const mark = smoothstep(
  0.12,
  0.06,
  wave.div(10).fract().sub(0.5).abs().sub(0.5).abs(),
)
const ticks = mark.mul(smoothstep(0.006, 0.003, uv.y.sub(0.09).abs()))
const plot = tint
  .mul(under)
  .mul(0.35)
  .add(vec3(0.95).mul(curve.mul(smoothstep(0.44, 0.4, uv.y))))

const table = mix(
  vec3(0.05, 0.055, 0.07),
  vec3(0.02, 0.02, 0.03),
  vec2(uv).sub(0.5).length(),
)

export const fragment = vec4(
  table.add(band).add(plot).add(ticks.mul(0.5)),
  1,
)
