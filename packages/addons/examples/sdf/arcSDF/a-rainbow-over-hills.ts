import { arcSDF, drawFill, fbm } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const grey = mix(vec3(0.72, 0.82, 0.9), vec3(0.38, 0.5, 0.66), uv.y)
const clouds = fbm(p.mul(vec2(1.6, 4)).add(vec2(time.mul(0.04), 0)), 4)
const sky = mix(
  grey,
  vec3(0.93, 0.94, 0.96),
  smoothstep(0.38, 0.65, clouds).mul(0.8),
)

// The x axis of the arcs points up here.
const q = vec2(p.y.add(0.38), p.x.sub(0.1))
const colours = [
  vec3(0.55, 0.3, 0.75),
  vec3(0.25, 0.4, 0.85),
  vec3(0.2, 0.7, 0.75),
  vec3(0.3, 0.75, 0.35),
  vec3(1, 0.85, 0.25),
  vec3(1, 0.55, 0.2),
  vec3(0.9, 0.25, 0.25),
]
const bow = colours.reduce((behind, colour, i) => {
  const band = arcSDF(q, 0.54 + 0.026 * i, 1.45, 0.028)
  return mix(
    behind,
    colour,
    smoothstep(0.006, -0.01, band).mul(
      smoothstep(-0.1, 0.35, p.y).mul(0.35).add(0.4),
    ),
  )
}, sky)

const hill = (height: number, steep: number, shift: number) =>
  p.y.add(height).sub(sin(p.x.mul(steep).add(shift)).mul(0.07))
const far = mix(
  bow,
  vec3(0.36, 0.55, 0.42),
  drawFill(hill(0.22, 3.1, 1), 0, px),
)
const near = mix(
  far,
  vec3(0.2, 0.42, 0.24).add(fbm(p.mul(30), 2).mul(0.06)),
  drawFill(hill(0.34, 2.3, 4), 0, px),
)

export const fragment = vec4(near, 1)
