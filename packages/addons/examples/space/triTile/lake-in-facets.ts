import { gnoise, random, triTile } from '@kirari/addons'
import {
  mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const count = 15
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const facet = triTile(p.add(4), count)
// One colour a triangle: that of the scene at its centre.
const place = facet.xy.div(count)
const isDown = facet.z.mul(0.5).fract().greaterThan(0.25)
const at = p.sub(select(place, place.negate(), isDown)).toConst('at')

const shore = -0.12
const isLake = at.y.lessThan(shore)
// The lake shows the scene upside down.
const y = at.y.sub(shore).abs().toConst('y')
const x = at.x.add(
  select(0, sin(at.y.mul(60).add(time.mul(1.5))).mul(0.03), isLake),
)
const rough = (wide: number, seed: number): Float =>
  gnoise(vec2(x.mul(wide), seed))
const peak = (centre: number, top: number): Float =>
  x.sub(centre).abs().mul(-0.75).add(top)
const sun = vec2(x.sub(0.32), y.sub(0.4)).length()
let scene: Vec3 = mix(
  vec3(1, 0.72, 0.5),
  vec3(0.36, 0.45, 0.72),
  y.mul(1.7).saturate(),
)
scene = mix(scene, vec3(1, 0.93, 0.7), smoothstep(0.16, 0.05, sun))
const far = peak(-0.42, 0.46)
  .max(peak(0.02, 0.34))
  .max(peak(0.72, 0.4))
  .add(rough(6, 3).mul(0.06))
const snow = smoothstep(0.25, 0.3, y.add(rough(11, 5).mul(0.06)))
const rock = mix(
  mix(
    vec3(0.36, 0.32, 0.5),
    vec3(0.56, 0.45, 0.56),
    rough(7, 9).add(0.5),
  ),
  vec3(0.97, 0.93, 0.95),
  snow,
)
scene = select(scene, rock, y.lessThan(far))
scene = select(
  scene,
  vec3(0.2, 0.28, 0.38),
  y.lessThan(rough(2.6, 8).mul(0.16).add(0.12)),
)
scene = select(
  scene,
  vec3(0.1, 0.2, 0.24),
  y.lessThan(rough(7, 15).mul(0.06).add(0.04)),
)
const lake = mix(scene.mul(0.78), vec3(0.12, 0.3, 0.42), y.mul(1.1))
const tint = select(scene, lake, isLake)
const tilt = random(facet.zw).sub(0.5).mul(0.13).add(1)

export const fragment = vec4(tint.mul(tilt), 1)
