import { hsl2rgb, oklab2srgb, rgb2oklab, srgb2rgb } from '@kirari/addons'
import { select, uv, vec3, vec4 } from 'kirari/node'

const picture = hsl2rgb(vec3(uv.x.mul(2), 0.8, uv.y.mul(0.6).add(0.2)))
const lightness = rgb2oklab(srgb2rgb(picture)).x
const grey = oklab2srgb(vec3(lightness, 0, 0))

// On the right every colour as the grey that
// looks as light: yellow is bright, blue is dark.
export const fragment = vec4(select(grey, picture, uv.x.lessThan(0.5)), 1)
