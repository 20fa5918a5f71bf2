/** A network that learns a picture or a solid while the reader watches. */
import { button, seed, select, slider } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  mode: select({
    label: { en: 'Learn', ja: '学習対象' },
    options: { picture: { en: 'A picture', ja: '画像' }, distance: { en: 'A solid (distance field)', ja: '立体（距離場）' } },
    value: 'picture',
    rebuild: true,
  }),
  picture: select({
    label: { en: 'Picture', ja: '画像' },
    options: {
      sunset: { en: 'Sunset', ja: '夕日' },
      flower: { en: 'Flower', ja: '花' },
      spiral: { en: 'Spiral', ja: '渦巻き' },
      blank: { en: 'Blank, to draw on', ja: '無地（描画用）' },
    },
    value: 'sunset',
  }),
  shape: select({
    label: { en: 'Solid', ja: '立体' },
    options: {
      gyroid: { en: 'Gyroid ball', ja: 'ジャイロイドの球' },
      chain: { en: 'Chain', ja: '鎖' },
      frame: { en: 'Frame, ring and ball', ja: '枠と輪と球' },
    },
    value: 'gyroid',
    rebuild: true,
  }),
  image: button({ label: { en: 'Choose an image…', ja: '画像を選ぶ…' } }),
  camera: button({ label: { en: 'Camera on or off', ja: 'カメラのオン・オフ' } }),
  brush: select({
    label: { en: 'Brush', ja: 'ブラシの色' },
    options: {
      coral: { en: 'Coral', ja: 'コーラル' },
      sun: { en: 'Yellow', ja: '黄' },
      leaf: { en: 'Green', ja: '緑' },
      sky: { en: 'Blue', ja: '青' },
      white: { en: 'White', ja: '白' },
      black: { en: 'Black', ja: '黒' },
    },
    value: 'coral',
  }),
  wipe: button({ label: { en: 'Erase strokes', ja: '描いた線を消す' } }),
  activation: select({
    label: { en: 'Activation', ja: '活性化関数' },
    options: { sine: { en: 'Sine', ja: 'sin' }, relu: { en: 'ReLU', ja: 'ReLU' }, gelu: { en: 'GELU', ja: 'GELU' }, tanh: { en: 'tanh', ja: 'tanh' } },
    value: 'sine',
    rebuild: true,
  }),
  octaves: slider({ label: { en: 'Octaves of the encoding', ja: '符号化のオクターブ数' }, min: 0, max: 7, step: 1, value: 0, rebuild: true }),
  width: select({
    label: { en: 'Neurons per layer', ja: '1層のニューロン数' },
    options: { '16': { en: '16', ja: '16' }, '32': { en: '32', ja: '32' }, '64': { en: '64', ja: '64' } },
    value: '32',
    rebuild: true,
  }),
  depth: slider({ label: { en: 'Hidden layers', ja: '隠れ層の数' }, min: 1, max: 4, step: 1, value: 2, rebuild: true }),
  rate: select({
    label: { en: 'Learning rate', ja: '学習率' },
    options: {
      '0.0001': { en: '0.0001', ja: '0.0001' },
      '0.0003': { en: '0.0003', ja: '0.0003' },
      '0.001': { en: '0.001', ja: '0.001' },
      '0.003': { en: '0.003', ja: '0.003' },
      '0.01': { en: '0.01', ja: '0.01' },
      '0.03': { en: '0.03', ja: '0.03' },
      '0.1': { en: '0.1', ja: '0.1' },
    },
    value: '0.003',
  }),
  batch: select({
    label: { en: 'Samples per step (batch)', ja: '1ステップの標本数（バッチ）' },
    options: { '128': { en: '128', ja: '128' }, '512': { en: '512', ja: '512' }, '2048': { en: '2,048', ja: '2,048' } },
    value: '512',
    rebuild: true,
  }),
  steps: slider({ label: { en: 'Steps per frame', ja: '1フレームのステップ数' }, min: 0, max: 32, step: 1, value: 4 }),
  slice: slider({ label: { en: 'Slice through the solid', ja: '立体の断面の位置' }, min: -0.9, max: 0.9, step: 0.05, value: 0 }),
  detail: select({
    label: { en: 'Resolution', ja: '解像度' },
    options: { low: { en: 'Low', ja: '低' }, middle: { en: 'Medium', ja: '中' }, high: { en: 'High', ja: '高' } },
    value: 'middle',
    rebuild: true,
  }),
  again: button({ label: { en: 'Learn again', ja: '学習をやり直す' } }),
  seed: seed({ label: { en: 'New initial weights', ja: '重みの初期値を変える' }, rebuild: true }),
}

export const demo = defineDemo({
  name: 'deferred-neural',
  path: '/deferred/neural',
  subject: 'image',
  title: { en: 'Neural network', ja: 'ニューラルネットワーク' },
  sentence: {
    en: 'A network learns a picture while you watch: coordinates in, colour out. Around the picture, each tile shows the response of one neuron. Use your own image, drawing or camera, or let the network learn a solid.',
    ja: '座標を入れると色が出るネットワークが、目の前で画像を学習します。周りのタイルは、それぞれ1つのニューロンの反応です。自分の画像、絵、カメラも使えます。立体を学習させることもできます。',
  },
  label: {
    en: 'A soft picture of a sunset, framed by small tiles with coloured stripes and blots; on the right the original, the error, a falling curve and mosaics of weights',
    ja: '色の縞や斑点が並ぶ小さなタイルに囲まれた、ぼんやりした夕日の画像。右に、元の画像、誤差、下がっていく曲線、重みのモザイク',
  },
  hint: {
    en: 'Drag on the picture to paint, or drop an image file on it. Drag to turn the solid.',
    ja: '画像の上をドラッグすると線を描けます。画像ファイルのドロップもできます。立体はドラッグで回転します。',
  },
  keys: {
    en: 'picture: arrows move the brush, the space bar paints. Solid: arrows turn, + and − zoom.',
    ja: '画像では、矢印キーでブラシを移動、スペースキーで描画。立体では、矢印キーで回転、＋と－で拡大・縮小。',
  },
  controls,
  messages: {
    asking: { en: 'The browser asks whether the page may use the camera.', ja: 'カメラの使用を許可するか、ブラウザが確認しています。' },
    denied: {
      en: 'Camera access was denied. You can allow it in the site settings of your browser and press the button again.',
      ja: 'カメラの使用が許可されませんでした。ブラウザのサイト設定で許可してから、もう一度ボタンを押してください。',
    },
    missing: { en: 'No camera was found.', ja: 'カメラが見つかりません。' },
    busy: {
      en: 'The camera sends no image. Another program may be using it. Close that program and press the button again.',
      ja: 'カメラから映像を取得できません。ほかのアプリが使っている可能性があります。そのアプリを終了してから、もう一度ボタンを押してください。',
    },
    insecure: {
      en: 'Browsers allow camera access only on pages from https or from this device.',
      ja: 'ブラウザがカメラを使わせるのは、httpsのページか、この端末から開いたページだけです。',
    },
    ended: { en: 'The camera has stopped.', ja: 'カメラが止まりました。' },
    hidden: { en: 'The page was hidden, so the camera was stopped.', ja: 'ページが隠れたため、カメラを止めました。' },
    unreadable: { en: 'The browser cannot read this file as an image.', ja: 'このファイルは画像として読み込めません。' },
    diverged: {
      en: 'Learning has diverged: the output is no longer a finite number. Lower the learning rate and press “Learn again”.',
      ja: '学習が発散し、出力が有限の値ではなくなりました。学習率を下げて、「学習をやり直す」を押してください。',
    },
    flat: { en: 'Choose “A picture” first: a solid has no image.', ja: '先に「画像」を選んでください。立体の学習では画像を使いません。' },
  },
  readouts: {
    steps: { en: 'steps', ja: 'ステップ' },
    weights: { en: 'weights', ja: '重みの数' },
    loss: { en: 'mean squared error', ja: '平均二乗誤差' },
    psnr: { en: 'PSNR', ja: 'PSNR' },
    error: { en: 'mean absolute error of the distance', ja: '距離の平均絶対誤差' },
  },
  files: ['network.ts', 'layer.ts', 'adam.ts', 'activation.ts', 'encode.ts'],
  touch: 'none',
  maxPixels: 1_200_000,
  slow: { width: '16', batch: '128', steps: 1, detail: 'low' },
  posterSteps: 60,
  load: () => import('./scene.ts'),
})
