/**
 * Steep parallax mapping (catalogue/space/parallaxMapping.ts): a ray is followed below a flat surface until it meets a height, a function of the
 * position; between the last step above and the first below, a secant finds the place.
 *
 * A shader has no functions as arguments: each height gets its own function, created on first use and cached.
 */
import { float, fn, int, Loop, If, Return, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

/** The position in the relief that is seen at `p` of the flat surface, from the direction `view`. */
export type Parallax = (p: Vec2, view: Vec3, depth: Float | number, steps: Float | number) => Vec2

const made = /*#__PURE__*/ new WeakMap<(p: Vec2) => Float, Parallax>()

/** The parallax of this height, from 0 at the bottom to 1 at the flat surface; the same function always gives the same one. */
export const parallaxMapping = (height: (p: Vec2) => Float): Parallax => {
  const known = made.get(height)
  if (known) return known
  const parallax = fn('parallaxMapping', [{ p: vec2 }, { view: vec3 }, { depth: float }, { steps: float }], vec2, (p, view, depth, steps) => {
    const count = int(steps.add(0.5).clamp(1, 128)).toConst('count')
    // From the top to the bottom the ray goes this way, against the view.
    const way = view.xy.div(view.z.max(0.05)).mul(depth.negate()).toConst('way')
    const part = float(1).div(float(count)).toConst('part')
    const above = float(1).sub(height(p)).max(0).toVar('above')
    Loop({ end: count, name: 'layer' }, (layer) => {
      const passed = float(layer).mul(part).toConst('passed')
      const next = passed.add(part).toConst('next')
      const below = height(p.add(way.mul(next)))
        .sub(1)
        .add(next)
        .toConst('below')
      If(below.greaterThanEqual(0), () => Return(p.add(way.mul(passed.add(part.mul(above.div(above.add(below).max(1e-20))))))))
      above.assign(below.negate())
    })
    return p.add(way)
  })
  made.set(height, parallax)
  return parallax
}
