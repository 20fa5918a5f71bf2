/** Watercolour with its step in WGSL by hand, on WebGPU, beside the one written with a kernel. */
import { drawWords, twinControls, twinReadouts } from '../compute-draw/control.ts'
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
  ...drawWords,
  backends: ['webgpu'],
  controls: twinControls('wgsl'),
  readouts: twinReadouts,
  files: ['text.ts', 'scene.ts', '../compute-draw/twin.ts', '../compute-draw/flow.ts'],
  slow: { steps: 1 },
  posterSteps: 4,
  load: () => import('./scene.ts'),
})
