import { cart2polar, fbm, squareUv } from '@kirari/addons'
import {
  cos,
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

// A macro photograph: the iris fills the shorter side of the picture.
const p = squareUv(uv, resolution).sub(0.5).mul(2)
const polar = cart2polar(p)
const r = polar.y
const pupil = sin(time.mul(0.9)).mul(0.035).add(0.3)
// Fibres run from the pupil to the rim, and the pupil squeezes them.
const along = r.sub(pupil).div(pupil.negate().add(0.94)).toConst('along')
const round = vec2(cos(polar.x), sin(polar.x))
const bend = fbm(vec3(round.mul(2), along), 2).mul(0.35)
const fibres = fbm(
  vec3(round.mul(14).add(bend.mul(4)), along.mul(1.6)),
  4,
)
  .mul(0.5)
  .add(0.5)
const gaps = smoothstep(0.35, 0.75, fibres)

const outer = mix(vec3(0.05, 0.25, 0.33), vec3(0.42, 0.72, 0.7), gaps)
const inner = mix(vec3(0.4, 0.2, 0.06), vec3(0.95, 0.68, 0.28), gaps)
const collar = smoothstep(0.5, 0.16, along.add(bend.sub(0.1)))
const iris = mix(outer, inner, collar)
  .mul(smoothstep(-0.02, 0.12, along))
  .mul(smoothstep(1.06, 0.72, along).mul(0.85).add(0.15))
const veins = smoothstep(0.6, 0.78, fbm(p.mul(5), 4).mul(0.5).add(0.5))
const white = mix(
  vec3(0.92, 0.89, 0.88),
  vec3(0.8, 0.42, 0.4),
  veins.mul(0.5),
).mul(smoothstep(2.4, 0.7, r).mul(0.7).add(0.3))
const eye = mix(
  mix(white, iris, smoothstep(0.98, 0.92, r)),
  vec3(0.01, 0.01, 0.02),
  smoothstep(0.012, -0.012, r.sub(pupil)),
)

// A window in the wet cornea.
const pane = p.sub(vec2(-0.3, 0.36)).abs()
const glass = smoothstep(0.2, 0.17, pane.x.add(p.y.mul(0.1))).mul(
  smoothstep(0.26, 0.23, pane.y),
)
const bars = smoothstep(0.008, 0.016, pane.x).mul(
  smoothstep(0.008, 0.016, pane.y),
)

export const fragment = vec4(
  eye.add(vec3(0.75, 0.85, 0.95).mul(glass.mul(bars).mul(0.62))),
  1,
)
