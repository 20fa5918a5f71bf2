import { compositeClear, compositeSourceOver } from '@kirari/addons'
import { mix, mod, resolution, select, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sky = vec4(mix(vec3(1, 0.83, 0.62), vec3(0.3, 0.45, 0.75), uv.y), 1)
const sheet = vec4(0.16, 0.12, 0.3, 1)

const cell = p.add(0.0625).mul(8).floor()
const isOdd = mod(cell.x.add(cell.y), 2).greaterThan(0.5)
const holes = select(sheet, compositeClear(sheet, sheet), isOdd)

export const fragment = compositeSourceOver(holes, sky)
