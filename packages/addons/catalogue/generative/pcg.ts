/** Record of pcg. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Turns an integer into another one that looks random, the same bits on every device. Noise on a line uses this hash; noise on a plane or in space uses its variants for several words.',
    ja: '整数を、乱数に見える別の整数に変えます。どの環境でもビット単位で同じ結果になります。直線上のノイズはこのハッシュを、平面や空間のノイズは複数ワード用の変種を使います。',
  },
  intuition: {
    en: 'The first step is that of a classic random number generator: a multiplication and an addition, which mix each bit into the bits above it but not into those below. The top four bits then choose by how much the word is shifted before it is XORed with itself, which brings the well-mixed high bits down. A second multiplication spreads them again, and a last shift brings the top bits down once more. Changing any one input bit changes about half of the output bits, so neighbours look unrelated.',
    ja: 'まず、昔ながらの乱数生成器と同じように掛けて足します。これで各ビットは自分より上の桁に混ざりますが、下の桁には混ざりません。そこで、最上位の4ビットが決めた幅だけずらした値を自分自身に重ね、よく混ざった上位の桁を下へ運びます。もう一度掛けて全体に広げ、最後に最上位の桁を再び下へ重ねます。入力を1ビット変えるだけで、出力のおよそ半分のビットが変わります。隣り合う整数どうしが無関係に見えるのは、このためです。',
  },
  parameters: {
    v: {
      meaning: {
        en: 'The integer to hash: the index of a pixel or a particle, or a seed. To hash several, nest the calls: pcg(x.add(pcg(y))).',
        ja: 'ハッシュする整数です。ピクセルの番号、パーティクルの添字、シードなどを渡します。複数あるときは、pcg(x.add(pcg(y))) のように入れ子にします。',
      },
      unit: 'word',
      range: [0, 4095],
      default: 42,
      step: 1,
      outside: { en: 'All 4294967296 words are allowed.', ja: '4294967296通りの値をすべて受け取れます。' },
    },
  },
  returns: {
    en: 'A word of 32 bits. Different inputs give different words, so each word comes out exactly once.',
    ja: '32ビットの符号なし整数です。異なる入力が同じ値になることはなく、どの値もちょうど一度ずつ現れます。',
    range: { min: 0, max: 4294967295 },
  },
  formula: String.raw`\begin{aligned} s &= 747796405\,v + 2891336453 \\ t &= \bigl(s \gg ((s \gg 28) + 4)\bigr) \oplus s \\ w &= 277803737\,t \\ \operatorname{pcg}(v) &= (w \gg 22) \oplus w \qquad (\text{mod } 2^{32}) \end{aligned}`,
  edgeCases: [
    { of: [0], is: 129708002, exact: true, en: 'Zero is not mapped to zero.', ja: '0を渡しても0にはなりません。' },
    { of: [1], is: 2831084092, exact: true, en: 'One input bit differs, and the result is unrelated.', ja: '1ビット違うだけで、まったく別の値になります。' },
    { of: [2], is: 2055130248, exact: true },
    { of: [42], is: 1223963391, exact: true },
    {
      of: [4294967295],
      is: 3861530882,
      exact: true,
      en: 'All bits set. As an int this word is −1: convert a signed integer with uint(…) first.',
      ja: '全ビットが1の値です。intでは −1にあたります。符号付き整数は、先にuint(…)で変換してください。',
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The published definition in JavaScript’s 32-bit integers, bit for bit on thousands of words. Tests also measure that each input bit flips half of the output bits and that neighbours are unrelated.',
      ja: '公表された定義をJavaScriptの32ビット整数で計算したものです。数千個の値についてビット単位で比べています。入力の1ビットの違いで出力の半分のビットが反転すること、隣り合う値に相関がないことも測っています。',
    },
  },
  continuity: { order: 'jump', en: 'Integers have no values in between.', ja: '整数なので、あいだの値はありません。' },
  claims: {
    'Changing any one input bit changes about half of the output bits': 'each bit of a number flips each bit of its hash about as often as not',
    'each word comes out exactly once': 'every word comes out once, since the hash can be inverted',
    'pcg is easy to invert': 'every word comes out once, since the hash can be inverted',
  },
  references: [
    {
      title: 'Hash Functions for GPU Rendering',
      authors: 'Mark Jarzynski, Marc Olano',
      year: 2020,
      section: 'pcg',
      url: 'https://jcgt.org/published/0009/03/02/',
    },
    {
      title: 'PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for Random Number Generation',
      authors: 'Melissa E. O’Neill',
      year: 2014,
      section: '6.3, RXS M XS',
      url: 'https://www.pcg-random.org/paper.html',
    },
  ],
  provenance: fromReference,
  related: ['pcg2d', 'random', 'valueNoise'],
  confusedWith: [
    {
      name: 'random',
      en: 'Takes floats and returns a float from 0 to 1. pcg takes an integer and returns an integer that uses all 32 bits.',
      ja: 'floatを受け取り、0〜1のfloatを返します。こちらは整数を受け取り、32ビットすべてを使った整数を返します。',
    },
    {
      name: { en: 'a random number generator', ja: '乱数生成器' },
      en: 'Has a state that each call advances. A hash has none: it returns the number for any position in any order, as pixels that run in parallel need.',
      ja: '呼び出すたびに内部状態が進みます。ハッシュには状態がなく、どの位置の値もどんな順序でも求められます。並列に動くピクセルに必要なのはこちらです。',
    },
    {
      name: { en: 'a cryptographic hash', ja: '暗号学的ハッシュ' },
      en: 'Cannot be inverted. pcg is easy to invert, so do not protect secrets with it.',
      ja: '元に戻せません。こちらは簡単に戻せるので、秘密の保護には使えません。',
    },
  ],
  elsewhere: [
    { where: 'Unreal Engine', name: 'Rand3DPCG16, Rand3DPCG32', note: { en: 'The version for three words.', ja: '3要素の版です。' } },
    { where: 'TSL', name: 'hash', note: { en: 'Of the same family, as a float from 0 to 1.', ja: '同じ系統のハッシュで、0〜1のfloatを返します。' } },
  ],
  synonyms: {
    en: ['pcg', 'hash', 'integer hash', 'permuted congruential generator', 'random integer', 'seed', 'scramble', 'avalanche', 'bits'],
    ja: ['ハッシュ', '整数ハッシュ', '乱数', 'らんすう', 'シード', '種', 'ビット', '攪拌', '線形合同法', '疑似乱数', '擬似乱数'],
  },
  examples: {
    'truchet-tiles': { en: 'Truchet tiles', ja: 'トルシェタイル' },
    'city-at-night': { en: 'A city at night', ja: '夜の街の窓明かり' },
  },
}
