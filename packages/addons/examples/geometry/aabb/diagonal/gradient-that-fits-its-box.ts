import { AABB, aabbDiagonal, drawFill, rectSDF } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Three cards of different sizes; each gets the same gradient.
const cards = [
  [-0.72, -0.34, -0.34, 0.34],
  [-0.26, -0.02, 0.74, 0.34],
  [-0.26, -0.34, 0.2, -0.1],
  [0.28, -0.34, 0.74, -0.1],
] as const

let colour = vec3(0.07, 0.08, 0.12)
for (const [left, low, right, high] of cards) {
  const card = AABB({
    min: vec3(left, low, 0),
    max: vec3(right, high, 1),
  })
  const size = aabbDiagonal(card)
  const inCard = vec3(p, 0).sub(card.min).div(size)
  const dawn = mix(
    mix(vec3(0.98, 0.56, 0.36), vec3(0.98, 0.82, 0.5), inCard.x),
    mix(vec3(0.2, 0.2, 0.5), vec3(0.36, 0.5, 0.78), inCard.x),
    inCard.y,
  )
  const half = size.xy.mul(0.5)
  const d = rectSDF(p.sub(card.min.xy).sub(half), half.sub(0.04), 0.04)
  colour = mix(colour, dawn, drawFill(d, 0, px))
  const sun = inCard.xy.sub(vec2(0.7, 0.36)).mul(size.xy).length()
  colour = mix(colour, vec3(1, 0.95, 0.8), drawFill(sun, 0.045, px))
}

export const fragment = vec4(colour, 1)
