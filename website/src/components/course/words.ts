/** The texts of lessons in both languages. */
import type { Text } from '@kirari/addons/catalogue'

export const words = {
  target: { en: 'Target', ja: '目標' },
  yours: { en: 'Your picture', ja: 'あなたの画像' },
  match: { en: 'Match', ja: '一致度' },
  solved: { en: 'Solved', ja: '正解' },
  hint: { en: 'Hint', ja: 'ヒント' },
  hintOf: { en: 'Hint {number} of {count}', ja: 'ヒント{number}/{count}' },
  solution: { en: 'Show the solution', ja: '解答を見る' },
  next: { en: 'Next pixel', ja: '次のピクセル' },
  previous: { en: 'Previous pixel', ja: '前のピクセル' },
  all: { en: 'All pixels', ja: 'すべてのピクセル' },
  again: { en: 'From the start', ja: '最初から' },
  pixel: { en: 'Pixel {index} of {count}', ja: '{count}個中{index}個目のピクセル' },
  noPixel: { en: 'No pixel has a colour yet.', ja: 'まだ、どのピクセルにも色がありません。' },
  done: { en: '{done} of {all} exercises solved', ja: '演習{all}問中{done}問正解' },
} as const satisfies Readonly<Record<string, Text>>
