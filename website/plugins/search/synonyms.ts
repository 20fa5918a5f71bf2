/**
 * Other words for what the site speaks of, in both languages. Read while the site is built and written into its index beside the names
 * they belong to, so that nobody downloads what leads nowhere. To add one: put it where it belongs below, and its query into
 * test/search-queries.ts. Records of functions have synonyms of their own; what they say is not repeated here.
 *
 * Case, width, hiragana or katakana, a long-vowel sign more or less, the plural and British spelling need no entry: src/search/fold.ts.
 */

/** What GLSL, HLSL, WGSL, Metal, three.js with TSL, and plain habit call what has another name here. By our name, in both languages. */
export const namesElsewhere: Readonly<Record<string, readonly string[]>> = {
  mix: ['lerp', 'linear interpolation', '線形補間', 'ラープ'],
  fract: ['frac', 'fractional part', '小数部'],
  mod: ['fmod', 'modulo', 'remainder', '剰余', '余り'],
  saturate: ['clamp01'],
  clamp: ['constrain', 'limit', '制限', 'クランプ'],
  smoothstep: ['hermite interpolation', 'エルミート補間'],
  inverseSqrt: ['rsqrt', 'inversesqrt', 'fast inverse square root', '平方根の逆数'],
  sqrt: ['square root', '平方根'],
  pow: ['power', 'exponent', 'べき乗', '累乗'],
  abs: ['absolute value', '絶対値'],
  floor: ['round down', '切り捨て'],
  ceil: ['round up', '切り上げ'],
  round: ['rint', '四捨五入'],
  trunc: ['truncate'],
  step: ['threshold', 'しきい値', '閾値'],
  fma: ['mad', 'multiply add', '積和'],
  atan2: ['arctangent', 'arctan2', '逆正接', '偏角'],
  atan: ['arctangent', 'arctan', '逆正接'],
  asin: ['arcsine', 'arcsin', '逆正弦'],
  acos: ['arccosine', 'arccos', '逆余弦'],
  sin: ['sine', 'サイン', '正弦'],
  cos: ['cosine', 'コサイン', '余弦'],
  tan: ['tangent', 'タンジェント', '正接'],
  dpdx: ['ddx', 'dFdx', 'partial derivative', '偏微分'],
  dpdy: ['ddy', 'dFdy', 'partial derivative', '偏微分'],
  dpdxFine: ['ddx_fine', 'dFdxFine'],
  dpdyFine: ['ddy_fine', 'dFdyFine'],
  dpdxCoarse: ['ddx_coarse', 'dFdxCoarse'],
  dpdyCoarse: ['ddy_coarse', 'dFdyCoarse'],
  fwidth: ['antialias width', 'アンチエイリアス'],
  select: ['ternary', 'if else expression', '三項演算子'],
  length: ['magnitude', 'norm', '長さ'],
  distance: ['距離'],
  dot: ['dot product', 'inner product', '内積'],
  cross: ['cross product', 'outer product of vectors', '外積'],
  normalize: ['unit vector', '正規化', '単位ベクトル'],
  reflect: ['reflection', '反射'],
  refract: ['refraction', '屈折'],
  faceForward: ['faceforward'],
  outerProduct: ['tensor product', '直積'],
  transpose: ['転置'],
  determinant: ['det', '行列式'],
  inverse: ['invert matrix', '逆行列'],
  matrixCompMult: ['hadamard product', 'アダマール積'],
  radians: ['deg2rad', 'degToRad', 'ラジアン'],
  degrees: ['rad2deg', 'radToDeg', '度'],
  isNan: ['isnan', 'not a number'],
  isInf: ['isinf', 'infinity', '無限大'],
  sample: ['texture2D', 'textureSample', 'tex2D', 'texture', 'SampleTexture', 'texture lookup', 'テクスチャの読み出し', 'サンプリング'],
  sampleLevel: ['textureLod', 'texture2DLod', 'textureSampleLevel', 'tex2Dlod'],
  sampleGrad: ['textureGrad', 'textureSampleGrad', 'tex2Dgrad'],
  sampleOffset: ['textureOffset'],
  sampleCompare: ['textureSampleCompare', 'SampleCmp', 'shadow2D', 'shadow map'],
  load: ['texelFetch', 'textureLoad'],
  store: ['textureStore', 'imageStore'],
  gather: ['textureGather'],
  size: ['textureSize', 'textureDimensions', 'GetDimensions', '解像度'],
  levels: ['textureQueryLevels', 'textureNumLevels', 'mipmap', 'ミップマップ'],
  layers: ['textureNumLayers', 'texture array'],
  bitcastToFloat: ['intBitsToFloat', 'uintBitsToFloat', 'asfloat'],
  bitcastToInt: ['floatBitsToInt', 'asint'],
  bitcastToUint: ['floatBitsToUint', 'asuint'],
  countOneBits: ['bitCount', 'countbits', 'popcount'],
  firstLeadingBit: ['findMSB', 'firstbithigh'],
  firstTrailingBit: ['findLSB', 'firstbitlow'],
  reverseBits: ['bitfieldReverse', 'reversebits'],
  extractBits: ['bitfieldExtract'],
  insertBits: ['bitfieldInsert'],
  pack2x16float: ['packHalf2x16', 'f32tof16'],
  unpack2x16float: ['unpackHalf2x16', 'f16tof32'],
  atomicAdd: ['InterlockedAdd'],
  workgroupBarrier: ['GroupMemoryBarrierWithGroupSync', 'barrier', 'syncthreads', '同期'],
  subgroupAdd: ['WaveActiveSum', 'simd_sum'],
  subgroupBallot: ['WaveActiveBallot'],
}

/** What titles and headings here are about, and what else it is called. A name that has one of the first is found by all of them. */
export const topics: readonly { readonly named: readonly string[]; readonly also: readonly string[] }[] = [
  { named: ['install', 'installation', 'インストール'], also: ['setup', 'set up', 'npm', '導入', 'セットアップ', '環境構築'] },
  {
    named: ['getting started', '最初の1枚'],
    also: ['tutorial', 'quick start', 'first steps', 'hello world', 'チュートリアル', '入門', 'はじめかた', 'クイックスタート'],
  },
  { named: ['noise', 'ノイズ'], also: ['雑音'] },
  { named: ['random numbers', '乱数'], also: ['random', 'rand', 'ランダム', '乱数生成'] },
  { named: ['easing', 'イージング'], also: ['ease', 'tween', '緩和', '緩急', '補間曲線'] },
  { named: ['texture', 'テクスチャー'], also: ['image', 'picture', 'sampler', '画像', 'サンプラー'] },
  { named: ['uniform'], also: ['parameter', 'ユニフォーム', 'ユニフォーム変数'] },
  { named: ['attribute', '頂点属性'], also: ['vertex attribute', 'アトリビュート', '頂点属性'] },
  { named: ['varying'], also: ['interpolated', 'バリイング'] },
  { named: ['pointer', 'ポインター'], also: ['mouse', 'touch', 'cursor', 'マウス', 'タッチ', 'カーソル'] },
  { named: ['distance fields', '距離関数', '距離場'], also: ['sdf', 'signed distance', '距離関数', '距離場'] },
  { named: ['blend mode', 'ブレンドモード'], also: ['photoshop', '描画モード', '合成モード'] },
  { named: ['compositing', '合成'], also: ['composite', 'porter duff', 'alpha compositing', 'アルファ合成', 'コンポジット'] },
  { named: ['colour space', '色空間'], also: ['color conversion', 'カラースペース', '色変換'] },
  { named: ['quaternion', 'クォータニオン'], also: ['quat', '四元数'] },
  { named: ['matrix', 'matrices', '行列'], also: ['matrix', 'mat4', 'マトリックス'] },
  { named: ['vector', 'ベクトル'], also: ['ベクター'] },
  { named: ['control flow', '制御構文'], also: ['if', 'else', 'for loop', 'while', 'switch', 'branch', '条件分岐', 'ループ', '繰り返し', '分岐'] },
  {
    named: ['compute', 'compute demos', 'kernels', '計算のデモ', 'カーネル'],
    also: ['gpgpu', 'compute shader', 'kernel', 'コンピュートシェーダー', 'カーネル'],
  },
  { named: ['particle', 'パーティクル'], also: ['粒子'] },
  { named: ['fluid', '流体'], also: ['navier stokes', 'smoke', '煙'] },
  { named: ['instancing', 'インスタンシング'], also: ['instanced', 'instance', 'インスタンス'] },
  { named: ['deferred', '遅延シェーディング'], also: ['gbuffer', 'Gバッファ', 'ディファードシェーディング'] },
  { named: ['webcam', 'ウェブカメラ'], also: ['camera', 'video', 'getUserMedia', 'カメラ', '動画'] },
  { named: ['server rendering', 'サーバーでの描画', 'サーバーレンダリング'], also: ['ssr', 'next.js', 'サーバーサイドレンダリング'] },
  { named: ['strictmode', 'hot reload', 'ホットリロード'], also: ['hmr', 'fast refresh'] },
  { named: ['content security policy', 'コンテンツセキュリティポリシー'], also: ['csp', 'コンテンツセキュリティポリシー'] },
  { named: ['bundlers', 'バンドラー'], also: ['vite', 'webpack', 'rollup', 'esbuild'] },
  { named: ['without a bundler', 'バンドラーなし', 'バンドラーを使わない'], also: ['cdn', 'importmap', 'script tag'] },
  { named: ['derivative', '微分'], also: ['gradient', '勾配', '偏微分'] },
  { named: ['playing and pausing', '再生'], also: ['pause', 'stop', 'autoplay', '一時停止', '停止'] },
  { named: ['storage', 'ストレージ'], also: ['buffer', 'ssbo', 'バッファー'] },
]

export type Hint = { readonly en: readonly string[]; readonly ja: readonly string[] }

const types =
  'vec2 vec3 vec4 ivec2 ivec3 ivec4 uvec2 uvec3 uvec4 bvec2 bvec3 bvec4 hvec2 hvec3 hvec4 float int uint bool half mat2 mat3 mat4 mat2x3 mat2x4 mat3x2 mat3x4 mat4x2 mat4x3 float2 float3 float4 vec3f vec4f vec2f f32 i32 u32 f16'.split(
    ' ',
  )

/** What people ask for in words that the page or section that answers does not have in its name. By address. */
export const hints: Readonly<Record<string, Hint>> = {
  '/api/node/overview#types': { en: [...types, 'data types', 'vector types'], ja: [...types, '型', 'データ型', 'ベクトル型'] },
  '/api/node/overview#operators': {
    en: ['add', 'sub', 'mul', 'div', 'plus', 'times', 'multiply', 'operator overloading'],
    ja: ['add', 'sub', 'mul', 'div', '足し算', '引き算', '掛け算', '割り算', '四則演算', '演算子オーバーロード'],
  },
  '/api/node/overview#components': {
    en: ['swizzle', 'swizzling', 'xyz', 'rgba', 'component access'],
    ja: ['スウィズル', 'スウィズリング', 'xyz', 'rgba', '成分アクセス'],
  },
  '/api/node/overview#functions': { en: ['fn', 'define a function', 'Fn'], ja: ['fn', '関数定義', '関数の定義', 'Fn'] },
  '/api/node/overview#variables': { en: ['let', 'const', 'toVar', 'assign', 'local variable'], ja: ['let', 'const', 'toVar', '代入', 'ローカル変数'] },
  '/api/node/systems#uniforms': {
    en: ['uniform', 'uniforms', 'signal', 'pass a value from JavaScript'],
    ja: ['uniform', 'シグナル', 'JavaScriptから値を渡す'],
  },
  '/api/node/systems#inputs': {
    en: ['pointer', 'time', 'iTime', 'resolution', 'iResolution', 'mouse', 'uv', 'gl_FragCoord'],
    ja: ['ポインター', 'マウス', 'time', 'iTime', 'resolution', 'iResolution', 'uv', 'gl_FragCoord', '時刻', '解像度'],
  },
  '/api/node/systems#control-flow': { en: ['If', 'Loop', 'Break', 'Continue', 'Discard'], ja: ['If', 'Loop', 'Break', 'Continue', 'Discard'] },
  '/api/core/engine#when': {
    en: ['requestAnimationFrame', 'frame loop', 'animation loop', 'idle', 'battery'],
    ja: ['requestAnimationFrame', 'フレームループ', 'アニメーションループ', '待機', '省電力'],
  },
  '/api/core/engine#lost': { en: ['context lost', 'webglcontextlost', 'device lost'], ja: ['コンテキストロスト', 'webglcontextlost', 'デバイスロスト'] },
  '/api/core/engine#worker': { en: ['OffscreenCanvas', 'web worker'], ja: ['OffscreenCanvas', 'Webワーカー', 'ウェブワーカー'] },
  '/api/core/engine#members': {
    en: ['dispose', 'destroy', 'cleanup', 'capture', 'screenshot'],
    ja: ['dispose', '破棄', '後始末', 'capture', 'スクリーンショット'],
  },
  '/api/core/config#place': {
    en: ['resize', 'canvas size', 'devicePixelRatio', 'pixel ratio', 'retina', 'ResizeObserver', 'blurry', 'canvas'],
    ja: ['リサイズ', 'サイズ変更', 'canvasの大きさ', 'devicePixelRatio', 'ピクセル比', 'ぼやける', 'canvas', 'キャンバス'],
  },
  '/api/core/config': { en: ['options', 'settings', 'new engine', 'renderer'], ja: ['オプション', '設定', 'レンダラー', '描画エンジン'] },
  '/api/core/events#fallback': { en: ['webgpu fallback', 'fall back to webgl'], ja: ['フォールバック', 'WebGPU フォールバック', '代替'] },
  '/api/core/events#timing': { en: ['performance', 'profiling', 'fps', 'gpu time'], ja: ['パフォーマンス', '性能', 'プロファイリング', 'fps', 'GPU時間'] },
  '/api/core/events#error': { en: ['onerror', 'error handling'], ja: ['エラー処理', 'エラーハンドリング'] },
  '/docs/installation#what-runs-where': {
    en: ['browser support', 'compatibility', 'safari', 'firefox', 'webgl2', 'webgpu support'],
    ja: ['ブラウザ対応', '対応ブラウザー', '互換性', 'safari', 'firefox', 'webgl2', 'WebGPU対応'],
  },
  '/docs/installation#what-it-weighs': {
    en: ['bundle size', 'tree shaking', 'size', 'kb'],
    ja: ['バンドルサイズ', 'ファイルサイズ', 'ツリーシェイキング', '容量'],
  },
  '/docs/support-react-js': {
    en: ['react component', 'jsx', 'hooks', 'useEngine', 'react three fiber'],
    ja: ['リアクト', 'Reactコンポーネント', 'jsx', 'フック', 'useEngine'],
  },
  '/docs/support-solid-js': { en: ['solidjs', 'solid component', 'signals'], ja: ['solidjs', 'ソリッド', 'Solidコンポーネント', 'シグナル'] },
  '/addons/generative/': {
    en: ['perlin', 'simplex', 'worley', 'voronoi', 'fbm', 'fractal noise', 'curl noise', 'cellular'],
    ja: ['パーリンノイズ', 'シンプレックスノイズ', 'ウォーリーノイズ', 'ボロノイ', 'fbm', 'フラクタルノイズ', 'perlin', 'simplex', 'worley', 'voronoi'],
  },
  '/addons/color/blend/': {
    en: ['overlay', 'multiply', 'screen', 'color dodge', 'color burn', 'hard light', 'darken', 'lighten'],
    ja: ['オーバーレイ', '乗算', 'スクリーン', '覆い焼き', '焼き込み', 'ソフトライト', 'ハードライト', 'overlay', 'multiply', 'screen'],
  },
  '/api/errors/': {
    en: ['error codes', 'troubleshooting', 'canvas is blank', 'black screen', 'nothing is drawn', 'white screen', 'not working'],
    ja: ['エラーコード', 'トラブルシューティング', '真っ黒', '真っ白', '何も表示されない', '画面が黒い', '描画されない', '動かない'],
  },
  '/api/errors/engine#E1001': { en: ['webgl not supported'], ja: ['WebGLが使えない', 'WebGL非対応'] },
  '/api/errors/engine#E1002': {
    en: ['webgpu not supported', 'navigator.gpu undefined', 'requestAdapter null'],
    ja: ['WebGPUが使えない', 'WebGPU非対応', 'navigator.gpu undefined'],
  },
  '/api/errors/engine#E1041': { en: ['cors', 'cross origin', 'tainted canvas'], ja: ['CORS', 'クロスオリジン'] },
}
