/** Record of pow5. */
import type { WrittenRecord } from '../record.ts'
import { integerPower } from './integer-power.ts'

const base = integerPower({
  exponent: 5,
  exactUpTo: 27,
  overflowsAbove: '5.09e7',
  range: { min: -2.48832, max: 2.48832 },
  summary: {
    en: 'The fifth power of x, which keeps its sign: the exponent of Schlick’s approximation of Fresnel reflection.',
    ja: 'xの5乗です。符号は保たれます。フレネル反射のSchlick近似で使われる指数です。',
  },
  intuition: {
    en: 'Glass reflects little when you look straight at it and everything at a grazing angle. Schlick’s approximation describes that growth as (1 − cos θ) to the fifth power: at 0.5 it is only 1/32, at 0.8 about a third, and then it climbs steeply to 1. Three multiplications give it. Where rounding makes 1 − cos θ slightly negative, the product is a tiny negative number; the built-in pow may give NaN, which a blur spreads over the picture.',
    ja: 'ガラスは、正面から見るとほとんど反射せず、すれすれの角度ではすべてを反射します。Schlickの近似は、この増え方を (1 − cos θ) の5乗で表します。0.5ではわずか1/32、0.8でも約3分の1で、そこから1まで一気に立ち上がります。計算は掛け算3回です。丸め誤差で1 − cos θがわずかに負になっても、結果はごく小さな負の数で済みます。組み込みのpowではNaNになることがあり、ぼかしをかけると画面に広がります。',
  },
  edgeCases: [
    { of: [0.5], is: 0.03125, exact: true },
    { of: [-2], is: -32, exact: true },
    {
      of: [-1e-7],
      is: -1e-35,
      en: 'A base that should be 0 does no harm when it is a little below.',
      ja: '0のはずの底がわずかに負になっても、害はありません。',
    },
    { of: [27], is: 14348907, exact: true },
  ],
  claims: {
    'at 0.5 it is only 1/32, at 0.8 about a third': 'halfway, each power is as small as its page says',
    'the product is a tiny negative number': '$name has its parity',
  },
  related: ['pow2', 'pow3', 'pow7', 'powFast', 'safePow', 'quinticIn'],
  confusedWith: [
    {
      name: { en: 'Fresnel reflectance', ja: 'フレネル反射率' },
      en: 'f0 + (1 − f0)·(1 − cos θ)⁵ for the reflectance f0 at normal incidence; pow5 is only its last factor.',
      ja: '垂直入射での反射率をf0とすると、f0 + (1 − f0)·(1 − cos θ)⁵ です。pow5が計算するのは最後の因子だけです。',
    },
    {
      name: 'quinticIn',
      en: 'The same curve by its name among the easings, for time from 0 to 1.',
      ja: 'イージングとしての名前を持つ同じ曲線で、0から1の時間に使います。',
    },
    {
      name: 'smootherstep',
      en: 'Also of fifth degree, but an S between two edges, clamped at both ends.',
      ja: 'これも5次式ですが、二つの位置のあいだのS字で、両端でクランプされます。',
    },
  ],
  elsewhere: [
    { where: 'Filament', name: 'pow5' },
    { where: 'Unity', name: 'Pow5' },
    { where: 'Unreal Engine', name: 'Pow5' },
  ],
  words: {
    en: ['fifth power', 'Schlick', 'Fresnel', 'grazing angle', 'rim light', 'reflection'],
    ja: ['5乗', '五乗', 'ごじょう', 'シュリック', 'フレネル', '反射', 'リムライト'],
  },
  examples: {
    'glass-marbles': { en: 'Glass marbles with bright rims', ja: '縁の光るビー玉' },
    'lake-at-a-grazing-angle': { en: 'A lake that turns into a mirror', ja: '遠くほど鏡になる湖' },
  },
})

export const record: WrittenRecord = {
  ...base,
  references: [
    {
      title: 'An Inexpensive BRDF Model for Physically-based Rendering',
      authors: 'Christophe Schlick',
      year: 1994,
      section: 'the approximation of the Fresnel factor',
      doi: '10.1111/1467-8659.1330233',
    },
    ...base.references,
  ],
}
