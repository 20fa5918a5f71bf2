/** What the curve editor says, in both languages. */
import type { Text } from '@kirari/addons/catalogue'

export const words = {
  first: { en: 'First curve', ja: '一つ目の曲線' },
  second: { en: 'Second curve', ja: '二つ目の曲線' },
  picture: {
    en: '{first} and {second} from 0 to 1. What lies between them is shaded.',
    ja: '0から1までの{first}と{second}のグラフです。二つの曲線の間を塗りつぶしています。',
  },
  differs: { en: 'Largest difference: {size} at t = {time}.', ja: '最大の差は{size}です（t = {time}）。' },
  same: { en: 'The two are the same curve.', ja: '二つは同じ曲線です。' },
  fit: { en: '{count} points, largest error {error}', ja: '点の数は{count}、誤差は最大{error}' },
  text: { en: '{name} as CSS linear()', ja: '{name}を表すCSSのlinear()' },
  copy: { en: 'Copy {name}', ja: '{name}をコピー' },
} as const satisfies Record<string, Text>
