/**
 * A sprite of few texels, smoothed between them as a texture is. Its clear texels have a dark colour that nobody should see;
 * averaged as straight colours, it gets into the edge.
 */
import { float, fract, mix, step, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec4 } from 'kirari/node'
import { alphaFragment, orange, splitControl, splitHandle } from './picture.ts'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { ground as background, paper } from '../../paint/palette.ts'
import type { Preview } from '../../preview.ts'
import { inside, stroke } from '../../paint/stroke.ts'

const radius = 0.29

/** What is left in clear texels when a picture is drawn on something dark. */
const hidden = vec3(0.13, 0.06, 0.3)

export const filtering: Preview = {
  controls: (subject) => [
    ...parameterControls(subject),
    splitControl,
    ownControl('texels', { en: 'texels across the disc', ja: '円の直径にあるテクセルの数' }, [3, 16], 1, 5),
  ],
  startSeconds: undefined,
  handles: () => [splitHandle],
  describe: (name) => ({
    en: `An orange sprite of few texels, whose clear texels are of a dark violet, smoothed and laid on a light ground. On the left its straight colours are averaged, and the edge has a dark fringe; on the right ${name} comes first, and it has none. A graph shows the brightness along one row: a dip without, none with it. Below, red, green and blue of the texels before and after ${name}.`,
    ja: `テクセルの少ないオレンジ色のスプライトを補間し、明るい背景に重ねた図です。透明なテクセルには暗い紫色が入っています。左はアルファを掛けずに平均したもので、縁が黒ずんでいます。右は先に${name}を使ったもので、黒ずみはありません。グラフは横一列の明るさで、使わないときだけ谷ができます。下の二枚は、${name}を使う前と後のテクセルの赤、緑、青です。`,
  }),
  fragment(subject, values) {
    const size = values
      .float('texels')
      .div(2 * radius)
      .toConst('texelsPerUnit')
    /** The texel with this middle: opaque in the disc, clear elsewhere. */
    const texel = (middle: Vec2): Vec4 => mix(vec4(hidden, 0), vec4(orange, 1), step(middle.length(), float(radius * 0.98)))
    const multiplied = (middle: Vec2): Vec4 => apply<Vec4>(subject, values, [texel(middle)])

    // A texel lies in the middle of the disc, so the corners of its square are halves of a texel away.
    const between = (q: Vec2): { readonly corner: (x: number, y: number) => Vec2; readonly share: Vec2 } => {
      const grid = q.mul(size).toConst('grid')
      const base = grid.floor().toConst('base')
      return { corner: (x, y) => base.add(vec2(x, y)).div(size), share: fract(grid).toConst('share') }
    }
    const smooth = (of: (middle: Vec2) => Vec4, q: Vec2): Vec4 => {
      const { corner, share } = between(q)
      const row = (y: number): Vec4 => mix(of(corner(0, y)), of(corner(1, y)), share.x)
      return mix(row(0), row(1), share.y)
    }
    const nearest = (q: Vec2): Vec2 => q.mul(size).add(0.5).floor().div(size)
    const dots = (q: Vec2): Float => q.sub(nearest(q)).length().sub(0.0075)

    return alphaFragment(values, {
      without: (q, under) => {
        const straight = smooth(texel, q).toConst('straight')
        return mix(under, straight.xyz, straight.w)
      },
      withIt: (q, under) => {
        const colour = smooth(multiplied, q).toConst('multiplied')
        return colour.xyz.add(under.mul(vec3(1).sub(colour.w)))
      },
      before: (q) => texel(nearest(q)).xyz,
      after: (q) => multiplied(nearest(q)).xyz,
      // Where the texels are: filled in the sprite, empty where they are clear.
      marks: (q, view) => {
        const d = dots(q).toConst('toTexel')
        const isFull = texel(nearest(q)).w
        return mix(mix(view, background, stroke(d, 0.003).mul(0.4)), paper, inside(d).mul(isFull).mul(0.9))
      },
    })
  },
}
