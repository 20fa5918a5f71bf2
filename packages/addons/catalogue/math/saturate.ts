/** Record of clamp01. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Clamps a number to 0–1. It is the saturate of kirari/node, HLSL and WGSL, as a function that plain GLSL can include too.',
    ja: '数を0〜1に収めます。kirari/node、HLSL、WGSLのsaturateと同じ関数で、GLSLからもincludeして使えます。',
  },
  intuition: {
    en: 'What lies below 0 becomes 0, what lies above 1 becomes 1, and everything between stays as it is. In Kirari you need no import for it: every float and vector has .saturate(), and kirari/node exports saturate. Choose those. This function is for shader text without the engine, because GLSL has no saturate.',
    ja: '0より小さい数は0に、1より大きい数は1になり、そのあいだの数は変わりません。Kirariではimportも要りません。floatにもベクトルにも .saturate() があり、kirari/nodeからsaturateをimportすることもできます。ふだんはそちらを使ってください。この関数は、エンジンを使わずにシェーダーのテキストだけを使う場合のためのものです。GLSLには、この名前の関数がありません。',
  },
  parameters: {
    x: {
      meaning: { en: 'The number to hold.', ja: '収める数です。' },
      unit: 'number',
      role: 'domain',
      range: [-1, 2],
      default: 1.4,
      outside: {
        en: 'Any number. What NaN becomes depends on the device, and shading languages give no reliable test for NaN: keep it from arising.',
        ja: 'どんな数でもかまいません。NaNの結果は環境によって変わります。シェーダー言語ではNaNを確実には判定できないので、NaNが生じないようにしてください。',
      },
    },
  },
  returns: {
    en: 'The nearest number to x between 0 and 1, both included.',
    ja: '0以上1以下で、xに最も近い数です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{clamp01}(x) = \min(\max(x, 0), 1)`,
  edgeCases: [
    { of: [0.3], is: Math.fround(0.3), exact: true, en: 'Unchanged.', ja: '変わりません。' },
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1, exact: true },
    { of: [-0.5], is: 0, exact: true },
    { of: [1.5], is: 1, exact: true },
    { of: [1e30], is: 1, exact: true },
    {
      overload: 'vec3',
      of: [[-1, 0.5, 2]],
      is: [0, 0.5, 1],
      exact: true,
      en: 'Each component on its own: a colour may change its hue.',
      ja: '成分ごとに計算されます。色に使うと、色相が変わることがあります。',
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: { en: 'The three cases, written out.', ja: '三つの場合を書き分けたものです。' },
  },
  continuity: { order: 0, en: 'Bends at 0 and at 1; between them the slope is 1.', ja: '0と1で折れます。そのあいだの傾きは1です。' },
  claims: {
    'everything between stays as it is': 'changes nothing between 0 and 1, and holds the rest',
    'The nearest number to x between 0 and 1': 'changes nothing between 0 and 1, and holds the rest',
    'It is the saturate of kirari/node': 'is the built-in, bit for bit',
  },
  references: [
    { title: 'WebGPU Shading Language', authors: 'W3C', year: 2024, section: '17.5, Numeric Built-in Functions: saturate', url: 'https://www.w3.org/TR/WGSL/' },
    {
      title: 'High-level shader language: saturate',
      authors: 'Microsoft',
      year: 2021,
      url: 'https://learn.microsoft.com/en-us/windows/win32/direct3dhlsl/dx-graphics-hlsl-saturate',
    },
  ],
  provenance: fromReference,
  related: ['saturateMediump', 'map', 'mirror', 'smootherstep'],
  confusedWith: [
    {
      name: 'saturate',
      en: 'The built-in of kirari/node: the same, and the one to use in Kirari.',
      ja: 'kirari/nodeの組み込み関数です。同じ結果になります。Kirariではこちらを使ってください。',
    },
    { name: 'clamp', en: 'With bounds of your own.', ja: '範囲を自由に指定できます。' },
    { name: 'mirror', en: 'Brings numbers into 0–1 by folding instead of holding them.', ja: '止めるのではなく、折り返して0〜1に収めます。' },
    {
      name: { en: 'the saturation of a colour', ja: '色の彩度' },
      en: 'The other meaning of the word: how vivid a colour is. rgb2hsl and rgb2hsv measure it.',
      ja: '英語では同じsaturationと呼ばれる、色の鮮やかさです。rgb2hslやrgb2hsvで求めます。',
    },
    { name: 'blendSaturation', en: 'A blend mode that takes over how vivid a colour is.', ja: '色の鮮やかさを移すブレンドモードです。' },
  ],
  elsewhere: [
    { where: 'HLSL, WGSL, TSL', name: 'saturate' },
    { where: 'Metal', name: 'saturate' },
    { where: 'GLSL', name: 'clamp(x, 0.0, 1.0)' },
    { where: 'Unity C#', name: 'Mathf.Clamp01' },
    { where: 'Unity Shader Graph', name: 'Saturate' },
    { where: 'Blender', name: 'Clamp' },
  ],
  synonyms: {
    en: ['saturate', 'clamp', 'clamp01', 'limit', 'hold', 'constrain', 'min max', 'normalize range', 'cut off'],
    ja: ['サチュレート', 'クランプ', '飽和', 'ほうわ', '制限', '範囲', '0から1', '切り詰める', '収める'],
  },
  examples: {
    'stage-under-spotlights': { en: 'A stage under spotlights', ja: 'スポットライトの舞台' },
    'terraced-rice-fields': { en: 'Terraced rice fields', ja: '棚田' },
  },
}
