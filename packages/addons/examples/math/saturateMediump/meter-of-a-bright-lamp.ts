import { drawFill, lineSDF, saturateMediump } from '@kirari/addons'
import {
  atan2, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).add(vec2(0, 0.34))

// The lamp flares up to a million; what is stored is at most 65504.
const lamp = time.mul(0.7).sin().mul(10).add(10).exp2()
const stored = saturateMediump(lamp)

// Twenty doublings from left to right: the needle stops at the sixteenth.
const turn = stored.log2().div(20).sub(0.5).mul(2.2)
const tip = vec2(turn.sin(), turn.cos()).mul(0.6)
const needle = lineSDF(p, vec2(0, 0), tip).sub(0.006)
const away = p.length()
const doubling = atan2(p.x, p.y.max(1e-3)).div(2.2).add(0.5).mul(20)
const isScale = smoothstep(0, 0.05, doubling).mul(
  smoothstep(20.05, 20, doubling),
)
const tick = doubling.sub(0.5).fract().sub(0.5).abs()
const ticks = smoothstep(0.09, 0.05, tick)
  .mul(drawFill(away.sub(0.67).abs(), 0.035, 0.003))
  .mul(isScale)
const isOver = smoothstep(15.95, 16.05, doubling).mul(isScale)
const band = drawFill(away.sub(0.73).abs(), 0.012, 0.003).mul(isScale)

const glow = float(stored)
  .log2()
  .div(16)
  .mul(p.sub(vec2(0, 0.3)).length().mul(-3).exp())
const plate = vec3(0.93, 0.9, 0.82)
  .sub(p.length().mul(0.12))
  .add(vec3(0.1, 0.06, -0.05).mul(glow))
const arc = mix(plate, mix(vec3(0.2), vec3(0.85, 0.15, 0.1), isOver), band)
const scale = mix(arc, vec3(0.15), ticks)
const pin = needle.min(away.sub(0.045))

export const fragment = vec4(
  mix(scale, vec3(0.5, 0.08, 0.08), drawFill(pin, 0, 0.003)),
  1,
)
