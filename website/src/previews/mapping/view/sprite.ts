/** A sheet of sprites, the phases of a moon in the order of their numbers: on the left the sheet with one of them framed, on the right that one. */
import { cos, float, max, mix, select, smoothstep, step, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { cool, ground, mint, paper, rose, warm } from '../../paint/palette.ts'
import { inside, over, stroke } from '../../paint/stroke.ts'
import type { PaintedView } from './view.ts'

export const sprite: PaintedView = {
  startSeconds: undefined,
  handles: () => [],
  describe: (name) => ({
    en: `A sheet with the phases of a moon, one a cell, from the top left row by row. The cell with the number index is framed, and on the right it is seen as ${name} finds it.`,
    ja: `月の満ち欠けを、左上から行ごとに一つずつ並べたシートです。indexの番号のセルを枠で示し、${name}で取り出したものを右に表示しています。`,
  }),
  paint(subject, values, { q, isLeft, size }) {
    const grid = values.vec2('grid').floor().max(1).toConst('grid')
    const uv = q.mul(0.5).add(0.5).toConst('uv')
    const found = apply<Vec2>(subject, values, [uv]).toConst('found')
    const looks = select(found, uv, isLeft).toConst('looks')
    const grain = select(size.mul(0.5), size.mul(0.5).mul(grid.x.max(grid.y)), isLeft).toConst('grain')
    const colour = sheet(looks, grid, grain)
    // The cell in which the function looks for the middle of the sprite.
    const framed = apply<Vec2>(subject, values, [vec2(0.5)])
    const away = uv.sub(framed).abs().sub(vec2(0.5).div(grid))
    const border = max(away.x, away.y).toConst('border')
    const half = size.mul(0.5)
    const dimmed = mix(mix(ground, colour, 0.62), colour, inside(border, half))
    const left = over(dimmed, warm, stroke(border, 0.016, half))
    const rim = max(q.x.abs(), q.y.abs()).sub(0.978)
    return select(over(colour, warm, inside(rim.negate(), size)), left, isLeft)
  },
}

/** `grain` is the width of a pixel in the unit of a cell. */
const sheet = (at: Vec2, grid: Vec2, grain: Float): Vec3 => {
  const place = at.mul(grid).toConst('place')
  const cell = place.floor().clamp(0, grid.sub(1)).toConst('cell')
  const local = place.sub(cell).sub(0.5).toConst('local')
  const number = grid.y.sub(1).sub(cell.y).mul(grid.x).add(cell.x)
  const age = number.div(grid.x.mul(grid.y)).toConst('age')
  const isOdd = cell.x.add(cell.y).mod(2)
  const tint = mix(mix(cool, mint, age.mul(3).saturate()), mix(warm, rose, age.mul(3).sub(2).saturate()), age.mul(3).sub(1).saturate())
  const back = mix(mix(ground, tint, 0.13), mix(ground, tint, 0.22), isOdd)
  const radius = 0.36
  const disc = local.length().sub(radius).toConst('disc')
  // The edge of the light is half an ellipse, which goes from rim to rim.
  const height = float(radius * radius)
    .sub(local.y.mul(local.y))
    .max(0)
    .sqrt()
  const edge = cos(age.mul(2 * Math.PI)).mul(height)
  const waning = step(0.5, age)
  const lit = mix(inside(edge.sub(local.x), grain), inside(local.x.add(edge), grain), waning)
  const crater = (x: number, y: number, r: number): Float => smoothstep(r + 0.03, r - 0.02, local.distance(vec2(x, y)))
  const seas = crater(-0.1, 0.12, 0.11)
    .add(crater(0.13, 0.04, 0.07))
    .add(crater(0.02, -0.17, 0.09))
    .min(1)
  const face = mix(mix(paper, tint, 0.24), mix(ground, tint, 0.62), seas.mul(0.42))
  const moon = mix(mix(back, tint, 0.14), face, lit)
  const halo = disc.max(0).mul(-11).exp().mul(0.16)
  return over(mix(back, tint, halo), moon, inside(disc, grain))
}
