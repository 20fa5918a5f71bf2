/** Record of rotate3dZ. */
import type { WrittenRecord } from '../record.ts'
import { aboutAxis } from './rotation.ts'

export const record: WrittenRecord = aboutAxis('z', 3, {
  summary: { en: 'The 3×3 matrix of a counter-clockwise rotation about the z axis.', ja: 'z軸のまわりに反時計回りに回す3×3行列です。' },
  intuition: {
    en: 'The z axis stays, and x and y rotate as in the plane: without its third row and column this is rotate2d. With z towards you, it turns what you see counter-clockwise, which is called roll. Since it keeps the third component, it also rotates points of the plane written as (x, y, 1). That is why a mat3 can hold a rotation and a translation of the plane together.',
    ja: 'z軸は動かず、xとyは平面と同じように回ります。三行目と三列目を除くと、rotate2dそのものです。zが手前向きなら、見えるものが反時計回りに回ります。これをロールと呼びます。第三成分は変わらないので、平面の点を (x, y, 1) と書いたものも、そのまま回せます。平面の回転と平行移動を一つのmat3にまとめられるのは、このためです。',
  },
  formula: String.raw`R_z(\theta) = \begin{pmatrix} \cos\theta & -\sin\theta & 0 \\ \sin\theta & \cos\theta & 0 \\ 0 & 0 & 1 \end{pmatrix}`,
  claims: {
    'without its third row and column this is rotate2d': 'about z it is rotate2d with a third row and column',
    'it also rotates points of the plane written as (x, y, 1)': 'about z it is rotate2d with a third row and column',
  },
  related: ['rotate2d', 'rotate3dX', 'rotate3dY'],
  confusedWith: [
    { name: 'rotate2d', en: 'The mat2 for vectors of two components.', ja: '2成分のベクトルに掛けるmat2です。' },
    {
      name: 'rotate4dZ',
      en: 'The same rotation as a 4×4 matrix, for products with translations and projections.',
      ja: '同じ回転の4×4行列です。平行移動や投影と掛け合わせるときに使います。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Matrix4.makeRotationZ' },
    { where: 'gl-matrix', name: 'mat3.fromRotation, mat4.fromZRotation' },
    { where: 'CSS', name: 'rotateZ()', note: { en: 'The same matrix, with y pointing down: clockwise.', ja: '同じ行列ですが、yが下向きなので時計回りです。' } },
    { where: 'Processing', name: 'rotateZ()', note: { en: 'Multiplies the current matrix.', ja: '現在の行列に掛けます。' } },
    { where: 'DirectXMath', name: 'XMMatrixRotationZ', note: { en: 'Transposed, for row vectors.', ja: '行ベクトル用なので、転置した行列です。' } },
  ],
  words: {
    en: ['roll', 'bank', 'z axis', 'rotateZ', 'rotationZ', 'homogeneous 2d', 'affine'],
    ja: ['z軸', 'ロール', '横転', '平面の同次座標', 'アフィン変換'],
  },
  examples: {
    'windmill-on-a-hill': { en: 'A windmill on a hill', ja: '丘の上の風車' },
    'corridor-of-frames': { en: 'A twisting corridor of frames', ja: 'ねじれながら続く門' },
  },
})
