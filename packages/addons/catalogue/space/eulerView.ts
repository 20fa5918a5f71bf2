/** Record of eulerView. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { eye } from './camera.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The view matrix of a camera with a pitch, a yaw and a roll: from world coordinates to camera coordinates.',
    ja: 'ピッチ、ヨー、ロールで向きを決めたカメラのビュー行列です。ワールド座標をカメラ座標に変えます。',
  },
  intuition: {
    en: 'Three angles describe how a camera is held. Yaw turns it about the vertical axis, like shaking your head. Pitch tilts it up or down. Roll leans it to one side. The order matters: the camera is first rolled about z, then pitched about x, then yawed about y (order YXZ in three.js), so that yaw is about the vertical of the world and, without roll, the horizon stays level. With all angles at 0 the camera looks along −z. Positive yaw turns it to the left, positive pitch looks up, and positive roll turns the camera counter-clockwise, so the image turns clockwise. Use this for flying and first-person cameras. If you know the point to look at, use lookAtView.',
    ja: 'カメラの構え方は三つの角度で表せます。ヨーは、首を横に振るように鉛直軸のまわりに回す角度です。ピッチは上下に傾ける角度、ロールは左右に傾ける角度です。回す順番によって結果が変わります。ここでは、まずz軸のまわりにロール、次にx軸のまわりにピッチ、最後にy軸のまわりにヨーを掛けます（three.jsの順序YXZ）。ヨーの軸はワールドの鉛直軸なので、ロールがなければ水平線は傾きません。角度がすべて0なら−z方向を見ます。ヨーが正なら左を、ピッチが正なら上を向きます。ロールが正ならカメラが反時計回りに回るので、画面の像は時計回りに回ります。飛行や一人称視点のカメラに使います。注視点が分かっているなら、lookAtViewを使います。',
  },
  parameters: {
    eye: { ...eye, default: [1.7, 2, 2.4] },
    angles: {
      meaning: {
        en: 'Pitch, yaw and roll: the angles about x, y and z.',
        ja: 'ピッチ、ヨー、ロール。つまりx軸、y軸、z軸のまわりの角度です。',
      },
      unit: 'radians',
      range: [-3.14, 3.14],
      default: [-0.45, 0.6, 0.15],
      outside: { en: 'Repeats every 2π.', ja: '2πごとに繰り返します。' },
    },
  },
  returns: {
    en: 'A matrix for points (w = 1): a rotation and a translation, which keep distances and angles.',
    ja: '点（w = 1）に掛ける行列です。回転と平行移動からなり、距離と角度を保ちます。',
    range: { min: -5.2, max: 5.2 },
  },
  formula: String.raw`\begin{aligned} R &= R_y(\theta_y)\,R_x(\theta_x)\,R_z(\theta_z) \\ \operatorname{eulerView}(e, \theta) &= \begin{pmatrix} R^\top & -R^\top e \\ 0 & 1 \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      of: [
        [1, 2, 3],
        [0, 0, 0],
      ],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -1, -2, -3, 1],
      en: 'Without angles it only translates.',
      ja: '角度がなければ、平行移動だけになります。',
    },
    {
      of: [
        [0, 0, 0],
        [0, Math.PI / 2, 0],
      ],
      is: [0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, 1],
      en: 'A quarter turn of yaw looks along −x, to the left: −x goes to −z.',
      ja: 'ヨーが4分の1回転なら、左の−x方向を見ます。−xは−zに移ります。',
    },
    {
      of: [
        [0, 0, 0],
        [Math.PI / 2, 0, 0],
      ],
      is: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1],
      en: 'A quarter turn of pitch looks straight up: y goes to −z.',
      ja: 'ピッチが4分の1回転なら、真上を見ます。yは−zに移ります。',
    },
    {
      of: [
        [0, 0, 0],
        [0, 0, Math.PI / 2],
      ],
      is: [0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      en: 'A quarter turn of roll: the top of the camera points to −x, and what is up in the world appears on the right.',
      ja: 'ロールが4分の1回転なら、カメラの上が−xを向き、ワールドの上が画面の右になります。',
    },
    {
      of: [
        [0, 0, 0],
        [Math.PI / 2, 1, 1],
      ],
      is: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1],
      en: 'Gimbal lock: straight up, yaw and roll turn about the same axis, and only their difference counts.',
      ja: 'ジンバルロックです。真上を向くとヨーとロールの軸が重なり、二つの角度の差だけが効きます。',
    },
  ],
  accuracy: {
    class: 'angle',
    scale: 4,
    oracle: {
      en: 'The camera moved and turned by gl-matrix (translate, rotateY, rotateX, rotateZ), inverted by mat4.invert, in double precision.',
      ja: 'gl-matrixのtranslate、rotateY、rotateX、rotateZでカメラを動かし、mat4.invertで逆行列にしたものです。倍精度で計算します。',
    },
  },
  continuity: { order: 'smooth', en: 'In the eye and in the angles.', ja: '位置についても角度についても滑らかです。' },
  claims: {
    'without roll, the horizon stays level': 'eulerView without roll keeps the horizon level',
    'Positive yaw turns it to the left, positive pitch looks up, and positive roll turns the camera counter-clockwise':
      'eulerView turns left, up and counter-clockwise for positive angles',
    'a rotation and a translation, which keep distances and angles': 'lookAtView and eulerView keep distances and angles',
    'straight up, yaw and roll turn about the same axis, and only their difference counts': 'eulerView straight up depends only on the yaw less the roll',
    'Repeats every 2π': 'eulerView repeats every turn',
  },
  references: [{ title: 'Euler Angle Conversion', authors: 'Ken Shoemake', year: 1994, section: 'Graphics Gems IV, III.5' }],
  provenance: fromFirstPrinciples,
  related: ['lookAtView', 'rotate3dX', 'rotate3dY', 'rotate3dZ', 'quat'],
  confusedWith: [
    {
      name: 'lookAtView',
      en: 'The same kind of matrix from a point to look at instead of angles.',
      ja: '角度の代わりに注視点から作る、同じ種類の行列です。',
    },
    {
      name: { en: 'Euler angles in another order', ja: '順序の異なるオイラー角' },
      en: 'The same three angles give another rotation when they are applied in another order: three.js uses XYZ unless told otherwise.',
      ja: '同じ三つの角度でも、順序が違えば別の回転になります。three.jsの既定の順序はXYZです。',
    },
  ],
  elsewhere: [
    {
      where: 'three.js',
      name: "Euler(x, y, z, 'YXZ')",
      note: { en: 'As the rotation of a camera; the view matrix is matrixWorldInverse.', ja: 'カメラの回転に設定します。ビュー行列はmatrixWorldInverseです。' },
    },
    {
      where: 'Unity',
      name: 'Quaternion.Euler',
      note: {
        en: 'The same order, but in degrees, and left-handed with the camera along +z.',
        ja: '順序は同じですが、単位が度の左手系で、カメラは +zを向きます。',
      },
    },
  ],
  synonyms: {
    en: [
      'view matrix',
      'euler angles',
      'pitch yaw roll',
      'yaw',
      'pitch',
      'roll',
      'first person camera',
      'fps camera',
      'fly camera',
      'heading',
      'tilt',
      'gimbal lock',
    ],
    ja: ['ビュー行列', 'オイラー角', 'ヨー', 'ピッチ', 'ロール', '一人称視点', 'カメラ', '姿勢', '首振り', 'ヨーピッチロール', 'ジンバルロック'],
  },
  examples: {
    'view-from-a-cockpit': { en: 'The view from a banking aeroplane', ja: '旋回する飛行機の操縦席から' },
    'looking-round-a-cloister': { en: 'Looking round a cloister', ja: '回廊を見回す' },
  },
}
