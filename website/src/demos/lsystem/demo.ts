/** L-systems: plants and curves from grammars that the reader edits. */
import { button, color, lines, seed, select, slider } from '../control.ts'
import { defineDemo } from '../demo.ts'
import { grammars } from './grammars.ts'

const texts = Object.fromEntries(Object.entries(grammars).map(([name, { text }]) => [name, text]))

const controls = {
  preset: select({
    label: { en: 'Plant or curve', ja: '植物と曲線' },
    options: {
      cherry: grammars.cherry.name,
      fern: grammars.fern.name,
      meadow: grammars.meadow.name,
      foxglove: grammars.foxglove.name,
      sunflower: grammars.sunflower.name,
      spruce: grammars.spruce.name,
      willow: grammars.willow.name,
      palm: grammars.palm.name,
      koch: grammars.koch.name,
      dragon: grammars.dragon.name,
      hilbert: grammars.hilbert.name,
      gosper: grammars.gosper.name,
      arrowhead: grammars.arrowhead.name,
      cube: grammars.cube.name,
    },
    value: 'cherry',
  }),
  grammar: lines({ label: { en: 'Grammar', ja: '文法' }, follows: 'preset', texts }),
  more: slider({ label: { en: 'More or fewer steps', ja: 'ステップの増減' }, min: -12, max: 6, step: 1, value: 0 }),
  grow: button({ label: { en: 'Grow', ja: '成長させる' } }),
  seed: seed({ label: { en: 'New random numbers', ja: '乱数を変える' }, value: 4 }),
  pace: slider({ label: { en: 'Growth time', ja: '成長にかける時間' }, unit: { en: 's', ja: '秒' }, min: 1, max: 30, step: 1, value: 8 }),
  wind: slider({ label: { en: 'Wind', ja: '風' }, min: 0, max: 2, step: 0.1, value: 0.5 }),
  mood: select({
    label: { en: 'Light', ja: '光' },
    options: { morning: { en: 'Morning', ja: '朝' }, dusk: { en: 'Dusk', ja: '夕暮れ' }, night: { en: 'Moonlight', ja: '月夜' } },
    value: 'morning',
  }),
  season: select({
    label: { en: 'Leaves', ja: '葉' },
    options: { spring: { en: 'Spring', ja: '春' }, summer: { en: 'Summer', ja: '夏' }, autumn: { en: 'Autumn', ja: '秋' } },
    value: 'summer',
  }),
  flower: color({ label: { en: 'Petals', ja: '花びらの色' }, value: '#fac7d6' }),
  limit: slider({ label: { en: 'Symbol limit', ja: '記号の上限' }, min: 60_000, max: 1_000_000, step: 10_000, value: 1_000_000 }),
  detail: select({
    label: { en: 'Quality', ja: '画質' },
    options: { full: { en: 'Shadows, smooth edges', ja: '影と滑らかな輪郭' }, simple: { en: 'Simple', ja: '簡易' } },
    value: 'full',
    rebuild: true,
  }),
}

export const demo = defineDemo({
  name: 'lsystem',
  path: '/lsystem',
  subject: 'space',
  title: { en: 'L-systems', ja: 'L-system' },
  sentence: {
    en: 'Grammars that grow: rules rewrite a string of symbols step by step, and a turtle draws it as a plant or a curve. Edit the grammar beside the picture; error messages name the exact character.',
    ja: '文法から植物を育てます。規則が記号列をステップごとに書き換え、タートルがそれを植物や曲線として描きます。文法は画像の横で編集でき、誤りがあればその文字の位置を示します。',
  },
  label: {
    en: 'A cherry tree in full blossom in morning light, with its shadow on the ground',
    ja: '朝の光の中で満開の桜の木と、地面に落ちるその影',
  },
  hint: {
    en: 'Drag to turn. Pinch, or click and use the wheel, to zoom.',
    ja: 'ドラッグで回転します。2本指、またはクリック後のホイールで拡大・縮小します。',
  },
  keys: { en: 'arrows turn, + and − zoom, G grows the plant again.', ja: '矢印キーで回転、＋と－で拡大・縮小、Gで最初から成長。' },
  controls,
  messages: {
    axiom: {
      en: 'Line {line}: the grammar has no axiom. Add a line such as “axiom: F”.',
      ja: '{line}行目：公理がありません。「axiom: F」のような行を加えてください。',
    },
    twice: { en: 'Line {line}, column {column}: “{found}” is already defined.', ja: '{line}行{column}列：「{found}」はすでに定義されています。' },
    setting: {
      en: 'Line {line}, column {column}: expected axiom, angle, steps, width, tropism or ignore, got “{found}”.',
      ja: '{line}行{column}列：axiom、angle、steps、width、tropism、ignoreのいずれかが必要ですが、「{found}」があります。',
    },
    symbol: {
      en: 'Line {line}, column {column}: expected a symbol, such as a letter, got “{found}”.',
      ja: '{line}行{column}列：英字などの記号が必要ですが、「{found}」があります。',
    },
    arrow: { en: 'Line {line}, column {column}: expected “->”, got “{found}”.', ja: '{line}行{column}列：「->」が必要ですが、「{found}」があります。' },
    value: {
      en: 'Line {line}, column {column}: expected a number, a name or “(”, got “{found}”.',
      ja: '{line}行{column}列：数、名前、「(」のいずれかが必要ですが、「{found}」があります。',
    },
    close: { en: 'Line {line}, column {column}: expected “)”, got “{found}”.', ja: '{line}行{column}列：「)」が必要ですが、「{found}」があります。' },
    comma: {
      en: 'Line {line}, column {column}: expected “,” or “)”, got “{found}”.',
      ja: '{line}行{column}列：「,」か「)」が必要ですが、「{found}」があります。',
    },
    name: {
      en: 'Line {line}, column {column}: expected a parameter of the rule or a constant defined above, got “{found}”.',
      ja: '{line}行{column}列：規則のパラメーターか、上の行で定義した定数が必要ですが、「{found}」があります。',
    },
    function: {
      en: 'Line {line}, column {column}: expected sin, cos, sqrt, abs, floor, min, max or random, got “{found}”.',
      ja: '{line}行{column}列：sin、cos、sqrt、abs、floor、min、max、randomのいずれかが必要ですが、「{found}」があります。',
    },
    count: {
      en: 'Line {line}, column {column}: “{found}” has the wrong number of arguments. min, max and random take two, all others one.',
      ja: '{line}行{column}列：「{found}」の引数の数が違います。min、max、randomは2つ、ほかは1つです。',
    },
    bracket: {
      en: 'Line {line}, column {column}: expected “[” before this “{found}”.',
      ja: '{line}行{column}列：この「{found}」に対応する「[」がありません。',
    },
    unclosed: {
      en: 'Line {line}, column {column}: expected “]” after this “{found}”.',
      ja: '{line}行{column}列：この「{found}」に対応する「]」がありません。',
    },
    parameter: {
      en: 'Line {line}, column {column}: expected the name of a parameter, got “{found}”.',
      ja: '{line}行{column}列：パラメーターの名前が必要ですが、「{found}」があります。',
    },
    repeated: {
      en: 'Line {line}, column {column}: expected another name, because the rule already has a parameter “{found}”.',
      ja: '{line}行{column}列：パラメーター「{found}」はこの規則ですでに使われています。別の名前にしてください。',
    },
    end: {
      en: 'Line {line}, column {column}: expected a symbol, such as F or +, or the end of the line, got “{found}”.',
      ja: '{line}行{column}列：Fや+などの記号か、行末が必要ですが、「{found}」があります。',
    },
    operator: {
      en: 'Line {line}, column {column}: expected an operator, such as + or *, or the end of the line, got “{found}”.',
      ja: '{line}行{column}列：+や*などの演算子か、行末が必要ですが、「{found}」があります。',
    },
    range: {
      en: 'Line {line}, column {column}: expected a number in the range {found}; steps must be a whole number.',
      ja: '{line}行{column}列：{found}の範囲の数が必要です。stepsは整数にしてください。',
    },
    finite: {
      en: 'Line {line}, column {column}: expected a finite number, got {found}.',
      ja: '{line}行{column}列：有限の数が必要ですが、値が{found}になりました。',
    },
    weight: {
      en: 'Line {line}, column {column}: expected a weight of at least 0, got {found}.',
      ja: '{line}行{column}列：重みは0以上でなければなりませんが、{found}になりました。',
    },
    deep: { en: 'Line {line}, column {column}: expected at most 50 nested parentheses.', ja: '{line}行{column}列：括弧の入れ子は50段までです。' },
    long: {
      en: 'Step {step} would exceed {limit} symbols. The picture is the last one that fitted; use fewer steps.',
      ja: 'ステップ{step}で記号が{limit}個を超えます。表示しているのは直前の結果です。ステップ数を減らしてください。',
    },
    many: {
      en: 'The word would draw more than {limit} branches or leaves. The picture is the last one that fitted; use fewer steps.',
      ja: '枝か葉が{limit}個を超えます。表示しているのは直前の結果です。ステップ数を減らしてください。',
    },
  },
  readouts: {
    steps: { en: 'steps', ja: 'ステップ' },
    symbols: { en: 'symbols', ja: '記号' },
    branches: { en: 'branches', ja: '枝' },
    leaves: { en: 'leaves', ja: '葉' },
    time: { en: 'rewriting', ja: '書き換え時間' },
  },
  files: ['rewrite.ts', 'turtle.ts', 'plant.ts', 'instances.ts'],
  maxPixels: 1_500_000,
  slow: { detail: 'simple', more: -3 },
  load: () => import('./scene.ts'),
})
