/** Record of parallaxMapping; its pages and tests are about the relief of an egg box. */
import { cos, float, fn, vec2 } from 'kirari/node'
import { parallaxMapping } from '../../src/index.ts'
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

const eggBox = /*#__PURE__*/ fn('eggBox', [{ p: vec2 }], float, (p) => {
  const waves = cos(vec2(p.x.add(p.y), p.x.sub(p.y)).mul(2 * Math.PI))
  return waves.x.add(waves.y).mul(0.25).add(0.5)
})

const onRay = 'the found place lies on the ray, between the flat surface and the bottom'
const missed = 'a pillar thinner than a step can be missed, and is found with more steps'

export const record: WrittenRecord = {
  call: parallaxMapping(eggBox),
  made: {
    declarations: ['function parallaxMapping(height: (p: Vec2) => Float): (p: Vec2, view: Vec3, depth: Float | number, steps: Float | number) => Vec2'],
    code: `import { parallaxMapping } from '@kirari/addons'
import { cos, float, fn, vec2 } from 'kirari/node'

const eggBox = fn('eggBox', [{ p: vec2 }], float, (p) => {
  const waves = cos(vec2(p.x.add(p.y), p.x.sub(p.y)).mul(2 * Math.PI))
  return waves.x.add(waves.y).mul(0.25).add(0.5)
})
const seen = parallaxMapping(eggBox)
`,
    meaning: {
      en: 'It takes a height between 0, the bottom, and 1, the flat surface: a shader function, or a JavaScript function that builds the expression. It returns the shader function described on this page; for the same height it always returns the same function, so the generated code contains it once.',
      ja: '高さを受け取ります。0が底、1が平らな面です。シェーダー関数か、式を組み立てるJavaScriptの関数を渡します。返ってくるのは、このページで説明するシェーダー関数です。同じ高さに対しては常に同じ関数を返すので、出力されるコードにも一度しか現れません。',
    },
  },
  summary: {
    en: 'Where an oblique view of a flat surface meets a relief below it: bricks, carvings and cities without a single extra triangle.',
    ja: '平らな面を斜めから見たとき、その下にある起伏のどこが見えるかを求めます。三角形を増やさずに、煉瓦や彫刻、街並みを表せます。',
  },
  intuition: {
    en: 'Imagine the flat surface as a pane of glass, and the relief below it. A view ray enters through the glass at p and goes on until it meets the relief. The function follows it in equal steps. After the first step that ends below the relief, the last two heights give a straight line, and its intersection with the ray is the answer: a secant step. It makes the steps hard to see on slopes. Sample colour and normal at the returned point instead of p. displace moves the points themselves and changes the outline too, but it needs a fine mesh.',
    ja: '平らな面をガラス板、起伏をその下にあるものと考えてください。視線はpでガラスに入り、起伏に当たるまで進みます。この関数は、視線を等間隔にたどります。起伏の下に出たら、最後の二か所の高さを直線で結び、視線との交点を答えとします。この割線法のおかげで、斜面では刻みが目立ちません。色や法線は、pの代わりに、返ってきた位置で取り出します。displaceは点そのものを動かすので輪郭も変わりますが、細かいメッシュが必要です。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point of the flat surface that the ray enters at.', ja: '視線が平らな面に入る点です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.2, 0.1],
      outside: { en: 'Any point at which the height is defined.', ja: '高さが定まる位置なら、どこでもかまいません。' },
    },
    view: {
      meaning: {
        en: 'The direction from the surface to the eye in tangent space, of length 1: x and y as in p, z along the normal.',
        ja: '面から目へ向かう、接空間での方向で、長さは1です。xとyはpと同じ軸、zは法線の向きです。',
      },
      unit: 'direction',
      role: 'domain',
      range: [
        [-1, 1],
        [-1, 1],
        [0, 1],
      ],
      default: [0.6, 0, 0.8],
      outside: {
        en: 'Any direction. A z below 0.05 counts as 0.05, so that a grazing ray reaches the bottom too. Another length has no effect where z is 0.05 or more.',
        ja: 'どんな方向でもかまいません。面すれすれの視線も底に届くように、0.05より小さいzは0.05とします。zが0.05以上なら、長さが1でなくても結果は同じです。',
      },
    },
    depth: {
      meaning: { en: 'How far the bottom lies below the flat surface.', ja: '平らな面から底までの深さです。' },
      unit: 'length',
      range: [0, 0.5],
      default: 0.36,
      outside: { en: 'Any length; at 0 the surface is flat.', ja: 'どんな長さでもかまいません。0なら平らです。' },
    },
    steps: {
      meaning: {
        en: 'The most steps that the ray takes. Each costs a height. Thin parts of the relief that lie between two of them are missed; a shallow view needs more.',
        ja: '視線をたどる最大の歩数です。1歩ごとに高さを一度計算します。二つの歩みの間にある細い部分は見落とします。浅い角度から見るほど、多くの歩数が必要です。',
      },
      unit: 'count',
      range: [1, 64],
      default: 24,
      step: 1,
      outside: { en: 'Rounded to the nearest whole number and clamped to 1–128.', ja: '最も近い整数に丸め、1から128までに制限します。' },
    },
  },
  returns: {
    en: 'The point of the relief that is seen, in the coordinates of p. It lies on the ray: between p, where the height is 1, and the point where the ray meets the bottom.',
    ja: '見えている起伏の位置です。座標はpと同じです。視線の上の、p（高さ1）から、視線が底に届く点までの間にあります。',
    range: { min: -11, max: 11 },
  },
  formula: String.raw`\begin{aligned} q(s) &= p - \frac{v_{xy}}{\max(v_z,\ 0.05)}\,\text{depth} \cdot s, \qquad g(s) = (1 - s) - h\bigl(q(s)\bigr) \\ s_i &= \frac in, \quad m = \min \{ i \ge 1 : g(s_i) \le 0 \}, \quad a = \max\bigl(g(s_{m-1}),\ 0\bigr) \\ p' &= q\!\left( s_{m-1} + \frac{1}{n} \cdot \frac{a}{a - g(s_m)} \right) \end{aligned}`,
  edgeCases: [
    {
      of: [[0, 0], [0.6, 0, 0.8], 0.25, 16],
      is: [0, 0],
      en: 'Where the height is 1, the point itself is seen.',
      ja: '高さが1のところでは、その点がそのまま見えます。',
    },
    { of: [[0.25, 0.5], [0, 0, 1], 0.25, 16], is: [0.25, 0.5], exact: true, en: 'From straight above nothing moves.', ja: '真上から見ると動きません。' },
    {
      of: [[0.25, 0.5], [0.75, 0, 0.5], 0, 16],
      is: [0.25, 0.5],
      exact: true,
      en: 'With a depth of 0, nothing moves either.',
      ja: '深さが0のときも動きません。',
    },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'The heights at the ends of all steps in double precision, with the relief of this page. That the same height gives the same function is tested too.',
      ja: 'このページの起伏を使い、すべての歩みの端の高さを倍精度で計算したものです。同じ高さからは同じ関数が得られることも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'A jump where a nearer part of the relief begins to hide what is behind it.',
    ja: '手前の部分がその奥を隠し始めるところで、値が飛びます。',
  },
  claims: {
    'for the same height it always returns the same function': 'the same height gives the same parallax, another height another',
    'Thin parts of the relief that lie between two of them are missed': missed,
    'It lies on the ray: between p, where the height is 1, and the point where the ray meets the bottom': onRay,
    'Another length has no effect where z is 0.05 or more': 'the length of the view has no effect where z is 0.05 or more',
    'its intersection with the ray is the answer': 'on a slope the secant finds the place at any number of steps',
  },
  references: [
    {
      title: 'Dynamic Parallax Occlusion Mapping with Approximate Soft Shadows',
      authors: 'Natalya Tatarchuk',
      year: 2006,
      doi: '10.1145/1111411.1111423',
    },
  ],
  provenance: fromReference,
  related: ['displace', 'hexTile', 'gnoise'],
  confusedWith: [
    {
      name: { en: 'offset parallax mapping', ja: '単純な視差マッピング' },
      en: 'Shifts by the height at p, without a search: cheap, and wrong where the relief is steep.',
      ja: 'pの高さの分だけずらし、探索はしません。計算は軽いのですが、急な起伏では正しくありません。',
    },
    {
      name: { en: 'bump mapping', ja: 'バンプマッピング' },
      en: 'Bends the normals only: no part of the relief hides another.',
      ja: '法線だけを曲げます。手前のものが奥を隠すことはありません。',
    },
    { name: 'displace', en: 'Moves the points themselves.', ja: '点そのものを動かします。' },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Parallax Occlusion Mapping' },
    { where: 'Unreal Engine', name: 'ParallaxOcclusionMapping' },
  ],
  synonyms: {
    en: ['parallax', 'parallax mapping', 'parallax occlusion', 'POM', 'steep parallax', 'relief mapping', 'height map', 'virtual displacement', 'secant'],
    ja: ['視差マッピング', '視差', 'パララックス', 'パララックスマッピング', '視差遮蔽', 'レリーフマッピング', 'ハイトマップ', '起伏', '凹凸', '割線法'],
  },
  examples: {
    'a-bar-of-chocolate': { en: 'A bar of chocolate', ja: '板チョコ' },
    'a-city-from-the-air': { en: 'A city from the air', ja: '空から見た街' },
  },
}
