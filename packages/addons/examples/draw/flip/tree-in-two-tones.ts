import { drawFill, drawFlip, drawLine } from '@kirari/addons'
import { mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A tree: a trunk, six boughs, and a crown of three discs.
const crown = p
  .distance(vec2(0, 0.17))
  .sub(0.17)
  .min(p.distance(vec2(-0.15, 0.06)).sub(0.13))
  .min(p.distance(vec2(0.15, 0.06)).sub(0.13))
let tree = drawFill(crown, 0).max(
  drawLine(p, vec2(0, -0.34), vec2(0, 0.05), 0.05),
)
for (const [x, y] of [
  [-0.1, 0.06],
  [0.1, 0.06],
  [-0.06, 0.2],
  [0.06, 0.2],
] as const) {
  const bough = drawLine(p, vec2(0, y - 0.1), vec2(x, y), 0.012)
  tree = drawFlip(tree, bough)
}
const hill = drawFill(p.sub(vec2(0, -1.33)).length(), 1)
const drawn = tree.max(hill)

// Day on one side and night on the other, with the moon in both.
const night = drawFill(p.x.negate(), 0)
const moon = drawFill(p.sub(vec2(0, 0.32)).length(), 0.1)
const tones = drawFlip(drawFlip(drawn, moon), night)

export const fragment = vec4(
  mix(vec3(0.94, 0.89, 0.78), vec3(0.12, 0.2, 0.28), tones),
  1,
)
