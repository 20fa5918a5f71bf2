import { blendDifference, drawFill, rectSDF, rotate } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const lay = (below: Vec3, distance: Float, colour: Vec3): Vec3 =>
  blendDifference(below, colour.mul(drawFill(distance, 0, px)))
const turned = (x: number, y: number, pace: number): Vec2 =>
  rotate(p.sub(vec2(x, y)), time.mul(pace).add(x * 5))
const bar = (x: number, y: number, wide: number, tall: number) =>
  rectSDF(turned(x, y, 0.08 / wide), vec2(wide, tall))
const disc = (x: number, y: number, radius: number): Float =>
  p.distance(vec2(x, y)).sub(radius)

let panes = vec3(0.94, 0.91, 0.84)
panes = lay(panes, disc(-0.42, 0.06, 0.34), vec3(0.12, 0.62, 0.68))
panes = lay(panes, bar(0.12, 0, 0.3, 0.3), vec3(0.1, 0.35, 0.75))
panes = lay(panes, bar(-0.12, -0.05, 0.62, 0.07), vec3(0.3, 0.75, 0.8))
panes = lay(panes, disc(0.55, 0.1, 0.22), vec3(0.9, 0.72, 0.1))
panes = lay(panes, bar(0.5, -0.2, 0.4, 0.09), vec3(0.75, 0.25, 0.3))
panes = lay(panes, disc(-0.42, 0.06, 0.15), vec3(0.6, 0.3, 0.1))
panes = lay(panes, bar(-0.68, -0.22, 0.12, 0.12), vec3(0.2, 0.8, 0.55))

export const fragment = vec4(mix(panes, vec3(0.94, 0.91, 0.84), 0.06), 1)
