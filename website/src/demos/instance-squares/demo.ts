/** From one square to a million in one draw: how the vertex stage gets the data of each square, and what limits the frame rate. */
import { defineDemo } from '../demo.ts'
import { squareControls, squareReadouts, squareWords } from './control.ts'

export const demo = defineDemo({
  name: 'instance-squares',
  path: '/instance/squares',
  subject: 'space',
  title: { en: 'A million squares', ja: '100万個の正方形' },
  sentence: {
    en: 'From one square to a million in a single draw call, each with its own position, angle and colour. Switch between instance attributes, a storage and no data at all, raise the count until frames take too long, and find out what the time depends on: squares, pixels or bytes.',
    ja: '位置も向きも色も異なる正方形を、1回のドローコールで1個から100万個まで描きます。データの渡し方をインスタンス属性、ストレージ、番号からの計算の間で切り替えながら数を増やし、フレーム時間が何で決まるのか（個数、画素数、バイト数）を測れます。',
  },
  ...squareWords,
  controls: squareControls,
  readouts: squareReadouts,
  files: ['reading.ts', 'square.ts', 'paint.ts', 'experiment.ts', '../timer.ts'],
  maxPixels: 1_500_000,
  slow: { count: 3.25 },
  load: () => import('./scene.ts'),
})
