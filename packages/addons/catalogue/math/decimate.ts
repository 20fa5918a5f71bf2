/** Record of decimate. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { shaped } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Rounds down to a multiple of 1 / steps: a ramp becomes a staircase. Other tools call it posterize or quantize.',
    ja: '1 / stepsの倍数に切り下げます。なめらかな坂が階段になります。ほかのツールではポスタライズや量子化と呼ばれます。',
  },
  intuition: {
    en: 'floor counts the steps up to x, and the count is divided by their number. The staircase lies below the ramp and touches it at the front of each step. For a whole number of steps, x from 0 to just below 1 gives as many values as steps, the last of them 1 − 1 / steps: for levels that include white, multiply by steps / (steps − 1); to round to the nearest instead, add half a step first. Applied to coordinates, it makes large pixels; applied to time, a clock hand that ticks.',
    ja: '床関数で段を数え、段の数で割ります。階段は坂の下側にあり、各段の手前の角で坂に接します。段の数が整数なら、0以上1未満の数は、ちょうど段の数だけの値になり、最後の値は1 − 1 / stepsです。白も含めたいときはsteps / (steps − 1) を掛け、最も近い値に丸めたいときは先に半段を足してください。座標に使うと大きなドットに、時間に使うとカチカチと進む針になります。',
  },
  parameters: {
    x: {
      ...shaped,
      meaning: { en: 'The number to quantise.', ja: '段に分ける数です。' },
      default: 0.7,
      outside: {
        en: 'Any number whose product with steps is below 1e38: the staircase goes on in both directions.',
        ja: 'stepsとの積が1e38未満なら、どんな数でもかまいません。階段は上にも下にも続きます。',
      },
    },
    steps: {
      meaning: { en: 'How many steps there are from 0 to 1.', ja: '0から1までの段の数です。' },
      unit: 'count',
      range: [1, 16],
      default: 5,
      step: 1,
      outside: {
        en: 'Any number, whole or not. A negative one rounds up. A number below 1e-20 in magnitude counts as 0, where the result is 0.',
        ja: 'どんな数でもよく、整数でなくてもかまいません。負なら切り上げます。絶対値が1e-20未満なら0とみなし、結果も0になります。',
      },
    },
  },
  returns: {
    en: 'The nearest multiple of 1 / steps that is not above x.',
    ja: 'x以下で最大の、1 / stepsの倍数です。',
    range: { min: -1, max: 1.5 },
  },
  formula: String.raw`\operatorname{decimate}(x, n) = \begin{cases} \dfrac{\lfloor x\,n \rfloor}{n} & n \ne 0 \\ 0 & n = 0 \end{cases}`,
  edgeCases: [
    { of: [0.3, 4], is: 0.25 },
    { of: [0.25, 4], is: 0.25, en: 'At the front of a step it is already that step.', ja: '段の手前の角では、すでにその段の値です。' },
    { of: [0.99, 4], is: 0.75 },
    { of: [1, 4], is: 1 },
    {
      of: [-0.1, 4],
      is: -0.25,
      en: 'Down, also below 0: there is no wide step about 0.',
      ja: '0より下でも切り下げるので、0のまわりの段だけが広くなることはありません。',
    },
    { of: [0.3, -4], is: 0.5, en: 'A negative count rounds up.', ja: '段の数が負なら切り上げます。' },
    { of: [0.3, 0], is: 0, exact: true, en: 'Nothing is divided by zero.', ja: '0で割ることはありません。' },
    {
      overload: 'vec2',
      of: [
        [0.3, 0.7],
        [2, 4],
      ],
      is: [0, 0.5],
      en: 'A count for each component.',
      ja: '段の数を、成分ごとに指定できます。',
    },
  ],
  accuracy: {
    class: 'division',
    oracle: { en: 'The remainder of JavaScript taken off, in double precision.', ja: 'JavaScriptの余りを引いて求めた値です。倍精度で計算しています。' },
  },
  continuity: {
    order: 'jump',
    en: 'Constant on each step, with a jump of 1 / steps between two. At an edge, rounding may put a number on the step below or above.',
    ja: '各段では一定で、段と段の間で1 / stepsだけ飛びます。段の境目では、丸め誤差で一つ下や一つ上の段になることがあります。',
  },
  claims: {
    'gives as many values as steps, the last of them 1 − 1 / steps': 'decimate gives as many values as steps, from 0 on',
    'The staircase lies below the ramp and touches it at the front of each step': 'decimate lies below x by less than a step',
    'the staircase goes on in both directions': 'decimate lies below x by less than a step',
    'A negative one rounds up': 'decimate with a negative count rounds up',
    'A number below 1e-20 in magnitude counts as 0, where the result is 0': 'decimate with no steps is 0',
    'rounding may put a number on the step below or above': 'decimate may take a number at an edge for the step below or above',
  },
  references: [
    {
      title: 'Quantization Noise: Roundoff Error in Digital Computation, Signal Processing, Control, and Communications',
      authors: 'Bernard Widrow, István Kollár',
      year: 2008,
      section: 'uniform quantization',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['highPass', 'safeMod', 'gain', 'drawGrid'],
  confusedWith: [
    {
      name: { en: 'decimation', ja: 'デシメーション（間引き）' },
      en: 'In signal processing, decimation drops samples; in modelling, it drops triangles. This function quantises a value. Applied to a coordinate, it drops samples too.',
      ja: '信号処理では標本を、モデリングでは三角形を間引くことです。この関数は値を量子化します。座標に使えば、標本を減らすのと同じ結果になります。',
    },
    { name: 'floor', en: 'The same for one step a unit.', ja: 'stepsが1のときと同じです。' },
    {
      name: 'round',
      en: 'To the nearest whole number. For the nearest multiple: decimate(x + 0.5 / steps, steps).',
      ja: '最も近い整数に丸めます。最も近い1 / stepsの倍数に丸めるには、decimate(x + 0.5 / steps, steps) と書きます。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Posterize' },
    { where: 'TSL (three.js)', name: 'posterize' },
    { where: 'Blender', name: 'Math: Snap', note: { en: 'Asks for the height of a step.', ja: '段の高さを指定します。' } },
  ],
  synonyms: {
    en: ['posterize', 'quantize', 'quantise', 'snap', 'staircase', 'steps', 'levels', 'pixelate', 'banding', 'round down', 'toon'],
    ja: ['ポスタライズ', '量子化', '階段', '階調を減らす', 'ドット絵', 'モザイク', '切り捨て', '段階', '間引き', 'トゥーン'],
  },
  examples: {
    'terraces-of-rice': { en: 'Terraces of rice', ja: '棚田' },
    'moonrise-in-large-pixels': { en: 'A moonrise in large pixels', ja: 'ドット絵の月の出' },
  },
}
