/** Record of elasticIn. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('elastic', 'In', {
  outside: 'held',
  summary: {
    en: 'Eases from 0 to 1 like a spring that is shaken loose: ever larger swings about 0, the last one down to −37%, then away to 1.',
    ja: '揺さぶられて外れるばねのように、0のまわりでだんだん大きく揺れ、最後に−37%まで下がってから1へ飛び出すイージングです。',
  },
  intuition: {
    en: 'elasticOut, turned round. A cosine with a period of 0.3 grows by a factor of two every tenth of the time, and each swing is 2¹·⁵ (2.83) times the one before. It crosses 0 every 0.15, for the last time at t = 0.925, after its lowest point of −0.373. At the start the growing swing would be −1/2048, so the start is set to 0.',
    ja: 'elasticOutを180度回したものです。周期0.3の余弦波が、時間が10分の1進むごとに2倍になり、揺れは毎回、前の2の1.5乗（2.83）倍になります。0.15ごとに0を通り、最後は最も低い−0.373のあと、t = 0.925で通ります。始まりでは揺れが−1/2048だけ残るはずなので、値は0に定めています。',
  },
  returns: {
    en: 'The eased value: exactly 0 at the start, down to −0.373 on the way, exactly 1 at the end.',
    ja: 'イージングした値です。始まりはちょうど0、途中で−0.373まで下がり、終わりはちょうど1です。',
    range: { min: -0.3731, max: 1 },
  },
  formula: String.raw`\begin{aligned} \operatorname{elasticIn}(t) &= -2^{10(t - 1)}\sin\dfrac{2\pi\,(t - 1 - p/4)}{p} \\ &= 2^{10(t - 1)}\cos\dfrac{2\pi\,(1 - t)}{p}, \quad p = 0.3 \\ \operatorname{elasticIn}(t) &= \begin{cases} 0 & t \le 0 \\ 1 & t \ge 1 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: -1 / 64, en: 'Half the time, and hardly a swing yet.', ja: '時間の半分では、まだほとんど揺れていません。' },
    { of: [0.86526], is: -0.373098, en: 'The lowest point.', ja: '最も低い点です。' },
    { of: [0.925], is: 0, en: 'Crosses 0 for the last time.', ja: '最後に0を通ります。' },
    { of: [0.7], is: 0.125, en: 'One period before the end.', ja: '終わりの1周期前です。' },
  ],
  continuity: {
    order: 'jump',
    en: 'A jump of 1/2048 at t = 0. At t = 1 there is a corner: the slope is 6.93 before it.',
    ja: 't = 0で1/2048の段差があります。t = 1は角で、直前の傾きは6.93です。',
  },
  claims: {
    'Bounces off 0 and never goes below it': 'never goes below its lowest point, nor above its highest',
    'exactly 0 at the start, down to −0.373 on the way, exactly 1 at the end': 'begins at exactly 0 and ends at exactly 1',
    'elasticOut, turned round': 'is its “in” easing turned round',
    'its lowest point of −0.373': 'never goes below its lowest point, nor above its highest',
    'It crosses 0 every 0.15': 'elasticIn crosses 0 every 0.15, and elasticInOut the ends of its way every 0.1125',
  },
  related: ['elasticOut', 'elasticInOut', 'backIn', 'bounceIn'],
  confusedWith: [
    { name: 'backIn', en: 'Draws back once, by 10%, and does not swing.', ja: '後ろへ引くのは一度だけ、約10%で、揺れません。' },
    { name: 'bounceIn', en: 'Bounces off 0 and never goes below it.', ja: '0で跳ね返り、それより下がることはありません。' },
  ],
  words: { en: ['shake', 'wind up'], ja: ['エラスティックイン', 'ぶるぶる'] },
  examples: {
    'shake-a-rocket-loose': { en: 'Shake a rocket loose', ja: '震えて飛び立つロケット' },
    'strings-that-tremble': { en: 'Strings that tremble more and more', ja: 'だんだん強く震える弦' },
  },
})
