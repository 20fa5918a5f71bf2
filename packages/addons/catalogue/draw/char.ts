/** Record of char. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Draws an ASCII character as 5 × 7 dots, from a font inside the shader: labels and numbers need no texture.',
    ja: 'ASCIIの文字を、横5 × 縦7のドットで描きます。フォントはシェーダーに組み込まれているので、テクスチャーなしで文字や数値を表示できます。',
  },
  intuition: {
    en: 'The 35 dots of a glyph are 35 bits, which fit into two words. The character code selects the pair of words, the position selects the bit, and that bit is the result. Nothing is rounded and nothing is loaded, so a glyph is the same on every device.',
    ja: '35個のドットは35ビットで、二つのワードに収まります。文字コードでワードの組を選び、位置でビットを選べば、そのビットが答えです。丸めも読み込みもないので、どの環境でも同じ字形になります。',
  },
  parameters: {
    st: {
      meaning: {
        en: 'The position in dots. The character fills (0, 0) at the lower left to (5, 7). Leave one dot between characters and two between lines, and text is easy to read.',
        ja: 'ドット単位の位置です。文字は左下の (0, 0) から (5, 7) までを占めます。文字の間は1ドット、行の間は2ドット空けると読みやすくなります。',
      },
      unit: 'dots',
      role: 'domain',
      range: [0, 7],
      default: [2.5, 3.5],
      step: 0.1,
      outside: { en: 'Outside the character the result is 0.', ja: '文字の外では0です。' },
    },
    code: {
      meaning: {
        en: 'The character code, as charCodeAt returns it: 32 is a space, 48 the digit 0, 65 the letter A.',
        ja: '文字コードです。charCodeAtの値をそのまま渡せます。32が空白、48が数字の0、65がAです。',
      },
      unit: 'character',
      range: [32, 126],
      default: 65,
      step: 1,
      outside: { en: 'Other codes draw a box, which shows the mistake.', ja: '範囲外のコードは四角い枠になり、誤りが目に見えます。' },
    },
  },
  returns: { en: '1 on a dot, 0 elsewhere.', ja: 'ドットの上で1、それ以外は0です。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} k &= 5 \lfloor y \rfloor + 4 - \lfloor x \rfloor \\ \operatorname{char} &= \bigl\lfloor \operatorname{glyph}_n / 2^k \bigr\rfloor \bmod 2 \\ &\quad 0 \le x < 5, \quad 0 \le y < 7 \end{aligned}`,
  edgeCases: [
    { of: [[2.5, 6.5], 65], is: 1, exact: true, en: 'The tip of the A.', ja: 'Aの頂点です。' },
    { of: [[2.5, 0.5], 65], is: 0, exact: true, en: 'Between the feet of the A.', ja: 'Aの二本の足の間です。' },
    {
      of: [[0, 0], 65],
      is: 1,
      exact: true,
      en: 'Borders on the left and below belong to the dot.',
      ja: 'ドットの左端と下端の境界は、そのドットに含まれます。',
    },
    { of: [[5, 0], 65], is: 0, exact: true },
    { of: [[2.5, -0.5], 65], is: 0, exact: true },
    { of: [[2.5, 3.5], 32], is: 0, exact: true },
    { of: [[2.5, 3.5], 126], is: 1, exact: true, en: 'The last character.', ja: '最後の文字です。' },
    { of: [[0.5, 3.5], 955], is: 1, exact: true, en: 'Codes outside ASCII draw a box.', ja: 'ASCIIにない文字は四角い枠になります。' },
    { of: [[2.5, 3.5], -1], is: 0, exact: true, en: 'The inside of the box.', ja: '枠の内側です。' },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'A table in the tests that shows every glyph, compared dot by dot.',
      ja: 'テストにある、字形をそのまま描いた表と、1ドットずつ照合しています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'A dot is on or off. For soft edges, draw larger and scale the image down.',
    ja: 'ドットはあるかないかのどちらかです。縁を柔らかくしたいときは、大きく描いてから縮小してください。',
  },
  claims: {
    'Draws an ASCII character as 5 × 7 dots': 'is drawn as it is drawn out in the table, each of them dot by dot',
    'Other codes draw a box': 'that there is not is a box',
    'Outside the character the result is 0': 'has nothing about it',
  },
  references: [
    { title: 'ASCII format for Network Interchange', authors: 'Vint Cerf', year: 1969, section: 'RFC 20', url: 'https://www.rfc-editor.org/rfc/rfc20' },
  ],
  provenance: fromFirstPrinciples,
  related: ['drawDigits', 'drawMatrix', 'drawFill'],
  confusedWith: [
    {
      name: { en: 'Signed distance fonts', ja: '距離場フォント' },
      en: 'Letters with clean outlines at any size, from a texture that has to be loaded. drawChar draws dots, for labels, counters and debugging.',
      ja: 'テクスチャーを読み込み、どの大きさでも輪郭のきれいな文字を描く方法です。drawCharはドット文字で、ラベルやカウンター、デバッグ表示に向いています。',
    },
  ],
  elsewhere: [
    {
      where: { en: 'Character displays', ja: 'キャラクターLCD' },
      name: { en: '5 × 7 dots', ja: '5 × 7ドット' },
      note: { en: 'The same size, with different glyphs.', ja: '同じ大きさですが、字形は異なります。' },
    },
    { where: 'p5.js', name: 'text()' },
    { where: 'Canvas 2D', name: 'fillText()' },
  ],
  synonyms: {
    en: ['text', 'font', 'bitmap font', 'ascii', 'letter', 'glyph', 'character', 'label', 'debug', 'print', '5x7'],
    ja: ['文字', 'もじ', 'テキスト', 'フォント', 'ビットマップフォント', 'ドット文字', 'アスキー', '字形', 'ラベル', 'デバッグ', '数字'],
  },
  examples: { word: { en: 'A word', ja: '単語' }, 'rain-of-characters': { en: 'Rain of characters', ja: '降りしきる文字' } },
}
