import { fbm, flipY } from '@kirari/addons'
import {
  max,
  mix,
  resolution,
  select,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

// Below the middle the picture is seen in the water: turned over,
// and shaken a little more the nearer it is.
const isWater = uv.y.lessThan(0.5)
const depth = uv.y.sub(0.5).negate().max(0)
const shake = sin(uv.y.mul(190).add(time.mul(2.4))).mul(
  depth.mul(0.03).add(0.0012),
)
const at = select(uv, flipY(uv).add(vec2(shake, 0)), isWater)
const p = at.sub(0.5).mul(resolution).div(resolution.y)

const dawn = mix(
  vec3(0.98, 0.83, 0.72),
  vec3(0.55, 0.68, 0.78),
  p.y.mul(2),
)
const mist = fbm(vec2(p.x.mul(3), 2), 3)
  .mul(0.06)
  .add(0.13)
const ridge = smoothstep(0.03, -0.03, p.y.sub(mist)).mul(0.7)
const far = mix(dawn, vec3(0.52, 0.63, 0.66), ridge)
const bank = fbm(vec2(p.x.mul(9).add(4), 7), 4)
  .mul(0.1)
  .add(p.x.abs().mul(0.22))
const trees = mix(
  far,
  vec3(0.24, 0.36, 0.34),
  smoothstep(0.012, -0.012, p.y.sub(bank)),
)
// Half a ring of stone: the water makes it whole.
const r = p.length()
const slope = p.y.add(p.x.abs().mul(0.34))
const stone = max(max(slope.sub(0.36), r.sub(0.62)), r.sub(0.27).negate())
const joint = smoothstep(0.016, 0.006, r.sub(0.27).abs()).mul(0.2)
const rough = fbm(p.mul(vec2(34, 60)), 3)
  .mul(0.1)
  .add(0.45)
  .add(p.y.mul(0.6))
const built = mix(
  trees,
  vec3(1, 0.94, 0.88).mul(rough).sub(joint),
  smoothstep(0.004, -0.004, stone),
)
const rail = max(slope.sub(0.4).abs().sub(0.006), r.sub(0.5))
const scene = mix(
  built,
  vec3(0.66, 0.2, 0.16),
  smoothstep(0.003, -0.002, rail),
)
const mirrored = mix(
  scene.mul(vec3(0.72, 0.82, 0.86)),
  vec3(0.1, 0.22, 0.27),
  depth,
)

export const fragment = vec4(select(scene, mirrored, isWater), 1)
