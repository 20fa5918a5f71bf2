/** The particles in GLSL only, on WebGL2: to be read beside the one written with nodes. */
import { particleControls } from '../compute-particles/control.ts'
import { defineDemo } from '../demo.ts'

export const demo = defineDemo({
  name: 'compute-webgl-particles',
  path: '/compute/webgl/particles',
  subject: 'simulation',
  title: { en: 'Particles in GLSL', ja: 'GLSLで書くパーティクル' },
  sentence: {
    en: 'The same particles with every shader written by hand in GLSL ES 3.00, on WebGL2: the state in float textures, and a draw instead of a kernel. It shows what the engine does for you.',
    ja: '同じパーティクルのシェーダーを、すべてGLSL ES 3.00で手書きし、WebGL2で動かします。状態は浮動小数点テクスチャーに置き、カーネルの代わりに描画で更新します。エンジンが何を肩代わりしているかが分かります。',
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
  backends: ['webgl2'],
  controls: particleControls,
  files: ['scene.ts', 'text.ts', '../compute-particles/palette.ts', '../brush.ts'],
  slow: { count: 20_000 },
  posterSteps: 40,
  load: () => import('./scene.ts'),
})
