/** Record of polar2cart. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The point with the given polar coordinates: an angle and a distance in the plane; a distance and two angles in space.',
    ja: '極座標で指定した点を返します。平面では角度と距離、空間では距離と二つの角度です。',
  },
  intuition: {
    en: 'Go out along the x axis by the radius and turn by the angle: cosine and sine say how far to the right and how far up you end. In space the inclination leads down from the z axis, and the azimuth around it. Use it to put things on a circle or on a sphere, to aim a light by two angles, and to come back after work in the coordinates of cart2polar: the components are in the same order, so polar2cart(cart2polar(p)) is p, up to rounding. The other way, an angle returns within one turn only: 3π comes back as π or −π, which is the same direction.',
    ja: 'x軸に沿って半径だけ進み、角度だけ回ります。右と上にどれだけ進んだことになるかを表すのが、cosとsinです。空間では、傾斜角がz軸から測った角度、方位角がz軸まわりの角度です。円周や球面に物を並べる、二つの角度で光の向きを決める、cart2polarの座標で処理した後に元に戻すといった用途に使います。成分の順序は同じなので、polar2cart(cart2polar(p)) は、丸め誤差を除いてpになります。逆の順では、角度は一周の範囲で戻ります。3πなら、同じ方向を表すπか −πになります。',
  },
  parameters: {
    polar: {
      meaning: {
        en: 'A vec2 (angle, radius), the angle counter-clockwise from the x axis; or a vec3 (radius, inclination from the z axis, azimuth about it). Angles in radians.',
        ja: 'vec2なら角度と半径で、角度はx軸から反時計回りに測ります。vec3なら、半径、z軸からの傾斜角、z軸まわりの方位角の順です。角度はラジアンです。',
      },
      unit: 'number',
      role: 'domain',
      range: [
        [-3.14, 3.14],
        [0, 1],
      ],
      default: [0.75, 0.6],
      outside: {
        en: 'Any numbers. A negative radius gives the opposite point. GPUs compute sine and cosine less accurately far from 0.',
        ja: 'どんな数でもかまいません。半径が負なら、反対側の点になります。0から遠い角度では、GPUのsin、cosの精度が落ちます。',
      },
    },
  },
  returns: { en: 'The point, as far from the origin as the radius says.', ja: '原点からの距離が半径に等しい点です。', range: { min: -1, max: 1 } },
  formula: String.raw`\begin{aligned} (\varphi, r) &\mapsto r \begin{pmatrix} \cos\varphi \\ \sin\varphi \end{pmatrix} \\ (r, \theta, \varphi) &\mapsto r \begin{pmatrix} \sin\theta \cos\varphi \\ \sin\theta \sin\varphi \\ \cos\theta \end{pmatrix} \end{aligned}`,
  edgeCases: [
    { of: [[0, 1]], is: [1, 0] },
    { of: [[Math.PI / 2, 2]], is: [0, 2], en: 'A quarter turn counter-clockwise is up.', ja: '反時計回りに4分の1回転すると、上になります。' },
    { of: [[-Math.PI, 1]], is: [-1, 0] },
    { of: [[1, 0]], is: [0, 0], exact: true, en: 'Without a radius every angle is the origin.', ja: '半径が0なら、どの角度でも原点です。' },
    { of: [[0, -1]], is: [-1, 0], en: 'A negative radius goes to the other side.', ja: '半径が負なら、反対側になります。' },
    { overload: 'vec3', of: [[2, 0, 1]], is: [0, 0, 2], en: 'On the z axis, whatever the azimuth.', ja: '方位角に関係なく、z軸の上になります。' },
    { overload: 'vec3', of: [[1, Math.PI / 2, 0]], is: [1, 0, 0] },
    { overload: 'vec3', of: [[1, Math.PI / 2, Math.PI / 2]], is: [0, 1, 0] },
    { overload: 'vec3', of: [[0, 1, 2]], is: [0, 0, 0], exact: true },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'gl-matrix in double precision: the x axis turned in the plane, the z axis turned about y and then about z. cart2polar must lead back.',
      ja: '倍精度のgl-matrixです。平面ではx軸を回し、空間ではz軸をy軸、z軸の順に回します。cart2polarで元に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 'smooth',
    en: 'Sine and cosine have no gaps, unlike the angle of cart2polar.',
    ja: 'cart2polarの角度と違い、値が飛ぶところはありません。',
  },
  claims: {
    'polar2cart(cart2polar(p)) is p': 'polar2cart and cart2polar undo each other',
    'an angle returns within one turn only': 'polar2cart and cart2polar undo each other',
    'A negative radius gives the opposite point': 'polar2cart keeps the radius as a distance, and a negative one is opposite',
    'as far from the origin as the radius says': 'polar2cart keeps the radius as a distance, and a negative one is opposite',
  },
  references: [
    { title: 'ISO 80000-2: Quantities and units — Part 2: Mathematics', authors: 'ISO', year: 2019, section: 'Coordinate systems' },
    { title: 'Polar coordinates', authors: 'Encyclopedia of Mathematics', year: 2020, url: 'https://encyclopediaofmath.org/wiki/Polar_coordinates' },
  ],
  provenance: fromReference,
  related: ['cart2polar', 'rotate', 'kaleidoscope'],
  confusedWith: [
    { name: 'cart2polar', en: 'Leads the other way: from the point to its angle and distance.', ja: '逆に、点から角度と距離を求めます。' },
    {
      name: { en: 'spherical coordinates of physics engines', ja: '3Dエンジンの球座標' },
      en: 'Measure the inclination from the y axis, as three.js does. Here it is measured from z, as in ISO 80000-2.',
      ja: 'three.jsのように、傾斜角をy軸から測るものがあります。ここではISO 80000-2のとおり、z軸から測ります。',
    },
    {
      name: 'rotate',
      en: 'Turns a point that is there already. polar2cart makes one from its angle and distance.',
      ja: 'すでにある点を回します。polar2cartは、角度と距離から点を作ります。',
    },
  ],
  elsewhere: [
    { where: 'Processing', name: 'PVector.fromAngle', note: { en: 'Of radius 1.', ja: '半径は1です。' } },
    { where: 'three.js', name: 'Vector3.setFromSphericalCoords', note: { en: 'The inclination from the y axis.', ja: '傾斜角はy軸から測ります。' } },
    { where: 'Python', name: 'cmath.rect', note: { en: 'Radius first, as a complex number.', ja: '半径が先で、複素数を返します。' } },
  ],
  synonyms: {
    en: [
      'polar to cartesian',
      'polar',
      'from angle',
      'circle',
      'spherical to cartesian',
      'sine and cosine',
      'azimuth',
      'around a circle',
      'unit vector from angle',
    ],
    ja: ['極座標', 'きょくざひょう', '直交座標', '角度から', '円周', 'えんしゅう', '球座標', '方位角', '傾斜角', '放射状に並べる'],
  },
  examples: {
    'seeds-of-a-sunflower': { en: 'The seeds of a sunflower', ja: 'ひまわりの種' },
    'dandelion-clock': { en: 'A dandelion clock', ja: 'たんぽぽの綿毛' },
  },
}
