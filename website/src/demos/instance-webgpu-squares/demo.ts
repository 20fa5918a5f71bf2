/** The squares with shaders in WGSL written by hand, beside the same squares drawn with nodes. */
import { defineDemo } from '../demo.ts'
import { squareWords, twinControls, twinReadouts } from '../instance-squares/control.ts'

export const demo = defineDemo({
  name: 'instance-webgpu-squares',
  path: '/instance/webgpu/squares',
  subject: 'space',
  title: { en: 'A million squares in WGSL', ja: 'WGSLで書く100万個の正方形' },
  sentence: {
    en: 'The same squares drawn twice: with nodes, and with shaders written by hand in WGSL, for each way of reading. The page shows how much the two pictures differ and which draw takes longer.',
    ja: '同じ正方形を2通りに描きます。ノードで書いたものと、WGSLで手書きしたシェーダーです。データの渡し方ごとに、2つの画像の差と、かかる時間の比が分かります。',
  },
  ...squareWords,
  backends: ['webgpu'],
  controls: twinControls('wgsl'),
  readouts: twinReadouts,
  files: ['text.ts', 'scene.ts', '../instance-squares/twin.ts'],
  maxPixels: 1_500_000,
  slow: { count: 3 },
  load: () => import('./scene.ts'),
})
