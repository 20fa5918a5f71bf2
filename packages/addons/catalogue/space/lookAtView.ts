/** Record of lookAtView. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { eye, projections } from './camera.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The view matrix of a camera that stands at one point and looks at another: from world coordinates to camera coordinates.',
    ja: '視点から注視点を見るカメラのビュー行列です。ワールド座標をカメラ座標に変えます。',
  },
  intuition: {
    en: 'In camera coordinates the camera stands at the origin and looks along −z, with x to the right and y up. The matrix moves the world so that this holds: first a translation takes the eye to the origin, then the inverse of the camera’s rotation turns the view direction to −z. A distance in front of the camera is therefore a negative z. Multiply a projection by this matrix to place vertices: perspective(…).mul(lookAtView(…)).mul(vec4(position, 1)). To make rays for ray marching you need the opposite direction, from camera to world: use lookAt. If the camera is given by angles, as in a first-person game, use eulerView.',
    ja: 'カメラ座標では、カメラは原点にあって −z方向を見ます。xが右、yが上です。ビュー行列は、そうなるようにワールド全体を動かします。まず視点を原点に平行移動し、次にカメラの回転の逆を掛けて、見る方向を −zに合わせます。そのため、カメラの前にある点のzは負になります。頂点を配置するには、投影行列にこの行列を掛けて、perspective(…).mul(lookAtView(…)).mul(vec4(position, 1)) とします。レイマーチングのレイを作るときは逆向きの、カメラからワールドへの変換が必要なので、lookAtを使います。一人称視点のゲームのように角度でカメラを決めるなら、eulerViewを使います。',
  },
  parameters: {
    eye,
    target: {
      meaning: { en: 'The point in the centre of the view.', ja: '画面の中央に映る点です。' },
      unit: 'position',
      range: [-3, 3],
      default: [0, 0.5, -0.3],
      outside: {
        en: 'Any position more than 1e-15 away from eye. At the eye itself, the camera looks along −z.',
        ja: 'eyeから1e-15より離れていれば、どこでもかまいません。eyeと同じなら −z方向を見ます。',
      },
    },
    up: {
      meaning: {
        en: 'The direction that points up in the image, usually (0, 1, 0).',
        ja: '画面で上になる方向で、普通は (0, 1, 0) です。',
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
    en: 'A matrix for points (w = 1): a rotation and a translation, which keep distances and angles.',
    ja: '点（w = 1）に掛ける行列です。回転と平行移動からなり、距離と角度を保ちます。',
    range: { min: -5.2, max: 5.2 },
  },
  formula: String.raw`\begin{aligned} R &= \operatorname{lookAt}(t - e,\ u) \\ \operatorname{lookAtView}(e, t, u) &= \begin{pmatrix} R^\top & -R^\top e \\ 0 & 1 \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 0, 5],
        [0, 0, 0],
        [0, 1, 0],
      ],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -5, 1],
      en: 'It looks along −z already, so the matrix only translates: the target is 5 in front of the camera, at z = −5.',
      ja: 'もともと −z方向を見ているので、平行移動だけになります。注視点はカメラの5だけ前、z = −5に移ります。',
    },
    {
      of: [
        [4, 0, 0],
        [0, 0, 0],
        [0, 1, 0],
      ],
      is: [0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, -4, 1],
      en: 'Seen from +x, −z is to the right.',
      ja: '+xの側から見ると、−zが右になります。',
    },
    {
      of: [
        [0, 3, 0],
        [0, 0, 0],
        [0, 1, 0],
      ],
      is: [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, -3, 1],
      en: 'Straight down up gives no answer, so −z is at the top, like north on a map. Nothing is divided by zero.',
      ja: '真下を見ると上の方向が定まらないので、地図の北のように −zを上にします。0で割ることはありません。',
    },
    {
      of: [
        [1, 2, 3],
        [1, 2, 3],
        [0, 1, 0],
      ],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -1, -2, -3, 1],
      en: 'With the target at the eye, the matrix only translates.',
      ja: '注視点が視点と同じなら、平行移動だけになります。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 8,
    oracle: { en: 'gl-matrix, mat4.lookAt, in double precision.', ja: 'gl-matrixのmat4.lookAtを倍精度で計算したものです。' },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps where the view direction passes through up or its opposite, because the camera rolls there all at once.',
    ja: '見る方向がupやその反対を通り過ぎるところで飛びます。そこではカメラが一気に回ります。',
  },
  claims: {
    'first a translation takes the eye to the origin, then the inverse of the camera’s rotation turns the view direction to −z':
      'lookAtView takes the eye to the origin and the target onto −z',
    'Any length from 1e-15 to 1e15': 'lookAt and lookAtView do not depend on the length of up, from 1e-15 to 1e15',
    'a rotation and a translation, which keep distances and angles': 'lookAtView and eulerView keep distances and angles',
  },
  references: [
    { ...projections, section: 'the camera transformation' },
    { title: 'OpenGL reference: gluLookAt', authors: 'Silicon Graphics', year: 2006 },
  ],
  provenance: fromFirstPrinciples,
  related: ['lookAt', 'eulerView', 'perspective', 'orthographic'],
  confusedWith: [
    {
      name: 'lookAt',
      en: 'Only the rotation, and in the other direction: from camera to world coordinates, for rays.',
      ja: '回転だけの行列で、向きも逆です。カメラ座標からワールド座標に変え、レイに使います。',
    },
    {
      name: { en: 'lookAt of kirari/camera', ja: 'kirari/cameraのlookAt' },
      en: 'The same matrix as 16 numbers, computed in JavaScript for a uniform. Prefer it when the camera does not depend on anything in the shader.',
      ja: '同じ行列をJavaScriptで計算し、uniform用の16個の数にします。シェーダーの中の値によってカメラが変わらないなら、こちらが向いています。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat4.lookAt' },
    { where: 'OpenGL (GLU)', name: 'gluLookAt' },
    { where: 'GLM', name: 'lookAtRH' },
    { where: 'DirectXMath', name: 'XMMatrixLookAtRH', note: { en: 'For row vectors.', ja: '行ベクトル用です。' } },
  ],
  synonyms: {
    en: ['view matrix', 'look at', 'camera matrix', 'world to camera', 'world to view', 'eye space', 'view space', 'camera', 'target'],
    ja: ['ビュー行列', '視野変換', 'ビュー変換', 'カメラ行列', 'カメラ座標', 'ビュー空間', '視点', '注視点', 'ワールド座標', 'ルックアット'],
  },
  examples: {
    'lighthouse-from-a-boat': { en: 'A lighthouse from a boat that circles it', ja: '灯台を一周する船から' },
    'ferris-wheel-at-night': { en: 'A Ferris wheel at night', ja: '夜の観覧車' },
  },
}
