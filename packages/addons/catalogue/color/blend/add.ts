/** Record of add. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { pegtopOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = separable('blendAdd', {
  summary: {
    en: 'Adds the two colours channel by channel, up to white.',
    ja: '二つの色をチャンネルごとに足し、白で打ち切ります。',
  },
  intuition: {
    en: 'A second light adds to the first. Black on top changes nothing, and everything else makes the base brighter until a channel reaches 1. There it is cut, so bright areas become white and lose their detail: that is the look of sparks, lasers and explosions. The order of the colours does not matter. To add light as it adds in the world, decode both colours first and encode the sum.',
    ja: '一つ目の光に、もう一つの光を足します。黒を重ねても変わらず、それ以外の色では明るくなり、チャンネルが1に届いたところで打ち切られます。そのため明るいところは白飛びして階調を失います。火花やレーザー、爆発に向いた見た目です。二つの色を入れ替えても結果は同じです。現実の光と同じように足すには、両方の色を先にデコードし、和をエンコードしてください。',
  },
  outside: {
    base: { en: 'Clamped only from above: a negative sum stays negative.', ja: '上限だけをクランプします。和が負なら、負のままです。' },
    blend: { en: 'A negative value subtracts.', ja: '負の値では引き算になります。' },
  },
  formula: String.raw`B(b, s) = \min(b + s,\ 1)`,
  edgeCases: [
    { of: [0.25, 0.5], is: 0.75, exact: true, en: 'The sum.', ja: '二つの和です。' },
    { of: [0.75, 0.5], is: 1, exact: true, en: 'Cut at white.', ja: '白で打ち切られます。' },
    { of: [0.3, 0], is: 0.3, exact: true, en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' },
    {
      overload: 'vec3',
      of: [
        [1, 0.5, 0.25],
        [0.5, 0.5, 0.25],
      ],
      is: [1, 1, 0.5],
      exact: true,
      en: 'Each channel is cut by itself, so orange becomes yellow.',
      ja: 'チャンネルごとに打ち切られるので、オレンジが黄色になります。',
    },
    { of: [0.5, -0.25], is: 0.25, exact: true, en: 'A negative blend colour subtracts.', ja: '負の値を重ねると引き算になります。' },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 0.75, 0.25],
      [0.5, 0.5, 0.5, 1],
    ],
    is: [0.75, 1, 1, 0.25],
    exact: true,
  },
  half: { of: [0.25, 0.5, 0.5], is: 0.5 },
  accuracy: 'polynomial',
  oracle: {
    en: 'A sum in double precision, cut at white; Canvas 2D’s lighter within 2/255.',
    ja: '倍精度の和を白で打ち切ったものです。Canvas 2Dのlighterとも誤差2/255以内で一致します。',
  },
  continuity: { order: 0, en: 'A corner where the sum reaches 1.', ja: '和が1に届くところで角になります。' },
  claims: {
    'Black on top changes nothing, and': 'changes nothing where its neutral tone is laid on top',
    'everything else makes the base brighter until a channel reaches 1': 'add and average are what they say: a sum up to white, and half of each',
    'The order of the colours does not matter': 'gives the same in either order of its colours',
    'Screen is never brighter': 'screen is never darker than either colour, lighten never brighter than screen, nor screen than add',
  },
  references: [pegtopOn('Additive mode', 'additive'), w3cOn('9.1, Lighter', 'porterduffcompositingoperators_plus')],
  related: ['blendLinearDodge', 'blendScreen', 'compositeLighter', 'blendAverage', 'blendColorDodge'],
  confusedWith: [
    {
      name: 'blendScreen',
      en: 'Takes away the product of the two, so nothing is cut. Screen is never brighter.',
      ja: '和から二つの積を引くので、打ち切られません。結果が加算より明るくなることはありません。',
    },
    {
      name: 'blendLinearDodge',
      en: 'The sum without the cut at white. In Photoshop, Linear Dodge (Add) of 8-bit layers is the function here.',
      ja: '白で打ち切らない和です。Photoshopの8ビットのレイヤーでは、「覆い焼き（リニア）- 加算」がこの関数にあたります。',
    },
    {
      name: 'compositeLighter',
      en: 'Adds premultiplied colours and their alphas.',
      ja: 'アルファを掛けた色とアルファを、どちらも足します。',
    },
  ],
  elsewhere: {
    css: ['mix-blend-mode: plus-lighter', { en: 'Adds the alphas too.', ja: 'アルファも足します。' }],
    canvas: ["globalCompositeOperation = 'lighter'", { en: 'Adds the alphas too.', ja: 'アルファも足します。' }],
    webgl: 'blendFunc(ONE, ONE)',
    photoshop: { en: 'Linear Dodge (Add)', ja: '覆い焼き（リニア）- 加算' },
    gimp: 'Addition',
    krita: 'Addition',
    blender: ['Add', { en: 'Not clamped.', ja: 'クランプしません。' }],
    unity: ['LinearDodge', { en: 'Not clamped.', ja: 'クランプしません。' }],
  },
  words: {
    en: ['add', 'addition', 'additive', 'plus', 'plus-lighter', 'linear dodge', 'sum'],
    ja: ['加算', 'かさん', '加算合成', '覆い焼き（リニア）', '足し算', 'アディティブ', '発光'],
  },
  examples: {
    'laser-beams-through-haze': { en: 'Laser beams through haze', ja: '霧を貫くレーザー' },
    'fireworks-over-water': { en: 'Fireworks over water', ja: '水辺の花火' },
  },
})
