import { drawFill, hue2rgb } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Each ribbon has the next hue, and darkens where it turns away.
const count = 16
const ribbon = (behind: Vec3, i: number): Vec3 => {
  const share = i / count
  const phase = p.x
    .mul(3.2)
    .add(time.mul(0.4))
    .add(share * 5)
  const path = sin(phase)
    .mul(0.22)
    .add(sin(phase.mul(0.37).add(share * 9)).mul(0.16))
  const wide = sin(phase.mul(1.7).add(share * 4))
    .mul(0.03)
    .add(0.045)
  const away = p.y.sub(path).sub((share - 0.5) * 0.35)
  const light = wide.mul(9).add(away.div(wide).mul(0.25)).add(0.25)
  const silk = mix(
    hue2rgb(share + 0.02).mul(light),
    vec3(1),
    light.sub(0.9).saturate(),
  )
  const shadow = smoothstep(0.09, 0, away.add(0.03).abs()).mul(0.35)
  return mix(
    behind.mul(float(1).sub(shadow)),
    silk,
    drawFill(away.abs(), wide, px),
  )
}

export const fragment = vec4(
  Array.from({ length: count }, (_, i) => i)
    .reduce(ribbon, vec3(0.96, 0.94, 0.92))
    .saturate(),
  1,
)
