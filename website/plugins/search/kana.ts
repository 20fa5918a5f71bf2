/**
 * How the names of functions are said in Japanese, which is how some are typed: smoothstep, スムースステップ. Made of the names' parts,
 * so that new functions have theirs by themselves. A part that is not here gives its name no kana; nothing else is lost.
 * The long-vowel signs are as in careful writing: src/search/fold.ts makes others of the same.
 */
const parts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `smoothstep スムースステップ,スムーズステップ
smootherstep スムーサーステップ
smooth スムース,スムーズ
step ステップ
mix ミックス
clamp クランプ
saturate サチュレート
fract フラクト
mod モッド
floor フロア
ceil シール
round ラウンド
sign サイン
length レングス
distance ディスタンス
dot ドット
cross クロス
normalize ノーマライズ
reflect リフレクト
refract リフラクト
select セレクト
sample サンプル
noise ノイズ
value バリュー
perlin パーリン
simplex シンプレックス
worley ウォーリー
voronoi ボロノイ
curl カール
gerstner ゲルストナー
wave ウェーブ
random ランダム
hash ハッシュ
bounce バウンス
elastic エラスティック
back バック
circular サーキュラー
cubic キュービック
exponential エクスポネンシャル
linear リニア
quadratic クアドラティック
quartic クォーティック
quintic クインティック
sine サイン
in イン
out アウト
blend ブレンド
composite コンポジット
source ソース
destination デスティネーション
over オーバー
atop アトップ
xor エックスオア
add アド
multiply マルチプライ
screen スクリーン
overlay オーバーレイ
soft ソフト
hard ハード
vivid ビビッド
pin ピン
light ライト
color カラー
burn バーン
dodge ドッジ
darken ダーケン
lighten ライトゥン
darker ダーカー
lighter ライター
difference ディファレンス
exclusion エクスクルージョン
hue ヒュー
luminosity ルミノシティ
luminance ルミナンス
saturation サチュレーション
average アベレージ
negation ネゲーション
phoenix フェニックス
glow グロー
draw ドロー
fill フィル
stroke ストローク
line ライン
arrow アロー
point ポイント
circle サークル
rect レクト
box ボックス
sphere スフィア
plane プレーン
cone コーン
cylinder シリンダー
capsule カプセル
torus トーラス
triangle トライアングル
hex ヘックス
star スター
heart ハート
ellipse エリプス
gear ギア
cube キューブ
pyramid ピラミッド
prism プリズム
octahedron オクタヘドロン
tetrahedron テトラヘドロン
icosahedron イコサヘドロン
dodecahedron ドデカヘドロン
gyroid ジャイロイド
mandelbulb マンデルバルブ
julia ジュリア
koch コッホ
bezier ベジェ
spiral スパイラル
moon ムーン
flower フラワー
egg エッグ
pie パイ
arc アーク
vesica ベシカ
union ユニオン
intersection インターセクション
intersect インターセクト
subtraction サブトラクション
extrude エクストルード
revolve リボルブ
elongate エロンゲート
twist ツイスト
bend ベンド
onion オニオン
repeat リピート
flip フリップ
mirror ミラー
tile タイル
checker チェッカー
brick ブリック
kaleidoscope カレイドスコープ
polar ポーラー
rotate ローテート
rotation ローテーション
scale スケール
translate トランスレート
translation トランスレーション
scaling スケーリング
quat クォータニオン
lerp ラープ
slerp スラープ
inverse インバース
matrix マトリックス
transpose トランスポーズ
determinant デターミナント
power パワー
gamma ガンマ
barycentric バリセントリック
centroid セントロイド
contains コンテインズ
closest クローゼスト
parallax パララックス
fisheye フィッシュアイ
windmill ウィンドミル
atomic アトミック
subgroup サブグループ
gather ギャザー`
    .split('\n')
    .map((line) => {
      const [part = '', kana = ''] = line.split(' ')
      return [part, kana.split(',')]
    }),
)

/** A name as it is said, in one spelling or several; none when it is no name, or has an unknown part. */
export const kanaOf = (name: string): readonly string[] => {
  if (!/^[a-z][A-Za-z\d]*$/.test(name)) return []
  const known = parts[name.toLowerCase()]
  if (known) return known
  let spellings: readonly string[] = ['']
  for (const part of name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []) {
    // The letters of a short form, such as SDF, and figures are typed as they are.
    const said = parts[part.toLowerCase()] ?? (/^(?:[A-Z]+|\d+)$/.test(part) ? [part] : [])
    spellings = spellings.flatMap((start) => said.map((end) => start + end))
  }
  return spellings.filter((spelling) => isSaid(spelling)).slice(0, 2)
}

const isSaid = (spelling: string): boolean => /[ァ-ヺ]/.test(spelling)
