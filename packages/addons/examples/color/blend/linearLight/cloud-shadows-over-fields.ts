import {
  blendLinearLight, fbm, random, rotate, valueNoise,
} from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Fields from above, in rows of different widths, each with its crop.
const bent = rotate(p, 0.25).add(valueNoise(p.mul(1.5)).mul(0.12))
const row = bent.y.mul(5).floor()
const wide = random(row.add(30)).mul(1.5).add(2.2)
const field = vec2(bent.x.add(row.mul(0.37)).mul(wide), bent.y.mul(5))
const crop = random(field.floor().add(90))
const green = mix(vec3(0.3, 0.46, 0.24), vec3(0.56, 0.62, 0.3), crop)
const ripe = crop.mul(7).fract().step(0.6)
const soil = mix(green, vec3(0.78, 0.66, 0.36), ripe)
const across = mix(bent.x, bent.y, crop.step(0.5))
const furrows = across.mul(260).sin().mul(0.03)
const near = field.fract().sub(0.5).abs()
const hedge = smoothstep(0.46, 0.48, near.x.max(near.y)).mul(0.8)
const land = mix(soil.add(furrows), vec3(0.16, 0.28, 0.16), hedge)

// Sun above mid-grey, and the shadows of clouds below it.
const cloud = fbm(p.mul(1.7).sub(vec2(time.mul(0.06), 0.3)), 2)
const shade = smoothstep(-0.05, 0.12, cloud)
const light = mix(vec3(0.58, 0.56, 0.5), vec3(0.37, 0.38, 0.45), shade)

export const fragment = vec4(blendLinearLight(land, light), 1)
