/** Reaction and diffusion: a kernel that reads its neighbours. */
import { button, seed, select, slider } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  regime: select({
    label: { en: 'Regime', ja: '領域' },
    options: {
      theta: { en: 'θ  growing corals', ja: 'θ  育つ珊瑚' },
      gamma: { en: 'γ  restless worms', ja: 'γ  落ち着かない縞' },
      zeta: { en: 'ζ  rings that break to spots', ja: 'ζ  ちぎれる輪と斑点' },
      epsilon: { en: 'ε  spots that divide and die', ja: 'ε  分裂と消滅を繰り返す斑点' },
      eta: { en: 'η  rows of spots', ja: 'η  連なる斑点' },
      lambda: { en: 'λ  dividing cells', ja: 'λ  分裂する細胞' },
      mu: { en: 'μ  worms that grow at both ends', ja: 'μ  両端へ伸びる紐' },
      kappa: { en: 'κ  labyrinths', ja: 'κ  迷路' },
      delta: { en: 'δ  holes in rows', ja: 'δ  並ぶ孔' },
      iota: { en: 'ι  holes', ja: 'ι  孔' },
      beta: { en: 'β  turbulence', ja: 'β  乱流' },
      alpha: { en: 'α  travelling bursts', ja: 'α  走る波の断片' },
      map: { en: 'Map of all (F upwards, k to the right)', ja: '全体の地図（縦F、横k）' },
    },
    value: 'theta',
  }),
  palette: select({
    label: { en: 'Colours', ja: '配色' },
    options: {
      indigo: { en: 'Indigo on paper', ja: '紙に藍' },
      coral: { en: 'Coral', ja: '珊瑚' },
      moss: { en: 'Moss', ja: '苔' },
      night: { en: 'Night', ja: '夜' },
    },
    value: 'coral',
  }),
  relief: slider({ label: { en: 'Relief', ja: '起伏' }, min: 0, max: 1.5, step: 0.05, value: 0.8 }),
  feed: slider({ label: { en: 'Feed rate F, change', ja: '供給率Fの増減' }, min: -0.01, max: 0.01, step: 0.0005, value: 0 }),
  kill: slider({ label: { en: 'Kill rate k, change', ja: '除去率kの増減' }, min: -0.005, max: 0.005, step: 0.00025, value: 0 }),
  spread: slider({ label: { en: 'Size of the pattern', ja: '模様の大きさ' }, min: 0.4, max: 1.3, step: 0.05, value: 1 }),
  steps: slider({ label: { en: 'Steps per frame', ja: '1フレームの計算回数' }, min: 0, max: 32, step: 1, value: 12 }),
  brush: slider({ label: { en: 'Brush', ja: 'ブラシ' }, unit: { en: 'cells', ja: 'セル' }, min: 3, max: 40, step: 1, value: 9 }),
  sow: button({ label: { en: 'Sow again', ja: '種をまき足す' } }),
  seed: seed({ label: { en: 'New seed', ja: '乱数の種を変える' }, rebuild: true }),
}

export const demo = defineDemo({
  name: 'compute-diffusion',
  path: '/compute/diffusion',
  subject: 'simulation',
  title: { en: 'Reaction and diffusion', ja: '反応拡散' },
  sentence: {
    en: 'Two substances that react and diffuse form spots, worms and corals. Draw with the second substance, change the two rates, or choose one of the regimes that Pearson found.',
    ja: '互いに反応しながら広がる2種類の物質から、斑点や縞、珊瑚のような模様が育ちます。2つ目の物質で描き込んだり、2つの率を変えたり、ピアソンの分類した領域を選んだりできます。',
  },
  label: {
    en: 'A relief of branching ridges that grow and fold like coral, lit from the upper left',
    ja: '珊瑚のように枝分かれして育つ畝の起伏を、左上から照らしたところ',
  },
  hint: { en: 'Drag to draw.', ja: 'ドラッグすると描けます。' },
  keys: { en: 'arrows move the brush, the space bar draws.', ja: '矢印キーでブラシを移動、スペースキーで描画。' },
  touch: 'none',
  controls,
  readouts: { rates: { en: 'Rates', ja: '率' } },
  files: ['scene.ts', 'regime.ts', '../brush.ts'],
  slow: { steps: 4 },
  posterSteps: 30,
  load: () => import('./scene.ts'),
})
