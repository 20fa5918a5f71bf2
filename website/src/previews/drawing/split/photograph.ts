/** A landscape as a camera sees it, and what a function makes of its colours. */
import { valueNoise } from '@kirari/addons'
import { float, max, mix, smoothstep, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { parameterControls } from '../../control.ts'
import { pixel } from '../../paint/plane.ts'
import { inside, over } from '../../paint/stroke.ts'
import { withoutAndWith, type SplitScene } from './scene.ts'

/** The height of the water. */
const shore = -0.14

const ridge = (x: Float, at: number, height: number, rough: number): Float =>
  valueNoise(x.mul(2.3 * rough).add(at))
    .mul(height)
    .add(valueNoise(x.mul(9 * rough).add(at)).mul(height * 0.22))

/** Sky, sun and three ranges of hills, from the shore up. */
const land = (p: Vec2): Vec3 => {
  const up = p.y.sub(shore).toConst('up')
  const away = p.distance(vec2(0.3, 0.13)).toConst('away')
  let colour = mix(vec3(1, 0.78, 0.52), vec3(0.24, 0.5, 0.82), smoothstep(-0.05, 0.6, up))
  colour = colour.add(vec3(0.5, 0.3, 0.1).mul(away.mul(-6).exp()))
  colour = over(colour, vec3(1, 0.97, 0.86), inside(away.sub(0.055)))
  const ranges = [
    [vec3(0.5, 0.52, 0.66), ridge(p.x, 3.1, 0.26, 0.7).add(0.08)],
    [vec3(0.28, 0.4, 0.46), ridge(p.x, 9.7, 0.2, 1).add(0.03)],
    [vec3(0.1, 0.24, 0.2), ridge(p.x, 5.2, 0.1, 2.1)],
  ] as const
  for (const [tint, height] of ranges) colour = over(colour, mix(tint, vec3(1, 0.8, 0.6), up.mul(-3).exp().mul(0.22)), inside(up.sub(height)))
  return colour
}

const photograph = (p: Vec2): Vec3 => {
  const depth = max(float(shore).sub(p.y), 0).toConst('depth')
  // The water shows the land upside down, and shakes it more the nearer it is.
  const shake = valueNoise(vec2(p.x.mul(9), depth.mul(70)))
    .sub(0.5)
    .mul(depth.mul(0.16).add(0.004))
  const isWater = smoothstep(0, pixel, depth).toConst('isWater')
  const seen = land(vec2(p.x.add(shake.mul(isWater)), float(shore).add(p.y.sub(shore).abs()).add(shake.mul(isWater))))
  return mix(seen, seen.mul(vec3(0.7, 0.78, 0.86)), isWater)
}

export const photo: SplitScene = {
  sides: withoutAndWith,
  controls: parameterControls,
  describe: (name) => ({
    en: `A photograph of hills and water at sunset, on the left as it is, and on the right after ${name}.`,
    ja: `夕暮れの丘と水辺の写真です。左はそのまま、右は${name}を通したものです。`,
  }),
  draw(subject, values, p, border) {
    const colour = photograph(p).saturate().toConst('photograph')
    return mix(colour, apply<Vec3>(subject, values, [colour]), inside(border.sub(p.x)))
  },
}
