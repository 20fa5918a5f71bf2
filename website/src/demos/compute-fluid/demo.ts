/** A fluid: many drawings into targets, each reading what the last one left. */
import { seed, select, slider, toggle } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  scene: select({
    label: { en: 'Scene', ja: '場面' },
    options: {
      ink: { en: 'Three springs of ink', ja: '3つのインクの泉' },
      tunnel: { en: 'Wind tunnel', ja: '風洞' },
      calm: { en: 'Still water', ja: '静かな水' },
    },
    value: 'ink',
  }),
  walls: select({
    label: { en: 'Obstacles', ja: '障害物' },
    options: { none: { en: 'None', ja: 'なし' }, one: { en: 'One', ja: '1つ' }, three: { en: 'Three', ja: '3つ' }, grid: { en: 'Six', ja: '6つ' } },
    value: 'three',
    rebuild: true,
  }),
  brush: select({
    label: { en: 'Pointer', ja: 'ポインター' },
    options: {
      ink: { en: 'Stirs and inks', ja: 'かき混ぜてインクを流す' },
      wall: { en: 'Builds walls', ja: '壁を描く' },
      erase: { en: 'Erases walls', ja: '壁を消す' },
    },
    value: 'ink',
  }),
  view: select({
    label: { en: 'View', ja: '表示' },
    options: {
      ink: { en: 'Ink', ja: 'インク' },
      velocity: { en: 'Velocity', ja: '速度' },
      vorticity: { en: 'Vorticity', ja: '渦度' },
      pressure: { en: 'Pressure', ja: '圧力' },
      divergence: { en: 'Divergence: before | after', ja: '発散（左：補正前、右：補正後）' },
    },
    value: 'ink',
  }),
  solver: select({
    label: { en: 'Solver', ja: '圧力の解法' },
    options: {
      multigrid: { en: 'Multigrid', ja: 'マルチグリッド法' },
      sor: { en: 'Red–black SOR', ja: '赤黒SOR法' },
      jacobi: { en: 'Jacobi', ja: 'ヤコビ法' },
    },
    value: 'multigrid',
  }),
  cycles: slider({ label: { en: 'Cycles (multigrid)', ja: 'サイクル数（マルチグリッド法）' }, min: 1, max: 6, step: 1, value: 2 }),
  iterations: slider({ label: { en: 'Iterations (Jacobi, SOR)', ja: '反復回数（ヤコビ法・SOR法）' }, min: 5, max: 120, step: 5, value: 40 }),
  vorticity: slider({ label: { en: 'Vorticity confinement', ja: '渦の補強' }, min: 0, max: 12, step: 0.5, value: 3 }),
  sharp: toggle({ label: { en: 'MacCormack advection', ja: 'マコーマック法の移流' }, value: true }),
  fading: slider({ label: { en: 'Ink fade time', ja: 'インクの減衰' }, unit: { en: 's', ja: '秒' }, min: 1, max: 30, step: 1, value: 14 }),
  seed: seed({ label: { en: 'New seed', ja: '乱数の種を変える' }, rebuild: true }),
}

export const demo = defineDemo({
  name: 'compute-fluid',
  path: '/compute/fluid',
  subject: 'simulation',
  title: { en: 'Fluid', ja: '流体' },
  sentence: {
    en: 'An incompressible fluid after Stam: a flow whose pressure is solved in every frame carries ink. The two numbers below show the largest divergence of a cell before and after that.',
    ja: 'スタムの方法による非圧縮性流体です。毎フレーム圧力を解いて得た流れがインクを運びます。下の2つの数値は、各セルの出入りの差が補正の前と後でどれだけあるかを示します。',
  },
  label: {
    en: 'Streams of bright ink in red, gold and blue that curl around round obstacles in dark water',
    ja: '暗い水の中で、赤・金・青の鮮やかなインクの流れが丸い障害物をまわって渦を巻く様子',
  },
  hint: { en: 'Drag through the fluid.', ja: 'ドラッグすると流れができます。' },
  keys: { en: 'arrows move the pointer, the space bar presses.', ja: '矢印キーでポインターを移動、スペースキーで押下。' },
  touch: 'none',
  controls,
  readouts: {
    before: { en: 'max |∇·u| before', ja: '補正前のmax |∇·u|' },
    after: { en: 'after', ja: '補正後' },
    ratio: { en: 'reduced', ja: '減少' },
  },
  files: ['scene.ts', 'pressure.ts', 'view.ts', '../brush.ts'],
  slow: { solver: 'sor', iterations: 10, sharp: false },
  posterSteps: 40,
  load: () => import('./scene.ts'),
})
