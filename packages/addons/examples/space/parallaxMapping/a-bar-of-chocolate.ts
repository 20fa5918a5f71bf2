import { fbm, parallaxMapping, rectSDF, starSDF } from '@kirari/addons'
import {
  float, fn, fract, mix, resolution, select, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

/** Pieces with slanted sides and a star on each; around them is foil. */
const relief = fn('relief', [{ p: vec2 }], float, (p) => {
  const piece = fract(p).sub(0.5).toConst('piece')
  const side = rectSDF(piece, vec2(0.46)).negate().toConst('side')
  const block = smoothstep(0, 0.13, side)
  const star = smoothstep(0.012, -0.012, starSDF(piece, 0.27, 5, 0.45))
  const bar = rectSDF(p, vec2(3, 2)).toConst('bar')
  const chocolate = block.mul(0.62).add(0.3).sub(star.mul(0.09))
  return select(chocolate, float(0), bar.greaterThan(0))
})
const seenAt = parallaxMapping(relief)

// The bar lies on the table, seen from its lower side.
const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const turn = time.mul(0.3).sin().mul(0.25).sub(0.5)
const ray = vec3(
  p.x,
  p.y.mul(0.78).add(0.72),
  p.y.mul(0.62).sub(0.95),
).normalize()
const level = vec2(
  ray.x.mul(turn.cos()).sub(ray.y.mul(turn.sin())),
  ray.x.mul(turn.sin()).add(ray.y.mul(turn.cos())),
)
const eye = vec2(turn.sin(), turn.cos().negate()).mul(3.6)
const height = 4.6
const spot = eye.add(level.mul(float(-height).div(ray.z))).toConst('spot')
const view = vec3(level, ray.z).negate()
const q = seenAt(spot, view, 0.34, 24).toConst('q')

const h = 0.02
const here = relief(q).toConst('here')
const isFoil = rectSDF(q, vec2(3, 2)).greaterThan(0)
// The foil is crumpled; it is too thin to hide anything.
const crumple = (at: Vec2) => fbm(at.mul(1.6), 3).abs().mul(0.5)
const creased = crumple(q).toConst('creased')
const rise = vec2(
  select(
    relief(q.add(vec2(h, 0))).sub(here),
    crumple(q.add(vec2(h, 0))).sub(creased),
    isFoil,
  ),
  select(
    relief(q.add(vec2(0, h))).sub(here),
    crumple(q.add(vec2(0, h))).sub(creased),
    isFoil,
  ),
)
const normal = vec3(rise.negate(), h / 0.34)
  .normalize()
  .toConst('normal')
const light = vec3(-0.5, 0.45, 0.74)
const lit = normal.dot(light).saturate()
const half = view.normalize().add(light).normalize()
const gloss = normal.dot(half).saturate().toConst('gloss')
const cocoa = mix(vec3(0.13, 0.055, 0.03), vec3(0.5, 0.27, 0.15), lit)
  .mul(here.mul(0.5).add(0.55))
  .add(vec3(1, 0.85, 0.7).mul(gloss.pow(24).mul(0.3)))
const foil = mix(vec3(0.34, 0.36, 0.42), vec3(0.86, 0.87, 0.9), lit)
  .add(gloss.pow(40).mul(0.7))
  .mul(smoothstep(-0.25, 0.35, rectSDF(q, vec2(3, 2))))

export const fragment = vec4(select(cocoa, foil, isFoil), 1)
