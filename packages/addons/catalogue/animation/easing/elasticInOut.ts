/** Record of elasticInOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('elastic', 'InOut', {
  outside: 'held',
  summary: {
    en: 'Eases from 0 to 1 with growing swings about 0 and shrinking swings about 1, by up to 12% on either side.',
    ja: '0のまわりで揺れを大きくしてから一気に移り、1のまわりで揺れを小さくしながら落ち着くイージングです。揺れ幅は最大12%です。',
  },
  intuition: {
    en: 'Each half is an elastic easing at half its size, with Penner’s longer period of 0.45 instead of 0.3, which makes up for a part of the doubled speed. The way from the lowest point, −0.118, to the highest, 1.118, takes about a fifth of the time, with the slope 6.93 in the middle.',
    ja: '前半も後半も、elasticのイージングを半分に縮めたものです。揺れが2倍の速さになる分を補うように、Pennerの式の周期は0.3ではなく0.45です。最も低い−0.118から最も高い1.118までは約5分の1の時間で移り、中央の傾きは6.93です。',
  },
  returns: {
    en: 'The eased value: exactly 0 at the start, from −0.118 to 1.118 on the way, exactly 1 at the end.',
    ja: 'イージングした値です。始まりはちょうど0、途中で−0.118から1.118まで動き、終わりはちょうど1です。',
    range: { min: -0.11835, max: 1.11835 },
  },
  formula: String.raw`\begin{aligned} e(u) &= 2^{10(u - 1)}\cos\dfrac{2\pi\,(1 - u)}{p}, \quad p = 0.45 \\ \operatorname{elasticInOut}(t) &= \begin{cases} 0 & t \le 0 \\ \tfrac12\, e(2t) & 0 < t < \tfrac12 \\ 1 - \tfrac12\, e(2 - 2t) & \tfrac12 \le t < 1 \\ 1 & t \ge 1 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: 0.5, en: 'Half the time, half the way.', ja: '時間の半分で、半分まで進みます。' },
    { of: [0.404], is: -0.118348, en: 'The lowest point.', ja: '最も低い点です。' },
    { of: [0.596], is: 1.118348, en: 'The highest point.', ja: '最も高い点です。' },
    { of: [0.44375], is: 0, en: 'Leaves 0 for good.', ja: 'ここで0を離れます。' },
  ],
  continuity: {
    order: 'jump',
    en: 'A jump of 0.00008 at each end, too small to be seen. In the middle the slope is continuous.',
    ja: '両端に0.00008の段差がありますが、小さくて見えません。中央では傾きが連続です。',
  },
  claims: {
    'Bounces off both ends and never leaves 0–1': 'never goes below its lowest point, nor above its highest',
    'exactly 0 at the start, from −0.118 to 1.118 on the way, exactly 1 at the end': 'begins at exactly 0 and ends at exactly 1',
    'the lowest point, −0.118, to the highest, 1.118': 'never goes below its lowest point, nor above its highest',
    'the slope 6.93 in the middle': 'elasticIn crosses 0 every 0.15, and elasticInOut the ends of its way every 0.1125',
    'A jump of 0.00008 at each end': 'elasticIn crosses 0 every 0.15, and elasticInOut the ends of its way every 0.1125',
  },
  related: ['elasticIn', 'elasticOut', 'backInOut', 'bounceInOut'],
  confusedWith: [
    { name: 'backInOut', en: 'Swings once at each end, by 10%.', ja: '各端での揺れは一度だけで、幅は10%です。' },
    { name: 'bounceInOut', en: 'Bounces off both ends and never leaves 0–1.', ja: '両端で跳ね返り、0〜1から出ることはありません。' },
  ],
  words: { en: ['spring', 'wobble'], ja: ['エラスティックインアウト', 'ばね', '弾性'] },
  examples: {
    'throw-a-lever': { en: 'Throw a lever', ja: 'レバーを倒す' },
    'jelly-that-hops': { en: 'Jelly cubes that hop from side to side', ja: '左右に跳ねるゼリー' },
  },
})
