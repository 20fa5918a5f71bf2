import { drawFill, hsl2rgb, rgb2hsl } from '@kirari/addons'
import {
  atan2, cos, float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A bouquet: petals round a yellow eye, in reds and pinks.
const flower = (behind: Vec3, i: number): Vec3 => {
  const at = vec2(Math.cos(i * 2.4), Math.sin(i * 2.4)).mul(
    0.1 * Math.sqrt(i),
  )
  const q = p.sub(at)
  const lobes = cos(atan2(q.y, q.x).mul(5).add(i)).mul(0.02).add(0.085)
  const far = q.length()
  const petal = mix(vec3(0.75, 0.1, 0.2), vec3(1, 0.62, 0.6), (i % 4) / 3)
  const bloom = mix(petal.mul(0.75), petal, far.mul(14).saturate())
  const shown = mix(behind, bloom, drawFill(far, lobes, px))
  return mix(shown, vec3(1, 0.85, 0.3), drawFill(far, 0.022, px))
}
const leaves = mix(vec3(0.1, 0.3, 0.2), vec3(0.35, 0.55, 0.3), uv.y)
const bouquet = Array.from({ length: 20 }, (_, i) => 19 - i).reduce(
  flower,
  leaves,
)

// The hue turns; saturation and lightness stay.
const hsl = rgb2hsl(bouquet)
export const fragment = vec4(
  hsl2rgb(vec3(hsl.x.add(time.mul(0.04)), hsl.yz)),
  1,
)
