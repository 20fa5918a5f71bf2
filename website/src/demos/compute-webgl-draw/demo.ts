/** Watercolour with its step in GLSL by hand, on WebGL2, beside the one written with a kernel. */
import { drawWords, twinControls, twinReadouts } from '../compute-draw/control.ts'
import { defineDemo } from '../demo.ts'

export const demo = defineDemo({
  name: 'compute-webgl-draw',
  path: '/compute/webgl/draw',
  subject: 'simulation',
  title: { en: 'Watercolour in GLSL', ja: 'GLSLで書く水彩' },
  sentence: {
    en: 'The same watercolour twice on one sheet: its step as a kernel, and written by hand in GLSL ES 3.00 as drawings into float textures. The page tells how far the two pictures differ, and which step takes longer.',
    ja: '同じ水彩画を2通りに計算します。1ステップの計算をカーネルで書いたものと、GLSL ES 3.00による浮動小数点テクスチャーへの描画として手書きしたものです。2つの画像の差と、かかる時間の比が分かります。',
  },
  ...drawWords,
  backends: ['webgl2'],
  controls: twinControls('glsl'),
  readouts: twinReadouts,
  files: ['text.ts', 'scene.ts', '../compute-draw/twin.ts', '../compute-draw/flow.ts'],
  slow: { steps: 1 },
  posterSteps: 4,
  load: () => import('./scene.ts'),
})
