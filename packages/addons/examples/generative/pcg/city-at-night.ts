import { pcg } from '@kirari/addons'
import {
  float, mix, select, step, time, uint, uv, vec2, vec3, vec4,
} from 'kirari/node'

const unit = (word: ReturnType<typeof pcg>) =>
  float(word.shiftRight(8)).mul(2 ** -24)
const house = uint(uv.x.mul(14))
const roof = unit(pcg(house)).mul(0.55).add(0.25)
const place = uv.mul(vec2(84, 56))
const pane = place.fract().sub(0.5).abs()
const key = uint(place.x).add(uint(place.y).mul(84))
// Every window thinks again every few seconds, each at a time of its own.
const mood = pcg(key.add(pcg(uint(time.mul(0.2).add(unit(pcg(key)))))))
const isLit = step(unit(mood), 0.35)
  .mul(step(pane.x, 0.3))
  .mul(step(pane.y, 0.36))
const lamp = mix(vec3(1, 0.72, 0.36), vec3(0.75, 0.88, 1), unit(pcg(mood)))
const wall = mix(
  vec3(0.05, 0.06, 0.11),
  vec3(0.02, 0.025, 0.05),
  uv.y.div(roof),
)
const sky = mix(vec3(0.32, 0.2, 0.36), vec3(0.03, 0.05, 0.14), uv.y)

export const fragment = vec4(
  select(sky, mix(wall, lamp, isLit), uv.y.lessThan(roof)),
  1,
)
