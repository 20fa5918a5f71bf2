/** Record of opExtrude. */
import { distance, operation } from './operation.ts'
import type { WrittenRecord } from '../record.ts'
import { articles, sphereTracing } from './reading.ts'

export const record: WrittenRecord = operation({
  summary: {
    en: 'Makes a solid of a flat shape: the distance in space, from that in the plane and the coordinate across it.',
    ja: '平面図形に厚みを与えて立体にします。平面での距離と、平面に垂直な座標から、空間での距離を求めます。',
  },
  intuition: {
    en: 'Every point has two numbers: how far it is beyond the outline, and how far above the lid. Where both are positive, the edge of the lid is nearest, and the distance is the hypotenuse. Where one is positive, it is the distance. Inside, both are negative, and the nearer of wall and lid counts. Use it for plates, letters, gears and walls of a floor plan. The flat shape may lie in any plane: pass p.xy with p.z, or p.xz with p.y. To turn a shape around an axis instead, use opRevolve.',
    ja: '点の位置は、輪郭からどれだけ外にあるか、上面からどれだけ上にあるか、という二つの数で表せます。両方が正なら、最も近いのは上面の縁で、距離は直角三角形の斜辺の長さです。片方だけが正なら、それが距離です。内側では両方が負で、側面と上面のうち近い方までの距離になります。板、文字、歯車、間取り図の壁などに使います。平面図形はどの座標平面にも置けます。p.xyとp.z、またはp.xzとp.yを渡します。軸のまわりに回して立体にするには、opRevolveを使います。',
  },
  parameters: {
    d: distance({ en: 'Distance to the flat shape, in its plane.', ja: '平面図形までの、平面内での距離です。' }, 0.2),
    z: {
      meaning: { en: 'The coordinate across the plane, 0 in the middle of the solid.', ja: '平面に垂直な座標です。立体の厚みの中央が0です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: 0.5,
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    halfHeight: {
      meaning: { en: 'Half the height of the solid.', ja: '立体の高さ（厚み）の半分です。' },
      unit: 'length',
      range: [0, 1],
      default: 0.35,
      outside: {
        en: 'Any size from 0, which is the flat shape itself, without an inside. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。0なら平面図形そのもので、内側はありません。負の大きさには意味がありません。',
      },
    },
  },
  returns: {
    en: 'The distance to the solid, exact inside and outside if the distance to the flat shape is. From a lower bound it makes a lower bound.',
    ja: '立体までの距離です。渡した距離が正確なら、内側でも外側でも正確です。渡した距離が下界なら、結果も下界になります。',
    range: { min: -1, max: Math.SQRT2 },
  },
  formula: String.raw`\begin{aligned} \mathbf q &= (d,\ |z| - h) \\ d_{\text{solid}} &= \bigl\lVert \max(\mathbf q, 0) \bigr\rVert + \min\bigl(\max(q_x, q_y),\ 0\bigr) \end{aligned}`,
  edgeCases: [
    { of: [0.5, 0, 0.25], is: 0.5, exact: true, en: 'Beside the wall, the distance in the plane.', ja: '側面の横では、平面での距離と同じです。' },
    { of: [-0.5, 0.75, 0.25], is: 0.5, exact: true, en: 'Above the lid.', ja: '上面の真上です。' },
    { of: [0.75, 1.25, 0.25], is: 1.25, en: 'Off the edge, the hypotenuse of 0.75 and 1.', ja: '縁の外側では、0.75と1を二辺とする直角三角形の斜辺です。' },
    { of: [-0.5, 0, 0.25], is: -0.25, exact: true, en: 'Inside, the lid is nearer than the wall.', ja: '内側で、側面より上面に近い点です。' },
    { of: [-0.125, 0, 0.25], is: -0.125, exact: true },
    { of: [-0.5, 0.5, 0], is: 0.5, exact: true, en: 'Without height, the flat shape in space.', ja: '高さがなければ、空間に置いた平面図形です。' },
  ],
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: 'In double precision, the wall, the lid or the edge between them, whichever is nearest. A polygon with a dent is compared with its walls and lids.',
      ja: '側面、上面、その間の縁のうち最も近いものを、倍精度で求めたものです。へこみのある多角形は、側面と上面、底面を一つずつ調べた結果とも照合しています。',
    },
  },
  exactness: 'exact',
  continuity: {
    order: 0,
    en: 'A crease inside, where wall and lid are equally near, and halfway between the lids.',
    ja: '内側の、側面と上面から等距離にあるところと、上面と底面の中間に折れ目があります。',
  },
  claims: {
    'exact inside and outside if the distance to the flat shape is': 'an extruded polygon is as far away as its nearest wall or lid',
    'Inside, both are negative, and the nearer of wall and lid counts': 'an extruded polygon is as far away as its nearest wall or lid',
    'From a lower bound it makes a lower bound': 'a smaller distance to the flat shape never makes the solid further away',
  },
  references: [sphereTracing],
  related: ['opRevolve', 'hexPrismSDF', 'triPrismSDF', 'cylinderSDF', 'opRound'],
  confusedWith: [
    {
      name: 'max(d, |z| − halfHeight)',
      en: 'The same inside, beside the wall and above the lid. Off the edge it says too little: 1 instead of 1.25 in the table above.',
      ja: '内側と、側面の横や上面の真上では同じです。縁の外側では小さすぎ、上の表の例では1.25ではなく1になります。',
    },
    {
      name: 'opRevolve',
      en: 'Turns the flat shape around an axis.',
      ja: '平面図形を軸のまわりに回します。',
    },
    {
      name: 'cylinderSDF, boxSDF, hexPrismSDF',
      en: 'An extruded circle, rectangle and hexagon, ready made.',
      ja: '円、長方形、六角形を押し出した立体が、そのまま関数になっています。',
    },
  ],
  elsewhere: [
    articles('opExtrusion'),
    { where: 'OpenSCAD', name: 'linear_extrude(height)' },
    { where: 'three.js', name: 'ExtrudeGeometry', note: { en: 'A mesh, not a distance.', ja: '距離ではなく、三角形のメッシュです。' } },
  ],
  words: {
    en: ['extrude', 'extrusion', 'opExtrusion', 'linear extrude', 'prism', 'thickness', 'plate', 'depth', '2d to 3d', '3d text'],
    ja: ['押し出し', '押し出す', '厚み', '厚みを付ける', '柱体', '角柱', '立体化', '立体文字'],
  },
  examples: {
    'a-wooden-snowflake': { en: 'A wooden snowflake', ja: '木の雪の結晶' },
    'cookie-cutters-of-tin': { en: 'Cookie cutters of tin', ja: 'ブリキのクッキー型' },
  },
})
