/** Record of colorChecker. */
import { cssColorOn } from '../color/space/references.ts'
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Draws the ColorChecker Classic: 24 patches of known colour, to check a camera, a grade or a tone curve against.',
    ja: 'ColorChecker Classicを描きます。色の分かっている24枚のパッチで、カメラやカラーグレーディング、トーンカーブを確かめるのに使います。',
  },
  intuition: {
    en: 'The manufacturer publishes a reference value in CIELAB for each patch, for the white D50: here those of the charts made since November 2014. A screen has the white D65, so each colour is adapted to it with the Bradford transform and then converted to sRGB. Adaptation is what the eye does when the light changes: a grey patch stays grey. The conversion runs once when the shader is made, and only the 24 results are stored in it.',
    ja: '各パッチの基準となるCIELAB値は、白色点D50での値としてメーカーが公表しています。ここでは2014年11月以降に製造されたチャートの値を使います。画面の白色点はD65なので、ブラッドフォード変換で順応させてからsRGBに変換します。順応とは、照明が変わったときに目がしていることで、灰色のパッチは灰色のままです。変換はシェーダーを作るときに一度だけ行い、シェーダーには24色の結果だけが入ります。',
  },
  parameters: {
    st: {
      meaning: {
        en: 'The position in patches. The chart fills (0, 0) at the lower left to (6, 4); a patch covers the middle 84 % of its cell in each direction. The greys are in the lowest row, white at the left.',
        ja: 'パッチ単位の位置です。チャートは左下の (0, 0) から (6, 4) までを占め、パッチは縦横ともマスの中央84 %を覆います。一番下の行が無彩色で、左端が白です。',
      },
      unit: 'cells',
      role: 'domain',
      range: [
        [-0.25, 6.25],
        [-0.25, 4.25],
      ],
      default: [2.5, 1.5],
      outside: { en: 'Between the patches and around them the result is black.', ja: 'パッチの間とチャートの外は黒です。' },
    },
  },
  returns: {
    en: 'Encoded sRGB. Decode it with srgb2rgb before you compute with light.',
    ja: 'エンコード済みのsRGBです。光として計算するときは、先にsrgb2rgbでデコードします。',
    range: { min: 0, max: 0.94762 },
  },
  formula: String.raw`\begin{aligned} \mathbf f &= \tfrac{L^* + 16}{116} + \bigl(\tfrac{a^*}{500},\ 0,\ -\tfrac{b^*}{200}\bigr) \\ \mathbf l &= \mathbf M_{\text{sRGB}}\, \mathbf A_{\text{Bradford}} \operatorname{diag}(\mathbf w_{D50})\, \mathbf f^{3} \\ \operatorname{colorChecker} &= \operatorname{rgb2srgb}\bigl(\max(\mathbf l, 0)\bigr) \end{aligned}`,
  edgeCases: [
    {
      of: [[0.5, 3.5]],
      is: [0.4537639, 0.3109379, 0.2548741],
      en: 'Dark skin, L* 37.54: the upper left patch.',
      ja: '左上のパッチ、濃い肌色です。L*は37.54です。',
    },
    { of: [[2.5, 1.5]], is: [0.6987715, 0.2101172, 0.2224692], en: 'Red.', ja: '赤です。' },
    {
      of: [[5.5, 1.5]],
      is: [0, 0.5206735, 0.6477648],
      en: 'Cyan is outside of sRGB: its red would be negative, and is 0 instead.',
      ja: 'シアンはsRGBの色域外です。赤は負になるはずですが、0とします。',
    },
    { of: [[0.5, 0.5]], is: [0.9451187, 0.9476131, 0.9232389], en: 'White, L* 95.19.', ja: '白です。L*は95.19です。' },
    { of: [[5.5, 0.5]], is: [0.1943088, 0.1947508, 0.1974643], en: 'Black is a dark grey, L* 20.64.', ja: '黒のパッチは濃い灰色で、L*は20.64です。' },
    { of: [[1, 3.5]], is: [0, 0, 0], exact: true, en: 'Between two patches.', ja: 'パッチとパッチの間です。' },
    { of: [[-1, 0.5]], is: [0, 0, 0], exact: true },
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'culori’s conversion of the published values from CIELAB with the white D50 to sRGB, in double precision.',
      ja: '公表されている値を、culoriで白色点D50のCIELABからsRGBへ倍精度で変換したものです。',
    },
  },
  continuity: { order: 'jump', en: 'Colours jump at the borders of the patches.', ja: 'パッチの境界で色が飛びます。' },
  claims: {
    'The manufacturer publishes a reference value in CIELAB for each patch': 'each patch has its published colour, but for cyan',
    'Cyan is outside of sRGB': 'each patch has its published colour, but for cyan',
    'a grey patch stays grey': 'a neutral colour would stay neutral',
    'Between the patches and around them the result is black': 'between the patches and around them all is black',
    'differs by up to 7.3 steps of 255 in a channel': 'the tables of the charts before 2014 differ by as much as the record says',
  },
  references: [
    {
      title: 'New Color Specifications for ColorChecker SG and Classic Charts',
      authors: 'X-Rite',
      year: 2016,
      url: 'https://www.xrite.com/service-support/new_color_specifications_for_colorchecker_sg_and_classic_charts',
    },
    cssColorOn('12, Color Conversion', 'color-conversion'),
    {
      title: 'A Color-Rendition Chart',
      authors: 'C. S. McCamy, H. Marcus, J. G. Davidson',
      year: 1976,
      section: 'Journal of Applied Photographic Engineering 2(3)',
    },
  ],
  provenance: fromReference,
  related: ['lab2rgb', 'rgb2srgb', 'deltaE', 'drawColorPicker'],
  confusedWith: [
    {
      name: { en: 'tables of 8-bit sRGB values', ja: '8ビットのsRGB値の表' },
      en: 'Many of them are of charts made before November 2014. The same conversion of those values differs by up to 7.3 steps of 255 in a channel.',
      ja: '2014年11月より前のチャートの値であることがよくあります。その値を同じ方法で変換すると、各チャンネルの差は255段階で最大7.3です。',
    },
    {
      name: { en: 'a photograph of a chart', ja: 'チャートを撮った写真' },
      en: 'Shows the light and the camera, too. drawColorChecker is the chart alone, lit by the white of the screen.',
      ja: '照明やカメラの癖も写ります。drawColorCheckerはチャートそのものの色で、画面の白を照明とみなしています。',
    },
  ],
  elsewhere: [
    { where: 'Colour (Python)', name: 'CCS_COLOURCHECKERS' },
    { where: 'OpenCV', name: 'mcc', note: { en: 'Finds the chart in photographs.', ja: '写真の中からチャートを見つけます。' } },
  ],
  synonyms: {
    en: ['color checker', 'colour checker', 'Macbeth chart', 'colour chart', 'calibration target', 'test chart', 'grey card', 'patches'],
    ja: ['カラーチェッカー', 'カラーチャート', 'マクベスチャート', '色見本', '色票', 'グレーカード', 'キャリブレーション', '色補正'],
  },
  examples: {
    'chart-on-a-table': { en: 'The chart on a table', ja: '机の上のチャート' },
    'film-curve-on-the-chart': { en: 'A film curve, before and after', ja: 'フィルム調のトーンカーブの前と後' },
  },
}
