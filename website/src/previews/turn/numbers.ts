/** The four numbers of quaternions, beside the ball: bars from a common zero, one below the other. */
import type { Vec3, Vec4 } from 'kirari/node'
import { bars, codeOf, marks, valueLines, type Bar, type Mark, type Scale } from '../paint/bars.ts'
import { paper } from '../paint/palette.ts'

const scale: Scale = { left: 0.56, right: 0.855, low: -1.04, high: 1.04 }
const letters = ['x', 'y', 'z', 'w'] as const
/** From a component to the next, and from one bar to the next. */
const [pitch, step] = [0.14, 0.042] as const

export const numbers = (under: Vec3, all: readonly { readonly q: Vec4; readonly tint: Vec3 }[]): Vec3 => {
  const rows: Bar[] = []
  const names: Mark[] = []
  letters.forEach((letter, row) => {
    const y = (1.5 - row) * pitch
    names.push({ at: [0.52, y], code: codeOf(letter), tint: paper })
    all.forEach(({ q, tint }, i) => rows.push({ value: q[letter], tint, y: y + ((all.length - 1) / 2 - i) * step, half: 0.016 }))
  })
  return marks(bars(valueLines(under, scale, [0.27, -0.28]), rows, scale), names, 0.0065)
}
