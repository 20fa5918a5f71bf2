/** White noise: a random number for each cell as light and dark, anew every so often; beside it how the numbers are spread. */
import { fn, If, floor, max, mix, select, time, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from './apply.ts'
import { ownControl, parameterControls } from './control.ts'
import { ground, paper, rule, warm } from './palette.ts'
import { pixel, place } from './plane.ts'
import type { Preview } from './preview.ts'
import { histogramPanel, spectrumPanel, type Panel } from './statistics.ts'
import { frame, inside, over, stroke } from './stroke.ts'

/** Where the cells end and the panels begin. */
const right = 0.4
/** The row whose numbers are also drawn as heights. */
const foot = -0.44
const tall = 0.19

const upper: Panel = { middle: [0.644, 0.235], half: [0.205, 0.215] }
const lower: Panel = { middle: [0.644, -0.235], half: [0.205, 0.215] }

export const grain: Preview = {
  controls: (subject) => [...parameterControls(subject), ownControl('cells', { en: 'cells', ja: 'マス目の数' }, [4, 48], 1, 20)],
  startSeconds: 4,
  handles: () => [],
  describe: (name) => ({
    en: `A number from ${name} for each square, in light and dark, and one row of them as bars; at the side the histogram of many, which is even, and their spectrum, which has all finenesses alike.`,
    ja: `${name}が返す値をマスごとに明暗で表し、そのうち1行を棒グラフにしたものです。横には、多数の値の平らなヒストグラムと、すべての細かさが均等なスペクトルを並べています。`,
  }),
  fragment(subject, values) {
    const { statistics } = subject
    if (!statistics) throw new Error('The picture of a noise needs its statistics; they are measured in statistics-of.ts.')
    const cells = values.float('cells')
    const moment = floor(time.mul(0.5)).mul(64)
    const f = (cell: Vec2): Float => apply<Float>(subject, values, [cell.add(vec2(0, moment))])

    const field = (p: Vec2): Vec3 => {
      const at = p.sub(vec2(-0.9, -0.2)).mul(cells).toConst('at')
      const value = f(at.floor())
      const gap = at.fract().sub(0.5).abs()
      const isTile = inside(max(gap.x, gap.y).sub(0.47), pixel.mul(cells))
      const isChosen = at.y.floor().equal(0)
      const tile = mix(ground, paper, value)
      return mix(ground, mix(tile, tile.mul(warm), select(0, 1, isChosen)), isTile)
    }
    const bars = (p: Vec2): Vec3 => {
      const x = p.x.add(0.9).mul(cells).toConst('x')
      const height = f(vec2(x.floor(), 0)).mul(tall)
      const isBar = inside(x.fract().sub(0.5).abs().sub(0.4), pixel.mul(cells)).mul(inside(p.y.sub(foot).sub(height)))
      const base = over(ground, rule, max(stroke(p.y.sub(foot), 0.004), stroke(p.y.sub(foot + tall), 0.002)))
      return over(base, warm, isBar.mul(inside(p.y.sub(foot).negate())))
    }
    const side = (p: Vec2): Vec3 => {
      const { coverage } = frame(p, upper.middle, upper.half)
      const withHistogram = over(ground, histogramPanel(p, upper, statistics), coverage)
      return over(withHistogram, spectrumPanel(p, lower, statistics), frame(p, lower.middle, lower.half).coverage)
    }
    const picture = fn('grainPicture', [{ p: vec2 }], vec3, (p) => {
      const colour = ground.toVar('colour')
      If(p.x.greaterThan(right), () => {
        colour.assign(side(p))
      })
        .ElseIf(p.y.greaterThan(-0.2), () => {
          colour.assign(field(p))
        })
        .Else(() => {
          colour.assign(bars(p))
        })
      return colour
    })
    return picture(place)
  },
}
