import { drawFill, quarticOut, rectSDF, valueNoise } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// The roll gets thinner as the rug gets longer.
const out = quarticOut(time.add(3.9).mod(5).div(3.6).saturate())
const end = mix(-0.7, 0.72, out).toConst('end')
const thick = mix(0.13, 0.012, out).toConst('thick')

const plank = p.y.mul(7)
const grain = valueNoise(
  vec2(p.x.mul(3).add(plank.floor().mul(9)), p.y.mul(70)),
)
const wood = mix(vec3(0.5, 0.33, 0.2), vec3(0.62, 0.43, 0.27), grain)
const floor = wood.mul(
  smoothstep(0, 0.06, plank.fract()).mul(0.3).add(0.7),
)

const weave = (x: Float): Vec3 => {
  const tile = vec2(
    x.mul(5).fract().sub(0.5),
    p.y.mul(5).add(0.5).fract().sub(0.5),
  )
  const diamond = tile.x.abs().add(tile.y.abs())
  const ring = diamond.mul(3).fract().step(0.5)
  const inner = mix(vec3(0.55, 0.1, 0.13), vec3(0.93, 0.75, 0.42), ring)
  return mix(
    inner,
    vec3(0.1, 0.2, 0.35),
    drawFill(float(0.25).sub(p.y.abs()), 0, px),
  )
}
const flat = rectSDF(
  p.sub(vec2(end.sub(0.8).div(2), 0)),
  vec2(end.add(0.8).div(2), 0.3),
  0,
)
const shade = drawFill(
  rectSDF(p.sub(vec2(end.add(0.03), -0.02)), vec2(thick, 0.3), 0),
  0,
  0.06,
)
const laid = mix(floor, weave(p.x), drawFill(flat, 0, px))
const dark = mix(laid, vec3(0.1, 0.05, 0.04), shade.mul(0.5))

const across = p.x.sub(end).div(thick).clamp(-1, 1)
const light = float(1).sub(across.mul(across)).max(0).sqrt()
const roll = rectSDF(p.sub(vec2(end, 0)), vec2(thick, 0.3), 0.01)
const paint = weave(p.x.add(across.mul(thick))).mul(
  light.mul(0.7).add(0.35),
)
export const fragment = vec4(mix(dark, paint, drawFill(roll, 0, px)), 1)
