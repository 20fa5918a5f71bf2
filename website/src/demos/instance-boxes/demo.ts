/** Boxes: one drawing, many instances. */
import { color, select, slider } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  count: slider({ label: { en: 'Boxes', ja: '箱の数' }, min: 10_000, max: 100_000, step: 5_000, value: 20_000 }),
  pattern: select({
    label: { en: 'Movement', ja: '動き' },
    options: {
      waves: { en: 'Crossing waves', ja: '交わる波' },
      ripples: { en: 'Ripples', ja: '波紋' },
      noise: { en: 'Drifting noise', ja: '流れるノイズ' },
    },
    value: 'waves',
    rebuild: true,
  }),
  palette: select({
    label: { en: 'Colours', ja: '配色' },
    options: {
      dawn: { en: 'Dawn', ja: '夜明け' },
      sea: { en: 'Sea', ja: '海' },
      moss: { en: 'Moss', ja: '苔' },
    },
    value: 'dawn',
  }),
  sun: color({ label: { en: 'Sunlight', ja: '日光の色' }, value: '#ffecd3' }),
  height: slider({ label: { en: 'Height', ja: '高さ' }, min: 0, max: 2, step: 0.05, value: 1 }),
  width: slider({ label: { en: 'Box width', ja: '箱の幅' }, min: 0.2, max: 1, step: 0.05, value: 0.8 }),
  speed: slider({ label: { en: 'Speed', ja: '速さ' }, min: 0, max: 3, step: 0.1, value: 1 }),
  fog: slider({ label: { en: 'Fog', ja: '霧' }, min: 0, max: 1, step: 0.05, value: 0.35 }),
}

export const demo = defineDemo({
  name: 'instance-boxes',
  path: '/instance/boxes',
  subject: 'space',
  title: { en: 'Field of boxes', ja: '箱の群れ' },
  sentence: {
    en: 'Tens of thousands of lit boxes on a sunflower spiral, drawn with a single draw call: each instance has its position in an attribute, and the vertex stage computes its height and colour.',
    ja: 'ひまわりの螺旋に並ぶ数万の箱を、一度のドローコールで描きます。各インスタンスは自分の位置を属性として持ち、高さと色は頂点シェーダーが決めます。',
  },
  label: {
    en: 'A round field of upright boxes that rise and fall like waves, seen from above at an angle',
    ja: '円形に並んだ角柱が波のように上下する様子を、斜め上から見たところ',
  },
  hint: {
    en: 'Drag to turn. Pinch, or click and use the wheel, to zoom.',
    ja: 'ドラッグで回転します。2本指、またはクリック後のホイールで拡大・縮小します。',
  },
  keys: { en: 'arrows turn, + and − zoom.', ja: '矢印キーで回転、＋と－で拡大・縮小。' },
  controls,
  slow: { count: 10_000 },
  load: () => import('./scene.ts'),
})
