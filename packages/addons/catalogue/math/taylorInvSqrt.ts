/** Record of taylorInvSqrt. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { ownNoise, paper, words } from './textureless.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'A straight line that approximates 1/√r near r = 0.7. Textureless noise uses it to make the lengths of its gradients more alike.',
    ja: '1/√rを、r = 0.7の近くで直線で近似します。テクスチャーを使わないノイズで、勾配の長さのばらつきを減らすために使います。',
  },
  intuition: {
    en: 'To normalize a vector you divide it by the root of its squared length. If squared lengths stay near one value, a line through that point, as steep as the curve, is close enough, and costs one multiplication and one addition. The curve bends upwards away from the line, so the line is too low on both sides. Nine in ten gradients of grad4 become 0.9 to 1 long, but the longest ones shrink to 0.58. On current GPUs inverseSqrt costs little: use it unless you need the exact numbers of the published noise.',
    ja: 'ベクトルを正規化するには、長さの2乗の平方根で割ります。長さの2乗がいつも同じくらいの値なら、その点で曲線に接する直線で十分に近似でき、乗算と加算が一度ずつで済みます。曲線は下に凸なので、その点から離れると、直線はどちら側でも低くなります。grad4の勾配は、10個のうち9個が長さ0.9〜1になりますが、最も長いものは0.58まで縮みます。現在のGPUではinverseSqrtも軽い計算です。公表されたノイズと同じ値が必要でなければ、inverseSqrtを使ってください。',
  },
  parameters: {
    r: {
      meaning: { en: 'The squared length of a vector.', ja: 'ベクトルの長さの2乗です。' },
      unit: 'number',
      role: 'domain',
      range: [0, 2],
      default: 0.5,
      outside: {
        en: 'Within 1 % from 0.6 to 0.81, and within 10 % from 0.4 to 1.09. Above 2.1 the result is negative.',
        ja: '誤差は、0.6から0.81までなら1 %以内、0.4から1.09までなら10 %以内です。2.1を超えると負になります。',
      },
    },
  },
  returns: {
    en: 'About 1/√r, and never above it.',
    ja: '1/√rの近似値です。1/√rより大きくなることはありません。',
    range: { min: 0, max: 1.793 },
  },
  formula: String.raw`\begin{aligned} \operatorname{taylorInvSqrt}(r) &= \frac{1}{\sqrt{0.7}} - \frac{r - 0.7}{2 \cdot 0.7^{3/2}} \\ &\approx 1.79284 - 0.85373\, r \end{aligned}`,
  edgeCases: [
    { of: [0.7], is: 1.195228609334, en: 'Where the line touches the curve.', ja: '直線が曲線に接する点です。' },
    { of: [1], is: 0.939108193048, en: '6 % too low: unit vectors would become shorter.', ja: '6 %低くなります。長さ1のベクトルは短くなってしまいます。' },
    { of: [0.5], is: 1.365975553525, en: '3 % too low.', ja: '3 %低くなります。' },
    { of: [0], is: 1.7928429140016, en: '1/√r is infinite here.', ja: '1/√rはここで無限大です。' },
    { of: [3], is: -0.7683612488578, en: 'Far away, the line is no approximation at all.', ja: '遠く離れると、もう近似になりません。' },
    { overload: 'vec2', of: [[0.7, 1]], is: [1.195228609334, 0.939108193048] },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 2,
    oracle: {
      en: 'The first two terms of the Taylor series in double precision: the line, not the curve that it stands for.',
      ja: 'テイラー展開の初めの2項を倍精度で計算したものです。近似する曲線ではなく、直線と比べます。',
    },
  },
  continuity: { order: 'smooth', en: 'A straight line with the slope −0.854.', ja: '傾きが−0.854の直線です。' },
  claims: {
    'Nine in ten gradients of grad4 become 0.9 to 1 long, but the longest ones shrink to 0.58':
      'gradients of grad4 become nearly as long as one another, but for the longest',
    'never above it': 'the line touches the curve at 0.7 and is below it elsewhere',
    'Within 1 % from 0.6 to 0.81, and within 10 % from 0.4 to 1.09': 'its error is as small as the record says',
    'Above 2.1 the result is negative': 'its error is as small as the record says',
  },
  references: [paper],
  provenance: fromReference,
  related: ['grad4', 'permute', 'lengthSq'],
  confusedWith: [
    {
      name: 'inverseSqrt',
      en: 'The built-in, right for every positive number. For nearly everything it is the better choice.',
      ja: 'すべての正の数で正しい値を返す組み込み関数です。ほとんどの用途では、こちらを使ってください。',
    },
    { name: 'normalize', en: 'The built-in that does the whole task.', ja: '正規化そのものを行う組み込み関数です。' },
    {
      name: { en: 'the fast inverse square root of Quake III', ja: 'Quake IIIの高速逆平方根' },
      en: 'Works on the bits of the number, for every magnitude, followed by a step of Newton’s method.',
      ja: '数のビット表現を利用し、どんな大きさの数にも使えます。続けてニュートン法を1回行います。',
    },
    ownNoise,
  ],
  elsewhere: [
    { where: 'webgl-noise', name: 'taylorInvSqrt' },
    { where: 'GLSL', name: 'inversesqrt' },
    { where: 'HLSL', name: 'rsqrt' },
    { where: 'WGSL, TSL', name: 'inverseSqrt' },
  ],
  synonyms: {
    en: ['inverse square root', 'rsqrt', 'inversesqrt', 'reciprocal square root', 'taylor series', 'tangent line', 'fast normalize', ...words.en],
    ja: ['逆平方根', 'ぎゃくへいほうこん', '平方根の逆数', 'テイラー展開', 'テイラー', '接線', '近似', '正規化', ...words.ja],
  },
  examples: {
    'folds-in-blue-cloth': { en: 'Folds in blue cloth', ja: '青い布のひだ' },
    'pond-at-first-light': { en: 'A pond at first light', ja: '朝の光が差す池' },
  },
}
