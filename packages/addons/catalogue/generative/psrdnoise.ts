/** Record of psrdnoise. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { gustavson2005, hashReference, noiseWords, skewedPosition } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Simplex noise of the plane that can repeat, whose slopes can turn, and which returns its gradient as well. Turning the slopes makes a pattern churn in its place, like a liquid that boils.',
    ja: '平面のシンプレックスノイズです。繰り返すことができ、傾きを回すことができ、勾配も返します。傾きを回すと、煮え立つ液体のように、模様がその場でうごめきます。',
  },
  intuition: {
    en: 'Every corner of a lattice of triangles has a slope of length 1, and adds it to the noise around, weighted by a bump that ends within the triangles that meet there. With time, let every slope turn by the same angle: at a corner the noise stays 0, and around it the hills and hollows change places. The triangles are not equilateral but as wide as high, so that the lattice repeats after whole numbers in x and after even ones in y. The gradient comes from the formula, not from more samples. It gives normals for light, and a drift for the next octave: this is flow noise.',
    ja: '三角形の格子の頂点ごとに、長さ1の傾きを置きます。そこに集まる三角形の中で終わる山形の重みを掛けて、まわりのノイズに足します。時間とともにすべての傾きを同じ角度だけ回すと、頂点ではノイズが0のまま、まわりの山と谷が入れ替わります。三角形は正三角形ではなく、幅と高さが同じです。そのため格子は、xでは整数、yでは偶数の間隔で繰り返します。勾配は余分に調べるのではなく、式から求めます。照明の法線に使うほか、次のオクターブを流すのにも使えます。これがフローノイズです。',
  },
  parameters: {
    p: skewedPosition({ en: 'a vec2', ja: 'vec2' }),
    period: {
      meaning: {
        en: 'The distances after which the pattern repeats in x and in y: an integer and an even integer. 0 stands for no repetition in that direction.',
        ja: '模様を繰り返す間隔です。xは整数、yは偶数にします。0なら、その方向には繰り返しません。',
      },
      unit: 'count',
      range: [0, 8],
      default: [4, 4],
      step: 1,
      outside: {
        en: 'x is rounded to the nearest integer, y to the nearest even one. A period that is 0 then, or negative, does not repeat.',
        ja: 'xは最も近い整数、yは最も近い偶数に丸めます。その結果が0以下なら繰り返しません。',
      },
    },
    alpha: {
      meaning: {
        en: 'The angle by which all slopes are turned. Add time to let the pattern churn. Half a turn negates the noise.',
        ja: 'すべての傾きを回す角度です。時間を足すと模様がうごめきます。半回転させると、ノイズの符号が逆になります。',
      },
      unit: 'radians',
      range: [0, 6.28],
      default: 0,
      outside: {
        en: 'Any angle. A whole turn changes nothing, and a large angle has few digits left.',
        ja: 'どんな角度でもかまいません。1回転させても結果は変わりません。大きな角度では桁が足りなくなります。',
      },
    },
  },
  returns: {
    en: 'The noise and its two derivatives: (n, ∂n/∂x, ∂n/∂y). n is 0 on average, and never beyond −1 and 1: the largest possible value is 0.9974. The derivatives are those with respect to p, and stay within ±5.26 and ±4.67.',
    ja: 'ノイズの値と二つの偏導関数 (n, ∂n/∂x, ∂n/∂y) です。nの平均は0で、−1〜1を超えることはありません。とりうる最大値は0.9974です。導関数はpに関するもので、それぞれ ±5.26と ±4.67に収まります。',
    range: { min: [-1, -5.26, -4.67], max: [1, 5.26, 4.67] },
  },
  formula: String.raw`\begin{gathered} x_c = \bigl(i - \tfrac{j}{2},\ j\bigr) \qquad c = (i, j) \in \mathbb{Z}^2 \qquad d = p - x_c \\ g_c = \bigl(\cos(\theta_c + \alpha),\ \sin(\theta_c + \alpha)\bigr) \\ w = \max\bigl(\tfrac45 - |d|^2,\ 0\bigr) \\ n(p) = 10.9 \sum_c w^4\, g_c \cdot d \\ \nabla n(p) = 10.9 \sum_c \bigl(w^4 g_c - 8\,w^3 (g_c \cdot d)\, d\bigr) \end{gathered}`,
  edgeCases: [
    {
      of: [[0, 0], [0, 0], 0],
      is: [0, -3.6570628654594715, -2.561035245300628],
      en: 'At a corner the noise is 0, and its gradient is the slope there, times 4.46.',
      ja: '頂点ではノイズが0で、勾配はそこの傾きの4.46倍です。',
    },
    { of: [[0.25, 0.5], [0, 0], 0], is: [-0.0694114900487646, 1.9125024431668483, 3.468143441484912] },
    {
      of: [[0.25, 0.5], [0, 0], Math.PI],
      is: [0.06941152649720367, -1.9125024923646994, -3.468143352490415],
      en: 'Half a turn negates the result.',
      ja: '半回転させると、結果の符号が逆になります。',
    },
    { of: [[3.25, 3.5], [4, 4], 0], is: [0.617165039949288, -0.03970642229421628, -0.5542474264933238] },
    {
      of: [[-0.75, -0.5], [4, 4], 0],
      is: [0.617165039949288, -0.03970642229421628, -0.5542474264933238],
      en: 'A period further, the same result.',
      ja: '1周期離れたところは同じ結果です。',
    },
    {
      of: [[-0.75, -0.5], [4, 3], 0],
      is: [0.617165039949288, -0.03970642229421628, -0.5542474264933238],
      en: 'In y, a period of 3 counts as 4.',
      ja: 'yでは、周期3は4とみなします。',
    },
  ],
  accuracy: {
    class: 'lattice',
    scale: 8,
    oracle: {
      en: 'The sum of the formula over all lattice points nearby with sine and cosine, in double precision, and its central differences.',
      ja: '近くのすべての格子点について、sinとcosを使って式の和を倍精度で求め、その中心差分と比べたものです。',
    },
  },
  continuity: {
    order: 2,
    en: 'The gradient has two continuous derivatives everywhere, and the noise three.',
    ja: 'どこでも、勾配は2階まで、ノイズは3階まで連続微分可能です。',
  },
  claims: {
    'at a corner the noise stays 0': 'at the corners of its lattice psrdnoise is 0, whatever alpha is',
    'the lattice repeats after whole numbers in x and after even ones in y': 'psrdnoise repeats after its period',
    'Half a turn negates the noise': 'half a turn negates psrdnoise, and a whole turn changes nothing',
    'Half a turn negates the result': 'half a turn negates psrdnoise, and a whole turn changes nothing',
    'A whole turn changes nothing': 'half a turn negates psrdnoise, and a whole turn changes nothing',
    'the largest possible value is 0.9974': 'the largest possible results of psrdnoise are within its bounds',
    'never beyond −1 and 1': 'the largest possible results of psrdnoise are within its bounds',
    'stay within ±5.26 and ±4.67': 'the largest possible results of psrdnoise are within its bounds',
    'A period further, the same result': 'psrdnoise repeats after its period',
    'The gradient comes from the formula': 'the gradients are the central differences of the values',
    'The gradient has two continuous derivatives everywhere': 'where a corner of psrdnoise begins, three derivatives are 0',
  },
  references: [
    {
      title: 'Tiling Simplex Noise and Flow Noise in Two and Three Dimensions',
      authors: 'Stefan Gustavson, Ian McEwan',
      year: 2022,
      url: 'https://jcgt.org/published/0011/01/02/',
    },
    { title: 'Flow Noise', authors: 'Ken Perlin, Fabrice Neyret', year: 2001, section: 'SIGGRAPH 2001 technical sketches' },
    gustavson2005,
    hashReference,
  ],
  provenance: fromReference,
  related: ['snoise', 'noised', 'pnoise', 'curl'],
  confusedWith: [
    {
      name: 'snoise',
      en: 'Simplex noise without period, turning or gradient; also in space and in four dimensions. Its triangles are equilateral.',
      ja: '周期も回転も勾配もないシンプレックスノイズです。空間と4次元でも使え、三角形は正三角形です。',
    },
    {
      name: 'noised',
      en: 'Gradient noise on a square lattice with its gradient, also in space.',
      ja: '正方形の格子のグラディエントノイズとその勾配です。空間でも使えます。',
    },
    {
      name: { en: 'noise with time as a coordinate', ja: '時間を座標にしたノイズ' },
      en: 'Changes from one pattern to unrelated ones. With alpha, a pattern comes back after each turn.',
      ja: '模様は無関係なものへ移り変わります。alphaなら、1回転ごとに同じ模様に戻ります。',
    },
  ],
  elsewhere: [
    {
      where: 'psrdnoise',
      name: 'psrdnoise',
      note: { en: 'The authors’ own implementation, with a different hash.', ja: '著者による実装で、ハッシュが異なります。' },
    },
    { where: 'Unity.Mathematics', name: 'noise.psrdnoise', note: { en: 'An earlier version.', ja: '以前の版です。' } },
    { where: 'Houdini VEX', name: 'flownoise', note: { en: 'Noise with a flow angle.', ja: '流れの角度を持つノイズです。' } },
  ],
  synonyms: {
    en: [
      'psrdnoise',
      'flow noise',
      'rotating gradients',
      'periodic simplex noise',
      'tiling simplex noise',
      'analytic derivative',
      'gradient',
      'bump map',
      'boiling',
      ...noiseWords.en,
    ],
    ja: [
      'フローノイズ',
      '回転する勾配',
      '周期ノイズ',
      'タイリング',
      'シンプレックスノイズ',
      '導関数',
      '勾配',
      '偏微分',
      '法線',
      'バンプマップ',
      '沸騰',
      ...noiseWords.ja,
    ],
  },
  examples: { 'hammered-copper': { en: 'Hammered copper', ja: '槌目の銅皿' }, 'crust-of-lava': { en: 'A crust of lava', ja: '溶岩の表面' } },
}
