/** Record of srandom. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { hashFunctions } from './cells.ts'
import { key } from './key.ts'

export const record: WrittenRecord = {
  shown: 'srandom_vec2',
  summary: {
    en: 'A random number, at least −1 and less than 1, for each value of one to four coordinates: white noise around 0, the same bits on every device.',
    ja: '1〜4個の座標の値ごとに、−1以上1未満の乱数を一つ返します。0を中心とするホワイトノイズで、どの環境でもビット単位で同じ結果になります。',
  },
  intuition: {
    en: 'srandom is random stretched to both sides of zero: twice random minus 1. Use it where a deviation goes either way, such as a shift to the left or right, a turn in either direction, or an error around a mean. Multiply it by the largest deviation. Where the number is a share or a probability, use random.',
    ja: 'randomの値を2倍して1を引き、0の両側に広げたものです。左右へのずれ、どちら向きにもなる回転、平均のまわりの誤差のように、正負どちらにも振れる量に使います。最大のずれ幅を掛けて使ってください。割合や確率として使う値なら、randomが適しています。',
  },
  parameters: { p: key },
  returns: {
    en: 'One of 2²⁴ numbers, evenly spaced from −1 to 1 − 2⁻²³.',
    ja: '−1から1 − 2⁻²³ まで、等間隔に並ぶ2²⁴ 通りの数の一つです。',
    range: { min: -1, max: 1, open: true },
  },
  formula: String.raw`\operatorname{srandom}(p) = 2\operatorname{random}(p) - 1`,
  edgeCases: [
    { of: [0], is: -0.9396001100540161, exact: true, en: 'random(0) is 0.0302.', ja: 'random(0) は0.0302です。' },
    { of: [-0], is: -0.9396001100540161, exact: true, en: 'The sign of zero does not matter.', ja: 'ゼロの符号は結果に影響しません。' },
    { of: [1], is: 0.2553718090057373, exact: true },
    {
      of: [-1],
      is: -0.8328759670257568,
      exact: true,
      en: 'A result has nothing to do with the sign of its position: srandom is not an odd function.',
      ja: '結果は位置の符号と無関係です。奇関数ではありません。',
    },
    { overload: 'vec2', of: [[3, -1]], is: 0.855138897895813, exact: true },
    { overload: 'vec3', of: [[1, 2, -3]], is: 0.4420015811920166, exact: true },
    { overload: 'vec4', of: [[1, 2, 3, 4]], is: -0.6752030849456787, exact: true },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The published hashes in 32-bit integers, as for random, bit for bit: doubling the 24 bits and subtracting 1 rounds nothing.',
      ja: 'randomと同じく、公表されたハッシュを32ビット整数で計算したものです。24ビットの値を2倍して1を引いても丸めは起こらないので、ビット単位で一致します。',
    },
  },
  continuity: { order: 'jump', en: 'Unrelated numbers at neighbouring floats.', ja: '隣り合うfloatの数は互いに無関係です。' },
  claims: {
    'twice random minus 1': 'it is twice random minus 1, without rounding',
    'evenly spaced from −1 to 1 − 2⁻²³': 'its values are the multiples of 2⁻²³ from −1 to 1 − 2⁻²³',
    'white noise around 0': 'it is 0 on average, and as often positive as negative',
  },
  references: [hashFunctions],
  provenance: fromReference,
  related: ['random', 'gnoise', 'pcg'],
  confusedWith: [
    { name: 'random', en: 'Returns numbers from 0 to 1, for shares and probabilities.', ja: '0から1までの数を返します。割合や確率に使います。' },
    {
      name: 'gnoise',
      en: 'Also centred on 0, but continuous: positions close together get similar values.',
      ja: '同じく0を中心としますが、連続です。近い位置には近い値を返します。',
    },
    {
      name: { en: 'a normal distribution', ja: '正規分布' },
      en: 'Has values near its mean more often. All results of srandom are equally frequent.',
      ja: '平均に近い値ほど多く現れます。この関数では、どの値も同じ頻度で現れます。',
    },
  ],
  elsewhere: [
    { where: 'Processing', name: 'random(-1, 1)', note: { en: 'Returns a different number at each call.', ja: '呼ぶたびに違う数を返します。' } },
    { where: 'Unity Shader Graph', name: 'Random Range', note: { en: 'With the limits −1 and 1.', ja: '範囲を−1〜1にした場合です。' } },
  ],
  synonyms: {
    en: ['signed random', 'srand', 'random sign', 'bipolar', 'deviation', 'jitter', 'white noise', 'minus one to one', 'scatter', 'offset'],
    ja: ['符号付き乱数', 'ふごうつきらんすう', '乱数', 'らんすう', '正負の乱数', 'ばらつき', 'ずれ', 'ゆらぎ', 'ホワイトノイズ', 'ジッター'],
  },
  examples: {
    'squares-that-lose-their-order': { en: 'Squares that lose their order', ja: '崩れていく正方形' },
    'seismogram-of-an-earthquake': { en: 'A seismogram of an earthquake', ja: '地震計の記録' },
  },
}
