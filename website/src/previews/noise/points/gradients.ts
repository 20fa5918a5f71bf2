/** A gradient in four dimensions for each number: a needle in the plane of x and y, and one in the plane of z and w, in a square of all numbers. */
import { float, max, mix, select, step, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3, Vec4 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { parameterControls } from '../../control.ts'
import { cool, faint, ground, mint, panel, paper, rose, warm } from '../../paint/palette.ts'
import { half, middle, panels } from '../../paint/panels.ts'
import { pixel, place } from '../../paint/plane.ts'
import { disc, inside, over, segment, stroke } from '../../paint/stroke.ts'
import type { Handle, Preview } from '../../preview.ts'

/** Numbers in a row, and rows. */
const across = 17

/** The number is dragged through the left square. */
const handle = (id: string): Handle => {
  const at = (value: number): readonly [number, number] => [
    (((value % across) + 0.5) / across - 0.5) * 2 * half - middle,
    ((Math.floor(value / across) + 0.5) / across - 0.5) * 2 * half,
  ]
  const cell = (x: number): number => Math.min(Math.max(Math.floor((x / (2 * half) + 0.5) * across), 0), across - 1)
  return {
    id,
    components: [0],
    at: ([value = 0]) => at(value),
    distance: ([x, y], [value = 0]) => Math.hypot(x - at(value)[0], y - at(value)[1]),
    move: ([x, y]) => [cell(x + middle) + across * cell(y)],
  }
}

export const gradients: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) => parameterControls(subject).map(({ id }) => handle(id)),
  describe: (name) => ({
    en: `All gradients of ${name}, a cell for each number from 0 to 288: on the left a needle with x and y, on the right one with z and w, in two colours for the two signs of w. The set number is marked in both.`,
    ja: `0から288までの数に対する${name}の勾配を、マス目に並べています。左の針はxとy、右の針はzとwで、wの符号を色で区別しています。選んだ数には、両方に印を付けています。`,
  }),
  fragment(subject, values) {
    const p = place
    const { left, right } = panels(p)
    const isRight = step(0, p.x)
    const q = mix(left.p, right.p, isRight)
    const coverage = max(left.coverage, right.coverage)
    const cells = q
      .div(2 * half)
      .add(0.5)
      .mul(across)
      .clamp(0, across - 0.001)
      .toConst('cells')
    const cell = cells.floor().toConst('cell')
    const j = cell.y.mul(across).add(cell.x)
    const [chosen] = parameterControls(subject).map(({ id }) => values.float(id).add(0.5).floor())
    if (!chosen) throw new Error('A preview of gradients needs a function of one number that is set.')
    const gradient = apply<Vec4>(subject, values, [], Object.fromEntries(parameterControls(subject).map(({ id }) => [id, j]))).toConst('gradient')
    const needle = mix(gradient.xy, gradient.zw, isRight)
    const isMine = select(float(0), float(1), j.sub(chosen).abs().lessThan(0.5)).toConst('isMine')

    const size = pixel.mul(across / (2 * half))
    const local = cells.sub(cell).sub(0.5).toConst('local')
    const frame = local.x.abs().max(local.y.abs())
    let colour = over(ground, panel, coverage)
    colour = over(colour, faint, inside(float(0.47).sub(frame), size).mul(coverage).mul(0.5))
    const sign = step(0, gradient.w)
    const tint = mix(mix(cool, mint, 0.25), mix(warm, rose, 0.15), sign)
    colour = over(colour, tint, inside(frame.sub(0.47), size).mul(coverage).mul(isMine.mul(0.25).add(0.14)))
    colour = needleOf(colour, local, needle, mix(tint, paper, isMine.mul(0.8)), isMine, size, coverage)
    return over(colour, paper, stroke(frame.sub(0.46), 0.07, size).mul(isMine).mul(coverage))
  },
}

/** From the middle of the cell, a dot at its end. */
const needleOf = (under: Vec3, local: Vec2, needle: Vec2, tint: Vec3, isMine: Float, size: Float, coverage: Float): Vec3 => {
  const tip = needle.mul(0.4)
  const shaft = stroke(segment(local, vec2(0, 0), tip), isMine.mul(0.03).add(0.1), size)
  const end = inside(disc(local, tip, isMine.mul(0.03).add(0.12)), size)
  return over(under, tint, max(shaft.mul(0.85), end).mul(coverage))
}
