import { drawChar, random, rotate4dX, translate4d } from '@kirari/addons'
import {
  array, float, int, mix, resolution, select, step, time, uv, vec2, vec3,
} from 'kirari/node'
import { vec4 } from 'kirari/node'

const rows = [
  'NAGOYA 10:52',
  'SENDAI 10:40',
  'NAGANO 10:32',
  'KYOTO  10:15',
]
const text = array(int, 48)((i) => int(rows.join('').charCodeAt(i)))

// Twelve characters in each of four rows; (0, 0) is in the middle of one.
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const board = p.mul(vec2(7.4, 4.6)).add(vec2(6, 2))
const cell = board.floor()
const inCell = board.fract().sub(0.5).mul(2.15)
const isCell = step(cell.add(0.5).sub(vec2(6, 2)).abs(), vec2(6, 2))
const code = text.at(
  int(cell.y.clamp(0, 3).mul(12).add(cell.x.clamp(0, 11))),
)

// A flap turns about the middle of its character, towards us.
const turn = time.add(random(cell).mul(5)).mod(5).mul(1.6).min(1)
const toFlap = rotate4dX(turn.mul(-Math.PI)).mul(
  translate4d(vec3(0, 0, 3)),
)
const eye = toFlap.mul(vec4(0, 0, 0, 1))
const ray = toFlap.mul(vec4(inCell, -3, 0))
const flap = eye.sub(ray.mul(eye.z.div(ray.z))).xy
const isFlap = step(flap.x.abs(), 1)
  .mul(step(flap.y.sub(0.5).abs(), 0.5))
  .greaterThan(0.5)

// In front of the flap the old character, on its back the new one.
const isBack = turn.greaterThan(0.5)
const seen = select(
  inCell,
  select(flap, flap.mul(vec2(1, -1)), isBack),
  isFlap,
)
const isNew = select(inCell.y.greaterThan(0), isBack, isFlap)
const old = int(random(cell.add(0.5)).mul(26)).add(65)
const dots = seen.mul(vec2(3.4, 4.6)).add(vec2(2.5, 3.5))
const ink = drawChar(dots, select(old, code, isNew))
const card = step(seen.abs().x, 0.94).mul(step(seen.abs().y, 0.94))
const gap = step(0.035, inCell.y.abs())
const light = select(float(0.9), turn.mul(Math.PI).cos().abs(), isFlap)
const tile = mix(vec3(0.11, 0.12, 0.14), vec3(0.98, 0.88, 0.6), ink).mul(
  light,
)

export const fragment = vec4(
  mix(vec3(0.03), tile, card.mul(gap).mul(isCell.x).mul(isCell.y)),
  1,
)
