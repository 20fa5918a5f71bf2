/** Record of displace; its pages and tests are about the displacement by rings. */
import { float, fn, sin, vec2 } from 'kirari/node'
import { displace } from '../../src/index.ts'
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

const rings = /*#__PURE__*/ fn('rings', [{ p: vec2 }], float, (p) => sin(p.length().mul(12)))

export const record: WrittenRecord = {
  call: displace(vec2, rings),
  made: {
    declarations: [
      'function displace(type: typeof vec2, height: (p: Vec2) => Float): (p: Vec2, direction: Vec2, amount: Float | number) => Vec2',
      'function displace(type: typeof vec3, height: (p: Vec3) => Float): (p: Vec3, direction: Vec3, amount: Float | number) => Vec3',
    ],
    code: `import { displace } from '@kirari/addons'
import { float, fn, sin, vec2 } from 'kirari/node'

const rings = fn('rings', [{ p: vec2 }], float, (p) =>
  sin(p.length().mul(12)),
)
const displaced = displace(vec2, rings)
`,
    meaning: {
      en: 'It takes the type of the points and a height: a shader function, or a JavaScript function that builds the expression. It returns the shader function described on this page; for the same height it always returns the same function, so the generated code contains it once.',
      ja: '点の型と高さを受け取ります。高さにはシェーダー関数か、式を組み立てるJavaScriptの関数を渡します。返ってくるのは、このページで説明するシェーダー関数です。同じ高さに対しては常に同じ関数を返すので、出力されるコードにも一度しか現れません。',
    },
  },
  summary: {
    en: 'Moves a point along a direction by the height that a function of yours returns there: bumps, waves, heat haze.',
    ja: '自分で書いた関数が返す高さの分だけ、点を指定した方向へ動かします。凹凸や波、陽炎のゆらめきなどに使います。',
  },
  intuition: {
    en: 'Each point evaluates the height where it is and goes that far along the direction. In a mesh, vertices go along their normals, and a ball grows hills. In an image the effect is reversed: a pixel shows what lies at its displaced point, so displacing the points upwards shifts the image down.',
    ja: '点はそれぞれ、自分のいる場所の高さを調べ、その分だけ指定された方向へ進みます。メッシュなら、頂点が法線の方向に動き、球に起伏ができます。絵にかける場合は、向きが逆になります。ピクセルには送り先にあるものが描かれるので、ピクセルを上へ送ると、絵は下へ動いて見えます。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point, at which the height is evaluated.', ja: '動かす点です。高さもこの位置で調べます。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.5, 0.3],
      outside: { en: 'Any point at which the height is defined.', ja: '高さが定まる位置なら、どこでもかまいません。' },
    },
    direction: {
      meaning: {
        en: 'The direction of the movement. Its length counts: with a normal of length 1, the amount is in the unit of the points.',
        ja: '動かす方向です。長さも効きます。長さ1の法線を渡すと、amountの単位は点の座標と同じになります。',
      },
      unit: 'direction',
      range: [-1, 1],
      default: [0.6, 0.8],
      outside: { en: 'Any direction. Zero moves nothing.', ja: 'どんな方向でもかまいません。ゼロなら動きません。' },
    },
    amount: {
      meaning: { en: 'The factor of the height.', ja: '高さに掛ける量です。' },
      unit: 'length',
      range: [-0.2, 0.2],
      default: 0.06,
      step: 0.005,
      outside: {
        en: 'Any number; negative moves the other way. Steep heights times large amounts fold the plane over itself.',
        ja: 'どんな数でもかまいません。負なら逆向きに動きます。急な高さに大きな値を掛けると、平面が折れ重なります。',
      },
    },
  },
  returns: { en: 'The displaced point.', ja: '動かした後の点です。', range: { min: -1.2, max: 1.2 } },
  formula: String.raw`p' = p + a\,h(p)\,d, \qquad h(p) = \sin(12\,|p|)`,
  edgeCases: [
    { of: [[0, 0], [1, 0], 0.5], is: [0, 0], exact: true, en: 'Where the height is 0, the point does not move.', ja: '高さが0のところでは動きません。' },
    { of: [[0.5, 0.25], [1, 0], 0], is: [0.5, 0.25], exact: true, en: 'With an amount of 0 it does not move either.', ja: 'amountが0のときも動きません。' },
    { of: [[0.5, 0.25], [0, 0], 0.5], is: [0.5, 0.25], exact: true },
    {
      of: [[Math.PI / 24, 0], [0, 1], 0.5],
      is: [Math.PI / 24, 0.5],
      en: 'At the crest of the first ring the height is 1, so the point moves by the amount.',
      ja: '最初の輪の頂上では高さが1で、amountの分だけ動きます。',
    },
    {
      of: [[Math.PI / 24, 0], [0, 1], -0.5],
      is: [Math.PI / 24, -0.5],
      en: 'A negative amount moves against the direction.',
      ja: 'amountが負なら、方向と逆に動きます。',
    },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'The formula in double precision, with the height of this page. That the same height gives the same function, and another height another, is tested too.',
      ja: 'このページの高さを使い、式を倍精度で計算したものです。同じ高さからは同じ関数が、違う高さからは違う関数が得られることも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'Has the continuity of the height function. The height on this page has a kink at the centre.',
    ja: '高さの関数の連続性をそのまま受け継ぎます。このページの高さは中心で折れ曲がります。',
  },
  claims: {
    'for the same height it always returns the same function': 'the same height gives the same function, another height another',
    'The height on this page has a kink at the centre': 'the rings of its page have a kink at the centre',
  },
  references: [{ title: 'Shade Trees', authors: 'Robert L. Cook', year: 1984, section: 'displacement maps', doi: '10.1145/800031.808602' }],
  provenance: fromFirstPrinciples,
  related: ['fbm', 'gnoise', 'valueNoise'],
  confusedWith: [
    {
      name: { en: 'bump mapping', ja: 'バンプマッピング' },
      en: 'Bends the normals only: the light changes, the outline does not.',
      ja: '法線だけを曲げます。陰影は変わりますが、輪郭は変わりません。',
    },
    {
      name: { en: 'domain warping', ja: 'ドメインワーピング' },
      en: 'Moves the position at which noise is evaluated, with a separate height for each axis: two displacements, along x and along y.',
      ja: 'ノイズを調べる位置を、軸ごとに別の高さでずらします。x方向とy方向の二回のdisplaceにあたります。',
    },
    {
      name: 'parallaxMapping',
      en: 'Searches along the view ray for where it meets the height; the points do not move.',
      ja: '視線をたどり、高さと交わる点を探します。点そのものは動きません。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Displacement' },
    { where: 'Unreal Engine', name: 'World Position Offset' },
    { where: 'Houdini VEX', name: 'displace', note: { en: 'The name of the kind of shader.', ja: 'シェーダーの種別としての名前です。' } },
    { where: 'SVG', name: 'feDisplacementMap', note: { en: 'Displaces an image by another image.', ja: '画像を、別の画像を使ってずらします。' } },
    { where: 'Photoshop', name: { en: 'Displace filter', ja: '置き換えフィルター' } },
  ],
  synonyms: {
    en: ['displace', 'displacement', 'height map', 'offset', 'warp', 'distort', 'bump', 'waves', 'vertex displacement', 'heat haze'],
    ja: ['変位', 'へんい', 'ディスプレイスメント', '高さ', 'ハイトマップ', '歪み', 'ゆがみ', '波', '凹凸', 'ワープ', 'ずらす', '陽炎'],
  },
  examples: {
    'garden-of-raked-gravel': { en: 'A garden of raked gravel', ja: '砂紋を描いた枯山水' },
    'sunset-over-the-sea': { en: 'Sunset over the sea', ja: '海に沈む夕日' },
  },
}
