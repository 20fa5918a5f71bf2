import {
  circleSDF, drawFill, opUnion, rotateX, rectSDF, rhombSDF, starSDF,
} from '@kirari/addons'
import {
  float, fract, mix, resolution, select, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const reel = p.x.div(0.42).add(0.5).floor()
const x = p.x.sub(reel.mul(0.42)).div(0.19)
const y = p.y.div(0.4)

// The front of a drum whose axis is x. Turned back by the drum's own
// angle, a point lies on the paper as it was printed.
const depth = float(1).sub(y.mul(y)).max(0).sqrt()
const speed = float(2.2).sub(reel.mul(0.5))
const spin = time
  .mul(speed)
  .add(reel.mul(1.1))
  .sub(time.mul(speed).sin().mul(0.7))
const printed = rotateX(vec3(x, y, depth), spin)
const turn = printed.y
  .atan2(printed.z)
  .div(Math.PI * 2)
  .mul(8)
const symbol = turn.floor().add(reel.mul(3)).mod(4)
const at = vec2(x, fract(turn).sub(0.5).mul(1.55))

const cherry = opUnion(
  circleSDF(at.sub(vec2(-0.22, -0.22)), 0.2),
  circleSDF(at.sub(vec2(0.24, -0.14)), 0.2),
)
const gem = rhombSDF(at, vec2(0.42, 0.52))
const bar = rectSDF(at, vec2(0.55, 0.2), 0.05)
const star = starSDF(at, 0.55, 5, 0.45)
const isBar = step(1.5, symbol)
const shape = mix(
  select(cherry, gem, symbol.greaterThan(0.5)),
  select(bar, star, symbol.greaterThan(2.5)),
  isBar,
)
const ink = mix(
  mix(vec3(0.82, 0.1, 0.16), vec3(0.12, 0.5, 0.78), step(0.5, symbol)),
  mix(vec3(0.12), vec3(0.95, 0.65, 0.1), step(2.5, symbol)),
  isBar,
)
const sheen = smoothstep(-0.28, -0.3, shape).mul(0.15)
const paper = mix(
  vec3(0.99, 0.96, 0.88),
  ink.add(sheen),
  drawFill(shape, 0, 0.03),
)
const drum = paper.mul(depth.mul(0.9).add(0.12))

const window = rectSDF(vec2(x, y), vec2(0.98, 0.93), 0.08)
const box = mix(vec3(0.5, 0.05, 0.1), vec3(0.82, 0.16, 0.16), uv.y)
const chrome = mix(
  vec3(0.95, 0.85, 0.55),
  vec3(0.5, 0.38, 0.18),
  y.mul(0.5).add(0.5),
)
const framed = mix(box, chrome, smoothstep(0.1, 0.06, window))
const line = smoothstep(0.012, 0.006, p.y.abs()).mul(0.7)
const isReel = step(reel.abs(), float(1))
const seen = mix(drum, vec3(0.9, 0.1, 0.1), line)

export const fragment = vec4(
  mix(box, mix(framed, seen, smoothstep(0.01, -0.01, window)), isReel),
  1,
)
