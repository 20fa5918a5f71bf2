/** A boat on the sea: no mirror image or turn of it looks like it, and wherever one looks there is sky or water. */
import { float, max, min, mix, select, sin, smoothstep, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { cool, ground, mint, paper, rose, warm } from '../../paint/palette.ts'
import { disc, inside, over, segment } from '../../paint/stroke.ts'

/** The boat fills the square from −1 to 1. `size` is the width of a pixel in the unit of `p`. */
export const scenery = (p: Vec2, size: Float): Vec3 => {
  const { x, y } = p
  const horizon = -0.42
  const above = y.sub(horizon).max(0)
  let sky: Vec3 = mix(mix(ground, cool, 0.3), mix(ground, warm, 0.62), above.mul(-2.1).exp().mul(0.8))
  sky = mix(sky, ground, smoothstep(0.3, 2.4, above).mul(0.6))
  const sun = disc(p, vec2(-0.58, 0.5), 0.17).toConst('sun')
  sky = over(sky, warm, sun.max(0).mul(-5).exp().mul(0.28))
  sky = over(sky, mix(warm, paper, 0.4), inside(sun, size))
  const below = y.negate().add(horizon).max(0)
  const wave = sin(y.mul(64).add(sin(x.mul(5).add(y.mul(9))).mul(1.6)))
  const sea = mix(mix(ground, cool, 0.42), mix(ground, cool, 0.16), below.mul(1.2).min(1)).mul(wave.mul(0.07).add(1))
  let colour: Vec3 = mix(sea, sky, inside(float(horizon).sub(y), size))

  const lean = y.add(0.44)
  const hull = max(lean.abs().sub(0.11), x.sub(0.03).abs().sub(lean.mul(0.9).add(0.52)).mul(0.74))
  const mast = segment(p, vec2(0, -0.34), vec2(0, 0.78)).sub(0.014)
  const main = max(max(float(0.035).sub(x), float(-0.24).sub(y)), x.sub(0.035).mul(0.88).add(y.sub(0.68).mul(0.47)))
  const jib = max(max(x.add(0.035), float(-0.24).sub(y)), x.add(0.035).mul(-0.9).add(y.sub(0.46).mul(0.44)))
  const along = x.div(0.24)
  const pennant = max(y.sub(0.74).abs().sub(along.mul(-0.045).add(0.045)), max(x.negate(), x.sub(0.24)))
  colour = over(colour, vec3(0.5, 0.36, 0.3), inside(mast, size))
  colour = over(colour, mix(paper, warm, smoothstep(0.5, -0.3, y).mul(0.35)), inside(main, size))
  colour = over(colour, rose, inside(jib, size))
  colour = over(colour, mint, inside(pennant, size))
  const plank = select(vec3(0.62, 0.2, 0.22), vec3(0.92, 0.9, 0.86), lean.greaterThan(0.045))
  return over(colour, plank, inside(min(hull, float(9)), size))
}
