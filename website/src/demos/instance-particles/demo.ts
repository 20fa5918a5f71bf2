/** Pearls in their thousands: instanced spheres on a strange attractor, translucent, and so sorted from back to front by the GPU. */
import { button, select, slider } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  attractor: select({
    label: { en: 'Attractor', ja: 'アトラクター' },
    options: {
      halvorsen: { en: 'Halvorsen', ja: 'ハルヴォルセン' },
      thomas: { en: 'Thomas', ja: 'トーマス' },
      aizawa: { en: 'Aizawa', ja: '相澤' },
      lorenz: { en: 'Lorenz', ja: 'ローレンツ' },
    },
    value: 'halvorsen',
    rebuild: true,
  }),
  mode: select({
    label: { en: 'Transparency', ja: '半透明の処理' },
    options: {
      sorted: { en: 'Sorted, back to front', ja: '奥から手前へソート' },
      unsorted: { en: 'Not sorted', ja: 'ソートなし' },
      weighted: { en: 'Weighted blended', ja: '重み付きブレンド（WBOIT）' },
      opaque: { en: 'Opaque, depth test', ja: '不透明（深度テスト）' },
    },
    value: 'sorted',
  }),
  palette: select({
    label: { en: 'Colours', ja: '配色' },
    options: { pearl: { en: 'Pearl', ja: '真珠' }, sea: { en: 'Sea glass', ja: '海のガラス' }, garnet: { en: 'Garnet', ja: 'ガーネット' } },
    value: 'pearl',
  }),
  count: slider({ label: { en: 'Particles', ja: '粒子の数' }, min: 2048, max: 131_072, step: 2048, value: 32_768, rebuild: true }),
  size: slider({ label: { en: 'Size', ja: '大きさ' }, min: 0.4, max: 2, step: 0.05, value: 1 }),
  opacity: slider({ label: { en: 'Opacity', ja: '不透明度' }, min: 0.1, max: 1, step: 0.01, value: 0.9 }),
  shadow: slider({ label: { en: 'Shadows', ja: '影の濃さ' }, min: 0, max: 1, step: 0.05, value: 0.35 }),
  speed: slider({ label: { en: 'Speed', ja: '速さ' }, min: 0, max: 3, step: 0.1, value: 1 }),
  shutter: slider({ label: { en: 'Shutter', ja: 'シャッター' }, unit: { en: 's', ja: '秒' }, min: 0, max: 0.25, step: 0.01, value: 0 }),
  measure: button({ label: { en: 'Time the sort', ja: 'ソート時間を測る' } }),
}

export const demo = defineDemo({
  name: 'instance-particles',
  path: '/instance/particles',
  subject: 'space',
  title: { en: 'Pearls on an attractor', ja: 'アトラクターの真珠' },
  sentence: {
    en: 'Tens of thousands of glossy, translucent spheres follow a strange attractor. Each frame, the GPU moves them, casts their shadows and sorts them from back to front, with kernels that also run on WebGL2.',
    ja: '数万個のつややかな半透明の球が、ストレンジアトラクターに沿って流れます。GPUが毎フレーム、球を動かし、影を落とし、奥から手前へ並べ替えます。カーネルはWebGL2でも動きます。',
  },
  label: {
    en: 'Strings of glossy pearls that follow the curved ribbons of a strange attractor in front of a dark background',
    ja: '暗い背景の前で、つややかな真珠の連なりがストレンジアトラクターの曲がった帯に沿って流れる様子',
  },
  hint: {
    en: 'Drag to turn. Pinch, or click and use the wheel, to zoom.',
    ja: 'ドラッグで回転します。2本指、またはクリック後のホイールで拡大・縮小します。',
  },
  keys: { en: 'arrows turn, + and − zoom.', ja: '矢印キーで回転、＋と－で拡大・縮小。' },
  controls,
  messages: { measuring: { en: 'Measuring…', ja: '測定中…' } },
  readouts: {
    particles: { en: 'particles', ja: '粒子の数' },
    inversions: { en: 'pairs in the wrong order', ja: '順序が逆の組' },
    passes: { en: 'sorting passes', ja: 'ソートのパス数' },
    time: { en: 'sorting time', ja: 'ソート時間' },
  },
  files: ['sort.ts', 'attractor.ts', 'necklace.ts', 'impostor.ts', 'shadow.ts'],
  maxPixels: 1_500_000,
  slow: { count: 4096 },
  posterSteps: 4,
  load: () => import('./scene.ts'),
})
