/** Record of kaleidoscope. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'kaleidoscope_phase',
  summary: {
    en: 'Folds the plane into one wedge with mirrors, so that what you draw in the wedge repeats around the centre.',
    ja: '鏡で平面を一つのくさび形に折りたたみます。くさびの中に描いたものが、中心のまわりに繰り返し現れます。',
  },
  intuition: {
    en: 'Two mirrors meet at the centre at an angle of π/n. Every visible point is an image, or an image of an image, of a point between the mirrors, and this function returns that point. It keeps the distance from the centre and folds only the angle, back and forth like a strip of paper. Both sides of each fold show the same, so the image has no seams.',
    ja: '中心に二枚の鏡を、角度π/nをなすように立てます。見える点はどれも、鏡のあいだにある点の像か、像の像です。この関数は、それがどの点なのかを教えてくれます。中心からの距離はそのままに、角度だけを紙の帯のように行きつ戻りつ折りたたむので、折り目の両側は同じ絵になり、継ぎ目ができません。',
  },
  parameters: {
    st: {
      meaning: {
        en: 'The point, relative to the centre: subtract the centre from uv first.',
        ja: '中心から見た点の位置です。先にuvから中心の座標を引いてください。',
      },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.5, 0.3],
      outside: { en: 'Any position. The centre does not move.', ja: 'どこでもかまいません。中心は中心のままです。' },
    },
    n: {
      meaning: {
        en: 'How many times the pattern appears, each time with its mirror image.',
        ja: '模様が繰り返される回数です。毎回、鏡像と組になって現れます。',
      },
      unit: 'count',
      range: [1, 16],
      default: 6,
      step: 1,
      outside: {
        en: 'Less than 1 counts as 1. With a fraction, the last image is cut short along the negative x axis; with a phase as well, the picture has a seam there.',
        ja: '1より小さければ1とみなします。小数も使えますが、最後の像がx軸の負の側で途中で切れます。phaseも使うと、そこに継ぎ目ができます。',
      },
    },
    phase: {
      meaning: {
        en: 'The angle at which the wedge begins. Change it to show another part of the picture. If you omit it, 0.',
        ja: 'くさびが始まる角度です。回すと、絵の別の部分が映ります。省略すると0です。',
      },
      unit: 'radians',
      range: [-3.14, 3.14],
      default: 0,
      outside: { en: 'Any angle. With a whole n, adding 2π changes nothing.', ja: 'どんな角度でもかまいません。nが整数なら、2πを足しても変わりません。' },
    },
  },
  returns: {
    en: 'The point between the mirrors, at the same distance from the centre.',
    ja: '鏡のあいだにある点です。中心からの距離は変わりません。',
    range: { min: -1.5, max: 1.5 },
  },
  formula: String.raw`\begin{aligned} \theta &= \operatorname{atan2}(y, x) - \varphi, \qquad \tau = \frac{2\pi}{\max(n, 1)} \\ \theta' &= \left|\,\theta - \tau \left\lfloor \frac{\theta}{\tau} + \frac12 \right\rfloor\,\right| + \varphi \\ (x', y') &= \sqrt{x^2 + y^2}\;(\cos\theta',\ \sin\theta') \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 6], is: [0, 0], exact: true, en: 'The centre has no angle and needs none.', ja: '中心には角度がありませんが、なくても問題ありません。' },
    { of: [[0.75, 0.25], 4], is: [0.75, 0.25], en: 'A point in the wedge does not move.', ja: 'くさびの中の点は動きません。' },
    { of: [[0.75, -0.25], 4], is: [0.75, 0.25], en: 'A point below the first mirror is reflected.', ja: '一枚目の鏡より下では、鏡映しになります。' },
    { of: [[0, 1], 4], is: [1, 0], en: 'With n = 4, a quarter turn shows the same picture.', ja: '4回対称では、4分の1回転しても同じ絵です。' },
    { of: [[-1, 0], 1], is: [-1, 0], en: 'With n = 1, the lower half mirrors the upper half.', ja: '折り目が一つだけなので、下半分が上半分の鏡像になります。' },
    { of: [[-0.5, -0.5], 1], is: [-0.5, 0.5] },
    {
      of: [[-0.5, -0.5], 0],
      is: [-0.5, 0.5],
      en: 'n is at least 1, so nothing is divided by zero.',
      ja: '1より小さい数は1とみなすので、0で割ることはありません。',
    },
    {
      overload: 'phase',
      of: [[1, 0], 2, Math.PI / 2],
      is: [-1, 0],
      en: 'The wedge goes from the top to the left, so the right mirrors the left.',
      ja: 'くさびは上から左までです。右側には左側が映ります。',
    },
    { overload: 'phase', of: [[-0.25, 0.75], 2, Math.PI / 2], is: [-0.25, 0.75] },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'Reflections in the two mirrors, one after another until the point lies between them, in double precision; the result must not change when the point is turned by 2π/n or reflected.',
      ja: '点が二枚の鏡のあいだに入るまで、反射を一回ずつ繰り返す計算を倍精度で行ったものです。点を2π/n回しても、鏡映しにしても結果が変わらないことも確かめています。',
    },
  },
  continuity: { order: 0, en: 'Continuous for whole n, with a fold at every mirror.', ja: 'nが整数なら連続です。鏡のところで折れ曲がります。' },
  claims: {
    'It keeps the distance from the centre': 'distances from the centre are kept',
    'Both sides of each fold show the same': 'a reflection in the first mirror changes nothing',
    'the last image is cut short along the negative x axis; with a phase as well, the picture has a seam there':
      'is continuous for whole n; a fraction with a phase has a seam on the negative x axis',
    'With a whole n, adding 2π changes nothing': 'a whole turn of the phase changes nothing for whole n',
    'Continuous for whole n': 'is continuous for whole n; a fraction with a phase has a seam on the negative x axis',
    'The point between the mirrors': 'everything ends up between the mirrors',
  },
  references: [
    { title: 'A Treatise on the Kaleidoscope', authors: 'David Brewster', year: 1819 },
    { title: 'Regular Polytopes', authors: 'H. S. M. Coxeter', year: 1973, section: 'V, The Kaleidoscope' },
  ],
  provenance: fromFirstPrinciples,
  related: ['hexTile', 'rotate', 'cart2polar'],
  confusedWith: [
    {
      name: { en: 'polar repetition', ja: '回転による繰り返し' },
      en: 'Rotates every sector onto the first without mirroring it: the pattern keeps its handedness, and the borders can be visible.',
      ja: '鏡映しにせず、どの扇形も回して最初の扇形に重ねます。模様の左右は変わりませんが、境目が見えることがあります。',
    },
    {
      name: { en: 'mirrored repetition', ja: 'ミラーリピート' },
      en: 'Mirrors in a square grid over the whole plane. This one mirrors about a centre.',
      ja: '平面全体を正方形の格子で鏡映しにします。こちらは一つの中心のまわりで鏡映しにします。',
    },
  ],
  elsewhere: [{ where: 'After Effects', name: 'CC Kaleida' }],
  synonyms: {
    en: ['kaleidoscope', 'mirror', 'fold', 'rotational symmetry', 'dihedral', 'mandala', 'snowflake', 'radial symmetry'],
    ja: ['万華鏡', 'まんげきょう', 'カレイドスコープ', '鏡', 'かがみ', '鏡映', '反射', '折りたたむ', '対称', '回転対称', '曼荼羅', 'マンダラ', '雪の結晶'],
  },
  examples: { 'turn-the-tube': { en: 'Turn the tube', ja: '筒を回す' }, snowflake: { en: 'A snowflake', ja: '雪の結晶' } },
}
