/** A screen that is not square, with a disc and square cells drawn over its coordinates: on the left before the function, on the right after it. */
import { squareUv } from '@kirari/addons'
import { float, max, mix, select, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { half, middle } from '../../paint/panels.ts'
import { cool, ground, mint, panel, paper, rose, warm } from '../../paint/palette.ts'
import type { Handle } from '../../preview.ts'
import { gridLine, inside, over, stroke } from '../../paint/stroke.ts'
import type { PaintedView } from './view.ts'

const pixelWide = float(1)

/** A side of this many pixels goes across the whole panel. */
const largest = 2100

/** The upper right corner of the screen on the right. */
const corner: Handle = {
  id: 'resolution',
  components: [0, 1],
  at: ([width = 0, height = 0]) => [middle + (width / largest) * half, (height / largest) * half],
  distance([x, y], value) {
    const [atX, atY] = corner.at(value)
    return Math.hypot(x - atX, y - atY)
  },
  move: ([x, y]) => [((x - middle) / half) * largest, (y / half) * largest],
}

/** `fromSquare`: the function leads back to uv, and is given the coordinates of the square in the middle. */
export const frame = (fromSquare: boolean): PaintedView => ({
  startSeconds: undefined,
  handles: () => [corner],
  describe: (name) => ({
    en: `A screen whose corner can be dragged, with a disc, cells and the borders of 0 to 1, drawn over the coordinates before ${name} and after it. ${fromSquare ? 'Back in uv the disc is an ellipse, because uv has another unit along each side.' : 'Over uv the disc is an ellipse; over the result it is round.'}`,
    ja: `${name}の前後の座標の上に、円とマス目、0から1までの境界を描いた画面です。画面の角は動かせます。${fromSquare ? 'uvに戻すと、辺ごとに単位が違うので、円は楕円になります。' : 'uvの上では楕円だった円が、結果の上では丸くなります。'}`,
  }),
  paint(subject, values, { q, isLeft, size }) {
    const resolution = values.vec2('resolution')
    const screen = resolution.div(largest).max(0.02).toConst('screen')
    const uvAt = (spot: Vec2): Vec2 => spot.div(screen).mul(0.5).add(0.5)
    const before = (spot: Vec2): Vec2 => (fromSquare ? squareUv(uvAt(spot), resolution) : uvAt(spot))
    const after = (spot: Vec2): Vec2 => apply<Vec2>(subject, values, [before(spot)])
    const at = (spot: Vec2): Vec2 => select(after(spot), before(spot), isLeft)
    // How fast the coordinates go along the panel: both are straight lines.
    const grain = at(vec2(0.5))
      .sub(at(vec2(-0.5)))
      .max(1e-4)
      .mul(size)
      .toConst('grain')
    const coloured = face(at(q).toConst('at'), grain)
    const border = q.abs().sub(screen)
    const rim = max(border.x, border.y).toConst('rim')
    const shown = over(over(panel, coloured, inside(rim, size)), mix(warm, paper, 0.3), stroke(rim, 0.012, size))
    const knob = q.distance(screen)
    const held = over(over(shown, ground, inside(knob.sub(0.055), size)), paper, inside(knob.sub(0.04), size))
    return select(held, shown, isLeft)
  },
})

/** Its measures are in pixels: those of the coordinates differ from axis to axis. */
const face = (at: Vec2, grain: Vec2): Vec3 => {
  const tile = at.mul(10).floor()
  const isOdd = tile.x.add(tile.y).mod(2)
  const fromUnit = at.sub(0.5).abs().sub(0.5)
  // In the coordinates, along whichever axis is nearer to its border.
  const unit = max(fromUnit.x.div(grain.x), fromUnit.y.div(grain.y)).toConst('unit')
  const tint = mix(mix(ground, cool, at.y.saturate().mul(0.3).add(0.14)), mix(ground, rose, 0.3), at.x.saturate().mul(0.6))
  const cells = mix(tint, tint.mul(0.66), isOdd)
  let colour: Vec3 = mix(mix(ground, cells, 0.45), cells, inside(unit, pixelWide))
  const v = at.sub(0.5).toConst('v')
  const away = v.length().max(1e-4).toConst('away')
  const slope = v.mul(grain).length().div(away).max(1e-6).toConst('slope')
  const ring = (radius: number): Float => away.sub(radius).div(slope)
  colour = over(colour, mix(warm, ground, 0.12), inside(ring(0.32), pixelWide))
  colour = over(colour, mix(ground, warm, 0.16), inside(ring(0.285), pixelWide))
  const cross = max(stroke(gridLine(v.x, 2).div(grain.x), 2.2, pixelWide), stroke(gridLine(v.y, 2).div(grain.y), 2.2, pixelWide))
  colour = over(colour, warm, cross.mul(inside(ring(0.285), pixelWide)))
  colour = over(colour, paper, inside(ring(0.045), pixelWide))
  const lines = max(stroke(at.y.div(grain.y), 3, pixelWide), stroke(at.y.sub(1).div(grain.y), 3, pixelWide))
  const upright = max(stroke(at.x.div(grain.x), 3, pixelWide), stroke(at.x.sub(1).div(grain.x), 3, pixelWide))
  return over(over(colour, mint, upright), cool, lines)
}
