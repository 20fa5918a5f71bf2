/** Record of flipY. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { uvParameter } from './picture-uv.ts'

export const record: WrittenRecord = {
  summary: { en: 'uv with top and bottom exchanged: y becomes 1 − y.', ja: '上下を入れ替えたuvです。yが1 − yになります。' },
  intuition: {
    en: 'Systems disagree about where y begins. uv, OpenGL and mathematics count from the bottom upwards; images, the DOM, and the textures and viewports of WebGPU and Direct3D from the top downwards. 1 − y converts one into the other. It mirrors at the line y = ½, so whatever lay at some height above the bottom now lies as far below the top. A second flip undoes the first. For coordinates with their origin in the middle, negate y instead. Images that Kirari loads are already upright with uv.',
    ja: 'yをどこから数えるかは、環境によって違います。uv、OpenGL、数学では下から上へ、画像やDOM、WebGPUやDirect3Dのテクスチャーとビューポートでは上から下へ数えます。1からyを引くと、一方から他方に変わります。これはy = ½の線についての鏡映で、下端からの高さが、上端からの深さになります。もう一度使うと、元に戻ります。原点が中央にある座標では、代わりにyの符号を反転してください。Kirariが読み込む画像は、uvでそのまま正しい向きに表示されます。',
  },
  parameters: {
    st: uvParameter({ en: 'The position in uv: a vec2, or a vec3 whose z is kept.', ja: 'uvでの位置です。vec2か、zをそのまま残すvec3を渡します。' }),
  },
  returns: { en: 'The mirrored position; x is unchanged.', ja: '上下を反転した位置です。xは変わりません。', range: { min: 0, max: 1 } },
  formula: String.raw`(x, y) \mapsto (x,\ 1 - y)`,
  edgeCases: [
    { of: [[0.25, 0]], is: [0.25, 1], exact: true, en: 'The bottom becomes the top.', ja: '下端が上端になります。' },
    { of: [[0.25, 1]], is: [0.25, 0], exact: true },
    { of: [[0.3, 0.5]], is: [0.3, 0.5], exact: true, en: 'The middle line stays.', ja: '中央の線は動きません。' },
    { of: [[0, -0.5]], is: [0, 1.5], exact: true, en: 'What lies below the picture goes above it.', ja: '画像より下にある位置は、画像より上に移ります。' },
    { overload: 'vec3', of: [[0.25, 0.75, 3]], is: [0.25, 0.25, 3], exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'The distance from the middle line, laid off on its other side, in double precision.',
      ja: '中央の線からの距離を反対側に取った位置で、倍精度で計算します。',
    },
  },
  continuity: { order: 'smooth', en: 'A reflection.', ja: '鏡映です。' },
  claims: {
    'It mirrors at the line y = ½': 'flipY mirrors at the middle line, and twice it gives the position again',
    'A second flip undoes the first': 'flipY mirrors at the middle line, and twice it gives the position again',
  },
  references: [
    { title: 'WebGPU', authors: 'W3C', year: 2024, section: '3.3, Coordinate Systems', url: 'https://www.w3.org/TR/webgpu/#coordinate-systems' },
    {
      title: 'OpenGL ES, Version 3.0.6',
      authors: 'Khronos Group',
      year: 2019,
      section: '3.8.3, Texture Image Specification',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['rotate', 'scale', 'centerUv', 'spriteUv'],
  confusedWith: [
    {
      name: { en: 'y with its sign changed', ja: 'yの符号を反転すること' },
      en: 'Mirrors at the line y = 0: right for coordinates from −1 to 1; uv would leave the picture.',
      ja: 'y = 0の線についての鏡映です。−1から1の座標にはこちらを使います。uvに使うと、画像の外に出てしまいます。',
    },
    {
      name: 'drawFlip',
      en: 'Exchanges the inside and the outside of a shape. It does not move anything.',
      ja: '図形の内側と外側を入れ替えます。位置は動きません。',
    },
    {
      name: { en: 'half a turn', ja: '180°の回転' },
      en: 'Exchanges left and right as well, and so keeps text readable upside down; a reflection does not.',
      ja: '左右も入れ替わります。文字は逆さまになるだけで読めますが、鏡映では裏返しになります。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Texture.flipY', note: { en: 'Flips the image when it is uploaded.', ja: '画像をアップロードするときに反転します。' } },
    { where: 'WebGL', name: 'UNPACK_FLIP_Y_WEBGL', note: { en: 'Flips the image when it is uploaded.', ja: '画像をアップロードするときに反転します。' } },
    { where: 'Unity Shader Graph', name: 'Flip' },
  ],
  synonyms: {
    en: ['flip', 'flip vertical', 'upside down', 'mirror', 'invert y', 'one minus y', 'reflection', 'v flip', 'texture upside down'],
    ja: ['上下反転', 'じょうげはんてん', '反転', 'はんてん', '逆さま', 'さかさま', '鏡像', '左上原点', '天地', 'フリップ'],
  },
  examples: {
    'moon-bridge-over-still-water': { en: 'A moon bridge over still water', ja: '水面に映って円になる太鼓橋' },
    'cave-of-dripstones': { en: 'A cave of dripstones', ja: '鍾乳洞' },
  },
}
