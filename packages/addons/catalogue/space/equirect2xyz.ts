/** Record of equirect2xyz. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { equirectangular } from './panorama.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The direction that a place in an equirectangular image shows: the inverse of xyz2equirect.',
    ja: '正距円筒図法の画像のある位置に写っている方向です。xyz2equirectの逆変換にあたります。',
  },
  intuition: {
    en: 'Across the image u is the longitude, and up the image v is the latitude. Raise −z by the latitude, then turn it to the right by the longitude: this is the direction. Use it to draw a panorama, one direction per pixel, or to convert an image from another projection. The poles are stretched over the whole upper and lower edge, so the half of the image that is further than 45° from the equator holds only 29 % of the sphere.',
    ja: '画像の横位置uが経度、縦位置vが緯度です。−zを緯度の分だけ上に向け、経度の分だけ右に回すと、その方向になります。パノラマを描くときや、ほかの投影法の画像から変換するときに、ピクセルごとの方向を求めるのに使います。極は上辺と下辺の全体に引き伸ばされるので、画像の半分を占める、赤道から45°以上離れた部分には、球面の29 %しか写りません。',
  },
  parameters: {
    uv: {
      meaning: {
        en: 'The place in the image: (0, 0) at the lower left, (1, 1) at the upper right.',
        ja: '画像の中の位置です。左下が (0, 0)、右上が (1, 1) です。',
      },
      unit: 'fraction',
      role: 'domain',
      range: [0, 1],
      default: [0.36, 0.64],
      outside: {
        en: 'u repeats every 1. Past v = 1 the direction goes on over the pole and down on the other side.',
        ja: 'uは1ごとに繰り返します。vが1を超えると、極を越えて反対側へ下りていきます。',
      },
    },
  },
  returns: {
    en: 'The direction, of length 1: −z in the middle of the image, x at u = 0.75, y along the upper edge.',
    ja: '長さ1の方向です。画像の中央が −z、u＝0.75がx、上辺がyです。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} \lambda &= 2\pi\,(u - \tfrac12), \qquad \varphi = \pi\,(v - \tfrac12) \\ d &= \begin{pmatrix} \sin\lambda\cos\varphi \\ \sin\varphi \\ -\cos\lambda\cos\varphi \end{pmatrix} \end{aligned}`,
  edgeCases: [
    { of: [[0.5, 0.5]], is: [0, 0, -1], en: 'The middle is −z, where a camera looks.', ja: '中央は、カメラが向く −zです。' },
    { of: [[0.75, 0.5]], is: [1, 0, 0] },
    { of: [[0, 0.5]], is: [0, 0, 1], en: 'The left and the right edge are the same: z, behind the camera.', ja: '左端と右端は同じで、カメラの後ろのzです。' },
    { of: [[1, 0.5]], is: [0, 0, 1] },
    { of: [[0.2, 1]], is: [0, 1, 0], en: 'The whole upper edge is y.', ja: '上辺は、どこもyです。' },
    { of: [[0.9, 0]], is: [0, -1, 0] },
    {
      of: [[0.5, 1.25]],
      is: [0, Math.SQRT1_2, Math.SQRT1_2],
      en: 'Past the pole, the direction comes down on the other side.',
      ja: '極を越えると、反対側に下ります。',
    },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'gl-matrix in double precision: −z rotated upwards about x by the latitude, then to the right about y by the longitude.',
      ja: '倍精度のgl-matrixです。−zをx軸のまわりに緯度だけ上へ、次にy軸のまわりに経度だけ右へ回したものと比べます。',
    },
  },
  continuity: {
    order: 'smooth',
    en: 'Also across the edges u = 0 and u = 1, which are the same directions.',
    ja: '同じ方向である左端と右端の境目でも滑らかです。',
  },
  claims: {
    'the inverse of xyz2equirect': 'xyz2equirect leads back, from every place between the edges',
    'u repeats every 1': 'u repeats, and v goes on over the pole',
    'of length 1': 'has length 1 inside and outside the image',
    'further than 45° from the equator holds only 29 % of the sphere': 'half of the image holds 29 % of the sphere',
    'Also across the edges u = 0 and u = 1': 'u repeats, and v goes on over the pole',
  },
  references: [equirectangular],
  provenance: fromReference,
  related: ['xyz2equirect', 'fisheye2xyz', 'octDecode', 'rotateY'],
  confusedWith: [
    {
      name: 'fisheye2xyz',
      en: 'Reads a round image of one half of all directions, as a fisheye lens takes it.',
      ja: '魚眼レンズで撮った、半球分の丸い画像を読みます。',
    },
    {
      name: { en: 'the Mercator projection', ja: 'メルカトル図法' },
      en: 'Its v grows with the logarithm of a tangent, so that angles are kept and the poles are infinitely far away. It looks alike near the equator only.',
      ja: '角度を保つようにvが正接の対数で増え、極は無限に遠くなります。似て見えるのは赤道の近くだけです。',
    },
  ],
  elsewhere: [
    { where: 'OpenEXR', name: 'LatLongMap::direction', note: { en: 'From pixels, with other axes.', ja: 'ピクセル位置から求め、軸の向きも異なります。' } },
    {
      where: 'TSL',
      name: 'equirectDirection',
      note: { en: 'x is in the middle: add 0.25 to its u for ours.', ja: 'xが中央です。uに0.25を足すと、この関数のuになります。' },
    },
    {
      where: 'Blender',
      name: { en: 'camera of type Panoramic, Equirectangular', ja: 'カメラのPanoramicで、Equirectangular' },
    },
  ],
  synonyms: {
    en: ['equirectangular', 'panorama', 'environment map', 'latlong', 'longitude', 'latitude', 'plate carrée', '360', 'vr video', 'inverse projection'],
    ja: [
      '正距円筒図法',
      'せいきょえんとうずほう',
      'エクイレクタングラー',
      'パノラマ',
      '全天球',
      'ぜんてんきゅう',
      '環境マップ',
      '経度',
      '緯度',
      '逆変換',
      '360度',
    ],
  },
  examples: {
    'map-of-an-unknown-world': { en: 'A map of an unknown world', ja: '見知らぬ惑星の地図' },
    'chapel-of-light': { en: 'A chapel in one panorama', ja: '一枚のパノラマに収めた礼拝堂' },
  },
}
