import {
  blendHue, hsl2rgb, random, rectSDF, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, select, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const fill = (d: Float): Float => d.div(px).negate().add(0.5).saturate()
const p = uv.sub(0.5).mul(resolution).mul(px)

// Below the quay everything is mirrored, and the water moves it.
const water = smoothstep(-0.198, -0.202, p.y)
const ripple = valueNoise(vec2(p.x.mul(5), p.y.mul(60).add(time.mul(2))))
const shake = ripple.sub(0.5).mul(0.03).mul(water)
const y = select(p.y, float(-0.4).sub(p.y), water.greaterThan(0.5))
const x = p.x.add(shake).mul(4.5)

// All houses are brick red: gables, walls, windows.
const house = x.floor()
const q = vec2(x.fract().sub(0.5), y)
const tall = random(house).mul(0.22).add(0.06)
const steps = q.x.abs().mul(9).floor().div(9).mul(0.34)
const wall = fill(
  q.y.sub(tall.sub(steps).add(0.12)).max(q.x.abs().sub(0.492).div(4.5)),
)
const pane = vec2(
  q.x.mul(3.2).fract().sub(0.5),
  q.y.mul(7).fract().sub(0.5),
)
const rows = fill(q.x.abs().sub(0.46)).mul(fill(q.y.sub(tall.sub(0.04))))
const isWindow = fill(rectSDF(pane, vec2(0.2, 0.32)).div(7)).mul(rows)
const bricks = valueNoise(vec2(x.mul(40), y.mul(120)))
  .mul(0.12)
  .add(0.9)
const brick = mix(
  vec3(0.72, 0.3, 0.24).mul(bricks),
  vec3(0.95, 0.9, 0.86),
  isWindow.mul(0.85),
)

const paint = hsl2rgb(vec3(random(house.add(31)), 0.8, 0.5))
const sky: Vec3 = mix(
  vec3(0.93, 0.9, 0.84),
  vec3(0.6, 0.75, 0.88),
  y.add(0.2),
)
const town = mix(sky, blendHue(brick, paint), wall)
const deep = mix(town.mul(0.72), vec3(0.1, 0.22, 0.28), 0.25)

export const fragment = vec4(mix(town, deep, water), 1)
