/** Record of orthographic. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clipSpace, projections } from './camera.ts'
import type { WrittenParameter } from '../record.ts'

const side = (en: string, ja: string, value: number, other: string): WrittenParameter => ({
  meaning: { en: `The ${en} edge of what the camera sees, in camera coordinates.`, ja: `見える範囲の${ja}端です。カメラ座標で指定します。` },
  unit: 'length',
  range: value < 0 ? [-4, -0.5] : [0.5, 4],
  default: value,
  outside: { en: `Any value other than ${other}; exchanged with it, the image is mirrored.`, ja: `${other}と異なる値にします。入れ替えると像が反転します。` },
})

const plane = (en: string, ja: string, depth: number, range: readonly [number, number], value: number, other: string): WrittenParameter => ({
  meaning: {
    en: `The distance from the camera to the ${en} clipping plane, where the depth is ${depth}.`,
    ja: `カメラから${ja}クリップ面までの距離です。そこで深度が${depth}になります。`,
  },
  unit: 'length',
  range,
  default: value,
  outside: {
    en: `Any value other than ${other}. A plane behind the camera has a negative distance.`,
    ja: `${other}と異なる値にします。カメラの後ろにある面の距離は負になります。`,
  },
})

export const record: WrittenRecord = {
  summary: {
    en: 'The matrix of an orthographic projection: a box in camera coordinates fills clip space, with the depth from 0 to 1.',
    ja: '平行投影（正射影）の行列です。カメラ座標の直方体を、クリップ空間いっぱいに写します。深度は0から1です。',
  },
  intuition: {
    en: 'Each coordinate is scaled and shifted, so that the box between left and right, bottom and top, near and far becomes clip space. Nothing is divided by the distance: things keep their size however far away they are, and parallel lines stay parallel, as in plans, isometric drawings and the shadow maps of the sun. The depth is linear in the distance. Kirari uses one clip space on both backends, with z from 0 to w as in WebGPU; for WebGL2 the engine converts the z of the vertex. Multiply by a view matrix on the right: orthographic(…).mul(lookAtView(…)). For a view with foreshortening, use perspective.',
    ja: '各座標に倍率を掛けてずらし、leftからright、bottomからtop、nearからfarまでの直方体をクリップ空間に写します。距離で割らないので、遠くても大きさは変わらず、平行な線は平行なままです。設計図やアイソメ図、太陽のシャドウマップに使います。深度は距離の一次式です。Kirariのクリップ空間はどちらのバックエンドでも同じで、zはWebGPUと同じく0からwです。WebGL2ではエンジンが頂点のzを変換します。ビュー行列は右から掛けて、orthographic(…).mul(lookAtView(…)) とします。遠近感が必要なら、perspectiveを使います。',
  },
  parameters: {
    left: side('left', '左', -2, 'right'),
    right: side('right', '右', 2, 'left'),
    bottom: side('bottom', '下', -1.6, 'top'),
    top: side('top', '上', 1.6, 'bottom'),
    near: plane('near', '近', 0, [0, 2], 0.8, 'far'),
    far: plane('far', '遠', 1, [3, 12], 6, 'near'),
  },
  returns: {
    en: 'A matrix for points in camera coordinates. It leaves w as it is.',
    ja: 'カメラ座標の点に掛ける行列です。wは変わりません。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`\begin{pmatrix} \dfrac{2}{r - l} & 0 & 0 & -\dfrac{r + l}{r - l} \\ 0 & \dfrac{2}{t - b} & 0 & -\dfrac{t + b}{t - b} \\ 0 & 0 & \dfrac{1}{n - f} & \dfrac{n}{n - f} \\ 0 & 0 & 0 & 1 \end{pmatrix}`,
  edgeCases: [
    {
      of: [-1, 1, -1, 1, 0, 1],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1],
      en: 'Clip space itself, with z reversed: the camera looks along −z, and the depth increases away from it.',
      ja: 'クリップ空間と同じ範囲ですが、zの符号が逆です。カメラは −z方向を見て、深度は遠いほど大きくなるからです。',
    },
    {
      of: [0, 4, 0, 2, 1, 3],
      is: [0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, -0.5, 0, -1, -1, -0.5, 1],
      en: 'The camera need not be in the middle.',
      ja: 'カメラは中央になくてもかまいません。',
    },
    {
      of: [0, 640, 480, 0, -1, 1],
      is: [0.003125, 0, 0, 0, 0, -1 / 240, 0, 0, 0, 0, -0.5, 0, -1, 1, 0.5, 1],
      en: 'Coordinates in pixels from the top left: bottom and top are exchanged.',
      ja: '左上を原点とするピクセル座標です。bottomとtopを入れ替えています。',
    },
  ],
  accuracy: {
    class: 'division',
    oracle: { en: 'gl-matrix, mat4.orthoZO, in double precision.', ja: 'gl-matrixのmat4.orthoZOを倍精度で計算したものです。' },
  },
  continuity: {
    order: 'smooth',
    en: 'Where opposite planes differ.',
    ja: '向かい合う面が異なる範囲で滑らかです。',
  },
  claims: {
    'parallel lines stay parallel': 'orthographic keeps sizes and parallels at any distance',
    'The depth is linear in the distance': 'orthographic takes the corners of its box to those of clip space, and its depth is linear',
    'the box between left and right, bottom and top, near and far becomes clip space':
      'orthographic takes the corners of its box to those of clip space, and its depth is linear',
    'exchanged with it, the image is mirrored': 'orthographic with exchanged edges mirrors the image',
    'It leaves w as it is': 'orthographic keeps sizes and parallels at any distance',
  },
  references: [{ ...projections, section: 'the orthographic projection transformation' }, clipSpace],
  provenance: fromFirstPrinciples,
  related: ['perspective', 'lookAtView', 'eulerView'],
  confusedWith: [
    {
      name: { en: 'orthographic of kirari/camera', ja: 'kirari/cameraのorthographic' },
      en: 'The same matrix as 16 numbers, computed in JavaScript for a uniform. Prefer it when nothing in the shader decides the projection.',
      ja: '同じ行列をJavaScriptで計算し、uniform用の16個の数にします。シェーダーの中の値によって投影が変わらないなら、こちらが向いています。',
    },
    {
      name: 'glOrtho',
      en: 'Has z from −1 to 1, as OpenGL has it. Outside Kirari, in a WebGL program of your own, convert the result of this matrix: z becomes 2z − w.',
      ja: 'OpenGLの規約に従い、zは −1から1です。Kirariを使わない自作のWebGLプログラムでは、この行列の結果のzを2z − wに変換してください。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat4.orthoZO' },
    { where: 'GLM', name: 'orthoRH_ZO' },
    { where: 'DirectXMath', name: 'XMMatrixOrthographicOffCenterRH', note: { en: 'For row vectors.', ja: '行ベクトル用です。' } },
    { where: 'OpenGL', name: 'glOrtho', note: { en: 'With z from −1 to 1.', ja: 'zは −1から1です。' } },
  ],
  synonyms: {
    en: ['orthographic projection', 'ortho', 'parallel projection', 'projection matrix', 'isometric', 'clip space', 'shadow map', 'plan', 'camera'],
    ja: ['平行投影', '正射影', '正投影', '射影行列', '投影行列', 'アイソメ', '等角投影', 'クリップ空間', '設計図', 'オルソ'],
  },
  examples: {
    'ziggurat-at-noon': { en: 'A ziggurat at noon', ja: '真昼のジッグラト' },
    'exploded-drawing-of-a-clock': { en: 'An exploded drawing of a clock', ja: '時計の分解図' },
  },
}
