/** Record of linearDodge. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { adobeOn, pegtopOn } from './sources.ts'

const sum = { en: 'Any value: the result is the sum.', ja: 'どんな値でもかまいません。結果は和です。' }

export const record: WrittenRecord = separable('blendLinearDodge', {
  summary: {
    en: 'Adds the two colours without a limit, as lights add up: the sum may exceed 1.',
    ja: '二つの色を、光を重ねるように足します。上限がないので、和が1を超えることもあります。',
  },
  intuition: {
    en: 'Two lamps shining at one wall: what they send back adds up, in linear values, so decode encoded colours first. Black on top changes nothing, and the order does not matter, so any number of lights can be added one after the other. What exceeds 1 is kept for a tone curve at the end, or for a bloom. For a picture that is shown right away, take a mode that stops at 1.',
    ja: '二つの照明で一つの壁を照らすのと同じで、返ってくる光は足し算になります。これはリニアな値での話なので、エンコードされた色は先にデコードしてください。黒を重ねても変わらず、順序にもよらないので、光をいくつでも順に足していけます。1を超えた分は残るので、最後にトーンカーブで収めたり、ブルームに使ったりできます。そのまま表示する画像には、1で止まるモードを使ってください。',
  },
  outside: { base: sum, blend: sum },
  returns: { en: 'The sum, in the encoding of the inputs.', ja: '和です。エンコードは入力と同じです。', range: { min: 0, max: 2 } },
  formula: String.raw`B(b, s) = b + s`,
  edgeCases: [
    { of: [0.3, 0], is: 0.3, exact: true, en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' },
    { of: [0.75, 0.75], is: 1.5, exact: true, en: 'Not clamped.', ja: 'クランプしません。' },
    { of: [1, 1], is: 2, exact: true, en: 'The largest result of two colours between black and white.', ja: '黒から白までの色どうしでは、これが最大です。' },
    { of: [0.5, -0.75], is: -0.25, exact: true, en: 'Negative values subtract.', ja: '負の値は引き算になります。' },
    {
      overload: 'vec3',
      of: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      is: [1, 1, 0],
      exact: true,
      en: 'Red light and green light make yellow.',
      ja: '赤い光に緑の光を足すと黄になります。',
    },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 0.75, 0.25],
      [0.5, 0.5, 0.5, 1],
    ],
    is: [0.75, 1, 1.25, 0.25],
    exact: true,
  },
  half: { of: [0.5, 1, 0.5], is: 1 },
  accuracy: 'polynomial',
  oracle: {
    en: 'The sum in double precision.',
    ja: '倍精度で計算した和です。',
  },
  continuity: { order: 'smooth', en: 'A sum of its arguments.', ja: '引数の和です。' },
  claims: {
    'The same sum, but clamped at 1': 'linear dodge is the sum, which subtract takes back',
    'Black on top changes nothing, and': 'changes nothing where its neutral tone is laid on top',
    'the order does not matter': 'gives the same in either order of its colours',
    'the sum may exceed 1': 'linear dodge is the sum, which subtract takes back',
    'Takes back what this mode added': 'linear dodge is the sum, which subtract takes back',
  },
  references: [pegtopOn('additive', 'additive'), adobeOn('Linear Dodge (Add)')],
  related: ['blendAdd', 'blendColorDodge', 'blendLinearBurn', 'blendSubtract'],
  confusedWith: [
    { name: 'blendAdd', en: 'The same sum, but clamped at 1.', ja: '同じ和を1でクランプします。' },
    { name: 'blendColorDodge', en: 'Divides the base, so black stays black.', ja: '下の色を割るので、黒は黒のままです。' },
    { name: 'blendSubtract', en: 'Takes back what this mode added.', ja: 'このモードで足した分を引き戻します。' },
  ],
  elsewhere: {
    webgl: ['blendFunc(ONE, ONE)', { en: 'Clamped, unless the target has a float format.', ja: 'floatのフォーマットに描くとき以外はクランプされます。' }],
    pegtop: 'Additive',
    photoshop: [
      { en: 'Linear Dodge (Add)', ja: '覆い焼き（リニア）- 加算' },
      { en: 'Clamped in images of 8 and 16 bits.', ja: '8ビットと16ビットの画像ではクランプされます。' },
    ],
    krita: 'Linear Dodge',
    unity: 'LinearDodge',
  },
  words: {
    en: ['linear dodge', 'add', 'additive', 'plus', 'sum', 'hdr', 'light', 'bloom'],
    ja: ['覆い焼き（リニア）', '覆い焼きリニア', 'リニアドッジ', '加算', '足し算', '発光', '光', 'HDR'],
  },
  examples: {
    'street-lamps-in-fog': { en: 'Street lamps in fog', ja: '霧の中の街灯' },
    galaxy: { en: 'A galaxy with a bright core', ja: '中心の明るい銀河' },
  },
})
