/** Record of cubicOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('cubic', 'Out', {
  outside: 'through',
  summary: {
    en: 'Eases from 0 to 1, fast away and gently to rest: it starts at three times the constant speed. A good default for what appears.',
    ja: '一定の速さの3倍で勢いよく始まり、静かに止まるイージングです。現れるものの標準として使えます。',
  },
  intuition: {
    en: 'The remaining distance is the cube of the remaining time. At half the time only an eighth of the way remains, and the last stretch is spent settling. The slope falls from 3 to 0, and so does the braking: at the end nothing jerks.',
    ja: '残りの距離は、残り時間の3乗です。時間の半分で残りは8分の1になり、あとは落ち着くことに使われます。傾きは3から0へ減り、減速の強さも0へ減るので、止まるときの衝撃がありません。',
  },
  formula: String.raw`\begin{aligned} u &= 1 - t \\ \operatorname{cubicOut}(t) &= 1 - u^3 = t\,(1 + u + u^2) \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: 0.875, exact: true, en: 'Half the time, seven eighths of the way.', ja: '時間の半分で、8分の7まで進みます。' },
    { of: [0.25], is: 0.578125, exact: true },
    { of: [-0.5], is: -2.375, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 2, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 'smooth', en: 'A polynomial; slope and second derivative at t = 1 are 0.', ja: '多項式です。t = 1では傾きも2階微分も0です。' },
  claims: {
    'it starts at three times the constant speed': 'has its slopes at the start, in the middle and at the end',
    'The slope falls from 3 to 0': 'has its slopes at the start, in the middle and at the end',
    'The remaining distance is the cube of the remaining time': 'is its “in” easing turned round',
  },
  related: ['cubicIn', 'cubicInOut', 'quadraticOut', 'quarticOut', 'backOut'],
  confusedWith: [
    { name: 'backOut', en: 'A cubic too, but it overshoots the goal by 10% and comes back.', ja: 'これも三次式ですが、目標を約10%行き過ぎてから戻ります。' },
    {
      name: 'ease-out',
      en: 'The CSS keyword is cubic-bezier(0, 0, 0.58, 1), which is gentler: 68% of the way at half the time.',
      ja: 'CSSのキーワードで、cubic-bezier(0, 0, 0.58, 1) です。より穏やかで、時間の半分で68%進みます。',
    },
  ],
  words: { en: ['deceleration', 'entrance'], ja: ['減速', '登場'] },
  examples: {
    'bring-a-panel-in': { en: 'Bring a panel in', ja: 'パネルを表示する' },
    'petals-that-unfold': { en: 'Petals that unfold', ja: '開いていく花びら' },
  },
})
