import { cubeSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const swell = (cell: Vec2): Float =>
  cell.x
    .mul(0.6)
    .add(time)
    .sin()
    .add(cell.y.mul(0.45).add(cell.x.mul(0.2)).add(time.mul(0.7)).cos())
    .mul(0.4)
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const cell = p.xz.round().toConst('cell')
  const local = p.xz.sub(cell).toConst('local')
  const cube = cubeSDF(vec3(local.x, p.y.sub(swell(cell)), local.y), 0.42)
  // No further than a little way into the next cell.
  const wall = local.abs()
  return cube.min(float(0.6).sub(wall.x.max(wall.y)))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(70, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(30)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

// All rays are parallel: the view of old computer games.
const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(7)
const direction = vec3(-1, -0.9, -1).normalize()
const right = vec3(1, 0, -1).normalize()
const up = right.cross(direction)
const origin = right.mul(p.x).add(up.mul(p.y)).sub(direction.mul(8))
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const facing = (step: Vec3): Float =>
  scene(hit.add(step)).sub(scene(hit)).div(0.02).saturate()
const top = facing(vec3(0, 0.02, 0))
const left = facing(vec3(0, 0, 0.02))
const height = swell(hit.xz.round()).mul(0.6).add(0.5)
const crest = mix(vec3(0.1, 0.5, 0.65), vec3(0.95, 1, 0.9), height)
const deep = mix(vec3(0.02, 0.1, 0.25), vec3(0.1, 0.4, 0.6), height)

export const fragment = vec4(
  mix(deep.mul(left.mul(0.7).add(0.6)), crest, top),
  1,
)
