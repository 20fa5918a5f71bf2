/** Record of rotate3dY. */
import type { WrittenRecord } from '../record.ts'
import { aboutAxis } from './rotation.ts'

export const record: WrittenRecord = aboutAxis('y', 3, {
  summary: { en: 'The 3×3 matrix of a counter-clockwise rotation about the y axis.', ja: 'y軸のまわりに反時計回りに回す3×3行列です。' },
  intuition: {
    en: 'The y axis stays, and the plane of z and x rotates. With y up, this is what a turntable or a heading does, called yaw: a positive angle moves what faces you to the right. The axes follow one another in the cycle x, y, z, x, so after z comes x. That is why the minus sign is in the first column here, and in a later one for the other two axes.',
    ja: 'y軸は動かず、zとxの平面が回ります。yが上向きなら、回転台や方位の回転で、ヨーと呼びます。正の角度では、手前を向いているものが右へ動きます。軸はx、y、z、xの順に巡るので、zの次はxです。そのため、この行列ではマイナスが一列目に来ます。ほかの二つの軸では、もっと後の列です。',
  },
  formula: String.raw`R_y(\theta) = \begin{pmatrix} \cos\theta & 0 & \sin\theta \\ 0 & 1 & 0 \\ -\sin\theta & 0 & \cos\theta \end{pmatrix}`,
  claims: {
    'a positive angle moves what faces you to the right': 'a quarter turn takes each axis to the right one',
    'the minus sign is in the first column here, and in a later one for the other two axes':
      'the minus sign is in the first column about y, in the second about z, in the third about x',
  },
  related: ['rotate3dX', 'rotate3dZ', 'rotate3d'],
  confusedWith: [
    {
      name: 'rotate4dY',
      en: 'The same rotation as a 4×4 matrix, for products with translations and projections.',
      ja: '同じ回転の4×4行列です。平行移動や投影と掛け合わせるときに使います。',
    },
    {
      name: 'lookAt',
      en: 'Makes the rotation from a direction to look in, so that you need no angle.',
      ja: '角度ではなく、見る方向から回転行列を作ります。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Matrix4.makeRotationY' },
    { where: 'gl-matrix', name: 'mat4.fromYRotation' },
    { where: 'CSS', name: 'rotateY()', note: { en: 'The same matrix, with y pointing down.', ja: '同じ行列ですが、yは下向きです。' } },
    { where: 'Processing', name: 'rotateY()', note: { en: 'Multiplies the current matrix.', ja: '現在の行列に掛けます。' } },
    { where: 'DirectXMath', name: 'XMMatrixRotationY', note: { en: 'Transposed, for row vectors.', ja: '行ベクトル用なので、転置した行列です。' } },
  ],
  words: { en: ['yaw', 'heading', 'turntable', 'y axis', 'rotateY', 'rotationY'], ja: ['y軸', 'ヨー', '方位', 'ほうい', '回転台', '横回転', 'よこかいてん'] },
  examples: {
    'a-lantern-with-windows': { en: 'A lantern with windows', ja: '窓のある回り灯籠' },
    'vase-on-a-turntable': { en: 'A vase on a turntable', ja: '回転台の上の壺' },
  },
})
