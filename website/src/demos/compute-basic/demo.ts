/** A kernel, explained: rows of numbers, each computed from the one before. */
import { expression, seed, select, slider, toggle } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  lesson: select({
    label: { en: 'Lesson', ja: '内容' },
    options: {
      each: { en: '1  A function of each number', ja: '1  一つずつの数に関数を適用する' },
      neighbours: { en: '2  A number and its neighbours', ja: '2  隣の数も読む' },
      rule: { en: '3  A rule for three cells', ja: '3  三つのセルの規則' },
      sum: { en: '4  A sum in rounds', ja: '4  半分ずつにして合計する' },
    },
    value: 'each',
    rebuild: true,
  }),
  each: expression({ label: { en: 'Lesson 1: the function of x', ja: '内容1：xの関数' }, value: '0.5 + 0.5 * sin(4 * pi * x) * (1 - x)' }),
  near: expression({ label: { en: 'Lesson 2: with left and right', ja: '内容2：leftとrightを使う式' }, value: '(left + x + right) / 3' }),
  rule: slider({ label: { en: 'Lesson 3: the rule', ja: '内容3：規則の番号' }, min: 0, max: 255, step: 1, value: 110 }),
  order: select({
    label: { en: 'Order of the numbers', ja: '計算の順序' },
    options: {
      together: { en: 'All at once', ja: 'すべて同時' },
      right: { en: 'From left to right', ja: '左から右へ' },
      left: { en: 'From right to left', ja: '右から左へ' },
      chance: { en: 'In random order', ja: 'ランダムな順' },
    },
    value: 'right',
  }),
  inPlace: toggle({ label: { en: 'Overwrite the row that is read', ja: '読んでいる行に上書きする' }, value: false }),
  pace: select({
    label: { en: 'Pace', ja: '速さ' },
    options: {
      slow: { en: 'One number every 12 frames', ja: '12フレームに1個' },
      steady: { en: 'One number per frame', ja: '1フレームに1個' },
      fast: { en: 'Ten numbers per frame', ja: '1フレームに10個' },
    },
    value: 'steady',
  }),
  view: select({
    label: { en: 'Shown as', ja: '表示' },
    options: { bars: { en: 'Bars', ja: '棒' }, colours: { en: 'Colours', ja: '色' }, numbers: { en: 'Numbers', ja: '数値' } },
    value: 'bars',
  }),
  start: select({
    label: { en: 'First row', ja: '最初の行' },
    options: {
      suited: { en: 'As suits the lesson', ja: '内容に合わせる' },
      ramp: { en: 'From 0 to 1', ja: '0から1まで' },
      wave: { en: 'Two waves', ja: '二つの波' },
      random: { en: 'Random numbers', ja: '乱数' },
      single: { en: 'A single 1', ja: '一つだけ1' },
    },
    value: 'suited',
    rebuild: true,
  }),
  seed: seed({ label: { en: 'New random numbers', ja: '乱数を作り直す' }, rebuild: true }),
}

export const demo = defineDemo({
  name: 'compute-basic',
  path: '/compute/basic',
  subject: 'simulation',
  title: { en: 'A kernel, number by number', ja: 'カーネルのしくみ' },
  sentence: {
    en: 'A kernel computes many numbers with one small program. Watch it compute a hundred numbers, change the program, read neighbours, compute a sum in seven rounds, and find out what the order changes.',
    ja: 'カーネルは、一つの小さなプログラムで多くの数を計算します。100個の数が計算される様子を見ながら、式を変え、隣の数を読み、7回で合計し、計算の順序が結果を変えるかどうかを試せます。',
  },
  label: {
    en: 'Two rows of a hundred coloured bars: a ramp from 0 to 1 above, and below it the numbers that the kernel has computed from it, a wave that fades to the right',
    ja: '100本の色付きの棒が2段に並んだ図。上は0から1へ上がる坂で、下はカーネルがそこから計算した、右へ行くほど弱まる波',
  },
  controls,
  messages: {
    syntax: {
      en: 'The expression cannot be read at “{detail}”. Use numbers, names, + - * /, comparisons, brackets and functions, such as 0.5 * sin(x).',
      ja: '式の「{detail}」のところが読めません。数、名前、+ - * /、比較、括弧、関数で書いてください。例：0.5 * sin(x)',
    },
    name: {
      en: 'The name “{detail}” is not known here. Lesson 1 has x and i, lesson 2 also left and right; pi is a constant.',
      ja: '「{detail}」という名前は使えません。内容1ではxとi、内容2ではさらにleftとrightが使えます。piは定数です。',
    },
    function: {
      en: 'There is no function “{detail}”. There are: sin, cos, sqrt, abs, floor, fract, exp, min, max, step, mix.',
      ja: '「{detail}」という関数はありません。使えるのはsin、cos、sqrt、abs、floor、fract、exp、min、max、step、mixです。',
    },
    count: {
      en: '“{detail}” has the wrong number of arguments: min, max and step have two, mix has three, and all others one.',
      ja: '「{detail}」の引数の数が違います。min、max、stepは二つ、mixは三つ、ほかは一つです。',
    },
  },
  readouts: {
    row: { en: 'Rows', ja: '行' },
    total: { en: 'Sum of the last finished row', ja: '最後に終わった行の合計' },
    difference: { en: 'Largest difference from the CPU', ja: 'CPUの結果との最大の差' },
  },
  files: ['smallest.ts', 'scene.ts', 'lesson.ts', 'expression.ts', 'picture.ts'],
  posterSteps: 78,
  load: () => import('./scene.ts'),
})
