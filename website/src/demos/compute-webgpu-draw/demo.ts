/** Watercolour with its step in WGSL by hand, on WebGPU, beside the one written with a kernel. */
import { twinControls, twinReadouts } from '../compute-draw/control.ts'
import { defineDemo } from '../demo.ts'

export const demo = defineDemo({
  name: 'compute-webgpu-draw',
  path: '/compute/webgpu/draw',
  subject: 'simulation',
  title: { en: 'Watercolour in WGSL', ja: 'WGSLで書く水彩' },
  sentence: {
    en: 'The same watercolour twice on one sheet: its step as a kernel, and written by hand in WGSL as compute shaders. The page tells how far the two pictures differ, and which step takes longer.',
    ja: '同じ水彩画を2通りに計算します。1ステップの計算をカーネルで書いたものと、WGSLのコンピュートシェーダーとして手書きしたものです。2つの画像の差と、かかる時間の比が分かります。',
  },
  label: {
    en: 'A watercolour of hills in the mist: violet and green ranges before a pale sky with a white sun, and in front a green bank that is still wet',
    ja: '霧の中の山並みを描いた水彩画。白い太陽の浮かぶ淡い空を背に紫と緑の山が重なり、手前の緑の土手はまだ濡れている',
  },
  hint: { en: 'Drag to paint. A pen paints by its pressure.', ja: 'ドラッグすると描けます。ペンなら筆圧も効きます。' },
  keys: { en: 'arrows move the brush, the space bar paints.', ja: '矢印キーで筆を移動、スペースキーで描画。' },
  touch: 'none',
  backends: ['webgpu'],
  controls: twinControls('wgsl'),
  readouts: twinReadouts,
  files: ['text.ts', 'scene.ts', '../compute-draw/twin.ts', '../compute-draw/flow.ts'],
  slow: { steps: 1 },
  posterSteps: 4,
  load: () => import('./scene.ts'),
})
