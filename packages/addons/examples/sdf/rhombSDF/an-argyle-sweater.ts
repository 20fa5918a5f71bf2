import { drawFill, rhombSDF } from '@kirari/addons'
import {
  float, mix, resolution, select, step, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
// Whole stitches, each a small V, a little longer than wide.
const p = uv.sub(0.5).mul(resolution).mul(px)
const stitch = vec2(1 / 60, 1 / 45)
const lean = p.x.div(stitch.x).fract().sub(0.5).abs().mul(stitch.x)
const knit = p.add(vec2(0, lean))
const spot = knit.div(stitch).floor().add(0.5).mul(stitch)

const half = vec2(0.2, 0.25)
const inCell = (q: Vec2): Vec2 =>
  q.sub(q.div(half.mul(2)).add(0.5).floor().mul(half.mul(2)))
const diamond = rhombSDF(inCell(spot), half)
const seam = rhombSDF(inCell(spot.add(half.mul(vec2(1, 0)))), half)
const across = spot.y.div(half.y.mul(2)).add(0.5).floor().mul(0.5).fract()

const blue = vec3(0.16, 0.24, 0.42)
const wine = select(
  vec3(0.5, 0.1, 0.16),
  vec3(0.16, 0.42, 0.33),
  across.greaterThan(0.25),
)
const wool = mix(blue, wine, step(diamond, 0))
const dashes = step(0.3, spot.y.div(stitch.y.mul(3)).fract())
const line = drawFill(seam.abs(), 0.013, px).mul(dashes)
const yarn = mix(wool, vec3(0.95, 0.88, 0.7), line)
const fold = knit.y.div(stitch.y).fract().sub(0.5).abs()
const side = p.x.div(stitch.x).fract().sub(0.5).abs()

export const fragment = vec4(
  yarn.mul(float(1.15).sub(fold.mul(0.7)).sub(step(0.42, side).mul(0.3))),
  1,
)
