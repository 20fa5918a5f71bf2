import { cubicIn, drawFill, rectSDF, rotate } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// The card hesitates, and is gone before one sees it stop.
const gone = cubicIn(time.add(2).mod(2.5).div(2.3).saturate())
const q = rotate(p.sub(vec2(gone.mul(1.4), gone.mul(0.2))), gone.mul(-0.5))

const card = rectSDF(q, vec2(0.3, 0.2), 0.03)
const flap = q.x.abs().mul(0.55).sub(q.y).sub(0.02).abs()
const seam = flap.sub(0.006).max(card)
const seal = q.add(vec2(0, 0.02)).length().sub(0.045)

const desk = mix(vec3(0.15, 0.32, 0.36), vec3(0.25, 0.5, 0.5), uv.y)
const shade = drawFill(
  rectSDF(q.add(vec2(0, 0.03)), vec2(0.29, 0.2), 0.03),
  0,
  0.08,
)
const under = mix(desk, vec3(0.04, 0.12, 0.16), shade.mul(0.6))
const paper = mix(under, vec3(0.98, 0.93, 0.83), drawFill(card, 0, px))
const folded = mix(paper, vec3(0.8, 0.7, 0.58), drawFill(seam, 0, px))

export const fragment = vec4(
  mix(folded, vec3(0.75, 0.16, 0.15), drawFill(seal, 0, px)),
  1,
)
