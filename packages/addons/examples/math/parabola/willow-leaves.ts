import { drawFill, parabola, random, rotate } from '@kirari/addons'
import {
  float, mix, resolution, select, sign, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1.3).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
let colour = mix(vec3(0.93, 0.95, 0.86), vec3(0.75, 0.86, 0.83), uv.y)

// Twigs that hang down, with leaves on both sides in turn.
for (let twig = 0; twig < 5; twig++) {
  const sway = sin(time.mul(0.8).add(twig * 2)).mul(0.03)
  const bend = p.y.sub(0.5)
  const x = p.x
    .sub(twig * 0.37 - 0.76)
    .sub(bend.mul(bend).mul(sway.add(0.1)))
  const stem = drawFill(x.abs(), 0.004, px)
  colour = mix(colour, vec3(0.42, 0.36, 0.2), stem)
  // The side that this place is on; a leaf grows away from the stem.
  const side = sign(x)
  const rows = p.y
    .mul(5.5)
    .add(side.mul(0.25))
    .add(twig * 0.3)
  const key = random(vec2(rows.floor(), side.add(twig * 3)))
  // The leaf from its stalk (0) to its tip (1).
  const from = vec2(x.abs(), rows.fract().sub(0.85).div(5.5))
  const local = rotate(from, key.mul(0.4).add(0.35))
  const along = local.x.div(0.24)
  const width = parabola(along, 1.4).mul(0.028)
  const leaf = drawFill(local.y.abs(), width.sub(0.002), px)
  const green = mix(vec3(0.35, 0.55, 0.2), vec3(0.66, 0.76, 0.32), key)
  const half = local.y.mul(90).add(0.5).saturate().mul(0.25).add(0.8)
  const on = select(float(0), leaf, along.sub(0.5).abs().lessThan(0.5))
  colour = mix(colour, green.mul(half), on)
}

export const fragment = vec4(colour, 1)
