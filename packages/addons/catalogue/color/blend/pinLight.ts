/** Record of pinLight. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { adobeOn, kritaOn } from './sources.ts'

export const record: WrittenRecord = separable('blendPinLight', {
  summary: {
    en: 'Clamps the base between 2·s − 1 and 2·s, where s is the blend colour.',
    ja: '重ねる色をsとして、下の色を2·s − 1から2·sまでの範囲にクランプします。',
  },
  intuition: {
    en: 'A dark blend colour replaces what is brighter than its double, a bright one replaces what is darker than its double minus 1, and all other tones stay as they are. Mid-grey changes nothing. So a grey ramp on top cuts off highlights at one end and shadows at the other, and flat areas appear where the base left the range. Laying the same colour on top again changes nothing more.',
    ja: '暗い色を重ねると、その2倍より明るい階調が置き換わります。明るい色を重ねると、その2倍から1を引いた値より暗い階調が置き換わります。それ以外の階調は変わりません。中間グレーでは何も変わりません。グレーのグラデーションを重ねると、片方の端ではハイライトが、もう片方の端では影が切り取られ、範囲から出たところは平らになります。同じ色をもう一度重ねても、それ以上は変わりません。',
  },
  outside: {
    base: { en: 'Clamped to the same range.', ja: '同じ範囲にクランプします。' },
    blend: { en: 'The range continues, and the result may leave 0–1.', ja: '範囲がそのまま動き、結果が0〜1を外れることがあります。' },
  },
  formula: String.raw`B(b, s) = \operatorname{clamp}(b,\ 2s - 1,\ 2s) = \begin{cases} \min(b,\ 2s) & s < \tfrac12 \\ \max(b,\ 2s - 1) & s \ge \tfrac12 \end{cases} \quad (0 \le b \le 1)`,
  edgeCases: [
    { of: [0.3, 0.5], is: 0.3, exact: true, en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    { of: [0.75, 0.25], is: 0.5, exact: true, en: 'Brighter than twice the blend colour: replaced.', ja: '重ねる色の2倍より明るいので、置き換わります。' },
    { of: [0.3, 0.25], is: 0.3, exact: true, en: 'Within the range: stays.', ja: '範囲に入っているので、変わりません。' },
    { of: [0.25, 0.75], is: 0.5, exact: true, en: 'Darker than 2·s − 1: replaced.', ja: '2·s − 1より暗いので、置き換わります。' },
    { of: [0.7, 0], is: 0, exact: true, en: 'Black on top covers everything.', ja: '黒を重ねると、すべて黒になります。' },
    { of: [0.3, 1], is: 1, exact: true, en: 'White on top covers everything.', ja: '白を重ねると、すべて白になります。' },
  ],
  alpha: {
    of: [
      [0.5, 0.75, 0.25, 0.25],
      [0.5, 0.25, 0.75, 1],
    ],
    is: [0.5, 0.5, 0.5, 0.25],
    exact: true,
  },
  half: { of: [0.75, 0.25, 0.5], is: 0.625 },
  accuracy: 'polynomial',
  oracle: {
    en: 'The darker or the lighter of the base and the stretched blend colour, case by case, in double precision.',
    ja: '下の色と2倍に引き伸ばした重ねる色の、暗い方か明るい方を場合分けし、倍精度で計算したものです。',
  },
  continuity: { order: 0, en: 'Corners where the base enters and leaves the range.', ja: '下の色が範囲に入るところと出るところで角になります。' },
  claims: {
    'Clamps the base between 2·s − 1 and 2·s': 'linear, vivid and pin light take a mode that darkens below mid-grey and one that brightens above',
    'Mid-grey changes nothing': 'changes nothing where its neutral tone is laid on top',
    'Laying the same colour on top again changes nothing more': 'pin light changes nothing the second time',
  },
  references: [kritaOn('Pin Light'), adobeOn('Pin Light')],
  related: ['blendDarken', 'blendLighten', 'blendLinearLight', 'blendVividLight'],
  confusedWith: [
    {
      name: 'blendDarken',
      en: 'The darker of the two. Pin light compares the base with the doubled blend colour, and brightens, too.',
      ja: '二つのうち暗い方を選びます。ピンライトは2倍にした重ねる色と比べ、明るくする働きもあります。',
    },
    {
      name: 'blendLighten',
      en: 'The lighter of the two, without the stretched blend colour.',
      ja: '二つのうち明るい方を選びます。重ねる色を引き伸ばしません。',
    },
    {
      name: 'blendLinearLight',
      en: 'Moves all tones by the same amount instead of replacing some.',
      ja: '一部を置き換える代わりに、どの階調も同じだけ動かします。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Pin Light', ja: 'ピンライト' },
    clipStudio: { en: 'Pin light', ja: 'ピンライト' },
    gimp: 'Pin light',
    krita: 'Pin Light',
    unity: ['PinLight', { en: 'Doubles the base instead of the blend colour.', ja: '重ねる色ではなく、下の色を2倍にします。' }],
  },
  words: { en: ['pin light', 'clamp', 'limit tones', 'flat'], ja: ['ピンライト', 'ぴんらいと', 'クランプ', '階調の制限', '平ら'] },
  examples: {
    'table-mountains': { en: 'Table mountains', ja: '頂上の平らな山々' },
    'tartan-cloth': { en: 'A tartan cloth', ja: 'タータンチェックの布' },
  },
})
