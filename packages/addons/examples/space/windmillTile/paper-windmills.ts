import {
  hsl2rgb, random, rotate2d, sqTile, windmillTile,
} from '@kirari/addons'
import {
  float, max, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const field = sqTile(p.add(vec2(0.25, 0.5)), 2)
const wind = random(field.zw).mul(1.5).add(0.8)
// Each square turns a block of four tiles about its middle.
const q = rotate2d(time.mul(wind).negate())
  .mul(field.xy.sub(vec2(0.5, 0.54)))
  .mul(2.55)
const sail = windmillTile(q.add(1), 1).xy.toConst('sail')

// The hub is at (1, 1). A sail is half of its tile, its tip folded in.
const from = float(1).sub(sail).toConst('from')
const paper = max(
  from.x.sub(from.y),
  max(from.y.sub(0.86), q.abs().x.max(q.abs().y).sub(1)),
)
const fold = from.x.add(from.y.mul(0.55)).sub(0.52)
const hue = random(field.zw.add(0.5))
const front = hsl2rgb(vec3(hue, 0.72, 0.58))
const inner = hsl2rgb(vec3(hue.add(0.1), 0.8, 0.82))
const shade = from.x.div(from.y.max(0.05)).mul(0.4).add(0.65)
const dots = smoothstep(
  0.012,
  0.004,
  from.mul(6).fract().sub(0.5).length().sub(0.2).mul(0.1),
)
const sheet = mix(
  mix(front, vec3(1), dots.mul(0.5)).mul(shade),
  inner.mul(from.x.mul(-0.4).add(1.05)),
  smoothstep(0.01, -0.01, fold),
)

const sky = mix(vec3(0.86, 0.93, 0.95), vec3(0.5, 0.74, 0.88), uv.y)
const hill = p.y.add(0.33).sub(p.x.mul(2.4).sin().mul(0.05))
const meadow = mix(
  vec3(0.45, 0.68, 0.36),
  sky,
  smoothstep(-0.002, 0.002, hill),
)
const stick = max(field.x.sub(0.5).abs().sub(0.014), field.y.sub(0.54))
const wood = mix(
  meadow,
  vec3(0.62, 0.45, 0.3),
  smoothstep(0.004, -0.004, stick),
)
const turned = mix(wood, sheet, smoothstep(0.02, -0.02, paper))
const pin = q.length()

export const fragment = vec4(
  mix(
    turned,
    mix(vec3(1, 0.95, 0.8), vec3(0.75, 0.5, 0.15), pin.mul(9)),
    smoothstep(0.1, 0.08, pin),
  ),
  1,
)
