/** Rays among more than a hundred thousand triangles, by a hierarchy that the GPU builds itself. */
import { button, select, slider } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  view: select({
    label: { en: 'View', ja: '表示' },
    options: {
      picture: { en: 'Picture', ja: '画像' },
      normals: { en: 'Normals', ja: '法線' },
      visits: { en: 'Nodes visited', ja: '訪れたノード数' },
      boxes: { en: 'Boxes of the tree', ja: '木のボックス' },
    },
    value: 'picture',
  }),
  softness: slider({ label: { en: 'Radius of the sun', ja: '太陽の半径' }, unit: { en: '°', ja: '°' }, min: 0, max: 12, step: 0.5, value: 3 }),
  bounces: slider({ label: { en: 'Path length', ja: '経路の長さ' }, min: 1, max: 12, step: 1, value: 6 }),
  box: slider({ label: { en: 'Largest box', ja: '最大のボックス' }, min: 0.02, max: 1.5, step: 0.02, value: 0.3 }),
  most: slider({ label: { en: 'Stop after', ja: '停止するサンプル数' }, min: 16, max: 1024, step: 16, value: 256 }),
  detail: select({
    label: { en: 'Resolution', ja: '解像度' },
    options: { full: { en: 'Full', ja: '等倍' }, half: { en: 'Half', ja: '1/2' }, third: { en: 'A third', ja: '1/3' } },
    value: 'half',
    rebuild: true,
  }),
  rebuild: button({ label: { en: 'Build the tree again', ja: '木を再構築' } }),
}

export const demo = defineDemo({
  name: 'compute-raytracing',
  path: '/compute/raytracing',
  subject: 'space',
  title: { en: 'Ray tracing', ja: 'レイトレーシング' },
  sentence: {
    en: 'Mirrors, glass and soft shadows among more than a hundred thousand triangles. The bounding volume hierarchy is built by kernels: on the GPU with WebGPU, in a worker with WebGL2.',
    ja: '10万を超える三角形の中で、鏡、ガラス、ソフトシャドウを描きます。バウンディングボリューム階層はカーネルが構築し、WebGPUではGPU、WebGL2ではワーカーで実行します。',
  },
  label: {
    en: 'An ivory ball with curved openings around a golden core, a cube of green glass and a golden ring on a tiled floor in evening light',
    ja: '夕方の光の中、タイルの床に置かれた、金色の芯を包む曲線の穴のある象牙色の球、緑色のガラスの立方体、金色の輪',
  },
  hint: {
    en: 'Drag to turn. Pinch, or click and use the wheel, to zoom.',
    ja: 'ドラッグで回転します。2本指、またはクリック後のホイールで拡大・縮小します。',
  },
  keys: { en: 'arrows turn, + and − zoom.', ja: '矢印キーで回転、＋と－で拡大・縮小。' },
  controls,
  readouts: {
    triangles: { en: 'triangles', ja: '三角形' },
    built: { en: 'tree built in', ja: '木の構築時間' },
    rays: { en: 'million rays per second', ja: '百万レイ/秒' },
    samples: { en: 'samples per pixel', ja: '画素あたりのサンプル数' },
  },
  files: ['build.ts', 'sort.ts', 'trace.ts', 'light.ts'],
  maxPixels: 1_000_000,
  slow: { detail: 'third', bounces: 4 },
  posterSteps: 24,
  load: async () => {
    const [{ requestMesh, requestTree }, { createScene }] = await Promise.all([import('./request.ts'), import('./scene.ts')])
    const mesh = await requestMesh()
    // WebGPU builds the tree itself.
    if (!navigator.gpu) await requestTree(mesh)
    return { createScene: (values: Parameters<typeof createScene>[0]) => createScene(values, mesh) }
  },
})
