/** Record of elasticOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { clamped, pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1 like a spring that is let go: far past the goal, back, and after ever smaller swings to rest.',
    ja: '引いたばねを放したように、目標を大きく行き過ぎて戻り、揺れをだんだん小さくしながら静止するイージングです。',
  },
  intuition: {
    en: 'What is left of the way is a swing that dies away: a cosine with a period of 0.3, times 2 to the power of −10t, which halves with every tenth of the time. The goal is passed at 0.075 and then every 0.15. The first summit is 37 % too far, the dip after it 13 % too short, and so on with less each time. What is left at t = 1, a two-thousandth, is dropped.',
    ja: '残りの距離が、減衰する揺れになっています。周期0.3の余弦波に2の−10t乗を掛けたもので、揺れの大きさは時間が10分の1進むごとに半分になります。目標を通るのは0.075と、そのあと0.15ごとです。最初の山は37%行き過ぎ、続く谷は13%足りず、そのたびに小さくなります。t = 1で残る2000分の1ほどは切り捨てます。',
  },
  parameters: { t: time(clamped) },
  returns: {
    meaning: {
      en: 'The eased value: exactly 0 at the start, up to 1.373 on the way, exactly 1 at the end.',
      ja: 'イージングした値です。始まりはちょうど0、途中で1.373まで上がり、終わりはちょうど1です。',
    },
    range: { min: 0, max: 1.3731 },
  },
  formula: String.raw`\begin{aligned} \operatorname{elasticOut}(t) &= 1 + 2^{-10t}\sin\dfrac{2\pi\,(t - p/4)}{p} \\ &= 1 - 2^{-10t}\cos\dfrac{2\pi t}{p}, \quad p = 0.3 \\ \operatorname{elasticOut}(t) &= \begin{cases} 0 & t \le 0 \\ 1 & t \ge 1 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    {
      of: [1],
      is: 1,
      exact: true,
      en: 'The swing would still be 0.0005 away here. It is exactly 1.',
      ja: '式のままなら0.0005ほど残りますが、ちょうど1にします。',
    },
    { of: [0.075], is: 1, en: 'Reaches the goal for the first time.', ja: '初めて目標に届きます。' },
    { of: [0.13474], is: 1.373098, en: 'The highest point.', ja: '最も高い点です。' },
    { of: [0.3], is: 0.875, en: 'After one period an eighth is left.', ja: '1周期後に残る揺れは8分の1です。' },
    { of: [0.5], is: 1.015625 },
    { of: [-1], is: 0, exact: true },
    { of: [2], is: 1, exact: true },
    { instance: 'elasticOut_vec3', of: [[0, 0.3, 1]], is: [0, 0.875, 1], en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'angle',
    scale: 1,
    oracle: {
      en: 'Penner’s equation with its sine, amplitude 1 and period 0.3, in double precision.',
      ja: '振幅1、周期0.3としたPennerの正弦の式を、倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'Smooth on the way; the last step to 1 is a jump of 0.0005, less than a pixel of most movements.',
      ja: '途中は滑らかです。最後に1へ移るときだけ0.0005の段差がありますが、たいていの動きでは1ピクセルに満ちません。',
    },
  },
  claims: {},
  references: [pennerOn('Elastic')],
  provenance: fromReference,
  related: ['backOut', 'bounceOut'],
  confusedWith: [
    { name: 'backOut', difference: { en: 'Goes past the goal once, by a tenth, and does not swing.', ja: '行き過ぎるのは一度だけ、1割だけで、揺れません。' } },
    { name: 'bounceOut', difference: { en: 'Bounces off the goal and never passes it.', ja: '目標で跳ね返り、超えることはありません。' } },
    {
      name: { en: 'a spring simulation', ja: 'ばねのシミュレーション' },
      difference: {
        en: 'Has a mass and a stiffness, goes on for as long as it takes, and can be disturbed on the way. This has a fixed duration.',
        ja: '質量とばね定数を持ち、かかる時間は決まっておらず、途中で力を加えられます。この関数は所要時間が決まっています。',
      },
    },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'elastic.out(1, 0.3)' },
    {
      where: 'jQuery UI',
      name: 'easeOutElastic',
      note: { en: 'Dies away more slowly, as 2⁻⁸ᵗ, with a period of 0.375.', ja: '減衰が2の−8t乗と緩やかで、周期は0.375です。' },
    },
    {
      where: 'd3-ease',
      name: 'easeElasticOut',
      note: {
        en: 'Stretched so that it needs no cut at the end; up to 0.001 apart.',
        ja: '端で切り捨てが要らないように引き伸ばしてあり、最大で0.001ほど異なります。',
      },
    },
    { where: 'DOTween (Unity)', name: 'Ease.OutElastic' },
    { where: 'Flutter', name: 'Curves.elasticOut', note: { en: 'With a period of 0.4.', ja: '周期は0.4です。' } },
    { where: 'Blender', name: 'Elastic, Ease Out', note: { en: 'Interpolation of an F-curve.', ja: 'Fカーブの補間モードです。' } },
  ],
  synonyms: {
    en: ['elastic out', 'ease out elastic', 'easeOutElastic', 'spring', 'wobble', 'oscillation', 'damped', 'easing', 'tween'],
    ja: ['エラスティック', '弾性', 'ばね', 'バネ', 'スプリング', '揺れ', '減衰', 'ぷるぷる', 'びよーん', 'イージング', 'トゥイーン'],
  },
  examples: {
    'let-a-button-wobble-into-place': { en: 'Let a button wobble into place', ja: 'ボタンを揺らしながら出す' },
    'rings-that-spring-out-one-after': { en: 'Rings that spring out one after another', ja: '次々に広がって揺れる輪' },
  },
}
