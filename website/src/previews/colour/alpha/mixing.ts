/** A soft premultiplied disc on its way onto a ground by a plain mix, which wants straight colours. */
import { float, mix, smoothstep, vec4 } from 'kirari/node'
import type { Vec2, Vec4 } from 'kirari/node'
import { alphaFragment, orange, splitControl, splitHandle } from './picture.ts'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import type { Preview } from '../../preview.ts'

export const mixing: Preview = {
  controls: (subject) => [...parameterControls(subject), splitControl, ownControl('softness', { en: 'softness', ja: '縁のぼけ' }, [0.02, 0.3], 0.01, 0.2)],
  startSeconds: undefined,
  handles: () => [splitHandle],
  describe: (name) => ({
    en: `A soft orange disc, premultiplied, mixed with a light ground. On the left it is mixed as it is, and its edge has a dark fringe; on the right ${name} comes first, and it has none. A graph shows the brightness along one row: a dip without, none with it. Below, red, green and blue of the disc before and after ${name}.`,
    ja: `縁のぼけたオレンジ色の円（乗算済みアルファ）を、明るい背景と混ぜた図です。左はそのまま混ぜたもので、縁が黒ずんでいます。右は先に${name}を使ったもので、黒ずみはありません。グラフは横一列の明るさで、使わないときだけ谷ができます。下の二枚は、${name}を使う前と後の円の赤、緑、青です。`,
  }),
  fragment(subject, values) {
    const softness = values.float('softness')
    const premultiplied = (q: Vec2): Vec4 => {
      const alpha = float(1).sub(smoothstep(float(0.26).sub(softness), float(0.26).add(softness.mul(0.5)), q.length()))
      return vec4(orange, 1).mul(alpha)
    }
    const straight = (q: Vec2): Vec4 => apply<Vec4>(subject, values, [premultiplied(q)])
    return alphaFragment(values, {
      without: (q, under) => {
        const colour = premultiplied(q).toConst('premultiplied')
        return mix(under, colour.xyz, colour.w)
      },
      withIt: (q, under) => {
        const colour = straight(q).toConst('straight')
        return mix(under, colour.xyz, colour.w)
      },
      before: (q) => premultiplied(q).xyz,
      after: (q) => straight(q).xyz,
    })
  },
}
