import {
  drawLine, triangleBarycentric, triangleFromCorners,
} from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Two corners on the mast; the third flies in the wind.
const wave = time.mul(2).sub(p.x.mul(9)).sin()
const q = p.add(vec2(0, wave.mul(p.x.add(0.5)).mul(0.035)))
const flag = triangleFromCorners(
  vec3(-0.5, 0.36, 0),
  vec3(-0.5, -0.08, 0),
  vec3(0.62, 0.14, 0),
)
const weights = triangleBarycentric(flag, vec3(q, 0))
const least = weights.x.min(weights.y).min(weights.z)
const cloth = smoothstep(0, 0.008, least)

// Stripes run from the mast to the tip, by the share of the corners.
const share = weights.x.div(weights.x.add(weights.y).max(1e-3))
const band = smoothstep(0.012, 0, share.sub(0.5).abs().sub(0.16))
const dye = mix(vec3(0.86, 0.2, 0.2), vec3(0.98, 0.94, 0.86), band)
const lit = dye.mul(wave.mul(0.14).add(0.92))

const sky = mix(vec3(0.74, 0.87, 0.95), vec3(0.3, 0.56, 0.82), uv.y)
const mast = drawLine(p, vec2(-0.51, -0.6), vec2(-0.51, 0.42), 0.024)
export const fragment = vec4(
  mix(mix(sky, lit, cloth), vec3(0.4, 0.28, 0.2), mast),
  1,
)
