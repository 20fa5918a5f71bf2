/**
 * Random programs in pictures, drawn with WebAssembly and with JavaScript: the bytes are the same. That JavaScript does what programs
 * mean is shown by random.test.ts.
 */
import { expect, it } from 'vitest'
import { moduleDrawing } from '../../../src/shader/run/drawing.ts'
import { evaluate } from '../../../src/shader/run/evaluate.ts'
import { isReady, prepareSeed } from './check.ts'
import { drawCase } from './picture.ts'
import { sourceOf } from './source.ts'

const count = Number(process.env['KIRARI_RANDOM_PROGRAMS'] ?? 400)
const firstSeed = Number(process.env['KIRARI_RANDOM_SEED'] ?? 300_000)

// oxlint-disable-next-line typescript/no-implied-eval
const make = (text: string): (() => unknown) => new Function(text) as () => unknown

it(
  `${count} random programs draw the same with WebAssembly as with JavaScript`,
  () => {
    const made = Array.from({ length: count }, (_, i) => prepareSeed(firstSeed + i)).filter((one) => one !== undefined && isReady(one))
    const drawn = made.flatMap((one) => {
      const words = drawCase(one, moduleDrawing)
      return words ? [{ one, words }] : []
    })
    const wrong = drawn.filter(({ one, words }) => String(words) !== String(drawCase(one, (picture) => evaluate(picture.text(), make, 'draw'))))
    expect(
      wrong.length,
      wrong
        .map(({ one }) => sourceOf(one.program))
        .slice(0, 2)
        .join('\n\n'),
    ).toBe(0)
    // The others keep arrays in variables.
    expect(drawn.length).toBeGreaterThan(made.length * 0.3)
  },
  60_000 + count * 100,
)
