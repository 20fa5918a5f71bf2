/** White noise: a random number for each cell as light and dark, changed every so often, with one row of them as bars. */
import { floor, max, mix, select, time, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { ground, paper, rule, warm } from '../paint/palette.ts'
import { pixel } from '../paint/plane.ts'
import { inside, over, stroke } from '../paint/stroke.ts'
import type { NoiseField, Values01 } from './field.ts'

/** Foot and height of the bars. */
const foot = -0.44
const tall = 0.19

const valueOf = (f: Values01, cell: Vec2): Float => f(cell.add(vec2(0, floor(time.mul(0.5)).mul(64))))

export const cellField: NoiseField = {
  describe: (name) => ({
    en: `A number from ${name} for each square, in light and dark, and one row of them as bars; at the side the histogram of many, which is even, and their spectrum, which has all finenesses alike.`,
    ja: `${name}が返す値をマスごとに明暗で表し、そのうち1行を棒グラフにしたものです。横には、多数の値の平らなヒストグラムと、すべての細かさが均等なスペクトルを並べています。`,
  }),
  counts: [[4, 48], 1, 20],
  foot: -0.2,
  draw(p, f, cells) {
    const at = p.sub(vec2(-0.9, -0.2)).mul(cells).toConst('at')
    const gap = at.fract().sub(0.5).abs()
    const isTile = inside(max(gap.x, gap.y).sub(0.47), pixel.mul(cells))
    const isChosen = at.y.floor().equal(0)
    const tile = mix(ground, paper, valueOf(f, at.floor()))
    return mix(ground, mix(tile, tile.mul(warm), select(0, 1, isChosen)), isTile)
  },
  row(p, f, cells) {
    const x = p.x.add(0.9).mul(cells).toConst('x')
    const height = valueOf(f, vec2(x.floor(), 0)).mul(tall)
    const isBar = inside(x.fract().sub(0.5).abs().sub(0.4), pixel.mul(cells)).mul(inside(p.y.sub(foot).sub(height)))
    const base = over(ground, rule, max(stroke(p.y.sub(foot), 0.004), stroke(p.y.sub(foot + tall), 0.002)))
    return over(base, warm, isBar.mul(inside(p.y.sub(foot).negate())))
  },
}
