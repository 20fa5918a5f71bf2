/** Record of lookAt. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

const half = Math.SQRT1_2

export const record: WrittenRecord = {
  summary: {
    en: 'The rotation of a camera that looks in a direction with its top up: three columns that point right, up and backwards.',
    ja: 'カメラの上を保ったまま、指定した方向に向ける回転行列です。三つの列が、右、上、後ろの方向を表します。',
  },
  intuition: {
    en: 'Point a camera in the direction, then roll it about that direction until its top is as upright as possible. This fixes three directions. Backwards is opposite to the view direction. Right is perpendicular to backwards and to up. The camera’s own up is perpendicular to both, so it tilts by as much as the camera looks up or down. As the columns of a matrix, they transform from camera coordinates to world coordinates.',
    ja: 'まずカメラを見たい方向に向け、次に、上ができるだけ真上を向くように視線のまわりに回します。これで三つの方向が決まります。後ろは見る方向の逆です。右は、後ろと真上の両方に直交します。カメラ自身の上は、この二つに直交する方向で、見上げたり見下ろしたりした分だけ傾きます。この三つを列に並べた行列は、カメラから見た座標をワールド座標に変えます。',
  },
  parameters: {
    forward: {
      meaning: { en: 'The view direction: the target minus the eye.', ja: '見る方向です。注視点から視点を引いたものを渡します。' },
      unit: 'direction',
      range: [-1, 1],
      default: [0.6, -0.3, -0.7],
      outside: { en: 'Any length above 1e-15. Zero looks along −z.', ja: '長さは1e-15より大きければ自由です。ゼロなら −z方向を見ます。' },
    },
    up: {
      meaning: {
        en: 'The direction that is up, usually (0, 1, 0). It need not be perpendicular to the view direction.',
        ja: '上にしたい方向で、普通は (0, 1, 0) です。見る方向と直交していなくてもかまいません。',
      },
      unit: 'direction',
      range: [-1, 1],
      default: [0, 1, 0],
      outside: {
        en: 'Any length from 1e-15 to 1e15. If it is zero or parallel to the view direction, −z is used instead, or y if the view direction is within 25.8° of the z axis.',
        ja: '長さは1e-15から1e15まで自由です。ゼロのときや見る方向と平行なときは、代わりに −zを使います。見る方向とz軸のなす角が25.8°以内なら、yを使います。',
      },
    },
  },
  returns: {
    en: 'A rotation: columns of length 1, perpendicular to one another, right-handed. Its inverse is its transpose.',
    ja: '回転行列です。列はどれも長さ1で互いに直交し、右手系をなします。逆行列は転置行列です。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} b &= -\frac{f}{|f|}, \qquad r = \frac{u \times b}{|u \times b|} \\ \operatorname{lookAt}(f, u) &= \begin{pmatrix} r & b \times r & b \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 0, -1],
        [0, 1, 0],
      ],
      is: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      en: 'A camera looks along −z, so this is the identity.',
      ja: 'カメラは −z方向を見るものとするので、これは単位行列です。',
    },
    {
      of: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      is: [
        [0, 0, 1],
        [0, 1, 0],
        [-1, 0, 0],
      ],
      en: 'When it looks along x, right is z.',
      ja: 'x方向を見ると、右はzになります。',
    },
    {
      of: [
        [0, -5, -5],
        [0, 3, 0],
      ],
      is: [
        [1, 0, 0],
        [0, half, -half],
        [0, half, half],
      ],
      en: 'Lengths do not matter; up is made perpendicular to the view direction.',
      ja: '長さは影響しません。上の方向は、見る方向に直交するように直されます。',
    },
    {
      of: [
        [0, -1, 0],
        [0, 1, 0],
      ],
      is: [
        [1, 0, 0],
        [0, 0, -1],
        [0, 1, 0],
      ],
      en: 'Up gives no answer here, so −z is at the top, like north on a map. Nothing is divided by zero.',
      ja: '真下を見ると上の方向が定まらないので、地図の北のように −zを上にします。0で割ることはありません。',
    },
    {
      of: [
        [0, 0, 0],
        [0, 1, 0],
      ],
      is: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      en: 'The target is at the eye: this is the identity.',
      ja: '注視点と視点が同じなら、単位行列になります。',
    },
    {
      of: [
        [0, 0, 2],
        [0, 0, 1],
      ],
      is: [
        [-1, 0, 0],
        [0, 1, 0],
        [0, 0, -1],
      ],
    },
    {
      of: [
        [0, 0, -1],
        [0, 0, 0],
      ],
      is: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'gl-matrix, mat4.targetTo, in double precision. That columns have length 1, are square to one another and right-handed is measured for all directions, parallel ones too.',
      ja: 'gl-matrixのmat4.targetToを倍精度で計算したものです。列の長さが1であること、互いに直交すること、右手系であることを、平行な場合も含めて確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps where the view direction passes through up or its opposite, because the camera rolls there all at once.',
    ja: '向きがupやその反対を通り過ぎるところで飛びます。そこではカメラが一気に回ります。',
  },
  claims: {
    'Any length from 1e-15 to 1e15': 'lookAt and lookAtView do not depend on the length of up, from 1e-15 to 1e15',
    'If it is zero or parallel to the view direction, −z is used instead, or y if the view direction is within 25.8° of the z axis':
      'lookAt without an up takes −z, or y along z',
    'A rotation: columns of length 1, perpendicular to one another, right-handed':
      'lookAt gives a rotation for every pair of directions, parallel and zero ones too',
  },
  references: [
    {
      title: 'Fundamentals of Computer Graphics',
      authors: 'Steve Marschner, Peter Shirley',
      year: 2021,
      section: '8.1.3, the camera transformation',
      doi: '10.1201/9781003050339',
    },
    { title: 'OpenGL 2.1 reference: gluLookAt', authors: 'Khronos Group', year: 2006 },
  ],
  provenance: fromFirstPrinciples,
  related: ['lookAtView', 'eulerView', 'tbn', 'rotate', 'quatRotate'],
  confusedWith: [
    {
      name: 'lookAtView',
      en: 'The view matrix: transforms the other way, from world to camera coordinates, and moves the eye to the origin: the transpose of this matrix, after a translation.',
      ja: 'ビュー行列です。向きが逆で、ワールド座標からカメラの座標に変え、視点を原点に移します。平行移動の後に、この行列の転置を掛けたものです。',
    },
    {
      name: { en: 'lookAt of an object', ja: '物体のlookAt' },
      en: 'In many libraries an object points its +z at the target, and only a camera its −z. For an object, negate the direction.',
      ja: '多くのライブラリでは、物体は +zを目標に向け、カメラだけが −zを向けます。物体に使うときは、方向の符号を反転してください。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Matrix4.lookAt' },
    { where: 'gl-matrix', name: 'mat4.targetTo' },
    { where: 'Houdini VEX', name: 'lookat', note: { en: 'Takes two positions, from and to.', ja: '視点と注視点の二つを渡します。' } },
    { where: 'Unreal Engine', name: 'MakeRotFromXZ', note: { en: 'x points to the target.', ja: 'xが目標を向きます。' } },
  ],
  synonyms: {
    en: ['look at', 'camera', 'camera matrix', 'orientation', 'basis', 'orthonormal frame', 'view', 'ray marching camera', 'target'],
    ja: ['カメラ', '視点', '注視点', '視線', 'カメラ行列', '向き', '正規直交基底', '基底', '回転行列', 'レイマーチング', 'ルックアット'],
  },
  examples: {
    'puzzle-cube-from-all-sides': { en: 'A puzzle cube from all sides', ja: '周囲から眺める立体パズル' },
    'flying-over-a-chessboard': { en: 'Flying over a chessboard', ja: 'チェス盤の上を飛ぶ' },
  },
}
