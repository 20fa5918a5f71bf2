/** The controls and readouts of the page of the squares and of its two twins with hand-written shaders. */
import { button, select, slider } from '../control.ts'

/** The picture, and what the pointer does. */
export const squareWords = {
  label: {
    en: 'A night sky of thousands of turned squares: golden and white stars, and blue bands that flow around them in vortices',
    ja: '向きの異なる何千個もの正方形で描いた夜空。金色や白の星のまわりを、青い帯が渦を巻いて流れている',
  },
  hint: { en: 'Move the pointer over the canvas to turn the squares.', ja: 'ポインターを重ねると、周りの正方形が回ります。' },
  keys: { en: 'arrows move the point around which squares turn.', ja: '矢印キーで、正方形を回す位置を移動。' },
  messages: { measuring: { en: 'Measuring …', ja: '測定中…' } },
} as const

const count = slider({ label: { en: 'Squares: 10 to the power of', ja: '正方形の数（10の何乗か）' }, min: 0, max: 6, step: 0.25, value: 4 })
const size = slider({ label: { en: 'Side', ja: '1辺の長さ' }, unit: { en: '× spacing', ja: '×間隔' }, min: 0.25, max: 4, step: 0.25, value: 1.5 })
const sway = slider({ label: { en: 'Sway', ja: '揺れ' }, min: 0, max: 1, step: 0.1, value: 1 })
const attribute = { en: 'Instance attributes', ja: 'インスタンス属性' }
const storage = { en: 'Storage, by instance index', ja: 'ストレージ（インスタンス番号）' }
const computed = { en: 'Nothing: computed from the index', ja: '読まない（番号から計算）' }
const reading = { en: 'What the vertex stage reads', ja: '頂点ステージが読むもの' }

export const squareControls = {
  count,
  reading: select({
    label: reading,
    options: { attribute, storage, list: { en: 'Storage, without instances', ja: 'ストレージ（インスタンスなし）' }, computed },
    value: 'attribute',
  }),
  size,
  bytes: select({
    label: { en: 'Bytes per square', ja: '1個あたりのバイト数' },
    options: { '16': { en: '16', ja: '16' }, '64': { en: '64', ja: '64' } },
    value: '16',
  }),
  sway,
  view: select({
    label: { en: 'View', ja: '表示' },
    options: { picture: { en: 'Picture', ja: '画像' }, overdraw: { en: 'Overdraw', ja: 'オーバードロー' } },
    value: 'picture',
  }),
  limit: button({ label: { en: 'Find the limit', ja: '限界を探す' } }),
  shares: button({ label: { en: 'What does the time depend on?', ja: '時間は何で決まる？' } }),
}

const squares = { en: 'squares', ja: '正方形の数' }
const bytes = { en: 'read per frame', ja: '1フレームに読む量' }
const layers = { en: 'overdraw', ja: 'オーバードロー' }

export const squareReadouts = {
  squares,
  rate: { en: 'squares per second', ja: '1秒あたりの正方形' },
  bytes,
  layers,
  limit: { en: 'limit at 60 fps', ja: '60fpsの限界' },
  bySquares: { en: 'time ∝ squares', ja: '個数に比例する時間' },
  byPixels: { en: 'time ∝ pixels', ja: '画素数に比例する時間' },
  byBytes: { en: 'time ∝ bytes', ja: 'バイト数に比例する時間' },
}

const language = { glsl: 'GLSL', wgsl: 'WGSL' } as const

export const twinControls = (text: keyof typeof language) => ({
  // Two draws take twice as long.
  count: { ...count, value: 3.5 },
  reading: select({ label: reading, options: { attribute, storage, computed }, value: 'attribute' }),
  size,
  sway,
  view: select({
    label: { en: 'Show', ja: '表示' },
    options: {
      text: { en: `Written by hand in ${language[text]}`, ja: `${language[text]}で手書きした方` },
      nodes: { en: 'Written with nodes', ja: 'ノードで書いた方' },
      difference: { en: 'Difference × 100', ja: '差（100倍）' },
    },
    value: 'text',
  }),
  time: button({ label: { en: 'Compare times', ja: '時間を比べる' } }),
})

export const twinReadouts = {
  squares,
  bytes,
  layers,
  difference: { en: 'Largest difference, of 255', ja: '最大の差（255段階中）' },
  ratio: { en: 'Time with nodes ÷ by hand', ja: '時間の比（ノード÷手書き）' },
}
