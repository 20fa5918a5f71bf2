/** The parts that the records of mandelbulbSDF and juliaSDF have in common. */
import type { Text, WrittenRecord } from '../record.ts'
import { solidWords } from './solid.ts'
import { sphereTracing } from './reading.ts'

export const rate = 'the set is rarely nearer than its estimate says, but it can be'
export const jumps = 'where the orbit needs one step more to get away, the estimate jumps by a few hundredths at most'

export const iterations = (en: string, ja: string, most: number, value: number): WrittenRecord['parameters'][string] => ({
  meaning: {
    en: `The number of steps of the orbit. ${en} Each step costs the same, so use as few as show the detail you need.`,
    ja: `軌道を進める回数です。${ja}一回ごとに同じだけ計算が増えるので、必要な細かさが出る最小の回数にします。`,
  },
  unit: 'count',
  range: [0, 12],
  default: value,
  step: 1,
  outside: {
    en: `Rounded to the nearest whole number and clamped to 0 and ${most}.`,
    ja: `最も近い整数に丸め、0から${most}までに制限します。`,
  },
})

export const leaps: Text = {
  en: 'Small jumps where the orbit needs one step more to get away.',
  ja: '軌道が遠ざかるまでの回数が一つ変わるところで、値がわずかに飛びます。',
}

const tracing = {
  title: 'Ray Tracing Deterministic 3-D Fractals',
  authors: 'John C. Hart, Daniel J. Sandin, Louis H. Kauffman',
  year: 1989,
  doi: '10.1145/74334.74363',
} as const
export const references = [tracing, sphereTracing] as const

export const fractalWords = ({ en, ja }: WrittenRecord['synonyms']): WrittenRecord['synonyms'] =>
  solidWords({
    en: [...en, 'fractal', 'distance estimate', 'distance estimator', 'DE', '3d fractal'],
    ja: [...ja, 'フラクタル', '距離推定', '三次元フラクタル', '3Dフラクタル'],
  })
