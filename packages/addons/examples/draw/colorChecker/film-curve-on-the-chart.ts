import { drawColorChecker, rgb2srgb, srgb2rgb } from '@kirari/addons'
import {
  fract, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const st = p.div(0.24).add(vec2(3, 2))
const patch = drawColorChecker(st)

// A shoulder and a toe, in light, with an exposure that breathes.
const exposure = sin(time.mul(0.6)).mul(0.5).add(0.35).exp2()
const film = (light: Vec3): Vec3 => {
  const x = light.mul(exposure).mul(1.4)
  return x
    .mul(x.mul(2.51).add(0.03))
    .div(x.mul(x.mul(2.43).add(0.59)).add(0.14))
}
const light = srgb2rgb(patch)
const split = film(light)
// Shadows towards teal, lights towards amber.
const bright = smoothstep(0, 0.7, split.dot(vec3(0.2126, 0.7152, 0.0722)))
const graded = split.mul(
  mix(vec3(0.75, 1, 1.12), vec3(1.1, 1, 0.84), bright),
)

// Upper left of each patch as it is, lower right as film would have it.
const inPatch = fract(st)
const after = smoothstep(-0.01, 0.01, inPatch.x.sub(inPatch.y))
const encoded = rgb2srgb(mix(light, graded, after).saturate())

export const fragment = vec4(encoded.max(vec3(0.045, 0.047, 0.05)), 1)
