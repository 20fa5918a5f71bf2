/** The Schrödinger equation in two dimensions, as a landscape of probability. */
import { button, select, slider } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  scene: select({
    label: { en: 'Scene', ja: 'シーン' },
    options: {
      slits: { en: 'Double slit', ja: '二重スリット' },
      barrier: { en: 'Tunnelling', ja: 'トンネル効果' },
      well: { en: 'Harmonic well', ja: '調和振動子' },
      free: { en: 'Free packet', ja: '自由な波束' },
      throw: { en: 'Throw your own', ja: '自分で投げる' },
    },
    value: 'slits',
    rebuild: true,
  }),
  drag: select({
    label: { en: 'Drag to', ja: 'ドラッグ操作' },
    options: { turn: { en: 'Turn the view', ja: '視点の回転' }, throw: { en: 'Throw a packet', ja: '波束を投げる' } },
    value: 'turn',
  }),
  throw: button({ label: { en: 'Throw ahead', ja: '奥へ投げる' } }),
  measure: button({ label: { en: 'Measure', ja: '測定する' } }),
  again: button({ label: { en: 'Start again', ja: '最初から' } }),
  separation: slider({ label: { en: 'Slit separation', ja: 'スリットの間隔' }, min: 2, max: 7, step: 0.5, value: 4.5, rebuild: true }),
  slit: slider({ label: { en: 'Slit width', ja: 'スリットの幅' }, min: 0.5, max: 1.75, step: 0.25, value: 1, rebuild: true }),
  barrier: slider({
    label: { en: 'Barrier ÷ kinetic energy', ja: '障壁÷運動エネルギー' },
    min: 0.5,
    max: 2,
    step: 0.05,
    value: 1.3,
    rebuild: true,
  }),
  border: select({
    label: { en: 'Border', ja: '境界' },
    options: { absorbing: { en: 'Absorbing', ja: '吸収' }, periodic: { en: 'Periodic', ja: '周期' } },
    value: 'absorbing',
    rebuild: true,
  }),
  steps: slider({ label: { en: 'Steps per frame', ja: '1フレームの計算回数' }, min: 0, max: 12, step: 1, value: 4 }),
  grid: select({
    label: { en: 'Grid', ja: '格子' },
    options: { '128': { en: '128 × 128', ja: '128 × 128' }, '256': { en: '256 × 256', ja: '256 × 256' } },
    value: '128',
    rebuild: true,
  }),
  lights: select({
    label: { en: 'Lights', ja: 'ライトの数' },
    options: { '16': { en: '16', ja: '16' }, '64': { en: '64', ja: '64' }, '256': { en: '256', ja: '256' } },
    value: '64',
    rebuild: true,
  }),
  height: slider({ label: { en: 'Height', ja: '高さ' }, min: 0, max: 2, step: 0.1, value: 1 }),
}

export const demo = defineDemo({
  name: 'deferred-quantum',
  path: '/deferred/quantum',
  subject: 'simulation',
  title: { en: 'Quantum particle', ja: '量子力学の粒子' },
  sentence: {
    en: 'The Schrödinger equation in two dimensions. Height is the probability of finding the particle, hue is the phase, and the wave lights the walls that it meets. Throw a packet, or click to measure where the particle is.',
    ja: '2次元のシュレーディンガー方程式です。高さは粒子が見つかる確率、色相は位相を表し、波そのものが周りの壁を照らします。波束を投げたり、クリックして粒子の位置を測定したりできます。',
  },
  label: {
    en: 'Behind a wall with two slits a wave fans out over a dark floor: ridges of interference, striped in all hues, and bright bands where they meet the edge',
    ja: '2つのスリットのある壁の向こうで、暗い床の上に波が扇状に広がる。虹色の縞をまとった干渉の尾根が並び、端に届いた所が明るい帯になっている',
  },
  hint: {
    en: 'Click to measure. Drag to turn the view, or to throw a packet if you chose that; with Shift, dragging always turns. Pinch, or click and use the wheel, to zoom.',
    ja: 'クリックで測定します。ドラッグで視点を回転します。波束を投げる設定では、ドラッグで投げます。Shiftを押している間は常に回転です。2本指、またはクリック後のホイールで拡大・縮小します。',
  },
  keys: {
    en: 'arrows turn, + and − zoom, the space bar throws a packet ahead, Enter measures.',
    ja: '矢印キーで回転、＋と－で拡大・縮小、スペースキーで奥へ投げ、Enterで測定。',
  },
  controls,
  readouts: {
    time: { en: 'time', ja: '時刻' },
    norm: { en: 'norm', ja: 'ノルム' },
    absorbed: { en: 'of it absorbed', ja: 'うち吸収' },
    sigma: { en: 'σ', ja: 'σ' },
    formula: { en: 'σ by the formula', ja: 'σの理論値' },
    beyond: { en: 'beyond the barrier', ja: '障壁の向こう' },
    tunnel: { en: 'by the formula', ja: '透過率の理論値' },
    found: { en: 'found at', ja: '測定した位置' },
  },
  files: ['fourier.ts', 'evolve.ts', 'measure.ts'],
  maxPixels: 1_200_000,
  slow: { lights: '16', steps: 2 },
  posterSteps: 172,
  load: () => import('./scene.ts'),
})
