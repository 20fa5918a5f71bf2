import { gnoise, safePow } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Veins of marble. Seen from the middle, half of all tones are negative.
const bent = gnoise(p.mul(2).add(time.mul(0.03))).mul(3)
const fine = gnoise(p.mul(9)).mul(0.6)
const tone = p.x.mul(5).add(p.y.mul(3)).add(bent).add(fine).sin()

// Soft on the left, hard on the right: the exponent falls.
const contrast = mix(2.4, 0.15, smoothstep(0.05, 0.95, uv.x))
const shown = safePow(tone, contrast).mul(0.5).add(0.5)

export const fragment = vec4(
  mix(vec3(0.1, 0.2, 0.22), vec3(0.95, 0.93, 0.86), shown),
  1,
)
