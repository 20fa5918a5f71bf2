/** Particles: a kernel, storages, and quads with light that adds up. */
import { defineDemo } from '../demo.ts'
import { particleControls } from './control.ts'

export const demo = defineDemo({
  name: 'compute-particles',
  path: '/compute/particles',
  subject: 'simulation',
  title: { en: 'Particles', ja: 'パーティクル' },
  sentence: {
    en: 'A hundred thousand to a million particles drift in a divergence-free flow and gather into veils of light. One kernel moves them, on WebGPU and on WebGL2; your pointer stirs them.',
    ja: '10万から100万の粒子が湧き出しのない流れに漂い、光のヴェールとなって集まります。動かしているのはひとつのカーネルで、WebGPUでもWebGL2でも同じコードが走ります。ポインターでかき混ぜられます。',
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
  controls: particleControls,
  files: ['scene.ts', 'palette.ts', '../brush.ts'],
  slow: { count: 20_000 },
  posterSteps: 40,
  load: () => import('./scene.ts'),
})
