import { adaptiveThreshold, valueNoise } from '@kirari/addons'
import {
  cos, float, max, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A swell that breaks to the left.
const swell = cos(p.x.mul(3.4).add(0.6))
  .mul(0.2)
  .add(cos(p.x.mul(9).add(time.mul(0.6))).mul(0.025))
const under = swell.sub(0.02).sub(p.y)
const foam = valueNoise(p.mul(16).add(vec2(time.mul(0.4), 0))).mul(0.09)
const crest = smoothstep(0.1, 0.02, under.sub(foam))

// Grooves follow the water; in the sky they run level.
const bend = valueNoise(p.mul(3)).mul(0.3)
const isWater = smoothstep(-0.002, 0.002, under)
const along = mix(p.y.mul(46), under.mul(62).add(bend.mul(9)), isWater)
const groove = cos(along.mul(3.2)).mul(0.5).add(0.5)

// The tone to reach: where it is high, little is cut away.
const sun = p.sub(vec2(-0.45, 0.26)).length()
const sky = max(
  float(0.75).sub(p.y.add(0.5).mul(0.75)),
  smoothstep(0.14, 0.13, sun).mul(-1).add(0.1),
)
const sea = under.mul(1.6).add(0.34).add(bend).sub(crest.mul(1.4))
const tone = mix(sky.sub(smoothstep(0.13, 0.12, sun)), sea, isWater)
const cut = adaptiveThreshold(groove, tone, 0.1)

// Fibres of the paper, and wood that did not take the ink evenly.
const fibre = valueNoise(p.mul(vec2(40, 130))).mul(0.06)
const ink = vec3(0.1, 0.18, 0.34).add(valueNoise(p.mul(60)).mul(0.07))

export const fragment = vec4(
  mix(ink, vec3(0.97, 0.92, 0.82).sub(fibre), cut),
  1,
)
