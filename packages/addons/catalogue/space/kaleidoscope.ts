/** Record of kaleidoscope. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'kaleidoscope_phase',
  summary: {
    en: 'Folds the plane into one wedge with mirrors, so that what is drawn in the wedge appears all the way round.',
    ja: '鏡で平面を一つのくさび形に折りたたみます。くさびの中に描いたものが、中心のまわりに繰り返し現れます。',
  },
  intuition: {
    en: 'Two mirrors stand at the centre with an angle of π/n between them. Any point you see is an image, or an image of an image, of a point between the mirrors, and this function tells you which. It keeps the distance from the centre and only folds the angle, back and forth like a strip of paper, so the picture has no seam: at each fold both sides show the same.',
    ja: '中心に二枚の鏡を、角度π/nをなすように立てます。見える点はどれも、鏡のあいだにある点の像か、像の像です。この関数は、それがどの点なのかを教えてくれます。中心からの距離はそのままに、角度だけを紙の帯のように行きつ戻りつ折りたたむので、折り目の両側は同じ絵になり、継ぎ目ができません。',
  },
  parameters: {
    st: {
      meaning: {
        en: 'The point, seen from the centre: subtract the centre from uv first.',
        ja: '中心から見た点の位置です。先にuvから中心の座標を引いてください。',
      },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.5, 0.3],
      outside: { en: 'Any place. The centre stays the centre.', ja: 'どこでもかまいません。中心は中心のままです。' },
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
        en: 'Less than 1 counts as 1. A fraction works, with a seam opposite the wedge where the last image is cut short.',
        ja: '1より小さければ1とみなします。小数も使えますが、最後の像が途中で切れるため、くさびの反対側に継ぎ目ができます。',
      },
    },
    phase: {
      meaning: {
        en: 'The angle at which the wedge begins. Turn it to look at another part of the picture. Without it, 0.',
        ja: 'くさびが始まる角度です。回すと、絵の別の部分が映ります。省略すると0です。',
      },
      unit: 'radians',
      range: [-3.14, 3.14],
      default: 0,
      outside: { en: 'Any angle; whole turns change nothing.', ja: 'どんな角度でもかまいません。一周すると元に戻ります。' },
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
    { of: [[0.75, 0.25], 4], is: [0.75, 0.25], en: 'What lies in the wedge stays.', ja: 'くさびの中の点は動きません。' },
    { of: [[0.75, -0.25], 4], is: [0.75, 0.25], en: 'Below the first mirror it is reflected.', ja: '一枚目の鏡より下では、鏡映しになります。' },
    { of: [[0, 1], 4], is: [1, 0], en: 'With four wedges, a quarter turn shows the same picture.', ja: '4回対称では、4分の1回転しても同じ絵です。' },
    { of: [[-1, 0], 1], is: [-1, 0], en: 'One fold only: the lower half mirrors the upper.', ja: '折り目が一つだけなので、下半分が上半分の鏡像になります。' },
    { of: [[-0.5, -0.5], 1], is: [-0.5, 0.5] },
    {
      of: [[-0.5, -0.5], 0],
      is: [-0.5, 0.5],
      en: 'Less than one fold counts as one: nothing is divided by zero.',
      ja: '1より小さい数は1とみなすので、0で割ることはありません。',
    },
    {
      instance: 'kaleidoscope_phase',
      of: [[1, 0], 2, Math.PI / 2],
      is: [-1, 0],
      en: 'A wedge from the top to the left: the right mirrors the left.',
      ja: 'くさびは上から左までです。右側には左側が映ります。',
    },
    { instance: 'kaleidoscope_phase', of: [[-0.25, 0.75], 2, Math.PI / 2], is: [-0.25, 0.75] },
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
    'at each fold both sides show the same': 'a reflection in the first mirror changes nothing',
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
      en: 'Turns every sector onto the first without mirroring it: the pattern keeps its handedness, and borders can show.',
      ja: '鏡映しにせず、どの扇形も回して最初の扇形に重ねます。模様の左右は変わりませんが、境目が見えることがあります。',
    },
    {
      name: 'mirrorTile',
      en: 'Mirrors in a square grid over the whole plane. This one mirrors round a centre.',
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
