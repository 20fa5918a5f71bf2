/** Surfaces in a wire that the reader bends, traced by Harnack's inequality. */
import { button, select, slider, toggle } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  curve: select({
    label: { en: 'Curve', ja: '曲線' },
    options: {
      trefoil: { en: 'Trefoil knot', ja: '三葉結び目' },
      saddle: { en: 'Saddle', ja: '鞍形の輪' },
      star: { en: 'Wavy star', ja: '波打つ星' },
      rings: { en: 'Two linked rings', ja: '絡み合う2つの輪' },
      borromean: { en: 'Borromean rings', ja: 'ボロミアン環' },
      eight: { en: 'Figure-eight knot', ja: '8の字結び目' },
    },
    value: 'trefoil',
  }),
  restore: button({ label: { en: 'Restore the curve', ja: '曲線を元に戻す' } }),
  level: slider({ label: { en: 'Level', ja: 'レベル' }, unit: { en: 'π', ja: 'π' }, min: 0.4, max: 3.6, step: 0.05, value: 2 }),
  sweep: toggle({ label: { en: 'Sweep the level', ja: 'レベルを動かす' }, value: true }),
  view: select({
    label: { en: 'View', ja: '表示' },
    options: {
      film: { en: 'Soap film', ja: 'シャボン膜' },
      cloth: { en: 'Two-sided cloth', ja: '裏表のある布' },
      steps: { en: 'Steps per ray', ja: 'レイごとのステップ数' },
    },
    value: 'film',
  }),
  method: select({
    label: { en: 'Step method', ja: 'ステップの決め方' },
    options: {
      slope: { en: 'Harnack and slope', ja: 'ハルナックの不等式と傾き' },
      harnack: { en: 'Harnack alone', ja: 'ハルナックの不等式のみ' },
      even: { en: 'As many even steps', ja: '同数の等間隔ステップ' },
    },
    value: 'slope',
  }),
  points: toggle({ label: { en: 'Show beads', ja: '玉を表示' }, value: true }),
  thickness: slider({ label: { en: 'Film thickness', ja: '膜の厚さ' }, unit: { en: 'nm', ja: 'nm' }, min: 150, max: 900, step: 10, value: 480 }),
  wire: slider({ label: { en: 'Wire radius', ja: '針金の半径' }, min: 0.012, max: 0.04, step: 0.002, value: 0.022 }),
  limit: slider({ label: { en: 'Step limit', ja: 'ステップ数の上限' }, min: 16, max: 256, step: 16, value: 128 }),
  segments: select({
    label: { en: 'Edges (minimum)', ja: '辺の数（下限）' },
    options: { '48': { en: 'About 48', ja: '約48' }, '64': { en: 'About 64', ja: '約64' }, '128': { en: 'About 128', ja: '約128' } },
    value: '64',
  }),
  detail: select({
    label: { en: 'Resolution', ja: '解像度' },
    options: { full: { en: 'Full', ja: '等倍' }, half: { en: 'Half', ja: '1/2' }, third: { en: 'A third', ja: '1/3' } },
    value: 'half',
    rebuild: true,
  }),
}

export const demo = defineDemo({
  name: 'harnack',
  path: '/harnack',
  subject: 'space',
  title: { en: 'Surfaces in a wire', ja: '針金に張る曲面' },
  sentence: {
    en: 'A film spans a knotted wire. From each of its points, the wire is seen under the same solid angle. No formula gives the distance to the film, but Harnack’s inequality says how far a ray can safely go. Pull the beads to bend the wire.',
    ja: '結び目になった針金に張る膜です。針金を見る立体角が等しい点の集まりで、そこまでの距離を求める式はありません。それでもハルナックの不等式から、レイが安全に進める距離が分かります。玉を引くと針金が曲がります。',
  },
  label: {
    en: 'A golden wire, knotted like a clover leaf, holds a soap film that shimmers violet, blue and yellow before a dark background',
    ja: '暗い背景の前で、クローバーの葉の形に結ばれた金色の針金に、紫、青、黄色にきらめくシャボン膜が張っている',
  },
  hint: {
    en: 'Drag a bead to bend the wire. Drag elsewhere to turn. Pinch, or click and use the wheel, to zoom.',
    ja: '玉をドラッグすると針金が曲がります。ほかの場所のドラッグで回転、2本指、またはクリック後のホイールで拡大・縮小します。',
  },
  keys: {
    en: 'N and P choose a bead, Shift with the arrows moves it, Page Up and Page Down push and pull it, Escape deselects it. Arrows turn, + and − zoom.',
    ja: 'NとPで玉を選び、Shift＋矢印キーで移動、Page UpとPage Downで奥や手前へ移動、Escで選択を解除。矢印キーで回転、＋と－で拡大・縮小。',
  },
  controls,
  readouts: {
    level: { en: 'level', ja: 'レベル' },
    mean: { en: 'steps per ray', ja: 'レイあたりのステップ数' },
    highest: { en: 'most steps of a ray', ja: '最大ステップ数' },
    stopped: { en: 'rays at the step limit', ja: '上限に達したレイ' },
  },
  files: ['harnack.ts', 'solid-angle.ts', 'trace.ts'],
  maxPixels: 1_500_000,
  slow: { detail: 'third', segments: '48' },
  posterSteps: 18,
  load: () => import('./scene.ts'),
})
