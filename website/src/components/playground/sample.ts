/** The code with which the playground begins. */
export const sample = `import {
  circleSDF, fbm, oklab2srgb, oklch2oklab,
} from '@kirari/addons'
import {
  float, pointer, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// (0, 0) is in the centre, and the canvas is 2 high.
const aspect = vec2(resolution.x.div(resolution.y), 1)
const p = uv.mul(2).sub(1).mul(aspect)
const eye = pointer.mul(2).sub(1).mul(aspect)

// A disc whose edge is bent by noise that flows upwards.
const flow = fbm(p.mul(2.4).sub(vec2(0, time.mul(0.35))), 5)
const d = circleSDF(p.sub(eye.mul(0.25)), 0.55).add(flow.mul(0.3))

const glow = float(0.03).div(d.abs().add(0.02)).min(1)
const body = smoothstep(0.01, -0.01, d).mul(0.3)
const hue = flow.mul(0.4).add(time.mul(0.05)).add(p.x.mul(0.15)).add(0.8)
const light = oklab2srgb(oklch2oklab(vec3(0.78, 0.17, hue)))
const night = vec3(0.03, 0.04, 0.1).add(uv.y.mul(0.05))

export const fragment = vec4(night.add(light.mul(glow.add(body))), 1)
`
