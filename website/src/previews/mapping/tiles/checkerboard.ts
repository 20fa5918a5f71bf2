/** A checkerboard with a path from the first square to that of the probe: every step changes the value, which a dot in each square shows. */
import { random } from '@kirari/addons'
import { float, max, min, mix, select, smoothstep, step, time, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { cool, ground, mint, paper, rose, warm } from '../../paint/palette.ts'
import { halfWidth, pixel, place } from '../../paint/plane.ts'
import { disc, inside, over, segment, stroke } from '../../paint/stroke.ts'
import type { Preview } from '../../preview.ts'

export const checkerboard: Preview = {
  controls: (subject) => [...parameterControls(subject), ownControl('probe', { en: 'probe', ja: '調べる点' }, [-halfWidth, halfWidth], 0.01, 0.57, 0.27)],
  startSeconds: 2,
  handles: () => [pointHandle('probe')],
  describe: (name) => ({
    en: `The board of ${name}: light where it is 1, dark where it is 0. A path leads from the first square to that of the probe, and the dots on it, full for 1 and hollow for 0, change with every step.`,
    ja: `${name}の盤です。1の正方形は明るく、0の正方形は暗く塗られています。最初の正方形から調べる点のある正方形まで道が続き、道の上の丸（1は塗りつぶし、0は輪）は一歩ごとに入れ替わります。`,
  }),
  fragment(subject, values) {
    const p = place
    const scale = values.float('scale')
    const f = (st: Vec2): Float => apply<Float>(subject, values, [st])
    const value = f(p).toConst('value')
    const q = p.mul(scale).toConst('q')
    const size = pixel.mul(scale)
    const cell = q.floor().toConst('cell')
    const probe = values.vec2('probe')
    const chosen = probe.mul(scale).floor().toConst('chosen')
    const isChosen = cell.distance(chosen).lessThan(0.5)

    const breath = random(cell).add(time.mul(0.15)).fract().sub(0.5).abs().mul(0.16)
    const local = q.fract().sub(0.5).toConst('local')
    const side = float(0.5).sub(max(local.x.abs(), local.y.abs())).toConst('side')
    const lit = mix(cool.mul(0.5), cool.mul(0.8), breath.add(random(cell.add(0.5)).mul(0.35)))
    const dark = mix(ground, cool, breath.mul(0.35).add(0.07))
    let colour: Vec3 = mix(dark, lit, value).mul(smoothstep(0, 0.12, side).mul(0.18).add(0.82))
    const tone = mix(mix(ground, warm, 0.45), warm, value)
    colour = select(colour, tone, isChosen)
    colour = over(colour, paper, select(float(0), stroke(side.sub(0.05), 0.03, size), isChosen))

    const at = (first: Float, second: Float): Vec2 => vec2(first, second).add(0.5).div(scale)
    const [start, corner, end] = [at(float(0), float(0)), at(chosen.x, float(0)), at(chosen.x, chosen.y)]
    const [across, up] = [segment(p, start, corner), segment(p, corner, end)]
    colour = over(colour, ground, stroke(min(across, up), 0.017).mul(0.8))
    colour = over(colour, rose, stroke(across, 0.009))
    colour = over(colour, mint, stroke(up, 0.009))

    // In the squares that the path crosses in the middle.
    const middle = cell.add(0.5).div(scale)
    const isOnPath = step(min(segment(middle, start, corner), segment(middle, corner, end)), float(0.01))
    const dot = disc(p, middle, 0.017)
    colour = over(colour, ground, inside(dot.sub(0.006)).mul(isOnPath))
    colour = over(colour, paper, mix(stroke(dot.add(0.004), 0.006), inside(dot), value).mul(isOnPath))
    const ring = disc(p, probe, 0.016)
    colour = over(colour, ground, inside(ring.sub(0.007)))
    return over(colour, paper, inside(ring))
  },
}
