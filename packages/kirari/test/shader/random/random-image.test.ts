/**
 * Random programs in images, drawn with WebAssembly and with JavaScript: the bytes are the same. random.test.ts shows that JavaScript matches
 * the meaning of programs.
 */
import { expect, it } from 'vitest'
import { moduleDrawing } from '../../../src/shader/target/cpu/run/drawing.ts'
import { evaluate } from '../../../src/shader/target/cpu/run/evaluate.ts'
import { isReady, prepareSeed } from './check.ts'
import { drawCase } from './image.ts'
import { commandFor, seedsOf } from './seeds.ts'
import { sourceOf } from './source.ts'

const file = 'packages/kirari/test/shader/random/random-image.test.ts'
const seeds = seedsOf({ usual: 40, exhaustive: 5000, from: 300_000 })

// oxlint-disable-next-line typescript/no-implied-eval
const make = (text: string): (() => unknown) => new Function(text) as () => unknown

it(
  `${seeds.length} random programs draw the same with WebAssembly as with JavaScript`,
  () => {
    const made = seeds.flatMap((seed) => prepareSeed(seed) ?? []).filter(isReady)
    const drawn = made.flatMap((one) => {
      const words = drawCase(one, moduleDrawing)
      return words ? [{ one, words }] : []
    })
    const wrong = drawn.filter(({ one, words }) => String(words) !== String(drawCase(one, (image) => evaluate(image.text(), make, 'draw'))))
    const commands = wrong.map(({ one: { program } }) => commandFor(program.seed, file))
    expect(wrong.length, [...commands, '', ...wrong.slice(0, 2).map(({ one }) => sourceOf(one.program))].join('\n')).toBe(0)
    // The others keep arrays in variables.
    if (seeds.length > 1) expect(drawn.length).toBeGreaterThan(made.length * 0.3)
  },
  60_000 + seeds.length * 100,
)
