/** Record of grainMerge. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { gimpOn } from './sources.ts'

const clamped = { en: 'Any value: only the result is clamped.', ja: 'どんな値でもかまいません。結果だけをクランプします。' }

export const record: WrittenRecord = separable('blendGrainMerge', {
  summary: {
    en: 'Adds the blend colour’s difference from mid-grey to the base, and clamps the result to 0–1.',
    ja: '重ねる色の中間グレーからの差を下の色に足し、結果を0〜1にクランプします。',
  },
  intuition: {
    en: 'Mid-grey on top changes nothing, brighter tones brighten and darker ones darken, all parts of the base by the same amount. So a texture drawn around mid-grey, such as film grain, canvas or wood, lies evenly on light and shade. It puts back what grain extract took out of another image. The order of the colours does not matter.',
    ja: '中間グレーを重ねても変わらず、それより明るい階調は明るく、暗い階調は暗くします。変化の量は、下の色の明るさによらず同じです。そのため、フィルムの粒子や画布、木目のように中間グレーを中心に描いた質感が、明るい部分にも暗い部分にも均一に載ります。微粒取り出しで取り出した質感を戻すのにも使います。二つの色を入れ替えても結果は同じです。',
  },
  outside: { base: clamped, blend: clamped },
  formula: String.raw`B(b, s) = \operatorname{clamp}\bigl(b + s - \tfrac12,\ 0,\ 1\bigr)`,
  edgeCases: [
    { of: [0.3, 0.5], is: 0.3, en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    { of: [0.5, 0.75], is: 0.75, exact: true, en: 'A tone ¼ above mid-grey adds ¼.', ja: '中間グレーより ¼ 明るい階調は ¼ を足します。' },
    { of: [0.5, 0.25], is: 0.25, exact: true, en: 'A tone ¼ below takes ¼ away.', ja: '¼ 暗い階調は ¼ を引きます。' },
    { of: [0.25, 0], is: 0, exact: true, en: 'Clamped to black: black on top takes ½ away.', ja: '黒を重ねると ½ を引きます。ここでは黒でクランプされます。' },
    { of: [0.75, 1], is: 1, exact: true, en: 'Clamped to white: white on top adds ½.', ja: '白を重ねると ½ を足します。ここでは白でクランプされます。' },
  ],
  alpha: {
    of: [
      [0.75, 0.5, 0.25, 0.25],
      [0.5, 0.75, 0.5, 1],
    ],
    is: [0.75, 0.75, 0.25, 0.25],
    exact: true,
  },
  half: { of: [0.5, 0.75, 0.5], is: 0.625 },
  accuracy: 'polynomial',
  oracle: { en: 'GIMP’s equation, with ½ for its 128, in double precision.', ja: 'GIMPの式の128を ½ と読み替え、倍精度で計算したものです。' },
  continuity: { order: 0, en: 'Corners where the result reaches black and white.', ja: '結果が黒と白に届くところで角になります。' },
  claims: {
    'Mid-grey on top changes nothing, brighter': 'changes nothing where its neutral tone is laid on top',
    'The order of the colours does not matter': 'gives the same in either order of its colours',
    'It puts back what grain extract took out of another image': 'grain merge gives back what grain extract took, where the colours differ by at most ½',
    'goes twice as far': 'grain merge goes half as far as linear light',
  },
  references: [gimpOn('Grain merge')],
  related: ['blendGrainExtract', 'blendLinearLight', 'blendOverlay', 'blendSoftLight'],
  confusedWith: [
    { name: 'blendGrainExtract', en: 'The way there: subtracts the blend colour and adds ½.', ja: '逆の操作で、重ねる色を引いて ½ を足します。' },
    {
      name: 'blendLinearLight',
      en: 'Doubles the difference from mid-grey, so it goes twice as far.',
      ja: '中間グレーからの差を2倍にするので、変化も2倍になります。',
    },
    { name: 'blendOverlay', en: 'Changes mid-tones most and leaves black and white as they are.', ja: '中間調を最も強く変え、黒と白は変えません。' },
  ],
  elsewhere: {
    gimp: [
      { en: 'Grain merge', ja: '微粒結合' },
      {
        en: 'Its legacy mode subtracts 128 from bytes, which is 0.502 instead of ½.',
        ja: '旧式のモードは0〜255の値から128を引くので、½ ではなく0.502になります。',
      },
    ],
    krita: 'Grain Merge',
    photoshop: [
      { en: 'no such mode', ja: '該当するモードなし' },
      { en: 'Linear Light at half the contrast of the blend colour is the same.', ja: '重ねる色のコントラストを半分にしたリニアライトと同じです。' },
    ],
  },
  words: {
    en: ['grain merge', 'film grain', 'texture', 'frequency separation', 'gimp'],
    ja: ['微粒結合', '粒状結合', '粒子', 'フィルムグレイン', '質感', 'テクスチャ', '木目', 'キャンバス'],
  },
  examples: {
    'grain-of-a-board': { en: 'The grain of painted boards', ja: '塗った板の木目' },
    'weave-under-a-landscape': { en: 'The weave of a canvas under a landscape', ja: '風景画を描いた画布の織り目' },
  },
})
