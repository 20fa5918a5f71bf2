/** Built-ins over the full range of single precision on the CPU: JavaScript and WebAssembly. */
import { describe, expect, it } from 'vitest'
import { compileImage } from '../../../src/shader/target/cpu/program.ts'
import { array } from '../../../src/shader/front/node/array.ts'
import { float, int, uint, vec4 } from '../../../src/shader/front/node/construct.ts'
import { fn, type AnyFn } from '../../../src/shader/front/node/fn.ts'
import { isNan } from '../../../src/shader/front/node/function/number.ts'
import { uv } from '../../../src/shader/front/node/input.ts'
import { exprOf, type Node } from '../../../src/shader/front/node/node.ts'
import { chooseNode } from '../../../src/shader/front/node/select.ts'
import type { Float, Uint } from '../../../src/shader/front/node/type.ts'
import { toJS } from '../../../src/shader/target/cpu/index.ts'
import { fragmentFunction } from '../../../src/shader/target/text/fragment.ts'
import { valueBuiltins } from '../../../src/shader/builtin/all.ts'
import { floatType } from '../../../src/shader/ir/type.ts'
import { moduleDrawing } from '../../../src/shader/target/cpu/run/drawing.ts'
import { feed } from '../../../src/shader/target/cpu/run/feed.ts'
import { bitsOfFloat, floatOfBits } from './row.ts'
import { walks, wrongRows, type Walk } from './range.ts'

// The number of parameters is known at run time only.
const declare = fn as unknown as (name: string, params: readonly object[], result: typeof float, body: (...x: readonly Node[]) => Node) => AnyFn

/** An image of the bits of each result, a byte a channel; undefined if WebAssembly lacks an instruction for it. */
const inWebAssembly = ({ rows, make }: Walk): readonly number[] | undefined => {
  const count = rows.length
  const tables = (rows[0] ?? []).map((_, k) => array(uint, count)(rows.map((row) => bitsOfFloat(row[k] ?? NaN))))
  const index = int(uv.x.mul(count))
  // A result is a float; both are nodes at run time.
  const result = make(...tables.map((table) => table.at(index).bitcastToFloat() as unknown as Node)) as unknown as Float
  const bits = chooseNode(result.bitcastToUint(), 0x7fc00000, isNan(result), inWebAssembly) as unknown as Uint
  const byte = (k: number): Float => float(bits.shiftRight(8 * k).bitAnd(255)).div(255)
  const drawing = moduleDrawing(compileImage(fragmentFunction(exprOf(vec4(byte(0), byte(1), byte(2), byte(3)) as unknown as Node), inWebAssembly)))
  if (!drawing) return undefined
  feed(drawing, {}, inWebAssembly)
  const pixels = new Uint8ClampedArray(count * 4)
  drawing.draw(pixels, count, 1, [])
  return [...new Uint32Array(pixels.buffer)].map(floatOfBits)
}

describe.each(Object.entries(walks))('%s', (name, walk) => {
  it('is right over the whole range in JavaScript', () => {
    const run = toJS(
      declare(
        'walked',
        (walk.rows[0] ?? []).map((_, k) => ({ [`x${k}`]: float })),
        float,
        walk.make,
      ),
    )
    expect(
      wrongRows(
        name,
        walk,
        walk.rows.map((x) => Number(run(...x))),
        false,
      ),
    ).toEqual([])
  })

  it('is right over the whole range in WebAssembly', () => {
    const results = inWebAssembly(walk)
    if (results) expect(wrongRows(name, walk, results, false)).toEqual([])
    else expect(leftToJavaScript).toContain(name)
  })
})

const leftToJavaScript = ['quantizeToHalf', 'frexpFract', 'ldexp()', 'frexp().exponent']

it('every built-in that takes floats component by component is walked', () => {
  const others = ['saturate', 'isNan', 'isInf', 'select', 'bitcastToInt', 'bitcastToUint', 'frexpExponent', 'ldexp', 'mix', 'clamp', 'smoothstep', 'fma']
  const names = Object.values(valueBuiltins)
    .filter(({ rule, family }) => rule.scalars.includes(floatType) && (rule.shape === 'map' || typeof rule.shape === 'object') && family !== 'derivative')
    .map(({ rule }) => rule.name)
  expect(names.filter((name) => !(name in walks) && !others.includes(name))).toEqual([])
})
