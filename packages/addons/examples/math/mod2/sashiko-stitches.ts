import { drawFill, mod2, random, rectSDF, safeMod } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const size = 0.055
const part = mod2(p.add(vec2(time.mul(0.01), 0)), vec2(size))
const at = part.xy
const cell = part.zw

// Along each line of the grid every second stitch is on top. A coin
// for each line says whether it begins with the first or the second.
const coinUp = random(vec2(cell.x, 7)).mul(2).floor()
const coinAcross = random(vec2(3, cell.y)).mul(2).floor()
const isUp = safeMod(cell.y.add(coinUp), 2)
const isAcross = safeMod(cell.x.add(coinAcross), 2)
const half = size / 2
const up = rectSDF(
  at.sub(vec2(0.006, half)),
  vec2(0.0055, half - 0.003),
  0.004,
)
const across = rectSDF(
  at.sub(vec2(half, 0.006)),
  vec2(half - 0.003, 0.0055),
  0.004,
)
const thread = drawFill(up, 0, 0.004)
  .mul(isUp)
  .max(drawFill(across, 0, 0.004).mul(isAcross))
const weave = random(p.mul(240).floor()).mul(0.05)
const indigo = mix(vec3(0.06, 0.1, 0.26), vec3(0.12, 0.19, 0.4), uv.y)

export const fragment = vec4(
  mix(indigo.add(weave), vec3(0.95, 0.93, 0.88), thread),
  1,
)
