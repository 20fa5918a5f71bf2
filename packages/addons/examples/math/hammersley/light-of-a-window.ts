import { hammersley, random } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, step, time, uint, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const wall = vec2(
  p.x.add(sin(time.mul(0.1)).mul(0.1)),
  p.y.add(p.x.mul(0.22)),
)

// The sky outside is wide: of 16 places in it, how many does each
// place on the wall see through the panes? The set is shifted from
// pixel to pixel, so that it does not show.
const chance = random(uv)
const shift = vec2(chance, chance.mul(61).fract())
const blur = uv.x.mul(0.09).add(0.012)
let seen = float(0)
for (let i = 0; i < 16; i++) {
  const sky = hammersley(uint(i), uint(16)).add(shift).fract().sub(0.5)
  const at = wall.add(sky.mul(blur))
  const bar = at.mul(vec2(3.4, 3.6)).fract().sub(0.5).abs()
  const open = step(bar.x.max(bar.y), 0.44)
  const pane = step(at.x.abs(), 0.588).mul(step(at.y.abs(), 0.277))
  seen = seen.add(open.mul(pane))
}
const light = seen.div(16)
const plaster = mix(vec3(0.3, 0.25, 0.3), vec3(0.42, 0.34, 0.36), uv.y)
const warm = mix(vec3(1, 0.72, 0.42), vec3(1, 0.88, 0.66), uv.y)
const near = smoothstep(1.1, 0, p.length())

export const fragment = vec4(
  mix(plaster.mul(near.mul(0.5).add(0.6)), warm, light.mul(0.92)),
  1,
)
