import {
  drawFill,
  gnoise,
  opRepeat,
  random,
  rectSDF,
} from '@kirari/addons'
import {
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

// Below the quay, the picture is mirrored in the water.
const quay = -0.3
const isWater = drawFill(p.y.sub(quay), 0, px)
const ripple = gnoise(vec2(p.x.mul(7), p.y.mul(60).add(time.mul(1.6))))
  .mul(0.03)
  .mul(isWater)
const q = vec2(
  p.x.add(ripple),
  p.y.sub(quay).abs().add(quay).add(ripple.mul(0.5)),
)

const towers = [
  {
    x: -0.6,
    columns: 2,
    rows: 5,
    w: 0.05,
    h: 0.05,
    tint: vec3(0.95, 0.7, 0.4),
  },
  {
    x: 0.56,
    columns: 3,
    rows: 4,
    w: 0.036,
    h: 0.062,
    tint: vec3(0.65, 0.8, 1),
  },
  {
    x: -0.3,
    columns: 2,
    rows: 7,
    w: 0.036,
    h: 0.044,
    tint: vec3(0.7, 0.95, 0.85),
  },
  {
    x: 0.3,
    columns: 1,
    rows: 6,
    w: 0.062,
    h: 0.04,
    tint: vec3(1, 0.6, 0.5),
  },
  {
    x: 0.02,
    columns: 4,
    rows: 8,
    w: 0.03,
    h: 0.04,
    tint: vec3(1, 0.82, 0.5),
  },
]
const haze = smoothstep(0.6, -0.35, q.y)
let city: Vec3 = mix(
  vec3(0.03, 0.04, 0.1),
  vec3(0.24, 0.16, 0.3),
  haze.mul(haze),
)
const star = random(q.mul(150).floor())
city = city.add(
  smoothstep(0.996, 1, star)
    .mul(smoothstep(-0.1, 0.3, q.y))
    .mul(0.6),
)

for (const [i, { x, columns, rows, w, h, tint }] of towers.entries()) {
  // As many windows as the limit says: columns to either side, and rows.
  const middle = quay + 0.05 + rows * h
  const at = q.sub(vec2(x, middle))
  const local = opRepeat(at, vec2(w, h), vec2(columns, rows))
  const window = rectSDF(local, vec2(w * 0.34, h * 0.3))
  const place = at
    .sub(local)
    .div(vec2(w, h))
    .add(0.5)
    .floor()
    .add(i * 40)
  const pick = random(place)
  const busy = sin(time.mul(0.3).add(pick.mul(90))).mul(0.25)
  const isLit = smoothstep(0.5, 0.56, pick.add(busy))
  const wall = rectSDF(at, vec2((columns + 0.75) * w, (rows + 0.85) * h))
  const brick = mix(
    vec3(0.05, 0.06, 0.1),
    vec3(0.12, 0.1, 0.17),
    haze,
  ).add(i * 0.008)
  const lamp = tint
    .mul(random(place.add(5)).mul(0.5).add(0.55))
    .mul(local.y.mul(6).add(1))
  const glass = mix(vec3(0.07, 0.09, 0.15), lamp, isLit)
  const front = mix(brick, glass, drawFill(window, 0, px))
  const spill = tint
    .mul(isLit)
    .mul(window.max(0).mul(-70).exp())
    .mul(0.16)
  city = mix(city, front.add(spill), drawFill(wall, 0, px))
}
const mast = vec2(0.02, quay + 0.05 + 8 * 0.04 + 8.85 * 0.04)
const beacon = q
  .distance(mast.add(vec2(0, 0.025)))
  .mul(-60)
  .exp()
const blink = smoothstep(0.2, 0.8, sin(time.mul(2)))
city = city.add(
  vec3(1, 0.15, 0.1).mul(beacon).mul(blink.mul(1.5).add(0.3)),
)

const wet = city.mul(vec3(0.6, 0.7, 0.85)).add(vec3(0, 0.01, 0.03))

export const fragment = vec4(mix(city, wet, isWater), 1)
