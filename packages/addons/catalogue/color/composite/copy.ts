/** Record of compositeCopy. */
import type { WrittenRecord } from '../../record.ts'
import { edge, halfRed, none, opaque, operator, part } from './family.ts'
import { layerParameters } from './layers.ts'

export const record: WrittenRecord = operator('copy', {
  summary: {
    en: 'Replaces the destination by the source, also where the source is transparent.',
    ja: 'destinationをsourceで置き換えます。sourceが透明なところも置き換わります。',
  },
  intuition: {
    en: 'The factors are 1 and 0: the result is the source itself. Where source over lets the destination show through, copy leaves a hole. It is useful in a region: mix(destination, compositeCopy(source, destination), region) pastes the source with its transparency, and keeps what is around.',
    ja: '係数は1と0で、結果はsourceそのものです。source overならdestinationが透けて見えるところが、copyでは穴になります。役に立つのは領域と組み合わせるときです。mix(destination, compositeCopy(source, destination), region)と書けば、sourceが透明度ごと貼り付けられ、まわりはそのまま残ります。',
  },
  parameters: layerParameters({ destination: { en: 'Not used.', ja: '使いません。' } }),
  returns: { en: 'The source, unchanged.', ja: 'sourceそのものです。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{copy}(S, D) = S`,
  edgeCases: [
    edge(none, opaque, none, 'A transparent source leaves nothing of the destination.', '透明なsourceでも、destinationは残りません。'),
    edge(halfRed, opaque, halfRed, 'The opaque destination does not show through.', '不透明なdestinationも透けて見えません。'),
    edge(part, none, part),
    edge([4, -1, 0, 0.5], opaque, [4, -1, 0, 0.5], 'Values outside 0–1 are copied as they are.', '0〜1の外の値も、そのまま写します。'),
    edge(0.25, 1, 0.25, 'The alpha is that of the source.', 'アルファはsourceのものです。'),
  ],
  claims: {
    'Replaces the destination by the source': 'clear gives 0 and copy the source, bit for bit, for any layers',
    'pastes the source with its transparency, and keeps what is around': 'a mix by a region clears it, or copies into it, and keeps the rest',
  },
  related: ['compositeClear', 'compositeSourceOver', 'compositeSourceIn'],
  confusedWith: [
    {
      name: 'compositeSourceOver',
      en: 'Shows the destination through the source where that is not opaque. The two agree for an opaque source.',
      ja: 'sourceが不透明でないところにはdestinationが見えます。sourceが不透明なら、結果は同じです。',
    },
    {
      name: 'compositeSourceIn',
      en: 'Also drops the colour of the destination, but keeps the source only where the destination is.',
      ja: 'やはりdestinationの色は残りませんが、sourceもdestinationがあるところにしか残りません。',
    },
  ],
  elsewhere: [
    { where: 'WebGL', name: 'disable(BLEND)', note: { en: 'The same result.', ja: '同じ結果になります。' } },
    { where: 'Nuke', name: 'Merge (copy)' },
  ],
  words: {
    en: ['replace', 'paste', 'source', 'overwrite', 'no blending'],
    ja: ['置き換え', 'おきかえ', '置換', '貼り付け', '上書き', 'ソース'],
  },
  examples: {
    'paste-a-clear-pane-into-paper': { en: 'Paste a translucent pane into paper', ja: '半透明の窓を紙に貼り付ける' },
    'blinds-that-turn-day-into-night': { en: 'Blinds that turn day into night', ja: '昼を夜に変えるブラインド' },
  },
})
