/** Record of cart2polar. */
import { cart2polar } from '../../src/index.ts'
import { fromReference } from '../provenance.ts'
import type { FunctionRecord } from '../record.ts'

export const cart2polarRecord: FunctionRecord = {
  slug: 'cart2polar',
  category: 'space',
  importName: 'cart2polar',
  call: cart2polar,
  shown: 'cart2polar',
  summary: {
    en: 'The polar coordinates of a point: its angle and its distance from the origin; in space its distance and two angles.',
    ja: '点の極座標を返します。平面では角度と原点からの距離、空間では距離と二つの角度です。',
  },
  intuition: {
    en: 'A place can be told as so far to the right and so far up, or as so far in that direction. With the second, circles become straight lines: whatever you draw with stripes and grids in (angle, radius) bends round the centre. All the way round, the angle has to jump somewhere; here it does on the left, from π to −π.',
    ja: '場所は「右へこれだけ、上へこれだけ」とも、「あの方向へこれだけ」とも言い表せます。後者で考えると、円は直線になります。角度と半径の上に描いた縞や格子は、そのまま中心を取り巻く模様になるのです。ぐるりと一周すると、角度はどこかで飛ばなければなりません。ここでは左側で、πから −πへ飛びます。',
  },
  parameters: [
    {
      name: 'p',
      meaning: {
        en: 'The point, seen from the centre: a vec2 or vec3. Subtract the centre from uv first.',
        ja: '中心から見た点の位置です。vec2かvec3を渡します。先にuvから中心の座標を引いてください。',
      },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.5, 0.3],
      step: 0.01,
      outside: { en: 'Any place. The origin has the angle 0.', ja: 'どこでもかまいません。原点の角度は0とします。' },
    },
  ],
  returns: {
    meaning: {
      en: 'For a vec2 (angle, radius), the angle from −π to π, counter-clockwise from the x axis. For a vec3 (radius, inclination from the z axis, 0 to π; azimuth round it, −π to π).',
      ja: 'vec2なら、角度と半径の順に並べたものです。角度はx軸から反時計回りに測り、−π〜πです。vec3なら、半径、z軸からの角度（0〜π）、z軸まわりの角度（−π〜π）の順です。',
    },
    range: { min: -Math.PI, max: Math.PI },
  },
  formula: String.raw`\begin{aligned} (x, y) &\mapsto \begin{pmatrix} \operatorname{atan2}(y, x) \\ \sqrt{x^2 + y^2} \end{pmatrix} \\ (x, y, z) &\mapsto \begin{pmatrix} \sqrt{x^2 + y^2 + z^2} \\ \operatorname{atan2}\bigl(\sqrt{x^2 + y^2},\ z\bigr) \\ \operatorname{atan2}(y, x) \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      id: 'origin',
      inputs: [[0, 0]],
      result: [0, 0],
      exact: true,
      note: {
        en: 'Has no angle, and the languages do not agree on one: here it is 0.',
        ja: '原点には角度がなく、言語によって結果が異なります。ここでは0とします。',
      },
    },
    { id: 'right', inputs: [[1, 0]], result: [0, 1] },
    {
      id: 'up',
      inputs: [[0, 1]],
      result: [Math.PI / 2, 1],
      note: { en: 'Counter-clockwise: up is a quarter turn.', ja: '反時計回りなので、上は4分の1回転です。' },
    },
    { id: 'down', inputs: [[0, -2]], result: [-Math.PI / 2, 2] },
    {
      id: 'just-above-left',
      inputs: [[-1, 1e-4]],
      result: [Math.PI - 1e-4, 1],
      note: { en: 'Above the cut the angle is nearly π.', ja: '切れ目のすぐ上では、角度はほぼπです。' },
    },
    {
      id: 'just-below-left',
      inputs: [[-1, -1e-4]],
      result: [-Math.PI + 1e-4, 1],
      note: { en: 'Below it the angle is nearly −π, though the two are neighbours.', ja: 'すぐ下では、隣どうしなのにほぼ −πです。' },
    },
    { id: 'space-origin', instance: 'cart2polar_vec3', inputs: [[0, 0, 0]], result: [0, 0, 0], exact: true },
    {
      id: 'north-pole',
      instance: 'cart2polar_vec3',
      inputs: [[0, 0, 2]],
      result: [2, 0, 0],
      note: { en: 'On the axis the azimuth is 0.', ja: 'z軸の上では、軸まわりの角度を0とします。' },
    },
    { id: 'south-pole', instance: 'cart2polar_vec3', inputs: [[0, 0, -2]], result: [2, Math.PI, 0] },
    { id: 'equator', instance: 'cart2polar_vec3', inputs: [[0, 1, 0]], result: [1, Math.PI / 2, Math.PI / 2] },
  ],
  accuracy: {
    class: 'angle',
    scale: 4,
    oracle: {
      en: 'Math.atan2, Math.acos and Math.hypot in double precision, angles compared as directions; and the way back with sine and cosine.',
      ja: '倍精度のMath.atan2、Math.acos、Math.hypotです。角度は方向として比べます。sinとcosで元の点に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'The angle jumps by a whole turn on the negative x axis; everything else is smooth away from the origin and the z axis.',
      ja: '角度はx軸の負の側で一周分飛びます。それ以外は、原点とz軸を除いて滑らかです。',
    },
  },
  references: [
    { title: 'ISO 80000-2: Quantities and units — Part 2: Mathematics', authors: 'ISO', year: 2019, section: 'Coordinate systems' },
    { title: 'Polar coordinates', authors: 'Encyclopedia of Mathematics', year: 2020, url: 'https://encyclopediaofmath.org/wiki/Polar_coordinates' },
  ],
  provenance: fromReference,
  related: ['kaleidoscope', 'rotate', 'lookAt'],
  confusedWith: [
    {
      name: 'atan(y / x)',
      difference: {
        en: 'Cannot tell opposite points apart, and divides by zero on the y axis.',
        ja: '原点をはさんで向かい合う点を区別できず、y軸の上では0で割ってしまいます。',
      },
    },
    {
      name: { en: 'spherical coordinates of geography', ja: '地理の緯度・経度' },
      difference: {
        en: 'Latitude is measured from the equator; the inclination here from the pole.',
        ja: '緯度は赤道から測ります。ここでの角度は極から測ります。',
      },
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Polar Coordinates', note: { en: 'Radius first, the angle in turns.', ja: '半径が先で、角度は1で一周です。' } },
    { where: 'Unreal Engine', name: 'VectorToRadialValue', note: { en: 'The angle from 0 to 1.', ja: '角度は0〜1です。' } },
    {
      where: 'Blender',
      name: 'Gradient Texture',
      note: { en: 'Radial gives the angle, Spherical the distance.', ja: '「放射状」が角度、「球状」が距離にあたります。' },
    },
    { where: 'Photoshop', name: { en: 'Polar Coordinates filter', ja: '極座標フィルター' } },
  ],
  synonyms: {
    en: ['polar', 'polar coordinates', 'angle', 'radius', 'atan2', 'spherical coordinates', 'cartesian to polar', 'radial', 'azimuth'],
    ja: ['極座標', 'きょくざひょう', '角度', '偏角', '半径', '動径', '球座標', '放射状', '直交座標', '方位角', '天頂角'],
  },
  preview: 'polar',
  examples: [
    {
      title: { en: 'Rays and rings', ja: '放射線と輪' },
      code: `import { cart2polar } from '@kirari/addons'
import {
  resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const polar = cart2polar(uv.sub(0.5).mul(resolution).div(resolution.y))
const rays = sin(polar.x.mul(12))
const rings = sin(polar.y.mul(40).sub(time.mul(2)))

export const fragment = vec4(
  vec3(smoothstep(-0.2, 0.2, rays.mul(rings))),
  1,
)
`,
    },
    {
      title: { en: 'A flower that opens', ja: '開いていく花' },
      code: `import { cart2polar } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const polar = cart2polar(uv.sub(0.5).mul(resolution).div(resolution.y))
const breath = sin(time.mul(0.6)).mul(0.5).add(0.5)
const petals = (count: number, size: number, turn: number) => {
  const wave = cos(polar.x.mul(count).add(turn)).mul(0.5).add(0.5)
  return polar.y.sub(
    mix(float(0.4), wave.sqrt(), breath.mul(0.5).add(0.4)).mul(size),
  )
}
const back = mix(vec3(0.07, 0.11, 0.15), vec3(0.02, 0.03, 0.06), polar.y)
const layer = (
  under: typeof back,
  d: ReturnType<typeof petals>,
  tint: typeof back,
) => {
  const vein = sin(polar.x.mul(60)).mul(0.04).add(0.96)
  const lit = tint.mul(smoothstep(-0.3, 0, d).mul(0.45).add(0.6)).mul(vein)
  return mix(under, lit, smoothstep(0.004, -0.004, d))
}
const outer = layer(back, petals(8, 0.44, 0), vec3(0.95, 0.42, 0.5))
const inner = layer(outer, petals(8, 0.3, Math.PI), vec3(1, 0.62, 0.55))
const heart = layer(inner, polar.y.sub(0.075), vec3(1, 0.85, 0.4))

export const fragment = vec4(heart, 1)
`,
    },
  ],
}
