/** Record of xyz2equirect. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { equirectangular } from './panorama.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The uv at which an equirectangular image, such as a panorama of the sky, shows a direction.',
    ja: '正距円筒図法の画像（空のパノラマなど）で、その方向が写っている位置のuvです。',
  },
  intuition: {
    en: 'A direction has a longitude and a latitude, as a place on Earth has. The map draws them as x and y: the whole turn fills its width, and the half turn from pole to pole its height. −z, where a camera looks, is in the middle, x to its right and y at the top, so the image is as you see it from inside the sphere. Use the result to read an environment map by the direction of a ray.',
    ja: '方向は、地球上の場所と同じように、経度と緯度で表せます。この図法では、それがそのまま横と縦の位置になります。横幅が一周、高さが極から極までの半周です。カメラが向く−zが中央、xがその右、yが上なので、球の内側から見たとおりの画像になります。光線の方向から環境マップを読むときに使います。',
  },
  parameters: {
    direction: {
      meaning: { en: 'The direction.', ja: '方向です。' },
      unit: 'direction',
      role: 'domain',
      range: [-1, 1],
      default: [-0.35, 0.4, -0.75],
      outside: {
        en: 'Any length from 1e-18 to 1e18. Zero gives the middle of the map.',
        ja: '長さは1e-18から1e18までなら自由です。ゼロなら、画像の中央になります。',
      },
    },
  },
  returns: {
    en: 'The uv. u is 0.5 + longitude/2π, and grows from −z towards x; v is 0.5 + latitude/π, 0 at −y and 1 at y.',
    ja: 'uvです。uは0.5＋経度÷2πで、−zからxの向きに増えます。vは0.5＋緯度÷πで、−yで0、yで1です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} u &= \frac12 + \frac{\operatorname{atan2}(d_x, -d_z)}{2\pi} \\ v &= \frac12 + \frac{1}{\pi}\operatorname{atan2}\bigl(d_y, \sqrt{d_x^2 + d_z^2}\bigr) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, -1]], is: [0.5, 0.5], en: '−z is in the middle.', ja: '−zは中央です。' },
    { of: [[1, 0, 0]], is: [0.75, 0.5], en: 'x is a quarter of the width to the right of it.', ja: 'xは、そこから幅の4分の1だけ右です。' },
    { of: [[-3, 0, 0]], is: [0.25, 0.5], en: 'The length does not matter.', ja: '長さは影響しません。' },
    {
      of: [[0, 0, 1]],
      is: [1, 0.5],
      en: 'z is on the seam. u is 1 here, whatever the sign of the zero in x.',
      ja: 'zは継ぎ目の上です。xのゼロの符号によらず、uは1になります。',
    },
    {
      of: [[-1e-4, 0, 1]],
      is: [1e-4 / (2 * Math.PI), 0.5],
      en: 'Just across the seam, u begins again at 0.',
      ja: '継ぎ目を越えると、uは0から始まります。',
    },
    { of: [[0, 2, 0]], is: [0.5, 1], en: 'At a pole every longitude is the same direction; u is 0.5.', ja: '極ではどの経度も同じ方向です。uは0.5になります。' },
    { of: [[0, -1, 0]], is: [0.5, 0] },
    { of: [[0, 0, 0]], is: [0.5, 0.5], en: 'Without a direction, nothing is divided by zero.', ja: '方向がゼロでも、0で割ることはありません。' },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'Both angles as arc cosines, in double precision. On either side of the seam, u and u + 1 count as the same. The way back through equirect2xyz must lead to the same direction.',
      ja: '二つの角度を倍精度の逆余弦で求めたものです。継ぎ目では、uとu＋1を同じとみなします。equirect2xyzで元の方向に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'u jumps by 1 across the half-plane behind, where x is 0 and z positive. Let the texture repeat in u, and if it has mipmaps, pass the gradient explicitly: otherwise the jump selects the smallest level, and a line is seen.',
    ja: '後ろ側、つまりxが0でzが正の半平面を横切るところで、uが1だけ飛びます。テクスチャーはuの方向に繰り返すように設定してください。また、ミップマップを使うなら勾配を自分で渡してください。そうしないと、飛んだところで最小のミップレベルが選ばれ、線が見えてしまいます。',
  },
  claims: {
    'u jumps by 1 across the half-plane behind': 'u jumps by 1 across the seam, and nowhere else',
    'whatever the sign of the zero in x': 'the seam has u = 1 for both zeros',
    'as you see it from inside the sphere': 'seen from inside, the map is not mirrored',
    'Any length from 1e-18 to 1e18': 'does not depend on the length from 1e-18 to 1e18',
    'At a pole every longitude is the same direction; u is 0.5': 'the poles lie in the middle of the upper and the lower edge',
  },
  references: [equirectangular],
  provenance: fromReference,
  related: ['equirect2xyz', 'octEncode', 'cart2polar', 'lookAt'],
  confusedWith: [
    {
      name: 'octEncode',
      en: 'Also stores a direction in two numbers, but stretches no pole over a whole edge. Use it for data, and this map for photographs.',
      ja: 'これも方向を二つの数で表しますが、極が辺全体に引き伸ばされることがありません。データの保存にはoctEncodeを、写真にはこの図法を使ってください。',
    },
    {
      name: 'cart2polar',
      en: 'Gives the angles of a point in radians, with the inclination from the z axis.',
      ja: '点の角度をラジアンで返します。傾きはz軸から測ります。',
    },
  ],
  elsewhere: [
    {
      where: 'TSL',
      name: 'equirectUV',
      note: { en: 'x is in the middle: subtract 0.25 from our u.', ja: 'xが中央です。この関数のuから0.25を引くと同じになります。' },
    },
    {
      where: 'Blender',
      name: 'Environment Texture',
      note: { en: 'With the projection Equirectangular; z points up.', ja: '投影法はEquirectangularです。zが上向きです。' },
    },
    { where: 'OpenEXR', name: 'LatLongMap::pixelPosition', note: { en: 'In pixels, with other axes.', ja: '単位はピクセルで、軸の向きも異なります。' } },
  ],
  synonyms: {
    en: [
      'equirectangular',
      'panorama',
      'environment map',
      'HDRI',
      'latlong',
      'lat-long',
      'longitude',
      'latitude',
      'plate carrée',
      'skybox',
      '360',
      'spherical map',
    ],
    ja: ['正距円筒図法', 'せいきょえんとうずほう', 'エクイレクタングラー', 'パノラマ', '全天球', 'ぜんてんきゅう', '環境マップ', '経度', '緯度', '空', '360度'],
  },
  examples: {
    'porcelain-ball': { en: 'A painted porcelain ball', ja: '染付の磁器の玉' },
    'star-trails': { en: 'Star trails around the pole', ja: '天の極をめぐる星の軌跡' },
  },
}
