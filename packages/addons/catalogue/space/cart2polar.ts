/** Record of cart2polar. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The polar coordinates of a point: its angle and its distance from the origin; in space its distance and two angles.',
    ja: '点の極座標を返します。平面では角度と原点からの距離、空間では距離と二つの角度です。',
  },
  intuition: {
    en: 'A point can be described by how far it lies to the right and up, or by a direction and a distance. In the second description circles become straight lines, so stripes and grids drawn over (angle, radius) bend around the centre. Once around, the angle has to jump somewhere: here on the negative x axis, from π to −π. polar2cart takes the result as it is and leads back to the point.',
    ja: '場所は「右へこれだけ、上へこれだけ」とも、「あの方向へこれだけ」とも言い表せます。後者で考えると、円は直線になります。角度と半径の上に描いた縞や格子は、そのまま中心を取り巻く模様になるのです。ぐるりと一周すると、角度はどこかで飛ばなければなりません。ここでは左側で、πから −πへ飛びます。結果をそのままpolar2cartに渡すと、元の点に戻ります。',
  },
  parameters: {
    p: {
      meaning: {
        en: 'The point, seen from the centre: a vec2 or vec3. Subtract the centre from uv first.',
        ja: '中心から見た点の位置です。vec2かvec3を渡します。先にuvから中心の座標を引いてください。',
      },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.5, 0.3],
      outside: { en: 'Any point. The origin has the angle 0.', ja: 'どこでもかまいません。原点の角度は0とします。' },
    },
  },
  returns: {
    en: 'For a vec2 (angle, radius), the angle from −π to π, counter-clockwise from the x axis. For a vec3 (radius, inclination from the z axis, 0 to π; azimuth about it, −π to π).',
    ja: 'vec2なら、角度と半径の順に並べたものです。角度はx軸から反時計回りに測り、−π〜πです。vec3なら、半径、z軸からの角度（0〜π）、z軸まわりの角度（−π〜π）の順です。',
    range: { min: -Math.PI, max: Math.PI },
  },
  formula: String.raw`\begin{aligned} (x, y) &\mapsto \begin{pmatrix} \operatorname{atan2}(y, x) \\ \sqrt{x^2 + y^2} \end{pmatrix} \\ (x, y, z) &\mapsto \begin{pmatrix} \sqrt{x^2 + y^2 + z^2} \\ \operatorname{atan2}\bigl(\sqrt{x^2 + y^2},\ z\bigr) \\ \operatorname{atan2}(y, x) \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      of: [[0, 0]],
      is: [0, 0],
      exact: true,
      en: 'The origin has no angle, and the shading languages disagree on one: here it is 0.',
      ja: '原点には角度がなく、言語によって結果が異なります。ここでは0とします。',
    },
    { of: [[1, 0]], is: [0, 1] },
    { of: [[0, 1]], is: [Math.PI / 2, 1], en: 'Counter-clockwise, so up is a quarter turn.', ja: '反時計回りなので、上は4分の1回転です。' },
    { of: [[0, -2]], is: [-Math.PI / 2, 2] },
    { of: [[-1, 1e-4]], is: [Math.PI - 1e-4, 1], en: 'Just above the cut, the angle is almost π.', ja: '切れ目のすぐ上では、角度はほぼπです。' },
    {
      of: [[-1, -1e-4]],
      is: [-Math.PI + 1e-4, 1],
      en: 'Just below it, the angle is almost −π, although the two points are neighbours.',
      ja: 'すぐ下では、隣どうしなのにほぼ −πです。',
    },
    { overload: 'vec3', of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { overload: 'vec3', of: [[0, 0, 2]], is: [2, 0, 0], en: 'On the axis the azimuth is 0.', ja: 'z軸の上では、軸まわりの角度を0とします。' },
    { overload: 'vec3', of: [[0, 0, -2]], is: [2, Math.PI, 0] },
    { overload: 'vec3', of: [[0, 1, 0]], is: [1, Math.PI / 2, Math.PI / 2] },
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
    en: 'The angle jumps by 2π across the negative x axis; the azimuth of a vec3, across the half-plane through the z axis and the negative x axis.',
    ja: '角度は、x軸の負の側を横切るときに2π飛びます。vec3の軸まわりの角度は、z軸とx軸の負の側を含む半平面を横切るときに飛びます。',
  },
  claims: {
    'polar2cart takes the result as it is and leads back to the point': 'polar2cart and cart2polar undo each other',
    'the angle from −π to π, counter-clockwise from the x axis': 'each of the eight directions has its angle',
    'inclination from the z axis, 0 to π; azimuth about it, −π to π': 'sine and cosine lead back',
    'jumps by 2π across the negative x axis': 'the angle jumps by a whole turn across the negative x axis, and nowhere else',
    'across the half-plane through the z axis and the negative x axis': 'the angle jumps by a whole turn across the negative x axis, and nowhere else',
  },
  references: [
    { title: 'ISO 80000-2: Quantities and units — Part 2: Mathematics', authors: 'ISO', year: 2019, section: 'Coordinate systems' },
    { title: 'Polar coordinates', authors: 'Encyclopedia of Mathematics', year: 2020, url: 'https://encyclopediaofmath.org/wiki/Polar_coordinates' },
  ],
  provenance: fromReference,
  related: ['polar2cart', 'kaleidoscope', 'rotate', 'lookAt'],
  confusedWith: [
    {
      name: 'atan(y / x)',
      en: 'Cannot tell opposite points apart, and divides by zero on the y axis.',
      ja: '原点をはさんで向かい合う点を区別できず、y軸の上では0で割ってしまいます。',
    },
    {
      name: { en: 'spherical coordinates of geography', ja: '地理の緯度・経度' },
      en: 'Latitude is measured from the equator; the inclination here from the pole.',
      ja: '緯度は赤道から測ります。ここでの角度は極から測ります。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Polar Coordinates', note: { en: 'Radius first, then the angle in turns.', ja: '半径が先で、角度は1で一周です。' } },
    { where: 'Unreal Engine', name: 'VectorToRadialValue', note: { en: 'The angle from 0 to 1.', ja: '角度は0〜1です。' } },
    {
      where: 'Blender',
      name: 'Gradient Texture',
      note: {
        en: 'Radial gives the angle from 0 to 1, Spherical 1 minus the distance.',
        ja: '「放射状」が0〜1の角度、「球状」が1から距離を引いた値にあたります。',
      },
    },
    { where: 'Photoshop', name: { en: 'Polar Coordinates filter', ja: '極座標フィルター' } },
  ],
  synonyms: {
    en: ['polar', 'polar coordinates', 'angle', 'radius', 'atan2', 'spherical coordinates', 'cartesian to polar', 'radial', 'azimuth'],
    ja: ['極座標', 'きょくざひょう', '角度', '偏角', '半径', '動径', '球座標', '放射状', '直交座標', '方位角', '天頂角'],
  },
  examples: { dartboard: { en: 'A dartboard', ja: 'ダーツの的' }, 'flower-that-opens': { en: 'A flower that opens', ja: '開いていく花' } },
}
