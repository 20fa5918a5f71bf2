import { quat, quatLerp, quatRotate, random } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(vec2(0.5, 0)).mul(2).mul(resolution).div(resolution.y)
const dusk = mix(vec3(0.98, 0.66, 0.45), vec3(0.23, 0.3, 0.55), uv.y)
let colour: Vec3 = dusk

const block = p.x.mul(4).floor()
const roof = random(vec2(block, 5)).mul(0.3).add(0.15)
colour = mix(colour, vec3(0.3, 0.24, 0.34), step(p.y, roof))

// Every floor is turned a little further than the one below it,
// from the pose of the street to that of the roof.
const top = 1.82
const floor = p.y.mul(26).floor().div(26)
const height = floor.div(top).saturate()
const street = quat(vec3(0, 1, 0), 0.2)
const turn = quatLerp(
  street,
  quat(vec3(0, 1, 0), time.mul(0.3).add(1.9)),
  height,
)
const size = height.mul(-0.12).add(0.4)
const isTower = step(p.y, top)
for (let i = 0; i < 4; i++) {
  const angle = (i * Math.PI) / 2
  const wall = vec3(Math.cos(angle), 0, Math.sin(angle))
  const normal = quatRotate(turn, wall)
  const along = quatRotate(
    turn,
    vec3(-Math.sin(angle), 0, Math.cos(angle)),
  )
  const across = p.x.sub(normal.x.mul(size)).div(along.x.abs().max(0.02))
  const inside = smoothstep(0.006, -0.006, across.abs().sub(size))
  const facing = step(0, normal.z).mul(isTower).mul(inside)
  const window = across.mul(12).fract().sub(0.5).abs()
  const pane = step(window, 0.34).mul(step(0.3, p.y.mul(26).fract()))
  const room = random(
    vec2(across.mul(12).floor(), floor.mul(26).add(i * 40)),
  )
  const glass = mix(dusk.mul(0.55), vec3(1, 0.85, 0.5), step(0.78, room))
  const stone = vec3(0.78, 0.7, 0.68).mul(normal.x.mul(-0.4).add(0.6))
  colour = mix(colour, mix(stone, glass, pane), facing)
}
const mist = float(0.35).sub(p.y).saturate()

export const fragment = vec4(mix(colour, vec3(0.95, 0.7, 0.55), mist), 1)
