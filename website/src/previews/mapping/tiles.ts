/** The plane in tiles: each in a colour by its number, with the distance to its border; one is chosen, with the two axes of its number. */
import { random } from '@kirari/addons'
import { float, fn, max, min, mix, select, smoothstep, time, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { pointHandle } from '../handle.ts'
import { cool, ground, mint, paper, rose, warm } from '../paint/palette.ts'
import { halfWidth, pixel, place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { disc, inside, over, segment, stroke } from '../paint/stroke.ts'

const rise = Math.sqrt(3) / 2

interface Shape {
  /** How far the nearest side is from a place in the tile. */
  readonly toSide: (local: Vec2) => Float
  /** Where the tile of a number is: one step along the first axis, and one along the second. */
  readonly axes: readonly [first: readonly [number, number], second: readonly [number, number]]
  readonly describe: Preview['describe']
}

const shapes = {
  hexagon: {
    toSide: fn('toSide', [{ local: vec2 }], float, (local) => {
      const q = local.abs()
      return float(0.5).sub(max(q.x, q.x.mul(0.5).add(q.y.mul(rise))))
    }),
    axes: [
      [1, 0],
      [0.5, rise],
    ],
    describe: (name) => ({
      en: `The hexagons of ${name}, each in a shade of its own number. From the first, two arrows show the axes of the numbers, and a path along them leads to the hexagon of the probe.`,
      ja: `${name}の六角形です。番号ごとに濃さを変えています。最初の六角形から番号の二つの軸を矢印で示し、軸に沿った道が、調べる点のある六角形まで続きます。`,
    }),
  },
} satisfies Readonly<Record<string, Shape>>

export interface TilesOptions {
  readonly shape: keyof typeof shapes
}

export const tiles = ({ shape }: TilesOptions): Preview => {
  const { toSide, axes, describe }: Shape = shapes[shape]
  return {
    controls: (subject) => [...parameterControls(subject), ownControl('probe', { en: 'probe', ja: '調べる点' }, [-halfWidth, halfWidth], 0.01, 0.34, 0.19)],
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
      const side = toSide(tile.xy).toConst('side')
      const tint = mix(cool.mul(0.16), cool.mul(0.52), shade.mul(0.7).add(breath))
      let colour = mix(ground, tint, smoothstep(0, 0.2, side).mul(0.45).add(0.55))
      colour = select(colour, mix(ground, warm, smoothstep(-0.1, 0.35, side)), isChosen)
      colour = over(colour, ground, inside(side.sub(0.035), size))
      colour = over(colour, select(cool, paper, isChosen), stroke(side.sub(0.06), 0.012, size).mul(select(float(0.25), float(1), isChosen)))
      colour = over(colour, paper, inside(tile.xy.length().sub(0.05), size).mul(0.35))

      // The way of the number: along the first axis, then along the second.
      const at = (first: Float, second: Float): Vec2 =>
        vec2(...axes[0])
          .mul(first)
          .add(vec2(...axes[1]).mul(second))
          .div(scale)
      const [start, corner, end] = [vec2(0), at(chosen.z, float(0)), at(chosen.z, chosen.w)]
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
