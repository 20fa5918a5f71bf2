import { gnoise, highPass, worley } from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(3.2)
const drift = vec2(gnoise(p.mul(1.4)), gnoise(p.mul(1.4).add(5))).mul(
  0.35,
)
const plates = worley(p.add(drift).add(vec2(time.mul(0.02), 0)))

// Hottest on the lines between two plates, and colder away from them.
const heat = float(1).sub(plates.y.sub(plates.x).mul(1.3)).saturate()
const breath = sin(time.mul(0.9).add(plates.x.mul(6)))
  .mul(0.05)
  .add(0.62)

// The crust hides all but the hottest; what is left spans all colours.
const glow = highPass(heat, breath)
const fire = vec3(1.5, 0.62, 0.16)
  .mul(glow)
  .add(vec3(0.4, 0.5, 0.4).mul(glow.mul(glow).mul(glow)))
const grain = gnoise(p.mul(14)).mul(0.6)
const rock = mix(
  vec3(0.05, 0.045, 0.05),
  vec3(0.2, 0.17, 0.17),
  grain.add(0.3),
)
const warmth = vec3(0.35, 0.06, 0.01).mul(highPass(heat, 0.25))

export const fragment = vec4(
  rock.mul(float(1).sub(glow)).add(fire).add(warmth),
  1,
)
