import { pcg } from '@kirari/addons'
import {
  float, int, mix, resolution, select, smoothstep, time, uint, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(6)
const cell = p.floor()

// A word for each tile. Its highest bit turns the tile, and others say
// when it turns over.
const key = uint(int(cell.x)).add(uint(int(cell.y)).mul(64))
const word = pcg(key)
const beat = float(word.bitAnd(255)).div(255).add(time.mul(0.15)).floor()
const bit = word.shiftRight(31).bitXor(uint(int(beat)).bitAnd(1))
const at = p.fract().sub(0.5)
const turned = select(at, vec2(at.x.negate(), at.y), bit.equal(1))

// Two quarter circles join the middles of the sides.
const first = turned.add(0.5).length()
const second = turned.sub(0.5).length()
const away = first.min(second).sub(0.5).abs()
const px = float(6).div(resolution.y)
const band = (half: number) => smoothstep(px, px.negate(), away.sub(half))

const shade = away.div(0.19)
const tube = float(1).sub(shade.mul(shade).min(1)).sqrt()
const tone = mix(vec3(0.86, 0.3, 0.24), vec3(0.98, 0.72, 0.34), uv.x)
const pipe = tone.mul(tube.mul(0.75).add(0.3)).add(tube.pow(9).mul(0.25))
const tint = float(word.shiftRight(8).bitAnd(255)).div(255).mul(0.05)
const tile = vec3(0.1, 0.22, 0.3).add(tint)
const edge = at.x.abs().max(at.y.abs())
const grout = mix(tile, tile.mul(0.55), smoothstep(0.475, 0.49, edge))
const cast = band(0.27).mul(0.35)

export const fragment = vec4(
  mix(grout.mul(float(1).sub(cast)), pipe, band(0.19)),
  1,
)
