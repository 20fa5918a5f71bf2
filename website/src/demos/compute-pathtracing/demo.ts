/** A path tracer: light that is exact in the end, and smooth from the first frame. */
import { select, slider, toggle } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  scene: select({
    label: { en: 'Scene', ja: 'シーン' },
    options: {
      cornell: { en: 'Cornell box', ja: 'コーネルボックス' },
      terrace: { en: 'Terrace in the sun', ja: '日の当たるテラス' },
      gallery: { en: 'Gallery at night', ja: '夜のギャラリー' },
      furnace: { en: 'White furnace', ja: 'ホワイトファーネス' },
    },
    value: 'cornell',
    rebuild: true,
  }),
  estimator: select({
    label: { en: 'Sampling', ja: 'サンプリング' },
    options: {
      both: { en: 'Light and surface (MIS)', ja: '光源とBSDF（MIS）' },
      lamp: { en: 'Light only', ja: '光源のみ' },
      surface: { en: 'Surface only', ja: 'BSDFのみ' },
    },
    value: 'both',
  }),
  view: select({
    label: { en: 'View', ja: '表示' },
    options: {
      picture: { en: 'Picture', ja: '画像' },
      error: { en: 'Error', ja: '誤差' },
      normal: { en: 'Normals', ja: '法線' },
      albedo: { en: 'Albedo', ja: 'アルベド' },
    },
    value: 'picture',
  }),
  denoise: toggle({ label: { en: 'Denoise until 256 samples', ja: '256サンプルまでノイズを除去' }, value: true }),
  plot: toggle({ label: { en: 'Plot the error', ja: '誤差のグラフ' }, value: true }),
  paths: slider({ label: { en: 'Samples per frame', ja: '1フレームのサンプル数' }, min: 1, max: 16, step: 1, value: 1 }),
  most: slider({ label: { en: 'Stop after', ja: '停止するサンプル数' }, min: 256, max: 16384, step: 256, value: 4096 }),
  bounces: slider({ label: { en: 'Path length', ja: '経路の長さ' }, min: 1, max: 24, step: 1, value: 8 }),
  roughness: slider({ label: { en: 'Roughness of metals', ja: '金属の粗さ' }, min: 0, max: 1, step: 0.02, value: 0.3 }),
  absorption: slider({ label: { en: 'Absorption in glass', ja: 'ガラスの吸収' }, min: 0, max: 4, step: 0.1, value: 1 }),
  albedo: slider({ label: { en: 'Albedo (furnace)', ja: 'アルベド（ファーネス）' }, min: 0, max: 1, step: 0.05, value: 1 }),
  exposure: slider({ label: { en: 'Exposure', ja: '露出' }, unit: { en: 'EV', ja: 'EV' }, min: -4, max: 4, step: 0.25, value: 0 }),
  detail: select({
    label: { en: 'Resolution', ja: '解像度' },
    options: { full: { en: 'Full', ja: '等倍' }, half: { en: 'Half', ja: '1/2' }, third: { en: 'A third', ja: '1/3' } },
    value: 'half',
    rebuild: true,
  }),
}

export const demo = defineDemo({
  name: 'compute-pathtracing',
  path: '/compute/pathtracing',
  subject: 'space',
  title: { en: 'Path tracing', ja: 'パストレーシング' },
  sentence: {
    en: 'A progressive path tracer with multiple importance sampling, GGX metals and absorbing glass. A denoiser smooths the first frames; the numbers below show how fast the error falls.',
    ja: '多重重点的サンプリング、GGXの金属、光を吸収するガラスを備えたプログレッシブなパストレーサーです。最初の数フレームはデノイザーで滑らかにし、誤差が減る速さを下の数値で示します。',
  },
  label: {
    en: 'A room with a red and a green wall, lit by a lamp in the ceiling, with a tall white box, a gold sphere and a sphere of tinted glass',
    ja: '赤い壁と緑の壁の部屋を天井の照明が照らし、白い直方体、金色の球、色付きガラスの球が置かれている様子',
  },
  hint: {
    en: 'Drag to turn. Pinch, or click and use the wheel, to zoom.',
    ja: 'ドラッグで回転します。2本指、またはクリック後のホイールで拡大・縮小します。',
  },
  keys: { en: 'arrows turn, + and − zoom.', ja: '矢印キーで回転、＋と－で拡大・縮小。' },
  controls,
  readouts: {
    samples: { en: 'samples per pixel', ja: '画素あたりのサンプル数' },
    error: { en: 'RMS error', ja: 'RMS誤差' },
    slope: { en: 'error ∝', ja: '誤差 ∝' },
    mean: { en: 'mean luminance', ja: '平均輝度' },
  },
  files: ['path.ts', 'sampling.ts', 'world.ts', 'denoise.ts'],
  maxPixels: 1_000_000,
  slow: { detail: 'third', bounces: 4 },
  posterSteps: 8,
  load: () => import('./scene.ts'),
})
