/** Every word on a function's page that does not come from its record, in both languages. */
import type { FunctionRecord, Text } from '@kirari/addons/catalogue'

/** The sections of a page in their order, by the ids that are the same in every language. */
export const sections = {
  example: { en: 'Example', ja: '使用例' },
  parameters: { en: 'Parameters and result', ja: '引数と戻り値' },
  formula: { en: 'Formula', ja: '数式' },
  'edge-cases': { en: 'Edge cases', ja: 'エッジケース' },
  source: { en: 'Signatures and source', ja: 'シグネチャとソースコード' },
  accuracy: { en: 'Accuracy', ja: '精度' },
  cost: { en: 'Cost', ja: '計算コスト' },
  smoothness: { en: 'Smoothness', ja: '滑らかさ' },
  examples: { en: 'More examples', ja: 'ほかの使用例' },
  'confused-with': { en: 'Often confused with', ja: '混同しやすいもの' },
  related: { en: 'Related functions', ja: '関連する関数' },
  elsewhere: { en: 'Names in other tools', ja: 'ほかの環境での呼び名' },
  references: { en: 'References and licence', ja: '参考文献とライセンス' },
  files: { en: 'Files and editing', ja: 'ファイルと編集' },
} as const satisfies Record<string, Text>
export type SectionId = keyof typeof sections

export const words = {
  parameter: { en: 'Parameter', ja: '引数' },
  meaning: { en: 'Meaning', ja: '意味' },
  range: { en: 'Range', ja: '範囲' },
  outside: { en: 'Outside the range: ', ja: '範囲外では：' },
  example: { en: 'Example', ja: '例' },
  anyNumber: { en: 'any number', ja: 'すべての実数' },
  optional: { en: 'optional', ja: '省略可' },
  alternative: { en: 'in some signatures', ja: '一部のシグネチャだけ' },
  either: { en: 'true or false', ja: 'trueかfalse' },
  optionalInFragment: { en: 'optional in a fragment', ja: 'フラグメントでは省略可' },
  result: { en: 'Result', ja: '戻り値' },
  call: { en: 'Call', ja: '呼び出し' },
  exact: { en: 'Results marked %s are bit-identical on every device.', ja: '%s のある結果は、どの環境でもビット単位で一致します。' },
  tolerated: { en: 'Results marked %s are within the tolerance stated under %l.', ja: '%s のある結果との差は、「%l」に示す許容誤差以内です。' },
  note: { en: 'Note', ja: '補足' },
  copy: { en: 'Copy', ja: 'コピー' },
  playground: { en: 'Open in the playground', ja: 'プレイグラウンドで開く' },
  dependsOn: { en: 'Uses', ja: '使っている関数' },
  usedBy: { en: 'Used by', ja: '使われている関数' },
  ownFiles: { en: 'This page as JSON', ja: 'このページの内容（データ）' },
  inGLSL: { en: 'The function in GLSL', ja: 'GLSLの関数' },
  inWGSL: { en: 'The function in WGSL', ja: 'WGSLの関数' },
  editRecord: { en: 'Edit this page', ja: 'このページを編集する' },
  editSource: { en: 'Edit the function', ja: '関数を編集する' },
  sourceLanguage: { en: 'Language of the source', ja: 'ソースコードの言語' },
  where: { en: 'Where', ja: '環境' },
  name: { en: 'Name', ja: '名前' },
} as const satisfies Record<string, Text>

/** How closely results agree, in sentences; a GPU is given more room where the languages promise less of its sines. */
export const toleranceText = (ulp: number, absolute: string, onGPU: string): Text => {
  if (ulp === 0)
    return {
      en: 'Results are bit-identical on WebGPU, on WebGL2 and in JavaScript.',
      ja: 'WebGPU、WebGL2、JavaScriptのどれでも、結果はビット単位で一致します。',
    }
  if (absolute === onGPU) {
    return {
      en: `On WebGPU, on WebGL2 and in JavaScript, results are within ${ulp} ulp or ${absolute} of the exact value, whichever is looser.`,
      ja: `WebGPU、WebGL2、JavaScriptのどれでも、正確な値との差は単精度の${ulp} ulp以内か、${absolute}以内のどちらかです。`,
    }
  }
  return {
    en: `In JavaScript, results are within ${ulp} ulp or ${absolute} of the exact value, whichever is looser. On WebGPU and WebGL2 the bounds are ${ulp} ulp and ${onGPU}, because the shading languages guarantee less accuracy for sine and cosine.`,
    ja: `JavaScriptでは、正確な値との差は単精度の${ulp} ulp以内か、${absolute}以内のどちらかです。WebGPUとWebGL2では${ulp} ulp以内か、${onGPU}以内のどちらかです。シェーダー言語が三角関数に保証する精度が、それより粗いためです。`,
  }
}

/** How accurate it is. */
export const accuracyWords = {
  promised: { en: 'Guaranteed', ja: '保証' },
  kind: { en: 'Kind of calculation', ja: '計算の種類' },
  comparedWith: { en: 'Compared with', ja: '比較対象' },
  target: { en: 'Where', ja: '環境' },
  steps: { en: 'In ulp', ja: 'ulp換算' },
  absolute: { en: 'Largest difference', ja: '最大の差' },
  software: { en: 'SwiftShader (in software)', ja: 'ソフトウェア描画のSwiftShader' },
  measured: (on: { readonly rows: number; readonly date: string; readonly adapter: string }): Text => ({
    en: `Measured on ${on.date} with ${on.rows} inputs on ${on.adapter}.`,
    ja: `${on.date}に${on.rows}通りの入力で測った値です（GPUは${on.adapter}）。`,
  }),
  counted: (of: { readonly least: string; readonly most: string }): Text => ({
    en: `Absolute differences cover results up to ${of.most}; ulp covers results of at least ${of.least}, because an ulp near 0 is tiny.`,
    ja: `差は大きさが${of.most}以下の結果について、ulpは0の近くで極端に細かくなるため${of.least}以上の結果について調べています。`,
  }),
  /** Where more was measured than is guaranteed: the tests allow for the effect of one ulp of each input. */
  conditioned: {
    en: 'Larger differences occur where a change of one ulp in an input changes the result as much; the tests allow for them.',
    ja: '保証を超える差は、入力が1 ulp変わるだけで結果が同じくらい動くところのもので、その分の差は許容しています。',
  },
} as const

/** What it costs. */
export const costWords = {
  size: { en: 'Size', ja: '規模' },
  arithmetic: { en: 'Arithmetic operations', ja: '四則演算など' },
  transcendental: { en: 'Roots, powers, sines and their like', ja: '平方根・べき乗・三角関数など' },
  textureReads: { en: 'Texture reads', ja: 'テクスチャーの読み込み' },
  hashes: { en: 'Hashes', ja: 'ハッシュ' },
  branches: { en: 'Branches', ja: '条件分岐' },
  loops: { en: 'Loops', ja: 'ループ' },
  howCounted: {
    en: 'Operations in the generated code of %s and of every function it calls. A vector counts once per component, and only the longer of two branches counts. This is a count of operations, not a time.',
    ja: '生成された %s のコードで演算を数えた値です。ベクトルは成分ごとに数え、呼び出す関数も含め、分岐は演算の多い方をとります。実行時間ではありません。',
  },
} as const satisfies Record<string, Text>

export const costText = {
  S: { en: 'a few lines of arithmetic', ja: '数行の計算です' },
  M: { en: 'dozens of operations', ja: '数十回の演算です' },
  L: { en: 'hundreds of operations, or a loop whose length depends on the arguments', ja: '数百回の演算か、引数で回数が決まるループがあります' },
} as const satisfies Record<string, Text>

/** Over the files that a function is built on. */
export const sourceParts = (count: number): Text => ({
  en: count === 1 ? 'The file it uses' : `The ${count} files it uses`,
  ja: `使っているファイル（${count}個）`,
})

/** The title of a heading's own address. */
export const headingLink = (heading: string): Text => ({ en: `Direct link to ${heading}`, ja: `${heading} への直接リンク` })

/** How smooth a function is, in the sign that mathematics has for it and in words. */
export const continuityText = {
  jump: { sign: '', text: { en: 'discontinuous', ja: '値が飛ぶところがあります' } },
  0: { sign: 'C⁰', text: { en: 'continuous, with corners', ja: '連続、ただし角がある' } },
  1: { sign: 'C¹', text: { en: 'with a continuous slope', ja: '傾きまで連続' } },
  2: { sign: 'C²', text: { en: 'with a continuous curvature', ja: '曲率まで連続' } },
  smooth: { sign: 'C∞', text: { en: 'smooth', ja: '何回でも微分できる' } },
} as const satisfies Record<FunctionRecord['continuity']['order'], { readonly sign: string; readonly text: Text }>

export const exactnessText = {
  exact: { en: 'exact distance', ja: '正確な距離' },
  bound: { en: 'lower bound of the distance', ja: '距離の下界' },
  estimate: { en: 'estimated distance', ja: '距離の近似値' },
} as const satisfies Record<NonNullable<FunctionRecord['exactness']>, Text>

export const badgeText = {
  fragmentOnly: { en: 'fragment only', ja: 'フラグメント専用' },
  partlyFragmentOnly: { en: 'in part fragment only', ja: '一部はフラグメント専用' },
  componentWise: { en: 'component by component', ja: '成分ごと' },
  premultiplied: { en: 'premultiplied alpha', ja: '乗算済みアルファ' },
  encoded: { en: 'encoded colour', ja: 'エンコード済みの色' },
  bits: { en: 'same bits everywhere', ja: 'どの環境でも同じビット' },
  smoothness: ({ sign, text }: { readonly sign: string; readonly text: Text }): Text => ({
    en: sign ? `${sign} ${text.en}` : text.en,
    ja: sign ? `${sign} ${text.ja}` : text.ja,
  }),
  cost: (size: 'S' | 'M' | 'L'): Text =>
    ({ S: { en: 'low cost', ja: 'コスト小' }, M: { en: 'medium cost', ja: 'コスト中' }, L: { en: 'high cost', ja: 'コスト大' } })[size],
} as const

export const licenceText = (licence: string, author: string): Text => ({
  en: `${licence} licence, ${author}.`,
  ja: `${licence}ライセンス（${author}）。`,
})

/** A family side by side. */
export const familyWords = {
  title: { en: 'Side by side', ja: '並べて比べる' },
  text: {
    en: 'Every function here on the same input, with default parameters.',
    ja: '同じ種類の関数を、パラメーターは初期値のまま、同じ入力に使って並べています。',
  },
  layers: { en: ['base', 'blend'], ja: ['下のレイヤー', '上のレイヤー'], none: [] },
} as const

/** The index of all functions. */
export const curveWords = {
  title: { en: 'Two curves, compared', ja: '二つの曲線を比べる' },
  text: {
    en: 'Choose two easings. What lies between them is shaded. Each can be copied as CSS linear(…), with the fewest points that keep within 0.5% of the way from the curve. All values come from the functions themselves, printed as JavaScript.',
    ja: '二つのイージングを選ぶと、曲線の間を塗りつぶして示します。どちらもCSSのlinear(…) としてコピーできます。点の数は、曲線との差が道のりの0.5%以内に収まる最小の数です。値はすべて、JavaScriptとして出力した関数そのもので計算しています。',
  },
} as const satisfies Record<string, Text>

export const indexWords = {
  title: { en: 'Addons', ja: 'アドオン' },
  label: { en: 'All functions', ja: 'すべての関数' },
  description: {
    en: 'Shader functions for Kirari, each written once in typed TypeScript and printed as GLSL, WGSL and JavaScript.',
    ja: 'Kirariのシェーダー関数集です。型付きのTypeScriptで一度書いた関数を、GLSL、WGSL、JavaScriptとして出力します。',
  },
  introduction: {
    en: 'Functions that shaders need again and again: easing, blending, colour, noise, geometry, distance fields. Each is one typed TypeScript function, printed as GLSL, WGSL and JavaScript by the same compiler that draws the pictures below. Each has a page with a live preview, its formula, its source in every language, and what it does at its limits. What you do not import costs nothing.',
    ja: 'シェーダーで繰り返し使う関数を集めました。イージング、ブレンド、色、ノイズ、ジオメトリ、距離関数などです。どれも型付きのTypeScriptの関数で、下の絵を描いているのと同じコンパイラーがGLSL、WGSL、JavaScriptとして出力します。関数ごとのページには、動くプレビュー、数式、各言語のソースコード、そして限界での振る舞いを載せています。インポートしない関数のコードは含まれません。',
  },
} as const satisfies Record<string, Text>
