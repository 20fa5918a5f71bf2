/** Record of heartSDF. */
import { fromCentre, outlined } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

const extent = 'a heart is as wide and as high as it says, and its outline has no kink at the sides'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to an upright heart about the origin.',
    ja: '原点を中心とするハートまでの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'Stand a square on its corner and put half a disc on each of its two upper sides: that is the heart. Its outline is two straight sides and two half circles, which join without a kink. Mirror the point to the right half. Above the line through the upper right side, the half circle is nearest; below it, the straight side or the dent between both arcs.',
    ja: '正方形を頂点で立て、上の二辺に半円板を一つずつ載せると、ハートになります。輪郭は二本の直線と二つの半円で、つなぎ目は滑らかに続きます。点を右半分に折り返すと、正方形の右上の辺を延ばした直線より上では半円がいちばん近く、下では直線の辺か、二つの弧の間のくぼみがいちばん近くなります。',
  },
  parameters: {
    p: fromCentre('heart, halfway up', 'ハート（幅と高さの中央）'),
    halfWidth: {
      meaning: {
        en: 'Half the width. The heart is (2√2 − 1)·halfWidth high, about 0.914 of its width.',
        ja: '幅の半分です。高さは (2√2 − 1)·halfWidthで、幅の約0.914倍になります。',
      },
      unit: 'length',
      range: [0, 1],
      default: 0.8,
      outside: {
        en: 'Any size from 0, which is a point. Negative sizes count as 0.',
        ja: '0以上ならどんな大きさでも使えます。0なら点です。負の大きさは0として扱います。',
      },
    },
  },
  range: { min: -0.62, max: 1.42 },
  formula: String.raw`\begin{aligned} k &= \frac{2\,w}{1 + \sqrt 2}, \quad \mathbf q = \left(|p_x|,\ p_y + \tfrac{\sqrt 2 - 1}{4}\,k\right) \\ d &= \begin{cases} \left\lVert \mathbf q - \tfrac k2 (1, 1) \right\rVert - \tfrac{k}{\sqrt 2} & q_x + q_y > k \\ \operatorname{sign}(q_x - q_y - k)\ \min\Bigl(\operatorname{dist}\bigl(\mathbf q,\ \overline{(0, -k)\,(k, 0)}\bigr),\ \lVert \mathbf q - (0, k) \rVert\Bigr) & \text{otherwise} \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, Math.SQRT2 - 0.5], 1], is: 0.131652, en: 'As high as the arcs, above the dent.', ja: '弧の頂上と同じ高さで、くぼみの真上です。' },
    { of: [[0, 0.5 - Math.SQRT2], 1], is: 0, en: 'The tip at the bottom.', ja: 'いちばん下の先端です。' },
    { of: [[0, -2], 1], is: 2.5 - Math.SQRT2 },
    { of: [[1, (3 - Math.SQRT2) / (2 + 2 * Math.SQRT2)], 1], is: 0, en: 'The rightmost point.', ja: 'いちばん右の点です。' },
    { of: [[3, 4], 0], is: 5, en: 'A heart of size 0 is a point.', ja: '大きさのないハートは点です。' },
  ],
  oracle: {
    en: 'The two segments and two half circles, each by itself in double precision; inside is the square and both discs.',
    ja: '二本の線分と二つの半円のそれぞれまでの距離を倍精度で計算し、最も近いものを取ったものです。正方形と二つの円板を内側とします。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside, up the y axis from the tip and then to both sides below the dent, where it is as near as the outline opposite; and outside, on the y axis above the dent.',
    ja: '内側では、下の先端からy軸に沿って上り、くぼみの下で左右に分かれる線に折れ目があります。外側では、くぼみの上のy軸に沿って折れ目があります。',
  },
  claims: {
    'which join without a kink': extent,
    'The heart is (2√2 − 1)·halfWidth high': extent,
    'Negative sizes count as 0': extent,
  },
  related: ['circleSDF', 'vesicaSDF', 'rhombSDF', 'flowerSDF', 'drawFill'],
  confusedWith: [
    {
      name: '(x² + y² − 1)³ − x²y³',
      en: 'The best-known heart curve has slightly hollow sides, and its values are no distances.',
      ja: '最もよく知られたハート曲線は両側がわずかにくぼんでいて、値は距離ではありません。',
    },
    {
      name: { en: 'the cardioid', ja: 'カージオイド' },
      en: 'The curve 1 + cos θ is round at the bottom.',
      ja: '曲線1 + cos θの下側は、尖らずに丸くなります。',
    },
  ],
  elsewhere: [articles('sdHeart'), { where: 'PowerPoint', name: { en: 'Heart', ja: 'ハート' } }],
  words: { en: ['heart', 'love', 'like', 'valentine', 'cardioid', 'sdHeart'], ja: ['ハート', '心', 'こころ', 'いいね', 'バレンタイン', '心臓形'] },
  examples: {
    'a-beating-heart': { en: 'A beating heart', ja: '鼓動するハート' },
    'the-six-of-hearts': { en: 'The six of hearts', ja: 'ハートの6' },
  },
})
