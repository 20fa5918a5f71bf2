/** Record of map. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Maps the range from a to b to the range from c to d: a becomes c, b becomes d, and everything else goes along in proportion.',
    ja: 'aからbの範囲を、cからdの範囲に写します。aはc、bはdになり、ほかの数も同じ比率で移ります。',
  },
  intuition: {
    en: 'Lay two rulers side by side, one from a to b and one from c to d, both stretched to the same length. Every mark on the first stands beside one on the second. In numbers, map asks which part of the way from a to b has been covered, and goes that part of the way from c to d with lerp. Either ruler may run backwards, and both go on beyond their ends unless you ask to clamp.',
    ja: 'aからbまでの物差しと、cからdまでの物差しを、同じ長さに伸ばして並べると考えます。一方の目盛りの隣に、必ずもう一方の目盛りがあります。計算では、aからbまでのどこまで来たかを割合で求め、cからdまでをlerpでその割合だけ進みます。どちらの物差しも逆向きにできます。クランプを指定しないかぎり、両端の先にも続きます。',
  },
  parameters: {
    x: {
      meaning: { en: 'The number to map.', ja: '写す数です。' },
      unit: 'number',
      role: 'domain',
      range: [-1, 3],
      default: 1.2,
      outside: {
        en: 'Any number. Outside a to b the line goes on, or holds c and d with clamped.',
        ja: 'どんな数でもかまいません。aとbの外でも直線が続きます。clampedを指定すると、cまたはdのまま止まります。',
      },
    },
    a: {
      meaning: { en: 'The number that becomes c.', ja: 'cに移る数です。' },
      unit: 'number',
      range: [-1, 0.5],
      default: 0,
      outside: {
        en: 'Any number, above b as well, as long as b − a and x − a do not overflow. Where a and b are less than 1e-20 apart, every x becomes c.',
        ja: 'b − aとx − aがオーバーフローしないかぎり、どんな数でもかまいません。bより大きくても使えます。bとの差が1e-20未満なら、どのxもcになります。',
      },
    },
    b: {
      meaning: { en: 'The number that becomes d.', ja: 'dに移る数です。' },
      unit: 'number',
      range: [1.5, 3],
      default: 2,
      outside: { en: 'Any number, as for a.', ja: 'aと同じく、どんな数でもかまいません。' },
    },
    c: {
      meaning: { en: 'What a becomes.', ja: 'aの移る先です。' },
      unit: 'number',
      range: [0, 1],
      default: 0.1,
      outside: {
        en: 'Any number, above d as well, as long as d − c does not overflow.',
        ja: 'd − cがオーバーフローしないかぎり、どんな数でもかまいません。dより大きくても使えます。',
      },
    },
    d: {
      meaning: { en: 'What b becomes.', ja: 'bの移る先です。' },
      unit: 'number',
      range: [0, 1],
      default: 0.9,
      outside: { en: 'Any number, as for c.', ja: 'cと同じく、どんな数でもかまいません。' },
    },
    clamped: {
      meaning: {
        en: 'Whether to hold the result between c and d. Omit it for a result that goes on.',
        ja: '結果をcとdのあいだに収めるかどうかです。省略すると、収めずに先へ続けます。',
      },
      unit: 'flag',
      range: [0, 1],
      default: true,
      step: 1,
      outside: { en: 'One for all components.', ja: 'すべての成分に共通です。' },
    },
  },
  returns: {
    en: 'The number beside x on the second ruler: exactly c for a, and d for b.',
    ja: '二つ目の物差しで、xの隣にある数です。aには正確にc、bにはdが対応します。',
    range: { min: -1.5, max: 2.5 },
  },
  formula: String.raw`\begin{gathered} \operatorname{map}(x, a, b, c, d) = c + \frac{x - a}{b - a}\,(d - c) \\ \operatorname{map}(x, a, a, c, d) = c \end{gathered}`,
  edgeCases: [
    { of: [0, 0, 1024, -1, 1], is: -1, exact: true },
    { of: [1024, 0, 1024, -1, 1], is: 1 },
    { of: [256, 0, 1024, -1, 1], is: -0.5 },
    { of: [2048, 0, 1024, -1, 1], is: 3, en: 'Not clamped.', ja: 'クランプはしません。' },
    { overload: 'clamped', of: [2048, 0, 1024, -1, 1, true], is: 1, exact: true, en: 'Held at d.', ja: 'dで止まります。' },
    { overload: 'clamped', of: [-5, 0, 1024, -1, 1, true], is: -1, exact: true, en: 'Held at c.', ja: 'cで止まります。' },
    { overload: 'clamped', of: [2048, 0, 1024, -1, 1, false], is: 3 },
    { of: [0.25, 1, 0, 0, 8], is: 6, en: 'The first range may run backwards.', ja: '元の範囲は逆向きでもかまいません。' },
    { of: [0.25, 0, 1, 8, 0], is: 6, en: 'So may the second.', ja: '移る先の範囲も同じです。' },
    {
      of: [5, 2, 2, 3, 9],
      is: 3,
      exact: true,
      en: 'A range without a length becomes c; nothing is divided by zero.',
      ja: '長さのない範囲はcに移ります。0では割りません。',
    },
    {
      overload: 'vec2',
      of: [
        [1, 0],
        [0, 0],
        [2, 4],
        [10, 10],
        [20, 20],
      ],
      is: [15, 10],
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The mean of c and d in double precision, weighted with the distances of x to b and to a.',
      ja: 'xからbまでとaまでの距離を重みとした、cとdの加重平均を倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 'smooth',
    en: 'A straight line in x. Clamped, it bends at a and at b.',
    ja: 'xについての直線です。クランプすると、aとbで折れます。',
  },
  claims: {
    'everything else goes along in proportion': 'keeps proportions',
    'exactly c for a': 'the first end is exact, and the second but for rounding',
    'Where a and b are less than 1e-20 apart, every x becomes c': 'a range without a length becomes c',
    'holds c and d with clamped': 'clamped, it stays between c and d and is the same inside',
  },
  references: [
    {
      title: 'Processing: A Programming Handbook for Visual Designers and Artists',
      authors: 'Casey Reas, Ben Fry',
      year: 2014,
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['lerp', 'clamp01', 'smootherstep', 'mirror'],
  confusedWith: [
    { name: 'lerp', en: 'The second half of map: from a share between 0 and 1 to a range.', ja: 'mapの後半にあたり、0〜1の割合を範囲に移します。' },
    {
      name: 'smootherstep',
      en: 'From a range to 0–1, clamped and with soft ends. map(x, a, b, 0, 1, true) is the straight ramp.',
      ja: '範囲を0〜1に移します。クランプされ、両端は滑らかです。map(x, a, b, 0, 1, true) なら直線の坂になります。',
    },
    {
      name: 'Array.prototype.map',
      en: 'Calls a function for each element of a list; no relation but the name.',
      ja: '配列の要素ごとに関数を呼び出します。同じなのは名前だけです。',
    },
  ],
  elsewhere: [
    { where: 'Processing', name: 'map' },
    { where: 'p5.js', name: 'map', note: { en: 'A last argument of true clamps.', ja: '最後の引数にtrueを渡すとクランプします。' } },
    { where: 'TSL', name: 'remap, remapClamp' },
    { where: 'Unity Shader Graph', name: 'Remap' },
    { where: 'Blender', name: 'Map Range' },
    { where: 'Houdini VEX', name: 'efit', note: { en: 'Its fit clamps.', ja: 'fitはクランプします。' } },
    { where: 'three.js', name: 'MathUtils.mapLinear' },
    { where: 'D3', name: 'scaleLinear' },
  ],
  synonyms: {
    en: ['remap', 'map range', 'rescale', 'fit', 'normalize', 'scale', 'linear scale', 'inverse lerp', 'range conversion', 'mapLinear'],
    ja: ['リマップ', 'マップ', '範囲変換', '範囲', '写像', 'しゃぞう', '変換', '正規化', 'スケール', '逆補間', '目盛り'],
  },
  examples: {
    'thermometers-in-a-row': { en: 'Thermometers in a row', ja: '並んだ温度計' },
    'heights-of-an-island': { en: 'Heights of an island as colours', ja: '島の標高を色にする' },
  },
}
