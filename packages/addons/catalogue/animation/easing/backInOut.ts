/** Record of backInOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('back', 'InOut', {
  outside: 'through',
  summary: {
    en: 'Eases from 0 to 1, drawing back by about 10% at the start and overshooting the goal by about 10% at the end.',
    ja: '始まりで約10%後ろへ引き、終わりで約10%行き過ぎてから目標に落ち着くイージングです。',
  },
  intuition: {
    en: 'A cartoon figure leans back, dashes across and leans forward as it stops. Each half is backIn at half its size, which would halve the swing too. So Penner multiplies the constant by 1.525, and the swing is 10% of the way again (0.10015). The slope in the middle is 5.59.',
    ja: '漫画のキャラクターが、のけぞってから駆け出し、止まるときに前へつんのめる動きです。前半も後半もbackInを半分に縮めた形ですが、そのままでは行き過ぎる幅も半分になります。そこでPennerは定数に1.525を掛け、幅を再び全体の10%（0.10015）にしています。中央の傾きは5.59です。',
  },
  returns: {
    en: 'The eased value: exactly 0 at the start, from about −0.1 to about 1.1 on the way, exactly 1 at the end.',
    ja: 'イージングした値です。始まりはちょうど0、途中で約−0.1から約1.1まで動き、終わりはちょうど1です。',
    range: { min: -0.10016, max: 1.10016 },
  },
  formula: String.raw`\begin{aligned} s &= 1.70158 \cdot 1.525, \qquad b(u) = u^2\bigl((s + 1)\,u - s\bigr) \\ \operatorname{backInOut}(t) &= \begin{cases} \tfrac12\, b(2t) & t < \tfrac12 \\ 1 - \tfrac12\, b(2 - 2t) & t \ge \tfrac12 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: 0.5, exact: true, en: 'Half the time, half the way.', ja: '時間の半分で、ちょうど半分まで進みます。' },
    { of: [0.240614], is: -0.1001514, en: 'The lowest point.', ja: '最も低い点です。' },
    { of: [0.759386], is: 1.1001514, en: 'The highest point.', ja: '最も高い点です。' },
    { of: [-0.5], is: -3.0949095, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [1.5], is: 4.0949095, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 1, en: 'In the middle the second derivative jumps from 32.8 to −32.8.', ja: '中央で2階微分が32.8から−32.8へ飛びます。' },
  claims: {
    'exactly 0 at the start, from about −0.1 to about 1.1 on the way, exactly 1 at the end': 'begins at exactly 0 and ends at exactly 1',
    'the swing is 10% of the way again (0.10015)': 'never goes below its lowest point, nor above its highest',
    'The slope in the middle is 5.59': 'has its slopes at the start, in the middle and at the end',
    'the second derivative jumps from 32.8 to −32.8': '$name has its slope and its second derivative on either side of the middle',
  },
  related: ['backIn', 'backOut', 'elasticInOut', 'cubicInOut'],
  confusedWith: [
    { name: 'cubicInOut', en: 'Stays between 0 and 1; its slope in the middle is 3.', ja: '0から1の間にとどまります。中央の傾きは3です。' },
    { name: 'elasticInOut', en: 'Swings several times about both ends, by up to 12%.', ja: '両端のまわりで何度も、最大12%の幅で揺れます。' },
  ],
  words: { en: ['anticipation'], ja: ['バックインアウト', '予備動作', '行き過ぎる'] },
  examples: {
    'flip-a-switch': { en: 'Flip a switch', ja: 'スイッチを切り替える' },
    'tiles-that-turn-over': { en: 'A pattern whose tiles turn', ja: '回る模様タイル' },
  },
})
