/** Record of aastep. */
import { aastep } from '../../src/index.ts'
import { fromReference } from '../provenance.ts'
import type { FunctionRecord } from '../record.ts'

export const aastepRecord: FunctionRecord = {
  slug: 'aastep',
  category: 'math',
  importName: 'aastep',
  call: aastep,
  shown: 'aastep_width',
  summary: {
    en: 'A step whose edge is one pixel wide, so that it has no jagged corners.',
    ja: '境目が1ピクセル分の幅を持つstepです。輪郭のギザギザがなくなります。',
  },
  intuition: {
    en: 'A pixel is a small square, and an edge that runs through it leaves a part of it on either side. step asks only for the middle of the pixel and paints all or nothing. Here the answer is how much of the pixel lies past the edge: a ramp that is as wide as the value moves from one pixel to the next. In a fragment, derivatives tell that width; elsewhere it has to be given.',
    ja: 'ピクセルは小さな正方形なので、境目が横切れば、その両側に分かれます。stepはピクセルの中心だけを調べ、全部塗るか、まったく塗らないかのどちらかにします。こちらは、ピクセルのどれだけが境目の先にあるかを返します。つまり、隣のピクセルまでに値が動く幅を持った坂です。その幅は、フラグメントなら微分から分かります。それ以外の場所では、引数で渡します。',
  },
  parameters: [
    {
      name: 'edge',
      meaning: { en: 'Where the step is.', ja: '段差の位置です。' },
      unit: 'number',
      role: 'control',
      range: [-0.05, 0.05],
      default: 0,
      step: 0.001,
      outside: { en: 'Any number. It may differ from pixel to pixel too.', ja: 'どんな数でもかまいません。ピクセルごとに違っていても使えます。' },
    },
    {
      name: 'x',
      meaning: { en: 'The value that is compared with it.', ja: '段差と比べる値です。' },
      unit: 'number',
      role: 'domain',
      range: [-0.5, 0.5],
      default: 0.01,
      step: 0.001,
      outside: { en: '0 well before the edge, 1 well after it.', ja: '段差より十分手前なら0、十分先なら1です。' },
    },
    {
      name: 'width',
      meaning: {
        en: 'How far x moves over a pixel. Without it, derivatives tell: only in fragments, and only in code that all pixels run through.',
        ja: '1ピクセルの間にxが動く幅です。省略すると微分から求めます。使えるのはフラグメントの中、それもすべてのピクセルが通る場所だけです。',
      },
      unit: 'number',
      role: 'control',
      range: [0, 0.1],
      default: 0.026,
      step: 0.001,
      outside: {
        en: 'Any width. The wider, the softer; 0 and less make a plain step.',
        ja: 'どんな幅でもかまいません。広いほど滑らかになり、0以下ならただのstepです。',
      },
    },
  ],
  returns: {
    meaning: {
      en: 'The share of the pixel past the edge: 0 before it, 1 after it, ½ when the edge goes through the middle.',
      ja: 'ピクセルのうち、段差の先にある割合です。手前では0、先では1、段差が中心を通るときは½です。',
    },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} \operatorname{aastep}(e, x) = \operatorname{clamp}\left(\frac{x - e}{w} + \frac12,\ 0,\ 1\right) \\ w = \left|\frac{\partial (x - e)}{\partial p_x}\right| + \left|\frac{\partial (x - e)}{\partial p_y}\right| \end{gathered}`,
  edgeCases: [
    {
      id: 'on-the-edge',
      instance: 'aastep_width',
      inputs: [0.5, 0.5, 0.1],
      result: 0.5,
      exact: true,
      note: { en: 'Half of the pixel lies on either side.', ja: 'ピクセルが半分ずつに分かれます。' },
    },
    { id: 'a-quarter-before', instance: 'aastep_width', inputs: [0, -0.25, 1], result: 0.25, exact: true },
    { id: 'one-width-before', instance: 'aastep_width', inputs: [0, -1, 1], result: 0, exact: true },
    { id: 'one-width-after', instance: 'aastep_width', inputs: [0, 1, 1], result: 1, exact: true },
    {
      id: 'no-width-below',
      instance: 'aastep_width',
      inputs: [0.5, 0.25, 0],
      result: 0,
      exact: true,
      note: { en: 'A plain step, without a division by zero.', ja: 'ただのstepになります。0では割りません。' },
    },
    { id: 'no-width-above', instance: 'aastep_width', inputs: [0.5, 0.75, 0], result: 1, exact: true },
    {
      id: 'no-width-on-it',
      instance: 'aastep_width',
      inputs: [0.5, 0.5, 0],
      result: 0.5,
      exact: true,
      note: { en: 'step gives 1 here.', ja: 'stepではここで1になります。' },
    },
    { id: 'negative-width', instance: 'aastep_width', inputs: [0.5, 0.75, -1], result: 1, exact: true },
    {
      id: 'nothing-moves',
      inputs: [0.5, 0.25],
      result: 0,
      exact: true,
      note: { en: 'Where x is the same in all pixels around, the step is a plain one.', ja: 'まわりのピクセルでxが変わらなければ、ただのstepになります。' },
    },
    {
      id: 'components',
      instance: 'aastep_width_vec2',
      inputs: [
        [0, 1],
        [0.25, 0.75],
        [1, 1],
      ],
      result: [0.75, 0.25],
      exact: true,
    },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'The ramp in double precision, with the slopes that the pixels of a quad were given; the mean over many pixels must be the area.',
      ja: '4ピクセルの組に与えた傾きをもとに、坂を倍精度で計算したものです。多くのピクセルで平均すると面積に一致することも確かめています。',
    },
  },
  continuity: {
    order: 0,
    note: {
      en: 'A bend at both ends of the ramp. Two edges in one pixel are not added up: a line thinner than a pixel flickers.',
      ja: '坂の両端で折れます。一つのピクセルに二つの境目が入る場合は考えていないので、1ピクセルより細い線はちらつきます。',
    },
  },
  references: [
    {
      title: 'Texturing and Modeling: A Procedural Approach, 3rd edition',
      authors: 'David S. Ebert, F. Kenton Musgrave, Darwyn Peachey, Ken Perlin, Steven Worley',
      year: 2003,
      section: 'Chapter 2, Aliasing: analytic prefiltering, boxstep',
    },
    { title: '2D Shape Rendering by Distance Fields', authors: 'Stefan Gustavson', year: 2012, section: 'OpenGL Insights, chapter 12: anti-aliasing' },
  ],
  provenance: fromReference,
  related: ['smootherstep', 'drawFill', 'rectSDF'],
  confusedWith: [
    {
      name: 'step',
      difference: {
        en: 'All or nothing for each pixel: cheaper, and jagged.',
        ja: 'ピクセルごとに全部か無しかです。計算は軽いのですが、輪郭がギザギザになります。',
      },
    },
    {
      name: 'smoothstep(edge - w, edge + w, x)',
      difference: {
        en: 'Twice as wide for the same w, and curved: it looks softer, and its mean is not the area of the pixel past the edge.',
        ja: '同じwなら幅が2倍になり、曲線を描きます。見た目は柔らかくなりますが、値は境目の先にある面積と一致しません。',
      },
    },
    {
      name: 'drawFill',
      difference: {
        en: 'The same ramp for a distance, falling: 1 inside, where the distance is small.',
        ja: '距離に対する同じ坂ですが、向きが逆です。距離の小さい内側で1になります。',
      },
    },
    {
      name: 'fwidth',
      difference: {
        en: 'Tells the width. It adds up both directions, so slanted edges come out up to 1.4 pixels wide.',
        ja: '幅を求める組み込み関数です。縦と横の変化を足すため、斜めの境目は最大で1.4ピクセルの幅になります。',
      },
    },
  ],
  elsewhere: [
    { where: 'RenderMan Shading Language', name: 'filterstep' },
    {
      where: 'Open Shading Language',
      name: 'aastep',
      note: { en: 'With its own derivatives where none are given.', ja: '幅を渡さなければ、微分から求めます。' },
    },
    { where: 'GLSL', name: 'clamp((x - edge) / fwidth(x) + 0.5, 0.0, 1.0)' },
    { where: 'Houdini', name: 'filterstep' },
  ],
  synonyms: {
    en: ['antialias', 'anti-aliasing', 'step', 'filterstep', 'boxstep', 'fwidth', 'jaggies', 'smooth edge', 'threshold', 'derivative'],
    ja: ['アンチエイリアス', 'アンチエイリアシング', 'ステップ', 'ギザギザ', 'ジャギー', '輪郭', '境界', 'しきい値', '閾値', '二値化', '微分', '偏導関数'],
  },
  preview: 'antialias',
  examples: [
    {
      title: { en: 'A disc with a clean edge', ja: '縁のきれいな円' },
      code: `import { aastep } from '@kirari/addons'
import { length, mix, resolution, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const outside = aastep(0.3, length(p))

export const fragment = vec4(
  mix(vec3(1, 0.72, 0.35), vec3(0.09, 0.11, 0.16), outside),
  1,
)
`,
    },
    {
      title: { en: 'A map with contour bands', ja: '等高線で塗り分けた地図' },
      code: `import { aastep, valueNoise } from '@kirari/addons'
import { fwidth, mix, resolution, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(3.5)
const height = valueNoise(p.add(time.mul(0.05)))
  .add(valueNoise(p.mul(2.3)).mul(0.35))
  .div(1.35)
const perPixel = fwidth(height)

// From the sea up, each height starts a new
// colour, with a dark line a little below.
let land = vec3(0.16, 0.36, 0.5)
const lowland = [
  vec3(0.93, 0.86, 0.68),
  vec3(0.6, 0.72, 0.45),
  vec3(0.35, 0.52, 0.36),
]
const mountain = [vec3(0.72, 0.6, 0.48), vec3(0.97)]
const colours = [...lowland, ...mountain]
colours.forEach((colour, i) => {
  const from = 0.32 + i * 0.11
  land = mix(
    land,
    colour.mul(0.55),
    aastep(from, height.add(perPixel.mul(1.5)), perPixel),
  )
  land = mix(land, colour, aastep(from, height, perPixel))
})

export const fragment = vec4(land, 1)
`,
    },
  ],
}
