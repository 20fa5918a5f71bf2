import {
  compositeSourceOut, compositeSourceOver, fbm, lineSDF, random,
} from '@kirari/addons'
import {
  float, floor, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.44)).mul(resolution).div(resolution.y)

// A palm and five fingers that were held against the rock.
const finger = (x: number, y: number) =>
  lineSDF(p, vec2(x * 0.42 + 0.02, -0.03), vec2(x, y)).sub(0.029)
const hand = lineSDF(p, vec2(0.02, -0.04), vec2(0.04, -0.6))
  .sub(0.08)
  .min(p.distance(vec2(0.02, -0.05)).sub(0.12))
  .min(finger(-0.28, 0.08))
  .min(finger(-0.11, 0.32))
  .min(finger(0.01, 0.37))
  .min(finger(0.12, 0.33))
  .min(finger(0.21, 0.22))
const keepsOff = vec4(smoothstep(0.008, -0.008, hand))

// Ochre blown round it, in drops.
const drops = random(floor(p.mul(220)))
const far = p.sub(vec2(0, 0.06)).length().add(drops.mul(0.12))
const ochre = vec4(0.5, 0.12, 0.05, 1).mul(smoothstep(0.55, 0.2, far))

const rock = fbm(p.mul(2), 4).mul(0.5).add(0.5)
const stone = mix(vec3(0.62, 0.52, 0.4), vec3(0.98, 0.9, 0.77), rock)
const painted = compositeSourceOver(
  compositeSourceOut(ochre, keepsOff),
  vec4(stone, 1),
)

const fire = sin(time.mul(3))
  .add(sin(time.mul(4.7)))
  .mul(0.03)
const light = float(1.1).sub(p.length().mul(0.6)).add(fire).saturate()
export const fragment = vec4(painted.xyz.mul(light), 1)
