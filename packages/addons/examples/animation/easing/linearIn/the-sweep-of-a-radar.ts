import { drawFill, linearIn } from '@kirari/addons'
import {
  atan2,
  float,
  min,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const away = p.length()
const angle = atan2(p.y, p.x.add(1e-6)).div(-2 * Math.PI)

// One turn in four seconds, never faster and never slower.
const sweep = linearIn(time.div(4).add(0.35))
const behind = sweep.sub(angle).fract().toConst('behind')
const trail = float(1).sub(behind.mul(2.5)).max(0)

const grid = min(
  away.mul(8).fract().sub(0.5).abs().mul(-1).add(0.5).div(8),
  min(p.x.abs(), p.y.abs()),
)
const lines = drawFill(grid, 0.0015, px).mul(0.4)
const edge = smoothstep(0.01, 0, behind)
const light = lines.add(trail.mul(trail).mul(0.45)).add(edge.mul(0.6))

// What the beam has found glows on and fades.
const echo = (sum: Float, i: number): Float => {
  const place = vec2(Math.cos(i * 2.4), Math.sin(i * 2.4)).mul(
    0.1 + i * 0.045,
  )
  const found = sweep
    .sub(Math.atan2(Math.sin(i * 2.4), Math.cos(i * 2.4)) / (-2 * Math.PI))
    .fract()
  const glow = smoothstep(0.024, 0, p.distance(place)).add(
    smoothstep(0.07, 0, p.distance(place)).mul(0.35),
  )
  return sum.add(glow.mul(float(1).sub(found)))
}
const echoes = [1, 2, 3, 4, 5, 6, 7].reduce(echo, float(0))
const screen = vec3(0.01, 0.07, 0.05)
  .add(vec3(0.25, 1, 0.55).mul(light))
  .add(vec3(0.85, 1, 0.6).mul(echoes))
const desk = mix(vec3(0.11, 0.12, 0.13), vec3(0.2, 0.21, 0.22), uv.y)
const frame = mix(desk, vec3(0.36, 0.38, 0.38), drawFill(away, 0.47, px))
export const fragment = vec4(
  mix(frame, screen, drawFill(away, 0.445, px)),
  1,
)
