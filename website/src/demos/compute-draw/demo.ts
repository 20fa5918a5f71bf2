/** Watercolour: pigment and water on paper. */
import { defineDemo } from '../demo.ts'
import { drawControls, drawReadouts, drawWords } from './control.ts'

export const demo = defineDemo({
  name: 'compute-draw',
  path: '/compute/draw',
  subject: 'simulation',
  title: { en: 'Watercolour', ja: '水彩' },
  sentence: {
    en: 'Paint that behaves like paint: water spreads over the fibres of a sheet and carries pigment along, colours mix as pigments do, and edges darken as they dry. No pigment is lost.',
    ja: '水彩絵の具の振る舞いを再現したデモです。水が紙の繊維に沿って広がりながら顔料を運び、色は顔料として混ざり、縁は乾くにつれて濃くなります。顔料の総量は変わりません。',
  },
  ...drawWords,
  controls: drawControls,
  readouts: drawReadouts,
  files: ['scene.ts', 'flow.ts', 'pigment.ts', 'picture.ts', 'landscape.ts', 'stroke.ts'],
  slow: { steps: 1 },
  posterSteps: 4,
  load: () => import('./scene.ts'),
})
