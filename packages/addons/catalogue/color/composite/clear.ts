/** Record of compositeClear. */
import type { WrittenRecord } from '../../record.ts'
import { edge, none, opaque, operator, part } from './family.ts'
import { layerParameters } from './layers.ts'

export const record: WrittenRecord = operator('clear', {
  summary: {
    en: 'Gives transparent black, 0 in all four channels, whatever the layers are.',
    ja: '二つのレイヤーが何であっても、4チャンネルすべてが0の、透明な黒を返します。',
  },
  intuition: {
    en: 'Both factors are 0, so nothing of either layer remains. Alone it is no more than vec4(0). It is there so that an operator can be chosen from the whole family, and to erase a region: mix(destination, compositeClear(source, destination), region) removes what the region covers.',
    ja: '係数が両方とも0なので、どちらのレイヤーも残りません。単独ではvec4(0)と同じです。演算を一族の中から選べるようにするためと、領域を消すためにあります。mix(destination, compositeClear(source, destination), region)と書けば、regionが覆うところが消えます。',
  },
  parameters: layerParameters({
    source: { en: 'Not used. Two floats instead of colours are two alphas.', ja: '使いません。色の代わりにfloatを渡すと、アルファどうしを合成します。' },
    destination: { en: 'Not used.', ja: '使いません。' },
  }),
  returns: { en: 'Transparent black.', ja: '透明な黒です。', range: { min: 0, max: 0 } },
  formula: String.raw`\operatorname{clear}(S, D) = 0`,
  edgeCases: [
    edge(opaque, part, none, 'An opaque source leaves nothing either.', '不透明なsourceでも、何も残りません。'),
    edge(
      none,
      part,
      none,
      'A transparent source clears, too, unlike with compositeDestinationOut.',
      'compositeDestinationOutと違い、透明なsourceでも消えます。',
    ),
    edge([4, 2, 0, 1], [-1, 0, 0, 0], none, 'Values outside 0–1 are cleared as well.', '0〜1の外の値も消えます。'),
    edge(1, 1, 0, 'Of two alphas 0 is left.', 'アルファどうしでも0になります。'),
  ],
  claims: {
    'whatever the layers are': 'clear gives 0 and copy the source, bit for bit, for any layers',
    'removes what the region covers': 'a mix by a region clears it, or copies into it, and keeps the rest',
  },
  related: ['compositeCopy', 'compositeDestinationOut', 'compositeXor'],
  confusedWith: [
    {
      name: 'compositeDestinationOut',
      en: 'An eraser with the shape of the source: removes as much as the alpha of the source says.',
      ja: 'sourceの形をした消しゴムです。sourceのアルファの分だけ消します。',
    },
    {
      name: { en: 'opaque black', ja: '不透明な黒' },
      en: 'vec4(0, 0, 0, 1) hides what is below. Transparent black shows it.',
      ja: 'vec4(0, 0, 0, 1)は下を隠します。透明な黒なら下が見えます。',
    },
  ],
  elsewhere: [
    { where: 'Canvas 2D', name: 'clearRect', note: { en: 'For a rectangle.', ja: '長方形を消します。' } },
    { where: 'WebGPU', name: "loadOp: 'clear'", note: { en: 'For a whole texture.', ja: 'テクスチャー全体を消します。' } },
  ],
  words: {
    en: ['erase', 'wipe', 'delete', 'empty', 'transparent black'],
    ja: ['消去', 'しょうきょ', '消す', '空にする', '透明な黒'],
  },
  examples: {
    'clear-the-squares-of-a-sheet': { en: 'Clear every other square of a sheet', ja: 'シートのマス目を一つおきに消す' },
    'drawing-on-a-frosted-window': { en: 'A drawing on a frosted window', ja: '曇った窓の落書き' },
  },
})
