import { drawStroke, frac, random } from '@kirari/addons'
import {
  atan2, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const away = p.length()
const turns = atan2(p.y, p.x.add(1e-4)).div(2 * Math.PI)

// How long ago the beam was here, in turns: it never runs
// out, since the fraction begins again.
const ago = frac(turns.add(time.mul(0.15)))
const trail = ago.negate().add(1).pow(6)
const cell = p.mul(11).round()
const isShip = smoothstep(0.85, 0.86, random(cell))
const ship = smoothstep(0.3, 0.1, p.mul(11).sub(cell).length()).mul(isShip)

const isGlass = smoothstep(0.462, 0.458, away)
const rings = drawStroke(
  away.mul(8).fract().sub(0.5).abs(),
  0.5,
  0.02,
  0.02,
)
const cross = smoothstep(0.003, 0.001, p.x.abs().min(p.y.abs()))
const dial = rings.max(cross).mul(0.22)
const beam = trail
  .mul(0.5)
  .add(smoothstep(0.004, 0, ago.mul(away)).mul(0.4))
const seen = ship.mul(trail.mul(1.6).add(0.1))
const green = vec3(0.25, 1, 0.55).mul(dial.add(beam).add(seen))
const rim = mix(vec3(0.1, 0.12, 0.12), vec3(0.2, 0.23, 0.22), uv.y)
const glass = vec3(0.01, 0.07, 0.05).add(green)

export const fragment = vec4(mix(rim, glass, isGlass), 1)
