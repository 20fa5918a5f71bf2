/** Record of nearestTexel. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { uvParameter } from './picture-uv.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Moves a position in uv to the centre of the texel that it lies in.',
    ja: 'uvでの位置を、それを含むテクセルの中央に移します。',
  },
  intuition: {
    en: 'A texture of n texels across divides the way from 0 to 1 into n equal parts, and the value of a texel belongs to the centre of its part, not to an edge. This function rounds down to whole texels and goes half a texel further. A linear filter that reads there gets one texel and nothing of its neighbours, so that a texture stays sharp when it is enlarged. Any picture drawn from the rounded position turns into blocks: choose a coarse resolution for pixel art, a mosaic or stitches.',
    ja: '横にn個のテクセルがあるテクスチャーは、0から1をn等分しています。テクセルの値が対応するのは、各区間の端ではなく中央です。この関数は、位置を切り捨てて整数番目のテクセルにそろえ、そこから半テクセル進みます。そこを線形フィルターで読むと、隣と混ざらずに一つのテクセルの値が得られるので、拡大してもくっきりしたままです。丸めた位置から絵を描けば、ブロック状の絵になります。粗い解像度にすると、ドット絵、モザイク、刺繍などに使えます。',
  },
  parameters: {
    st: uvParameter({ en: 'The position in uv.', ja: 'uvでの位置です。' }, [0.3, 0.6]),
    resolution: {
      meaning: { en: 'The number of texels across and upwards.', ja: '横と縦のテクセルの数です。' },
      unit: 'count',
      range: [1, 64],
      default: [16, 16],
      step: 1,
      outside: {
        en: 'Whole numbers from 1 on. A number below 1 counts as 1, so nothing is divided by zero.',
        ja: '1以上の整数を渡してください。1未満は1とみなすので、0で割ることはありません。',
      },
    },
  },
  returns: {
    en: 'The centre of the texel. At 1 the next texel begins, which lies outside: a texture decides by its wrap mode what is read there.',
    ja: 'テクセルの中央です。1からは画像の外の次のテクセルになります。そこで何が読まれるかは、テクスチャーのラップモードで決まります。',
    range: { min: 0, max: 2 },
  },
  formula: String.raw`p \mapsto \frac{\lfloor p \, n \rfloor + \frac{1}{2}}{n}`,
  edgeCases: [
    {
      of: [
        [0, 0],
        [4, 4],
      ],
      is: [0.125, 0.125],
      en: 'The corner lies in the first texel.',
      ja: '角は最初のテクセルに含まれます。',
    },
    {
      of: [
        [0.3, 0.6],
        [4, 2],
      ],
      is: [0.375, 0.75],
    },
    {
      of: [
        [0.25, 0.5],
        [4, 2],
      ],
      is: [0.375, 0.75],
      en: 'A border belongs to the texel after it.',
      ja: '境目は、次のテクセルに含まれます。',
    },
    {
      of: [
        [0.375, 0.75],
        [4, 2],
      ],
      is: [0.375, 0.75],
      en: 'The centre of a texel stays.',
      ja: 'テクセルの中央は動きません。',
    },
    {
      of: [
        [1, 0],
        [4, 4],
      ],
      is: [1.125, 0.125],
      en: 'At 1 begins the texel beyond the edge.',
      ja: '1は、端の外の次のテクセルになります。',
    },
    {
      of: [
        [-0.1, 0],
        [4, 4],
      ],
      is: [-0.125, 0.125],
      en: 'Texels go on below 0.',
      ja: '0より下にもテクセルが続きます。',
    },
    {
      of: [
        [0.7, 0.2],
        [0, 1],
      ],
      is: [0.5, 0.5],
      en: 'One texel, whose centre is the centre of the picture.',
      ja: 'テクセルが一つなら、その中央は画像の中央です。',
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'Of the centres around the position, the nearest along each axis, in double precision.',
      ja: '位置のまわりにあるテクセルの中央のうち、軸ごとに最も近いもので、倍精度で計算します。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps by one texel at every border, and is constant between borders.',
    ja: '境目ごとにテクセル一つ分飛び、そのあいだは一定です。',
  },
  claims: {
    'A linear filter that reads there gets one texel and nothing of its neighbours': 'a linear filter at the position of nearestTexel gives one texel',
    'The centre of a texel stays': 'nearestTexel leaves its own results, bit for bit',
    'Jumps by one texel at every border': 'nearestTexel has one value for each texel, its centre',
    'A border belongs to the texel after it': 'nearestTexel has one value for each texel, its centre',
  },
  references: [
    { title: 'What Are the Coordinates of a Pixel?', authors: 'Paul S. Heckbert', year: 1990, section: 'Graphics Gems, pages 246 to 248' },
    {
      title: 'A Pixel Is Not a Little Square',
      authors: 'Alvy Ray Smith',
      year: 1995,
      section: 'Microsoft Technical Memo 6',
      url: 'http://alvyray.com/Memos/CG/Microsoft/6_pixel.pdf',
    },
  ],
  provenance: fromReference,
  related: ['spriteUv', 'decimate', 'mod2', 'aspectUv'],
  confusedWith: [
    {
      name: { en: 'the nearest filter of a texture', ja: 'テクスチャーのnearestフィルター' },
      en: 'Does the same for every reading of the texture. The function decides it for one reading, or for a picture without a texture.',
      ja: 'テクスチャーの読み出しすべてに同じことをします。この関数は、一度の読み出しだけを変えたり、テクスチャーのない絵に使ったりできます。',
    },
    {
      name: 'decimate',
      en: 'Rounds down to the lower edge of each step. It is made for values, such as tones.',
      ja: '各段の下端に切り捨てます。階調などの値に使います。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'NearestFilter', note: { en: 'As a filter of the texture.', ja: 'テクスチャーのフィルターとして指定します。' } },
    { where: 'CSS', name: 'image-rendering: pixelated' },
  ],
  synonyms: {
    en: ['nearest', 'nearest neighbour', 'pixelate', 'pixel art', 'texel centre', 'mosaic', 'point sampling', 'snap to grid', 'quantize', 'blocky'],
    ja: ['最近傍', 'さいきんぼう', 'ニアレストネイバー', 'テクセル', 'ピクセル化', 'ドット絵', 'モザイク', '量子化', '解像度を下げる', '刺繍'],
  },
  examples: {
    'sign-of-a-tram': { en: 'The sign of a tram', ja: '路面電車の行先表示' },
    'strawberries-in-cross-stitch': { en: 'Strawberries in cross-stitch', ja: 'クロスステッチのいちご' },
  },
}
