/** Methods of textures. An array takes its layer after the place. */
import type { Entries } from '../record.ts'

const fragmentOnly = {
  en: 'In fragments, where all pixels get to it; elsewhere use sampleLevel.',
  ja: 'フラグメントの、すべてのピクセルが通る場所で使えます。ほかの場所ではsampleLevelを使ってください。',
}
const beside = {
  en: 'The same, so many texels away: whole numbers from −8 to 7, known when the shader is made.',
  ja: '同じものを、指定したテクセル数だけ離れた位置から読みます。−8から7の整数で、シェーダーを作るときに決まっている値です。',
}

export const texture: Entries = {
  sample: {
    signature: 'texture.sample(uv, bias?) → vec4',
    is: {
      en: 'The colour there, from the level that fits its size on the screen, plus bias.',
      ja: 'その位置の色です。画面での大きさに合うレベルにbiasを足したレベルから読みます。',
    },
    note: fragmentOnly,
    example: 'picture.sample(p)',
  },
  sampleLevel: {
    signature: 'texture.sampleLevel(uv, level) → vec4',
    is: { en: 'The colour there in a level.', ja: '指定したレベルでのその位置の色です。' },
    example: 'picture.sampleLevel(p, 0)',
  },
  sampleGrad: {
    signature: 'texture.sampleGrad(uv, dx, dy) → vec4',
    is: { en: 'The colour there, from the level that fits these changes to the next pixel.', ja: '隣のピクセルまでの変化量に合うレベルから読んだ色です。' },
    example: 'picture.sampleGrad(p, q, q)',
  },
  sampleOffset: { signature: 'texture.sampleOffset(uv, offset, bias?) → vec4', is: beside, note: fragmentOnly, example: 'picture.sampleOffset(p, [1, 0])' },
  sampleLevelOffset: { signature: 'texture.sampleLevelOffset(uv, level, offset) → vec4', is: beside, example: 'picture.sampleLevelOffset(p, 0, [1, 0])' },
  sampleGradOffset: { signature: 'texture.sampleGradOffset(uv, dx, dy, offset) → vec4', is: beside, example: 'picture.sampleGradOffset(p, q, q, [1, 0])' },
  load: {
    signature: 'texture.load(texel, level?) → vec4 | ivec4 | uvec4',
    is: { en: 'One texel by its column and row, as it is.', ja: '列と行で指定した1つのテクセルをそのまま読みます。' },
    note: { en: 'Outside the texture the result is some unspecified value.', ja: 'テクスチャーの外では、何らかの値であることだけが保証されます。' },
    example: 'picture.load(iv.xy)',
  },
  gather: {
    signature: 'texture.gather(uv, component) → vec4',
    is: {
      en: 'One component of the four texels around a place, counter-clockwise from the lower left as the data lies with its first row on top.',
      ja: 'ある位置を囲む4つのテクセルの1成分です。データの最初の行を上に置いたとき、左下から反時計回りの順です。',
    },
    example: 'picture.gather(p, 0)',
  },
  sampleCompare: {
    signature: 'texture.sampleCompare(uv, reference) → float',
    is: {
      en: 'How much of a depth texture passes against the reference there, 0 to 1.',
      ja: '深度テクスチャーのうち、参照値との比較に通る割合です。0から1です。',
    },
    note: fragmentOnly,
    example: 'depth.sampleCompare(p, x)',
  },
  sampleCompareLevel: {
    signature: 'texture.sampleCompareLevel(uv, reference) → float',
    is: { en: 'The same in level 0, in every stage.', ja: '同じものをレベル0で調べます。どのステージでも使えます。' },
    example: 'depth.sampleCompareLevel(p, x)',
  },
  gatherCompare: {
    signature: 'texture.gatherCompare(uv, reference) → vec4',
    is: { en: 'The four comparisons around a place, in the order of gather.', ja: 'ある位置を囲む4つの比較の結果です。順序はgatherと同じです。' },
    example: 'depth.gatherCompare(p, x)',
  },
  size: {
    signature: 'texture.size(level?) → uvec2 | uvec3',
    is: { en: 'Columns and rows, and slices in 3D.', ja: '列と行の数、3Dでは奥行きも含みます。' },
    example: 'picture.size()',
  },
  layers: {
    signature: 'texture.layers() → uint',
    is: { en: 'How many layers an array has.', ja: '配列テクスチャーのレイヤーの数です。' },
    example: 'layers.layers()',
  },
  levels: { signature: 'texture.levels() → uint', is: { en: 'How many levels there are.', ja: 'ミップレベルの数です。' }, example: 'picture.levels()' },
  store: {
    signature: 'texture.store(texel, value)',
    is: {
      en: 'Sets a texel of a storage texture: a statement. Outside the texture it does nothing.',
      ja: 'ストレージテクスチャーのテクセルを書き換える文です。テクスチャーの外では何もしません。',
    },
    example: 'out.store(iv.xy, c)',
    isCompute: true,
  },
}
