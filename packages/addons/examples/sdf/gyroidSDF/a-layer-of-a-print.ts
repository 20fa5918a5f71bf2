import { gearSDF, gyroidSDF } from '@kirari/addons'
import {
  float, fract, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv
  .sub(0.5)
  .mul(resolution)
  .div(resolution.y)
  .mul(1.15)
  .toConst('p')
// Layer after layer, the cut moves up through the infill.
const layer = time.mul(1.5).floor().mul(0.012)
const part = gearSDF(p, 0.5, 14, 0.84).toConst('part')
const hub = float(0.13).sub(p.length()).toConst('hub')
const wall = part.max(hub).toConst('wall')

/** A strand of this half width around a distance of 0, lit from above. */
const strand = (d: Float, half: number) => {
  const across = d.abs().div(half).toConst('across')
  const round = float(1).sub(across.mul(across)).max(0).sqrt()
  return vec2(round, smoothstep(1, 0.85, across))
}
// The wall's distance at its own middle is −thickness / 2.
const infill = strand(
  gyroidSDF(vec3(p, layer), 0.2, 0.016).add(0.008),
  0.0085,
).toConst('infill')
// Three lines of wall, one beside the other.
const ring = fract(wall.div(0.02)).sub(0.5).mul(0.02)
const shells = strand(ring, 0.0095).toConst('shells')
const isShell = smoothstep(-0.062, -0.058, wall)
const isPart = smoothstep(0, -0.004, wall)

const bed = mix(vec3(0.1, 0.11, 0.14), vec3(0.15, 0.16, 0.2), uv.y)
const off = fract(p.div(0.1)).sub(0.5).abs()
const lines = smoothstep(0.48, 0.5, off.x.max(off.y)).mul(0.12)
const filament = vec3(1, 0.45, 0.13)
const below = filament.mul(0.16)
const drawn = mix(infill, shells, isShell).toConst('drawn')
const plastic = mix(
  below,
  filament.mul(drawn.x.mul(0.75).add(0.3)),
  drawn.y,
)
// The nozzle is where the newest strand still glows.
const turn = time.mul(1.3)
const nozzle = vec2(turn.cos(), turn.mul(1.7).sin()).mul(0.27)
const away = p.distance(nozzle).toConst('away')
const heat = away.mul(-9).exp()
const printed = mix(bed.add(lines), plastic, isPart).add(
  vec3(1, 0.55, 0.2).mul(heat).mul(isPart.mul(drawn.y).mul(0.9).add(0.1)),
)
const brass = mix(
  vec3(0.95, 0.8, 0.45),
  vec3(0.45, 0.33, 0.15),
  away.mul(18).saturate(),
)

export const fragment = vec4(
  mix(printed, brass, smoothstep(0.045, 0.042, away)).mul(
    smoothstep(0.008, 0.012, away).mul(0.9).add(0.1),
  ),
  1,
)
