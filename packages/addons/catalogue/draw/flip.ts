/** Record of flip. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Inverts a value by a share: where the share is 1, black becomes white and white black. One shape drawn inside another changes its colour at the edge.',
    ja: '値を指定した割合だけ反転します。割合が1のところでは、黒は白に、白は黒になります。図形に別の図形を重ねると、縁を境に色が入れ替わります。',
  },
  intuition: {
    en: 'Give it the coverage of one shape as the value and that of another as the share. Outside the second shape the first is drawn as it is, inside it is inverted: what belongs to one of the two is white, what belongs to both or neither is black. With coverage instead of yes and no, the edges of both shapes stay antialiased. For a colour, a share of 1 gives its negative.',
    ja: '値に一つ目の図形の被覆率、割合に二つ目の図形の被覆率を渡します。二つ目の外では一つ目がそのまま描かれ、中では反転します。どちらか一方だけに属するところが白、両方に属するところと、どちらにも属さないところが黒です。真偽ではなく被覆率で計算するので、どちらの縁もアンチエイリアスが保たれます。色に使うと、割合1でネガになります。',
  },
  parameters: {
    v: {
      meaning: { en: 'The value: coverage, or a colour.', ja: '反転する値です。被覆率または色を渡します。' },
      unit: 'fraction',
      role: 'domain',
      range: [0, 1],
      default: 0.25,
      outside: {
        en: 'Not clamped: the formula goes on, and the result may leave 0–1.',
        ja: 'クランプせず、同じ式で計算します。結果が0〜1を外れることがあります。',
      },
    },
    pct: {
      meaning: { en: 'The share to invert by: 0 keeps the value, 1 inverts it.', ja: '反転する割合です。0なら値のまま、1なら反転します。' },
      unit: 'fraction',
      range: [0, 1],
      default: 1,
      outside: {
        en: 'Not clamped: above 1 the value moves beyond its inverse.',
        ja: 'クランプしません。1より大きい値では、反転した値よりさらに先へ動きます。',
      },
    },
  },
  returns: { en: 'The value, inverted by the share.', ja: '割合に応じて反転した値です。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{flip}(v, p) = v\,(1 - p) + (1 - v)\,p`,
  edgeCases: [
    { of: [0.25, 0], is: 0.25, exact: true },
    { of: [0.25, 1], is: 0.75, exact: true },
    { of: [0.25, 0.5], is: 0.5, exact: true, en: 'Halfway, every value is ½.', ja: 'ちょうど半分では、どの値も ½ になります。' },
    { of: [0.5, 0.75], is: 0.5, exact: true, en: '½ is its own inverse.', ja: '½ は反転しても ½ です。' },
    { of: [1, 1], is: 0, exact: true, en: 'What belongs to both is black.', ja: '両方に属するところは黒です。' },
    { overload: 'vec3', of: [[1, 0.5, 0.25], 1], is: [0, 0.5, 0.75], exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'The chance of one of two independent events without the other, in double precision.',
      ja: '独立な二つの事象の、一方だけが起こる確率を倍精度で計算したものです。',
    },
  },
  continuity: { order: 'smooth', en: 'A polynomial, linear in each of the two.', ja: '多項式で、二つの引数のどちらについても線形です。' },
  claims: {
    'what belongs to one of the two is white, what belongs to both or neither is black': 'drawFlip is exclusive or of two shapes',
    'Swapped arguments give the same': 'drawFlip is the same with its arguments swapped, and within 0 to 1',
    'Halfway, every value is ½': 'drawFlip is the same with its arguments swapped, and within 0 to 1',
    'A polynomial, linear in each of the two': 'drawFlip is a straight line in each argument',
    'The same formula': 'drawFlip of a colour is blendExclusion',
  },
  references: [
    {
      title: 'Compositing Digital Images',
      authors: 'Thomas Porter, Tom Duff',
      year: 1984,
      section: 'Coverage of a pixel by two shapes: xor',
      doi: '10.1145/800031.808606',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['drawFill', 'drawStroke', 'compositeXor', 'blendExclusion', 'blendDifference'],
  confusedWith: [
    {
      name: 'blendExclusion',
      en: 'The same formula for two colours, with a name for blending: use it to blend pictures, and drawFlip to invert by a coverage. Swapped arguments give the same.',
      ja: '二つの色に同じ式を使う合成モードです。画像の合成にはblendExclusion、被覆率による反転にはdrawFlipを使うと、意図が伝わります。引数を入れ替えても結果は同じです。',
    },
    {
      name: 'compositeXor',
      en: 'Cuts two coloured layers out of each other and leaves their overlap transparent. drawFlip computes the coverage alone.',
      ja: '色の付いた二つのレイヤーを互いにくり抜き、重なりを透明にします。drawFlipは被覆率だけを計算します。',
    },
    {
      name: 'abs(v - pct)',
      en: 'Agrees where either value is 0 or 1. Where two antialiased edges cross, it draws a dark seam.',
      ja: 'どちらかが0か1なら一致します。アンチエイリアスされた二つの縁が交わるところでは、暗い継ぎ目が出ます。',
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'invert()', note: { en: 'A filter of a whole element, with a share.', ja: '要素全体に掛けるフィルターで、割合を指定できます。' } },
    { where: 'Unity Shader Graph', name: 'One Minus', note: { en: 'With a share of 1.', ja: '割合が1の場合です。' } },
    { where: 'Blender', name: 'Invert Color', note: { en: 'With its factor as the share.', ja: '係数が割合に当たります。' } },
    { where: 'SVG', name: 'fill-rule: evenodd', note: { en: 'For shapes of one path.', ja: '一つのパスの中の図形に働きます。' } },
  ],
  synonyms: {
    en: ['invert', 'negative', 'xor', 'exclusive or', 'one minus', 'counterchange', 'even-odd', 'swap black and white'],
    ja: ['反転', 'はんてん', 'ネガ', '白黒反転', '排他的論理和', '入れ替え', '色の反転', '偶奇'],
  },
  examples: {
    'tree-in-two-tones': { en: 'A tree in two tones', ja: '二色で分けた木' },
    'op-art-of-rings-and-stripes': { en: 'Op art of rings and stripes', ja: '輪と縞のオプアート' },
  },
}
