/** A fold of the plane: on the left the picture is bright where the fold looks at it, on the right it is seen through the fold. */
import { valueNoise } from '@kirari/addons'
import { float, mix, sin, smoothstep, time, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { cool, ground, mint, paper, rose, warm } from '../../paint/palette.ts'
import { inside, over } from '../../paint/stroke.ts'
import type { MappingView } from './view.ts'

export const fold: MappingView = {
  startSeconds: 3,
  handles: () => [],
  describe: (name) => ({
    en: `A pattern of coloured beads before and after ${name}: on the left bright where it is looked at, on the right as it is seen folded.`,
    ja: `色とりどりのビーズ模様に${name}をかける前と後です。左は参照される部分だけを明るく示し、右は折りたたんだ結果です。`,
  }),
  from: (subject, values, q) => apply<Vec2>(subject, values, [q]),
  picture: (at, pixelSize) => beads(at, pixelSize),
  before(under, { q, from, size }) {
    // A point that the fold leaves alone is one it looks at.
    const looked = float(1).sub(smoothstep(0.004, 0.012, from.distance(q)))
    return over(mix(mix(ground, under, 0.22), under, looked), paper, inside(q.length().sub(0.02), size))
  },
}

/** Glass beads that drift and breathe, in a few colours. */
const beads = (st: Vec2, pixelSize: Float): Vec3 => {
  const q = st.mul(3.6).add(vec2(time.mul(0.11), time.mul(0.07)))
  const cell = q.floor().toConst('cell')
  const local = q.sub(cell).sub(0.5).toConst('local')
  const pick = (x: number, y: number): Float => valueNoise(cell.add(vec2(x, y)))
  const hue = pick(0, 0).toConst('hue')
  const size = pick(31, 17)
    .mul(0.16)
    .add(0.26)
    .add(sin(time.mul(0.7).add(hue.mul(30))).mul(0.035))
  const tint = mix(mix(warm, rose, smoothstep(0.2, 0.35, hue)), mix(cool, mint, smoothstep(0.65, 0.8, hue)), smoothstep(0.45, 0.55, hue)).toConst('tint')
  const width = pixelSize.mul(3.6)
  const away = local.length().sub(size)
  const shine = smoothstep(0.24, 0, local.distance(vec2(-0.09, 0.11)))
  const rim = smoothstep(-0.2, 0, away).mul(0.45)
  const back = mix(vec3(0.11, 0.13, 0.2), tint.mul(0.32), smoothstep(0.5, 0.1, local.x.abs().max(local.y.abs())))
  const bead = mix(mix(tint, tint.mul(0.45), rim), paper, shine.mul(0.7))
  return over(back, bead, inside(away, width))
}
