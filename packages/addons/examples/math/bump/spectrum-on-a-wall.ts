import { bump } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const wall = mix(vec3(0.1, 0.09, 0.11), vec3(0.17, 0.16, 0.17), uv.y)

// Light through a prism: a slanted band that widens to the right.
const tilt = time.mul(0.3).sin().mul(0.05).add(0.32)
const width = p.x.add(1.2).mul(0.3)
const across = p.y.sub(p.x.mul(tilt)).div(width).add(0.5)

// One hill each for red, green and blue; only their places differ.
const colours = bump(vec3(across).sub(vec3(0.75, 0.5, 0.25)), 4)
const fade = smoothstep(-0.95, -0.2, p.x).mul(smoothstep(1.3, 0.3, p.x))
const grain = p.mul(vec2(90, 130)).sin()
const plaster = grain.x.mul(grain.y).mul(0.04).add(1)

export const fragment = vec4(
  wall.add(colours.mul(fade).mul(0.95)).mul(plaster),
  1,
)
