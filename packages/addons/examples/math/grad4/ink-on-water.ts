import { grad4, permute } from '@kirari/addons'
import {
  cos, dot, float, fn, length, mix, resolution, sin, smoothstep, time,
  uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

// Noise in four dimensions: at each of the sixteen corners of
// a cell a slope, faded out towards the corners opposite.
const noise = fn('loopingNoise', [{ p: vec4 }], float, (p) => {
  const cell = p.floor().toConst('cell')
  const local = p.sub(cell).toConst('local')
  const fade = local.mul(local).mul(local.mul(-2).add(3)).toConst('fade')
  let keys: readonly Float[] = [float(0)]
  for (const i of [cell.x, cell.y, cell.z, cell.w])
    keys = [
      ...keys.map((key) => key.add(i)),
      ...keys.map((key) => key.add(i).add(1)),
    ].map((key) => permute(key).toConst('key'))
  return keys.reduce((sum, key, n) => {
    const corner = vec4(n & 1, (n >> 1) & 1, (n >> 2) & 1, n >> 3)
    const share = fade.sub(corner.negate().add(1)).abs()
    const height = dot(grad4(key), local.sub(corner))
    return sum.add(
      share.x.mul(share.y).mul(share.z).mul(share.w).mul(height),
    )
  }, float(0))
})

// The last two dimensions go round a circle, and so the ink is
// back where it began after a minute.
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const turn = time.mul(Math.PI / 30)
const drift = noise(vec4(p.mul(2.2).add(9), cos(turn), sin(turn)))
const away = length(p.sub(vec2(-0.05, -0.05))).add(drift.mul(0.42))
const line = sin(away.mul(62)).mul(0.5).add(0.5)
const ink = smoothstep(0.3, 0.8, line).mul(smoothstep(0.95, 0.1, away))
const paper = mix(vec3(0.96, 0.94, 0.88), vec3(0.8, 0.87, 0.9), away)

export const fragment = vec4(mix(paper, vec3(0.08, 0.12, 0.24), ink), 1)
