/** Record of elasticOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { clamped, pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1 like a released spring: it overshoots the goal by 37%, then oscillates around it, less each time, and comes to rest.',
    ja: '引いたばねを放したように、目標を37%行き過ぎたあと、そのまわりで揺れをだんだん小さくしながら静止するイージングです。',
  },
  intuition: {
    en: 'The remaining distance is a damped oscillation: a cosine with a period of 0.3, multiplied by 2⁻¹⁰ᵗ, so its amplitude halves every tenth of the time. The curve crosses the goal at t = 0.075 and then every 0.15. The first peak overshoots by 37%, the dip after it falls short by 13%, and each swing is 2⁻¹·⁵ (35%) of the one before. At t = 1 an offset of 1/2048 would remain, so the end is set to 1.',
    ja: '残りの距離が、減衰する揺れになっています。周期0.3の余弦波に2の−10t乗を掛けたもので、揺れの大きさは時間が10分の1進むごとに半分になります。目標を通るのはt = 0.075と、そのあと0.15ごとです。最初の山は37%行き過ぎ、続く谷は13%足りず、揺れは毎回、前の2の−1.5乗（35%）になります。t = 1では1/2048のずれが残るはずなので、終わりの値は1に定めています。',
  },
  parameters: { t: time(clamped) },
  returns: {
    en: 'The eased value: exactly 0 at the start, up to 1.373 on the way, exactly 1 at the end.',
    ja: 'イージングした値です。始まりはちょうど0、途中で1.373まで上がり、終わりはちょうど1です。',
    range: { min: 0, max: 1.3731 },
  },
  formula: String.raw`\begin{aligned} \operatorname{elasticOut}(t) &= 1 + 2^{-10t}\sin\dfrac{2\pi\,(t - p/4)}{p} \\ &= 1 - 2^{-10t}\cos\dfrac{2\pi t}{p}, \quad p = 0.3 \\ \operatorname{elasticOut}(t) &= \begin{cases} 0 & t \le 0 \\ 1 & t \ge 1 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    {
      of: [1],
      is: 1,
      exact: true,
      en: 'The formula alone would be 1/2048 too large. The result is exactly 1.',
      ja: '式のままなら1/2048だけ大きくなりますが、ちょうど1にします。',
    },
    { of: [0.075], is: 1, en: 'Reaches the goal for the first time.', ja: '初めて目標に届きます。' },
    { of: [0.13474], is: 1.373098, en: 'The highest point.', ja: '最も高い点です。' },
    { of: [0.3], is: 0.875, en: 'After one period an eighth of the distance remains.', ja: '1周期後に残る距離は8分の1です。' },
    { of: [0.5], is: 1.015625 },
    { of: [-1], is: 0, exact: true },
    { of: [2], is: 1, exact: true },
    { overload: 'vec3', of: [[0, 0.3, 1]], is: [0, 0.875, 1], en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'Penner’s equation with its sine, amplitude 1 and period 0.3, in double precision.',
      ja: '振幅1、周期0.3としたPennerの正弦の式を、倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'A jump of 1/2048 at t = 1, less than a pixel in a movement of 2000 pixels. At t = 0 there is a corner.',
    ja: 't = 1で1/2048の段差があります。2000ピクセルの移動でも1ピクセルに満ちません。t = 0は角になります。',
  },
  claims: {
    'It stays 0 before the start and 1 after the end': 'is held before the start and after the end, or goes on with its formula',
    'overshoots the goal by 37%': 'never goes below its lowest point, nor above its highest',
    'a cosine with a period of 0.3, multiplied by 2⁻¹⁰ᵗ, so its amplitude halves every tenth of the time':
      'elasticOut passes 1 at 0.075 and then every 0.15, further from it each time by a factor of 2^-1.5',
    'crosses the goal at t = 0.075 and then every 0.15': 'elasticOut passes 1 at 0.075 and then every 0.15, further from it each time by a factor of 2^-1.5',
    'the dip after it falls short by 13%': 'elasticOut dips to 0.868 after its first peak, jumps by 1/2048 at its end and has a corner at its start',
    'exactly 0 at the start, up to 1.373 on the way, exactly 1 at the end': 'begins at exactly 0 and ends at exactly 1',
    'The result is exactly 1': 'begins at exactly 0 and ends at exactly 1',
    'A jump of 1/2048 at t = 1': 'elasticOut dips to 0.868 after its first peak, jumps by 1/2048 at its end and has a corner at its start',
    'At t = 0 there is a corner': 'elasticOut dips to 0.868 after its first peak, jumps by 1/2048 at its end and has a corner at its start',
    'Bounces off the goal and never exceeds it': 'bounceOut lands on 1 between its bounces, and never above',
  },
  references: [pennerOn('Elastic')],
  provenance: fromReference,
  related: ['elasticIn', 'elasticInOut', 'backOut', 'bounceOut'],
  confusedWith: [
    { name: 'backOut', en: 'Overshoots once, by 10%, and does not oscillate.', ja: '行き過ぎるのは一度だけ、約10%で、振動はしません。' },
    { name: 'bounceOut', en: 'Bounces off the goal and never exceeds it.', ja: '目標で跳ね返り、超えることはありません。' },
    {
      name: { en: 'a spring simulation', ja: 'ばねのシミュレーション' },
      en: 'Has a mass and a stiffness, no fixed duration, and reacts to forces on the way. elasticOut has a fixed duration and no state.',
      ja: '質量とばね定数を持ち、所要時間は決まっておらず、途中で力を加えられます。elasticOutは所要時間が決まっていて、状態を持ちません。',
    },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'elastic.out(1, 0.3)' },
    {
      where: 'jQuery UI',
      name: 'easeOutElastic',
      note: { en: 'Decays more slowly, as 2⁻⁸ᵗ, with a period of 0.375.', ja: '減衰が2の−8t乗と緩やかで、周期は0.375です。' },
    },
    {
      where: 'd3-ease',
      name: 'easeElasticOut',
      note: {
        en: 'Rescaled so that it ends at 1 without a jump; differs by up to 0.001.',
        ja: '段差なしで1に届くように拡大縮小してあり、最大で0.001ほど異なります。',
      },
    },
    {
      where: 'DOTween (Unity)',
      name: 'Ease.OutElastic',
      note: { en: 'Its default amplitude is 1.70158 instead of 1.', ja: '既定の振幅は1ではなく1.70158です。' },
    },
    { where: 'Flutter', name: 'Curves.elasticOut', note: { en: 'With a period of 0.4.', ja: '周期は0.4です。' } },
    {
      where: 'Blender',
      name: 'Elastic, Ease Out',
      note: {
        en: 'Interpolation of an F-curve, with settings for amplitude and period.',
        ja: 'Fカーブの補間モードです。振幅と周期を設定できます。',
      },
    },
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
