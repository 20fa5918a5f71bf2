import { drawFill, rgb2cmyk } from '@kirari/addons'
import {
  float, floor, fract, max, mix, resolution, select, smoothstep, step, uv,
  vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)

// The same parrot four times, in panes side by side.
const pane = floor(uv.x.mul(4))
const p = vec2(
  fract(uv.x.mul(4)).sub(0.5).mul(resolution.x.mul(px).div(4)),
  uv.y.sub(0.5),
)
const head = p.sub(vec2(0, 0.18)).length().sub(0.13)
const wing = max(
  p.sub(vec2(0.11, -0.05)).length(),
  p.sub(vec2(-0.21, -0.09)).length(),
).sub(0.26)
const body = p
  .sub(vec2(-0.01, -0.04))
  .mul(vec2(1.2, 0.7))
  .length()
  .sub(0.18)
const beak = p.sub(vec2(-0.12, 0.16)).mul(vec2(1, 0.8)).length().sub(0.06)
const sky = vec3(0.75, 0.88, 0.9)
const red = mix(
  sky,
  vec3(0.85, 0.12, 0.12),
  drawFill(head.min(body), 0, px),
)
const blue = mix(
  vec3(0.1, 0.3, 0.75),
  vec3(0.98, 0.8, 0.15),
  step(-0.02, p.y),
)
const winged = mix(red, blue, drawFill(wing, 0, px))
const beaked = mix(winged, vec3(0.15), drawFill(beak, 0, px))
const eye = p.distance(vec2(-0.03, 0.21))
const parrot = mix(
  beaked,
  vec3(smoothstep(0.012, 0.016, eye)),
  drawFill(eye, 0.032, px),
)

// Each pane prints one ink on white paper.
const inks = rgb2cmyk(parrot)
const amount = select(
  select(
    select(inks.w, inks.z, pane.lessThan(3)),
    inks.y,
    pane.lessThan(2),
  ),
  inks.x,
  pane.lessThan(1),
)
const taken = select(
  select(
    select(vec3(1), vec3(0.05, 0.1, 1), pane.lessThan(3)),
    vec3(0.05, 0.9, 0.4),
    pane.lessThan(2),
  ),
  vec3(1, 0.35, 0.1),
  pane.lessThan(1),
)

export const fragment = vec4(vec3(1).sub(taken.mul(amount)), 1)
