/** Record of aspectUv. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { resolutionParameter, uvParameter, viewport } from './picture-uv.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Multiplies x of uv by width / height, so that both axes have the same unit: the height of the picture.',
    ja: 'uvのxに「幅÷高さ」を掛けます。どちらの軸も、画像の高さが1になります。',
  },
  intuition: {
    en: 'uv runs from 0 to 1 along both sides of a canvas, whatever its shape. On a wide canvas a step of 0.1 is therefore longer to the right than upwards, and a circle drawn over uv becomes an ellipse. Multiplied by width / height, x counts in heights of the picture, as y does. The origin stays in the lower left corner: at 16:9, x runs from 0 to 1.78, and the middle is at (0.89, 0.5). Use it for what starts at the left or lower edge, such as rows of cells, text or a ruler. For what belongs in the middle, use squareUv.',
    ja: 'uvは、canvasがどんな形でも、両辺とも0から1までです。横長のcanvasでは、同じ0.1でも縦より横の方が長いので、uvで描いた円は楕円になってしまいます。xに「幅÷高さ」を掛けると、xもyと同じく画像の高さを単位として測れます。原点は左下のままです。16:9なら、xは0から約1.78まで、中央は (0.89, 0.5) です。セルの並び、文字、目盛りなど、左や下の端から始まるものに使います。中央に置くものには、squareUvを使ってください。',
  },
  parameters: { st: uvParameter({ en: 'The position in uv.', ja: 'uvでの位置です。' }), resolution: resolutionParameter },
  returns: {
    en: 'The position in heights of the picture, from its lower left corner: x from 0 to width / height, y from 0 to 1.',
    ja: '画像の左下から測り、画像の高さを1とした位置です。xは0から「幅÷高さ」まで、yは0から1までです。',
    range: { min: 0, max: [10, 1] },
  },
  formula: String.raw`(x, y) \mapsto \left( x \, \frac{w}{h},\ y \right)`,
  edgeCases: [
    {
      of: [
        [1, 1],
        [1920, 1080],
      ],
      is: [16 / 9, 1],
      en: 'The upper right corner.',
      ja: '右上の角です。',
    },
    {
      of: [
        [0.5, 0.5],
        [1920, 1080],
      ],
      is: [8 / 9, 0.5],
      en: 'The middle of the picture is not at (0.5, 0.5).',
      ja: '画像の中央は (0.5, 0.5) ではありません。',
    },
    {
      of: [
        [0, 0.25],
        [640, 480],
      ],
      is: [0, 0.25],
      exact: true,
      en: 'The left edge stays where it is.',
      ja: '左の端は動きません。',
    },
    {
      of: [
        [0.5, 0.5],
        [512, 1024],
      ],
      is: [0.25, 0.5],
      en: 'On an upright canvas, x ends before 1.',
      ja: '縦長のcanvasでは、xは1より手前で終わります。',
    },
    {
      of: [
        [0, 1],
        [0, 0],
      ],
      is: [0, 1],
      en: 'Without a size, nothing is divided by zero.',
      ja: '大きさが0でも、0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'The position in pixels, divided by the height, in double precision.',
      ja: 'ピクセル単位の位置を高さで割ったもので、倍精度で計算します。',
    },
  },
  continuity: { order: 'smooth', en: 'A stretch along x.', ja: 'x方向に引き伸ばすだけです。' },
  claims: {
    'Multiplied by width / height, x counts in heights of the picture, as y does': 'aspectUv and squareUv keep the proportions of lengths in pixels',
    'The origin stays in the lower left corner': 'aspectUv leaves the left edge and every height',
    'at 16:9, x runs from 0 to 1.78, and the middle is at (0.89, 0.5)': 'corners and middle of a picture of 16:9 are where the pages say',
  },
  references: [viewport],
  provenance: fromFirstPrinciples,
  related: ['squareUv', 'unsquareUv', 'centerUv'],
  confusedWith: [
    {
      name: 'squareUv',
      en: 'Keeps the middle of the picture at (0.5, 0.5), and counts in the shorter side, so that a unit also fits an upright canvas.',
      ja: '画像の中央を (0.5, 0.5) に保ち、短い方の辺を1とします。縦長のcanvasでも、長さ1が収まります。',
    },
    {
      name: 'uv.sub(0.5).mul(resolution).div(resolution.y)',
      en: 'Counts in heights too, from the middle: the usual start for a scene around the origin.',
      ja: '同じく高さを1としますが、中央を原点とします。原点を中心に描くときによく使う形です。',
    },
  ],
  elsewhere: [],
  synonyms: {
    en: ['aspect', 'aspect ratio', 'aspect correction', 'stretch', 'ellipse instead of circle', 'distorted circle', 'square pixels', 'uv'],
    ja: ['アスペクト比', 'アスペクトひ', '縦横比', 'たてよこひ', '歪み', '楕円になる', '円がつぶれる', '補正', '正方形のピクセル'],
  },
  examples: {
    'notes-on-a-stave': { en: 'Notes on a stave', ja: '五線譜の音符' },
    'tin-of-watercolours': { en: 'A tin of watercolours', ja: '水彩絵の具のパレット' },
  },
}
