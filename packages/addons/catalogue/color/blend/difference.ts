/** Record of difference. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendDifference', 'difference', {
  culori: true,
  summary: {
    en: 'Gives the distance between the two colours, channel by channel: black where they are the same.',
    ja: 'チャンネルごとに二つの色の差の絶対値を取ります。二つの色が同じところは黒になります。',
  },
  intuition: {
    en: 'Two images that agree cancel each other to black, and every deviation lights up, which makes this the mode to compare and align images with. Black on top changes nothing and white inverts the base. The order of the colours does not matter. Where a bright shape lies over a bright one it becomes dark, so overlapping shapes alternate like a chessboard.',
    ja: '二枚の画像が一致するところは打ち消し合って黒になり、違うところだけが光ります。画像の比較や位置合わせに使うモードです。黒を重ねても変わらず、白を重ねると下の色が反転します。二つの色を入れ替えても結果は同じです。明るい図形に明るい図形を重ねると暗くなるので、図形が重なるたびに、市松模様のように明暗が入れ替わります。',
  },
  outside: {
    base: { en: 'Not clamped: the result is the distance, which may exceed 1.', ja: 'クランプしません。差がそのまま結果になり、1を超えることもあります。' },
    blend: { en: 'Not clamped: the result is the distance, which may exceed 1.', ja: 'クランプしません。差がそのまま結果になり、1を超えることもあります。' },
  },
  formula: String.raw`B(b, s) = \lvert b - s \rvert`,
  edgeCases: [
    { of: [0.75, 0.25], is: 0.5, exact: true, en: 'The base is brighter.', ja: '下の色の方が明るい場合です。' },
    { of: [0.25, 0.75], is: 0.5, exact: true, en: 'The blend colour is brighter: the same result.', ja: '重ねる色の方が明るい場合も、結果は同じです。' },
    { of: [0.6, 0.6], is: 0, exact: true, en: 'Two equal tones are black.', ja: '同じ階調どうしは黒になります。' },
    { of: [0.3, 0], is: 0.3, exact: true, en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' },
    { of: [0.3, 1], is: 0.7, en: 'White on top inverts the base.', ja: '白を重ねると下の色が反転します。' },
    { of: [1.5, 0.25], is: 1.25, exact: true, en: 'Not clamped.', ja: 'クランプしません。' },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 1, 0.25],
      [0.5, 0.5, 0.25, 1],
    ],
    is: [0.25, 0, 0.75, 0.25],
    exact: true,
  },
  half: { of: [0.75, 0.25, 0.5], is: 0.625 },
  accuracy: 'polynomial',
  continuity: {
    order: 0,
    en: 'A corner, at black, where a channel is the same in both colours.',
    ja: 'チャンネルの値が二つの色で等しいところで、黒に届いて角になります。',
  },
  claims: {
    'Black on top changes nothing and': 'changes nothing where its neutral tone is laid on top',
    'white inverts the base': 'difference and exclusion invert under white, and exclusion is at least as bright',
    'The order of the colours does not matter': 'gives the same in either order of its colours',
    'at least as bright as difference': 'difference and exclusion invert under white, and exclusion is at least as bright',
  },
  related: ['blendExclusion', 'blendNegation', 'blendPhoenix', 'blendDarken', 'blendLighten'],
  confusedWith: [
    {
      name: 'blendExclusion',
      en: 'The same under black and white, but with less contrast: a mid-grey in either layer gives mid-grey. It is at least as bright as difference.',
      ja: '黒と白を重ねたときは同じですが、コントラストは低くなります。どちらかの層が中間グレーなら、結果も中間グレーです。結果は差の絶対値と同じか、より明るくなります。',
    },
    {
      name: 'blendSubtract',
      en: 'Base minus blend colour, and black where the blend colour is brighter.',
      ja: '下の色から重ねる色を引きます。重ねる色の方が明るいところは黒になります。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Difference', ja: '差の絶対値' },
    blender: 'Difference',
    unity: 'Difference',
  },
  words: {
    en: ['difference', 'absolute difference', 'compare images', 'diff', 'align', 'invert', 'xor'],
    ja: ['差の絶対値', 'さのぜったいち', '差分', 'ディファレンス', '比較', '位置合わせ', '反転'],
  },
  examples: {
    'rings-that-cross': { en: 'Rings that cross in a moiré', ja: '二組の輪がつくるモアレ' },
    'panes-of-coloured-glass': { en: 'Panes of coloured glass', ja: '重なり合う色ガラス' },
  },
})
