import { AABB, aabbContain, valueNoise } from '@kirari/addons'
import { mix, resolution, select, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const box = AABB({ min: vec3(-0.45, -0.25, 0), max: vec3(0.3, 0.3, 0) })
const isInside = aabbContain(box, vec3(p, 0))

const cloud = valueNoise(vec3(p.mul(6), time.mul(0.5)))
  .mul(0.6)
  .add(valueNoise(p.mul(17)).mul(0.4))
const grey = vec3(cloud.mul(0.35).add(0.08))
const colour = mix(vec3(0.08, 0.2, 0.45), vec3(1, 0.72, 0.4), cloud)

export const fragment = vec4(select(grey, colour, isInside), 1)
