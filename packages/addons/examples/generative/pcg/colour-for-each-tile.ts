import { pcg } from '@kirari/addons'
import { float, uint, uv, vec3, vec4 } from 'kirari/node'

const tile = uv.mul(16).floor()
const hash = pcg(uint(tile.x).add(uint(tile.y).mul(16)))
const byte = (shift: number) =>
  float(hash.shiftRight(shift).bitAnd(255)).div(255)

export const fragment = vec4(vec3(byte(24), byte(16), byte(8)), 1)
