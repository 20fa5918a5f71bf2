import { fcos, valueNoise } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Layers grew inwards from an uneven wall.
const uneven = valueNoise(p.mul(3.1).add(5))
  .mul(0.2)
  .add(valueNoise(p.mul(9)).mul(0.05))
const depth = p.mul(vec2(0.52, 0.8)).length().add(uneven)

// Bands of ever higher frequency: what is finer than a pixel fades.
let colour = vec3(0.6, 0.42, 0.34)
for (let i = 0; i < 6; i++) {
  const band = fcos(depth.mul(16 * 1.9 ** i).add(2.3 * i))
  const tint = vec3(0.9, 0.5 + 0.08 * i, 0.3 + 0.14 * i)
  colour = colour.add(tint.mul(band).mul(0.22 * 0.86 ** i))
}

const crystal = depth.mul(-9).add(1.9).saturate()
const spark = valueNoise(p.mul(46).add(time.mul(0.2)))
const hollow = mix(vec3(0.24, 0.16, 0.36), vec3(0.9, 0.84, 1), spark)
const rind = depth.sub(0.57).mul(40).saturate()

export const fragment = vec4(
  mix(mix(colour, hollow, crystal), vec3(0.1, 0.1, 0.09), rind),
  1,
)
