/** The plane in tiles: each in a colour by its number, with the distance to its border; one is chosen, with the two axes of its number. */
import { random } from '@kirari/addons'
import { float, min, mix, select, smoothstep, time, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { pointHandle } from '../handle.ts'
import { cool, ground, mint, paper, rose, warm } from '../paint/palette.ts'
import { halfWidth, pixel, place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { disc, inside, over, segment, stroke } from '../paint/stroke.ts'
import { checkerboard } from './tiles/checkerboard.ts'
import { placeAxes, shapes, type Shape } from './tiles/shapes.ts'

export interface TilesOptions {
  /** A `checker` has a number for each place and no place in a tile. */
  readonly shape: keyof typeof shapes | 'checker'
}

export const tiles = ({ shape }: TilesOptions): Preview => (shape === 'checker' ? checkerboard : numbered(shapes[shape]))

const numbered = ({ toSide, middle, axes, motif, describe }: Shape): Preview => {
  return {
    controls: (subject) => [...parameterControls(subject), ownControl('probe', { en: 'probe', ja: '調べる点' }, [-halfWidth, halfWidth], 0.01, 0.57, 0.27)],
    startSeconds: 2,
    handles: () => [pointHandle('probe')],
    describe,
    fragment(subject, values) {
      const p = place
      const scale = values.float('scale')
      const f = (st: Vec2): Vec4 => apply<Vec4>(subject, values, [st])
      const tile = f(p).toConst('tile')
      const size = pixel.mul(scale)
      const probe = values.vec2('probe')
      const chosen = f(probe).toConst('chosen')
      const isChosen = tile.zw.distance(chosen.zw).lessThan(0.5).toConst('isChosen')

      const shade = random(tile.zw)
      const breath = random(tile.zw.add(vec2(0.5, 0.25)))
        .add(time.mul(0.15))
        .fract()
        .sub(0.5)
        .abs()
        .mul(0.3)
      const side = toSide(tile.xy, p.mul(scale)).toConst('side')
      const tint = mix(cool.mul(0.16), cool.mul(0.52), shade.mul(0.7).add(breath))
      let colour = mix(ground, tint, smoothstep(0, 0.2, side).mul(0.45).add(0.55))
      colour = select(colour, mix(ground, warm, smoothstep(-0.1, 0.35, side)), isChosen)
      // A motif goes on from tile to tile.
      const gap = motif ? 0.012 : 0.035
      if (motif) colour = motif(colour, tile.xy, size)
      colour = over(colour, ground, inside(side.sub(gap), size))
      colour = over(colour, select(cool, paper, isChosen), stroke(side.sub(gap + 0.025), 0.012, size).mul(select(float(0.25), float(1), isChosen)))
      colour = placeAxes(colour, tile.xy, size, axes, isChosen)

      // The way of the number: along the first axis, then along the second.
      const at = (first: Float, second: Float): Vec2 => middle(first, second).div(scale)
      const [start, corner, end] = [at(float(0), float(0)), at(chosen.z, float(0)), at(chosen.z, chosen.w)]
      const along = (a: Vec2, b: Vec2): Float => segment(p, a, b)
      colour = over(colour, ground, stroke(min(along(start, corner), along(corner, end)), 0.017).mul(0.8))
      colour = over(colour, rose, stroke(along(start, corner), 0.009))
      colour = over(colour, mint, stroke(along(corner, end), 0.009))
      for (const [place2, tone] of [
        [start, paper],
        [corner, rose],
        [end, mint],
      ] as const) {
        colour = over(colour, ground, inside(disc(p, place2, 0.019)))
        colour = over(colour, tone, inside(disc(p, place2, 0.013)))
      }
      colour = over(colour, ground, inside(disc(p, probe, 0.023)))
      return over(colour, paper, inside(disc(p, probe, 0.016)))
    },
  }
}
