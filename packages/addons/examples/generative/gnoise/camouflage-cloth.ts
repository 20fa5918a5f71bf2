import { gnoise } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The cloth moves in folds; the pattern is printed on it.
const fold = sin(
  p.x
    .mul(5)
    .add(gnoise(p.mul(1.6)).mul(4))
    .add(time.mul(0.8)),
)
const q = p.add(vec2(fold.mul(0.03), fold.mul(0.012)))

// Each colour covers the places where its own noise is high enough.
const blotch = (
  under: Vec3,
  colour: Vec3,
  scale: number,
  seed: number,
) => {
  const at = q.mul(vec2(scale, scale * 1.35)).add(seed)
  const wide = gnoise(at).add(gnoise(at.mul(2.3)).mul(0.35))
  return mix(under, colour, smoothstep(0.09, 0.11, wide))
}
let cloth: Vec3 = vec3(0.62, 0.6, 0.42)
cloth = blotch(cloth, vec3(0.36, 0.42, 0.24), 3.1, 2.7)
cloth = blotch(cloth, vec3(0.35, 0.25, 0.16), 3.7, 11.3)
cloth = blotch(cloth, vec3(0.12, 0.14, 0.1), 4.6, 23.9)

// Twill: threads that run up to the right.
const thread = sin(q.x.add(q.y.mul(1.4)).mul(230))
  .mul(0.06)
  .add(0.96)
const lit = fold.mul(0.17).add(0.93)
const crease = smoothstep(-0.75, -1, fold).mul(0.35)

export const fragment = vec4(
  cloth.mul(thread).mul(lit).mul(float(1).sub(crease)),
  1,
)
