import { cmyk2rgb, drawFill, valueNoise } from '@kirari/addons'
import {
  float, resolution, sin, smoothstep, time, uv, vec2, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Each plate lies a little off the others, and shakes in the press.
const plate = (x: number, y: number) =>
  p.add(
    vec2(x, y).mul(
      sin(time.mul(0.7).add(x * 90))
        .mul(0.3)
        .add(0.8),
    ),
  )
const [c, m, y, k] = [
  plate(0.012, 0.006),
  plate(-0.011, 0.009),
  plate(0.004, -0.012),
  p,
]

// A lighthouse on a rock, drawn once for each ink.
const sea = drawFill(c.y, -0.2, px).mul(0.75)
const sky = smoothstep(-0.2, 0.5, c.y).mul(0.55)
const wave = sin(c.x.mul(40).add(sin(c.y.mul(60)).mul(2))).mul(0.12)
const tower = (q: typeof p) =>
  q.x
    .sub(0.25)
    .abs()
    .sub(float(0.085).sub(q.y.mul(0.07)))
    .max(q.y.sub(0.22))
    .max(q.y.add(0.24).negate())
const bands = smoothstep(-0.2, 0.2, sin(m.y.mul(40)))
const sunset = drawFill(m.distance(vec2(-0.4, -0.15)), 0.16, px)
const rock = (q: typeof p) =>
  q.y
    .add(0.34)
    .sub(valueNoise(q.x.mul(9)).mul(0.2))
    .max(q.x.sub(0.28).abs().sub(0.3))

const cyan = sea
  .add(wave.mul(sea))
  .max(sky)
  .mul(drawFill(tower(c).negate(), 0, px))
const magenta = drawFill(tower(m), 0, px)
  .mul(bands)
  .mul(0.9)
  .max(sunset.mul(0.55))
const yellow = drawFill(y.distance(vec2(-0.4, -0.15)), 0.16, px)
  .max(drawFill(tower(y), 0, px).mul(bands))
  .mul(0.85)
  .max(0.12)
const black = drawFill(rock(k), 0, px)
  .mul(0.8)
  .max(
    drawFill(
      k
        .sub(vec2(0.25, 0.26))
        .abs()
        .sub(vec2(0.05, 0.04))
        .x.max(k.y.sub(0.26).abs().sub(0.04)),
      0,
      px,
    ).mul(0.85),
  )

export const fragment = vec4(
  cmyk2rgb(vec4(cyan, magenta, yellow, black).saturate()),
  1,
)
