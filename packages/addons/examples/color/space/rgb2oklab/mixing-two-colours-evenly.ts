import { oklab2srgb, rgb2oklab, srgb2rgb } from '@kirari/addons'
import { mix, sin, time, uv, vec3, vec4 } from 'kirari/node'

const dusk = rgb2oklab(srgb2rgb(vec3(0.12, 0.16, 0.62)))
const dawn = rgb2oklab(srgb2rgb(vec3(1, 0.83, 0.35)))

// A sky whose every step looks as large as
// the next, and that breathes a little.
const height = uv.y.add(sin(uv.x.mul(5).add(time.mul(0.4))).mul(0.04))

export const fragment = vec4(
  oklab2srgb(mix(dawn, dusk, height.saturate())).saturate(),
  1,
)
