import {
  compositeDestinationOut, compositeSourceOver, drawFill, kaleidoscope,
  rectSDF,
} from '@kirari/addons'
import {
  exp, float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const far = p.length()

// A light behind, and a sheet of blue paper in front of it.
const flame = vec2(time.mul(1.7).sin(), time.mul(2.3).cos()).mul(0.03)
const light = vec4(
  mix(
    vec3(0.75, 0.2, 0.12),
    vec3(1, 0.9, 0.6),
    exp(p.distance(flame).mul(-4)),
  ),
  1,
)
const paper = vec4(
  mix(vec3(0.14, 0.2, 0.42), vec3(0.05, 0.06, 0.16), far.mul(1.2)),
  1,
)

// Folded once into sixteen, then cut with a knife and a punch.
const q = kaleidoscope(p, 8, 0.2)
const leaf = drawFill(
  rectSDF(q.sub(vec2(0.25, 0.03)), vec2(0.11, 0.028), 0.028),
  0,
  px,
)
const petal = drawFill(q.distance(vec2(0.1, 0)), 0.03, px)
const bead = drawFill(q.sub(vec2(0.4, 0.115)).length(), 0.022, px)
const slit = drawFill(far.sub(0.445).abs(), 0.006, px)
const cuts = leaf.max(petal).max(bead).max(slit)

const glow = vec4(1, 0.6, 0.3, 0).mul(exp(far.mul(-5)).mul(0.18))
const sheet = compositeDestinationOut(vec4(cuts), paper)

export const fragment = compositeSourceOver(
  glow,
  compositeSourceOver(sheet, light),
)
