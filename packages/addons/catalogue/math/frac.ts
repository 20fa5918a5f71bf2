/** Record of frac. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The fractional part of a number, x − floor(x): HLSL’s name for fract.',
    ja: '数の小数部分、x − floor(x) です。fractの、HLSLでの名前です。',
  },
  intuition: {
    en: 'frac is the built-in fract under the name that shaders from Unity and Unreal use, so that their code can be carried over word for word. In new code, use the method .fract(), or fract from kirari/node: they are the same. To the left of 0 the number is rounded down as well, so the sawtooth goes on without turning over: −0.25 gives 0.75.',
    ja: 'fracは、組み込みのfractに、UnityやUnrealのシェーダーで使われている名前を付けたものです。コードをそのまま移せます。新しく書くときは、メソッドの .fract() か、kirari/nodeのfractを使ってください。結果は同じです。0より左でも切り下げるので、のこぎり波の向きは変わりません。−0.25は0.75になります。',
  },
  parameters: {
    x: {
      meaning: { en: 'The number.', ja: '元の数です。' },
      unit: 'number',
      role: 'domain',
      range: [-3, 3],
      default: -0.25,
      outside: {
        en: 'Any number. From 2²³ on every number is whole, and the result is 0.',
        ja: 'どんな数でもかまいません。2²³以上ではすべての数が整数なので、結果は0です。',
      },
    },
  },
  returns: {
    en: 'From 0 to 1. It is 1 only just below 0, where rounding makes it so.',
    ja: '0から1の値です。1になるのは、0のすぐ下で丸めが起きたときだけです。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{frac}(x) = x - \lfloor x \rfloor`,
  edgeCases: [
    { of: [2.75], is: 0.75, exact: true },
    { of: [-0.25], is: 0.75, exact: true, en: 'The modf of most languages gives −0.25.', ja: '多くの言語のmodfでは−0.25になります。' },
    { of: [3], is: 0, exact: true },
    { of: [-3], is: 0, exact: true },
    {
      of: [-1e-8],
      is: 1,
      en: 'Rounded up to 1, or the number before it: an index made from it may be past the end. safeMod(x, 1) stays below 1.',
      ja: '1に丸められるか、1の直前の数になります。表を引く添字に使うと、末尾を越えることがあります。safeMod(x, 1) なら1未満です。',
    },
    { overload: 'vec2', of: [[1.5, -1.5]], is: [0.5, 0.5], exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'The remainder by 1 that JavaScript has built in, moved up by 1 where it is negative.',
      ja: 'JavaScriptに組み込まれた、1で割った余りに、負なら1を足したものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Rises with slope 1 and jumps from 1 to 0 at every whole number.',
    ja: '傾き1で進み、整数ごとに1から0へ飛びます。',
  },
  claims: {
    'they are the same': 'frac is the built-in, bit for bit',
    'From 2²³ on every number is whole, and the result is 0': 'frac is 0 from 2²³ on',
    'It is 1 only just below 0': 'frac reaches 1 only just below 0',
    'safeMod(x, 1) stays below 1': 'frac reaches 1 only just below 0',
    'jumps from 1 to 0 at every whole number': 'frac is a sawtooth on both sides of 0',
  },
  references: [
    {
      title: 'High-level shader language: frac',
      authors: 'Microsoft',
      year: 2021,
      url: 'https://learn.microsoft.com/en-us/windows/win32/direct3dhlsl/dx-graphics-hlsl-frac',
    },
    { title: 'WebGPU Shading Language', authors: 'W3C', year: 2024, section: '17.5, Numeric Built-in Functions: fract', url: 'https://www.w3.org/TR/WGSL/' },
  ],
  provenance: fromReference,
  related: ['safeMod', 'mod2', 'mirror'],
  confusedWith: [
    {
      name: 'fract',
      en: 'The built-in of GLSL, WGSL and kirari/node: the same, and the name to use.',
      ja: 'GLSL、WGSL、kirari/nodeの組み込み関数です。同じ関数なので、ふだんはこの名前を使ってください。',
    },
    { name: 'safeMod', en: 'safeMod(x, 1) is the same, but below 1 whatever the rounding.', ja: 'safeMod(x, 1) も同じですが、丸め誤差があっても1未満です。' },
    { name: 'modf', en: 'Truncates towards 0: both parts have the sign of x.', ja: '0に向かって切り捨てます。整数部分も小数部分も、符号はxと同じです。' },
    { name: 'mirror', en: 'Turns round at 1 instead of jumping to 0.', ja: '1で0に飛ばずに、折り返します。' },
  ],
  elsewhere: [
    { where: 'HLSL', name: 'frac' },
    { where: 'GLSL, WGSL, TSL, Metal', name: 'fract' },
    { where: 'Unity Shader Graph', name: 'Fraction' },
    { where: 'Unreal Engine', name: 'Frac' },
    { where: 'Blender', name: 'Math: Fraction' },
    { where: 'Houdini VEX', name: 'frac' },
  ],
  synonyms: {
    en: ['fract', 'fraction', 'fractional part', 'sawtooth', 'decimal part', 'repeat', 'wrap', 'modulo 1'],
    ja: ['小数部分', 'しょうすう', '小数', 'フラクト', 'のこぎり波', '繰り返し', '端数', '余り'],
  },
  examples: {
    'light-through-a-blind': { en: 'Light through a blind', ja: 'ブラインド越しの光' },
    'blade-of-a-circular-saw': { en: 'The blade of a circular saw', ja: '丸のこの刃' },
  },
}
