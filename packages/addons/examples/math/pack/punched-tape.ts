import { pack } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)
const tilt = vec2(p.x.add(p.y.mul(0.12)), p.y.sub(p.x.mul(0.12)))

// A tape that runs through a reader: each column holds one number,
// its first two digits as sixteen bits, a hole for each that is set.
const at = vec2(tilt.x.mul(9).add(time.mul(1.5)), tilt.y.div(0.58).mul(9))
const column = at.x.floor()
const row = at.y.add(9).floor()
const value = column.mul(0.37).sin().mul(0.5).add(0.5)
const digits = pack(value).mul(255).add(0.5).floor()
const digit = mix(digits.y, digits.x, step(9, row))
const bit = row.sub(step(9, row)).sub(1)
const place = bit.sub(bit.div(8).floor().mul(8)).exp2()
const isSet = step(0.5, digit.div(place).floor().mul(0.5).fract().mul(2))
const isTrack = step(row.sub(9).abs(), 0.1)
const isRow = step(1, row).mul(step(row, 17))

const hole = vec2(at.x.sub(column), at.y.sub(at.y.floor()))
  .sub(0.5)
  .length()
const size = mix(float(0.34), float(0.18), isTrack)
const cut = smoothstep(size.add(0.06), size, hole)
  .mul(isSet.max(isTrack))
  .mul(isRow)
const edge = tilt.y.abs().sub(0.63)
const tape = smoothstep(0.006, 0, edge)
const desk = mix(vec3(0.22, 0.3, 0.32), vec3(0.14, 0.2, 0.24), uv.y)
const shadow = smoothstep(0.12, 0, tilt.y.add(0.05).abs().sub(0.63))
const grain = tilt.y.mul(160).sin().mul(0.02)
const paper = vec3(0.93, 0.85, 0.62).add(grain)
const below = desk.mul(shadow.mul(-0.5).add(1))

export const fragment = vec4(
  mix(below, paper, tape.mul(float(1).sub(cut))),
  1,
)
