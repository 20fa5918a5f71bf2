import { circleSDF, drawFill } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// The disc without the part that a second disc covers.
const disc = circleSDF(p, 0.32)
const shade = circleSDF(p.sub(vec2(0.15, 0.07)), 0.28)
const moon = disc.max(shade.negate())

const night = mix(vec3(0.13, 0.12, 0.27), vec3(0.02, 0.03, 0.1), uv.y)
const glow = moon.max(0).mul(-9).exp().mul(0.3)
const sky = night.add(vec3(1, 0.85, 0.55).mul(glow))

export const fragment = vec4(
  mix(sky, vec3(1, 0.93, 0.74), drawFill(moon, 0, px)),
  1,
)
