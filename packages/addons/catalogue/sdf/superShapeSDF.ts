/** Record of superShapeSDF. */
import { fromReference } from '../provenance.ts'
import type { WrittenParameter, WrittenRecord } from '../record.ts'
import { fromCentre, size } from './flat.ts'

const over = 'the gap to a superformula’s curve is never less than the distance'
const special = 'the superformula has circles and squares among its curves'

const exponent = (en: string, ja: string, value: number, most: number, outside: WrittenParameter['outside']): WrittenParameter => ({
  meaning: { en, ja },
  unit: 'number',
  range: [0.2, most],
  default: value,
  outside,
})

export const record: WrittenRecord = {
  summary: {
    en: 'An estimate of the signed distance from a point to a curve of Gielis’s superformula: the gap along the ray from the centre.',
    ja: 'Gielisのスーパーフォーミュラが表す曲線までの、符号付き距離の推定値です。中心から点へ向かう半直線に沿って測ります。',
  },
  intuition: {
    en: 'The superformula gives a radius for every angle, and its numbers turn it from a circle into squares, stars, starfish, leaves and diatoms. The result is the distance of the point from the centre minus that radius. Inside and outside are right, but the value is never less than the true distance in magnitude, and much more at the sides of long arms. Divide by the length of its gradient near the outline for lines of constant width, as drawFill does when you leave out px. Where a regular shape will do, polySDF, starSDF and flowerSDF are exact.',
    ja: 'スーパーフォーミュラは角度ごとに半径を与える式で、数の組み合わせによって、円が四角、星、ヒトデ、葉、珪藻などに変わります。結果は、中心から点までの距離からその半径を引いたものです。内外は正しく分かりますが、絶対値が本当の距離より小さくなることはなく、長い腕の側面ではずっと大きくなります。輪郭線の幅を一定にするには、勾配の長さで割ります。pxを省略したdrawFillがこれをします。規則的な形で足りるなら、polySDF、starSDF、flowerSDFは正確な距離を返します。',
  },
  parameters: {
    p: fromCentre('curve', '曲線'),
    r: size(
      {
        en: 'The factor of the radius: the radius at angle 0, on the positive x axis.',
        ja: '半径の倍率です。角度0、つまりx軸の正の側での半径に等しくなります。',
      },
      0.8,
    ),
    m: {
      meaning: { en: 'The number of arms or corners around the centre.', ja: '中心のまわりの腕や角の数です。' },
      unit: 'number',
      range: [0, 12],
      default: 5,
      outside: {
        en: 'Any number. It is not rounded: when it is not whole, or odd while n2 and n3 differ, the curve has a kink on the negative x axis. 0 is a circle.',
        ja: '自由です。丸めません。整数でないとき、またはn2とn3が異なり奇数のときは、負のx軸の上で曲線が折れ曲がります。0なら円です。',
      },
    },
    n1: exponent(
      'Its inverse is the power of the sum: the smaller it is, the more the radius between the arms differs from r.',
      '和に掛かる指数の逆数です。小さいほど、腕と腕の間の半径がrから大きくずれます。',
      0.25,
      6,
      { en: 'Above 0.', ja: '0より大きい値にします。' },
    ),
    n2: exponent(
      'The exponent of the cosine. When both are equal and below 2, an arm lies on the positive x axis; above 2, it is the middle between two arms.',
      '余弦の指数です。n3と等しく2より小さいときは、x軸の正の側に腕があります。2より大きいときは、腕と腕の中間になります。',
      1.5,
      4,
      { en: 'Any number from 0. A negative one cuts notches down to the centre.', ja: '0以上なら自由です。負だと、中心まで届く切れ込みができます。' },
    ),
    n3: exponent(
      'The exponent of the sine. When it differs from n2, every second arm has another shape.',
      '正弦の指数です。n2と違うときは、腕の形が一つおきに変わります。',
      1.5,
      4,
      { en: 'Any number from 0. A negative one cuts notches down to the centre.', ja: '0以上なら自由です。負だと、中心まで届く切れ込みができます。' },
    ),
  },
  returns: {
    en: 'The gap along the ray from the centre: negative inside, 0 on the curve, positive outside. It is never less than the distance in magnitude.',
    ja: '中心からの半直線に沿って測った、曲線までの間隔です。内側は負、曲線の上は0、外側は正です。絶対値が距離より小さくなることはありません。',
    range: { min: -32, max: 1.42 },
  },
  formula: String.raw`\begin{aligned} \theta &= \operatorname{atan2}(p_y, p_x) \\ d &= \lVert \mathbf p \rVert - r \left( \left| \cos \frac{m\,\theta}{4} \right|^{n_2} + \left| \sin \frac{m\,\theta}{4} \right|^{n_3} \right)^{-1/n_1} \end{aligned}`,
  edgeCases: [
    {
      of: [[0.75, 0], 0.75, 5, 0.5, 1, 0.25],
      is: 0,
      en: 'On the positive x axis the radius is r, for all other numbers in their ranges.',
      ja: 'ほかの数が範囲内なら、x軸の正の側での半径は常にrです。',
    },
    { of: [[0, 0], 0.75, 5, 1, 1, 1], is: -0.75, en: 'The centre counts as on the positive x axis.', ja: '中心はx軸の正の側にあるものとして扱います。' },
    { of: [[3, 4], 2, 4, 2, 2, 2], is: 3, en: 'Exponents of 2 give a circle.', ja: '指数がすべて2なら円です。' },
    { of: [[3, 4], 2, 0, 1, 1, 1], is: 3, en: 'An m of 0 gives a circle.', ja: 'mが0なら円です。' },
    {
      of: [[0.5, 0.5], 1, 4, 1, 1, 1],
      is: 0,
      en: 'With m = 4 and exponents of 1, a square on its corner.',
      ja: 'm = 4で指数がすべて1なら、頂点で立つ正方形です。',
    },
  ],
  accuracy: {
    class: 'angle',
    scale: 8,
    oracle: {
      en: 'The superformula solved for the radius by halving, in double precision, without a power of the sum.',
      ja: 'スーパーフォーミュラを半径について二分法で解いたものです。和のべき乗を使わずに、倍精度で計算します。',
    },
  },
  exactness: 'estimate',
  continuity: {
    order: 0,
    en: 'A jump at the centre, where all angles meet. Kinks along the arms when an exponent is 1 or less, and on the negative x axis when m is not whole, or odd while n2 and n3 differ.',
    ja: 'すべての角度が集まる中心では値が飛びます。指数が1以下のときは腕の向きに沿って、mが整数でないとき、またはmが奇数でn2とn3が異なるときは、負のx軸にも折れ目があります。',
  },
  claims: {
    'the value is never less than the true distance in magnitude': over,
    'It is never less than the distance in magnitude': over,
    'when it is not whole, or odd while n2 and n3 differ, the curve has a kink on the negative x axis': special,
    'A negative one cuts notches down to the centre': special,
    'When both are equal and below 2, an arm lies on the positive x axis; above 2, it is the middle between two arms': special,
    'On the positive x axis the radius is r, for all other numbers in their ranges': special,
    'Exponents of 2 give a circle': special,
    'a square on its corner': special,
  },
  references: [
    {
      title: 'A generic geometric transformation that unifies a wide range of natural and abstract shapes',
      authors: 'Johan Gielis',
      year: 2003,
      doi: '10.3732/ajb.90.3.333',
    },
  ],
  provenance: fromReference,
  related: ['flowerSDF', 'starSDF', 'polySDF', 'ellipseSDF', 'drawFill', 'cart2polar'],
  confusedWith: [
    {
      name: { en: 'the superellipse', ja: 'スーパー楕円（超楕円）' },
      en: 'Lamé’s curve |x|ⁿ + |y|ⁿ = rⁿ is the case m = 4 with three exponents of n.',
      ja: 'ラメ曲線 |x|ⁿ + |y|ⁿ = rⁿは、m = 4で三つの指数がnの場合です。',
    },
    { name: 'flowerSDF', en: 'Round petals with the exact distance.', ja: '丸い花びらの形で、正確な距離を返します。' },
  ],
  elsewhere: [{ where: { en: 'Botany', ja: '植物学' }, name: { en: 'Gielis curve, superformula', ja: 'Gielis曲線、スーパーフォーミュラ' } }],
  synonyms: {
    en: ['superformula', 'supershape', 'gielis', 'superellipse', 'squircle', 'starfish', 'diatom', 'distance estimate', 'sdf 2d'],
    ja: ['スーパーフォーミュラ', 'スーパーシェイプ', 'ギーリス', '超楕円', 'スーパー楕円', 'スクワークル', 'ヒトデ', '珪藻', '距離推定'],
  },
  examples: {
    'a-starfish-on-sand': { en: 'A starfish on sand', ja: '砂の上のヒトデ' },
    'a-plate-of-diatoms': { en: 'A plate of diatoms', ja: '珪藻の標本' },
  },
}
