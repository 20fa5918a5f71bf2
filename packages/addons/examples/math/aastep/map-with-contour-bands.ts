import { aastep, valueNoise } from '@kirari/addons'
import { fwidth, mix, resolution, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(3.5)
const height = valueNoise(p.add(time.mul(0.05)))
  .add(valueNoise(p.mul(2.3)).mul(0.35))
  .div(1.35)
const perPixel = fwidth(height)

// From the sea up, each height starts a new
// colour, with a dark line a little below.
let land = vec3(0.16, 0.36, 0.5)
const lowland = [
  vec3(0.93, 0.86, 0.68),
  vec3(0.6, 0.72, 0.45),
  vec3(0.35, 0.52, 0.36),
]
const mountain = [vec3(0.72, 0.6, 0.48), vec3(0.97)]
const colours = [...lowland, ...mountain]
colours.forEach((colour, i) => {
  const from = 0.32 + i * 0.11
  land = mix(
    land,
    colour.mul(0.55),
    aastep(from, height.add(perPixel.mul(1.5)), perPixel),
  )
  land = mix(land, colour, aastep(from, height, perPixel))
})

export const fragment = vec4(land, 1)
