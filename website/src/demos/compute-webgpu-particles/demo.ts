/** The particles in WGSL only, on WebGPU: to be read beside the one written with nodes. */
import { particleControls } from '../compute-particles/control.ts'
import { defineDemo } from '../demo.ts'

export const demo = defineDemo({
  name: 'compute-webgpu-particles',
  path: '/compute/webgpu/particles',
  subject: 'simulation',
  title: { en: 'Particles in WGSL', ja: 'WGSLで書くパーティクル' },
  sentence: {
    en: 'The same particles with every shader written by hand in WGSL, on WebGPU: structs, bindings and workgroups spelled out. It shows what the engine does for you.',
    ja: '同じパーティクルのシェーダーを、すべてWGSLで手書きし、WebGPUで動かします。構造体、バインディング、ワークグループも自分で書きます。エンジンが何を肩代わりしているかが分かります。',
  },
  label: {
    en: 'Many thousands of fine particles that drift along curved paths and leave trails of light on a dark background',
    ja: '暗い背景の上で、無数の細かい粒子が曲線を描いて漂い、光の軌跡を残す様子',
  },
  hint: {
    en: 'Move the pointer over the canvas to stir; press for three times the force.',
    ja: 'ポインターを重ねるとかき混ぜられ、押すと力が3倍になります。',
  },
  keys: { en: 'arrows move the force, the space bar presses.', ja: '矢印キーで力の位置を移動、スペースキーで押下。' },
  touch: 'none',
  backends: ['webgpu'],
  controls: particleControls,
  files: ['scene.ts', 'text.ts', '../compute-particles/palette.ts', '../brush.ts'],
  slow: { count: 20_000 },
  posterSteps: 40,
  load: () => import('./scene.ts'),
})
