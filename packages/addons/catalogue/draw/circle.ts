/** Record of circle. */
import { drawCircle } from '../../src/index.ts'
import { fromFirstPrinciples } from '../provenance.ts'
import type { FunctionRecord } from '../record.ts'

export const circleRecord: FunctionRecord = {
  slug: 'circle',
  category: 'draw',
  importName: 'drawCircle',
  call: drawCircle,
  shown: 'drawCircle',
  summary: {
    en: 'A disc or a ring about the origin, drawn with an edge that is smooth to a pixel.',
    ja: '原点を中心とする円板、または輪を描きます。縁はちょうど1ピクセルの幅で滑らかになります。',
  },
  intuition: {
    en: 'The distance to a circle is how far away the centre is, less the radius. A disc is where that is below 0. A ring is where it is small either way, by half the width of its line. At the edge the distance, in pixels, says how much of the pixel is covered.',
    ja: '円までの距離は、中心からの距離から半径を引いたものです。それが負なら円板の内側、線の太さの半分以内なら輪の上です。縁では、ピクセル単位で測った距離が、そのままピクセルを覆う割合になります。',
  },
  parameters: [
    {
      name: 'st',
      meaning: { en: 'The place, seen from the centre of the circle.', ja: '円の中心から見た位置です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2],
      step: 0.01,
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
    {
      name: 'radius',
      meaning: {
        en: 'From the centre to the edge of the disc, or to the middle of the ring’s line.',
        ja: '中心から円板の縁まで、輪では線の中心までの長さです。',
      },
      unit: 'length',
      role: 'control',
      range: [0, 0.5],
      default: 0.3,
      step: 0.01,
      outside: {
        en: 'Below 0 there is no circle, and at most a part of a wide ring’s line is left.',
        ja: '負なら円はなくなります。太い輪では、線の一部だけが残ることがあります。',
      },
    },
    {
      name: 'width',
      meaning: {
        en: 'How wide the line of a ring is. A negative width draws the disc, as in OpenCV; so does leaving it out together with px.',
        ja: '輪の線の太さです。OpenCVと同じく、負にすると円板を塗ります。pxとともに省略しても円板になります。',
      },
      unit: 'length',
      role: 'control',
      range: [-0.05, 0.3],
      default: 0.11,
      step: 0.01,
      outside: { en: 'Any number. A ring of width 0 is invisible.', ja: 'どんな数でもかまいません。太さ0の輪は見えません。' },
    },
    {
      name: 'px',
      meaning: {
        en: 'The size of a pixel in the unit of st: 1 / resolution.y when it is measured in uv heights. In a fragment it may be left out, and is then measured from pixel to pixel; not inside of a branch that some pixels skip.',
        ja: 'stと同じ単位で測ったピクセルの大きさです。uvの高さで測るなら1 / resolution.yです。フラグメントでは省略でき、隣のピクセルとの差から求めます。ただし、一部のピクセルだけが通る分岐の中では省略できません。',
      },
      unit: 'length',
      role: 'control',
      range: [0.001, 0.2],
      default: 0.04,
      step: 0.001,
      outside: { en: 'Larger values blur. Zero and less give hard edges.', ja: '大きくするとぼけます。0以下では硬い縁になります。' },
    },
  ],
  returns: {
    meaning: { en: 'The share of the pixel that is covered.', ja: 'ピクセルのうち、図形が覆う割合です。' },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} d &= \lVert \mathbf{st} \rVert - r \\ \operatorname{circle} &= \begin{cases} \operatorname{fill}(d, 0, p) & w < 0 \\ \operatorname{stroke}(d, 0, w, p) & w \ge 0 \end{cases} \end{aligned}`,
  edgeCases: [
    { id: 'disc-centre', inputs: [[0, 0], 0.5, -1, 0.01], result: 1, exact: true },
    { id: 'disc-edge', inputs: [[0.5, 0], 0.5, -1, 0.01], result: 0.5, exact: true },
    { id: 'ring-centre', inputs: [[0, 0], 0.5, 0.25, 0.01], result: 0, exact: true, note: { en: 'A ring is hollow.', ja: '輪の中は空です。' } },
    { id: 'ring-line', inputs: [[0, -0.5], 0.5, 0.25, 0.01], result: 1, exact: true },
    {
      id: 'ring-rim',
      inputs: [[0.625, 0], 0.5, 0.25, 0.01],
      result: 0.5,
      exact: true,
      note: { en: 'Half of the width lies outside of the radius.', ja: '太さの半分は半径の外側に出ます。' },
    },
    { id: 'ring-without-width', inputs: [[0.5, 0], 0.5, 0, 0.01], result: 0, exact: true },
    {
      id: 'hairline',
      inputs: [[0.5, 0], 0.5, 0.25, 1],
      result: 0.25,
      exact: true,
      note: { en: 'Thinner than a pixel: fainter, not wider.', ja: '1ピクセルより細い線は、太くならずに薄くなります。' },
    },
    {
      id: 'no-radius',
      inputs: [[0, 0], 0, -1, 0.01],
      result: 0.5,
      exact: true,
      note: { en: 'A disc without size still touches the one pixel it lies in.', ja: '大きさのない円板も、中心のピクセルには半分かかります。' },
    },
    {
      id: 'no-pixel',
      inputs: [[0.25, 0], 0.5, -1, 0],
      result: 1,
      exact: true,
      note: { en: 'A hard edge, and nothing divided by zero.', ja: '硬い縁になります。0で割ることはありません。' },
    },
  ],
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: 'The overlap of intervals along the radius, in double precision; over a raster, the sum of coverage against the areas of disc and ring; without px, the picture against the one with it.',
      ja: '半径方向の区間の重なりを倍精度で計算したものです。さらに、ラスター全体の被覆率の合計を円板と輪の面積と比べ、pxを省略した絵が指定した絵と一致することも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'Corners half a pixel to either side of an edge; from a ring to the disc it jumps, where the width passes 0.',
      ja: '縁から半ピクセル離れた両側で角になります。太さが0から負に変わるところでは、輪から円板へ飛びます。',
    },
  },
  references: [{ title: 'Filtering Edges for Gray-Scale Displays', authors: 'Satish Gupta, Robert F. Sproull', year: 1981, doi: '10.1145/965161.806783' }],
  provenance: fromFirstPrinciples,
  related: ['drawFill', 'drawStroke', 'drawLine'],
  confusedWith: [
    {
      name: 'step(length(st), radius)',
      difference: { en: 'The same disc with a jagged edge.', ja: '同じ円板ですが、縁がギザギザになります。' },
    },
    {
      name: 'length(st) - radius',
      difference: {
        en: 'The distance alone. Give it to drawFill when you want to join it with other shapes first.',
        ja: '距離だけを求める式です。ほかの図形と組み合わせてから描くなら、こちらをdrawFillに渡します。',
      },
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Ellipse', note: { en: 'Takes width and height in uv.', ja: '幅と高さをuvで指定します。' } },
    { where: 'OpenCV', name: 'circle', note: { en: 'A negative thickness fills there too.', ja: '負の太さで塗りつぶすのも同じです。' } },
    { where: 'SVG', name: '<circle>' },
    { where: 'CSS', name: 'radial-gradient(circle)' },
    { where: 'Canvas 2D', name: 'arc()' },
  ],
  synonyms: {
    en: ['circle', 'disc', 'disk', 'ring', 'dot', 'round', 'ellipse', 'annulus', 'donut'],
    ja: ['円', 'えん', '丸', 'まる', '円板', '輪', 'リング', '点', 'ドット', '円周', 'ドーナツ'],
  },
  preview: 'pixels',
  examples: [
    {
      title: { en: 'A disc and a ring', ja: '円板と輪' },
      code: `import { drawCircle } from '@kirari/addons'
import { resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// In a fragment the size of a pixel need not be given.
const disc = drawCircle(p.add(vec2(0.3, 0)), 0.2)
const ring = drawCircle(p.sub(vec2(0.3, 0)), 0.2, 0.03)

export const fragment = vec4(vec3(disc.add(ring)), 1)
`,
    },
    {
      title: { en: 'Planets on their rounds', ja: '軌道を巡る惑星' },
      code: `import { drawCircle, kelvin2rgb } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

let sky = vec3(0.02, 0.025, 0.05)
const sun = kelvin2rgb(5200).div(2)
sky = sky.add(sun.mul(p.length().mul(-9).exp().mul(0.5)))
sky = mix(sky, sun.add(0.4), drawCircle(p, 0.05))

for (const orbit of [1, 2, 3, 4, 5]) {
  const radius = 0.05 + orbit * 0.075
  // Kepler: far out a round takes longer, by the power three halves.
  const angle = time
    .mul(0.16 / radius ** 1.5)
    .mul(0.3)
    .add(orbit * 2.4)
  const place = p.sub(vec2(angle.cos(), angle.sin()).mul(radius))
  sky = mix(
    sky,
    vec3(0.5, 0.6, 0.8),
    drawCircle(p, radius, 0.002).mul(0.5),
  )
  sky = mix(
    sky,
    vec3(0.95, 1 - orbit * 0.1, 0.4 + orbit * 0.12),
    drawCircle(place, 0.008 + orbit * 0.003),
  )
}

export const fragment = vec4(sky.min(1), 1)
`,
    },
  ],
}
