import { fbm, random, rotate3d, scale3d } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Boards of a floor, each cut from another tree.
const row = p.y.mul(6).floor()
const along = p.x.mul(0.9).add(random(row)).add(row.mul(0.37))
const inRow = p.y.mul(6).fract()
const pick = random(vec2(along.floor(), row))
const cut = rotate3d(vec3(pick.sub(0.5), 1, pick.sub(0.3)), pick.mul(0.14))
const depth = pick.mul(0.9).add(0.2)
const inTree = cut.mul(vec3(p.x, inRow.mul(0.16), depth))

// The fibres run along x, where wood hardly changes:
// its noise is that of a place scaled much more across.
const bent = fbm(scale3d(vec3(0.35, 4.5, 4.5)).mul(inTree), 2).mul(0.05)
const pores = fbm(scale3d(vec3(5, 160, 160)).mul(inTree), 2)
const ring = inTree.yz.length().add(bent).mul(34)
const late = ring.fract().pow(3)

const tone = mix(vec3(0.72, 0.48, 0.27), vec3(0.88, 0.67, 0.42), pick)
const wood = tone
  .mul(float(1).sub(late.mul(0.32)))
  .mul(pores.mul(0.22).add(0.98))
const side = smoothstep(0.5, 0.485, inRow.sub(0.5).abs())
const end = smoothstep(0.5, 0.497, along.fract().sub(0.5).abs())
const lamp = sin(uv.x.mul(2.6).add(0.2)).mul(0.3).add(0.78)

export const fragment = vec4(
  wood.mul(side.mul(end).mul(0.8).add(0.2)).mul(lamp),
  1,
)
