/** Record of mirror. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'A triangle wave: folds the number line at every whole number, so that it runs from 0 to 1 and back again without a jump.',
    ja: '三角波です。数直線を整数ごとに折り返し、0から1へ、1から0へと、途切れずに往復します。',
  },
  intuition: {
    en: 'Fold a strip of paper at 0, 1, 2 and so on, and look at where each point ends up. Even numbers lie on 0 and odd ones on 1: the result is the distance to the nearest even number. fract and safeMod jump back where a period ends, so a motif whose two edges differ shows a seam. mirror turns round instead. Both sides of a fold match, and every second copy of the pattern is reversed.',
    ja: '細長い紙を0、1、2、…で折りたたみ、各点がどこに来るかを見ます。偶数は0に、奇数は1に重なります。結果は、最も近い偶数までの距離です。fractやsafeModは周期の終わりで値が飛ぶため、両端の異なる図柄では継ぎ目が見えます。mirrorは向きを変えて戻るだけなので、折り目の両側がつながります。模様は一つおきに裏返しになります。',
  },
  parameters: {
    x: {
      meaning: { en: 'The number to fold.', ja: '折りたたむ数です。' },
      unit: 'number',
      role: 'domain',
      range: [-3, 3],
      default: 1.3,
      outside: {
        en: 'Any number; no step is rounded, so every result is exact. From 2²⁴ on, only even numbers exist in single precision, and the result is 0.',
        ja: 'どんな数でもかまいません。計算の途中で丸めが起きないので、結果に誤差はありません。2²⁴以上では、単精度で表せるのが偶数だけになるため、結果は0です。',
      },
    },
  },
  returns: {
    en: 'The place between the folds: never below 0, and never above 1.',
    ja: '折り目のあいだの位置です。0より小さくなることも、1より大きくなることもありません。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{mirror}(x) = \left| x - 2 \operatorname{round}\!\left(\frac{x}{2}\right) \right|`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [0.25], is: 0.25, exact: true },
    { of: [1], is: 1, exact: true },
    { of: [1.25], is: 0.75, exact: true, en: 'On the way back.', ja: '折り返した後です。' },
    { of: [2], is: 0, exact: true },
    { of: [-0.25], is: 0.25, exact: true, en: 'The wave is the same on both sides of 0.', ja: '0の左右で同じ波になります。' },
    { of: [-1], is: 1, exact: true },
    {
      of: [2 ** 24 + 2],
      is: 0,
      exact: true,
      en: 'A fold by floor(x / 2 + ½) gives 2 here.',
      ja: 'floor(x / 2 + ½) で折り返すと、ここで2になります。',
    },
    { overload: 'vec2', of: [[3.5, -1.5]], is: [0.5, 0.5], exact: true },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The remainder by 2 that JavaScript has built in, which is exact, counted back from 2 in its second half.',
      ja: 'JavaScriptに組み込まれた誤差のない余り（2で割った余り）を、後半では2から引いたものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'The slope is 1 or −1, and changes at every whole number. For round corners use (1 − cos(πx)) / 2, which has the same period.',
    ja: '傾きは1か−1で、整数ごとに入れ替わります。角を丸めたいときは、同じ周期を持つ (1 − cos(πx)) / 2を使ってください。',
  },
  claims: {
    'without a jump': 'is as steep as its number, there and back',
    'the result is the distance to the nearest even number': 'is the distance to the nearest even number',
    'every second copy of the pattern is reversed': 'is reversed after one unit and the same after two',
    'every result is exact': 'is the distance to the nearest even number',
    'never below 0, and never above 1': 'stays from 0 to 1 for every number',
    'From 2²⁴ on, only even numbers exist in single precision, and the result is 0': 'is 0 from 2²⁴ on, where a fold with floor is not',
    'A fold by floor(x / 2 + ½) gives 2 here': 'is 0 from 2²⁴ on, where a fold with floor is not',
    'The wave is the same on both sides of 0': 'is the same on both sides of 0',
    'The slope is 1 or −1, and changes at every whole number': 'is as steep as its number, there and back',
    '(1 − cos(πx)) / 2, which has the same period': 'is reversed after one unit and the same after two',
  },
  references: [
    {
      title: 'OpenGL ES, Version 3.0',
      authors: 'Khronos Group',
      year: 2019,
      section: 'Texture wrap modes: MIRRORED_REPEAT',
    },
  ],
  provenance: fromReference,
  related: ['safeMod', 'frac', 'mod2', 'kaleidoscope'],
  confusedWith: [
    { name: 'fract', en: 'A sawtooth of period 1 that jumps from 1 back to 0.', ja: '周期1ののこぎり波で、1から0へ値が飛びます。' },
    {
      name: 'safeMod',
      en: 'Starts again after each period, of any length, instead of turning round.',
      ja: '折り返さずに、周期ごとに最初へ戻ります。周期の長さは自由です。',
    },
    { name: 'abs', en: 'A single fold, at 0.', ja: '折り目は0の一か所だけです。' },
    { name: 'reflect', en: 'Mirrors a vector in a plane.', ja: 'ベクトルを面に対して反転させます。' },
  ],
  elsewhere: [
    { where: 'OpenGL, WebGL', name: 'MIRRORED_REPEAT' },
    { where: 'WebGPU', name: 'mirror-repeat' },
    { where: 'Blender', name: 'Math: Ping-Pong', note: { en: 'With a scale as its second argument.', ja: '2番目の引数は折り返しの幅です。' } },
    { where: 'Unity C#', name: 'Mathf.PingPong' },
    { where: 'three.js', name: 'MathUtils.pingpong' },
    { where: 'Unity Shader Graph', name: 'Triangle Wave', note: { en: 'Runs from −1 to 1, with period 1.', ja: '範囲は−1から1、周期は1です。' } },
  ],
  synonyms: {
    en: ['triangle wave', 'ping pong', 'fold', 'zigzag', 'mirrored repeat', 'back and forth', 'bounce', 'oscillate', 'wrap'],
    ja: ['三角波', 'さんかくは', 'ミラー', '鏡', '折り返し', 'おりかえし', '往復', 'ピンポン', 'ジグザグ', '反転', '鏡像', '折り紙'],
  },
  examples: {
    'folded-paper-fan': { en: 'A folded paper fan', ja: '扇子の折り目' },
    'ikat-weave': { en: 'A woven ikat cloth', ja: '絣の織物' },
  },
}
