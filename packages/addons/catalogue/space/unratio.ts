/** Record of unsquareUv. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { resolutionParameter, uvParameter, viewport } from './picture-uv.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The inverse of squareUv: converts a position in the square in the middle of the picture to uv.',
    ja: 'squareUvの座標をuvに戻します。中央の正方形の中の位置が、画像のどこにあたるかを返します。',
  },
  intuition: {
    en: 'Work that needs true angles and lengths, such as a turn, a twirl or a round lens, is done in the coordinates of squareUv. A texture that fills the canvas is read with uv. This function converts the first to the second: it undoes the scaling of squareUv, from the same middle. A rotation between the two keeps every right angle of the picture, while a rotation of uv itself would shear it on a canvas that is not square.',
    ja: '回転、渦、円形のレンズなど、角度や長さを正しく扱う処理は、squareUvの座標で行います。一方、canvas全体に広がるテクスチャーはuvで読みます。この関数は、前者から後者に戻します。squareUvが掛けた比で、同じ中央から割るのです。この二つのあいだで回せば、絵の直角は保たれます。正方形でないcanvasでuvをそのまま回すと、絵は斜めに歪みます。',
  },
  parameters: {
    st: uvParameter({ en: 'The position as squareUv gives it.', ja: 'squareUvが返す座標での位置です。' }),
    resolution: resolutionParameter,
  },
  returns: {
    en: 'The position in uv. The unit square becomes the middle part of the picture.',
    ja: 'uvでの位置です。単位正方形は、画像の中央の部分になります。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`p \mapsto \left( p - \tfrac{1}{2} \right) \frac{\min(w, h)}{(w, h)} + \tfrac{1}{2}`,
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
      is: [0.78125, 1],
      en: 'The corner of the square, in a wide picture: above, but not on the right edge.',
      ja: '横長の画像での正方形の角です。上端にありますが、右端ではありません。',
    },
    {
      of: [
        [0.5 + 8 / 9, 1],
        [1920, 1080],
      ],
      is: [1, 1],
      en: 'What squareUv makes of a corner leads back to it.',
      ja: 'squareUvが角から作る値は、角に戻ります。',
    },
    {
      of: [
        [0, 1],
        [1000, 2000],
      ],
      is: [0, 0.75],
    },
    {
      of: [
        [0.25, 0.875],
        [512, 512],
      ],
      is: [0.25, 0.875],
      en: 'In a square picture nothing changes.',
      ja: '正方形の画像では何も変わりません。',
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
    oracle: {
      en: 'The position in pixels from the corner of the picture, divided by its sides, in double precision; and squareUv, which leads back.',
      ja: '画像の角から測ったピクセル単位の位置を両辺で割ったもので、倍精度で計算します。squareUvで元に戻ることも確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'A compression along the longer side.', ja: '長い辺の方向に縮めるだけです。' },
  claims: {
    'The inverse of squareUv': 'squareUv and unsquareUv undo each other',
    'A rotation between the two keeps every right angle of the picture':
      'a turn in the coordinates of squareUv keeps right angles in pixels, and a turn of uv does not',
    'In a square picture nothing changes': 'squareUv and unsquareUv undo each other',
  },
  references: [viewport],
  provenance: fromFirstPrinciples,
  related: ['squareUv', 'aspectUv', 'rotate'],
  confusedWith: [
    { name: 'squareUv', en: 'Leads the other way, from uv to the square.', ja: '逆に、uvから正方形の座標を求めます。' },
    {
      name: 'uncenterUv',
      en: 'Leads from −1 to 1 back to 0 to 1, and knows nothing about proportions.',
      ja: '−1から1までを0から1までに戻すだけで、縦横比は考えません。',
    },
  ],
  elsewhere: [],
  synonyms: {
    en: ['unratio', 'inverse ratio', 'back to uv', 'undo aspect ratio', 'texture coordinates', 'aspect', 'lens', 'full screen'],
    ja: ['逆変換', 'ぎゃくへんかん', 'uvに戻す', 'アスペクト比', '縦横比', 'テクスチャー座標', '全画面', '元に戻す', '正方形'],
  },
  examples: {
    'round-lens-over-a-map': { en: 'A round lens over a map', ja: '地図の上の丸いルーペ' },
    'twirl-in-striped-fabric': { en: 'A twirl in striped fabric', ja: '縞の布にできた渦' },
  },
}
