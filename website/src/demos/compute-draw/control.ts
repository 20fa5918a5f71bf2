/** The controls and readouts of the watercolour page and of its two twins with hand-written shaders. */
import { button, select, slider } from '../control.ts'

/** The picture, and how to paint on it. */
export const drawWords = {
  label: {
    en: 'A watercolour of hills in the mist: violet and green ranges before a pale sky with a white sun, and in front a green bank that is still wet',
    ja: '霧の中の山並みを描いた水彩画。白い太陽の浮かぶ淡い空を背に紫と緑の山が重なり、手前の緑の土手はまだ濡れている',
  },
  hint: { en: 'Drag to paint. A pen paints by its pressure.', ja: 'ドラッグすると描けます。ペンなら筆圧も効きます。' },
  keys: { en: 'arrows move the brush, the space bar paints.', ja: '矢印キーで筆を移動、スペースキーで描画。' },
  touch: 'none',
} as const

export const drawControls = {
  pigment: select({
    label: { en: 'Pigment', ja: '絵の具' },
    options: {
      rose: { en: 'Rose', ja: 'ローズ' },
      red: { en: 'Red', ja: 'レッド' },
      orange: { en: 'Orange', ja: 'オレンジ' },
      yellow: { en: 'Yellow', ja: 'イエロー' },
      ochre: { en: 'Ochre', ja: 'オーカー' },
      sap: { en: 'Sap green', ja: 'サップグリーン' },
      viridian: { en: 'Viridian', ja: 'ビリジャン' },
      cerulean: { en: 'Cerulean', ja: 'セルリアンブルー' },
      ultramarine: { en: 'Ultramarine', ja: 'ウルトラマリン' },
      violet: { en: 'Violet', ja: 'バイオレット' },
      umber: { en: 'Umber', ja: 'アンバー' },
      grey: { en: 'Grey', ja: 'グレー' },
    },
    value: 'rose',
  }),
  brush: select({
    label: { en: 'Brush', ja: '筆' },
    options: {
      wet: { en: 'Wet brush', ja: '濡れた筆' },
      dry: { en: 'Dry brush', ja: 'かすれた筆' },
      water: { en: 'Water only', ja: '水だけ' },
      sponge: { en: 'Sponge', ja: 'スポンジ' },
    },
    value: 'wet',
  }),
  size: slider({ label: { en: 'Size', ja: '太さ' }, unit: { en: 'cells', ja: 'セル' }, min: 2, max: 40, step: 1, value: 11 }),
  load: slider({ label: { en: 'Pigment on the brush', ja: '絵の具の量' }, min: 0.1, max: 3, step: 0.1, value: 1 }),
  wetness: slider({ label: { en: 'Water on the brush', ja: '水の量' }, min: 0.1, max: 1, step: 0.05, value: 0.6 }),
  edges: slider({ label: { en: 'Drying at the edges', ja: '縁の乾きやすさ' }, min: 0, max: 2, step: 0.1, value: 1 }),
  paper: select({
    label: { en: 'Paper', ja: '紙' },
    options: { smooth: { en: 'Smooth', ja: '細目' }, cold: { en: 'Medium', ja: '中目' }, rough: { en: 'Rough', ja: '荒目' } },
    value: 'cold',
  }),
  steps: slider({ label: { en: 'Steps per frame', ja: '1フレームの計算回数' }, min: 0, max: 12, step: 1, value: 4 }),
  sheet: select({
    label: { en: 'Start with', ja: '最初の絵' },
    options: { landscape: { en: 'Hills in the mist', ja: '霧の中の山並み' }, blank: { en: 'A blank sheet', ja: '白い紙' } },
    value: 'landscape',
    rebuild: true,
  }),
  undo: button({ label: { en: 'Undo', ja: '元に戻す' } }),
  redo: button({ label: { en: 'Redo', ja: 'やり直す' } }),
  clear: button({ label: { en: 'Blank sheet', ja: '白紙にする' } }),
  save: button({ label: { en: 'Save as PNG', ja: 'PNGで保存' } }),
}

export const drawReadouts = {
  brought: { en: 'Pigment brought', ja: '置いた顔料' },
  there: { en: 'Pigment on the sheet', ja: '紙の上の顔料' },
  lost: { en: 'Relative difference', ja: '相対的な差' },
}

const language = { glsl: 'GLSL', wgsl: 'WGSL' } as const

export const twinControls = (text: keyof typeof language) => ({
  ...drawControls,
  view: select({
    label: { en: 'Show', ja: '表示' },
    options: {
      text: { en: `Written by hand in ${language[text]}`, ja: `${language[text]}で手書きした方` },
      nodes: { en: 'Written with a kernel', ja: 'カーネルで書いた方' },
      difference: { en: 'Difference × 1,000', ja: '差（1000倍）' },
    },
    value: 'text',
  }),
  time: button({ label: { en: 'Compare times', ja: '時間を比べる' } }),
})

export const twinReadouts = {
  difference: { en: 'Largest difference, of 255', ja: '最大の差（255段階中）' },
  ratio: { en: 'Time with a kernel ÷ by hand', ja: '時間の比（カーネル÷手書き）' },
}
