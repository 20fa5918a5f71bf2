import { drawFill, fbm, hexSDF, hexTile, random } from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Warped a little, for bees do not use rulers.
const bent = p.add(
  vec2(fbm(p.mul(2), 3), fbm(p.mul(2).add(9), 3)).mul(0.05),
)
const tile = hexTile(bent, 6)
const wall = hexSDF(tile.xy, 0.5)
const pick = random(tile.zw.add(40))

const fill = smoothstep(-0.06, -0.16, wall)
const glow = smoothstep(1.1, 0, p.distance(vec2(-0.45, 0.4)))
const breath = sin(time.mul(0.5).add(pick.mul(40))).mul(0.12)
const honey = mix(
  vec3(0.42, 0.14, 0.01),
  vec3(1, 0.68, 0.12),
  glow.add(pick.mul(0.5)).add(breath).saturate(),
)
const shine = smoothstep(0.14, 0.04, tile.xy.distance(vec2(-0.13, 0.17)))
const cell = mix(honey.mul(0.45), honey, fill).add(shine.mul(0.45))

const wax = mix(vec3(0.55, 0.3, 0.08), vec3(1, 0.85, 0.5), glow)
const isOpen = drawFill(wall, -0.055, 0.02)
const isSealed = smoothstep(0.78, 0.8, pick)
const lid = wax.mul(fbm(bent.mul(40), 3).mul(0.25).add(0.8))

export const fragment = vec4(mix(wax, mix(cell, lid, isSealed), isOpen), 1)
