/** Record of gaussian. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The bell curve of a number or a vector: 1 at the origin, 0.61 at the distance sigma and 0.01 at three times that.',
    ja: '数やベクトルに対するガウス関数（釣り鐘形の曲線）です。原点で1、sigmaだけ離れると0.61、その3倍離れると0.01になります。',
  },
  intuition: {
    en: 'The logarithm falls with the square of the distance, so the curve is round at the top and dies away fast. The bell of a vector is the product of the bells of its components: that is why a blur in two dimensions can be done along x first and then along y. With a third argument the integral is fixed instead of the height: as the bell spreads it gets lower, like a light that goes out of focus.',
    ja: '値の対数が、距離の2乗に比例して下がります。そのため頂上は丸く、離れると急に小さくなります。ベクトルに対する値は、成分ごとの値の積です。2次元のぼかしをx方向、y方向の順に分けて行えるのは、このためです。三つ目の引数を渡すと、高さの代わりに積分の値が決まります。ピントの外れた光のように、広がるほど低くなります。',
  },
  parameters: {
    x: {
      meaning: { en: 'The position: a number, or a vector, of which only the length matters.', ja: '位置です。ベクトルの場合は、その長さで値が決まります。' },
      unit: 'number',
      role: 'domain',
      range: [-4, 4],
      default: 1,
      outside: { en: 'Any number up to 1e9. Far away the result is 0.', ja: '1e9までのどんな数でもかまいません。遠くでは0です。' },
    },
    sigma: {
      meaning: { en: 'The width: the standard deviation, where the curve is steepest.', ja: '幅です。標準偏差に当たり、曲線が最も急になる位置です。' },
      unit: 'length',
      range: [0.25, 3],
      default: 1,
      outside: {
        en: 'Any number. Its sign makes no difference; below 1e-9 it counts as 1e-9.',
        ja: 'どんな数でもかまいません。符号による違いはありません。1e-9未満は1e-9とみなします。',
      },
    },
    total: {
      meaning: {
        en: 'The integral over the line, the plane or space. 1 makes the density of the normal distribution. Without it the height is 1.',
        ja: '直線、平面、空間での積分の値です。1なら正規分布の確率密度になります。省くと、高さが1になります。',
      },
      unit: 'number',
      range: [0, 4],
      default: 1,
      outside: {
        en: 'Any number: a factor. Where the bell is 0, so is the result, however large the factor.',
        ja: 'どんな数でもかまいません。倍率として働きます。曲線が0のところでは、いくら大きくても結果は0です。',
      },
    },
  },
  returns: {
    en: 'The height of the curve: from 0 to 1, or scaled so that its integral is total.',
    ja: '曲線の高さです。totalを省くと0〜1、渡すとそれに応じた値になります。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} \operatorname{gaussian}(\mathbf x, \sigma) = e^{-\frac{\lVert \mathbf x \rVert^2}{2 \sigma^2}} \\ \operatorname{gaussian}(\mathbf x, \sigma, \mathit{total}) = \frac{\mathit{total}}{\left(\sigma \sqrt{2\pi}\right)^n}\, e^{-\frac{\lVert \mathbf x \rVert^2}{2 \sigma^2}}, \quad \mathbf x \in \mathbb R^n \end{gathered}`,
  edgeCases: [
    { of: [0, 1], is: 1 },
    { of: [1, 1], is: 0.6065306597, en: 'At the distance sigma: e to the power of −½.', ja: '距離がsigmaのときは、eの−0.5乗です。' },
    { of: [-2, 1], is: 0.1353352832, en: 'The same on both sides.', ja: '左右で同じ値です。' },
    { of: [3, 1], is: 0.0111089965 },
    { of: [2, 2], is: 0.6065306597 },
    { of: [1, -1], is: 0.6065306597, en: 'The sign of sigma makes no difference.', ja: 'sigmaの符号による違いはありません。' },
    { of: [0, 0], is: 1, en: 'A bell without a width is 1 at the origin.', ja: '幅のない曲線は、原点で1です。' },
    { of: [1, 0], is: 0, en: 'Elsewhere it is 0.', ja: '原点以外では0です。' },
    { overload: 'vec2', of: [[3, 4], 5], is: 0.6065306597, en: 'The length of the vector is 5.', ja: 'ベクトルの長さは5です。' },
    { overload: 'total', of: [0, 1, 1], is: 0.3989422804, en: 'The top of the normal distribution.', ja: '標準正規分布の頂上です。' },
    { overload: 'total_vec2', of: [[0, 0], 1, 1], is: 0.1591549431 },
    {
      overload: 'total_vec2',
      of: [[0, 0], 2, 1],
      is: 0.0397887358,
      en: 'Twice as wide in the plane, a quarter as high.',
      ja: '平面では、幅が2倍になると高さは4分の1になります。',
    },
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'A product of one exponential for each component, in double precision.',
      ja: '成分ごとの指数関数の積を倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 'smooth',
    en: 'It has no end in mathematics; in single precision the result is 0 from about 14 sigma on.',
    ja: '数学的には終わりのない曲線ですが、単精度では、およそ14 sigma以遠で0になります。',
  },
  claims: {
    '1 at the origin, 0.61 at the distance sigma and 0.01 at three times that': 'gaussian is a bell that sigma widens',
    'where the curve is steepest': 'gaussian is a bell that sigma widens',
    'Its sign makes no difference': 'gaussian is a bell that sigma widens',
    'is the product of the bells of its components': 'gaussian of a vector is the product of those of its components',
    'the integral is fixed instead of the height': 'gaussian with a total has that integral in one, two and three dimensions',
    'Where the bell is 0, so is the result': 'gaussian with a total stays 0 where the bell is 0',
    'from about 14 sigma on': 'gaussian is 0 in single precision from about 14 sigma on',
  },
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods',
      authors: 'NIST',
      year: 2012,
      section: '1.3.6.6.1, Normal Distribution',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3661.htm',
    },
  ],
  provenance: fromReference,
  related: ['bump', 'parabola', 'quartic', 'drawFill'],
  confusedWith: [
    {
      name: 'bump',
      en: 'Ends at a distance that you choose, and costs no exponential. It has a corner there.',
      ja: '決めた距離で0になり、指数関数の計算も要りません。ただし、そこで折れ曲がります。',
    },
    {
      name: { en: 'a Gaussian blur', ja: 'ガウシアンブラー' },
      en: 'Its weights are this function. If you divide by their sum, the height of the bell does not matter.',
      ja: '重みがこの関数です。重みの合計で割るなら、曲線の高さは影響しません。',
    },
    {
      name: { en: 'the width at half height', ja: '半値幅' },
      en: 'Optics and astronomy give the full width at half maximum: sigma is that divided by 2.355.',
      ja: '光学や天文学では、高さが半分になるところの全幅（FWHM）を使います。sigmaは、それを2.355で割った値です。',
    },
  ],
  elsewhere: [
    { where: 'SciPy', name: 'signal.windows.gaussian', note: { en: 'Also with a height of 1.', ja: '同じく高さが1です。' } },
    { where: 'SciPy', name: 'stats.norm.pdf', note: { en: 'In one dimension with total 1.', ja: '1次元で、totalが1の場合です。' } },
  ],
  synonyms: {
    en: ['bell curve', 'normal distribution', 'gauss', 'blur weight', 'falloff', 'glow', 'standard deviation', 'kernel', 'pdf', 'point spread function'],
    ja: ['ガウシアン', 'ガウス関数', '正規分布', '釣鐘', '釣り鐘', 'ベルカーブ', 'ぼかし', '標準偏差', '光の広がり', '減衰', 'カーネル'],
  },
  examples: {
    'hydrogen-through-a-prism': { en: 'Hydrogen through a prism', ja: 'プリズムを通した水素の光' },
    'lights-out-of-focus': { en: 'Lights that go out of focus', ja: 'ピントが外れていく明かり' },
  },
}
