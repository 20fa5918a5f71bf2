/** Record of kaleidoscope. */
import { kaleidoscope } from '../../src/index.ts'
import { fromFirstPrinciples } from '../provenance.ts'
import type { FunctionRecord } from '../record.ts'

export const kaleidoscopeRecord: FunctionRecord = {
  slug: 'kaleidoscope',
  category: 'space',
  importName: 'kaleidoscope',
  call: kaleidoscope,
  shown: 'kaleidoscope_phase',
  summary: {
    en: 'Folds the plane into one wedge with mirrors, so that what is drawn in the wedge appears all the way round.',
    ja: '鏡で平面を一つのくさび形に折りたたみます。くさびの中に描いたものが、中心のまわりに繰り返し現れます。',
  },
  intuition: {
    en: 'Two mirrors stand at the centre with an angle of π/n between them. Any point you see is an image, or an image of an image, of a point between the mirrors, and this function tells you which. It keeps the distance from the centre and only folds the angle, back and forth like a strip of paper, so the picture has no seam: at each fold both sides show the same.',
    ja: '中心に二枚の鏡を、角度π/nをなすように立てます。見える点はどれも、鏡のあいだにある点の像か、像の像です。この関数は、それがどの点なのかを教えてくれます。中心からの距離はそのままに、角度だけを紙の帯のように行きつ戻りつ折りたたむので、折り目の両側は同じ絵になり、継ぎ目ができません。',
  },
  parameters: [
    {
      name: 'st',
      meaning: {
        en: 'The point, seen from the centre: subtract the centre from uv first.',
        ja: '中心から見た点の位置です。先にuvから中心の座標を引いてください。',
      },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.5, 0.3],
      step: 0.01,
      outside: { en: 'Any place. The centre stays the centre.', ja: 'どこでもかまいません。中心は中心のままです。' },
    },
    {
      name: 'n',
      meaning: {
        en: 'How many times the pattern appears, each time with its mirror image.',
        ja: '模様が繰り返される回数です。毎回、鏡像と組になって現れます。',
      },
      unit: 'count',
      role: 'control',
      range: [1, 16],
      default: 6,
      step: 1,
      outside: {
        en: 'Less than 1 counts as 1. A fraction works, with a seam opposite the wedge where the last image is cut short.',
        ja: '1より小さければ1とみなします。小数も使えますが、最後の像が途中で切れるため、くさびの反対側に継ぎ目ができます。',
      },
    },
    {
      name: 'phase',
      meaning: {
        en: 'The angle at which the wedge begins. Turn it to look at another part of the picture. Without it, 0.',
        ja: 'くさびが始まる角度です。回すと、絵の別の部分が映ります。省略すると0です。',
      },
      unit: 'radians',
      role: 'control',
      range: [-3.14, 3.14],
      default: 0,
      step: 0.01,
      outside: { en: 'Any angle; whole turns change nothing.', ja: 'どんな角度でもかまいません。一周すると元に戻ります。' },
    },
  ],
  returns: {
    meaning: { en: 'The point between the mirrors, at the same distance from the centre.', ja: '鏡のあいだにある点です。中心からの距離は変わりません。' },
    range: { min: -1.5, max: 1.5 },
  },
  formula: String.raw`\begin{aligned} \theta &= \operatorname{atan2}(y, x) - \varphi, \qquad \tau = \frac{2\pi}{\max(n, 1)} \\ \theta' &= \left|\,\theta - \tau \left\lfloor \frac{\theta}{\tau} + \frac12 \right\rfloor\,\right| + \varphi \\ (x', y') &= \sqrt{x^2 + y^2}\;(\cos\theta',\ \sin\theta') \end{aligned}`,
  edgeCases: [
    {
      id: 'centre',
      inputs: [[0, 0], 6],
      result: [0, 0],
      exact: true,
      note: { en: 'The centre has no angle and needs none.', ja: '中心には角度がありませんが、なくても問題ありません。' },
    },
    {
      id: 'inside-the-wedge',
      inputs: [[0.75, 0.25], 4],
      result: [0.75, 0.25],
      note: { en: 'What lies in the wedge stays.', ja: 'くさびの中の点は動きません。' },
    },
    {
      id: 'below-the-axis',
      inputs: [[0.75, -0.25], 4],
      result: [0.75, 0.25],
      note: { en: 'Below the first mirror it is reflected.', ja: '一枚目の鏡より下では、鏡映しになります。' },
    },
    {
      id: 'quarter-turn',
      inputs: [[0, 1], 4],
      result: [1, 0],
      note: { en: 'With four wedges, a quarter turn shows the same picture.', ja: '4回対称では、4分の1回転しても同じ絵です。' },
    },
    {
      id: 'opposite',
      inputs: [[-1, 0], 1],
      result: [-1, 0],
      note: { en: 'One fold only: the lower half mirrors the upper.', ja: '折り目が一つだけなので、下半分が上半分の鏡像になります。' },
    },
    { id: 'one-fold', inputs: [[-0.5, -0.5], 1], result: [-0.5, 0.5] },
    {
      id: 'too-few',
      inputs: [[-0.5, -0.5], 0],
      result: [-0.5, 0.5],
      note: { en: 'Less than one fold counts as one: nothing is divided by zero.', ja: '1より小さい数は1とみなすので、0で割ることはありません。' },
    },
    {
      id: 'turned-wedge',
      instance: 'kaleidoscope_phase',
      inputs: [[1, 0], 2, Math.PI / 2],
      result: [-1, 0],
      note: { en: 'A wedge from the top to the left: the right mirrors the left.', ja: 'くさびは上から左までです。右側には左側が映ります。' },
    },
    { id: 'turned-inside', instance: 'kaleidoscope_phase', inputs: [[-0.25, 0.75], 2, Math.PI / 2], result: [-0.25, 0.75] },
  ],
  accuracy: {
    class: 'angle',
    scale: 1,
    oracle: {
      en: 'Reflections in the two mirrors, one after another until the point lies between them, in double precision; the result must not change when the point is turned by 2π/n or reflected.',
      ja: '点が二枚の鏡のあいだに入るまで、反射を一回ずつ繰り返す計算を倍精度で行ったものです。点を2π/n回しても、鏡映しにしても結果が変わらないことも確かめています。',
    },
  },
  continuity: { order: 0, note: { en: 'Continuous for whole n, with a fold at every mirror.', ja: 'nが整数なら連続です。鏡のところで折れ曲がります。' } },
  references: [
    { title: 'A Treatise on the Kaleidoscope', authors: 'David Brewster', year: 1819 },
    { title: 'Regular Polytopes', authors: 'H. S. M. Coxeter', year: 1973, section: 'V, The Kaleidoscope' },
  ],
  provenance: fromFirstPrinciples,
  related: ['hexTile', 'rotate', 'cart2polar'],
  confusedWith: [
    {
      name: { en: 'polar repetition', ja: '回転による繰り返し' },
      difference: {
        en: 'Turns every sector onto the first without mirroring it: the pattern keeps its handedness, and borders can show.',
        ja: '鏡映しにせず、どの扇形も回して最初の扇形に重ねます。模様の左右は変わりませんが、境目が見えることがあります。',
      },
    },
    {
      name: 'mirrorTile',
      difference: {
        en: 'Mirrors in a square grid over the whole plane. This one mirrors round a centre.',
        ja: '平面全体を正方形の格子で鏡映しにします。こちらは一つの中心のまわりで鏡映しにします。',
      },
    },
  ],
  elsewhere: [{ where: 'After Effects', name: 'CC Kaleida' }],
  synonyms: {
    en: ['kaleidoscope', 'mirror', 'fold', 'rotational symmetry', 'dihedral', 'mandala', 'snowflake', 'radial symmetry'],
    ja: ['万華鏡', 'まんげきょう', 'カレイドスコープ', '鏡', 'かがみ', '鏡映', '反射', '折りたたむ', '対称', '回転対称', '曼荼羅', 'マンダラ', '雪の結晶'],
  },
  preview: 'tiling',
  examples: [
    {
      title: { en: 'Turn the tube', ja: '筒を回す' },
      code: `import { hsl2rgb, kaleidoscope, valueNoise } from '@kirari/addons'
import { resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const seen = kaleidoscope(p, 6, time.mul(0.2)).mul(6)
const hue = valueNoise(seen)
const light = valueNoise(seen.mul(2).add(vec2(7, 3)))

export const fragment = vec4(
  hsl2rgb(vec3(hue, 0.7, light.mul(0.7).add(0.15))),
  1,
)
`,
    },
    {
      title: { en: 'A snowflake', ja: '雪の結晶' },
      code: `import { kaleidoscope, rectSDF, rotate } from '@kirari/addons'
import {
  min, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Half an arm between two mirrors; they
// make the other eleven halves of it.
const at = kaleidoscope(rotate(p, time.mul(0.1)), 6)
const bar = (from: Vec2, length: number, width: number): Float => {
  const local = at.sub(from)
  // Branches leave the arm at sixty degrees, as water freezes.
  const turned = vec2(
    local.x.mul(0.5).add(local.y.mul(0.866)),
    local.y.mul(0.5).sub(local.x.mul(0.866)),
  )
  return rectSDF(turned.sub(vec2(length, 0)), vec2(length, width), width)
}
const stem = rectSDF(at.sub(vec2(0.2, 0)), vec2(0.22, 0.008), 0.004)
const lengths = [0.035, 0.06, 0.045, 0.025]
const twigs = lengths.map((length, i) =>
  bar(vec2(0.1 + 0.078 * i, 0), length, 0.006),
)
const d = twigs.reduce<Float>((nearest, twig) => min(nearest, twig), stem)
const night = mix(
  vec3(0.1, 0.2, 0.38),
  vec3(0.02, 0.04, 0.1),
  p.length().mul(1.6),
)
const glow = d.max(0).mul(-28).exp().mul(0.35)
const ice = mix(vec3(0.75, 0.9, 1), vec3(1), smoothstep(0, -0.006, d))
const shining = night.add(vec3(0.3, 0.6, 1).mul(glow))

export const fragment = vec4(
  mix(shining, ice, smoothstep(0.002, -0.002, d)),
  1,
)
`,
    },
  ],
}
