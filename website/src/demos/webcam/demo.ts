/** Webcam: what a camera sees, through effects that are a few lines each. */
import { button, select, slider, toggle } from '../control.ts'
import { defineDemo } from '../demo.ts'

const controls = {
  start: button({ label: { en: 'Use the camera', ja: 'カメラを使う' } }),
  stop: button({ label: { en: 'Stop the camera', ja: 'カメラを止める' } }),
  effect: select({
    label: { en: 'Effect', ja: 'エフェクト' },
    options: {
      edges: { en: 'Edges (Sobel)', ja: '輪郭（ソーベル）' },
      pixelate: { en: 'Pixels', ja: 'モザイク' },
      halftone: { en: 'Halftone', ja: '網点' },
      thermal: { en: 'Thermal camera', ja: 'サーモグラフィー風' },
      kaleidoscope: { en: 'Kaleidoscope', ja: '万華鏡' },
      blur: { en: 'Soft glow', ja: 'ソフトフォーカス' },
      trails: { en: 'Trails of light', ja: '光の残像' },
      none: { en: 'None', ja: 'なし' },
    },
    value: 'thermal',
  }),
  amount: slider({ label: { en: 'Strength', ja: '強さ' }, min: 0, max: 1, step: 0.01, value: 0.4 }),
  split: slider({ label: { en: 'Part without the effect', ja: 'エフェクトなしの部分' }, min: 0, max: 1, step: 0.01, value: 0 }),
  mirror: toggle({ label: { en: 'Mirror', ja: '左右反転' }, value: true }),
}

export const demo = defineDemo({
  name: 'webcam',
  path: '/webcam',
  subject: 'image',
  title: { en: 'Webcam', ja: 'ウェブカメラ' },
  sentence: {
    en: 'Your camera, or a moving test card, with effects of a few lines each. The page requests the camera only when you press the button; the video stays on your device.',
    ja: 'カメラの映像、または動くテストカードに、数行で書けるエフェクトをかけます。カメラを使うのはボタンを押したときだけで、映像が端末の外に出ることはありません。',
  },
  label: {
    en: 'The camera image, or colour bars with three shaded balls that drift in front of them, with the chosen effect',
    ja: 'カメラの映像、またはカラーバーの前を三つの球が漂うテストカードに、選んだエフェクトをかけたもの',
  },
  controls,
  messages: {
    asking: { en: 'The browser asks whether the page may use the camera.', ja: 'カメラの使用を許可するか、ブラウザが確認しています。' },
    denied: {
      en: 'Camera access was denied, so the test card stays. You can allow it in the site settings of your browser and press the button again.',
      ja: 'カメラの使用が許可されなかったため、テストカードを表示しています。ブラウザのサイト設定で許可してから、もう一度ボタンを押してください。',
    },
    missing: { en: 'No camera was found, so the test card stays.', ja: 'カメラが見つからないため、テストカードを表示しています。' },
    busy: {
      en: 'The camera sends no image. Another program may be using it. Close that program and press the button again.',
      ja: 'カメラから映像を取得できません。ほかのアプリが使っている可能性があります。そのアプリを終了してから、もう一度ボタンを押してください。',
    },
    insecure: {
      en: 'Browsers allow camera access only on pages from https or from this device.',
      ja: 'ブラウザがカメラを使わせるのは、httpsのページか、この端末から開いたページだけです。',
    },
    ended: { en: 'The camera has stopped, so the test card is back.', ja: 'カメラが止まったため、テストカードに戻りました。' },
    hidden: { en: 'The page was hidden for a while, so the camera was stopped.', ja: 'ページがしばらく隠れていたため、カメラを止めました。' },
  },
  files: ['scene.ts', 'effect.ts', 'test-card.ts'],
  maxPixels: 1_500_000,
  load: () => import('./scene.ts'),
})
