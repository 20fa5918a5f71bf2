import { cart2polar, drawFill, fbm, spiralSDF } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px).sub(vec2(-0.1, -0.03))
const pitch = 0.115

// Which turn of the coil the point is on, and how far along it.
// The fire has burnt the rest.
const far = p.length()
const part = cart2polar(p).y.div(2 * Math.PI)
const along = far.div(pitch).sub(part).add(0.5).floor().add(part)
const burnt = float(3.55).sub(time.mul(0.01))
const coil = spiralSDF(p, pitch).sub(0.031)
const left = step(along, burnt)

const tray = mix(vec3(0.12, 0.2, 0.26), vec3(0.22, 0.32, 0.37), uv.y)
const plate = mix(
  vec3(0.35, 0.24, 0.17).mul(uv.y.mul(0.4).add(0.8)),
  tray,
  drawFill(far, 0.47, px),
)
const shadow = smoothstep(
  0.02,
  -0.03,
  spiralSDF(p.add(vec2(-0.012, 0.016)), pitch).sub(0.03),
)
  .mul(left)
  .mul(0.5)
const grain = fbm(p.mul(90), 3).mul(0.1)
const herb = mix(
  vec3(0.1, 0.3, 0.16),
  vec3(0.25, 0.5, 0.28),
  coil.mul(-34).saturate(),
).add(grain)
const ash = smoothstep(0.09, 0, burnt.sub(along))
const body = mix(herb, vec3(0.7, 0.68, 0.64), ash)
const solid = mix(
  plate.mul(float(1).sub(shadow)),
  body,
  drawFill(coil, 0, px).mul(left),
)

const turn = burnt.mul(2 * Math.PI)
const tip = vec2(cos(turn), sin(turn)).mul(burnt.mul(pitch))
const ember = p.sub(tip).length()
const glow = vec3(1, 0.35, 0.08).mul(
  ember
    .mul(-34)
    .exp()
    .mul(sin(time.mul(3)).mul(0.15).add(1.2)),
)
const rise = p.sub(tip)
const curl = fbm(
  vec2(
    rise.x.mul(7).add(sin(rise.y.mul(9).sub(time)).mul(0.5)),
    rise.y.mul(4).sub(time.mul(0.5)),
  ),
  4,
)
const smoke = smoothstep(0.16, 0, rise.x.abs().sub(rise.y.mul(0.12)))
  .mul(smoothstep(0, 0.2, rise.y))
  .mul(curl.mul(curl))

export const fragment = vec4(
  mix(solid.add(glow), vec3(0.85, 0.88, 0.9), smoke.mul(0.8)),
  1,
)
