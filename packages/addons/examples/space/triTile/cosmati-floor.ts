import { fbm, random, triSDF, triTile } from '@kirari/addons'
import {
  floor, int, mix, resolution, select, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const stone = triTile(p.add(vec2(6.42, 3.5)), 11).toConst('stone')
const isDown = stone.z.mul(0.5).fract().greaterThan(0.25)

// Numbers whose binary digits never meet make triangles of triangles.
const column = int(floor(stone.z.mul(0.5))).bitAnd(7)
const row = int(stone.w).bitAnd(7)
const isPart = column.bitAnd(row).equal(0).and(isDown.not())
const isGold = random(stone.zw.mul(0.25).floor()).greaterThan(0.5)

const cloud = fbm(p.mul(9).add(random(stone.zw).mul(50)), 4)
const porphyry = mix(
  vec3(0.42, 0.11, 0.13),
  vec3(0.62, 0.24, 0.22),
  smoothstep(0.1, 0.5, cloud),
)
const serpentine = mix(
  vec3(0.1, 0.25, 0.17),
  vec3(0.3, 0.46, 0.3),
  smoothstep(-0.2, 0.5, cloud),
)
const giallo = vec3(0.86, 0.66, 0.3).add(cloud.mul(0.16))
const marble = vec3(0.9, 0.87, 0.8).sub(
  smoothstep(0.06, 0, cloud.abs()).mul(0.16),
)
const dark = select(
  porphyry,
  serpentine,
  row.add(column).bitAnd(4).equal(0),
)
const light = select(marble, giallo, isDown.and(isGold))
const slab = select(light, dark, isPart)
const edge = triSDF(stone.xy, Math.sqrt(3) / 3)
const cut = mix(
  slab.mul(random(stone.zw.add(0.5)).mul(0.22).add(0.86)),
  vec3(0.55, 0.5, 0.43),
  smoothstep(-0.045, -0.025, edge),
)

// Daylight from a row of windows wanders over the floor.
const beam = p.x.add(p.y.mul(0.6)).add(time.mul(0.02)).mul(1.1).fract()
const lit = smoothstep(0.1, 0.2, beam).mul(smoothstep(0.7, 0.6, beam))

export const fragment = vec4(
  cut.mul(mix(vec3(0.78, 0.79, 0.86), vec3(1.1, 1.04, 0.94), lit)),
  1,
)
