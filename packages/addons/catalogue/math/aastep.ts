/** Record of aastep. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'aastep_width',
  summary: {
    en: 'A step whose edge is a ramp one pixel wide, which avoids jagged edges.',
    ja: '境目が1ピクセル幅の坂になったstepです。輪郭のギザギザを防ぎます。',
  },
  intuition: {
    en: 'A pixel is a small square, and an edge that crosses it covers only part of it. step looks at the centre of the pixel alone: all or nothing. aastep estimates how much of the pixel lies past the edge, with a ramp as wide as the change of x from one pixel to the next. The estimate is exact for edges along the pixel grid, and within ⅛ for slanted ones. In a fragment shader, derivatives give the width; elsewhere you pass it.',
    ja: 'ピクセルは小さな正方形なので、境目が横切ると、その一部だけが境目の先に入ります。stepはピクセルの中心だけを調べ、全部塗るか、まったく塗らないかのどちらかにします。aastepは、隣のピクセルまでのxの変化と同じ幅の坂を使って、ピクセルのうち境目の先にある割合を見積もります。この見積もりは、境目が縦か横なら正確で、斜めでも誤差は ⅛ 以内です。坂の幅は、フラグメントシェーダーなら微分から求まります。それ以外の場所では引数で渡します。',
  },
  parameters: {
    edge: {
      meaning: { en: 'Where the step is.', ja: '段差の位置です。' },
      unit: 'number',
      range: [-0.05, 0.05],
      default: 0,
      step: 0.001,
      outside: { en: 'Any number. It may vary from pixel to pixel.', ja: 'どんな数でもかまいません。ピクセルごとに違っていても使えます。' },
    },
    x: {
      meaning: { en: 'The value to compare with the edge.', ja: '段差と比べる値です。' },
      unit: 'number',
      role: 'domain',
      range: [-0.5, 0.5],
      default: 0.01,
      step: 0.001,
      outside: { en: '0 well before the edge, 1 well after it.', ja: '段差より十分手前なら0、十分先なら1です。' },
    },
    width: {
      meaning: {
        en: 'How much x changes over a pixel. If you omit it, derivatives give it: in fragment shaders only, and only in code that every pixel runs.',
        ja: '1ピクセルの間にxが動く幅です。省略すると微分から求めます。使えるのはフラグメントの中、それもすべてのピクセルが通る場所だけです。',
      },
      unit: 'number',
      range: [0, 0.1],
      default: 0.026,
      step: 0.001,
      outside: {
        en: 'Any width. A wider ramp looks softer; at 0 and below it is a plain step, except that the edge itself gives ½.',
        ja: 'どんな幅でもかまいません。広いほど柔らかく見えます。0以下ではただのstepになりますが、境目ちょうどの値は ½ です。',
      },
    },
  },
  returns: {
    en: 'The estimated share of the pixel past the edge: 0 before it, 1 after it, ½ when the edge crosses the centre.',
    ja: 'ピクセルのうち、段差の先にある割合の見積もりです。手前では0、先では1、段差が中心を通るときは½です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} \operatorname{aastep}(e, x) = \operatorname{clamp}\left(\frac{x - e}{w} + \frac12,\ 0,\ 1\right) \\ w = \left|\frac{\partial (x - e)}{\partial p_x}\right| + \left|\frac{\partial (x - e)}{\partial p_y}\right| \end{gathered}`,
  edgeCases: [
    {
      overload: 'width',
      of: [0.5, 0.5, 0.1],
      is: 0.5,
      exact: true,
      en: 'Half of the pixel lies on either side.',
      ja: 'ピクセルが半分ずつに分かれます。',
    },
    { overload: 'width', of: [0, -0.25, 1], is: 0.25, exact: true },
    { overload: 'width', of: [0, -1, 1], is: 0, exact: true },
    { overload: 'width', of: [0, 1, 1], is: 1, exact: true },
    {
      overload: 'width',
      of: [0.5, 0.25, 0],
      is: 0,
      exact: true,
      en: 'A plain step, without a division by zero.',
      ja: 'ただのstepになります。0では割りません。',
    },
    { overload: 'width', of: [0.5, 0.75, 0], is: 1, exact: true },
    { overload: 'width', of: [0.5, 0.5, 0], is: 0.5, exact: true, en: 'step gives 1 here.', ja: 'stepではここで1になります。' },
    { overload: 'width', of: [0.5, 0.75, -1], is: 1, exact: true },
    {
      of: [0.5, 0.25],
      is: 0,
      exact: true,
      en: 'Where x is constant across neighbouring pixels, it is a plain step.',
      ja: 'まわりのピクセルでxが変わらなければ、ただのstepになります。',
    },
    {
      overload: 'width_vec2',
      of: [
        [0, 1],
        [0.25, 0.75],
        [1, 1],
      ],
      is: [0.75, 0.25],
      exact: true,
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The ramp in double precision, with the slopes that the pixels of a quad were given; the mean over many pixels must be the area.',
      ja: '4ピクセルの組に与えた傾きをもとに、坂を倍精度で計算したものです。多くのピクセルで平均すると面積に一致することも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'The slope jumps at both ends of the ramp. Two edges within one pixel are not combined, so a line thinner than a pixel flickers.',
    ja: '坂の両端で折れます。一つのピクセルに二つの境目が入る場合は考えていないので、1ピクセルより細い線はちらつきます。',
  },
  claims: {
    'exact for edges along the pixel grid, and within ⅛ for slanted ones':
      'is the share of the pixel past a straight edge, within an eighth where the edge is slanted',
    '½ when the edge crosses the centre': 'is the share of the pixel past a straight edge, within an eighth where the edge is slanted',
    'up to 1.41 pixels wide': 'is the share of the pixel past a straight edge, within an eighth where the edge is slanted',
  },
  references: [
    {
      title: 'Texturing & Modeling: A Procedural Approach',
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
      en: 'All or nothing for each pixel: cheaper, but jagged.',
      ja: 'ピクセルごとに全部か無しかです。計算は軽いのですが、輪郭がギザギザになります。',
    },
    {
      name: 'smoothstep(edge - w, edge + w, x)',
      en: 'Twice as wide for the same w, and curved: it looks softer, and its value is not the share of the pixel past the edge.',
      ja: '同じwなら幅が2倍になり、曲線を描きます。見た目は柔らかくなりますが、値は境目の先にある割合と一致しません。',
    },
    {
      name: 'drawFill',
      en: 'The same ramp for a distance, but descending: 1 inside, where the distance is small.',
      ja: '距離に対する同じ坂ですが、向きが逆です。距離の小さい内側で1になります。',
    },
    {
      name: 'fwidth',
      en: 'Gives the width. It adds the changes along both axes, so slanted edges become up to 1.41 pixels wide.',
      ja: '幅を求める組み込み関数です。縦と横の変化を足すため、斜めの境目は最大で約1.41ピクセルの幅になります。',
    },
  ],
  elsewhere: [
    { where: 'RenderMan Shading Language', name: 'filterstep' },
    {
      where: 'Open Shading Language',
      name: 'aastep',
      note: { en: 'Computes derivatives if you pass none.', ja: '幅を渡さなければ、微分から求めます。' },
    },
    { where: 'GLSL', name: 'clamp((x - edge) / fwidth(x) + 0.5, 0.0, 1.0)' },
    { where: 'Houdini', name: 'filterstep' },
  ],
  synonyms: {
    en: ['antialias', 'anti-aliasing', 'step', 'filterstep', 'boxstep', 'fwidth', 'jaggies', 'smooth edge', 'threshold', 'derivative'],
    ja: ['アンチエイリアス', 'アンチエイリアシング', 'ステップ', 'ギザギザ', 'ジャギー', '輪郭', '境界', 'しきい値', '閾値', '二値化', '微分', '偏導関数'],
  },
  examples: {
    'sun-behind-hills': { en: 'A sun behind hills, with clean edges', ja: '輪郭のきれいな太陽と丘' },
    'map-with-contour-bands': { en: 'A map with contour bands', ja: '等高線で塗り分けた地図' },
  },
}
