import { drawTri, fbm, random, valueNoise } from '@kirari/addons'
import {
  mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Cloth hangs in folds that move a little.
const fold = sin(p.x.mul(5).add(p.y.mul(1.4)).add(time.mul(0.3)))
const q = p.add(vec2(fold.mul(0.012), sin(p.x.mul(3)).mul(0.01))).mul(8)

// The old pattern of scales: rows of triangles, each shifted by half.
const high = Math.sqrt(0.75)
const row = q.y.div(high).floor()
const x = q.x.add(row.mul(0.5))
const local = vec2(
  x.sub(x.floor()).sub(0.5),
  q.y.sub(row.mul(high)).sub(high / 3),
)
const scale = drawTri(local, 0.55)

const worn = fbm(q.mul(0.7), 4)
  .mul(0.5)
  .add(random(vec2(x.floor(), row)).mul(0.5))
const weave = valueNoise(q.mul(vec2(60, 6))).add(
  valueNoise(q.mul(vec2(6, 60))),
)
const indigo = mix(vec3(0.04, 0.09, 0.22), vec3(0.12, 0.2, 0.4), worn)
const white = mix(
  vec3(0.93, 0.91, 0.85),
  vec3(0.62, 0.68, 0.76),
  worn.max(0),
)
const dyed = mix(indigo, white, scale.mul(0.94))
const light = fold.mul(0.16).add(0.9).add(weave.sub(1).mul(0.1))

export const fragment = vec4(dyed.mul(light).saturate(), 1)
