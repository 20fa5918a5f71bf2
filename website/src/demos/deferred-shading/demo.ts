/** Deferred shading: surfaces first, light afterwards. */
import { select, slider, toggle } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  view: select({
    label: { en: 'View', ja: '表示' },
    options: {
      final: { en: 'Final image', ja: '最終結果' },
      albedo: { en: 'Albedo', ja: 'アルベド' },
      normal: { en: 'Normal', ja: '法線' },
      depth: { en: 'Depth, as distance', ja: '深度（距離に換算）' },
      lights: { en: 'Lights per pixel', ja: '画素ごとのライト数' },
      all: { en: 'Four at once', ja: '四つを並べて' },
    },
    value: 'final',
  }),
  lights: slider({ label: { en: 'Lights', ja: 'ライトの数' }, min: 1, max: 400, step: 1, value: 150 }),
  reach: slider({ label: { en: 'Reach of a light', ja: 'ライトの届く距離' }, min: 0.5, max: 4, step: 0.1, value: 2 }),
  power: slider({ label: { en: 'Brightness', ja: '明るさ' }, min: 0.2, max: 3, step: 0.1, value: 1 }),
  gloss: slider({ label: { en: 'Gloss', ja: '光沢' }, min: 0, max: 1, step: 0.05, value: 0.5 }),
  speed: slider({ label: { en: 'Speed', ja: '速さ' }, min: 0, max: 3, step: 0.1, value: 1 }),
  bulbs: toggle({ label: { en: 'Show the lights', ja: 'ライトを表示' }, value: true }),
}

export const demo = defineDemo({
  name: 'deferred-shading',
  path: '/deferred/shading',
  subject: 'space',
  title: { en: 'Deferred shading', ja: '遅延シェーディング' },
  sentence: {
    en: 'Hundreds of moving lights over a field of spheres. The surfaces are drawn once, into a target with three textures; the light of every pixel is then computed from those.',
    ja: '球の並ぶ床を、数百の動くライトが照らします。まず面の情報だけを三つの画像からなるターゲットに描き、次にそこから画素ごとの光を計算します。',
  },
  label: {
    en: 'Spheres in rows on a dark floor, lit by many small coloured lights that drift among them',
    ja: '暗い床に並ぶ球が、その間を漂うたくさんの小さな色付きのライトに照らされている様子',
  },
  hint: {
    en: 'Drag to turn. Pinch, or click and use the wheel, to zoom.',
    ja: 'ドラッグで回転します。2本指、またはクリック後のホイールで拡大・縮小します。',
  },
  keys: { en: 'arrows turn, + and − zoom.', ja: '矢印キーで回転、＋と－で拡大・縮小。' },
  controls,
  maxPixels: 1_200_000,
  slow: { lights: 40 },
  load: () => import('./scene.ts'),
})
