/** Record of opRevolve. */
import { operation } from './operation.ts'
import type { WrittenRecord } from '../record.ts'
import { articles, sphereTracing } from './reading.ts'

export const record: WrittenRecord = operation({
  summary: {
    en: 'Turns a flat shape around the y axis: returns the position at which to evaluate the flat shape.',
    ja: '平面図形をy軸のまわりに回して立体にします。平面図形に渡す位置を返します。',
  },
  intuition: {
    en: 'A turned solid looks the same in each plane through its axis. So only two numbers of a point matter: its distance from the axis and its height. They are a place in the plane of the profile. The offset moves the origin of the profile away from the axis: a circle at opRevolve(p, 0.5) gives a torus. Use it for vases, bottles, bells, wheels and chess pieces. To pull a flat shape out to a plate instead, use opExtrude.',
    ja: '回転体は、軸を通るどの平面で切っても同じ形です。ですから、点について必要なのは、軸からの距離と高さの二つだけです。これが断面の平面での位置になります。offsetは、断面図形の原点を軸から離す距離です。opRevolve(p, 0.5) を円に渡すとトーラスになります。花瓶、瓶、鐘、車輪、チェスの駒などに使います。まっすぐ押し出して板にするには、opExtrudeを使います。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point. The y axis is the axis of the turn.', ja: '点の位置です。y軸が回転軸です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2, 0.4],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    offset: {
      meaning: {
        en: 'How far the origin of the profile is from the axis. Make it as large as the profile reaches to the left.',
        ja: '断面図形の原点を軸から離す距離です。図形が左へ伸びている長さ以上にします。',
      },
      unit: 'length',
      range: [0, 1],
      default: 0.55,
      outside: {
        en: 'Any number. What of the profile lies beyond the axis is cut off.',
        ja: 'どんな値でもかまいません。断面図形のうち軸を越えた部分は切り落とされます。',
      },
    },
  },
  returns: {
    en: 'The place in the plane of the profile: to the right from its origin, and up. The distance to a profile beside the axis stays exact. If the profile crosses the axis, it is a lower bound.',
    ja: '断面の平面での位置です。断面図形の原点から右へ、上への座標です。図形が軸の片側に収まっていれば、距離は正確なままです。軸をまたぐときは下界になります。',
    range: { min: [-1, -1], max: [Math.SQRT2, 1] },
  },
  formula: String.raw`\mathbf q = \bigl(\sqrt{p_x^2 + p_z^2} - o,\ p_y\bigr)`,
  edgeCases: [
    { of: [[3, 1, 4], 2], is: [3, 1] },
    { of: [[0, 0.5, 0], 0.75], is: [-0.75, 0.5], en: 'On the axis.', ja: '軸の上です。' },
    { of: [[-1, 0, 0], 0], is: [1, 0], en: 'Both sides of the axis see the same half of the profile.', ja: '軸のどちら側からも、断面の同じ半分が見えます。' },
  ],
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: 'Cylindrical coordinates in double precision. A turned polygon is compared with thousands of points on its surface.',
      ja: '円柱座標を倍精度で計算したものです。多角形を回した立体は、表面の上の数千の点とも照合しています。',
    },
  },
  continuity: { order: 0, en: 'A crease on the axis.', ja: '軸の上に折れ目があります。' },
  claims: {
    'The distance to a profile beside the axis stays exact': 'a profile beside the axis stays exact when it turns around it',
    'If the profile crosses the axis, it is a lower bound': 'a profile that crosses the axis is a lower bound',
    'A turned solid looks the same in each plane through its axis': 'it is the same all around the axis',
  },
  references: [sphereTracing],
  related: ['opExtrude', 'torusSDF', 'cylinderSDF', 'coneSDF', 'cart2polar'],
  confusedWith: [
    {
      name: 'opExtrude',
      en: 'Pulls the flat shape straight out. You pass it a distance; opRevolve returns a place.',
      ja: '平面図形をまっすぐ押し出します。opExtrudeには距離を渡しますが、opRevolveは位置を返します。',
    },
    {
      name: 'torusSDF, cylinderSDF, coneSDF',
      en: 'A turned circle, rectangle and trapezium, ready made.',
      ja: '円、長方形、台形を回した立体が、そのまま関数になっています。',
    },
    {
      name: { en: 'rotating the point', ja: '点の回転' },
      en: 'rotate turns a shape to another direction and leaves it as it is. opRevolve sweeps it all the way round.',
      ja: 'rotateは、形を変えずに図形の向きを変えます。opRevolveは、一周させた跡を立体にします。',
    },
  ],
  elsewhere: [
    articles('opRevolution'),
    { where: 'OpenSCAD', name: 'rotate_extrude()' },
    { where: 'three.js', name: 'LatheGeometry', note: { en: 'A mesh, not a distance.', ja: '距離ではなく、三角形のメッシュです。' } },
    {
      where: 'Blender',
      name: { en: 'Screw modifier', ja: 'スクリューモディファイアー' },
      note: { en: 'For meshes; with a screw of 0.', ja: 'メッシュ用です。スクリューを0にします。' },
    },
    { where: 'Houdini', name: 'Revolve', note: { en: 'For curves.', ja: '曲線用です。' } },
  ],
  words: {
    en: [
      'revolve',
      'revolution',
      'opRevolution',
      'lathe',
      'solid of revolution',
      'surface of revolution',
      'turn',
      'spin',
      'pottery',
      'cylindrical coordinates',
    ],
    ja: ['回転体', '回転', '旋盤', 'ろくろ', '回す', '円柱座標', '立体化'],
  },
  examples: {
    'a-vase-of-celadon': { en: 'A celadon vase', ja: '青磁の花瓶' },
    'pawns-on-a-chessboard': { en: 'Pawns on a chessboard', ja: 'チェス盤のポーン' },
  },
})
