/** Record of squareUv. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { resolutionParameter, uvParameter, viewport } from './picture-uv.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Coordinates of the largest square in the middle of a picture, from 0 to 1 along both axes.',
    ja: '画像の中央に収まる最大の正方形の中を、両方の軸で0から1とする座標です。',
  },
  intuition: {
    en: 'A design made for a square should be whole on every canvas: on a wide one, on a square one and on an upright phone. This function lays the unit square over the middle of the picture, as large as fits. Along the shorter side uv stays as it is; along the longer side it is stretched from the middle, so that lengths agree, and goes on beyond 0 and 1 to both sides. The middle of the picture stays at (0.5, 0.5). Use it for one motif in the middle, unsquareUv to convert back to uv, and aspectUv for what starts at the left edge.',
    ja: '正方形に合わせて作った図柄は、横長のcanvasでも、正方形でも、縦長のスマートフォンでも、全体が見えてほしいものです。この関数は、画像の中央に、収まるかぎり大きく単位正方形を重ねます。短い辺の方向では、uvはそのままです。長い辺の方向では、長さがそろうように中央から引き伸ばすので、両側で0と1を超えます。画像の中央は (0.5, 0.5) のままです。中央に置く図柄に使ってください。元のuvに戻すにはunsquareUv、左端から始まるものにはaspectUvを使います。',
  },
  parameters: { st: uvParameter({ en: 'The position in uv.', ja: 'uvでの位置です。' }), resolution: resolutionParameter },
  returns: {
    en: 'The position in the square: 0 to 1 inside it, less or more on the strips beside it.',
    ja: '正方形を基準にした位置です。その中では0から1、両脇の帯ではそれより小さいか大きい値になります。',
    range: { min: -4.5, max: 5.5 },
  },
  formula: String.raw`p \mapsto \left( p - \tfrac{1}{2} \right) \frac{(w, h)}{\min(w, h)} + \tfrac{1}{2}`,
  edgeCases: [
    {
      of: [
        [0.5, 0.5],
        [1920, 1080],
      ],
      is: [0.5, 0.5],
      en: 'The middle stays in the middle.',
      ja: '中央は中央のままです。',
    },
    {
      of: [
        [1, 1],
        [1920, 1080],
      ],
      is: [0.5 + 8 / 9, 1],
      en: 'The upper right corner of a wide canvas.',
      ja: '横長のcanvasの右上の角です。',
    },
    {
      of: [
        [0, 0],
        [1920, 1080],
      ],
      is: [0.5 - 8 / 9, 0],
      en: 'The strips beside the square begin below 0.',
      ja: '正方形の脇では、0より小さくなります。',
    },
    {
      of: [
        [0, 1],
        [1000, 2000],
      ],
      is: [0, 1.5],
      en: 'On an upright canvas, y goes beyond 1.',
      ja: '縦長のcanvasでは、yが1を超えます。',
    },
    {
      of: [
        [0.25, 0.875],
        [512, 512],
      ],
      is: [0.25, 0.875],
      en: 'On a square canvas nothing changes.',
      ja: '正方形のcanvasでは何も変わりません。',
    },
    {
      of: [
        [0.5, 1],
        [0, 0],
      ],
      is: [0.5, 1],
      en: 'Without a size, nothing is divided by zero.',
      ja: '大きさが0でも、0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'The position in pixels from the corner of the square, divided by its side, in double precision.',
      ja: '正方形の角から測ったピクセル単位の位置をその一辺で割ったもので、倍精度で計算します。',
    },
  },
  continuity: { order: 'smooth', en: 'A stretch along the longer side.', ja: '長い辺の方向に引き伸ばすだけです。' },
  claims: {
    'as large as fits': 'the square of squareUv lies in the picture, and fills its shorter side',
    'The middle of the picture stays at (0.5, 0.5)': 'squareUv leaves the middle and, along the shorter side, every position',
    'Along the shorter side uv stays as it is': 'squareUv leaves the middle and, along the shorter side, every position',
    'so that lengths agree': 'aspectUv and squareUv keep the proportions of lengths in pixels',
    'On a square canvas nothing changes': 'squareUv leaves the middle and, along the shorter side, every position',
  },
  references: [viewport],
  provenance: fromFirstPrinciples,
  related: ['unsquareUv', 'aspectUv', 'centerUv'],
  confusedWith: [
    {
      name: 'aspectUv',
      en: 'Begins at the lower left corner and counts in heights: on an upright canvas the unit square does not fit.',
      ja: '左下から始まり、画像の高さを1とします。縦長のcanvasでは、単位正方形が収まりません。',
    },
    {
      name: 'centerUv',
      en: 'Moves the origin to the middle and does nothing about the proportions. After squareUv it gives −1 to 1 in the square.',
      ja: '原点を中央に移すだけで、縦横比は補正しません。squareUvの後に使うと、正方形の中が −1から1になります。',
    },
  ],
  elsewhere: [
    {
      where: 'CSS',
      name: 'object-fit: contain',
      note: { en: 'The same fit, for a picture in a box.', ja: '枠の中に画像を収めるときの、同じ合わせ方です。' },
    },
  ],
  synonyms: {
    en: ['ratio', 'aspect ratio', 'square', 'fit', 'contain', 'centred square', 'letterbox', 'responsive', 'min side'],
    ja: ['アスペクト比', '縦横比', 'たてよこひ', '正方形', 'せいほうけい', '中央', '収める', 'レスポンシブ', '短辺', '余白'],
  },
  examples: {
    'compass-rose': { en: 'A compass rose that fits any canvas', ja: 'どんなcanvasにも収まる羅針図' },
    'iris-of-an-eye': { en: 'The iris of an eye', ja: '目の虹彩' },
  },
}
