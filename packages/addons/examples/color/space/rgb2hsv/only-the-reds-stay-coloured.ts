import { hsl2rgb, rgb2hsv } from '@kirari/addons'
import { mix, smoothstep, uv, vec3, vec4 } from 'kirari/node'

const picture = hsl2rgb(vec3(uv.x, 0.75, uv.y.mul(0.7).add(0.15)))

const hsv = rgb2hsv(picture)
// How far round the circle from red, the short way.
const away = hsv.x.sub(0.5).abs().sub(0.5).abs()
const keep = smoothstep(0.12, 0.06, away)

export const fragment = vec4(mix(vec3(hsv.z), picture, keep), 1)
