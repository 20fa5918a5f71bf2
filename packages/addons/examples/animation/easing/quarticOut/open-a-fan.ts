import { drawFill, quarticOut } from '@kirari/addons'
import {
  atan2,
  float,
  max,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(vec2(0.5, 0.12)).mul(resolution).mul(px)

const opened = quarticOut(time.add(0.35).mod(4).div(2.5).saturate())
const span = mix(0.06, 1.25, opened).toConst('span')
const away = p.length()
const angle = atan2(p.x, p.y.add(1e-6))

// The folds spread with the fan. Each is light on one side.
const fold = angle.div(span).mul(9)
const side = fold.fract().step(0.5)
const tilt = mix(0.78, 1.02, side).add(opened.mul(0.06))
const inside = angle.abs().sub(span).mul(away)
const leaf = max(inside, max(away.sub(0.74), float(0.3).sub(away)))
const ribs = max(
  inside,
  max(
    away.sub(0.32),
    fold.fract().sub(0.5).abs().sub(0.3).mul(span.div(9)).mul(away),
  ),
)

const sheet = vec2(angle.div(span), away)
const paper = mix(
  vec3(0.86, 0.33, 0.3),
  vec3(0.98, 0.9, 0.78),
  smoothstep(0.3, 0.75, away),
)
const sun = vec2(sheet.x.sub(0.3).mul(0.7), sheet.y.sub(0.58)).length()
const moon = mix(paper, vec3(0.95, 0.72, 0.2), drawFill(sun, 0.1, px))
const crest = sheet.x.mul(14).cos().mul(0.025).add(0.42)
const wave = sheet.y.sub(crest).abs().mul(26).sub(1).fract().step(0.45)
const sea = mix(
  moon,
  mix(vec3(0.12, 0.22, 0.42), vec3(0.9, 0.92, 0.95), wave),
  drawFill(sheet.y, crest, px),
)

const mat = mix(vec3(0.16, 0.22, 0.2), vec3(0.3, 0.36, 0.28), uv.y)
const wood = mix(mat, vec3(0.28, 0.16, 0.1), drawFill(ribs, 0, px))
const fan = mix(wood, sea.mul(tilt), drawFill(leaf, 0, px))
export const fragment = vec4(
  mix(fan, vec3(0.9, 0.75, 0.4), drawFill(away, 0.02, px)),
  1,
)
