/** Record of perspective. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clipSpace, far, near, projections } from './camera.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The matrix of a perspective projection: from camera coordinates to clip coordinates, with the depth from 0 to 1.',
    ja: '透視投影の行列です。カメラ座標をクリップ座標に変えます。深度は0から1です。',
  },
  intuition: {
    en: 'A camera sees a pyramid, cut off at the near and the far plane. The projection turns it into a box, in which what is twice as far away appears half as large. Straight lines stay straight. A matrix cannot divide, so it copies the distance, −z, to w, and the GPU divides x, y and z by w afterwards. The division acts on the depth too, which is 0 at near, 1 at far, and changes fast near the camera and slowly far from it. Kirari uses one clip space on both backends: x and y from −w to w, z from 0 to w, as in WebGPU. For WebGL2 the engine converts the z of the vertex, so a shader need not know its backend. Multiply by a view matrix on the right: perspective(…).mul(lookAtView(…)). For a projection without foreshortening, use orthographic.',
    ja: 'カメラに見える範囲は、近クリップ面と遠クリップ面で切り取った四角錐です。投影はこれを箱の形に変え、2倍遠いものは半分の大きさになります。直線は直線のままです。行列だけでは割り算ができないので、距離 −zをwに写しておき、あとでGPUがx、y、zをwで割ります。割り算は深度にも及びます。深度はnearで0、farで1になり、カメラの近くでは速く、遠くではゆっくり変わります。Kirariのクリップ空間は、どちらのバックエンドでも同じです。xとyは −wからw、zはWebGPUと同じく0からwです。WebGL2ではエンジンが頂点のzを変換するので、シェーダーがバックエンドを気にする必要はありません。ビュー行列は右から掛けて、perspective(…).mul(lookAtView(…)) とします。遠近感のない投影にはorthographicを使います。',
  },
  parameters: {
    fieldOfView: {
      meaning: { en: 'The vertical angle of view, from the bottom of the image to its top.', ja: '画面の下端から上端までの、縦の画角です。' },
      unit: 'radians',
      range: [0.5, 2.2],
      default: 0.9,
      outside: { en: 'Above 0 and below π.', ja: '0より大きく、πより小さい値にします。' },
    },
    aspect: {
      meaning: { en: 'The width of the image divided by its height.', ja: '画面の幅を高さで割った値です。' },
      unit: 'factor',
      range: [0.5, 2.5],
      default: 1.6,
      outside: { en: 'Not 0. A negative value mirrors the image.', ja: '0以外の値にします。負の値なら左右が反転します。' },
    },
    near,
    far,
  },
  returns: {
    en: 'A matrix for points in camera coordinates (w = 1). Divide the result by its w, as the GPU does with the position of a vertex.',
    ja: 'カメラ座標の点（w = 1）に掛ける行列です。頂点の位置ならGPUが、それ以外では自分で、結果をwで割ります。',
    range: { min: -6, max: 7.84 },
  },
  formula: String.raw`\begin{gathered} P = \begin{pmatrix} s/a & 0 & 0 & 0 \\ 0 & s & 0 & 0 \\ 0 & 0 & d & d\,n \\ 0 & 0 & -1 & 0 \end{pmatrix} \\ s = \frac{1}{\tan(\theta/2)}, \qquad d = \frac{f}{n - f} \end{gathered}`,
  edgeCases: [
    {
      of: [Math.PI / 2, 1, 1, 2],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -2, -1, 0, 0, -2, 0],
      en: 'A right angle scales x and y by 1: half the height seen equals the distance.',
      ja: '画角が直角なら、xとyの倍率は1です。見える高さの半分が距離と等しくなります。',
    },
    {
      of: [Math.PI / 2, 2, 1, 3],
      is: [0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1.5, -1, 0, 0, -1.5, 0],
      en: 'A wide image shows more to the sides, not less above and below.',
      ja: '横長の画面では、上下はそのままで左右に広く見えます。',
    },
    {
      of: [Math.PI / 2, 1, 2, 1],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1, 0, 0, 2, 0],
      en: 'near and far exchanged: the depth is 1 at distance 1 and 0 at distance 2. Compare depths with “greater” then.',
      ja: 'nearとfarを入れ替えると、距離1で深度が1、距離2で0になります。このとき、深度は「大きい方が手前」として比べます。',
    },
  ],
  accuracy: {
    class: 'angle',
    scale: 4,
    oracle: { en: 'gl-matrix, mat4.perspectiveZO, in double precision.', ja: 'gl-matrixのmat4.perspectiveZOを倍精度で計算したものです。' },
  },
  continuity: {
    order: 'smooth',
    en: 'For an angle between 0 and π, a nonzero aspect, and near different from far.',
    ja: '画角が0とπの間で、aspectが0でなく、nearとfarが異なる範囲で滑らかです。',
  },
  claims: {
    'what is twice as far away appears half as large': 'perspective halves what is twice as far away',
    'Straight lines stay straight': 'perspective keeps straight lines straight',
    'which is 0 at near, 1 at far': 'perspective takes the corners of the view to those of clip space',
    'the depth is reversed: 1 at the nearer plane, 0 at the farther': 'perspective with near and far exchanged reverses the depth',
    'A negative value mirrors the image': 'perspective with a negative aspect mirrors the image',
  },
  references: [{ ...projections, section: 'projective transformations, and perspective projection' }, clipSpace],
  provenance: fromFirstPrinciples,
  related: ['orthographic', 'lookAtView', 'eulerView', 'depth2viewZ', 'linearizeDepth'],
  confusedWith: [
    {
      name: { en: 'perspective with a depth from −1 to 1', ja: '深度が −1から1の透視投影' },
      en: 'OpenGL has z from −w to w. In Kirari such a matrix would lose what lies close to the camera. Outside Kirari, in a WebGL program of your own, convert the result of this matrix: z becomes 2z − w.',
      ja: 'OpenGLのzは −wからwです。Kirariでそのような行列を使うと、カメラに近いものが消えます。Kirariを使わない自作のWebGLプログラムでは、この行列の結果のzを2z − wに変換してください。',
    },
    {
      name: { en: 'perspective of kirari/camera', ja: 'kirari/cameraのperspective' },
      en: 'The same matrix as 16 numbers, computed in JavaScript for a uniform. Prefer it when nothing in the shader decides the projection.',
      ja: '同じ行列をJavaScriptで計算し、uniform用の16個の数にします。シェーダーの中の値によって投影が変わらないなら、こちらが向いています。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat4.perspectiveZO' },
    { where: 'GLM', name: 'perspectiveRH_ZO' },
    { where: 'DirectXMath', name: 'XMMatrixPerspectiveFovRH', note: { en: 'For row vectors.', ja: '行ベクトル用です。' } },
    { where: 'OpenGL (GLU)', name: 'gluPerspective', note: { en: 'In degrees, with z from −w to w.', ja: '単位は度で、zは −wからwです。' } },
  ],
  synonyms: {
    en: ['perspective projection', 'projection matrix', 'frustum', 'field of view', 'fov', 'clip space', 'foreshortening', 'reversed z', 'pinhole', 'camera'],
    ja: ['透視投影', '射影行列', '投影行列', '視錐台', '画角', '視野角', '遠近法', 'クリップ空間', 'パースペクティブ', 'パース', 'カメラ'],
  },
  examples: {
    'flock-of-kites': { en: 'A sky full of kites', ja: '空いっぱいの凧' },
    'railway-through-the-snow': { en: 'A railway through the snow', ja: '雪原を走る線路' },
  },
}
